"""The display dims and goes dark, the board sleeps until a key, and then all is as it was."""

import pytest
import scenes
import simulated
from bookkeeping import session_in
from scenes import first
from simulated import boards
from sitting import ASKED, ROOT
from test_boards import NAMED, SWITCHES

from engine.flunk import restore
from tools.desktop.machine import Machine

BOARDS = ("pybadge", "pygamer", "picosystem")
MINUTE = 60000
SOLO = {"FLUNK_DEAL": "7", "FLUNK_DEALS": "3"}
QUICK = dict(SOLO, FLUNK_DIM="1", FLUNK_SLEEP="2")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def at_the_table(sit, board, settings=QUICK, **options):
    player = sit(board, settings=settings, **options)
    scenes.table(player)
    player.play_on(first, until=lambda: player.app.game.view.tricks() == 2 and player.app.game.players_turn())
    return player


# Dim, dark, asleep ---------------------------------------------------------------------------


def test_it_dims_then_goes_dark_and_sleeps_and_wakes_as_it_was(sit, board):
    player = at_the_table(sit, board, drawn=ASKED)
    picture, lines = player.image().tobytes(), player.lines()
    count = player.session.deal.play.count
    full = simulated.brightness
    player.run(MINUTE - 5000)
    assert simulated.brightness == full and not player.asleep()
    player.run(6000)
    assert 0 < simulated.brightness < full / 2 and not player.asleep()
    player.run(MINUTE)
    assert simulated.brightness == 0 and player.asleep()
    player.run(10 * MINUTE)
    assert simulated.brightness == 0 and player.asleep()
    player.touch("a")  # would play a card
    player.settle()
    assert simulated.brightness == full and not player.asleep()
    assert player.session.deal.play.count == count and player.lines() == lines
    assert player.image().tobytes() == picture
    player.press("a")
    assert player.session.deal.play.count > count


def test_the_key_that_wakes_is_swallowed_however_long_it_is_held(sit, board):
    player = sit(board, settings=QUICK)
    player.run(3 * MINUTE)
    assert player.asleep()
    for key in ("down", "a", "select", "b", "start"):
        player.hands.hold(player.board.key(key), True)
        player.run(2000)
        assert not player.asleep()
        assert player.screen() == "title" and "▸ Learn" in player.lines()
        player.hands.hold(player.board.key(key), False)
        player.run(3 * MINUTE)
        assert player.asleep() and "▸ Learn" in player.lines()
    player.touch("a")
    player.press("down")
    assert "▸ Games" in player.lines()


def test_a_key_on_a_dimmed_display_counts(sit, board):
    player = sit(board, settings=QUICK)
    player.run(MINUTE + 1000)
    assert simulated.brightness < 1
    player.press("down")
    assert simulated.brightness == 1 and "▸ Games" in player.lines()


def test_the_picosystem_sleeps_by_its_pins_and_the_others_look_at_their_buttons(sit):
    for name, sleeps in (("picosystem", 1), ("pybadge", 0), ("pygamer", 0)):
        player = sit(name, settings=QUICK)
        player.run(5 * MINUTE)
        assert player.asleep() and simulated.light_sleeps == sleeps
        player.touch("b")
        assert not player.asleep()
        # The buttons have their pins again.
        player.press("down up")
        assert "▸ Learn" in player.lines()


def test_it_saves_before_it_sleeps(sit, board):
    player = at_the_table(sit, board)
    player.press("a")
    count = player.session.deal.play.count
    assert count & 3, "in the middle of a trick"
    assert restore.load(session_in(player.memory())).deal.play.count < count
    writes = simulated.nvm_writes
    player.run(3 * MINUTE)
    assert player.asleep() and simulated.nvm_writes == writes + 1
    assert restore.load(session_in(player.memory())).deal.play.count == count
    player.touch("b")
    player.run(3 * MINUTE)
    assert player.asleep() and simulated.nvm_writes == writes + 1, "nothing new was written"


def test_never_means_never(sit, board):
    player = sit(board, settings={"FLUNK_DIM": "never", "FLUNK_SLEEP": "never"})
    player.run(90 * MINUTE)
    assert simulated.brightness == 1 and not player.asleep()


def test_sleep_may_come_without_dimming_and_before_it(sit):
    for dim in ("never", "10"):
        player = sit("pybadge", settings={"FLUNK_DIM": dim, "FLUNK_SLEEP": "5"})
        player.run(4 * MINUTE)
        assert simulated.brightness == 1
        player.run(2 * MINUTE)
        assert simulated.brightness == 0 and player.asleep()


def test_the_time_is_right_where_the_clock_begins_again(sit):
    """The simulated clock wraps after 65 seconds; and days later it does once more."""
    player = sit("pybadge", settings={"FLUNK_DIM": "2", "FLUNK_SLEEP": "never"})
    player.run(MINUTE + 50000)
    assert simulated.brightness == 1
    player.run(15000)
    dimmed = simulated.brightness
    assert dimmed < 1
    player.hands.clock_us += (1 << 29) * 1000 - 2 * MINUTE * 1000
    player.run(MINUTE)
    assert simulated.brightness == dimmed, "awake again after six days"


def test_watching_bots_is_not_idle(sit, board):
    player = sit(board, settings=dict(SOLO, FLUNK_WATCH="yes", FLUNK_DIM="1", FLUNK_SLEEP="2"))
    player.begin()
    for _ in range(40):
        player.run(5000)
        if player.screen() == "session_end":
            break
        assert simulated.brightness == 1 and not player.asleep()
    else:
        assert player.session.finished() >= 1
    # When the session is over there is nothing to watch.
    while player.screen() != "session_end":
        player.run(10000)
    player.run(4 * MINUTE)
    assert player.asleep()


def test_a_display_without_brightness_neither_dims_nor_sleeps(sit):
    stranger = boards.Board("stranger", "acme_stranger", 160, 128, tuple(SWITCHES), switches=SWITCHES, backlight=False)
    player = sit(stranger, settings=dict(NAMED, FLUNK_DIM="1", FLUNK_SLEEP="2"))
    player.run(5 * MINUTE)
    assert not player.asleep()
    player.press("down")
    player.open("Settings")
    entries = [text for text, _ in player.top().entries()]
    assert "Brightness" not in entries and "Sleep after" not in entries
    player.press("select b b")
    player.begin()
    assert player.screen() == "deal"


def test_a_board_of_its_own_sleeps_too(sit):
    stranger = boards.Board("stranger", "acme_stranger", 160, 128, tuple(SWITCHES), switches=SWITCHES)
    player = sit(stranger, settings=dict(NAMED, FLUNK_SLEEP="2"))
    player.run(3 * MINUTE)
    assert player.asleep() and simulated.brightness == 0 and simulated.light_sleeps == 0
    player.touch("b")
    assert not player.asleep() and simulated.brightness == 1


# Brightness by keys ----------------------------------------------------------------------------


def hold_select(player):
    player.hands.hold(player.board.key("select"), True)
    player.settle()


def let_select_go(player):
    player.hands.hold(player.board.key("select"), False)
    player.settle()


def test_select_with_up_and_down_sets_the_brightness_from_everywhere(sit, board):
    player = at_the_table(sit, board, SOLO)
    before = player.lines()
    hold_select(player)
    assert player.screen() == "help" and player.says("1/")
    seen = []
    for _ in range(6):
        player.press("down")
        seen.append(simulated.brightness)
    assert seen == sorted(seen, reverse=True) and len(set(seen)) == 4 and seen[-1] > 0
    assert player.says("1/"), "the page has not turned"
    player.press("up*2")
    assert simulated.brightness == seen[1]
    let_select_go(player)
    player.press("down")
    assert player.says("2/") and simulated.brightness == seen[1]
    player.press("b")
    assert player.lines() == before


def test_the_brightness_is_kept(sit, board):
    player = sit(board)
    player.open("Settings")
    player.reach("Brightness")
    player.press("left*2")
    level = simulated.brightness
    assert 0 < level < 1 and player.says("← 3 →")
    player.press("b")
    again = sit(board, memory=player.memory())
    assert simulated.brightness == level
    again.run(6 * MINUTE)
    assert simulated.brightness == 0
    again.touch("a")
    again.settle()
    assert simulated.brightness == level


def test_select_with_start_opens_the_settings_and_comes_back(sit, board):
    player = at_the_table(sit, board, SOLO)
    before = player.lines()
    for _ in range(3):
        hold_select(player)
        player.press("start")
        assert player.screen() == "settings_menu"
        let_select_go(player)
    assert len(player.app.below) == 1, "screens pile up"
    player.press("b")
    assert (player.screen(), player.lines()) == ("table", before)


@pytest.mark.parametrize("scene", ["about", "help", "new_game", "settings", "game_menu", "score_sheet", "deal_end", "session_end", "last_trick"])
def test_select_with_start_opens_the_settings_from_every_screen(sit, board, scene):
    player = sit(board, settings=SOLO)
    if scene in ("about", "help", "new_game", "settings"):
        player.open({"about": "About", "help": "Help", "new_game": "New game", "settings": "Settings"}[scene])
    elif scene == "last_trick":
        scenes.table(player)
        player.play_on(first, until=lambda: player.top()._resting)
        player.press("b")
        assert player.screen() == "tricks"
    else:
        getattr(scenes, scene)(player)
    screen, game = player.screen(), player.app.game
    hold_select(player)
    player.press("start")
    let_select_go(player)
    assert player.screen() == "settings_menu" and player.app.game is game
    player.press("b")
    assert player.screen() == ("title" if scene in ("help", "settings") else screen)


def test_the_brightness_set_by_keys_is_kept_without_a_game(sit, board):
    player = sit(board)
    hold_select(player)
    player.press("down*2")
    level = simulated.brightness
    let_select_go(player)
    player.press("b")
    assert player.screen() == "title"
    sit(board, memory=player.memory())
    assert 0 < simulated.brightness == level < 1


# USB -------------------------------------------------------------------------------------------


class Gone:
    """Nothing of this may be used any more."""

    def __getattr__(self, name):
        raise AssertionError("the game uses %s" % name)


def test_unplugging_usb_in_mid_game_changes_nothing(sit, board, monkeypatch):
    """After the start the game asks nothing of USB or the console, and writes as before."""
    import storage
    import supervisor

    player = at_the_table(sit, board)
    monkeypatch.setattr(supervisor, "runtime", Gone())
    monkeypatch.setattr(storage, "getmount", Gone().__getattr__)
    writes = simulated.nvm_writes
    with monkeypatch.context() as inside:
        inside.setattr("builtins.print", Gone().__getattr__)
        inside.setattr("sys.stdout", Gone())
        player.play_on(first)
        player.run(5 * MINUTE)
        assert player.asleep()
        player.touch("a")
        player.press("start b")
    assert player.screen() == "deal_end" and simulated.nvm_writes > writes + 9


# The window --------------------------------------------------------------------------------


def test_a_sleeping_board_is_dark_in_the_window():
    from tools.desktop.window import shown_brightness

    assert shown_brightness(0) == 0 and shown_brightness(1.0) == 1
    assert 0.4 < shown_brightness(0.08) < shown_brightness(0.4) < 1


# The stand-ins refuse what a board refuses ---------------------------------------------------


@pytest.mark.parametrize("lines, error", [
    ("keys = keypad.Keys((board.SW_A,), value_when_pressed=False)\nalarm.pin.PinAlarm(board.SW_A, False, pull=True)", "SW_A in use"),
    ("alarm.pin.PinAlarm(board.BAT_SENSE, False, pull=True)", "cannot wake"),
    ("alarm.pin.PinAlarm(board.SW_A, True)", "value=False"),
    ("board.DISPLAY.brightness = 1.5", "0-1"),
])
def test_what_a_sleeping_board_refuses(tmp_path, lines, error):
    (tmp_path / "code.py").write_text("import alarm, board, keypad\n" + lines)
    with Machine("picosystem", simulated.Driver(), folder=tmp_path) as machine:
        with pytest.raises(ValueError, match=error):
            machine.run()


def test_a_key_held_before_its_scanner_began_is_seen_only_after_a_reset():
    with Machine("picosystem", simulated.Driver(), folder=ROOT):
        from handheld import boards as adapters

        simulated.press("b")
        buttons = adapters.pick().buttons
        assert buttons.read(0) == -1
        buttons.scanner.reset()
        assert buttons.read(0) == 5
