"""Declaring: the engine's whole numbers against the network written out plainly, and against
what the contracts really bring."""

import math
import statistics

import pytest

from engine.flunk import bots, contracts
from engine.flunk.bots import declare, estimate_table
from engine.flunk.deal import Deal
from engine.generator import Generator, scramble
from engine.view import View


def start_of(table, place):
    return int.from_bytes(table[2 * place:2 * place + 2], "little") - 32768


def marks_of(cards, starts, told):
    """The marks of a suit: told lists a row of the table for each card, 0..12 the declarer's
    and 13..25 dummy's, and 26..28 as often as there are such tricks."""
    size = estimate_table.MARKS
    return [max(0, start_of(starts, mark) + sum(cards[row * size + mark] - 128 for row in told))
            for mark in range(size)]


def told_of(own, dummy):
    tricks = [0] * 3
    declare.count_tricks(own, dummy, tricks)
    rows = [card for card in range(26) if (own if card < 13 else dummy) >> card % 13 & 1]
    return rows + [26 + way for way in range(3) for _ in range(tricks[way])]


def plain_estimates(holding):
    """The points of all 74 contracts, worked out without a thought for a board."""
    t = estimate_table
    told = [told_of(holding[suit], holding[8 + suit]) for suit in range(4)]
    plain = [marks_of(t.PLAIN_CARDS, t.START_PLAIN, each) for each in told]
    points = {}
    for special, dump in [(suit, False) for suit in range(5)] + [(suit, True) for suit in range(4)]:
        table = t.DUMP_CARDS if dump else t.TRUMP_CARDS
        both = [sum(plain[suit][mark] for suit in range(4) if suit != special) for mark in range(t.MARKS)]
        both += marks_of(table, t.START_SPECIAL, told[special] if special < 4 else told_of(0, 0))
        sums = []
        for row in range(t.SUMS):
            weights = t.SUM_WEIGHTS[row * 2 * t.MARKS:(row + 1) * 2 * t.MARKS]
            total = sum(mark * (weight - 128) for mark, weight in zip(both, weights))
            sums.append(max(0, start_of(t.SUM_STARTS, row) + math.floor(total / 2 ** t.SUM_SHIFT)))
        for contract in [70 + special] if dump else range(special * 14, special * 14 + 14):
            column = 28 if dump else contract % 14 + (14 if special == 4 else 0)
            weights = t.POINT_WEIGHTS[column * t.SUMS:(column + 1) * t.SUMS]
            total = start_of(t.POINT_STARTS, column) + sum(s * (w - 128) for s, w in zip(sums, weights))
            points[contract] = math.floor(total / 2 ** t.POINT_SHIFT)
    return points


def engine_estimates(holding):
    estimates = declare.Estimates()
    for suit in range(4):
        estimates.read_suit(holding, suit)
    points = {}
    for suit in range(5):
        estimates.weigh(suit, False)
        for contract in range(suit * 14, suit * 14 + 14):
            points[contract] = estimates.points(contract)
    for suit in range(4):
        estimates.weigh(suit, True)
        points[70 + suit] = estimates.points(70 + suit)
    return points


def holding_of_deal(number):
    deal = Deal()
    deal.start(number)
    return deal.play.holding


def test_the_engine_works_the_network_out_as_it_is_described():
    for number in range(500, 560):
        holding = holding_of_deal(number)
        assert engine_estimates(holding) == plain_estimates(holding)


def test_the_tables_are_bytes_of_the_right_size_and_a_few_kilobytes():
    t = estimate_table
    sizes = {
        "PLAIN_CARDS": 29 * t.MARKS, "TRUMP_CARDS": 29 * t.MARKS, "DUMP_CARDS": 29 * t.MARKS,
        "START_PLAIN": 2 * t.MARKS, "START_SPECIAL": 2 * t.MARKS, "SUM_WEIGHTS": 2 * t.MARKS * t.SUMS,
        "SUM_STARTS": 2 * t.SUMS, "POINT_WEIGHTS": 29 * t.SUMS, "POINT_STARTS": 58,
    }
    assert {name: len(getattr(t, name)) for name in sizes} == sizes
    assert all(type(getattr(t, name)) is bytes for name in sizes)
    assert sum(sizes.values()) < 4096


def test_no_number_on_the_way_can_leave_a_boards_small_integers():
    t = estimate_table

    def most(starts, size):
        return max(abs(start_of(starts, place)) for place in range(size))

    # At most 26 cards in all, 13 tricks in each way of counting, and a weight of 128.
    marks = 4 * max(most(t.START_PLAIN, t.MARKS), most(t.START_SPECIAL, t.MARKS)) + (26 + 39) * 128
    assert marks < 1 << 15
    total = marks * 128 * 2 * t.MARKS
    sums = (total >> t.SUM_SHIFT) + most(t.SUM_STARTS, t.SUMS)
    assert max(total, sums * 128 * t.SUMS + 32768) < 1 << 30


def test_the_best_estimate_is_declared_and_the_first_of_equals():
    view = View()
    for number in range(1, 41):
        deal = Deal()
        deal.start(number)
        deal.look(view, 0)
        estimates = engine_estimates(deal.play.holding)
        best = max(estimates.values())
        declaring = declare.Declaring(0, Generator(1))
        while not declaring.step(view):
            pass
        assert declaring.worth == best
        assert declaring.choice == min(each for each in estimates if estimates[each] == best)


def test_the_hidden_hands_do_not_count():
    holding = holding_of_deal(9)
    before = engine_estimates(holding)
    holding[4:8], holding[12:16] = [0] * 4, [0] * 4
    assert engine_estimates(holding) == before


def cards_of(text):
    """Masks of four suits, clubs first, from 'AK2.QJ.-.543', spades first."""
    masks = []
    for suit in text.split("."):
        masks.append(sum(1 << "23456789TJQKA".index(rank) for rank in suit.replace("-", "")))
    return masks[::-1]


@pytest.mark.parametrize("own, dummy, kind, targets", [
    # Thirteen sure tricks, and all but thirteen.
    ("AKQJT98.AK.AK.AK", "65432.432.432.43", contracts.HIGH, range(10, 14)),
    ("AKQJ2.AK3.AK4.A4", "T9543.Q76.Q3.K53", contracts.HIGH, range(10, 14)),
    # Nothing but small cards.
    ("5432.5432.432.32", "876.76.8765.8765", contracts.LOW, range(3)),
])
def test_hands_that_leave_no_doubt(own, dummy, kind, targets):
    view = View()
    view.holding[0:4] = cards_of(own)
    view.holding[8:12] = cards_of(dummy)
    declared = bots.decide(bots.make("normal"), view, 1)
    assert contracts.kind_of(declared) == kind and contracts.target_of(declared) in targets


def test_what_is_declared_brings_what_was_expected():
    view = View()
    bot = bots.make("normal")
    expected, scored, kinds = [], [], set()
    for number in range(1, 301):
        deal = Deal()
        deal.start(number)
        while not deal.is_over():
            deal.look(view, deal.turn())
            choice = bots.decide(bot, view, scramble(number, deal.play.count))
            if deal.contract == contracts.NONE:
                expected.append(engine_estimates(deal.play.holding)[choice])
                kinds.add(contracts.kind_of(choice))
            deal.act(choice)
        scored.append(deal.score())
    error = statistics.stdev(scored) / math.sqrt(len(scored))
    assert abs(statistics.fmean(expected) - statistics.fmean(scored)) < 3 * error
    # Well below all hope would be an estimate that says nothing.
    assert statistics.fmean(expected) > 40 and statistics.stdev(expected) > 10
    assert kinds >= {contracts.HIGH, contracts.LOW}


@pytest.mark.parametrize("own, dummy, tricks", [
    # If everybody plays low, the queen, the king and the ace still take a trick each.
    ("AKQ", "432", (3, 3, 3)),
    ("AQ2", "K43", (3, 2, 3)),
    # The ace is out: one of the two wins a trick, both if the ace is ducked.
    ("KQ", "32", (1, 2, 0)),
    ("AKQJT98765432", "", (13, 13, 13)),
    ("432", "765", (0, 0, 0)),
    ("-", "-", (0, 0, 0)),
])
def test_tricks_are_counted_three_ways(own, dummy, tricks):
    found = [0] * 3
    masks = [sum(1 << "23456789TJQKA".index(rank) for rank in hand.replace("-", "")) for hand in (own, dummy)]
    declare.count_tricks(*masks, found)
    assert tuple(found) == tricks
