"""The level `random` of all games: anything that is allowed. For measuring the others against.

It takes a single number a decision, so its seed itself is that number: 30 bits, of which a few
dozen choices notice no unfairness.
"""


class BaseChanceBot:
    """Chooses without thinking. A game's own says what: choose(view, seed)."""

    def __init__(self):
        self.choice = -1
        self._seed = 0
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
        self.choice = self.choose(self._view, self._seed)
        return True
