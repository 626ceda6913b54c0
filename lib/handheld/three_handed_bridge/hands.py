"""What the screens before the play share: the hands that may be seen, and lines between them."""

from engine.cards import DUMMY
from handheld import borrow
from handheld.look import Line
from handheld.screens.hands import HandsScreen
from handheld.words import part_of

LINES = 7


class CallScreen(HandsScreen):
    """Seven lines between dummy's hand and the player's own; a hand that he may not see yet lies
    face down."""

    def __init__(self, app):
        super().__init__(app)
        self.words = part_of(app.words, "bridge_calls")
        look = app.look
        # On the small display the letters keep a little away from the cards below.
        self.top = look.card_height - (0 if look.large else 1)
        self.pitch = (look.height - 2 * look.card_height) // LINES
        # Room above a line that is lower than its share.
        self.gap = (self.pitch - look.letter_height) // 2

    def line(self, place, colour, length=0, x=0):
        """A new line at a place, 0 to 6."""
        look = self.app.look
        return Line(look, self.group, x, self.top + place * self.pitch + self.gap, length or look.columns, colour)

    def large_line(self, place, colour):
        """A line of 10 letters of double size, in two places."""
        look = self.app.look
        return Line(look, self.group, (look.width - 20 * look.letter_width) // 2,
                    self.top + place * self.pitch + self.pitch - look.letter_height, 10, colour, 2)

    def show_hands(self):
        """Show what the player may see."""
        super().show_hands()
        view = self.app.game.view
        cover = borrow("handheld.face_down").cover
        if not view.sees(DUMMY):
            cover(self.dummy)
        if not view.sees(view.seat):
            cover(self.own)

    def hidden_words(self):
        """Which hand lies face down."""
        view = self.app.game.view
        if view.sees(view.seat):
            return self.words.DUMMY_DOWN
        return self.words.DUMMYS_ONLY if view.sees(DUMMY) else self.words.BOTH_DOWN
