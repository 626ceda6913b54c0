"""Pages of text to leaf through."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen


class PagesScreen(BaseScreen):
    """Shows tuples of lines, the first of each a heading; left and right turn the page."""

    lines = 8

    def __init__(self, app, page, pages):
        super().__init__(app)
        look = app.look
        self._pages = pages
        self._page = page
        pitch = look.letter_height + (4 if look.large else 0)
        self._heading = Line(look, self.group, look.letter_width, 6, look.columns - 2, BRIGHT)
        self._texts = []
        top = look.letter_height + 12
        for line in range(self.lines):
            self._texts.append(Line(look, self.group, look.letter_width, top + line * pitch,
                                    look.columns - 1))
        self._foot = Line(look, self.group, 0, look.height - look.letter_height, look.columns,
                          FAINT)
        self._draw()

    def _draw(self):
        page = self._pages[self._page]
        names = borrow("handheld.hand_keys").names(self.app.board)
        self._heading.set(page[0])
        for line in range(self.lines):
            text = page[line + 1] if line + 1 < len(page) else ""
            self._texts[line].set(text.format(*names))
        if len(self._pages) > 1:
            self._foot.centre("← {}/{} →".format(self._page + 1, len(self._pages)))
        self.app.changed = True

    def state(self):
        """The page that is open."""
        return (self._page,)

    def key(self, key):
        """Turn the page, or close."""
        if self.common_key(key):
            return
        if key == keys.LEFT or key == keys.UP:
            self._turn(-1)
        elif key == keys.RIGHT or key == keys.DOWN:
            self._turn(1)
        elif key == keys.A and self._page + 1 < len(self._pages):
            self._turn(1)
        else:
            self.app.pop()

    def _turn(self, step):
        self._page = (self._page + step) % len(self._pages)
        self._draw()
