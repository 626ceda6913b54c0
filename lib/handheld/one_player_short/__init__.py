"""One Player Short on the handheld."""

from engine.one_player_short import bots, contracts, snapshot
from engine.one_player_short.view import AuctionView
from handheld.game import BaseGame


class Game(BaseGame):
    """A session of One Player Short."""

    name = "one_player_short"
    bots = bots
    snapshot = snapshot
    new_view = AuctionView
    end = "one_player_short.deal_end"

    def denomination(self):
        """What the contract names, 0 to 3, or 4 for no trump."""
        return contracts.trump_of(self.view.contract)

    def pleased(self):
        """Whether the deal that is over went well for the player."""
        played = self.session
        return (played.score_of(played.index) > 0) == (played.declarer_of(played.index) == 0)
