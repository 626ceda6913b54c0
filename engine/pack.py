"""Deals by number: the same number is the same 52 cards on every machine."""

from engine.generator import Generator

LARGEST_NUMBER = 999999
"""Deal numbers run from 1 to this: six digits, so that they can be told to a friend."""


def shuffle(pack, generator):
    """Shuffle a bytearray of cards in place, every order equally likely (Fisher-Yates)."""
    for last in range(len(pack) - 1, 0, -1):
        other = generator.below(last + 1)
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card


def shuffled_pack(number):
    """The 52 cards of a deal in the order in which they are dealt, as a new bytearray."""
    pack = bytearray(range(52))
    shuffle(pack, Generator(number))
    return pack


def deal(number, holding):
    """Fill holding, a list of 16 masks (seat * 4 + suit), with the four hands of a deal.

    Cards are dealt one at a time and clockwise, the first to the declarer's left.
    """
    for place in range(16):
        holding[place] = 0
    pack = shuffled_pack(number)
    for first in range(4):
        hand = (first + 1 & 3) * 4
        for turn in range(first, 52, 4):
            card = pack[turn]
            holding[hand + card // 13] |= 1 << card % 13
