"""What dummy makes: by hand, against the rule told otherwise, and how often each part decides."""

import random

import pytest
from card_referee import NAMES, holding_of

from engine.three_handed_bridge.forced_make import (
    BY_ACES,
    BY_LENGTH,
    BY_PIPS,
    BY_PRICE,
    forced_make,
    pips,
)

REASONS = {"aces": BY_ACES, "length": BY_LENGTH, "pips": BY_PIPS, "price": BY_PRICE}


def make(text, seat=2):
    """(denomination, reason) of a hand of names."""
    hands = [[], [], [], []]
    hands[seat] = text.split()
    assert len(hands[seat]) == 13
    return forced_make(holding_of(hands), seat)


def by_the_rule(hand):
    """The same for a list of names, by sorting."""
    suits = {suit: [name for name in hand if name[0] == suit] for suit in "CDHS"}
    if sum(name[1] == "A" for name in hand) >= 3:
        return 4, "aces"

    def worth(suit):
        numbers = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
        return sum(numbers.get(name[1]) or int(name[1]) for name in suits[suit])

    ranking = sorted("CDHS", key=lambda suit: (len(suits[suit]), worth(suit), "SCDH".index(suit)), reverse=True)
    best, second = ranking[0], ranking[1]
    if len(suits[best]) > len(suits[second]):
        reason = "length"
    elif worth(best) > worth(second):
        reason = "pips"
    else:
        reason = "price"
    return "CDHS".index(best), reason


@pytest.mark.parametrize("hand, denomination, reason", [
    ("SA HA DA C2 C3 C4 C5 C6 C7 C8 C9 CT CJ", 4, "aces"),
    ("SA HA DA CA C3 C4 C5 C6 C7 C8 C9 CT CJ", 4, "aces"),
    ("SA HA C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ", 0, "length"),
    ("S2 S3 S4 S5 S6 HA HK HQ HJ D2 D3 C2 C3", 3, "length"),
    # Five each: 2+3+4+5+6 = 20 pips against 7+8+9+10+10 = 44.
    ("S2 S3 S4 S5 S6 H7 H8 H9 HT HJ D2 D3 C2", 2, "pips"),
    ("S7 S8 S9 ST SJ H2 H3 H4 H5 H6 D2 D3 C2", 3, "pips"),
    # An ace counts one pip more than a king.
    ("SA S2 S3 S4 S5 HK H2 H3 H4 H5 D2 D3 C2", 3, "pips"),
    # King, queen, jack and ten count alike: 10 each.
    ("SK S2 S3 S4 S5 CT C2 C3 C4 C5 D2 D3 H2", 0, "price"),
    ("SK S2 S3 S4 S5 HT H2 H3 H4 H5 D2 D3 C2", 2, "price"),
    ("DK D2 D3 D4 D5 CT C2 C3 C4 C5 S2 S3 H2", 1, "price"),
    ("DK D2 D3 D4 D5 HT H2 H3 H4 H5 S2 S3 C2", 2, "price"),
    ("SJ S2 S3 S4 DQ D2 D3 D4 CK C2 C3 C4 H2", 1, "price"),
    # Of three equally long ones the two best are alike.
    ("S5 S6 S7 S8 DQ D2 D3 D4 CK C2 C3 C4 H2", 3, "pips"),
    # The first two of equal pips are beaten by a third.
    ("HK H2 H3 H4 DQ D2 D3 D4 CA CK CQ CJ S2", 0, "pips"),
    # Dearer, but shorter or poorer.
    ("H2 H3 H4 H5 DA DK DQ DJ S2 S3 S4 C2 C3", 1, "pips"),
])
def test_by_hand(hand, denomination, reason):
    assert make(hand) == (denomination, REASONS[reason])
    assert make(hand, 0) == (denomination, REASONS[reason])
    assert by_the_rule(hand.split()) == (denomination, reason)


def test_how_often_each_part_of_the_rule_decides():
    chance = random.Random(1)
    hands = 20000
    reasons = {}
    denominations = [0] * 5
    pack = list(NAMES)
    for _ in range(hands):
        hand = chance.sample(pack, 13)
        denomination, reason = by_the_rule(hand)
        assert make(" ".join(hand)) == (denomination, REASONS[reason])
        reasons[reason] = reasons.get(reason, 0) + 100 / hands
        denominations[denomination] += 100 / hands
    assert reasons["aces"] == pytest.approx(4.4, abs=0.6)
    assert reasons["length"] == pytest.approx(68.5, abs=1.3)
    assert reasons["pips"] == pytest.approx(25.6, abs=1.3)
    assert reasons["price"] == pytest.approx(1.5, abs=0.4)
    assert denominations[4] == pytest.approx(4.4, abs=0.6)
    assert all(23 < each < 25 for each in denominations[:4])


def test_pips():
    assert [pips(1 << rank) for rank in range(13)] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
    assert (pips(0), pips(8191)) == (0, 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 40 + 11)
