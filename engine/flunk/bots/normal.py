"""The level `normal`: sound heuristics, no mistakes on purpose."""

from engine.flunk import contracts
from engine.flunk.bots import aim, card_play, dump
from engine.flunk.bots.declare import Declaring


class NormalBot:
    """Weighs one candidate a slice; see engine.flunk.bots for how a bot is used."""

    def __init__(self):
        self.choice = -1
        self._view = None
        self._cards = bytearray(13)
        self._found = 0
        self._next = 0
        self._best = 0
        self._want = False
        self._declaring = Declaring()

    def start(self, view, seed):
        """Prepare the decision of the view's seat."""
        self._view = view
        self._next = 0
        self._found = 0
        self._best = -(1 << 29)
        self.choice = -1
        if view.contract == contracts.NONE:
            self._declaring.start()
        else:
            self._found = view.legal(self._cards)
            if self._found > 1 and view.dump_suit > 3:
                self._want = self._aim(view)

    def _aim(self, view):
        return aim.wants_tricks(view)

    def step(self):
        """Weigh the next candidate; True when the decision is made."""
        if self._view.contract == contracts.NONE:
            done = self._declaring.step(self._view)
            self.choice = self._declaring.choice
            return done
        card = self._cards[self._next]
        if self._found == 1:
            self.choice = card
            return True
        worth = self._worth(card)
        if worth > self._best:
            self._best = worth
            self.choice = card
        self._next += 1
        return self._next == self._found

    def _worth(self, card):
        view = self._view
        if view.dump_suit > 3:
            return card_play.worth(view, card, self._want)
        if view.turn & 1:
            return dump.defender_worth(view, card)
        return dump.declarer_worth(view, card)
