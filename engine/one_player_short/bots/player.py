"""How `normal` plays: each side for as many tricks as it can get.

A card is worth the chance that it helps its side to the trick, less what it could still do later.
The numbers were found by trying: declarer and defenders of 300 deals, a number changed at a time.
"""

from engine.cards import count
from engine.odds import winning_chance

# What a card is kept for, by rank from the two to the ace.
_KEPT = bytes((0, 1, 2, 3, 4, 5, 6, 7, 9, 14, 20, 27, 34))

# A certain trick is worth this, in the same unit: tenths.
_TRICK = 480

# Of the declarer's side and of the defenders: what a trump is kept for; when a suit is led, what
# each card of it is worth that the hand holds, what a trump is worth while others have any, and a
# card whose lower neighbour is held too; and what a discard costs for each card of its suit.
_TRUMP = (120, 180)
_LENGTH = (60, 40)
_DRAWING = (400, -220)
_NEIGHBOUR = 60
_DISCARD = (0, 15)
_SPENT_TRUMPS = -100


def worth(view, card):
    """The worth of a legal card to the seat on turn, in tenths of a small card's trifle."""
    suit = card // 13
    rank = card % 13
    turn = view.turn
    side = turn & 1
    own = view.holding[turn * 4 + suit]
    value = (winning_chance(view, card, True) * _TRICK >> 8) - 7 * _KEPT[rank]
    if suit == view.trump:
        value -= _TRUMP[side]
    led = view.led()
    if led < 0:
        value += _LENGTH[side] * count(own)
        if rank and own >> rank - 1 & 1:
            value += _NEIGHBOUR
        if suit == view.trump:
            value += _DRAWING[side] if view.unseen[suit] else _SPENT_TRUMPS
        if not side:
            # Suits of which the other hand of the side is short come first.
            value -= 15 * count(view.holding[(2 - turn) * 4 + suit])
    elif suit != led and suit != view.trump:
        value -= _DISCARD[side] * count(own)
    return value


class Player:
    """Weighs one legal card a slice; see engine.one_player_short.bots for how it is used."""

    def __init__(self):
        self.choice = -1
        self._view = None
        self._cards = bytearray(13)
        self._found = 0
        self._next = 0
        self._best = 0

    def start(self, view, seed, budget=0):
        """Prepare the card of the view's seat; nothing is left to chance."""
        self._view = view
        self._found = view.legal(self._cards)
        self._next = 0
        self.choice = self._cards[0]

    def hurry(self):
        """It is soon done."""

    def step(self):
        """Weigh the next card; True after the last."""
        card = self._cards[self._next]
        value = worth(self._view, card) if self._found > 1 else 0
        if not self._next or value > self._best:
            self._best = value
            self.choice = card
        self._next += 1
        return self._next >= self._found
