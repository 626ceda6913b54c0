"""A few lines over the table, until a key is pressed."""

import displayio

from handheld import borrow, keys, look as looks
from handheld.look import Line

_PANEL = 0x102C60


class Box:
    """In the place of the table's screen, which goes on below it.

    Any key takes it away, and then does what it does on the table, except that A and B do not
    play a card by accident: where no trick is resting they only take it away. After the menu and
    the help it is there again.
    """

    def __init__(self, app, text, resting):
        self.app = app
        self._table = app.screen
        self._resting = resting
        self.group = self._table.group
        self._layer = displayio.Group()
        look = app.look
        height = look.letter_height
        lines = text.format(*borrow("handheld.hand_keys").names(app.board)).split("\n")
        top = look.height - look.card_height - (5 if look.large else 3) - len(lines) * height
        panel = displayio.Bitmap(16, height, 2)
        palette = displayio.Palette(2)
        palette[0] = palette[1] = _PANEL
        grid = displayio.TileGrid(panel, pixel_shader=palette, width=look.width // 16, height=len(lines))
        grid.y = top
        self._layer.append(grid)
        left = look.width - look.columns * look.letter_width >> 1
        for place in range(len(lines)):
            line = Line(look, self._layer, left, top + place * height, look.columns)
            text = lines[place]
            if place == len(lines) - 1 and looks.measure(text) < look.columns - 2:
                line.both_ends(text, app.board.key_names[0] + "▸")
            else:
                line.set(text)
        self.group.append(self._layer)
        app.screen = self
        app.changed = True

    def key(self, key):
        """Away with it."""
        self.app.screen = self._table
        self.group.remove(self._layer)
        self.app.changed = True
        if key == keys.SELECT or key == keys.START:
            self.app.game.tell_again()
        if self._resting or key != keys.A and key != keys.B:
            self._table.key(key)

    def tick(self, now):
        """The table waits."""
        return False

    def state(self):
        """The table's."""
        return self._table.state()
