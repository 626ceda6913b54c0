"""What every other contract would have paid with the cards as they were played."""

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, Line, fitted
from handheld.screens import BaseScreen
from handheld.score_words import score_words, tricks_words
from handheld.words import part_of

_ROWS = 9
# High 13 to Low 0, as one declares; and after them the four dumps.
_ALL_ROWS = 18

# Letters of the name, of what trumps pay, and of what no trump pays; a mark is the last of each.
_NAME = 9
_TRUMPS = 8
_NO_TRUMP = 9


class Screen(BaseScreen):
    """Up and down move the list, any other key closes.

    A line a High or Low with what it pays with trumps and at no trump: the suit does not
    matter. A line a dump with how many cards of its suit the declarer's tricks hold. The contract
    declared and the best are marked.
    """

    def __init__(self, app, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, "review")
        look = app.look
        height = look.letter_height
        pitch = height + (2 if look.large else -1)
        self._head = Line(look, self.group, 0, 0, look.columns, FAINT)
        self._rows = []
        for row in range(_ROWS):
            self._rows.append(Line(look, self.group, 0, height + row * pitch, look.columns))
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
        play = app.game.session.deal.play
        self._contract = app.game.session.deal.contract
        self._tricks = play.won
        self._caught = caught_by_suit(play)
        self._best = max([self._points(contract) for contract in range(contracts.CONTRACTS)])
        self._first = first
        if first < 0:
            self._first = self._middle()
        self._draw()

    def state(self):
        """The first row in sight."""
        return (self._first,)

    def _points(self, contract):
        return contracts.score(contract, self._tricks, self._caught[contract - 70] if contract >= 70 else 0)

    def _row_of(self, contract):
        return contract - 56 if contract >= 70 else 13 - contract % 14

    def _is_best(self, row):
        if row > 13:
            return self._points(56 + row) == self._best
        return self._best in (self._points(13 - row), self._points(NO_TRUMP * 14 + 13 - row))

    def _middle(self):
        """The first row, with the declared contract in the middle, or if need be to one side of
        the best."""
        row = self._row_of(self._contract)
        first = row - _ROWS // 2
        for best in range(_ALL_ROWS):
            if self._is_best(best):
                if first > best > row - _ROWS:
                    first = best
                elif first + _ROWS <= best < row + _ROWS:
                    first = best - _ROWS + 1
        return max(0, min(_ALL_ROWS - _ROWS, first))

    def _draw(self):
        words = self.app.words
        said = self.words
        self._head.set(fitted(tricks_words(part_of(words, "scores"), self._tricks), _NAME)
                       + _right(said.TRUMPS + " ", _TRUMPS) + _right(words.NO_TRUMP + " ", _NO_TRUMP))
        for line in range(_ROWS):
            row = self._first + line
            colour = TEXT if self._is_best(row) else FAINT
            if row == self._row_of(self._contract):
                colour = BRIGHT
            self._rows[line].set(self._dump(row - 14) if row > 13 else self._high_or_low(13 - row),
                                 colour)
        arrows = ("↑" if self._first else " ") + ("↓" if self._first + _ROWS < _ALL_ROWS else " ")
        self._foot.both_ends(said.MARKS, arrows)
        self.app.changed = True

    def _high_or_low(self, target):
        words = self.app.words
        name = (words.HIGH if target > 6 else words.LOW).format(target, "")
        declared = contracts.denomination_of(self._contract)
        here = self._contract < 70 and self._contract % 14 == target
        return (fitted(name, _NAME)
                + self._pay(target, here and declared != NO_TRUMP, _TRUMPS)
                + self._pay(NO_TRUMP * 14 + target, here and declared == NO_TRUMP, _NO_TRUMP))

    def _dump(self, suit):
        words = self.app.words
        sign = words.SUIT_SIGNS[suit]
        caught = self._caught[suit]
        return (fitted(words.DUMP.format(sign), _NAME)
                + _right((str(caught) + sign if caught else self.words.CAUGHT_NONE) + " ", _TRUMPS)
                + self._pay(70 + suit, self._contract == 70 + suit, _NO_TRUMP))

    def _pay(self, contract, declared, room):
        points = self._points(contract)
        return _right(("▸" if declared else "") + score_words(points)
                      + ("✓" if points == self._best else " "), room)

    def key(self, key):
        """Move the list or close."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            first = self._first + (1 if key == keys.DOWN else -1)
            self._first = max(0, min(_ALL_ROWS - _ROWS, first))
            self._draw()
        else:
            self.app.pop()


def caught_by_suit(play):
    """How many cards of each suit the declarer's side has in its tricks: a list of four."""
    caught = [0] * 4
    for place in range(play.count & 60):
        if not play.leaders[(place >> 2) + 1] & 1:
            caught[play.cards[place] // 13] += 1
    return caught


def _right(text, length):
    return " " * (length - len(text)) + text
