"""How the game looks on one display: sizes, colours, the card sheet and the font."""

import displayio

BLANK = 56
EMPTY = 57

TEXT = 0xFFFFFF
FAINT = 0x9FB8A4
BRIGHT = 0xFFE040
WARNING = 0xFF9048

# The characters of the font sheets after the 95 printable ones of ASCII.
MORE_CHARACTERS = "♣♦♥♠−–…½×·→←↑↓é▸✓✗"


class Look:
    """Everything drawn is drawn with this.

    width, height    of the display, in pixels
    card_width, card_height, half   of a card, and of the two tiles that make one
    letters          the sheet of letters; letter_width, letter_height of each
    columns          how many letters fit in a line
    large            whether the display has room for the larger sheets
    bright, dim, lifted, refused     palettes of cards; cloth: that of the table
    cards, pips      the sheet of cards, and which one it is; folder, where the sheets lie

    Cards are there when handheld.sheets has dressed it. BoardError if the display is too small.
    """

    def __init__(self, width, height, folder):
        from handheld import sheets

        sheets.fit_out(self, width, height, folder)
        self._inks = {}

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
        return displayio.TileGrid(bitmap, pixel_shader=self.cloth,
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


def tile_of(letter):
    """Which tile of a font sheet shows a letter; that of a question mark if none does."""
    tile = ord(letter) - 32
    if 0 <= tile < 95:
        return tile
    more = MORE_CHARACTERS.find(letter)
    return 95 + more if more >= 0 else 31


def centred(text, length):
    """Text in the middle of so many letters."""
    return fitted(" " * max(0, (length - len(text)) // 2) + text, length)


def fitted(text, length):
    """Text cut or filled with spaces to a length."""
    if len(text) > length:
        return text[:length]
    return text + " " * (length - len(text))
