"""Sheets of pictures from files: the cards, and the letters as a font for the label library."""

import bitmaptools
import displayio
from fontio import Glyph

# The characters of the font sheets after the 95 printable ones of ASCII.
MORE_CHARACTERS = "♣♦♥♠−–…½×·→←↑↓é▸✓✗"


def load_sheet(path):
    """An indexed, uncompressed BMP file as a Bitmap of its palette indices."""
    with open(path, "rb") as file:
        header = file.read(54)
        start = _number(header, 10)
        width = _number(header, 18)
        height = _number(header, 22)
        depth = header[28]
        bitmap = displayio.Bitmap(width, height, 1 << depth)
        file.seek(start)
        bitmaptools.readinto(bitmap, file, bits_per_pixel=depth, element_size=4,
                             reverse_pixels_in_element=True, reverse_rows=True)
    return bitmap


def _number(header, place):
    return header[place] | header[place + 1] << 8 | header[place + 2] << 16


class SheetFont:
    """A font for the label library: letters of one size, side by side in a Bitmap."""

    def __init__(self, bitmap, width):
        self.bitmap = bitmap
        self.width = width
        self.height = bitmap.height

    def get_bounding_box(self):
        """Width and height of every letter, and no offset."""
        return self.width, self.height, 0, 0

    def get_glyph(self, codepoint):
        """The Glyph of a character; that of a question mark if the sheet lacks it."""
        tile = codepoint - 32
        if not 0 <= tile < 95:
            more = MORE_CHARACTERS.find(chr(codepoint))
            tile = 95 + more if more >= 0 else 31
        return Glyph(self.bitmap, tile, self.width, self.height, 0, 0, self.width, 0)
