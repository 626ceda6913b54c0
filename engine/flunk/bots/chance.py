"""The level `random`: any contract, any legal card. For measuring the others against.

It takes a single number a decision, so its seed itself is that number: 30 bits, of which
74 contracts or 13 cards notice no unfairness.
"""

from engine.flunk import contracts


class ChanceBot:
    """Chooses without thinking; see engine.flunk.bots for how a bot is used."""

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
        if self._view.contract == contracts.NONE:
            self.choice = self._seed % contracts.CONTRACTS
        else:
            found = self._view.legal(self._cards)
            self.choice = self._cards[self._seed % found]
        return True
