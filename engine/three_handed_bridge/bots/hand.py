"""How many tricks the dealer's side should take, judged from one hand.

A hand is described by small numbers, and a weighted sum of them is the number of tricks.
The weights differ by whose hand it is, by whether the dealer declared or passed, and by whether
there are trumps; tools/teach_calls.py learned them from deals that bots played out.
"""

from engine.cards import NO_TRUMP, count
from engine.three_handed_bridge.bots.call_table import TRICKS

FEATURES = 16

# Whose hand is judged. No trump has the row after each.
DECLARING = 0
PASSING = 2
AGAINST_DEALER = 4
AGAINST_DUMMY = 6
DUMMYS = 8

ROWS = 10


def _longest(holding, seat):
    best = 0
    for suit in range(1, 4):
        if count(holding[seat * 4 + suit]) >= count(holding[seat * 4 + best]):
            best = suit
    return best


def read_hand(holding, seat, denomination, into):
    """Describe the hand of a seat, of 16 masks, in FEATURES small ints.

    Of the trumps, or at no trump of the longest suit: 0 how many, 1 to 5 whether ace, king, queen,
    jack and ten are among them, 14 the square of their number. Of the other suits: 6 aces, 7 kings
    not alone, 8 queens with two others, 9 jacks with three others, 10 suits without a card, 11 with
    one, 12 with two, 13 the cards of the longest. 15 is always 1.
    """
    for place in range(FEATURES):
        into[place] = 0
    into[15] = 1
    main = _longest(holding, seat) if denomination == NO_TRUMP else denomination
    for suit in range(4):
        mask = holding[seat * 4 + suit]
        length = count(mask)
        if suit == main:
            into[0] = length
            into[14] = length * length
            for honour in range(5):
                into[1 + honour] = mask >> 12 - honour & 1
            continue
        into[6] += mask >> 12
        if length > 1:
            into[7] += mask >> 11 & 1
        if length > 2:
            into[8] += mask >> 10 & 1
        if length > 3:
            into[9] += mask >> 9 & 1
        if length < 3:
            into[10 + length] += 1
        into[13] = max(into[13], length)


def tricks(features, whose, denomination):
    """How many tricks the dealer's side should take, in 256ths; whose: see above."""
    place = (whose + (1 if denomination == NO_TRUMP else 0)) * FEATURES * 2
    total = 0
    for feature in range(FEATURES):
        if features[feature]:
            # Two bytes, the low one first, that stand for -32768..32767.
            total += features[feature] * ((TRICKS[place] | TRICKS[place + 1] << 8) - 32768)
        place += 2
    # Weights are 1024ths of a trick.
    return total >> 2
