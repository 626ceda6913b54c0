"""What the screens of Three-handed Bridge tell of scores: the end of a deal, the pad, the settlement, the
statistics."""

import random

import pytest
from bridge_play import play_session, random_session, step
from bridge_sitting import BRIDGE, begin, play_rubber, settled, signed
from scenes.three_handed_bridge import WORKED_RUBBER, long_rubber, with_results
from sitting import Sitting

from engine.three_handed_bridge import scores
from engine.three_handed_bridge.rubber import settle
from engine.three_handed_bridge.session import SESSION_OVER
from handheld.three_handed_bridge.statistics import BEST, DEALS, DECLARED, ENDED, GAMES, HINTS, SETTLED, SOLO_PLACES, USUAL_DEALS, WON, Statistics


def column_texts(line):
    """A line of the pad as its three columns."""
    line = line.ljust(26)
    return [line[2 + 8 * player: 10 + 8 * player].strip() for player in range(3)]


def pad_rows(player):
    """All rows of the pad that is open, from the top of its first to the bottom of its last one: the three
    figures of each, and which columns are ruled under: '=' the line, '-' a game."""
    top = player.top()
    for _ in range(40):
        player.touch("up")
    rows = []
    seen = -1
    for _ in range(40):
        for row in range(top._rows):
            place = top._first + row - top._spare // 2
            if place > seen and 0 <= place:
                seen = place
                tiles = [top._rules[2 + 8 * column + 4, row] & 3 for column in range(3)]
                rows.append((column_texts(top._texts[row].text), ["-" if tile == 1 else "=" if tile else "" for tile in tiles]))
        player.touch("down")
    return [row for row in rows if any(row[0]) or any(row[1])]


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_pad_of_the_worked_rubber(board):
    """As the rules work it out: A 42 + 52, B 62 + 62 + 100, C 52 + 108; -196, +194, +2."""
    with Sitting(board, settings=BRIDGE) as player:
        with_results(player, WORKED_RUBBER, "rubber_end")
        told = player.lines()
        for line in ("You 94", "Ada 224", "Ben 160"):
            assert any(line in text for text in told)
        assert {"You pay Ada 130", "Ben pays Ada 64", "You pay Ben 66", "Ada wins", "Ada wins the rubber"} <= set(told)
        for line in ("−196", "+194", "+2"):
            assert any(text.endswith(line) for text in told)
        player.press("b")
        rows = pad_rows(player)
        assert [figures for figures, _ in rows] == [
            ["", "", "30"], ["", "100", "8"], ["", "12", "4"], ["24", "30", "30"], ["12", "16", "24"], ["16", "4", "12"],
            ["24", "32", "36"], ["6", "30", "16"], ["12", "", ""]]
        line = [place for place, (_, rules) in enumerate(rows) if rules == ["=", "=", "="]]
        assert line == [5]
        assert [rules for _, rules in rows[6:]] == [["", "-", "-"], ["-", "-", ""], ["", "", ""]]
        top = player.top()
        assert column_texts(top._totals.text) == ["94", "224", "160"]
        assert "−196" in player.lines()[-1] and "+194" in player.lines()[-1] and player.lines()[-1].endswith("+2")


def test_the_pad_of_any_rubber_adds_up():
    """The figures of each column are the player's points, whatever is scrolled; games are ruled off where
    thirty are reached."""
    chance = random.Random(12)
    with Sitting("pybadge", settings=BRIDGE) as player:
        for _ in range(12):
            session = play_session(random_session(chance, mode=1))
            results = [session.result_of(index) for index in range(session.finished())]
            with_results(player, results, "rubber_end")
            shown = player.session
            player.press("b")
            rows = pad_rows(player)
            line = [place for place, (_, rules) in enumerate(rows) if rules == ["=", "=", "="]]
            assert len(line) == 1
            for who in range(3):
                figures = [int(row[who]) for row, _ in rows if row[who]]
                assert sum(figures) == shown.total(who)
                part, games = 0, 0
                for row, rules in rows[line[0] + 1:]:
                    part += int(row[who] or 0)
                    assert (rules[who] == "-") == (part >= 30)
                    if part >= 30:
                        part, games = 0, games + 1
                assert (part, games) == (shown.rubber.parts[who], shown.rubber.games[who])


def test_a_long_pad_scrolls_and_says_so():
    with Sitting("pybadge", settings=BRIDGE) as player:
        long_rubber(player)
        assert player.top()._texts[0].text.startswith("↑") and player.top()._texts[-1].text.startswith(" ")
        player.press("up")
        assert player.top()._texts[0].text.startswith("↑") or player.top()._first == 0
        player.press("up*9")
        assert player.top()._texts[0].text.startswith(" ") and player.top()._texts[-1].text.startswith("↓")
        # It stays as it is over the help.
        first = player.top()._first
        player.press("select b")
        assert player.screen() == "pad" and player.top()._first == first
        player.press("b")
        assert player.screen() == "deal_end"


def test_the_end_of_a_deal_tells_every_item_for_whom():
    """Results by chance, for each dealer: what is told is what the score says, and no more."""
    chance = random.Random(3)
    with Sitting("pybadge", settings=BRIDGE) as player:
        for turn in range(60):
            session = random_session(chance)
            while not session.deal.is_over():
                step(session)
            result = session.result_of(0)
            # Player 0, 1 or 2 has dealt.
            results = WORKED_RUBBER[:turn % 3] + (result,)
            with_results(player, results, "deal_end")
            played = player.session
            index = played.index
            dealer = played.dealer_of(index)
            made, tricks, holdings = result
            names = ("You", "Ada", "Ben")
            others = " ".join(name for who, name in enumerate(names) if who != dealer)
            told = [line.text for line in player.top()._lines[2:8] if line.text.strip()]
            items = scores.items(made, tricks, holdings)
            points = []
            for line, (reason, to_dealer, worth) in zip(told, items):
                who = names[dealer] if to_dealer else others
                end = "%s %d" % (who, worth) + (" below" if to_dealer and reason == scores.TRICKS else "")
                assert line.endswith(" " + end), (line, end)
                points.append(worth)
            more = told[len(items):]
            assert len(more) == (1 if tricks > 6 and not played.rubber.parts[dealer] else 0)
            assert all("Game!" in line or "Rubber" in line for line in more)
            assert player.says("%s: %d tricks, defence %d" % (names[dealer], tricks, 13 - tricks))
            assert points == [worth for _, _, worth in items]


@pytest.mark.parametrize("mode", [0, 1])
def test_the_settlement_is_told_pair_by_pair(mode):
    chance = random.Random(mode)
    with Sitting("pybadge", settings=BRIDGE) as player:
        for _ in range(8):
            session = play_session(random_session(chance, mode=mode))
            with_results(player, [session.result_of(index) for index in range(session.finished())], "rubber_end", mode=mode)
            played = player.session
            totals = [played.total(who) for who in range(3)]
            told = player.lines()
            names = ("You", "Ada", "Ben")
            net = [0, 0, 0]
            for line in told:
                words = line.split()
                if "pay" in words or "pays" in words:
                    payer, paid, points = words[0], words[2].replace("you", "You"), int(words[3])
                    net[names.index(payer)] -= points
                    net[names.index(paid)] += points
            assert net == settled(totals) == settle(totals)
            for who in range(3):
                assert any(line.startswith("%s %d " % (names[who], totals[who])) and line.endswith(signed(net[who])) for line in told)


# The statistics ---------------------------------------------------------------------------------


def test_deals_games_and_rubbers_are_counted():
    chance = random.Random(8)
    counted = Statistics()
    deals = declared = games = ended = won = settlements = 0
    best = None
    for _ in range(6):
        session = random_session(chance, mode=1)
        counted.count_session(session)
        while True:
            if session.deal.is_over():
                counted.count_deal(session)
                deals += 1
                declared += session.dealer_of(session.index) == 0
                if session.phase() == SESSION_OVER:
                    break
            step(session)
        games += session.rubber.games[0]
        ended += 1
        won += session.rubber.winner == 0
        points = settle(session.rubber.totals)[0]
        settlements += points
        best = points if best is None else max(best, points)
        # Kept and read again they are the same.
        counted = Statistics(counted.save())
        assert not counted.newer
    counters = counted.counters
    assert [counters[place] for place in (DEALS, DECLARED, GAMES, WON, ENDED, SETTLED, BEST)] == [
        deals, declared, games, won, ended, settlements, best]
    assert counters[ENDED + SOLO_PLACES] == counters[HINTS] == 0
    assert len(counted.scores) == 6 and sum(counted.scores) == settlements
    solo = play_session(random_session(chance, mode=0))
    solo.hints = 3
    counted.count_deal(solo)
    assert counted.counters[ENDED + SOLO_PLACES] == 1 and counted.counters[HINTS] == 3 and counted.counters[WON] == won
    assert counted.counters[SETTLED + SOLO_PLACES] == counted.counters[BEST + SOLO_PLACES] == settle(solo.rubber.totals)[0]


def test_deals_that_were_seen_are_not_drawn_again():
    session = random_session(random.Random(1), mode=1, first_number=500)
    counted = Statistics()
    counted.count_session(session)
    counted = Statistics(counted.save())
    assert counted.has_seen(500, USUAL_DEALS) and counted.has_seen(505, 1) and not counted.has_seen(500 + USUAL_DEALS, USUAL_DEALS)
    # A rubber that takes longer is remembered to its last deal.
    session.index = 30
    session.results = bytearray((2, 5, 1)) * 31
    counted.count_deal(session)
    assert counted.has_seen(530, 1) and not counted.has_seen(531, 1)


def test_the_statistics_are_shown_and_reset_when_asked_twice():
    with Sitting("pybadge", settings=dict(BRIDGE, FLUNK_LEVEL="random", FLUNK_MODE="solo", FLUNK_DEAL="17"), seed=2) as player:
        begin(player)
        play_rubber(player)
        deals = player.session.finished()
        player.press("a")
        player.open("Statistics")
        assert player.says("Deals played: %d" % deals) and player.says("Solo rubbers: 1")
        player.press("right")
        assert player.says("Best Solo rubber")
        player.press("start a b")
        assert player.screen() == "statistics" and player.app.statistics[1] == deals
        player.press("start a start")
        assert player.says("No deal of yours yet")
        memory = player.memory()
    with Sitting("pybadge", settings=BRIDGE, memory=memory, seed=2) as player:
        player.open("Statistics")
        assert player.says("No deal of yours yet")
