"""The level `random` of Three-handed Bridge: any make, any answer to doubling, any legal card."""

from engine.chance import BaseChanceBot
from engine.three_handed_bridge.deal import DECLARING, DOUBLING


class ChanceBot(BaseChanceBot):
    """See engine.three_handed_bridge.bots for how a bot is used."""

    def choose(self, view, seed):
        """What Deal.act takes."""
        if view.stage == DECLARING:
            return seed % 6
        if view.stage == DOUBLING:
            return seed & 1
        cards = bytearray(13)
        return cards[seed % view.legal(cards)]
