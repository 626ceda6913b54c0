"""What deals of Three-handed Bridge pay: the printed values, by literals, and the worked deal."""

import random

import pytest
from bridge_play import DENOMINATIONS, WORKED_DEAL, chicane, honours, paid, with_hands, worth
from card_referee import NAMES, hands_of, holding_of

from engine import pack
from engine.three_handed_bridge import scores
from engine.three_handed_bridge.scores import (
    CHICANE,
    DOUBLE_CHICANE,
    HONOURS_HELD,
    LITTLE_SLAM,
    SLAM,
    TRICKS,
    check,
    holdings_of,
    items,
    made_of,
    points,
    trick_points,
)

LADDERS = {
    "S": [2, 4, 8, 16, 32, 64, 100],
    "C": [4, 8, 16, 32, 64, 100],
    "D": [6, 12, 24, 48, 96, 100],
    "H": [8, 16, 32, 64, 100],
    "NT": [12, 24, 48, 96, 100],
}

# The trumps among A K Q J 10 of one hand of a side, of the other, and what spades, clubs,
# diamonds and hearts pay.
HONOURS_TABLE = [
    ("A K Q", "", (4, 8, 12, 16)),
    ("Q", "J T", (4, 8, 12, 16)),
    ("A", "K J T", (8, 16, 24, 32)),
    ("A K", "Q T", (8, 16, 24, 32)),
    ("A Q T", "K J", (10, 20, 30, 40)),
    ("A K Q J", "", (16, 32, 48, 64)),
    ("", "K Q J T", (16, 32, 48, 64)),
    ("A K Q J", "T", (18, 36, 54, 72)),
    ("A", "K Q J T", (18, 36, 54, 72)),
    ("A K Q J T", "", (20, 40, 60, 80)),
    ("", "A K Q J T", (20, 40, 60, 80)),
    ("A K", "", (0, 0, 0, 0)),
    ("A", "K", (0, 0, 0, 0)),
]

ACES_TABLE = [
    ("", "", 0), ("S", "", 0), ("S", "H", 0), ("S H", "", 0), ("S H D", "", 30), ("S", "H C", 30), ("S H", "D", 30),
    ("S H D C", "", 100), ("", "S H D C", 100), ("S H D", "C", 40), ("S", "H D C", 40), ("S H", "D C", 40),
]


def dealt_with(first, second, side, chance):
    """Four hands in which a side's two hold these names, the other side the other ones of special."""
    special, mine, others = first[0] | second[0] | first[1], first[0], second[0]
    rest = [name for name in NAMES if name not in special]
    chance.shuffle(rest)
    hands = [set(), set(), set(), set()]
    hands[side] |= mine
    hands[side + 2] |= others
    # What is left of the special cards goes to the other side, in any way.
    for name in first[1]:
        hands[chance.choice((1 - side, 3 - side))].add(name)
    for hand in hands:
        while len(hand) < 13:
            hand.add(rest.pop())
    assert not rest
    return hands


def paid_for(holdings, made, reason):
    """{whether to the dealer: points} for a reason."""
    return {to_dealer: value for what, to_dealer, value in items(made, 7, holdings) if what == reason}


@pytest.mark.parametrize("name", LADDERS)
def test_each_value_of_an_odd_trick_and_the_ceiling(name):
    denomination = DENOMINATIONS.index(name)
    assert scores.most_doublings(denomination) == len(LADDERS[name]) - 1
    for steps, value in enumerate(LADDERS[name]):
        assert worth(name, steps) == value
        for odd in range(8):
            assert trick_points(denomination, steps, odd) == odd * value


@pytest.mark.parametrize("one, other, pay", HONOURS_TABLE)
@pytest.mark.parametrize("side", [0, 1])
def test_every_row_of_the_honours_table(one, other, pay, side):
    chance = random.Random(one + "/" + other)
    for suit, value in zip("SCDH", pay):
        mine = [{suit + rank for rank in hand.split()} for hand in (one, other)]
        rest = {suit + rank for rank in "AKQJT"} - mine[0] - mine[1]
        denomination = DENOMINATIONS.index(suit)
        for _ in range(20):
            hands = dealt_with((mine[0], rest), (mine[1],), side, chance)
            assert honours(hands, suit, side) == value
            holdings = holdings_of(holding_of(hands), denomination)
            got = paid_for(holdings, made_of(denomination, False, 0), HONOURS_HELD)
            assert got.get(side == 0, 0) == value
            # Of five honours one side always holds the majority.
            assert len(got) == 1
            # Doubling leaves them as they are.
            assert paid_for(holdings, made_of(denomination, True, 2), HONOURS_HELD) == got


@pytest.mark.parametrize("one, other, value", ACES_TABLE)
@pytest.mark.parametrize("side", [0, 1])
def test_aces_at_no_trump(one, other, value, side):
    chance = random.Random(one + "/" + other)
    mine = [{suit + "A" for suit in hand.split()} for hand in (one, other)]
    rest = {suit + "A" for suit in "CDHS"} - mine[0] - mine[1]
    for _ in range(20):
        hands = dealt_with((mine[0], rest), (mine[1],), side, chance)
        got = paid_for(holdings_of(holding_of(hands), 4), made_of(4, False, 3), HONOURS_HELD)
        assert got.get(side == 0, 0) == value
        if len(mine[0] | mine[1]) == 2:
            assert got == {}


@pytest.mark.parametrize("suit, single, double", [("S", 4, 8), ("C", 8, 16), ("D", 12, 24), ("H", 16, 32)])
@pytest.mark.parametrize("voids", [(0,), (1,), (2,), (3,), (0, 1), (1, 2), (0, 3), (2, 3), (0, 2), (1, 3), (0, 1, 2),
                                   (1, 2, 3)])
def test_chicane(suit, single, double, voids):
    chance = random.Random(suit)
    trumps = [name for name in NAMES if name[0] == suit]
    others = [name for name in NAMES if name[0] != suit]
    chance.shuffle(others)
    with_trumps = [seat for seat in range(4) if seat not in voids]
    hands = [set(), set(), set(), set()]
    for place, name in enumerate(trumps):
        hands[with_trumps[place % len(with_trumps)]].add(name)
    for hand in hands:
        while len(hand) < 13:
            hand.add(others.pop())
    denomination = DENOMINATIONS.index(suit)
    holdings = holdings_of(holding_of(hands), denomination)
    check(made_of(denomination, False, 0), 7, holdings)
    for steps in (0, 3):
        made = made_of(denomination, False, steps)
        for reason, value, how_many in ((CHICANE, single, 1), (DOUBLE_CHICANE, double, 2)):
            expected = {side == 0: value for side in (0, 1)
                        if sum(seat in voids for seat in (side, side + 2)) == how_many}
            assert paid_for(holdings, made, reason) == expected
    assert chicane(hands, suit, 0) == paid_for(holdings, made, CHICANE).get(True, 0) \
        + paid_for(holdings, made, DOUBLE_CHICANE).get(True, 0)


@pytest.mark.parametrize("tricks, expected", [
    (0, [(SLAM, False, 40)]), (1, [(LITTLE_SLAM, False, 20)]), (2, []), (6, []), (7, []), (11, []),
    (12, [(LITTLE_SLAM, True, 20)]), (13, [(SLAM, True, 40)]),
])
@pytest.mark.parametrize("made", [made_of(4, False, 0), made_of(4, True, 3)])
def test_slams_for_either_side_and_never_doubled(tricks, expected, made):
    assert [item for item in items(made, tricks, 0) if item[0] in (SLAM, LITTLE_SLAM)] == expected


@pytest.mark.parametrize("tricks, to_dealer, odd", [
    (13, True, 7), (9, True, 3), (7, True, 1), (6, False, 1), (5, False, 2), (0, False, 7),
])
def test_one_side_always_has_odd_tricks(tricks, to_dealer, odd):
    for name, values in LADDERS.items():
        for steps, value in enumerate(values):
            made = made_of(DENOMINATIONS.index(name), steps % 2 == 0, steps)
            assert [item for item in items(made, tricks, 0) if item[0] == TRICKS] == [(TRICKS, to_dealer, odd * value)]


@pytest.mark.parametrize("denomination, steps, tricks, below, above, against", [
    (3, 0, 9, 6, 4, 4),
    (0, 1, 6, 0, 0, 24),
    (1, 0, 10, 24, 12, 0),
    (2, 0, 12, 48, 60, 16),
    (4, 0, 11, 60, 40, 0),
])
def test_the_worked_deal(denomination, steps, tricks, below, above, against):
    deal = with_hands(WORKED_DEAL)
    hands = hands_of(deal.play.holding)
    assert [len(hand) for hand in hands] == [13] * 4 and set().union(*hands) == set(NAMES)
    deal.act(denomination)
    for call in (1, 0) if steps else (0, 0):
        deal.act(call)
    assert points(deal.made(), tricks, deal.holdings) == (below, above, against)
    assert paid(hands, DENOMINATIONS[denomination], steps, tricks) == (below, above, against)


def test_what_the_worked_deal_pays_for_one_by_one():
    deal = with_hands(WORKED_DEAL)
    deal.act(2)
    assert items(deal.made(), 12, deal.holdings) == [
        (TRICKS, True, 48), (HONOURS_HELD, True, 40), (CHICANE, False, 16), (LITTLE_SLAM, True, 20)]


def test_every_deal_pays_what_the_rules_say():
    chance = random.Random(1)
    holding = [0] * 16
    seen = set()
    for number in range(1, 1501):
        pack.deal(number, holding)
        hands = hands_of(holding)
        for denomination, name in enumerate(DENOMINATIONS):
            holdings = holdings_of(holding, denomination)
            seen.add(holdings)
            steps = chance.randrange(len(LADDERS[name]))
            made = made_of(denomination, chance.random() < 0.5, steps)
            tricks = chance.randrange(14)
            check(made, tricks, holdings)
            assert points(made, tricks, holdings) == paid(hands, name, steps, tricks)
    assert len(seen) > 20


def test_what_was_made_can_be_read():
    for denomination in range(5):
        for passed in (False, True):
            for steps in range(scores.most_doublings(denomination) + 1):
                made = made_of(denomination, passed, steps)
                assert 0 <= made <= 105
                assert (scores.denomination_of(made), scores.was_passed(made), scores.steps_of(made)) == (
                    denomination, passed, steps)
                check(made, 13, 0 if denomination == 4 else 1)


@pytest.mark.parametrize("made, tricks, holdings", [
    (10, 7, 1), (15, 7, 1), (16 * 5 + 4, 7, 0), (16 * 7 + 3, 7, 1), (255, 7, 1), (16 * 6, 7, 1),
    (0, 14, 1), (0, 255, 1), (0, 7, 0), (0, 7, 7), (0, 7, 8), (4, 7, 4), (4, 7, 8), (4, 7, 16), (4, 7, 65),
    # Three hands of a side; all four; the holders of honours without a trump; a hand with four
    # honours whose partner, without a trump, has the fifth.
    (0, 7, 1 + 48), (0, 7, 1 + 192), (0, 7, 1 + 32 + 128), (0, 7, 1 + 32), (0, 7, 9 + 128), (0, 7, 5 + 16),
    (0, 7, 2 + 16), (0, 7, 3 + 16), (0, 7, 13 + 64),
    # Honours are against them, though nobody there has a trump.
    (0, 7, 1 + 128), (0, 7, 4 + 128), (0, 7, 9 + 32),
])
def test_impossible_results_are_refused(made, tricks, holdings):
    with pytest.raises(ValueError):
        check(made, tricks, holdings)


@pytest.mark.parametrize("holdings", [1 + 16, 4 + 16, 6 + 16 + 128, 6 + 128, 3 + 128, 9 + 16, 12 + 64 + 16, 10 + 16])
def test_possible_but_rare_holdings_are_accepted(holdings):
    check(0, 7, holdings)
