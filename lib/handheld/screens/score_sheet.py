"""The score sheet: a line a deal."""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, Line, fitted
from handheld.screens import BaseScreen
from handheld.table_words import contract_words, score_words
from engine.flunk.session import UNKNOWN

_ROWS = 9


class Screen(BaseScreen):
    """Nine deals a page; up and down turn it, any other key closes."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        height = look.letter_height
        self._first = 0
        length = look.columns
        pitch = height + (2 if look.large else -1)
        self._head = Line(look, self.group, 0, 0, length, FAINT)
        self._rows = []
        grid = GridLayout(x=0, y=height, width=look.width, height=pitch * _ROWS,
                          grid_size=(1, _ROWS), cell_padding=0)
        for row in range(_ROWS):
            line = Line(look, None, 0, 0, length)
            grid.add_content(line.label, grid_position=(0, row), cell_size=(1, 1))
            self._rows.append(line)
        self.group.append(grid)
        self._total = Line(look, self.group, 0, look.height - height, length, BRIGHT)
        played = app.game.session
        self._first = max(0, (played.finished() - 1) // _ROWS * _ROWS)
        self._draw()

    def _columns(self, left, scores):
        # The scores stand in columns of five at the right end.
        text = ""
        for score in scores:
            text += " " * (5 - len(score)) + score
        return fitted(left, self.app.look.columns - len(text)) + text

    def _draw(self):
        words = self.app.words
        played = self.app.game.session
        solo = self.app.game.is_solo()
        names = (words.PLAYERS[0], words.BOT) if solo else words.PLAYERS
        self._head.set(self._columns(words.SHEET_HEAD, names))
        for row in range(_ROWS):
            index = self._first + row
            if index < played.deals:
                self._rows[row].set(self._row_text(index), TEXT if index < played.finished() else FAINT)
            else:
                self._rows[row].set("")
        totals = [score_words(played.total(0)), score_words(played.bot_total())] if solo else [
            score_words(played.total(player)) for player in range(3)]
        self._total.set(self._columns(words.SHEET_TOTAL, totals))
        self.app.changed = True

    def _row_text(self, index):
        words = self.app.words
        played = self.app.game.session
        number = str(index + 1)
        if index >= played.finished():
            return " " * (2 - len(number)) + number
        points = score_words(played.score_of(index))
        left = " " * (2 - len(number)) + number + " " + contract_words(words, played.contracts[index])
        if self.app.game.is_solo():
            bot = played.bot_scores[index]
            return self._columns(left, (points, "..." if bot == UNKNOWN else score_words(bot)))
        dealer = played.dealer_of(index)
        return self._columns(left, [points if player == dealer else "" for player in range(3)])

    def key(self, key):
        """Turn the page or close."""
        played = self.app.game.session
        if key == keys.DOWN and self._first + _ROWS < played.deals:
            self._first += _ROWS
        elif key == keys.UP and self._first:
            self._first -= _ROWS
        elif key != keys.DOWN and key != keys.UP:
            self.app.pop()
            return
        self._draw()
