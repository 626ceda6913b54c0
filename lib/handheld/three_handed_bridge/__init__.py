"""Three-handed Bridge on the handheld."""

from engine.three_handed_bridge import bots, snapshot
from engine.three_handed_bridge.view import BridgeView
from handheld.game import BaseGame


class Game(BaseGame):
    """A session of Three-handed Bridge."""

    name = "three_handed_bridge"
    bots = bots
    snapshot = snapshot
    new_view = BridgeView
    end = "three_handed_bridge.deal_end"

    def denomination(self):
        """What is trump, 0 to 3, or 4 for no trump."""
        return self.view.contract

    def pleased(self):
        """Whether the player's side has the odd tricks of the deal that is over."""
        return (self.view.won > 6) == (self.view.dealer == 0)
