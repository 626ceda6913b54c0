"""How the game looks on one display: sizes, colours, the card sheet and the font."""

import displayio
from adafruit_display_text import bitmap_label

from handheld.sheets import SheetFont, load_sheet

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
_FOUR_COLOURS = (0x000000, 0xF8F8F0, 0x88908C, 0x101018, 0xD00010, 0x0048D8, 0x008020,
                 0x304890, 0x90A8E0, 0xFFE040)
_TWO_COLOURS = (0x000000, 0xF8F8F0, 0x88908C, 0x101018, 0xD00010, 0xD00010, 0x101018,
                0x304890, 0x90A8E0, 0xFFE040)
_LIFTED_PAPER = 0xFFF080
_DIM_PAPER = 0x7C8C80
_DIM_EDGE = 0x50605A


def _palette(colours, paper, edge):
    # The sheets have four bits a pixel, so the palette has room for all sixteen values.
    palette = displayio.Palette(16)
    for index in range(len(colours)):
        palette[index] = colours[index]
    palette[1] = paper
    palette[2] = edge
    palette.make_transparent(0)
    return palette


class Look:
    """Everything drawn is drawn with this.

    width, height    of the display, in pixels
    card_width, card_height, half   of a card, and of the two tiles that make one
    letter_width, letter_height     of the font
    columns          how many letters fit in a line
    """

    def __init__(self, width, height, folder):
        if width < 160 or height < 128:
            raise ValueError
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
        self.font = SheetFont(load_sheet(folder + "/font_" + size + ".bmp"), self.letter_width)
        self.bright = self.dim = self.lifted = None
        self.use_deck(0)

    def use_deck(self, deck):
        """Take the colours of a deck: 0 four colours, 1 two."""
        colours = _TWO_COLOURS if deck else _FOUR_COLOURS
        self.bright = _palette(colours, colours[1], colours[2])
        self.dim = _palette(colours, _DIM_PAPER, _DIM_EDGE)
        self.lifted = _palette(colours, _LIFTED_PAPER, colours[2])

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
    """A line of text of fixed length, so that changing it moves no memory about.

    group: what to append it to, or None where a layout takes its label.
    """

    def __init__(self, look, group, x, y, length, colour=TEXT, scale=1):
        self._length = length
        self._text = ""
        self.label = bitmap_label.Label(look.font, text=" " * length, color=colour, scale=scale,
                                        anchor_point=(0, 0), anchored_position=(x, y))
        if group is not None:
            group.append(self.label)

    def set(self, text, colour=-1):
        """Show text, cut or filled to the line's length; colour stays unless given."""
        if colour >= 0:
            self.paint(colour)
        if text != self._text:
            self._text = text
            self.label.text = fitted(text, self._length)

    def paint(self, colour):
        """Change the colour of the text."""
        if self.label.color != colour:
            self.label.color = colour

    def centre(self, text, colour=-1):
        """Show text in the middle of the line."""
        self.set(" " * max(0, (self._length - len(text)) // 2) + text, colour)

    def both_ends(self, left, right, colour=-1):
        """Show one text at the left end and another at the right."""
        room = self._length - len(right)
        self.set(fitted(left, room) + right, colour)


def fitted(text, length):
    """Text cut or filled with spaces to a length."""
    if len(text) > length:
        return text[:length]
    return text + " " * (length - len(text))
