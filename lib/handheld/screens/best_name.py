"""A score among the best: three letters for it."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of

_LETTERS = 3
_BLANK = "AAA"


class Screen(BaseScreen):
    """Up and down change a letter, left and right go to another, A too and in the end leaves.

    The score is kept at once, and the session done with: power that fails loses nothing, and who
    walks away leaves the letters as they are.
    """

    def __init__(self, app, place=-1, cursor=0):
        super().__init__(app)
        look = app.look
        words = part_of(app.words, "counter")
        height = look.letter_height
        self._best = borrow("handheld.best_scores").BestScores(app)
        if place < 0:
            place = self._best.enter(app.game, _BLANK)
            app.game = None
        self._place = place
        self._cursor = cursor
        top = 12 if look.large else 4
        points = self._best.entries[place][1]
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(
            words.AMONG_BEST.format(place + 1, points))
        Line(look, self.group, 0, top + height, look.columns).centre(words.YOUR_LETTERS)
        self._letters = []
        self._arrows = []
        top += 2 * height + (20 if look.large else 2)
        width = 4 * look.letter_width
        left = (look.width - _LETTERS * width + look.letter_width) // 2
        for each in range(_LETTERS):
            x = left + each * width
            self._letters.append(Line(look, self.group, x, top + height, 1, TEXT, 3))
            middle = x + look.letter_width
            self._arrows.append((Line(look, self.group, middle, top, 1, FAINT),
                                 Line(look, self.group, middle, top + 4 * height, 1, FAINT)))
        Line(look, self.group, 0, look.height - height, look.columns, FAINT).centre(
            words.LETTER_KEYS.format(app.board.key_names[0]))
        self._draw()

    def _draw(self):
        letters = self._best.entries[self._place][0]
        for each in range(_LETTERS):
            here = each == self._cursor
            self._letters[each].set(letters[each], BRIGHT if here else TEXT)
            for arrow, sign in zip(self._arrows[each], "↑↓"):
                arrow.set(sign if here else " ")
        self.app.changed = True

    def state(self):
        """The score, and the letter that is being changed."""
        return self._place, self._cursor

    def key(self, key):
        """Change a letter, go to another, or leave."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            self._turn(1 if key == keys.UP else -1)
        elif key == keys.LEFT or key == keys.B:
            self._cursor = max(0, self._cursor - 1)
        elif key == keys.RIGHT:
            self._cursor = min(_LETTERS - 1, self._cursor + 1)
        elif key == keys.A and self._cursor < _LETTERS - 1:
            self._cursor += 1
        else:
            self.app.go("title")
            self.app.push("best_scores", self._place)
            return
        self._draw()

    def _turn(self, step):
        letters = self._best.entries[self._place][0]
        place = self._cursor
        letter = chr((ord(letters[place]) - 65 + step) % 26 + 65)
        self._best.rename(self._place, letters[0:place] + letter + letters[place + 1:])
