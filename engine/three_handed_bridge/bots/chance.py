"""The level `random`: anything that is allowed. For measuring the others against.

It takes a single number a decision, so its seed itself is that number: 30 bits, of which six
makes, two answers or 13 cards notice no unfairness.
"""

from engine.three_handed_bridge.deal import DECLARING, DOUBLING


class ChanceBot:
    """Chooses without thinking; see engine.three_handed_bridge.bots for how a bot is used."""

    def __init__(self):
        self.choice = -1
        self._seed = 0
        self._cards = bytearray(13)
        self._view = None

    def prepare(self, declares):
        """It has no halves."""

    def forget(self):
        """It has no halves."""

    def hurry(self):
        """It never dawdles."""

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's seat; any budget is enough."""
        self._view = view
        self._seed = seed

    def step(self):
        """Decide; one slice is enough."""
        view = self._view
        if view.stage == DECLARING:
            self.choice = self._seed % 6
        elif view.stage == DOUBLING:
            self.choice = self._seed & 1
        else:
            found = view.legal(self._cards)
            self.choice = self._cards[self._seed % found]
        return True
