"""The level `random`: any legal call, any legal card. For measuring the others against.

It takes a single number a decision, so its seed itself is that number: 30 bits, of which a few
dozen choices notice no unfairness.
"""


class ChanceBot:
    """Chooses without thinking; see engine.one_player_short.bots for how a bot is used."""

    def __init__(self):
        self.choice = -1
        self._seed = 0
        self._choices = bytearray(37)
        self._view = None

    def prepare(self, bids):
        """It has no halves."""

    def forget(self):
        """It has no halves."""

    def hurry(self):
        """It never dawdles."""

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's player; any budget is enough."""
        self._view = view
        self._seed = seed

    def step(self):
        """Decide; one slice is enough."""
        found = self._view.choices(self._choices)
        self.choice = self._choices[self._seed % found]
        return True
