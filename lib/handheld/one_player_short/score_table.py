"""The score table: what every contract pays for every number of tricks."""

from engine.one_player_short import contracts
from engine.one_player_short.calls import make_bid
from handheld import keys, look as looks
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.one_player_short.points_words import points_words
from handheld.screens import BaseScreen
from handheld.words import part_of

_ROWS = 7
_COLUMNS = 4
# Letters of the label of a row, and of each cell.
_LABEL = 6
_CELL = 5

# Minor suits, major suits, no trump; then the same doubled. A denomination of each.
_PAGES = 6
_DENOMINATIONS = b"\x00\x02\x04"


class Screen(BaseScreen):
    """Up and down turn the page, left and right move the columns; any other key closes. The row of the
    contract in play is marked, and the column of the tricks that its declarer has."""

    def __init__(self, app, page=-1, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, "short_tables")
        look = app.look
        height = look.letter_height
        top = height + (12 if look.large else 1)
        self._contract = app.game.view.contract if app.game else contracts.NONE
        self._heading = Line(look, self.group, 0, 6 if look.large else 0, look.columns)
        left = (look.width - (_LABEL + _COLUMNS * _CELL) * look.letter_width) // 2
        self._lines = []
        for _ in range(_ROWS + 1):
            self._lines.append(Line(look, self.group, left, top, _LABEL + _COLUMNS * _CELL, FAINT))
            top += height
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
        self._page = page if page >= 0 else self._page_of(self._contract)
        self._first = first
        if first < 0:
            target = contracts.target_of(self._contract) if self._contract >= 0 else 7
            self._first = min(target - 1, 14 - _COLUMNS)
        self._draw()

    def _page_of(self, contract):
        if contract < 0:
            return 0
        return contracts.trump_of(contract) // 2 + (3 if contracts.is_doubled(contract) else 0)

    def state(self):
        """The page and its first column."""
        return self._page, self._first

    def _draw(self):
        said = self.words
        doubled = self._page > 2
        name = said.PAGES[self._page % 3]
        self._heading.centre(said.DOUBLED.format(name) if doubled else name)
        self._foot.centre(said.FOOT.format(self._page + 1, _PAGES))
        self._write(self._lines[0], said.TRICKS, [str(self._first + column) for column in range(_COLUMNS)])
        here = self._contract >= 0 and self._page_of(self._contract) == self._page
        for row in range(_ROWS):
            bid = make_bid(row + 1, _DENOMINATIONS[self._page % 3])
            contract = contracts.make_contract(bid, doubled)
            line = self._lines[row + 1]
            marked = here and contracts.target_of(self._contract) == 7 + row
            pays = [points_words(contracts.score(contract, self._first + column)) for column in range(_COLUMNS)]
            self._write(line, ("▸ " if marked else "  ") + str(row + 1), pays)
            line.paint(BRIGHT if marked else TEXT)
        self.app.changed = True

    def _write(self, line, label, cells):
        text = label + " " * (_LABEL - looks.measure(label))
        for cell in cells:
            text += " " * (_CELL - len(cell)) + cell
        line.set(text)

    def key(self, key):
        """Turn the page, move the columns, or close."""
        app = self.app
        if key == keys.LEFT or key == keys.RIGHT:
            self._first = max(0, min(self._first + (1 if key == keys.RIGHT else -1), 14 - _COLUMNS))
        elif key == keys.UP or key == keys.DOWN:
            self._page = (self._page + (1 if key == keys.DOWN else -1)) % _PAGES
        elif key == keys.SELECT and app.below[-1][0] == "help":
            # From there it came.
            app.pop()
            return
        elif self.common_key(key):
            return
        else:
            app.pop()
            return
        self._draw()
