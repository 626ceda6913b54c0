"""The deal that is over once more, with another contract."""

from engine.flunk import contracts
from engine.flunk.session import CLOCKWISE, RUBBER, Session
from handheld import borrow


class Again(borrow("handheld.exercise").Exercise):
    """The same cards, the player in the same seat. If he dealt he declares anew; another's
    contract stays.

    first   (contract, tricks, captured), as the session has them
    """

    end = "again_end"

    def __init__(self, app):
        game = app.game
        played = game.session
        index = played.index
        # Once more after that: the first time still is what the session has.
        self.first = game.first if app.waiting is not None else (
            played.contracts[index], played.tricks[index], played.captured[index])
        dealer = played.dealer_of(index)
        session = Session(RUBBER, played.level, played.deal.number, played.seed, 3, CLOCKWISE, dealer)
        if dealer:
            session.act(self.first[0])
        super().__init__(app, session)

    def screen(self):
        """The name of the screen on which it begins."""
        return "declare" if self.session.deal.contract == contracts.NONE else "table"

    def leave(self):
        """Back to the end of the deal as it was in the session."""
        self.close()
        self.app.go("deal_end")
