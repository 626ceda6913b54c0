"""Letters twice as wide as English ones, of which a language has too many to keep in memory.

The sheet of letters has 256 tiles: first the plain letters, then pairs of tiles, into which
letters are put as they are needed, out of a file. Half-width katakana take the first tile of
a pair. Where all pairs are taken, those make room that the screen does not show.

The file is a BMP of two colours, one letter above the other, that lists its letters, in UTF-8
of three bytes each and from the bottom up, between its palette and its pixels.
"""

import bitmaptools
import displayio

from handheld import look as looks

_COLUMNS = 32
_ROWS = 8

# Bytes of the file before the list.
_HEAD = 62

# UTF-8 of letters with pairs begins with this byte or a higher one.
_LEADING = 0xE3
# That of half-width katakana begins with this one, and then one higher than the other.
_HALF_LEADING = 0xEF
_HALF = 0xBC

_FREE = b"\0\0\0"
_UNKNOWN = 31


class Wide:
    """Draws the letters of one language on a Look: path names its file."""

    def __init__(self, look, path):
        self._look = look
        self._path = path
        self._file = None
        self._listed = b""
        self._first = 96 + len(looks.MORE_CHARACTERS) & ~1
        # The letters that have a pair each.
        self._letters = _FREE * ((_COLUMNS * _ROWS - self._first) // 2)
        width = look.letter_width
        height = look.letter_height
        self._letter = displayio.Bitmap(2 * width, height, 2)
        plain = look.letters
        look.letters = displayio.Bitmap(_COLUMNS * width, _ROWS * height, 2)
        across = _COLUMNS * width
        for row in range((plain.width - 1) // across + 1):
            bitmaptools.blit(look.letters, plain, 0, row * height, x1=row * across, y1=0,
                             x2=min((row + 1) * across, plain.width), y2=height)
        self._group = None
        look.group = self.group

    def group(self):
        """What a Look's group() gives; it is what the screen will show from now on."""
        self._group = looks.Look.group(self._look)
        return self._group

    def measure(self, text):
        """How many tiles a text takes."""
        data = text.encode()
        tiles = len(text)
        if len(data) > tiles:
            before = 0
            for byte in data:
                if byte >= _LEADING:
                    tiles += 1
                elif before == _HALF_LEADING and byte > _HALF:
                    tiles -= 1
                before = byte
        return tiles

    def tiles(self, text, length):
        """A text as the numbers of its tiles, cut or filled with spaces to so many."""
        data = looks.fitted(text, length).encode()
        tiles = bytearray(length)
        place = 0
        here = 0
        while here < len(data) and place < length:
            byte = data[here]
            end = here + (1 if byte < 0x80 else 2 if byte < 0xE0 else 3)
            if byte < 0x80:
                tiles[place] = byte - 32
            elif byte < _LEADING:
                tiles[place] = looks.tile_of(str(data[here:end], "utf-8"))
            else:
                tile = self._tile_of(data[here:end], tiles)
                tiles[place] = tile
                if place + 1 < length and not (byte == _HALF_LEADING and data[here + 1] > _HALF):
                    place += 1
                    tiles[place] = _UNKNOWN if tile == _UNKNOWN else tile + 1
            place += 1
            here = end
        if self._file:
            self._file.close()
            self._file = None
            self._listed = b""
        return tiles

    def _tile_of(self, letter, tiles):
        # tiles are about to be shown.
        place = self._letters.find(letter)
        if place < 0:
            place = self._letters.find(_FREE)
            if place < 0:
                self.make_room(tiles)
                place = self._letters.find(_FREE)
            if place < 0 or not self._draw(letter, self._first + place // 3 * 2):
                return _UNKNOWN
            self._letters = self._letters[:place] + letter + self._letters[place + 3:]
        return self._first + place // 3 * 2

    def make_room(self, tiles):
        """Let go of the letters that neither the screen nor these tiles show."""
        used = bytearray(_COLUMNS * _ROWS)
        for tile in tiles:
            used[tile] = 1
        self._mark(self._group, used)
        letters = b""
        for pair in range(len(self._letters) // 3):
            letters += self._letters[pair * 3:pair * 3 + 3] if used[self._first + pair * 2] else _FREE
        self._letters = letters

    def _mark(self, group, used):
        for place in range(len(group)):
            layer = group[place]
            if isinstance(layer, displayio.Group):
                self._mark(layer, used)
            elif isinstance(layer, displayio.TileGrid) and layer.bitmap is self._look.letters:
                for column in range(layer.width):
                    used[layer[column]] = 1

    def _draw(self, letter, tile):
        # Out of the file onto a pair of tiles; False if it is not there.
        look = self._look
        if not self._file:
            self._file = open(self._path, "rb")
        file = self._file
        file.seek(0)
        head = file.read(_HEAD)
        start = head[10] | head[11] << 8
        if not self._listed:
            self._listed = file.read(start - _HEAD)
        place = self._listed.find(letter)
        if place < 0:
            return False
        # Each row of pixels has four bytes.
        file.seek(start + place // 3 * 4 * look.letter_height)
        bitmaptools.readinto(self._letter, file, bits_per_pixel=1, element_size=4,
                             reverse_pixels_in_element=True, reverse_rows=True)
        bitmaptools.blit(look.letters, self._letter, tile % _COLUMNS * look.letter_width,
                         tile // _COLUMNS * look.letter_height)
        return True
