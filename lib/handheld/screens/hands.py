"""What the screens of a deal share: dummy's cards above, the player's below."""

from engine.cards import DUMMY, NO_TRUMP
from handheld.hand_row import HandRow
from handheld.screens import BaseScreen
from handheld.settings import SORT


class HandsScreen(BaseScreen):
    """Dummy's row at the top edge, the player's own at the bottom edge."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        self.lift = 5 if look.large else 3
        # No trumps before there is a contract.
        left = app.game.view.trump if app.settings.values[SORT] else NO_TRUMP
        self.dummy = HandRow(look, self.group, 0, self.lift, left)
        self.own = HandRow(look, self.group, look.height - look.card_height, -self.lift, left)

    def show_hands(self):
        """Show both hands as the player sees them, nothing lifted or dimmed."""
        game = self.app.game
        self.dummy.show(game.view.holding, DUMMY)
        self.own.show(game.view.holding, game.own_seat())
        self.app.changed = True
