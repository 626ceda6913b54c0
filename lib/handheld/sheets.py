"""Sheets of pictures from files: the cards, and the letters."""

import bitmaptools
import displayio

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


def tile_of(letter):
    """Which tile of a font sheet shows a letter; that of a question mark if none does."""
    tile = ord(letter) - 32
    if 0 <= tile < 95:
        return tile
    more = MORE_CHARACTERS.find(letter)
    return 95 + more if more >= 0 else 31
