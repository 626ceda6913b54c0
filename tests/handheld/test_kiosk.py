"""A unit on a counter: settings locked, every visitor begins afresh, and it comes back by itself."""

import bookkeeping
import pytest
import scenes
import simulated
from bookkeeping import session_in
from scenes import first

from engine.flunk import snapshot
from tools.desktop.machine import Machine

MINUTE = 60000
KIOSK = {"FLUNK_KIOSK": "yes", "FLUNK_DEAL": "5"}
AWAKE = dict(KIOSK, FLUNK_DIM="never", FLUNK_SLEEP="never")
BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def entries(player):
    return [text for text, _ in player.top().entries()]


def hold_select_and_press(player, keys):
    player.hands.hold(player.board.key("select"), True)
    player.settle()
    player.press(keys)
    player.hands.hold(player.board.key("select"), False)
    player.settle()


# Locked ------------------------------------------------------------------------------------


def test_the_settings_open_only_with_select_and_start(sit, board):
    player = sit(board, settings=AWAKE)
    assert entries(player) == ["New game", "Learn", "Games", "Best scores", "Help", "About"]
    for entry, screen in (("Help", "help"), ("About", "about"), ("Best scores", "best_scores"), ("New game", "new_game")):
        player.open(entry)
        assert player.screen() == screen
        player.press("b")
    scenes.table(player)
    player.press("start")
    assert entries(player) == ["Continue", "Hint", "Claim or give up", "Score sheet", "Score table", "Help", "Leave to title"]
    player.open("Help")
    assert player.screen() == "help"
    player.press("b b")
    hold_select_and_press(player, "start")
    assert player.screen() == "settings_menu"
    player.press("b")
    assert player.screen() == "table"
    player.press("start")
    player.open("Leave to title")
    assert entries(player)[0] == "Continue"
    player.press("a")
    assert player.screen() == "table"


def test_the_brightness_is_the_owner_s(sit):
    player = sit("pybadge", settings=AWAKE)
    hold_select_and_press(player, "down")
    assert simulated.brightness == 1 and player.says("2/")


# Afresh ------------------------------------------------------------------------------------


def test_a_game_that_is_left_alone_ends_and_the_title_waits(sit, board):
    for scene in (scenes.declare, scenes.table, scenes.game_menu, scenes.deal_end, scenes.score_sheet, scenes.new_game):
        player = sit(board, settings=AWAKE)
        scene(player)
        player.run(MINUTE + 50000)
        assert player.screen() != "title", scene.__name__
        player.run(15000)
        assert player.screen() == "demo" and player.app.game is None, scene.__name__
        assert session_in(player.memory()) == b"" if player.memory()[:2] == b"FH" else True


def test_a_key_now_and_then_keeps_a_game(sit):
    player = sit("pybadge", settings=AWAKE)
    scenes.table(player)
    for _ in range(10):
        player.run(MINUTE)
        player.press("right")
    assert player.screen() == "table"


def test_the_next_visitor_finds_the_usual_new_game(sit):
    player = sit("pybadge", settings=dict(AWAKE, FLUNK_LEVEL="easy"))
    usual = bytes(player.app.settings.values)
    player.open("New game")
    player.press("down right down right*3")
    assert bytes(player.app.settings.values) != usual
    player.press("up*2 a")
    assert player.session.deals == 18
    player.run(3 * MINUTE)
    assert player.screen() == "demo"
    assert bytes(player.app.settings.values) == usual
    player.press("a a")
    assert (player.session.deals, player.session.mode, player.session.level) == (9, 0, "easy")


def test_a_start_takes_up_no_game_but_keeps_settings_and_statistics(sit):
    session = snapshot.save(bookkeeping.a_session(40, mode=0, level="easy", number=5, seed=9))
    memory = bookkeeping.record(settings=bytes((0, 1, 1, 1, 0, 1)), session=session)
    player = sit("pybadge", memory=memory, settings=AWAKE)
    assert player.screen() == "title" and "Continue" not in entries(player)
    assert bytes(player.app.settings.values[:6]) == bytes((2, 1, 1, 1, 2, 0))
    assert "Continue" in entries(sit("pybadge", memory=memory))


def test_it_sleeps_like_any_other_and_wakes_for_the_next_visitor(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_SLEEP="5"))
    scenes.table(player)
    player.run(10 * MINUTE)
    assert player.asleep()
    player.touch("a")
    player.settle()
    assert player.screen() == "demo" and not player.asleep()
    player.press("a")
    assert player.screen() == "new_game"


def test_a_level_that_settings_toml_gives_is_the_next_visitor_s_too(sit):
    player = sit("pybadge", settings=dict(AWAKE, FLUNK_LEVEL="easy", FLUNK_DEALS="6"))
    usual = bytes(player.app.settings.values)
    player.open("New game")
    player.press("down*2 right down right")
    assert bytes(player.app.settings.values) != usual
    player.run(3 * MINUTE)
    assert bytes(player.app.settings.values) == usual


# Still there? ----------------------------------------------------------------------------------


def test_the_visitor_is_asked_for_twenty_seconds_and_any_key_keeps_the_game(sit, board):
    for scene in (scenes.declare, scenes.table_trick, scenes.game_menu, scenes.deal_end, scenes.score_sheet):
        player = sit(board, settings=dict(AWAKE, FLUNK_DEALS="3"))
        scene(player)
        player.settle(3000)
        before, lines = player.screen(), player.lines()
        cards = player.session.deal.play.count
        player.press("select b")  # the time begins anew
        player.run(98000)
        assert player.screen() == before
        player.run(3000)
        assert player.screen() == "countdown" and player.says("Still there?")
        counted = []
        for _ in range(15):
            counted.append(int(player.lines()[1]))
            player.run(1000)
        assert counted == list(range(counted[0], counted[0] - 15, -1)) and 18 <= counted[0] <= 20
        player.press("a")
        assert (player.screen(), player.lines()) == (before, lines)
        assert player.session.deal.play.count == cards
        player.run(98000)
        assert player.screen() == before


def test_the_countdown_ends_with_the_game_given_up(sit, board):
    player = sit(board, settings=AWAKE)
    scenes.table(player)
    player.run(2 * MINUTE + 5000)
    assert player.screen() == "demo" and player.app.game is None


def test_nobody_is_asked_where_there_is_nothing_to_lose(sit):
    player = sit("pybadge", settings=AWAKE)
    opened = []
    push = player.app.push
    player.app.push = lambda name, *details: (opened.append(name), push(name, *details))
    player.run(5 * MINUTE)
    assert opened == []


def test_the_countdown_is_bright_on_a_dim_display(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_DIM="1", FLUNK_BRIGHTNESS="3"))
    scenes.table(player)
    usual = simulated.brightness
    player.run(MINUTE + 10000)
    assert simulated.brightness < usual
    player.run(36000)
    assert player.screen() == "countdown" and simulated.brightness == 1
    player.press("b")
    assert player.screen() == "table" and simulated.brightness == usual


# Best scores -----------------------------------------------------------------------------------

KEEPS_SCORES = dict(AWAKE, FLUNK_DEALS="3")


def best(player):
    """[(letters, points)] as a start would find them."""
    from handheld.store import Store
    from handheld.media import open_media

    data = Store(open_media()).best
    assert not data or data[0] == 1
    return [(data[place:place + 3].decode(), int.from_bytes(data[place + 3:place + 5], "little"))
            for place in range(3, len(data), 5)]


def test_a_good_session_is_entered_with_three_letters(sit, board):
    player = sit(board, settings=KEEPS_SCORES)
    scenes.finish_well(player)
    total = player.session.total(0)
    assert total > 0
    player.press("a")
    assert player.screen() == "best_name" and player.says("no. 1: %d" % total)
    # Kept already: power may fail now.
    assert best(player) == [("AAA", total)] and session_in(player.memory()) == b""
    player.press("up a down*2 left right b right right up*27 select b")
    assert player.screen() == "best_name"
    player.press("a")
    assert player.screen() == "best_scores" and player.says("1.  BYB")
    assert best(player) == [("BYB", total)]
    player.press("a")
    assert player.screen() == "title"
    player.open("Best scores")
    assert player.says("BYB") and player.says("Solo, 3 deals")
    player.press("b")
    assert player.screen() == "title"
    again = sit(board, memory=player.memory(), settings=KEEPS_SCORES)
    again.open("Best scores")
    assert again.says("BYB")


def test_the_list_has_five_places_the_best_first(sit):
    player = sit("pybadge", settings=KEEPS_SCORES)
    scenes.finish_well(player)
    total = player.session.total(0)
    others = [("AAB", total + 10), ("AAC", total), ("AAD", total - 1), ("AAE", 2), ("AAF", 1)]
    scenes.scored(player, *others)
    player.press("a*4")
    assert best(player) == others[:2] + [("AAA", total)] + others[2:4]
    # Not among the best: no letters are asked for.
    player = sit("pybadge", settings=KEEPS_SCORES)
    scenes.scored(player, *[("AAB", total)] * 5)
    scenes.finish_well(player)
    assert player.session.total(0) == total
    player.press("a")
    assert player.screen() == "title" and best(player) == [("AAB", total)] * 5


@pytest.mark.parametrize("why, change", [
    ("a hint", lambda session: setattr(session, "hints", 1)),
    ("a rubber", lambda session: setattr(session, "mode", 1)),
    ("another level", lambda session: setattr(session, "level", "easy")),
    ("no points", lambda session: setattr(session, "contracts", bytearray(b"\x0d" * 3))),
])
def test_only_what_can_be_compared_is_entered(sit, why, change):
    player = sit("pybadge", settings=KEEPS_SCORES)
    scenes.finish_well(player)
    change(player.session)
    assert why != "no points" or player.session.total(0) <= 0
    player.press("a")
    assert player.screen() == "title" and best(player) == []


def test_another_number_of_deals_is_not_entered(sit):
    player = sit("pybadge", settings=dict(AWAKE, FLUNK_DEALS="6"))
    player.open("New game")
    player.press("down*2 left up*2 a")
    assert player.session.deals == 3
    player.app.game.watch = True
    while player.screen() != "session_end":
        player.run(2000)
    player.app.game.watch = False
    assert player.session.total(0) > 0
    player.press("a")
    assert player.screen() == "title" and best(player) == []


def test_without_a_kiosk_there_are_no_best_scores(sit):
    player = sit("pybadge", settings={"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"})
    assert "Best scores" not in entries(player)
    scenes.finish_well(player)
    player.press("a")
    assert player.screen() == "title" and best(player) == []


def test_scores_of_other_sessions_wait_until_one_takes_their_place(sit):
    player = sit("pybadge", settings=KEEPS_SCORES)
    scenes.scored(player, ("ADA", 70))
    nine = sit("pybadge", memory=player.memory(), settings=dict(AWAKE, FLUNK_DEALS="9"))
    nine.open("Best scores")
    assert nine.says("None yet") and nine.says("Solo, 9 deals")
    back = sit("pybadge", memory=nine.memory(), settings=KEEPS_SCORES)
    back.open("Best scores")
    assert back.says("ADA")


@pytest.mark.parametrize("data", [b"\x01", b"\x02\x03\x02ADA\x05\x00", b"\x01\x03\x02ADA\x05", b"\xff" * 40])
def test_scores_that_make_no_sense_are_none(sit, data):
    player = sit("pybadge", settings=KEEPS_SCORES)
    player.app.best = data
    player.open("Best scores")
    assert player.says("None yet")


def test_who_walks_away_leaves_the_letters_as_they_are(sit):
    player = sit("pybadge", settings=KEEPS_SCORES)
    scenes.finish_well(player)
    total = player.session.total(0)
    player.press("a up*3")
    player.run(110000)
    assert player.screen() == "countdown"
    player.press("up")
    assert player.screen() == "best_name"
    player.press("up")
    player.run(130000)
    assert player.screen() == "demo" and best(player) == [("EAA", total)]


def test_only_the_owner_clears_them_and_is_asked_twice(sit, board):
    player = sit(board, settings=KEEPS_SCORES)
    scenes.scored(player, *scenes.BEFORE)
    for keys, kept in (("a", True), ("down a a", True), ("b", True), ("down a b", True), ("down a down a", False)):
        hold_select_and_press(player, "start")
        assert player.screen() == "settings_menu"
        player.open("Clear best scores")
        assert player.screen() == "clear_scores"
        player.press(keys)
        assert player.screen() == "settings_menu"
        assert best(player) == (list(scenes.BEFORE) if kept else [])
        player.press("b")
    hold_select_and_press(player, "start")
    assert "Clear best scores" not in entries(player)


# By itself -----------------------------------------------------------------------------------


def test_the_watchdog_is_fed_through_a_whole_session(sit, board):
    player = sit(board, settings=dict(AWAKE, FLUNK_DEALS="3"))
    assert simulated.watchdog_fed is not None and simulated.watchdog_seconds == 8
    scenes.finish(player)
    player.run(MINUTE)
    assert simulated.resets == 0


def test_a_program_that_hangs_is_started_anew(sit, board):
    player = sit(board, settings=AWAKE)
    player.top().tick = lambda now: player.hands.sleep(7)
    player.steps(3)
    assert simulated.resets == 0
    player.top().tick = lambda now: player.hands.sleep(9)
    with pytest.raises(SystemExit):
        player.steps(3)
    assert simulated.resets == 1


def test_a_sleeping_board_is_not_taken_for_one_that_hangs(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_SLEEP="5"))
    for _ in range(2):
        player.run(30 * MINUTE)
        assert player.asleep() and simulated.watchdog_fed is None and simulated.resets == 0
        player.touch("a")
        player.settle()
        assert simulated.watchdog_fed is not None


class Broken(Exception):
    """An error that the program should not have."""


@pytest.mark.parametrize("settings, reloads", [({}, 0), (AWAKE, 1)])
def test_an_error_starts_the_program_anew_in_a_kiosk_alone(sit, board, settings, reloads):
    player = sit(board, settings=settings)
    from handheld import app

    turns = []

    def fail(each):
        turns.append(each)
        if len(turns) == 5:
            raise Broken
    app.App.step = fail
    with pytest.raises(SystemExit if reloads else Broken):
        app.run(player.adapter)
    assert simulated.reloads == reloads


def test_ctrl_c_stops_a_kiosk(sit):
    """For its owner, at the serial console."""
    player = sit("pybadge", settings=AWAKE)
    from handheld import app

    def interrupt(each):
        raise KeyboardInterrupt
    app.App.step = interrupt
    with pytest.raises(KeyboardInterrupt):
        app.run(player.adapter)
    assert simulated.reloads == 0


def test_only_a_kiosk_has_a_watchdog(sit, board):
    for settings in ({}, AWAKE):
        player = sit(board, settings=settings)
        player.run(MINUTE)
        assert (simulated.watchdog_fed is not None) == bool(settings)


def test_a_board_without_a_watchdog_is_a_kiosk_too(sit, monkeypatch):
    import sys

    player = sit("pybadge", settings=AWAKE)
    monkeypatch.setattr(sys.modules["microcontroller"], "watchdog", None)
    simulated.watchdog_fed = None
    player.start()
    scenes.table(player)
    player.play_on(first)
    player.run(3 * MINUTE)
    assert player.screen() == "demo"


# The stand-in ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board, lines, error", [
    ("picosystem", "dog.timeout = 9", "0-8"), ("pybadge", "dog.timeout = 17", "0-16"),
    ("pybadge", "dog.mode = watchdog.WatchDogMode.RESET", "timeout first"),
])
def test_a_watchdog_that_is_misused_says_how(tmp_path, board, lines, error):
    (tmp_path / "code.py").write_text("import microcontroller, watchdog\ndog = microcontroller.watchdog\n" + lines)
    with Machine(board, simulated.Driver(), folder=tmp_path) as machine:
        with pytest.raises(ValueError, match=error):
            machine.run()


def test_a_visitor_who_leaves_from_the_title_leaves_nothing_there(sit, board):
    player = sit(board, settings=AWAKE)
    scenes.table(player)
    player.press("start")
    player.open("Leave to title")
    assert entries(player)[0] == "Continue"
    player.run(130000)
    player.press("a b")
    assert entries(player) == ["New game", "Learn", "Games", "Best scores", "Help", "About"] and player.app.game is None
    player.open("New game")
    player.press("down right down right")
    assert player.app.settings.values[5] == 1
    player.press("b")
    player.run(130000)
    assert player.app.settings.values[5] == 0


def test_a_program_that_always_fails_is_started_three_times_and_then_stays(sit, monkeypatch):
    from handheld import app

    player = sit("pybadge", settings=AWAKE)
    reloads = []
    monkeypatch.setattr(app.supervisor, "reload", lambda: reloads.append(1), raising=False)
    monkeypatch.setattr(app.App, "step", lambda self: 1 / 0)
    for _ in range(5):
        with pytest.raises(ZeroDivisionError):
            app.run(player.adapter)
    assert len(reloads) == 3
