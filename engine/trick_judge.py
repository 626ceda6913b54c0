"""What a card is worth to a player who wants every trick: a weighted sum of what he looks at.

For games in which both sides simply want tricks. The weights differ by side, by whether the card
is the opening lead, leads, follows or is thrown on another suit, by whether there are trumps, and
by whether the deal is young or old. tools/teach_tricks.py learns them from played-out deals.
"""

from engine import card_features
from engine.cards import NO_TRUMP, count
from engine.odds import beats, best_so_far
from engine.trick_weights import WORTH

FEATURES = 19
CONTEXTS = 32

# A yes counts as much as a number of middling size.
_YES = 8


def context_of(view, card):
    """Which row of weights judges a legal card: 0..31."""
    led = view.led()
    if not view.count:
        situation = 0
    elif led < 0:
        situation = 1
    else:
        situation = 2 if led == card // 13 else 3
    row = (view.turn & 1) * 4 + situation
    return row * 4 + (2 if view.trump == NO_TRUMP else 0) + (1 if view.count > 27 else 0)


def read_card(view, card, into):
    """Describe a legal card in FEATURES small ints.

    0 to 11 as card_features.read_card; 12 whether it beats the card that holds the trick; 13
    opponents known to be out of the suit, 14 whether the hidden partner is; 15 higher and 16 lower
    cards of it opposite (for a defender: in dummy); 17 whether it is the last of its suit; 18 own
    trumps, unless it is one.
    """
    card_features.read_card(view, card, into)
    suit = card // 13
    rank = card % 13
    turn = view.turn
    best = best_so_far(view)[0]
    into[12] = _YES if best >= 0 and beats(card, best, view.trump) else 0
    into[13] = into[14] = 0
    for seat in range(4):
        if seat != turn and view.void[seat * 4 + suit] and not view.sees(seat):
            into[13 if seat + turn & 1 else 14] += _YES
    across = view.holding[(8 if turn != 2 else 0) + suit]
    into[15] = count(across >> rank + 1)
    into[16] = count(across & (1 << rank) - 1)
    into[17] = _YES if into[4] == 1 else 0
    into[18] = 0
    if view.trump != NO_TRUMP and suit != view.trump:
        into[18] = count(view.holding[turn * 4 + view.trump])


class TrickJudge:
    """Judges the cards of one decision after the other."""

    def __init__(self):
        self._features = [0] * FEATURES

    def worth(self, view, card):
        """The worth of a legal card; larger is better for the seat on turn."""
        features = self._features
        read_card(view, card, features)
        place = context_of(view, card) * FEATURES
        total = 0
        for feature in range(FEATURES):
            total += features[feature] * (WORTH[place + feature] - 128)
        return total
