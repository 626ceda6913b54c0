"""How the game looks on one display: sizes, colours, the card sheet and the font."""

import displayio

from handheld import BoardError
from handheld.sheets import load_sheet, tile_of

BLANK = 56
BACK = 57
EMPTY = 59

TABLE = 0x0A3A1C
TEXT = 0xFFFFFF
FAINT = 0x9FB8A4
BRIGHT = 0xFFE040
WARNING = 0xFF9048

# Pixel values of the card sheets: 0 clear, 1 paper, 2 edge, 3 to 6 the inks of spades,
# hearts, diamonds and clubs, 7 back, 8 its pattern, 9 cursor.
_PAPER = 0xF8F8F0
_EDGE = 0x88908C
_FIRST_INK = 3
_FOUR_INKS = (0x101018, 0xD00010, 0x0048D8, 0x008020)
_TWO_INKS = (0x101018, 0xD00010, 0xD00010, 0x101018)
_BACKS = (0x304890, 0x90A8E0, 0xFFE040)
_LIFTED_PAPER = 0xFFF080
_REFUSED_PAPER = 0xB8A468
_DIM_PAPER = 0x7C8C80
_DIM_EDGE = 0x50605A


def _palette(paper, edge):
    # The sheets have four bits a pixel, so the palette has room for all sixteen values.
    palette = displayio.Palette(16)
    palette[1] = paper
    palette[2] = edge
    for index in range(3):
        palette[7 + index] = _BACKS[index]
    palette.make_transparent(0)
    return palette


class Look:
    """Everything drawn is drawn with this.

    width, height    of the display, in pixels
    card_width, card_height, half   of a card, and of the two tiles that make one
    letters          the sheet of letters; letter_width, letter_height of each
    columns          how many letters fit in a line

    BoardError if the display is too small.
    """

    def __init__(self, width, height, folder):
        if width < 160 or height < 128:
            raise BoardError("The display has {} x {} pixels; the game needs 160 x 128 at least."
                             .format(width, height))
        self.width = width
        self.height = height
        large = width >= 240 and height >= 240
        size = "240x240" if large else "160x128"
        self.large = large
        self.card_width = 18 if large else 12
        self.half = 16 if large else 11
        self.card_height = 2 * self.half
        self.letter_width = 9 if large else 6
        self.letter_height = 18 if large else 12
        self.columns = width // self.letter_width
        self.cards = load_sheet(folder + "/cards_" + size + ".bmp")
        self.letters = load_sheet(folder + "/font_" + size + ".bmp")
        self._inks = {}
        self.bright = _palette(_PAPER, _EDGE)
        self.dim = _palette(_DIM_PAPER, _DIM_EDGE)
        self.lifted = _palette(_LIFTED_PAPER, _EDGE)
        self.refused = _palette(_REFUSED_PAPER, _DIM_EDGE)
        self.use_deck(0)

    def use_deck(self, deck):
        """Take the inks of a deck: 0 four colours, 1 two. Cards on the screen change at once."""
        for palette in (self.bright, self.dim, self.lifted, self.refused):
            for suit in range(4):
                palette[_FIRST_INK + suit] = (_TWO_INKS if deck else _FOUR_INKS)[suit]

    def ink(self, colour):
        """The Palette that letters of a colour are drawn with."""
        if colour not in self._inks:
            palette = displayio.Palette(2)
            palette[1] = colour
            palette.make_transparent(0)
            self._inks[colour] = palette
        return self._inks[colour]

    def background(self):
        """A TileGrid that fills the display with the colour of the table."""
        bitmap = displayio.Bitmap(16, 16, 2)
        palette = displayio.Palette(2)
        palette[0] = palette[1] = TABLE
        return displayio.TileGrid(bitmap, pixel_shader=palette,
                                  width=(self.width + 15) // 16, height=(self.height + 15) // 16)

    def card_grid(self, palette, columns):
        """A TileGrid of so many cards side by side, all blank."""
        return displayio.TileGrid(self.cards, pixel_shader=palette, width=columns, height=2,
                                  tile_width=self.card_width, tile_height=self.half,
                                  default_tile=BLANK)

    def group(self):
        """A new Group with nothing but the background."""
        group = displayio.Group()
        group.append(self.background())
        return group


def put_card(grid, column, card):
    """Show a card, or nothing for -1, in a column of a card grid."""
    upper = BLANK if card < 0 else card
    lower = BLANK if card < 0 else 52 + card // 13
    if grid[column, 0] != upper:
        grid[column, 0] = upper
    if grid[column, 1] != lower:
        grid[column, 1] = lower


def put_empty(grid, column):
    """Show the outline of a place without a card."""
    grid[column, 0] = EMPTY
    grid[column, 1] = EMPTY + 1


class Line:
    """A line of text of fixed length: a TileGrid with a tile a letter, so that changing it
    takes no memory and draws no more than the letters that differ.

    text, length   what it shows, before cutting or filling, and how many letters it has
    placed         the layer with its place, the TileGrid or for a larger scale its Group
    """

    def __init__(self, look, group, x, y, length, colour=TEXT, scale=1):
        self._look = look
        self.length = length
        self.text = ""
        self._letters = displayio.TileGrid(
            look.letters, pixel_shader=look.ink(colour), width=length, height=1,
            tile_width=look.letter_width, tile_height=look.letter_height)
        self.placed = self._letters
        if scale > 1:
            self.placed = displayio.Group(scale=scale)
            self.placed.append(self._letters)
        self.placed.x = x
        self.placed.y = y
        group.append(self.placed)

    def set(self, text, colour=-1):
        """Show text, cut or filled to the line's length; colour stays unless given."""
        if colour >= 0:
            self.paint(colour)
        if text == self.text:
            return
        self.text = text
        letters = self._letters
        place = 0
        for letter in fitted(text, self.length):
            tile = tile_of(letter)
            if letters[place] != tile:
                letters[place] = tile
            place += 1

    def paint(self, colour):
        """Change the colour of the text."""
        ink = self._look.ink(colour)
        if self._letters.pixel_shader is not ink:
            self._letters.pixel_shader = ink

    def centre(self, text, colour=-1):
        """Show text in the middle of the line."""
        self.set(centred(text, self.length), colour)

    def move(self, x):
        """Put the line's left end somewhere else."""
        if self.placed.x != x:
            self.placed.x = x

    def both_ends(self, left, right, colour=-1):
        """Show one text at the left end and another at the right."""
        room = self.length - len(right)
        self.set(fitted(left, room) + right, colour)


def centred(text, length):
    """Text in the middle of so many letters."""
    return fitted(" " * max(0, (length - len(text)) // 2) + text, length)


def fitted(text, length):
    """Text cut or filled with spaces to a length."""
    if len(text) > length:
        return text[:length]
    return text + " " * (length - len(text))
