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
    assert entries(player) == ["New game", "Help", "About"]
    for entry, screen in (("Help", "help"), ("About", "about"), ("New game", "new_game")):
        player.open(entry)
        assert player.screen() == screen
        player.press("b")
    scenes.table(player)
    player.press("start")
    assert entries(player) == ["Continue", "Hint", "Score sheet", "Score table", "Help", "Leave to title"]
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
        assert player.screen() == "title" and "Continue" not in entries(player), scene.__name__
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
    assert player.screen() == "title"
    assert bytes(player.app.settings.values) == usual
    player.begin()
    assert (player.session.deals, player.session.mode, player.session.level) == (9, 0, "easy")


def test_a_start_takes_up_no_game_but_keeps_settings_and_statistics(sit):
    session = snapshot.save(bookkeeping.a_session(40, mode=0, level="easy", number=5, seed=9))
    memory = bookkeeping.record(settings=bytes((0, 1, 1, 1, 0, 1)), session=session)
    player = sit("pybadge", memory=memory, settings=AWAKE)
    assert player.screen() == "title" and "Continue" not in entries(player)
    assert bytes(player.app.settings.values[:6]) == bytes((2, 1, 1, 1, 2, 0))
    assert "Continue" in entries(sit("pybadge", memory=memory))


def test_it_sleeps_like_any_other_and_wakes_at_the_title(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_SLEEP="5"))
    scenes.table(player)
    player.run(10 * MINUTE)
    assert player.asleep()
    player.touch("a")
    player.settle()
    assert player.screen() == "title" and not player.asleep()
    player.press("a")
    assert player.screen() == "new_game"


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
    player = sit(board, settings=KIOSK)
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
    assert player.screen() == "title"


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
    assert entries(player) == ["New game", "Help", "About"] and player.app.game is None
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
