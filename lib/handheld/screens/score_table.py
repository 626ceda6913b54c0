"""The score table: what every contract pays for every number of tricks."""

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.score_words import score_words
from handheld.words import part_of

_ROWS = 7
_COLUMNS = 4
# Letters of the label of a row, and of each cell.
_LABEL = 6
_CELL = 5

# High and Low with trumps and at no trump; on the last page two rows for any dump.
_PAGES = 5
_DUMP_PAGE = 4

# Where the columns begin if no row is marked.
_FIRST = b"\x06\x06\x03\x03\x00"


class Screen(BaseScreen):
    """Up and down turn the page, left and right move the columns; any other key closes.

    A row has the contract in play, or the one that is about to be declared, marked; a column
    the number of tricks that its declarer has, or of dump cards once he has any.
    """

    def __init__(self, app, page=-1, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, "tables")
        look = app.look
        height = look.letter_height
        top = height + (12 if look.large else 1)
        self._heading = Line(look, self.group, 0, 6 if look.large else 0, look.columns)
        self._left = (look.width - (_LABEL + _COLUMNS * _CELL) * look.letter_width) // 2
        self._head = self._line(top, _LABEL + _COLUMNS * _CELL, FAINT)
        self._here = self._line(top, _CELL, BRIGHT)
        self._rows = []
        self._exact = []
        for row in range(_ROWS):
            top += height
            self._rows.append(self._line(top, _LABEL + _COLUMNS * _CELL, TEXT))
            self._exact.append(self._line(top, _CELL, BRIGHT))
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
        self._contract = self._marked()
        self._page = page
        if page < 0:
            self._page = max(0, self._page_of(self._contract))
        self._first = first if first >= 0 else self._begin()
        self._draw()

    def _line(self, top, length, colour):
        return Line(self.app.look, self.group, self._left, top, length, colour)

    def _marked(self):
        """The contract to be marked, or contracts.NONE."""
        app = self.app
        if app.game is None:
            return contracts.NONE
        if app.game.view.contract == contracts.NONE and app.below[0][0] == "declare":
            denomination, target = app.below[0][1][0:2]
            if target > 13:
                return make_contract(contracts.DUMP, 0, denomination)
            return denomination * 14 + target
        return app.game.view.contract

    def _page_of(self, contract):
        if contract < 0:
            return -1
        if contract >= 70:
            return _DUMP_PAGE
        no_trump = contracts.trump_of(contract) == NO_TRUMP
        return (2 if contracts.kind_of(contract) == contracts.LOW else 0) + no_trump

    def _begin(self):
        """The first column to be shown of a page."""
        if self._page_of(self._contract) != self._page or self._page == _DUMP_PAGE:
            return _FIRST[self._page]
        target = contracts.target_of(self._contract)
        return max(0, min(target - 1, 14 - _COLUMNS))

    def state(self):
        """The page and its first column."""
        return self._page, self._first

    def _draw(self):
        words = self.words
        page = self._page
        self._heading.centre(words.PAGES[page])
        self._foot.centre(words.FOOT.format(page + 1, _PAGES))
        numbers = [str(self._first + column) for column in range(_COLUMNS)]
        self._cells(self._head, self._here, words.TRICKS if page < _DUMP_PAGE else "", numbers,
                    self._count())
        for row in range(_ROWS):
            if page < _DUMP_PAGE:
                self._draw_row(row)
            else:
                self._draw_dump(row)
        self.app.changed = True

    def _count(self):
        """The number whose column is marked, or -1."""
        game = self.app.game
        if game is None or self._page_of(game.view.contract) != self._page:
            return -1
        return game.view.captured or game.view.won

    def _draw_row(self, row):
        # High 7 to 13, Low 0 to 6.
        target = row if self._page > 1 else 7 + row
        no_trump = self._page & 1
        contract = (56 if no_trump else 0) + target
        here = self._page_of(self._contract) == self._page and (
            contracts.target_of(self._contract) == target)
        pays = [score_words(contracts.score(contract, self._first + column))
                for column in range(_COLUMNS)]
        label = ("▸ " if here else "  ") + (" " if target < 10 else "") + str(target)
        self._cells(self._rows[row], self._exact[row], label, pays, target)
        self._rows[row].paint(BRIGHT if here else TEXT)

    def _draw_dump(self, row):
        words = self.words
        line = self._rows[row]
        # Below the two rows stands what they are.
        line.paint(TEXT if row < 2 else FAINT)
        if row > 1:
            line.set(words.DUMP_IS[row - 3] if row > 2 else "")
            self._exact[row].set("")
            return
        pays = []
        for column in range(_COLUMNS):
            number = self._first + column
            if row and number:
                # Any number of tricks that can hold so many dump cards pays the same.
                pays.append(score_words(contracts.score(70, (number + 3) // 4, number)))
            else:
                pays.append("--" if row or number > 9 else score_words(contracts.score(70, number)))
        caught = self.app.game is not None and self.app.game.view.captured > 0
        here = self._contract >= 70 and row == caught
        self._cells(line, self._exact[row],
                    ("▸" if here else " ") + (words.TAKEN if row else words.CLEAN), pays, -1)
        line.paint(BRIGHT if here else TEXT)

    def _cells(self, line, bright, label, texts, number):
        """Write a label and cells into a line; the cell of a number, if in sight, shines."""
        text = label + " " * (_LABEL - len(label))
        column = number - self._first
        bright.set("")
        for place in range(_COLUMNS):
            cell = " " * (_CELL - len(texts[place])) + texts[place]
            if number >= 0 and place == column:
                bright.move(self._left
                            + (_LABEL + place * _CELL) * self.app.look.letter_width)
                bright.set(cell)
                cell = " " * _CELL
            text += cell
        line.set(text)

    def key(self, key):
        """Turn the page, move the columns, or close."""
        app = self.app
        if key == keys.LEFT or key == keys.RIGHT:
            step = 1 if key == keys.RIGHT else -1
            self._first = max(0, min(self._first + step, 14 - _COLUMNS))
        elif key == keys.UP or key == keys.DOWN:
            self._page = (self._page + (1 if key == keys.DOWN else -1)) % _PAGES
            self._first = self._begin()
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
