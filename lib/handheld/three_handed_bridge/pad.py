"""The score pad: a column for each player, points above and below the line, games ruled off."""

import displayio

from engine.three_handed_bridge.pad import ABOVE, column
from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen

_ROWS = 8
_COLUMN = 8
_MARGIN = 2

# Tiles of the rules: a sum of these.
_RULE = 1
_LINE = 2
_SIDE = 4

_INK = 0x9FB8A4


class Screen(BaseScreen):
    """Points above the line are written upwards from it, those below downwards. Up and down scroll
    where there are more than fit; any other key closes. At the end of a rubber the last line has
    what each player wins or pays."""

    def __init__(self, app, first=-1):
        super().__init__(app)
        look = app.look
        words = app.words
        played = app.game.session
        height = look.letter_height
        self._pitch = pitch = height - (0 if look.large else 1)
        self._rows = rows = 9 if look.large else _ROWS
        self._columns = [column(played, player) for player in range(3)]
        self._above = max(1, max([len(self._points(player, True)) for player in range(3)]))
        below = max(1, max([len(self._points(player, False)) for player in range(3)]))
        self._head = Line(look, self.group, 0, 0, look.columns, FAINT)
        self._head.set(self._row(words.SHORT))
        top = height
        self._texts = [Line(look, self.group, 0, top + row * pitch, look.columns) for row in range(rows)]
        self._make_rules(top)
        top += rows * pitch + (3 if look.large else 1)
        self._totals = Line(look, self.group, 0, top, look.columns, BRIGHT)
        self._totals.set(self._row([str(played.total(player)) for player in range(3)]))
        foot = Line(look, self.group, 0, top + pitch, look.columns, TEXT)
        if played.rubber.winner >= 0:
            signed = borrow("handheld.three_handed_bridge.settlement").signed
            foot.set(self._row([signed(points) for points in played.rubber.settlement()]))
        self._last = max(0, self._above + below - rows)
        # What is to be seen first: the line, and all that is below it.
        self._first = first if first >= 0 else self._last
        # Where there is room to spare the line stands as low as it can in the middle.
        self._spare = max(0, rows - self._above - below)
        self._draw()

    def state(self):
        """The first row in sight."""
        return (self._first,)

    def _points(self, player, above):
        return [entry for entry in self._columns[player] if (entry[3] == ABOVE) == above]

    def _row(self, texts):
        line = " " * _MARGIN
        for text in texts:
            line += " " * (_COLUMN - 1 - len(text)) + text + " "
        return line

    def _make_rules(self, top):
        look = self.app.look
        width = look.letter_width
        pitch = self._pitch
        colours = displayio.Palette(2)
        colours.make_transparent(0)
        colours[1] = _INK
        bitmap = displayio.Bitmap(8 * width, pitch, 2)
        for tile in range(8):
            for x in range(width):
                if tile & (_RULE | _LINE):
                    bitmap[tile * width + x, pitch - 1] = 1
                if tile & _LINE:
                    bitmap[tile * width + x, pitch - 2] = 1
            if tile & _SIDE:
                for y in range(pitch):
                    bitmap[tile * width, y] = 1
        self._rules = displayio.TileGrid(bitmap, pixel_shader=colours, width=look.columns, height=self._rows,
                                         tile_width=width, tile_height=pitch)
        # On the small display a line hangs down a little, or it would touch the figures.
        self._rules.y = top + 2
        self.group.append(self._rules)

    def _draw(self):
        for row in range(self._rows):
            self._draw_row(row, self._first + row - self._spare // 2)
        self.app.changed = True

    def _draw_row(self, row, place):
        """place: a row of the pad, from its top; those above the line come first."""
        texts = []
        for player in range(3):
            above = place < self._above
            entries = self._points(player, above)
            index = self._above - 1 - place if above else place - self._above
            text = ""
            rule = _LINE if place == self._above - 1 else 0
            if 0 <= index < len(entries):
                text = str(entries[index][2])
                if not above and self._ends_game(player, entries, index):
                    rule = _RULE
            texts.append(text)
            first = _MARGIN + player * _COLUMN
            for letter in range(_COLUMN):
                tile = rule + (_SIDE if player and not letter else 0)
                if self._rules[first + letter, row] != tile:
                    self._rules[first + letter, row] = tile
        line = self._row(texts)
        if not row and self._first:
            line = "↑" + line[1:]
        elif row == self._rows - 1 and self._first < self._last:
            line = "↓" + line[1:]
        self._texts[row].set(line)

    def _ends_game(self, player, entries, index):
        game = entries[index][3]
        if index + 1 < len(entries):
            return entries[index + 1][3] != game
        return self.app.game.session.rubber.games[player] > game

    def key(self, key):
        """Scroll or close."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            self._first = max(0, min(self._last, self._first + (1 if key == keys.DOWN else -1)))
            self._draw()
        else:
            self.app.pop()
