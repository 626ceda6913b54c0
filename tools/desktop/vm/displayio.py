"""displayio for MicroPython, which has none: structure and checks, no drawing.

What a board refuses is refused here, and what strict.py refuses on a PC as well. Bitmaps take
the memory they take on a board.
"""

from array import array


def release_displays():
    """Nothing to release."""


def integer(value, what):
    """Coordinates and sizes: an int that fits into 16 bits."""
    if not isinstance(value, int):
        raise TypeError("%s must be an int, not %r" % (what, value))
    if not -32768 <= value <= 32767:
        raise ValueError("%s must be within 16 bits, not %d" % (what, value))


def in_range(value, limit, what):
    if not isinstance(value, int):
        raise TypeError("%s must be an int, not %r" % (what, value))
    if not 0 <= value < limit:
        raise ValueError("%s must be 0-%d, not %d" % (what, limit - 1, value))


class Bitmap:
    def __init__(self, width, height, value_count):
        for value, what in ((width, "a bitmap's width"), (height, "a bitmap's height")):
            in_range(value, 32768, what)
            if value == 0:
                raise ValueError(what + " must be 1 or more")
        in_range(value_count - 1, 65536, "value_count - 1")
        self.width = width
        self.height = height
        self.value_count = value_count
        bits = 1
        while (value_count - 1) >> bits:
            bits = bits * 2 if bits < 8 else bits + 8
        self.bits = bits
        self.stride = (width * bits + 31) // 32 * 4
        self.data = bytearray(self.stride * height)

    def _place(self, index):
        if isinstance(index, (tuple, list)):
            x, y = index
        else:
            x, y = index % self.width, index // self.width
        in_range(x, self.width, "a pixel's x")
        in_range(y, self.height, "a pixel's y")
        bit = x * self.bits
        return y * self.stride + bit // 8, (8 - self.bits - bit % 8) if self.bits < 8 else 0

    def __getitem__(self, index):
        place, shift = self._place(index)
        if self.bits == 16:
            return self.data[place] | self.data[place + 1] << 8
        return self.data[place] >> shift & ((1 << self.bits) - 1)

    def __setitem__(self, index, value):
        place, shift = self._place(index)
        in_range(value, self.value_count, "a pixel of this bitmap")
        if self.bits == 16:
            self.data[place] = value & 0xFF
            self.data[place + 1] = value >> 8
        else:
            mask = ((1 << self.bits) - 1) << shift
            self.data[place] = self.data[place] & ~mask | value << shift

    def fill(self, value):
        in_range(value, self.value_count, "a pixel of this bitmap")
        for y in range(self.height):
            for x in range(self.width):
                self[x, y] = value

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        pass


class OnDiskBitmap:
    """An uncompressed BMP file: its size and its palette."""

    def __init__(self, file):
        if isinstance(file, str):
            file = open(file, "rb")
        header = file.read(54)
        if len(header) < 54 or header[:2] != b"BM":
            raise ValueError("Invalid BMP file")
        self.width = _word(header, 18)
        self.height = _word(header, 22)
        bits = header[28]
        if bits > 8:
            self.pixel_shader = ColorConverter()
        else:
            count = _word(header, 46) or 1 << bits
            self.pixel_shader = Palette(count)
            file.seek(14 + _word(header, 14))
            colours = file.read(count * 4)
            for index in range(count):
                self.pixel_shader[index] = _word(colours, index * 4) & 0xFFFFFF
        file.close()


def _word(data, start):
    return data[start] | data[start + 1] << 8 | data[start + 2] << 16 | data[start + 3] << 24


class ColorConverter:
    def __init__(self, *, input_colorspace=None, dither=False):
        pass


class Palette:
    def __init__(self, color_count, *, dither=False):
        in_range(color_count - 1, 32767, "color_count - 1")
        self._colours = [0] * color_count
        self._transparent = bytearray(color_count)

    def __len__(self):
        return len(self._colours)

    def __getitem__(self, index):
        in_range(index, len(self._colours), "a palette's index")
        return self._colours[index]

    def __setitem__(self, index, value):
        in_range(index, len(self._colours), "a palette's index")
        in_range(value, 0x1000000, "a palette's colour")
        self._colours[index] = value

    def make_transparent(self, index):
        in_range(index, len(self._colours), "a palette's index")
        self._transparent[index] = 1

    def make_opaque(self, index):
        in_range(index, len(self._colours), "a palette's index")
        self._transparent[index] = 0

    def is_transparent(self, index):
        in_range(index, len(self._colours), "a palette's index")
        return self._transparent[index] == 1


class Layer:
    """What a group can hold: something with a place, in one group at most.

    Its numbers are in one array, so that it takes about the memory that it takes on a board.
    """

    what = "a layer"

    def __init__(self, x, y, *more):
        integer(x, self.what + "'s x")
        integer(y, self.what + "'s y")
        self._numbers = array("h", (x, y, 0) + more)
        self.group = None

    @property
    def x(self):
        return self._numbers[0]

    @x.setter
    def x(self, value):
        integer(value, self.what + "'s x")
        self._numbers[0] = value

    @property
    def y(self):
        return self._numbers[1]

    @y.setter
    def y(self, value):
        integer(value, self.what + "'s y")
        self._numbers[1] = value

    @property
    def hidden(self):
        return bool(self._numbers[2])

    @hidden.setter
    def hidden(self, value):
        self._numbers[2] = 1 if value else 0


class TileGrid(Layer):
    what = "a tile grid"
    flip_x = flip_y = transpose_xy = False

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None,
                 default_tile=0, x=0, y=0):
        if not isinstance(bitmap, (Bitmap, OnDiskBitmap)):
            raise TypeError("unsupported bitmap type")
        if not isinstance(pixel_shader, (Palette, ColorConverter)):
            raise TypeError("unsupported pixel_shader type")
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        integer(width, "a tile grid's width")
        integer(height, "a tile grid's height")
        if width < 1 or height < 1:
            raise ValueError("a tile grid has one tile or more")
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("tiles of %d by %d pixels do not divide a sheet of %d by %d" % (
                tile_width, tile_height, bitmap.width, bitmap.height))
        if isinstance(pixel_shader, Palette) and isinstance(bitmap, Bitmap):
            if len(pixel_shader) < bitmap.value_count:
                raise ValueError("a palette of %d colours is too short for a bitmap of %d values" % (
                    len(pixel_shader), bitmap.value_count))
        super().__init__(x, y, width, height, tile_width, tile_height)
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        count = self._count()
        in_range(default_tile, count, "default_tile")
        self._tiles = bytearray(width * height) if count <= 256 else [0] * (width * height)
        if default_tile:
            for index in range(width * height):
                self._tiles[index] = default_tile

    width = property(lambda self: self._numbers[3])
    height = property(lambda self: self._numbers[4])
    tile_width = property(lambda self: self._numbers[5])
    tile_height = property(lambda self: self._numbers[6])

    def _count(self):
        return (self.bitmap.width // self.tile_width) * (self.bitmap.height // self.tile_height)

    def _place(self, index):
        if isinstance(index, (tuple, list)):
            in_range(index[0], self.width, "a tile's x")
            in_range(index[1], self.height, "a tile's y")
            return index[1] * self.width + index[0]
        in_range(index, self.width * self.height, "a tile's index")
        return index

    def __getitem__(self, index):
        return self._tiles[self._place(index)]

    def __setitem__(self, index, value):
        place = self._place(index)
        count = self._count()
        in_range(value, count, "a tile, in a sheet of %d tiles," % count)
        self._tiles[place] = value


class Group(Layer):
    what = "a group"

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__(x, y)
        self._layers = []
        self._set_scale(scale)  # not a subclass's property, which may need what is not there yet

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, value):
        self._set_scale(value)

    def _set_scale(self, value):
        if not isinstance(value, int) or value < 1:
            raise ValueError("scale must be an int of 1 or more, not %r" % (value,))
        self._scale = value

    def _take(self, layer):
        if not isinstance(layer, Layer):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.group is not None:
            raise ValueError("Layer already in a group.")
        layer.group = self

    def append(self, layer):
        self._take(layer)
        self._layers.append(layer)

    def insert(self, index, layer):
        self._take(layer)
        self._layers.insert(index, layer)

    def index(self, layer):
        return self._layers.index(layer)

    def pop(self, index=-1):
        layer = self._layers.pop(index)
        layer.group = None
        return layer

    def remove(self, layer):
        self.pop(self._layers.index(layer))

    def __len__(self):
        return len(self._layers)

    def __bool__(self):
        return len(self._layers) > 0

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._take(layer)
        self._layers[index].group = None
        self._layers[index] = layer

    def __delitem__(self, index):
        self.pop(index)

    def sort(self, key, reverse):
        self._layers.sort(key=key, reverse=reverse)


class Display:
    """board.DISPLAY: nothing to be seen."""

    rotation = 0

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self._root = None
        self.refreshes = 0

    @property
    def brightness(self):
        import simulated

        return simulated.get_brightness()

    @brightness.setter
    def brightness(self, value):
        import simulated

        simulated.set_brightness(value)

    @property
    def root_group(self):
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is self._root:
            return
        if group is not None:
            if not isinstance(group, Group):
                raise TypeError("root_group must be a Group, not %r" % (group,))
            if group.group is not None:
                raise ValueError("Group already used")
            group.group = self
        if self._root is not None:
            self._root.group = None
        self._root = group

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        import simulated

        self.refreshes += 1
        simulated.driver.refreshed()
        return True
