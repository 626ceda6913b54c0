"""settings.toml: what it may say, and that every line which is not understood is named."""

import pytest

from handheld.words import english_menus

RIGHT = {
    "FLUNK_LEVEL": ("random", "easy", "normal", "EASY"),
    "FLUNK_PAUSE": ("key", "1", "2", "4", 2),
    "FLUNK_DECK": ("four", "two"),
    "FLUNK_SEAT_ORDER": ("clockwise", "parlett", "Parlett"),
    "FLUNK_DEALS": ("3", "6", "9", "18", "99", 12),
    "FLUNK_MODE": ("solo", "rubber"),
    "FLUNK_DEAL": ("1", "999999", 77),
    "FLUNK_WATCH": ("yes", "no"),
}
WRONG = {
    "FLUNK_LEVEL": ("expert", "", "normal ", 2),
    "FLUNK_PAUSE": ("3", "long", 0, -1),
    "FLUNK_DECK": ("five", "", 4),
    "FLUNK_SEAT_ORDER": ("anticlockwise",),
    "FLUNK_DEALS": ("10", "0", "102", 7),
    "FLUNK_MODE": ("bridge",),
    "FLUNK_DEAL": ("0", "1000000", "-3", "one", ""),
    "FLUNK_WATCH": ("maybe", "", 1),
}


def at_the_settings(sit, settings, board="pybadge"):
    player = sit(board, settings=settings)
    player.open("Settings")
    return player


@pytest.mark.parametrize("name, value", [(name, value) for name in RIGHT for value in RIGHT[name]])
def test_what_is_right_is_taken_and_not_complained_about(sit, name, value):
    player = sit("pybadge", settings={name: value})
    assert player.app.settings.wrong == []
    assert not player.says("FLUNK_")


@pytest.mark.parametrize("name, value", [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_is_named_and_changes_nothing(sit, name, value):
    player = sit("pybadge", settings={name: value})
    plain = sit("pybadge")
    found = sit("pybadge", settings={name: value}).app.settings
    assert len(found.wrong) == 1 and name in found.wrong[0] and str(value).lower() in found.wrong[0]
    assert found.values == plain.app.settings.values
    assert (found.first_number, found.watch) == (0, False)
    assert player.screen() == "title"


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("name", WRONG)
def test_the_settings_screen_names_a_wrong_line_whole(sit, board, name):
    """Its name, what it says and what it could say, all of it to be read."""
    player = at_the_settings(sit, {name: WRONG[name][0]}, board)
    cut, player.cut = player.cut, []
    assert player.says(name) and cut == []


def test_the_settings_screen_names_every_wrong_line(sit):
    wrong = {name: values[0] for name, values in WRONG.items()}
    player = at_the_settings(sit, wrong)
    player.cut.clear()
    seen = set()
    for _ in range(20):  # however it is leafed through
        seen.update(name for name in wrong if player.says(name))
        player.press("down")
    assert seen == set(wrong)


def test_what_settings_toml_says_wins_over_what_was_saved(sit):
    player = sit("pybadge")
    player.open("Settings")
    player.press("right b")  # random
    again = sit("pybadge", memory=player.memory(), settings={"FLUNK_LEVEL": "easy"})
    assert again.app.settings.level() == "easy"
    without = sit("pybadge", memory=player.memory())
    assert without.app.settings.level() == "random"


def test_a_deal_by_number_is_dealt_in_every_new_game(sit):
    player = sit("picosystem", settings={"FLUNK_DEAL": "999999", "FLUNK_MODE": "solo"})
    for _ in range(2):
        player.begin()
        assert player.says("number 999999")
        player.press("start")
        player.open("Leave to title")


def test_the_level_s_names_fit_the_engine(sit):
    from engine.flunk import bots

    player = sit("pybadge")
    assert set(english_menus.LEVELS) == set(bots.LEVELS)


def test_saved_settings_that_make_no_sense_are_left_out(sit):
    from handheld.settings import Settings

    player = sit("pybadge")
    plain = bytes(player.app.settings.values)
    for saved in (b"", b"\xff" * 6, bytes((200,) * 6), bytes(range(100, 120))):
        settings = Settings()
        settings.load(saved)
        assert bytes(settings.values) == plain
    settings = Settings()
    settings.load(bytes((0, 99, 1)))
    assert bytes(settings.values[:3]) == bytes((0, plain[1], 1))
