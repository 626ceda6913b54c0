"""fontio for MicroPython, which has none."""

from collections import namedtuple

Glyph = namedtuple("Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"))


class FontProtocol:
    pass


class BuiltinFont:
    """A board's built-in font: ASCII, tiles of 6 by 12 pixels, all blank here.

    ValueError for a character that a board's font lacks.
    """

    def __init__(self):
        from displayio import Bitmap

        self.bitmap = Bitmap(95 * 6, 12, 2)

    def get_bounding_box(self):
        return (6, 12)

    def get_glyph(self, codepoint):
        if not 0x20 <= codepoint <= 0x7E:
            raise ValueError("a board's terminalio.FONT has no %r, only ASCII" % chr(codepoint))
        return Glyph(self.bitmap, codepoint - 0x20, 6, 12, 0, 0, 6, 0)
