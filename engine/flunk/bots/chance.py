"""The level `random` of Flunk: any contract, any legal card."""

from engine.chance import BaseChanceBot
from engine.flunk import contracts


class ChanceBot(BaseChanceBot):
    """See engine.flunk.bots for how a bot is used."""

    def choose(self, view, seed):
        """A contract, or a card to play."""
        if view.contract == contracts.NONE:
            return seed % contracts.CONTRACTS
        cards = bytearray(13)
        return cards[seed % view.legal(cards)]
