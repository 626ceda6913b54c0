"""The score sheet: a line a deal."""

from engine.flunk.session import UNKNOWN
from handheld import keys
from handheld.flunk.table_words import contract_words
from handheld.look import BRIGHT, FAINT, Line
from handheld.score_words import help_words, score_words, totals_words
from handheld.screens import BaseScreen
from handheld.words import part_of

_ROWS = 9


class Screen(BaseScreen):
    """Nine deals a page; up and down turn it, any other key closes.

    On the left the number and the contract of each deal, on the right who dealt and what it
    brought, in Solo what it brought you and the bot; above, the hints you had and the cards you took back, if any.
    """

    def __init__(self, app, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, "scores")
        look = app.look
        height = look.letter_height
        pitch = height + (2 if look.large else -1)
        self._head = Line(look, self.group, 0, 0, look.columns, FAINT)
        self._rows = []
        for row in range(_ROWS):
            self._rows.append(Line(look, self.group, 0, height + row * pitch, look.columns))
        self._total = Line(look, self.group, 0, look.height - height, look.columns, BRIGHT)
        played = app.game.session
        self._first = first
        if first < 0:
            self._first = max(0, (played.finished() - 1) // _ROWS * _ROWS)
        self._draw()

    def state(self):
        """The first deal of the page."""
        return (self._first,)

    def _draw(self):
        words = self.app.words
        played = self.app.game.session
        columns = self.app.look.columns
        for row in range(_ROWS):
            index = self._first + row
            number = str(index + 1)
            number = " " * (2 - len(number)) + number
            if index < played.finished():
                contract = contract_words(words, played.contracts[index])
                self._rows[row].both_ends(number + " " + contract, self._figures_of(index))
            else:
                self._rows[row].set(number if index < played.deals else "")
        head = help_words(self.words, played) or self.words.SHEET_HEAD
        if self.app.game.is_solo():
            self._head.both_ends(head, _pair(words.SHORT[0], self.words.BOT))
            self._total.both_ends(self.words.SHEET_TOTAL, _pair(
                score_words(played.total(0)), score_words(played.bot_total())))
        else:
            self._head.both_ends(head, self.words.SHEET_DEALER)
            self._total.centre(totals_words(words, played, columns))
        self.app.changed = True

    def _figures_of(self, index):
        words = self.app.words
        played = self.app.game.session
        points = score_words(played.score_of(index))
        if not self.app.game.is_solo():
            return _pair(words.SHORT[played.dealer_of(index)], points)
        bot = played.bot_scores[index]
        return _pair(points, "..." if bot == UNKNOWN else score_words(bot))

    def key(self, key):
        """Turn the page or close."""
        if self.common_key(key):
            return
        played = self.app.game.session
        if key == keys.DOWN and self._first + _ROWS < played.deals:
            self._first += _ROWS
        elif key == keys.UP and self._first:
            self._first -= _ROWS
        elif key != keys.DOWN and key != keys.UP:
            self.app.pop()
            return
        self._draw()


def _pair(first, second):
    """Two texts, each at the right end of five letters."""
    return " " * (5 - len(first)) + first + " " * (5 - len(second)) + second
