"""settings.toml: what it may say, and that every line which is not understood is named."""

import importlib
import sys

import bookkeeping
import pytest

from handheld.words import english_menus

SIZES = {"pybadge": 8192, "picosystem": 4096}
RIGHT = {
    "FLUNK_LEVEL": ("random", "easy", "normal", "hard", "expert", "EASY"),
    "FLUNK_PAUSE": ("key", "1", "2", "4", "quick", 2),
    "FLUNK_DECK": ("four", "two", "contrast"),
    "FLUNK_SEAT_ORDER": ("clockwise", "parlett", "Parlett"),
    "FLUNK_DEALS": ("3", "6", "9", "18", "99", 12),
    "FLUNK_MODE": ("solo", "rubber"),
    "FLUNK_LANGUAGE": ("english", "English", "japanese"),
    "FLUNK_BRIGHTNESS": ("1", "5", 3),
    "FLUNK_DIM": ("1", "10", "never", "Never", 2),
    "FLUNK_SLEEP": ("2", "30", "never", 10),
    "FLUNK_SOUND": ("on", "off", "OFF"),
    "FLUNK_SORT": ("fixed", "trumps", "Trumps"),
    "FLUNK_FORCED": ("off", "on"),
    "FLUNK_PIPS": ("normal", "large"),
    "FLUNK_KEYS": ("right", "left", "Left"),
    "FLUNK_DEMO": ("on", "off", "On"),
    "FLUNK_RECORDS": ("on", "off"),
    "FLUNK_WORDS": ("full", "compact", "Full"),
    "FLUNK_DEAL": ("1", "999999", 77),
    "FLUNK_WATCH": ("yes", "no"),
    "FLUNK_KIOSK": ("yes", "no"),
    "FLUNK_CONSOLE": ("no", "No"),
}
WRONG = {
    "FLUNK_LEVEL": ("grand", "", "normal ", 2),
    "FLUNK_PAUSE": ("3", "long", 0, -1),
    "FLUNK_DECK": ("five", "", 4),
    "FLUNK_SEAT_ORDER": ("anticlockwise",),
    "FLUNK_DEALS": ("10", "0", "102", 7),
    "FLUNK_MODE": ("bridge",),
    "FLUNK_LANGUAGE": ("martian", "", 1),
    "FLUNK_BRIGHTNESS": ("0", "6", "bright", "", -1),
    "FLUNK_DIM": ("3", "0", "no", "", -1),
    "FLUNK_SLEEP": ("1", "60", "off"),
    "FLUNK_SOUND": ("loud", "yes", "", 0),
    "FLUNK_SORT": ("left", "", 1),
    "FLUNK_FORCED": ("yes", "auto", 0),
    "FLUNK_PIPS": ("larger", "", 1),
    "FLUNK_KEYS": ("both", "", 1),
    "FLUNK_DEMO": ("yes", "", 1),
    "FLUNK_RECORDS": ("yes", "pbn", 100),
    "FLUNK_WORDS": ("sentences", "", 1),
    "FLUNK_DEAL": ("0", "1000000", "-3", "one", ""),
    "FLUNK_WATCH": ("maybe", "", 1),
    "FLUNK_KIOSK": ("counter", "", 1),
    "FLUNK_CONSOLE": ("usb", "", 1),
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
    (_, setting, given, _), = found.wrong
    assert "FLUNK_" + setting == name and given == str(value).lower()
    assert found.values == plain.app.settings.values
    assert (found.first_number, found.watch, found.kiosk) == (0, False, False)
    assert player.screen() == "title"


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("name", WRONG)
def test_the_settings_screen_names_a_wrong_line_whole(sit, board, name):
    """Its name, what it says and what it could say, all of it to be read."""
    player = at_the_settings(sit, {name: WRONG[name][0]}, board)
    cut, player.cut = player.cut, []
    assert player.says(name) and cut == []


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("language", ["english", "japanese"])
def test_the_settings_screen_says_what_is_wrong_in_its_language(sit, board, language):
    words = importlib.import_module("handheld.words." + language + "_mistakes")
    for name, value, says in (("FLUNK_LEVEL", None, words.WRONG_ENTRIES[0].format("LEVEL")),
                              ("FLUNK_PIPS", "larger", words.WRONG_ENTRIES[1].format("PIPS", "larger", "normal, large")),
                              ("FLUNK_DEALS", "10", words.WRONG_ENTRIES[2].format("DEALS", "10", "99")),
                              ("FLUNK_DEAL", "0", words.WRONG_ENTRIES[3].format("DEAL", "0", "999999")),
                              ("FLUNK_KIOSK", "maybe", words.WRONG_ENTRIES[1].format("KIOSK", "maybe", "yes, no"))):
        player = at_the_settings(sit, {name: value, "FLUNK_LANGUAGE": language}, board)
        lines = player.lines()
        start = next(place for place, line in enumerate(lines) if name in line)
        # Broken between words, and in Japanese within them.
        assert "".join("".join(lines[start:]).split()) == "".join(says.split())


@pytest.mark.parametrize("language", ["english", "japanese"])
def test_every_wrong_line_has_room_however_long_it_is(sit, language):
    """A name, so much of a wrong value, and all that could stand there."""
    sit("pybadge", settings={"FLUNK_LANGUAGE": language})
    from handheld import wrapping

    words = importlib.import_module("handheld.words." + language + "_mistakes")
    for value in ("bright as the sun", "grand master of all", "x" * 20, "a b c d e f g h i", None):
        wrong = sit("pybadge", settings=dict.fromkeys(WRONG, value)).app.settings.wrong
        assert len(wrong) == len(WRONG)
        sit("pybadge", settings={"FLUNK_LANGUAGE": language})
        for which, *given in wrong:
            lines = wrapping.wrapped(words.WRONG_ENTRIES[which].format(*given), 26)
            assert len(lines) <= 3, lines


def test_the_settings_screen_names_every_wrong_line(sit):
    wrong = {name: values[0] for name, values in WRONG.items()}
    player = at_the_settings(sit, wrong)
    player.cut.clear()
    seen = set()
    for _ in range(len(WRONG)):  # however it is leafed through
        seen.update(name for name in wrong if player.says(name))
        player.press("down")
    assert seen == set(wrong)


def test_what_settings_toml_says_wins_over_what_was_saved(sit):
    player = sit("pybadge")
    player.open("Settings")
    player.press("right*3 b")  # random
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
    from handheld import choices
    from handheld.settings import Settings

    player = sit("pybadge")
    plain = bytes(player.app.settings.values)
    for saved in (b"", b"\xff" * 6, bytes((200,) * 6), bytes(range(100, 120))):
        settings = Settings()
        choices.load(settings, saved)
        assert bytes(settings.values) == plain
    settings = Settings()
    choices.load(settings, bytes((0, 99, 1)))
    assert bytes(settings.values[:3]) == bytes((0, plain[1], 1))


# Records of older versions ---------------------------------------------------------------------


@pytest.mark.parametrize("kept", range(14))
def test_a_record_from_when_there_were_fewer_settings_loads(sit, kept):
    saved = bytes((0, 1, 1, 1, 0, 1, 0, 2, 3, 4, 1, 1, 1))[:kept]
    player = sit("pybadge", memory=bookkeeping.record(settings=saved))
    defaults = sit("pybadge").app.settings.values
    assert bytes(player.app.settings.values) == saved + bytes(defaults[kept:])


def test_a_record_with_fewer_settings_keeps_its_day(sit):
    saved = bytes((0, 1, 1, 1, 0, 1, 0, 2, 3, 4, 1, 1, 1, 1, 1, 1, 1, 31, 5, 17))
    values = sit("pybadge", memory=bookkeeping.record(settings=saved)).app.settings.values
    assert bytes(values) == saved + bytes(len(values) - len(saved))
    player = sit("pybadge", memory=bookkeeping.record(settings=bytes(values)))
    assert bytes(player.app.settings.values) == bytes(values)


# The list of settings --------------------------------------------------------------------------


def shown(player):
    """The entries in sight, with the marks before them."""
    wide = [line for line in player.lines() if line not in ("Settings", "FLUNK")]
    return [line for line in wide if not line.startswith("FLUNK_")]


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_list_moves_with_the_cursor_and_says_that_it_goes_on(sit, board):
    player = at_the_settings(sit, {"FLUNK_PAUSE": "long"}, board)
    player.cut.clear()
    menu = player.top()
    entries = [text for text, _ in menu.entries()]
    room = menu.lines
    for way, turns in (("down", 2), ("up", 2)):
        for _ in range(turns * len(entries)):
            player.press(way)
            seen = [line for line in player.lines() if any(entry in line for entry in entries)]
            here = entries[menu.place]
            assert len([line for line in seen if line.startswith("▸ " + here)]) == 1
            if len(entries) > room:
                first = entries.index(next(entry for entry in entries if entry in seen[0]))
                assert len(seen) == room
                assert seen[0].startswith("↑ ") == (first > 0)
                assert seen[-1].startswith("↓ ") == (first + room < len(entries))
                if 0 < menu.place < len(entries) - 1:
                    # What comes next is in sight, up and down.
                    assert first < menu.place < first + room - 1


# Languages -------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_a_language_is_chosen_kept_and_the_other_one_forgotten(sit, board):
    player = sit(board, settings={"FLUNK_DEAL": "5"})
    player.open("Settings")
    player.reach("Language")
    player.press("right")
    # At once, with the cursor where it was.
    assert player.says("設定") and player.says("▸ Language") and player.says("← 日本語 →")
    player.press("select")
    assert player.says("あらまし")
    assert not [name for name in sys.modules if name.startswith("handheld.words.english")]
    player.press("b b")
    assert player.says("新しいゲーム")
    player.start()  # off and on again
    assert player.says("新しいゲーム")
    memory = player.memory()
    assert sit(board, memory=memory, settings={"FLUNK_LANGUAGE": "english"}).says("New game")
    assert sit(board, memory=memory).says("新しいゲーム")
    assert sit(board, settings={"FLUNK_LANGUAGE": "Japanese"}).says("新しいゲーム")


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_way_back_to_english_leaves_nothing_of_the_other_language(sit, board):
    player = sit(board)
    player.reach("New game")
    before = player.image().tobytes()
    letters = player.app.look.letters
    player.open("Settings")
    player.reach("Language")
    player.press("right")
    assert player.app.look.letters.width != letters.width
    player.press("right")
    assert player.says("← English →")
    assert not [name for name in sys.modules if name.startswith("handheld.words.japanese")]
    assert "handheld.wide" not in sys.modules and player.app.look.letters.width == letters.width
    player.press("b")
    player.reach("New game")
    assert player.image().tobytes() == before


def test_the_language_changes_in_the_middle_of_a_deal(sit):
    player = sit("picosystem", settings={"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"})
    player.begin()
    player.press("a start")
    player.open("Settings")
    player.reach("Language")
    player.press("right b b")
    assert player.screen() == "declare" and player.says("あなたのコントラクト")


def test_a_language_that_is_gone_falls_back_to_the_first(sit):
    kept = bytearray((2, 0, 0, 0, 2, 0, 0))
    kept[6] = 9
    assert sit("pybadge", memory=bookkeeping.record(settings=bytes(kept))).says("New game")
    kept[6] = 1
    assert sit("pybadge", memory=bookkeeping.record(settings=bytes(kept))).says("新しいゲーム")


@pytest.mark.parametrize("name", sorted(WRONG))
def test_a_value_without_quotes_is_named(sit, name):
    player = sit("pybadge", settings={name: None})
    plain = sit("pybadge")
    found = sit("pybadge", settings={name: None}).app.settings
    assert [entry[1:] for entry in found.wrong] == [(name[len("FLUNK_"):], "", "")]
    assert at_the_settings(sit, {name: None}).says(name + ":")
    assert bytes(found.values) == bytes(plain.app.settings.values)
    assert player.screen


def test_a_long_wrong_value_leaves_room_for_the_right_ones(sit):
    player = at_the_settings(sit, {"FLUNK_SEAT_ORDER": "round the table and back again"})
    assert player.says("parlett")


# The level expert ------------------------------------------------------------------------------


@pytest.fixture
def no_expert(monkeypatch):
    """As on a board, which has no such module."""
    monkeypatch.setitem(sys.modules, "engine.flunk.bots.expert", None)


def levels_offered(player):
    player.open("Settings")
    found = []
    for _ in range(6):
        found.append(player.app.settings.level())
        player.press("right")
    return found


def test_expert_is_offered_where_it_is(sit):
    assert levels_offered(sit("pybadge")) == ["normal", "hard", "expert", "random", "easy", "normal"]


def test_expert_is_not_offered_on_a_board(sit, no_expert):
    assert levels_offered(sit("pybadge")) == ["normal", "hard", "random", "easy", "normal", "hard"]
    wrong = sit("pybadge", settings={"FLUNK_LEVEL": "grand"}).app.settings.wrong
    assert [entry[1:] for entry in wrong] == [("LEVEL", "grand", "random, easy, normal, hard")]


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_a_board_that_is_to_play_expert_says_that_it_plays_hard(sit, board, no_expert):
    for told in ({"settings": {"FLUNK_LEVEL": "expert"}}, {"memory": bookkeeping.record(settings=bytes((4, 1)), size=SIZES[board])}):
        player = sit(board, **told)
        assert player.screen() == "notice" and player.says("Here hard plays in its")
        assert player.app.settings.level() == "hard" and player.app.settings.wrong == []
        player.press("a")
        assert player.screen() == "title"
        player.begin()
        assert player.session.level == "hard"


def test_a_game_against_expert_goes_on_on_a_board_and_stays_what_it_is(sit, no_expert):
    from engine.flunk import snapshot

    kept = snapshot.save(bookkeeping.a_session(30, mode=0, level="expert", number=5, seed=99))
    player = sit("pybadge", memory=bookkeeping.record(session=kept))
    assert player.screen() == "notice" and player.app.settings.level() == "normal"
    player.press("a")
    player.open("Continue")
    assert player.session.level == "expert" and player.session.deal.play.count >= 29
    count = player.session.deal.play.count
    while player.session.deal.play.count < count + 8:
        player.touch("a")
        player.run(1000)
    assert player.session.level == "expert"


def test_expert_plays_at_the_table(sit, monkeypatch):
    from engine.flunk.bots import expert

    monkeypatch.setattr(expert.ExpertPlayer, "budget", 500)
    player = sit("pybadge", settings={"FLUNK_LEVEL": "expert", "FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_WATCH": "yes"})
    player.begin()
    searched = 0
    for _ in range(400):
        player.run(500)
        half = player.app.game._bot._half if player.app.game._bot else None
        searched += isinstance(half, expert.ExpertPlayer) and half._searching
        if player.session.deal.play.count == 40:
            break
    assert player.session.deal.play.count == 40 and searched
    assert player.session.level == "expert"


def test_nothing_is_said_where_expert_plays(sit):
    player = sit("pybadge", memory=bookkeeping.record(settings=bytes((4, 1))))
    assert player.screen() == "title" and player.app.settings.level() == "expert"
    assert sit("pybadge", memory=bookkeeping.record(settings=bytes((9, 1)))).app.settings.level() == "normal"


# On the title ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_title_tells_of_a_mistake_in_settings_toml(sit, board):
    player = sit(board, settings={"FLUNK_LEVEL": "grand"})
    assert player.says("Mistake in settings.toml:") and player.says("see Settings")
    player.open("Settings")
    assert player.says("FLUNK_LEVEL")
    for settings in ({}, {"FLUNK_LEVEL": "easy"}, {"FLUNK_LEVEL": "grand", "FLUNK_KIOSK": "yes"}):
        # In a kiosk it is none of the visitors' business, and Settings is not there.
        assert not sit(board, settings=settings).says("settings.toml")


def test_wrong_lines_are_where_they_were_after_the_help(sit):
    player = at_the_settings(sit, {"FLUNK_LEVEL": "grand", "FLUNK_PAUSE": "long", "FLUNK_DEALS": "7"})
    player.cut.clear()
    for _ in range(4):
        player.press("down")
        before = player.lines()
        player.press("select b")
        assert player.lines() == before
