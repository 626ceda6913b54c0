"""What two partner hands can do in one suit, against the cards that are out.

All arguments are 13-bit masks: the two hands, and the unseen cards, which the two
opponents share. Results are estimates in whole tricks that lean on nobody's exact holding.
"""

from engine.cards import count, highest


def winners(first, second, unseen):
    """Tricks the two hands should take in the suit if they play it for all it is worth.

    Round by round: when our highest card beats theirs we take the round and spend it, else
    they do, and ours is lost on the lowest.
    """
    ours = first | second
    rounds = max(count(first), count(second))
    companions = min(count(first), count(second))
    won = 0
    while rounds and ours:
        if ours > unseen:
            won += 1
            ours ^= 1 << highest(ours)
            unseen &= unseen - 1 if unseen else 0
        else:
            ours &= ours - 1
            unseen ^= 1 << highest(unseen)
        # The partner of each hand has to follow as well.
        unseen &= unseen - 1 if unseen else 0
        if companions:
            companions -= 1
            ours &= ours - 1 if ours else 0
        rounds -= 1
    return won
