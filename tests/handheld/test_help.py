"""SELECT opens the help from every screen, and closing it leads back to the same picture."""

import pytest
from scenes import ONLY, SCENES, sampled
from sitting import Sitting

BOARDS = ("pybadge", "picosystem")
# There any key does one thing: it ends the demo, or a thought, or says that somebody is there.
ANY_KEY = ("demo", "countdown", "lesson-judge")


def game_s_own(name):
    """The name of a scene without its game."""
    return name.removeprefix("short-").removeprefix("bridge-")


CASES = sampled(BOARDS, lambda name: not game_s_own(name).startswith(("help-",) + ANY_KEY))


@pytest.mark.parametrize("board, name", CASES)
def test_help_opens_from_every_screen_and_leads_back_to_the_same_picture(board, name):
    scene, settings = SCENES[name]
    with Sitting(board, settings=settings) as player:
        scene(player)
        screen, lines, before = player.screen(), player.lines(), player.image()
        player.touch("select")
        assert player.screen() == "help"
        if name == "score-table-plain":
            # It was opened from a page of the help, to which SELECT goes back.
            assert player.says("3/10")
            return
        player.touch("right")
        player.touch("b")
        assert (player.screen(), player.lines()) == (screen, lines)
        assert player.image() == before


def test_every_screen_there_is_was_among_them():
    """A new screen needs a scene."""
    from sitting import ROOT

    shown = set()
    for name, (scene, settings) in SCENES.items():
        with Sitting(ONLY.get(name, BOARDS)[0], settings=settings) as player:
            scene(player)
            shown.add(player.screen())
    files = {path.stem for path in (ROOT / "lib" / "handheld" / "screens").glob("*.py")}
    assert files - shown == {"__init__", "hands", "menu", "pages", "sheet"}


@pytest.mark.parametrize("board", BOARDS)
def test_a_list_stands_where_it_stood(sit, board):
    """Not only the cursor: the list above and below it too."""
    player = sit(board)
    player.open("Settings")
    for keys in ("down*8", "up*3", "up*2"):
        player.press(keys)
        before = player.lines()
        player.press("select b")
        assert player.lines() == before


def test_the_score_pages_lead_to_the_score_table_and_back(sit):
    player = sit("pybadge")
    player.open("Help")
    for page in range(1, 11):
        assert player.says("%d/10" % page)
        told = player.says("START: the whole table")
        assert told == (page in (3, 4, 5))
        if told:
            for close in ("b", "select", "a"):
                player.press("start")
                assert player.screen() == "score_table"
                player.press(close)
                assert player.screen() == "help" and player.says("%d/10" % page)
        player.press("right")
    player.press("start")
    assert player.screen() == "title"


def test_nothing_piles_up_between_help_and_score_table(sit):
    player = sit("pybadge")
    player.open("Help")
    player.press("right*2")
    for _ in range(5):
        player.press("start select")
    assert [name for name, _ in player.app.below] == ["title"]
