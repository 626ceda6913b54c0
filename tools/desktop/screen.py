"""The simulated display: Blinka's displayio drawing into a picture in memory."""

import struct

import busdisplay
import displayio
import fontio
import fourwire
import simulated
import terminalio
from displayio._constants import DISPLAY_COMMAND
from PIL import Image

# Blinka redraws from a thread of its own, which no two runs would share out alike. Here
# the screen is drawn when the app says so.
displayio._stop_background()

COLUMNS, ROWS, PIXELS = 0x2A, 0x2B, 0x2C


class Framebuffer(fourwire.FourWire):
    """A display bus that ends in memory: 16-bit pixels (RGB565), low byte first."""

    def __init__(self, width, height):
        # Without FourWire's own __init__: there are no pins.
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height * 2)
        self.sent = 0  # pixels, since the start: what takes time on a board
        self._command = None
        self._columns = (0, width - 1)
        self._rows = (0, height - 1)

    def _send(self, data_type, chip_select, data):
        if data_type == DISPLAY_COMMAND:
            self._command = data[0]
        elif self._command == COLUMNS:
            self._columns = struct.unpack(">HH", data)
        elif self._command == ROWS:
            self._rows = struct.unpack(">HH", data)
        elif self._command == PIXELS:
            self._write(data)

    def _write(self, data):
        left, right = self._columns
        top, bottom = self._rows
        self.sent += (right - left + 1) * (bottom - top + 1)
        run = (right - left + 1) * 2
        for row in range(top, bottom + 1):
            start = (row * self.width + left) * 2
            source = (row - top) * run
            self.pixels[start : start + run] = data[source : source + run]

    def image(self):
        """The screen as it is now, a Pillow image in RGB."""
        return Image.frombytes("RGB", (self.width, self.height), bytes(self.pixels), "raw", "BGR;16")

    def reset(self):
        self.pixels[:] = bytes(len(self.pixels))

    def deinit(self):
        pass

    def _release(self):
        pass

    def _free(self):
        return True

    def _begin_transaction(self):
        return True

    def _end_transaction(self):
        pass


class Display(busdisplay.BusDisplay):
    """board.DISPLAY. Like a board's it refreshes itself until the app says it will."""

    def __init__(self, width, height):
        self._refreshes_itself = True
        self._made = False
        super().__init__(
            Framebuffer(width, height), b"", width=width, height=height,
            reverse_bytes_in_word=False, auto_refresh=False,
        )
        self._refreshes_itself = True
        self._made = True
        self.root_group = None

    @property
    def auto_refresh(self):
        return self._refreshes_itself

    @auto_refresh.setter
    def auto_refresh(self, value):
        self._refreshes_itself = bool(value)

    @property
    def brightness(self):
        return simulated.get_brightness()

    @brightness.setter
    def brightness(self, value):
        if self._made:  # Blinka sets it too, before there is anything
            simulated.set_brightness(value)

    @property
    def rotation(self):
        return 0

    @rotation.setter
    def rotation(self, value):
        if value != 0:
            raise ValueError("the simulated display only stands upright: rotation 0, not %r" % (value,))

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        drawn = super().refresh(
            target_frames_per_second=target_frames_per_second,
            minimum_frames_per_second=minimum_frames_per_second,
        )
        simulated.driver.refreshed()
        return drawn

    def catch_up(self):
        """Draw what the app has left to the display, if it has."""
        if self._refreshes_itself:
            super().refresh()

    def image(self):
        """The screen as it is now, a Pillow image in RGB."""
        return self.bus.image()


class BoardFont(fontio.BuiltinFont):
    """terminalio.FONT as a board has it: ASCII, one strip of tiles, each 6 by 12 pixels.

    The shapes are those of Blinka's font, which has many more and other offsets.
    ValueError for a character that a board's font lacks.
    """

    FIRST, LAST = 0x20, 0x7E

    def __init__(self, font):
        self._width, self._height = font.get_bounding_box()[:2]
        count = self.LAST - self.FIRST + 1
        self._strip = displayio.Bitmap(count * self._width, self._height, 2)
        for code in range(self.FIRST, self.LAST + 1):
            glyph = font.get_glyph(code)
            # Blinka's offsets count from the baseline, two pixels above the tile's foot.
            left = (code - self.FIRST) * self._width + glyph.dx
            top = self._height - 2 - glyph.dy - glyph.height
            for y in range(glyph.height):
                for x in range(glyph.width):
                    if glyph.bitmap[glyph.tile_index * glyph.width + x, y]:
                        self._strip[left + x, top + y] = 1

    @property
    def bitmap(self):
        return self._strip

    def get_bounding_box(self):
        return (self._width, self._height)

    def get_glyph(self, codepoint):
        if not self.FIRST <= codepoint <= self.LAST:
            raise ValueError("a board's terminalio.FONT has no %r, only ASCII" % chr(codepoint))
        return fontio.Glyph(
            self._strip, codepoint - self.FIRST, self._width, self._height, 0, 0, self._width, 0
        )


def install_font():
    """Give terminalio the font of a board, once."""
    if not isinstance(terminalio.FONT, BoardFont):
        terminalio.FONT = BoardFont(terminalio.FONT)


def new_display(width, height):
    """A fresh display of that size, the only one there is."""
    displayio.release_displays()
    return Display(width, height)
