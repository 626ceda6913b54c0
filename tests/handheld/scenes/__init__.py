"""How to get to each of the main screens: a name and the keys that lead there.

A scene is a function of a Sitting that stands at the title; when it returns, the screen it is
named after is shown. Its settings are what settings.toml says. The modules here hold them, each with
what its SCENES show in the first line; docs/screens.md has the same chapters.
"""

from scenes import afterwards, at_the_table, learning, menus, on_a_counter, one_player_short, three_handed_bridge
from scenes.shared import *  # noqa: F401,F403
from scenes.menus import *  # noqa: F401,F403
from scenes.at_the_table import *  # noqa: F401,F403
from scenes.afterwards import *  # noqa: F401,F403
from scenes.learning import *  # noqa: F401,F403
from scenes.on_a_counter import *  # noqa: F401,F403

CHAPTERS = (menus, at_the_table, afterwards, learning, on_a_counter, one_player_short, three_handed_bridge)
SCENES = {name: scene for chapter in CHAPTERS for name, scene in chapter.SCENES.items()}

# Scenes that only these boards can come to.
ONLY = {"low-battery": ("picosystem",)}


def sampled(boards, wanted=lambda name: True):
    """Pairs of a board and the name of a scene, to parametrize a test with. Of the other games every scene
    is gone through on one of the boards, and on the rest with --long."""
    import pytest

    pairs = []
    for place, name in enumerate(SCENES):
        for turn, board in enumerate(boards):
            if board in ONLY.get(name, boards) and wanted(name):
                seldom = name.startswith(("short-", "bridge-")) and (place + turn) % len(boards) > 0
                pairs.append(pytest.param(board, name, marks=pytest.mark.long) if seldom else (board, name))
    return pairs
