"""A kiosk asks whether its visitor is still there, and counts the seconds until he is gone."""

from handheld.keys import elapsed
from handheld.kiosk import GONE
from handheld.look import BRIGHT, FAINT, WARNING, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Over the screen that nobody touches; any key goes back to it."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        words = part_of(app.words, "counter")
        height = look.letter_height
        top = look.height // 2 - 3 * height
        text = words.STILL_THERE
        Line(look, self.group, look.width // 2 - len(text) * look.letter_width, top, len(text),
             BRIGHT, 2).set(text)
        self._seconds = Line(look, self.group, look.width // 2 - 3 * look.letter_width,
                             top + 2 * height, 2, WARNING, 3)
        Line(look, self.group, 0, top + 5 * height, look.columns, FAINT).centre(words.ANY_KEY_STAYS)
        # A dim display would not be noticed.
        app.board.light(1.0)
        self.tick(app.now())

    def tick(self, now):
        """Count."""
        left = max(0, GONE - elapsed(now, self.app.idle.since) + 999) // 1000
        text = str(left)
        text = " " * (2 - len(text)) + text
        if text != self._seconds.text:
            self._seconds.set(text)
            self.app.changed = True
        return False

    def key(self, key):
        """He is."""
        self.app.idle.light()
        self.app.pop()
