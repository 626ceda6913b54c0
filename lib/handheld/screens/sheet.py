"""A score sheet, for the games whose sheet is a line a deal."""

from handheld import keys
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of

_ROWS = 9


class SheetScreen(BaseScreen):
    """Nine deals a page; up and down turn it, any other key closes.

    A game says PART, its module of words; `deals()`, how many lines there are; `entry(index)`, what stands
    on the left and on the right of the line of a finished deal; `head()`, the same of the line above all;
    and `draw_total()`, which writes the total below.
    """

    PART = "scores"

    def __init__(self, app, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, self.PART)
        look = app.look
        height = look.letter_height
        pitch = height + (2 if look.large else -1)
        self._head = Line(look, self.group, 0, 0, look.columns, FAINT)
        self._rows = []
        for row in range(_ROWS):
            self._rows.append(Line(look, self.group, 0, height + row * pitch, look.columns))
        self.total = Line(look, self.group, 0, look.height - height, look.columns, BRIGHT)
        played = app.game.session
        self._first = first
        if first < 0:
            self._first = max(0, (played.finished() - 1) // _ROWS * _ROWS)
        self._draw()

    def state(self):
        """The first deal of the page."""
        return (self._first,)

    def _draw(self):
        finished = self.app.game.session.finished()
        for row in range(_ROWS):
            index = self._first + row
            number = str(index + 1)
            number = " " * (2 - len(number)) + number
            if index < finished:
                left, right = self.entry(index)
                self._rows[row].both_ends(number + " " + left, right)
            else:
                self._rows[row].set(number if index < self.deals() else "")
        self._head.both_ends(*self.head())
        self.draw_total()
        self.app.changed = True

    def key(self, key):
        """Turn the page or close."""
        if self.common_key(key):
            return
        if key == keys.DOWN and self._first + _ROWS < self.deals():
            self._first += _ROWS
        elif key == keys.UP and self._first:
            self._first -= _ROWS
        elif key != keys.DOWN and key != keys.UP:
            self.app.pop()
            return
        self._draw()


def pair(first, second):
    """Two texts, each at the right end of five letters."""
    return " " * (5 - len(first)) + first + " " * (5 - len(second)) + second
