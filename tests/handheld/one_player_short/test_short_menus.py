"""New game, settings, hint, statistics, learning, score table, demo of One Player Short, by keys."""

import pytest
from scenes import one_player_short as short
from short_sitting import SHORT, SHORT_5, as_a_bot, play_session

from engine.one_player_short import contracts
from handheld.one_player_short import statistics as counts
from handheld.one_player_short.points_words import points_words
from handheld.one_player_short.statistics import Statistics


def shown(player):
    return [tuple(entry) for entry in player.top().entries()]


def test_a_new_game_is_what_was_set(sit):
    player = sit("pybadge", settings=SHORT)
    player.open("New game")
    assert shown(player) == [("Start", ""), ("Game", "Solo"), ("Play to", "20 points"), ("Late bid", "final"), ("Bots", "normal"),
                             ("A deal by number", ""), ("A day's deal", "")]
    player.press("down right")
    player.press("down")
    points = []
    for _ in range(6):
        points.append(shown(player)[2][1])
        player.press("right")
    assert points == ["20 points", "10 points", "15 points", "30 points", "50 points", "no points"]
    player.press("left")
    assert ("Deals", "9") in shown(player) and player.says("After so many deals")
    for entry, key in (("Deals", "left"), ("Late bid", "right"), ("Bots", "right")):
        player.reach(entry)
        player.press(key)
    player.open("Start")
    session = player.session
    assert (session.mode, session.target, session.deals, session.second_chance, session.level) == (1, 0, 6, True, "random")


@pytest.mark.parametrize("text, target", [("20", 20), ("10", 10), ("15", 15), ("30", 30), ("50", 50), ("none", 0)])
def test_settings_toml_says_how_far_a_game_goes(sit, text, target):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_TARGET=text, FLUNK_DEALS="12"))
    player.begin()
    assert player.session.target == target and player.session.deals == (99 if target else 12)


@pytest.mark.parametrize("text, expected", [("on", True), ("off", False)])
def test_settings_toml_says_whether_a_late_bidder_calls_again(sit, text, expected):
    player = sit("pybadge", settings=dict(SHORT_5, FLUNK_SECOND_CHANCE=text))
    player.begin()
    assert player.session.second_chance == expected
    short.lead_up_to(player, (35, 35, 35, 0, 35, 35))
    assert player.session.deal.auction.calls.is_over() != expected


@pytest.mark.parametrize("level, expected", [("random", "random"), ("easy", "normal"), ("normal", "normal"), ("hard", "normal")])
def test_the_levels_of_flunk_are_normal_here_but_for_random(sit, level, expected):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_LEVEL=level))
    player.begin()
    assert player.session.level == expected


def test_a_wrong_target_is_said_with_what_is_right(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_TARGET="25", FLUNK_SECOND_CHANCE="maybe"))
    assert [entry[1:] for entry in player.app.settings.wrong] == [
        ("TARGET", "25", "20, 10, 15, 30, 50, none"), ("SECOND_CHANCE", "maybe", "off, on")]
    player.cut.clear()


def test_the_target_is_kept(sit):
    player = sit("pybadge", settings=SHORT)
    player.open("New game")
    player.press("down*2 right up*2 a")
    again = sit("pybadge", memory=player.memory(), settings=SHORT)
    assert again.session.target == 10
    again.press("a start")
    assert again.says("Deal 1, game to 10")


@pytest.mark.parametrize("keys", ["start down a", "hint"])
def test_a_hint_points_at_what_a_bot_would_do_and_is_counted(sit, keys):
    player = sit("pybadge", settings=SHORT_5)
    player.begin()
    for expected in range(1, 30):
        choice = as_a_bot(player)
        if keys == "hint":
            key = player.board.key("select")
            player.hands.hold(key, True)
            player.steps(3)
            player.touch("a")
            player.hands.hold(key, False)
            player.settle()
        else:
            player.press(keys)
        player.settle(3000)
        assert player.session.hints == expected
        screen = player.top()
        if player.screen() == "table":
            assert player.row().card() == choice
        elif player.session.phase():
            assert screen.card() == choice
        else:
            assert screen.call() == choice
        # What it said is what is under the cursor.
        player.press("a")
        while not player.app.game.players_turn() or player.screen() != "table" and not player.app.game.before_play() or (
                player.screen() == "table" and player.top()._resting):
            player.press("a")
            if player.screen() not in ("auction", "table"):
                break
        if player.screen() not in ("auction", "table"):
            break
    while player.screen() == "table":
        player.press("a")
    assert player.says("Hints %d" % player.session.hints)


def test_a_hint_asked_twice_is_the_same_and_leaving_it_costs_nothing(sit):
    player = sit("pybadge", settings=SHORT_5)
    player.begin()
    said = []
    for _ in range(2):
        player.press("start down a")
        player.settle(3000)
        said.append(player.lines())
    assert said[0] == said[1]
    hints = player.session.hints
    before = player.app.game.saved()
    player.touch("start")
    player.settle()
    player.touch("down")
    player.app.screen.key(4)
    player.app.change()
    player.app.screen.key(5)
    player.app.change()
    assert player.session.hints == hints and player.app.game.saved() == before


def test_statistics_count_what_was_declared(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_TARGET="10", FLUNK_DEAL="77"), seed=2)
    player.begin()
    play_session(player, as_a_bot)
    session = player.session
    mine = [session.score_of(index) for index in range(session.finished()) if session.declarer_of(index) == 0]
    found = Statistics(player.app.statistics)
    assert mine and found.counters == [session.finished(), len(mine), sum(each > 0 for each in mine), sum(each < 0 for each in mine), sum(mine),
                                       max(mine), 1, 1 if 0 in session.winners() else 0]
    assert found.scores == mine[::-1] and found.has_seen(77, 1)
    player.press("a")
    player.open("Statistics")
    for text in ("Deals played: %d" % session.finished(), "You declared %d" % len(mine), "Best deal: " + points_words(max(mine)),
                 "Games won: %d of 1" % (0 in session.winners())):
        assert text in player.lines()
    player.press("start a")
    assert player.says("Sure?")
    player.press("b start a start")
    assert player.says("No deal of yours yet")
    assert Statistics(player.app.statistics).counters == [0] * 8 and Statistics(player.app.statistics).has_seen(77, 1)


def test_statistics_of_a_newer_version_are_kept_as_they_are(sit):
    newer = bytes((9,)) + b"whatever"
    found = Statistics(newer)
    assert found.newer and found.save() == newer
    found.reset()
    assert found.save() == Statistics().save()
    for saved in (b"\x01", b"\x01" * 20, Statistics().save() + b"x", bytes((1,)) + bytes(25) + b"\x05\x00"):
        assert Statistics(saved).counters[counts.DEALS] == 0 and not Statistics(saved).newer


def test_learning_ends_with_a_deal(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_MODE="rubber"))
    player.open("Learn")
    player.press("a*5")
    assert player.says("A: play deal 29")
    player.press("a")
    assert player.screen() == "auction" and player.session.deal.number == 29 and player.session.player_to_act() == 0
    view = player.app.game.view
    hearts = view.holding[view.seat * 4 + 2]
    assert hearts >> 12 & 1 and hearts >> 11 & 1 and bin(hearts).count("1") == 5


def test_a_deal_by_its_number_begins_with_the_player(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_MODE="rubber"))
    player.open("New game")
    player.open("A deal by number")
    player.press("up a")
    assert player.screen() == "auction" and player.session.number_of(0) == 2 and player.session.player_to_act() == 0


def test_the_score_table_is_the_engines(sit):
    player = sit("pybadge", settings=SHORT_5)
    player.begin()
    player.press("start")
    player.open("Score table")
    seen = {}
    for page in range(6):
        player.press("left*14")
        for first in range(11):
            top = player.top()
            for row in range(7):
                for column in range(4):
                    seen[page, row, top._first + column] = player.top()._lines[row + 1].text.split()[-4:][column]
            player.press("right")
        player.press("down")
    for (page, row, tricks), text in seen.items():
        contract = contracts.make_contract(row * 5 + (page % 3) * 2, page > 2)
        assert text == points_words(contracts.score(contract, tricks))
    assert len(seen) == 6 * 7 * 14


def test_the_demo_tells_each_call_and_ends_with_a_score(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_DEMO="on"), seed=3)
    player.run(61000)
    assert player.screen() == "demo"
    calls = set()
    for _ in range(900):
        player.run(500)
        game = player.top()._game
        if game.before_play():
            calls.update(line for line in player.lines() if line.startswith(("bids ", "passes", "doubles")))
        if any("points" in line for line in player.lines()):
            break
    else:
        raise AssertionError("the demo does not come to a score")
    assert len(calls) >= 3
    assert player.app.game is None and player.app.statistics == b""
    player.press("a")
    assert player.screen() == "title"


def test_a_kiosk_begins_afresh_with_this_game(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_KIOSK="yes", FLUNK_TARGET="10"))
    player.open("New game")
    player.press("down*2 right up*2 a")
    assert player.session.target == 15
    player.run(125000)
    assert player.app.game is None
    player.press("a")
    while player.screen() == "demo":
        player.press("a")
    if player.screen() == "title":
        player.open("New game")
    player.press("a")
    assert player.session.target == 10
