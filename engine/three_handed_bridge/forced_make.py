"""What dummy makes trump when the dealer passes: nobody chooses, the cards do.

Rule: Encyclopaedia Britannica 1911, Bridge.
"""

from engine.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES, count

BY_ACES = 0
BY_LENGTH = 1
BY_PIPS = 2
BY_PRICE = 3

_ACE = 1 << 12
_DEAREST_FIRST = (HEARTS, DIAMONDS, CLUBS, SPADES)


def pips(mask):
    """Pips of the cards of a 13-bit mask: an ace 11, king to ten 10, any other card its number."""
    found = 0
    for rank in range(13):
        if mask >> rank & 1:
            found += 11 if rank == 12 else min(rank + 2, 10)
    return found


def forced_make(holding, seat):
    """(denomination, reason) for the hand of a seat in a list of 16 masks.

    BY_ACES: three or four make it no trump. BY_LENGTH: the longest suit. BY_PIPS: of equally long
    ones that with more pips. BY_PRICE: of these the dearer, from hearts over diamonds and clubs
    to spades.
    """
    aces = 0
    for suit in range(4):
        if holding[seat * 4 + suit] & _ACE:
            aces += 1
    if aces > 2:
        return NO_TRUMP, BY_ACES
    best = -1
    longest = most = 0
    reason = BY_LENGTH
    for suit in _DEAREST_FIRST:
        mask = holding[seat * 4 + suit]
        length = count(mask)
        value = pips(mask)
        if length > longest:
            reason = BY_LENGTH
        elif length == longest and value > most:
            reason = BY_PIPS
        else:
            if length == longest and value == most:
                reason = BY_PRICE
            elif length == longest and reason == BY_LENGTH:
                reason = BY_PIPS
            continue
        best = suit
        longest = length
        most = value
    return best, reason
