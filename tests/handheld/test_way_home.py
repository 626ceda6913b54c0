"""By keys only: every screen is come to, and from every screen a few keys lead back to the title."""

import pytest
from scenes import ONLY, SCENES
from sitting import ROOT, Sitting

# What somebody tries who wants to get out, in this order, again and again.
TRIED = ("b", "b", "start", "a")
MOST_KEYS = 25


def go_home(player):
    """Press keys until the title is there; how many it took."""
    tried = {}
    for pressed in range(MOST_KEYS):
        screen = player.screen()
        if screen == "title":
            return pressed
        leave = [text for text, _ in player.top().entries() if text.startswith("Leave")] if screen == "game_menu" else []
        if leave:
            player.open(leave[-1])
            continue
        key = TRIED[tried.get(screen, 0) % len(TRIED)]
        tried[screen] = tried.get(screen, 0) + 1
        player.press(key)
    raise AssertionError("no way home from " + player.screen())


@pytest.mark.parametrize("name", SCENES)
def test_the_title_is_a_few_keys_away(name):
    scene, settings = SCENES[name]
    with Sitting(ONLY.get(name, ("pybadge",))[0], settings=settings) as player:
        scene(player)
        screen = player.screen()
        assert list((ROOT / "lib" / "handheld").glob("*/%s.py" % screen)) or screen == "box"
        assert go_home(player) < MOST_KEYS
        # And there it goes on as ever.
        player.open("New game")
        assert player.screen() == "new_game"
