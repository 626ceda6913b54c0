"""The deal that is over can be played once more: what that means, before it begins."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """A begins, B goes back."""

    def __init__(self, app):
        super().__init__(app)
        said = part_of(app.words, "again")
        look = app.look
        height = look.letter_height
        played = app.game.session
        Line(look, self.group, 0, 8, look.columns, BRIGHT).centre(said.HEADING)
        top = 8 + 2 * height
        texts = said.OTHER_DECLARES if played.dealer_of(played.index) else said.YOU_DECLARE
        for text in texts + said.NOT_COUNTED:
            Line(look, self.group, 0, top, look.columns).centre(text)
            top += height
        Line(look, self.group, 0, look.height - height - 4, look.columns, FAINT).centre(
            said.BEGIN.format(*app.board.key_names))

    def key(self, key):
        """Begin, or never mind."""
        if self.common_key(key):
            return
        app = self.app
        if key == keys.A or key == keys.START:
            app.go(borrow("handheld.again").Again(app).screen())
        elif key == keys.B:
            app.pop()
