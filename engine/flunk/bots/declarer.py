"""The half of a bot that declares."""

from engine.flunk.bots.declare import Declaring
from engine.generator import Generator


def doubt_of(doubts):
    """By how many points either way a contract is misjudged: as a beginner does, or by so little
    that it only tells contracts apart that are worth the same."""
    return 20 if doubts else 1


class Declarer:
    """Judges the contracts; see engine.flunk.bots for how it is used.

    doubts: whether it misjudges them as a beginner does.
    """

    def __init__(self, doubts):
        self.choice = -1
        self._doubts = doubts
        self._view = None
        self._declaring = None

    def start(self, view, seed, budget=0):
        """Prepare the declaration of the view's seat; any budget is enough."""
        self._view = view
        self._declaring = Declaring(doubt_of(self._doubts), Generator(seed))

    def step(self):
        """Do the next slice; True when the contract is chosen."""
        done = self._declaring.step(self._view)
        self.choice = self._declaring.choice
        return done
