"""The battery: shown where it can be measured, and a warning before it is empty."""

import pytest
import scenes
import simulated
from bookkeeping import session_in
from scenes import first

from engine.flunk import restore
from handheld.words import english_pages

MINUTE = 60000
SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_DIM": "never", "FLUNK_SLEEP": "never"}
LOW = english_pages.NOTICES["low battery"]


def shown(player):
    """The percentages on the screen."""
    return [line for line in player.lines() if "%" in line]


@pytest.mark.parametrize("volts, percent", [
    (4.25, 100), (4.1, 100), (3.87, 75), (3.7, 50), (3.55, 25), (3.4, 10), (3.3, 0), (2.5, 0)])
def test_the_title_shows_how_full_it_is(sit, volts, percent):
    player = sit("picosystem")
    simulated.battery_volts = volts
    player.press("select b")
    (text,) = shown(player)
    assert text.endswith("%") and abs(int(text[:-1]) - percent) <= 1


def test_percent_falls_with_the_voltage(sit):
    sit("picosystem")
    from handheld.battery import percent_of

    found = [percent_of(millivolts) for millivolts in range(2400, 4400, 5)]
    assert found == sorted(found) and set(found) == set(range(101))


def test_charging_is_marked_and_needs_power(sit):
    player = sit("picosystem")
    for plugged, charger_pulls, marked in ((True, True, True), (True, False, False), (False, True, False),
                                           (False, False, False)):
        # The charger's line is low while it charges, and without power as well.
        simulated.inputs.update(VBUS_DETECT=plugged, CHARGE_STAT=not charger_pulls)
        player.press("select b")
        assert shown(player)[0].endswith("↑") == marked


def test_the_menu_in_a_game_shows_it(sit):
    player = sit("picosystem", settings=SOLO)
    scenes.game_menu(player)
    assert shown(player) == ["Battery 89%"]


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "edgebadge"])
def test_boards_that_cannot_measure_it_show_nothing(sit, board):
    player = sit(board, settings=SOLO)
    assert shown(player) == []
    scenes.game_menu(player)
    assert shown(player) == []
    simulated.battery_volts = 3.0
    player.run(10 * MINUTE)
    assert player.screen() == "game_menu"


def test_a_low_battery_saves_warns_once_and_play_goes_on(sit):
    player = sit("picosystem", settings=SOLO)
    scenes.table(player)
    player.play_on(first, until=lambda: player.app.game.view.count & 3 and player.app.game.players_turn())
    count = player.session.deal.play.count
    before = player.lines()
    assert count & 3 and restore.load(session_in(player.memory())).deal.play.count < count
    simulated.battery_volts = 3.3
    player.run(3 * MINUTE)
    assert player.screen() == "notice" and player.lines() == [line for line in LOW if line] + ["A: go on"]
    assert restore.load(session_in(player.memory())).deal.play.count == count
    player.press("a")
    assert (player.screen(), player.lines()) == ("table", before)
    player.play_on(first)
    player.run(30 * MINUTE)
    assert player.screen() == "deal_end", "it has warned before"


def test_one_low_reading_is_not_believed(sit):
    player = sit("picosystem", settings=SOLO)
    for _ in range(4):
        simulated.battery_volts = 3.3
        player.run(MINUTE + 2000)
        assert player.screen() == "title"
        simulated.battery_volts = 3.8
        player.run(MINUTE + 2000)
    assert player.screen() == "title"


def test_no_warning_on_the_cable(sit):
    player = sit("picosystem", settings=SOLO)
    simulated.battery_volts = 3.0
    simulated.inputs["VBUS_DETECT"] = True
    player.run(10 * MINUTE)
    assert player.screen() == "title"
    simulated.inputs["VBUS_DETECT"] = False
    player.run(3 * MINUTE)
    assert player.screen() == "notice"


def test_the_warning_comes_while_bots_play_for_a_watcher(sit):
    player = sit("picosystem", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    simulated.battery_volts = 3.3
    for _ in range(40):
        player.run(10000)
        if player.screen() == "notice":
            break
    assert player.screen() == "notice"
    player.press("a")
    player.run(200000)
    assert player.session.finished() >= 1


def test_the_pins_are_free_between_two_looks(sit):
    player = sit("picosystem", settings=SOLO)
    player.run(5 * MINUTE)
    assert not {"BAT_SENSE", "VBUS_DETECT", "CHARGE_STAT"} & set(simulated.claimed)
