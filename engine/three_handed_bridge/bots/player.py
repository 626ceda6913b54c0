"""The half of a bot that plays for tricks."""

from engine.generator import Generator
from engine.trick_judge import TrickJudge


class Player:
    """Weighs one card a slice; see engine.three_handed_bridge.bots for how it is used."""

    def __init__(self):
        self.choice = -1
        self._view = None
        self._cards = bytearray(13)
        self._found = 0
        self._next = 0
        self._most = 0
        self._judge = TrickJudge()
        self._generator = Generator(0)

    def start(self, view, seed, budget=0):
        """Prepare the card of the view's seat; any budget is enough."""
        self._view = view
        self._generator.seed(seed)
        self._found = view.legal(self._cards)
        self._next = 0
        self.choice = -1

    def hurry(self):
        """It is soon done."""

    def step(self):
        """Do the next slice; True when the decision is made."""
        card = self._cards[self._next]
        if self._found == 1:
            self.choice = card
            return True
        # Cards that are worth alike are told apart by chance.
        worth = self._judge.worth(self._view, card) * 64 + self._generator.below(64)
        if not self._next or worth > self._most:
            self._most = worth
            self.choice = card
        self._next += 1
        return self._next == self._found
