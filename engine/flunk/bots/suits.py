"""What two partner hands can do in one suit, against the cards that are out.

All arguments are 13-bit masks: the two hands, and the unseen cards, which the two
opponents share.
"""

from engine.cards import count, highest


def tops(first, second, unseen):
    """How many rounds the two hands win from the top before the opponents can."""
    ours = first | second
    rounds = max(count(first), count(second))
    won = 0
    while rounds and ours > unseen:
        won += 1
        rounds -= 1
        ours ^= 1 << highest(ours)
    return won
