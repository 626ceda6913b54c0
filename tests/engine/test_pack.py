"""Deals by number: the same cards everywhere, and every order equally likely."""

import math
import random

import pytest
from card_referee import NAMES, hands_of

from engine import pack
from engine.generator import Generator

# Hands of declarer, left defender, dummy, right defender.
DEALS = {
    1: [
        "S:85 H:K8762 D:T93 C:AJ2",
        "S:QJ9 H:AQJ4 D:A7 C:T843",
        "S:K6432 H:5 D:Q842 C:KQ9",
        "S:AT7 H:T93 D:KJ65 C:765",
    ],
    2: [
        "S:T98 H:J73 D:KJ7 C:7652",
        "S:AK62 H:QT2 D:8543 C:A8",
        "S:QJ4 H:AK65 D:AT9 C:K43",
        "S:753 H:984 D:Q62 C:QJT9",
    ],
    271828: [
        "S:A975 H:A97 D:KT8 C:AK3",
        "S:Q82 H:865 D:AJ75 C:954",
        "S:KT H:T432 D:Q963 C:JT6",
        "S:J643 H:KQJ D:42 C:Q872",
    ],
    999999: [
        "S:T965 H:Q73 D:AKJ9 C:J4",
        "S:A83 H:J85 D:T62 C:KT65",
        "S:KJ42 H:962 D:873 C:872",
        "S:Q7 H:AKT4 D:Q54 C:AQ93",
    ],
}

PACK_OF_DEAL_1 = (
    "DA D8 C7 S5 C8 SK C5 HK SQ H5 C6 H7 C3 S6 H9 CA S9 D2 HT H8 C4 CK H3 C2 HJ S3 "
    "ST D9 CT CQ DJ S8 H4 DQ D6 CJ SJ D4 DK H2 HQ S2 S7 D3 D7 C9 SA H6 HA S4 D5 DT"
)


def written(hand):
    """A set of names as in DEALS."""
    return " ".join(
        suit + ":" + "".join(rank for rank in "AKQJT98765432" if suit + rank in hand)
        for suit in "SHDC"
    )


def square_of_cards_by_place(numbers):
    """Chi-square of how often each card lies in each place, with 51 * 51 degrees of freedom."""
    found = [[0] * 52 for _ in range(52)]
    for number in numbers:
        for place, card in enumerate(pack.shuffled_pack(number)):
            found[place][card] += 1
    expected = len(numbers) / 52
    square = sum((count - expected) ** 2 / expected for row in found for count in row)
    # Each place holds just one card and each card has just one place, so the cells vary a
    # little less than free ones would.
    return square * 51 / 52


@pytest.mark.parametrize("number", DEALS)
def test_golden_deals(number):
    holding = [0] * 16
    pack.deal(number, holding)
    assert [written(hand) for hand in hands_of(holding)] == DEALS[number]


def test_golden_order_of_the_pack():
    assert " ".join(NAMES[card] for card in pack.shuffled_pack(1)) == PACK_OF_DEAL_1


def test_cards_are_dealt_one_by_one_and_clockwise_from_the_left_defender():
    cards = PACK_OF_DEAL_1.split()
    holding = [0] * 16
    pack.deal(1, holding)
    hands = hands_of(holding)
    assert hands[1] == set(cards[0::4])
    assert hands[2] == set(cards[1::4])
    assert hands[3] == set(cards[2::4])
    assert hands[0] == set(cards[3::4])


def test_a_deal_replaces_whatever_was_held():
    holding = [8191] * 16
    pack.deal(2, holding)
    assert [written(hand) for hand in hands_of(holding)] == DEALS[2]


def test_every_deal_is_the_whole_pack_in_four_hands_of_thirteen():
    chance = random.Random(52)
    holding = [0] * 16
    for number in [1, 999999] + [chance.randint(1, 999999) for _ in range(500)]:
        pack.deal(number, holding)
        hands = hands_of(holding)
        assert [len(hand) for hand in hands] == [13, 13, 13, 13]
        assert set().union(*hands) == set(NAMES)


def test_numbers_have_six_digits():
    assert pack.LARGEST_NUMBER == 999999


@pytest.mark.parametrize("first", [1, 500000])
def test_chi_square_of_card_by_place(first):
    # 2601 degrees of freedom: mean 2601, deviation 72. The bounds are four deviations.
    assert 2312 < square_of_cards_by_place(range(first, first + 10000)) < 2890


def test_chi_square_of_card_by_place_for_numbers_far_apart():
    # Steps of 2^15 change the upper half of a seed only.
    numbers = [1 + low + step * 32768 for step in range(30) for low in range(100)]
    assert 2312 < square_of_cards_by_place(numbers) < 2890


@pytest.mark.parametrize("size, orders", [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120)])
def test_every_order_of_a_small_pack_is_equally_likely(size, orders):
    stream = Generator(size)
    found = {}
    for _ in range(orders * 300):
        cards = bytearray(range(size))
        pack.shuffle(cards, stream)
        found[bytes(cards)] = found.get(bytes(cards), 0) + 1
    assert len(found) == orders
    square = sum((count - 300) ** 2 / 300 for count in found.values())
    assert square < orders - 1 + 5 * math.sqrt(2 * orders)


class Scripted:
    """Gives the numbers of a list, each checked to be in reach."""

    def __init__(self, numbers):
        self.numbers = list(numbers)

    def below(self, limit):
        number = self.numbers.pop(0)
        assert 0 <= number < limit
        return number


def test_each_run_of_choices_makes_another_order():
    # Fisher-Yates of four cards draws below 4, 3 and 2: 24 runs for 24 orders.
    orders = set()
    for first in range(4):
        for second in range(3):
            for third in range(2):
                cards = bytearray(range(4))
                choices = Scripted([first, second, third])
                pack.shuffle(cards, choices)
                assert choices.numbers == []
                orders.add(bytes(cards))
    assert len(orders) == 24


def test_shuffling_keeps_the_cards_it_is_given():
    for cards in (b"", b"\x07", b"\x05\x05\x09", bytes(range(200))):
        shuffled = bytearray(cards)
        pack.shuffle(shuffled, Generator(8))
        assert sorted(shuffled) == sorted(cards)


@pytest.mark.parametrize("apart", [1, 2, 13, 52, 1024, 32768, 65536, 262144])
def test_deals_of_neighbouring_numbers_are_unrelated(apart):
    # Two unrelated packs agree in one place on average, with a deviation of one.
    pairs = 1000
    same = 0
    steps = [0] * 52
    for number in range(1, pairs + 1):
        one = pack.shuffled_pack(number)
        other = pack.shuffled_pack(number + apart)
        same += sum(1 for left, right in zip(one, other) if left == right)
        for left, right in zip(one, other):
            steps[(left - right) % 52] += 1
    assert abs(same - pairs) < 4.5 * math.sqrt(pairs)
    square = sum((count - pairs) ** 2 / pairs for count in steps)
    assert 12 < square < 105


def test_no_two_deals_are_alike():
    deals = {bytes(pack.shuffled_pack(number)) for number in range(1, 10001)}
    assert len(deals) == 10000


def test_suit_lengths_come_as_often_as_they_should():
    # Chances of holding 0..13 spades in thirteen cards, from counting hands.
    chances = [math.comb(13, held) * math.comb(39, 13 - held) / math.comb(52, 13)
               for held in range(14)]
    deals = 5000
    found = [0] * 14
    holding = [0] * 16
    for number in range(1, deals + 1):
        pack.deal(number, holding)
        found[bin(holding[3]).count("1")] += 1
    square = sum(
        (found[held] - deals * chances[held]) ** 2 / (deals * chances[held])
        for held in range(8)
    )
    assert sum(found) == deals
    assert square < 30
