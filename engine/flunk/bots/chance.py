"""The level `random`: any contract, any legal card. For measuring the others against."""

from engine.flunk import contracts
from engine.generator import Generator


class ChanceBot:
    """Chooses without thinking; see engine.flunk.bots for how a bot is used."""

    def __init__(self):
        self.choice = -1
        self._generator = Generator(0)
        self._cards = bytearray(13)
        self._view = None

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's seat; any budget is enough."""
        self._view = view
        self._generator.seed(seed)

    def step(self):
        """Decide; one slice is enough."""
        if self._view.contract == contracts.NONE:
            self.choice = self._generator.below(contracts.CONTRACTS)
        else:
            found = self._view.legal(self._cards)
            self.choice = self._cards[self._generator.below(found)]
        return True
