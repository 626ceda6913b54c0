"""The score sheet: a line a deal."""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from engine.flunk.session import UNKNOWN
from handheld import keys
from handheld.look import BRIGHT, FAINT, Block, Line, fitted
from handheld.screens import BaseScreen
from handheld.table_words import contract_words, score_words, totals_words

_ROWS = 9
# Each column is two blocks, because a board seldom has one large piece of memory left.
_UPPER = 5
# Letters of the two columns of figures at the right.
_FIGURES = 10


class Screen(BaseScreen):
    """Nine deals a page; up and down turn it, any other key closes.

    The left column of the grid holds number and contract of each deal, the right one who
    dealt and what it brought, in Solo what it brought you and the bot.
    """

    def __init__(self, app, first=-1):
        super().__init__(app)
        look = app.look
        height = look.letter_height
        pitch = height + (2 if look.large else -1)
        self._head = Line(look, self.group, 0, 0, look.columns, FAINT)
        # The grid's cells are a letter wide and a line high.
        columns = look.columns
        grid = GridLayout(x=0, y=height, width=columns * look.letter_width,
                          height=pitch * _ROWS, grid_size=(columns, _ROWS), cell_padding=0)
        self._contracts = []
        self._figures = []
        for row, rows in ((0, _UPPER), (_UPPER, _ROWS - _UPPER)):
            for blocks, left, letters in ((self._contracts, 0, columns - _FIGURES),
                                          (self._figures, columns - _FIGURES, _FIGURES)):
                block = Block(look, None, 0, 0, letters, rows, pitch)
                grid.add_content(block.label, grid_position=(left, row),
                                 cell_size=(letters, rows))
                blocks.append(block)
        self.group.append(grid)
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
        contracts = []
        figures = []
        for index in range(self._first, min(self._first + _ROWS, played.deals)):
            number = str(index + 1)
            number = " " * (2 - len(number)) + number
            if index < played.finished():
                contracts.append(number + " " + contract_words(words, played.contracts[index]))
                figures.append(self._figures_of(index))
            else:
                contracts.append(number)
        self._contracts[0].set(contracts[:_UPPER])
        self._contracts[1].set(contracts[_UPPER:])
        self._figures[0].set(figures[:_UPPER])
        self._figures[1].set(figures[_UPPER:])
        left = columns - _FIGURES
        if self.app.game.is_solo():
            self._head.set(fitted(words.SHEET_HEAD, left) + _pair(words.PLAYERS[0], words.BOT))
            self._total.set(fitted(words.SHEET_TOTAL, left) + _pair(
                score_words(played.total(0)), score_words(played.bot_total())))
        else:
            self._head.set(fitted(words.SHEET_HEAD, columns - len(words.SHEET_DEALER))
                           + words.SHEET_DEALER)
            self._total.centre(totals_words(words, played, columns))
        self.app.changed = True

    def _figures_of(self, index):
        words = self.app.words
        played = self.app.game.session
        points = score_words(played.score_of(index))
        if not self.app.game.is_solo():
            return _pair(words.PLAYERS[played.dealer_of(index)], points)
        bot = played.bot_scores[index]
        return _pair(points, "..." if bot == UNKNOWN else score_words(bot))

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


def _pair(first, second):
    """Two texts, each at the right end of five letters."""
    return " " * (5 - len(first)) + first + " " * (5 - len(second)) + second
