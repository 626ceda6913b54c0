"""What a card is worth in High and Low: a weighted sum of what a player looks at.

The weights differ by who plays (declarer's side or a defender), by how much the declarer
wants tricks, by whether the card leads, follows or is thrown on another suit, and by
whether the deal is young or old. tools/tune_bots.py learns them from played-out deals.
"""

from engine.cards import count
from engine.flunk import contracts
from engine.flunk.bots import aim
from engine.flunk.bots.odds import winning_chance
from engine.flunk.bots.play_weights import WORTH

FEATURES = 12
CONTEXTS = 60

_LEADS = 0
_FOLLOWS = 1
_DISCARDS = 2


def context_of(view, card, wish):
    """Which row of weights judges this card: 0..59."""
    led = view.led()
    if led < 0:
        situation = _LEADS
    elif led == card // 13:
        situation = _FOLLOWS
    else:
        situation = _DISCARDS
    old = 1 if view.count > 27 else 0
    return (((view.turn & 1) * 5 + wish) * 3 + situation) * 2 + old


def read_card(view, card, into):
    """Describe a legal card in 12 small ints.

    0 chance to take the trick if all want it, 1 if nobody does, both in sixteenths; 2 rank;
    3 whether it is a trump (a ruff, if thrown); 4 how many of its suit the hand holds;
    5 how many the partner or dummy opposite holds (for a defender: dummy); 6 unseen cards
    above it, 7 below it; 8 own lower cards; 9 whether the next lower card is held too;
    10 unseen trumps, for a trump led; 11 whether a partner's card holds the trick.
    """
    suit = card // 13
    rank = card % 13
    turn = view.turn
    own = view.holding[turn * 4 + suit]
    across = 8 if turn != 2 else 0
    unseen = view.unseen[suit]
    into[0] = winning_chance(view, card, True) >> 4
    into[1] = winning_chance(view, card, False) >> 4
    into[2] = rank
    trumped = suit == view.trump
    into[3] = 8 if trumped else 0
    into[4] = count(own)
    into[5] = count(view.holding[across + suit])
    into[6] = count(unseen >> rank + 1)
    into[7] = count(unseen & (1 << rank) - 1)
    into[8] = count(own & (1 << rank) - 1)
    into[9] = 8 if rank and own >> rank - 1 & 1 else 0
    into[10] = count(unseen) if trumped and not view.count & 3 else 0
    into[11] = 0
    if view.count & 3:
        holder = view.winner_of(view.count >> 2)
        if not holder + turn & 1:
            into[11] = 8


def worth(features, context):
    """The weighted sum for a card; larger is better for the side that plays it."""
    total = 0
    place = context * FEATURES
    for feature in range(FEATURES):
        total += features[feature] * (WORTH[place + feature] - 128)
    return total


class Judge:
    """Judges the cards of one decision after the other, by what the seat wishes for."""

    def __init__(self):
        self._features = [0] * max(aim.FEATURES, FEATURES)
        self._wish = aim.EITHER

    def start(self, view):
        """Consider what the seat on turn wishes for."""
        self._wish = self._aim(view)

    def _aim(self, view):
        return aim.desire(view, self._features)

    def worth(self, view, card):
        """The worth of a legal card; larger is better for the seat on turn."""
        read_card(view, card, self._features)
        return worth(self._features, context_of(view, card, self._wish))


class SimpleJudge(Judge):
    """As a beginner it wants tricks until it has its number, and defends Low by losing them."""

    def _aim(self, view):
        needed = contracts.target_of(view.contract) - view.won
        if view.turn & 1 and contracts.kind_of(view.contract) == contracts.LOW:
            return aim.SHUN
        return aim.WANT if needed > 0 else aim.SHUN
