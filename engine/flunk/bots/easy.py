"""The level `easy`: plays like somebody new to the game.

It counts neither its tricks to come nor the cards that are gone with much care: it grabs
tricks until it has the number it wants, is unsure which of two near cards is better, and
puts a contract's worth too high or too low.
"""

from engine.flunk import contracts
from engine.flunk.bots import aim
from engine.flunk.bots.normal import NormalPlayer


class EasyPlayer(NormalPlayer):
    """As NormalPlayer, with a beginner's aim and judgement, and no search."""

    search_tricks = 0

    def _aim(self, view):
        needed = contracts.target_of(view.contract) - view.won
        if view.turn & 1 and contracts.kind_of(view.contract) == contracts.LOW:
            return aim.SHUN
        return aim.WANT if needed > 0 else aim.SHUN

    def _judge(self, card):
        return super()._judge(card) + self._generator.below(1200)
