"""Cards, names and hands as masks."""

import pytest
from card_referee import NAMES

from engine import cards, names

NOT_CARDS = [
    "", "S", "A", "AS", "S1", "S0", "SX", "XA", "SAA", "SA ", " SA", "10", "S100", "1010",
    "C-2", "NT", "♠A", "S\x00", "HEARTS", "0", "S10T",
]


def test_names_of_all_cards():
    assert [names.card_name(card) for card in range(52)] == NAMES


def test_every_name_is_read_back_in_any_spelling():
    for card, name in enumerate(NAMES):
        assert names.card_from_name(name) == card
        assert names.card_from_name(name.lower()) == card


@pytest.mark.parametrize("name, card", [("H10", 34), ("s10", 47), ("c10", 8), ("D10", 21)])
def test_ten_may_be_written_as_a_number(name, card):
    assert names.card_from_name(name) == card


@pytest.mark.parametrize("name", NOT_CARDS)
def test_other_words_are_refused_with_a_sentence(name):
    with pytest.raises(ValueError, match="is not a card") as caught:
        names.card_from_name(name)
    assert "'" + name + "'" in str(caught.value)


@pytest.mark.parametrize("name", ["ﬆ", "ſA", "ſa"])
def test_letters_that_only_become_latin_in_upper_case_are_refused(name):
    with pytest.raises(ValueError, match="is not a card"):
        names.card_from_name(name)


def test_numbers_of_suits_and_seats():
    assert (cards.CLUBS, cards.DIAMONDS, cards.HEARTS, cards.SPADES) == (0, 1, 2, 3)
    assert cards.NO_TRUMP == 4
    assert (cards.DECLARER, cards.LEFT, cards.DUMMY, cards.RIGHT) == (0, 1, 2, 3)


def test_highest_of_every_mask():
    wrong = [mask for mask in range(1, 8192) if cards.highest(mask) != mask.bit_length() - 1]
    assert wrong == []


def test_lowest_of_every_mask():
    wrong = [
        mask for mask in range(1, 8192)
        if cards.lowest(mask) != len(bin(mask)) - len(bin(mask).rstrip("0"))
    ]
    assert wrong == []


def test_count_of_every_mask():
    wrong = [mask for mask in range(8192) if cards.count(mask) != bin(mask).count("1")]
    assert wrong == []
