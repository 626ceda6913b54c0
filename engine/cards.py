"""Cards, suits and seats as small ints, and hands as bit masks.

A card is suit * 13 + rank, 0..51. Suits: 0 clubs, 1 diamonds, 2 hearts, 3 spades, and
4 stands for no trump. Ranks: 0 is the two, 12 the ace. The cards that a seat holds in one
suit are a 13-bit mask, bit r standing for rank r.

Seats of a deal, clockwise: 0 declarer, 1 left defender, 2 dummy, 3 right defender; so the
declaring side are the even seats.
"""

CLUBS = 0
DIAMONDS = 1
HEARTS = 2
SPADES = 3
NO_TRUMP = 4

DECLARER = 0
LEFT = 1
DUMMY = 2
RIGHT = 3

ALL_RANKS = 8191
"""The mask of a whole suit."""


def _highest_bits():
    # 128 bytes instead of a loop: the boards' ints have no bit_length.
    table = bytearray(128)
    for mask in range(1, 128):
        table[mask] = table[mask >> 1] + 1 if mask > 1 else 0
    return bytes(table)


def _bit_counts():
    table = bytearray(128)
    for mask in range(1, 128):
        table[mask] = table[mask >> 1] + (mask & 1)
    return bytes(table)


def _ranks():
    table = bytearray(19)
    for rank in range(13):
        table[(1 << rank) % 19] = rank
    return bytes(table)


HIGHEST = _highest_bits()
COUNT = _bit_counts()

RANK_OF = _ranks()
"""The rank of a mask of one card, at mask % 19: thirteen powers of two leave as many remainders."""

# They have done their work, and would take up memory.
del _highest_bits, _bit_counts, _ranks


def highest(mask):
    """The rank of the highest card of a non-empty 13-bit mask."""
    if mask > 127:
        return HIGHEST[mask >> 7] + 7
    return HIGHEST[mask]


def lowest(mask):
    """The rank of the lowest card of a non-empty 13-bit mask."""
    return RANK_OF[(mask & -mask) % 19]


def count(mask):
    """How many cards a 13-bit mask holds."""
    return COUNT[mask & 127] + COUNT[mask >> 7]


def tops(first, second, unseen):
    """How many rounds of a suit two partners win from the top before the opponents can.

    All are masks: the two hands, and the unseen cards, which the opponents share.
    """
    ours = first | second
    rounds = max(count(first), count(second))
    won = 0
    while rounds and ours > unseen:
        won += 1
        rounds -= 1
        ours ^= 1 << highest(ours)
    return won


def forced(first, second, unseen):
    """Tricks the two hands cannot help taking if all four hands play their lowest."""
    won = 0
    while first or second:
        mine = max(first & -first, second & -second)
        first &= first - 1 if first else 0
        second &= second - 1 if second else 0
        theirs = unseen & -unseen
        unseen ^= theirs
        if unseen:
            theirs = unseen & -unseen
            unseen ^= theirs
        if mine > theirs:
            won += 1
    return won
