"""What a Look begins with: sizes, palettes, and sheets of pictures from files. Needed at the
start, and when the deck or the language changes."""

import bitmaptools
import displayio

from handheld import BoardError, look as looks

# Pixel values of the card sheets: 0 clear, 1 paper of spades and diamonds, 2 edge, 3 to 6 the
# inks of spades, hearts, diamonds and clubs, 7 paper of hearts and clubs.
_COLOURS = 8
_PAPER = 0xF8F8F0
_EDGE = 0x88908C
_LIFTED_PAPER = 0xFFF080
_REFUSED_PAPER = 0xB8A468
_DIM_PAPER = 0x8C9C90
_DIM_EDGE = 0x50605A

# Spades, hearts, diamonds, clubs.
_FOUR_INKS = (0x101018, 0xD00010, 0x0048D8, 0x008020)
_TWO_INKS = (0x101018, 0xD00010, 0xD00010, 0x101018)
# The same on paper that is not white.
_FOUR_DARK = (0x101018, 0x8C0010, 0x002C90, 0x004814)
_TWO_DARK = (0x101018, 0x8C0010, 0x8C0010, 0x101018)
_BLACK = (0, 0, 0, 0)

_TABLE = 0x0A3A1C
_CONTRAST = 2

# Spades and diamonds are black on white here, hearts and clubs white on black: so suits whose
# signs look alike do not, nor do neighbours in a hand.
_CONTRAST_INKS = (0, 0xFFFFFF, 0, 0xFFFFFF)
_CONTRAST_DIM = (0, 0xA0A0A0, 0, 0xA0A0A0)


def fit_out(look, width, height, folder):
    """Give a Look what it needs on a display, but for the cards. BoardError if that is too
    small."""
    if width < 160 or height < 128:
        from handheld.words import words_of

        raise BoardError(words_of("english_boards").TOO_SMALL.format(width, height))
    look.width = width
    look.height = height
    look.large = large = width >= 240 and height >= 240
    look.card_width = 18 if large else 12
    look.half = 16 if large else 11
    look.card_height = 2 * look.half
    look.letter_width = 9 if large else 6
    look.letter_height = 18 if large else 12
    look.columns = width // look.letter_width
    look.folder = folder
    look.cards = None
    look.pips = -1
    use_plain_letters(look)
    look.cloth = displayio.Palette(2)
    look.bright = _palette()
    look.dim = _palette()
    look.lifted = _palette()
    look.refused = _palette()


def path_of(look, sheet):
    """Where a sheet of pictures is, for the size of a display."""
    return look.folder + "/" + sheet + ("_240x240.bmp" if look.large else "_160x128.bmp")


def use_plain_letters(look):
    """Take the letters that English needs."""
    looks.wide = None
    looks.measure = len
    look.letters = load_sheet(path_of(look, "font"))


def dress(look, deck, pips):
    """Draw cards as the settings DECK and PIPS have it; those on the screen change at once."""
    if look.pips != pips:
        look.pips = pips
        # There is memory for one sheet of cards.
        look.cards = load_sheet(path_of(look, "cards_large" if pips else "cards"), look.cards)
    look.cloth[0] = 0 if deck == _CONTRAST else _TABLE
    if deck == _CONTRAST:
        _paint(look.bright, 0xFFFFFF, 0, 0x808080, _CONTRAST_INKS)
        _paint(look.dim, 0x787878, 0x202020, 0x404040, _CONTRAST_DIM)
        _paint(look.lifted, 0xFFF000, 0xFFF000, 0x808080, _BLACK)
        _paint(look.refused, 0xA89848, 0xA89848, 0x404040, _BLACK)
        return
    inks = _TWO_INKS if deck else _FOUR_INKS
    dark = _TWO_DARK if deck else _FOUR_DARK
    _paint(look.bright, _PAPER, _PAPER, _EDGE, inks)
    _paint(look.dim, _DIM_PAPER, _DIM_PAPER, _DIM_EDGE, dark)
    _paint(look.lifted, _LIFTED_PAPER, _LIFTED_PAPER, _EDGE, dark)
    _paint(look.refused, _REFUSED_PAPER, _REFUSED_PAPER, _DIM_EDGE, dark)


def _palette():
    palette = displayio.Palette(_COLOURS)
    palette.make_transparent(0)
    return palette


def _paint(palette, paper, other_paper, edge, inks):
    palette[1] = paper
    palette[2] = edge
    for suit in range(4):
        palette[3 + suit] = inks[suit]
    palette[7] = other_paper


def load_sheet(path, bitmap=None):
    """An indexed, uncompressed BMP file, which says how many colours it has, as a Bitmap of its
    palette indices: a new one, or one of its size."""
    with open(path, "rb") as file:
        header = file.read(54)
        start = _number(header, 10)
        width = _number(header, 18)
        height = _number(header, 22)
        depth = header[28]
        if bitmap is None:
            bitmap = displayio.Bitmap(width, height, header[46])
        file.seek(start)
        bitmaptools.readinto(bitmap, file, bits_per_pixel=depth, element_size=4,
                             reverse_pixels_in_element=True, reverse_rows=True)
    return bitmap


def _number(header, place):
    return header[place] | header[place + 1] << 8 | header[place + 2] << 16
