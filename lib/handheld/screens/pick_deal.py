"""Which deal the new game begins with: by its number, or by a day."""

from engine import days, pack
from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.screens import BaseScreen
from handheld.settings import DAY, MONTH, YEAR
from handheld.words import part_of

# The places of the digits in a number, and in a date such as 2026-12-01.
_NUMBER = (0, 1, 2, 3, 4, 5)
_DATE = (2, 3, 5, 6, 8, 9)


class Screen(BaseScreen):
    """Up and down change a digit, left and right go to another, A deals, B goes back.

    text: what has been typed so far. A day is kept, so that the next one is near.
    """

    def __init__(self, app, by_day, text="", cursor=-1):
        super().__init__(app)
        look = app.look
        height = look.letter_height
        words = part_of(app.words, "pick")
        self._words = words
        self._by_day = by_day
        self._digits = _DATE if by_day else _NUMBER
        self._text = text or (_date(app.settings.values) if by_day else "000001")
        self._cursor = cursor if cursor >= 0 else len(self._digits) - 1
        top = 14 if look.large else 4
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(words.WHICH_DAY if by_day else words.WHICH_NUMBER)
        length = len(self._text)
        self._left = (look.width - 2 * length * look.letter_width) // 2
        top += 2 * height
        self._arrows = (Line(look, self.group, 0, top, 1, FAINT), Line(look, self.group, 0, top + 3 * height, 1, FAINT))
        self._line = Line(look, self.group, self._left, top + height, length, TEXT, 2)
        self._note = Line(look, self.group, 0, top + 4 * height, look.columns)
        Line(look, self.group, 0, look.height - 2 * height, look.columns, FAINT).centre(
            words.ARROWS.format(*borrow("handheld.hand_keys").names(app.board)))
        Line(look, self.group, 0, look.height - height, look.columns, FAINT).centre(
            words.DEAL_IT.format(app.board.key_names[0], app.board.key_names[1]))
        self._draw()

    def state(self):
        """What was typed, and where."""
        return self._by_day, self._text, self._cursor

    def number(self):
        """The deal's number, 0 if what is typed is none."""
        if not self._by_day:
            return int(self._text)
        try:
            return days.number_of_day(*self._date())
        except ValueError:
            return 0

    def _date(self):
        text = self._text
        return int(text[0:4]), int(text[5:7]), int(text[8:10])

    def _draw(self):
        app = self.app
        look = app.look
        self._line.set(self._text)
        x = self._left + (4 * self._digits[self._cursor] + 1) * look.letter_width // 2
        for line, sign in zip(self._arrows, ("↑", "↓")):
            line.move(x)
            line.set(sign)
        number = self.number()
        words = self._words
        if not number:
            self._note.centre(words.NO_SUCH_DAY if self._by_day else words.NO_SUCH_NUMBER.format(pack.LARGEST_NUMBER), WARNING)
        elif app.game:
            self._note.centre(part_of(app.words, "menus").ENDS_GAME, WARNING)
        else:
            self._note.centre(words.ITS_NUMBER.format(number) if self._by_day else "", FAINT)
        app.changed = True

    def key(self, key):
        """Change a digit, go to another, deal, or leave."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            place = self._digits[self._cursor]
            digit = (int(self._text[place]) + (1 if key == keys.UP else -1)) % 10
            self._text = self._text[0:place] + str(digit) + self._text[place + 1:]
        elif key == keys.LEFT or key == keys.RIGHT:
            self._cursor = (self._cursor + (1 if key == keys.RIGHT else -1)) % len(self._digits)
        elif key == keys.B:
            self.app.pop()
            return
        elif self.number():
            self._deal()
            return
        self._draw()

    def _deal(self):
        if self._by_day:
            values = self.app.settings.values
            year, values[MONTH], values[DAY] = self._date()
            values[YEAR] = year - 2000
        self.app.part("new_session").begin(self.app, self.number())


def _date(values):
    return "20" + _two(values[YEAR]) + "-" + _two(values[MONTH]) + "-" + _two(values[DAY])


def _two(number):
    return str(number // 10) + str(number % 10)
