"""The level `easy`: plays like somebody new to the game.

It counts neither its tricks to come nor the cards that are gone with much care: it grabs
tricks until it has the number it wants, is unsure which of two near cards is better, and
puts a contract's worth too high or too low.
"""

from engine.flunk import contracts
from engine.flunk.bots.normal import NormalBot
from engine.generator import Generator


class EasyBot(NormalBot):
    """As NormalBot, with a beginner's aim and judgement."""

    def __init__(self):
        super().__init__()
        self._generator = Generator(0)

    def start(self, view, seed):
        """Prepare the decision of the view's seat."""
        self._generator.seed(seed)
        super().start(view, seed)
        if view.contract == contracts.NONE:
            self._declaring.doubt(self._generator)

    def _aim(self, view):
        needed = contracts.target_of(view.contract) - view.won
        if view.turn & 1 and contracts.kind_of(view.contract) == contracts.LOW:
            return False
        return needed > 0

    def _worth(self, card):
        return super()._worth(card) + self._generator.below(160)
