"""What a card is worth in High and Low: a weighted sum of what a player looks at.

The weights differ by who plays (declarer's side or a defender), by how much the declarer
wants tricks, by whether the card leads, follows or is thrown on another suit, and by
whether the deal is young or old. tools/tune_bots.py learns them from played-out deals.
"""

from engine.flunk import contracts
from engine.flunk.bots import aim
from engine.card_features import FEATURES, read_card
from engine.flunk.bots.play_weights import WORTH

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

    def near(self):
        """By how much the worth of two cards may differ that are about as good."""
        return 120


class SimpleJudge(Judge):
    """As a beginner it wants tricks until it has its number, and defends Low by losing them."""

    def _aim(self, view):
        needed = contracts.target_of(view.contract) - view.won
        if view.turn & 1 and contracts.kind_of(view.contract) == contracts.LOW:
            return aim.SHUN
        return aim.WANT if needed > 0 else aim.SHUN
