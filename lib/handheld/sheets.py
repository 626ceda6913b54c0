"""What a Look begins with: sizes, palettes, and sheets of pictures from files. Needed once."""

import bitmaptools
import displayio

from handheld import BoardError, look as looks

# Pixel values of the card sheets: 0 clear, 1 paper, 2 edge, 3 to 6 the inks of spades,
# hearts, diamonds and clubs.
_COLOURS = 7
_PAPER = 0xF8F8F0
_EDGE = 0x88908C
_LIFTED_PAPER = 0xFFF080
_REFUSED_PAPER = 0xB8A468
_DIM_PAPER = 0x7C8C80
_DIM_EDGE = 0x50605A


def fit_out(look, width, height, folder):
    """Give a Look what it needs on a display. BoardError if that is too small."""
    if width < 160 or height < 128:
        raise BoardError("The display has {} x {} pixels; the game needs 160 x 128 at least."
                         .format(width, height))
    look.width = width
    look.height = height
    look.large = large = width >= 240 and height >= 240
    look.card_width = 18 if large else 12
    look.half = 16 if large else 11
    look.card_height = 2 * look.half
    look.letter_width = 9 if large else 6
    look.letter_height = 18 if large else 12
    look.columns = width // look.letter_width
    look.cards = load_sheet(path_of(look, "cards", folder))
    use_plain_letters(look, folder)
    look.bright = _palette(_PAPER, _EDGE)
    look.dim = _palette(_DIM_PAPER, _DIM_EDGE)
    look.lifted = _palette(_LIFTED_PAPER, _EDGE)
    look.refused = _palette(_REFUSED_PAPER, _DIM_EDGE)


def path_of(look, kind, folder="assets"):
    """Where the pictures of a kind are, for the size of a display."""
    return folder + "/" + kind + ("_240x240.bmp" if look.large else "_160x128.bmp")


def use_plain_letters(look, folder="assets"):
    """Take the letters that English needs."""
    looks.wide = None
    looks.measure = len
    look.letters = load_sheet(path_of(look, "font", folder))


def _palette(paper, edge):
    palette = displayio.Palette(_COLOURS)
    palette[1] = paper
    palette[2] = edge
    palette.make_transparent(0)
    return palette


def load_sheet(path):
    """An indexed, uncompressed BMP file, which says how many colours it has, as a Bitmap of its
    palette indices."""
    with open(path, "rb") as file:
        header = file.read(54)
        start = _number(header, 10)
        width = _number(header, 18)
        height = _number(header, 22)
        depth = header[28]
        bitmap = displayio.Bitmap(width, height, header[46])
        file.seek(start)
        bitmaptools.readinto(bitmap, file, bits_per_pixel=depth, element_size=4,
                             reverse_pixels_in_element=True, reverse_rows=True)
    return bitmap


def _number(header, place):
    return header[place] | header[place + 1] << 8 | header[place + 2] << 16
