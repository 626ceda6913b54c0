"""Make Blinka's displayio refuse what a real board refuses, or draws as rubbish.

Blinka takes tile numbers past the sheet, pixel values past the palette and coordinates that
are no integers. Each check here raises ValueError or TypeError and names what is wrong.
`vm/displayio.py` makes the same checks for MicroPython.
"""

import functools

import bitmaptools
import displayio
import vectorio
from vectorio._vectorshape import _VectorShape


def integer(value, what):
    """Coordinates and sizes: an int that fits into 16 bits."""
    if not isinstance(value, int):
        raise TypeError("%s must be an int, not %r" % (what, value))
    if not -32768 <= value <= 32767:
        raise ValueError("%s must be within 16 bits, not %d" % (what, value))


def _in_range(value, limit, what):
    if not isinstance(value, int):
        raise TypeError("%s must be an int, not %r" % (what, value))
    if not 0 <= value < limit:
        raise ValueError("%s must be 0-%d, not %d" % (what, limit - 1, value))


def _before(cls, name, check):
    """Call `check` with the same arguments before the method `name` of `cls`."""
    original = getattr(cls, name)

    @functools.wraps(original)
    def checked(self, *args, **kwargs):
        check(self, *args, **kwargs)
        return original(self, *args, **kwargs)

    setattr(cls, name, checked)


def _before_setting(cls, name, check):
    """Call `check` with object and value before the property `name` of `cls` is set."""
    original = getattr(cls, name)

    def checked(self, value):
        check(self, value)
        original.fset(self, value)

    setattr(cls, name, property(original.fget, checked, original.fdel, original.__doc__))


# Bitmap ------------------------------------------------------------------------------


def _new_bitmap(self, width, height, value_count):
    for value, what in ((width, "a bitmap's width"), (height, "a bitmap's height")):
        if not isinstance(value, int):
            raise TypeError("%s must be an int, not %r" % (what, value))
        if not 1 <= value <= 32767:
            raise ValueError("%s must be 1-32767, not %d" % (what, value))
    self._value_count = value_count


def _pixel_place(bitmap, index):
    if isinstance(index, (tuple, list)):
        x, y = index
    else:
        if not isinstance(index, int):
            raise TypeError("a pixel's index must be an int or (x, y), not %r" % (index,))
        x, y = index % bitmap.width, index // bitmap.width
    _in_range(x, bitmap.width, "a pixel's x")
    _in_range(y, bitmap.height, "a pixel's y")


def _set_pixel(self, index, value):
    _pixel_place(self, index)
    _pixel_value(self, value)


def _value_count(bitmap):
    # A bitmap from before apply() knows only how many bits its pixels have.
    return getattr(bitmap, "_value_count", 1 << bitmap._bits_per_value)


def _pixel_value(bitmap, value):
    _in_range(value, _value_count(bitmap), "a pixel of this bitmap")


def _fill_region(dest_bitmap, x1, y1, x2, y2, value):
    for number, what in ((x1, "x1"), (y1, "y1"), (x2, "x2"), (y2, "y2")):
        integer(number, what)
    _pixel_value(dest_bitmap, value)


def _blit(dest_bitmap, source_bitmap, x, y, **limits):
    _in_range(x, dest_bitmap.width + 1, "where a blit goes, x")
    _in_range(y, dest_bitmap.height + 1, "where a blit goes, y")
    if source_bitmap._bits_per_value > dest_bitmap._bits_per_value:
        raise ValueError("source palette too large: %d bits a pixel do not fit into %d" % (
            source_bitmap._bits_per_value, dest_bitmap._bits_per_value))


# Palette -----------------------------------------------------------------------------


def _palette_index(self, index, *rest):
    _in_range(index, len(self), "a palette's index")


def _set_color(self, index, value):
    _palette_index(self, index)
    _in_range(value, 0x1000000, "a palette's colour")


# TileGrid, Group, shapes -------------------------------------------------------------


def _new_tilegrid(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None,
                  default_tile=0, x=0, y=0):
    integer(x, "a tile grid's x")
    integer(y, "a tile grid's y")
    for value, what in ((width, "width"), (height, "height")):
        if not isinstance(value, int) or value < 1:
            raise ValueError("a tile grid's %s in tiles must be an int of 1 or more, not %r" % (what, value))
    across, down = tile_width or bitmap.width, tile_height or bitmap.height
    for size, tile, what in ((bitmap.width, across, "wide"), (bitmap.height, down, "high")):
        if not isinstance(tile, int) or size % tile:
            raise ValueError("tiles %r pixels %s do not divide a sheet of %d" % (tile, what, size))
    count = (bitmap.width // across) * (bitmap.height // down)
    _in_range(default_tile, count, "default_tile, in a sheet of %d tiles," % count)
    if isinstance(pixel_shader, displayio.Palette) and isinstance(bitmap, displayio.Bitmap):
        if len(pixel_shader) < _value_count(bitmap):
            raise ValueError("a palette of %d colours is too short for a bitmap of %d values" % (
                len(pixel_shader), _value_count(bitmap)))


def _set_tile(self, index, value):
    if isinstance(index, (tuple, list)):
        _in_range(index[0], self.width, "a tile's x")
        _in_range(index[1], self.height, "a tile's y")
    else:
        _in_range(index, self.width * self.height, "a tile's index")
    _in_range(value, self._tiles_in_bitmap, "a tile, in a sheet of %d tiles," % self._tiles_in_bitmap)


def _new_group(self, *, scale=1, x=0, y=0):
    integer(x, "a group's x")
    integer(y, "a group's y")


def _insert(self, index, layer):
    if isinstance(layer, _VectorShape):
        if getattr(layer, "_only_group", None) is not None:
            raise ValueError("Layer already in a group.")
        layer._only_group = self


def _set_layer(self, index, layer):
    _insert(self, index, layer)
    _removed(self[index])


def _removed(layer):
    if isinstance(layer, _VectorShape):
        layer._only_group = None


def _pop(self, index=-1):
    if len(self):
        _removed(self[index])


def _remove(self, layer):
    if layer in self._layers:
        _removed(layer)


def _new_rectangle(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
    for value, what in ((width, "width"), (height, "height"), (x, "x"), (y, "y")):
        integer(value, "a rectangle's " + what)
    _in_range(color_index, len(pixel_shader), "a rectangle's color_index")


def apply():
    """Put the checks in place, once."""
    if hasattr(displayio.Bitmap, "_strict"):
        return
    displayio.Bitmap._strict = True
    _before(displayio.Bitmap, "__init__", _new_bitmap)
    _before(displayio.Bitmap, "__setitem__", _set_pixel)
    _before(displayio.Bitmap, "__getitem__", _pixel_place)
    _before(displayio.Bitmap, "fill", _pixel_value)
    _before(displayio.Palette, "__setitem__", _set_color)
    _before(displayio.Palette, "__getitem__", _palette_index)
    for name in ("make_transparent", "make_opaque", "is_transparent"):
        _before(displayio.Palette, name, _palette_index)
    _before(displayio.TileGrid, "__init__", _new_tilegrid)
    _before(displayio.TileGrid, "__setitem__", _set_tile)
    _before(displayio.Group, "__init__", _new_group)
    _before(displayio.Group, "insert", _insert)
    _before(displayio.Group, "__setitem__", _set_layer)
    _before(displayio.Group, "pop", _pop)
    _before(displayio.Group, "remove", _remove)
    _before(displayio.Group, "__delitem__", _pop)
    _before(vectorio.Rectangle, "__init__", _new_rectangle)
    for cls, what in ((displayio.TileGrid, "a tile grid's "), (displayio.Group, "a group's "),
                      (vectorio.Rectangle, "a rectangle's ")):
        for name in ("x", "y"):
            _before_setting(cls, name, lambda self, value, what=what + name: integer(value, what))

    for name, check in (("fill_region", _fill_region), ("blit", _blit)):
        _check_function(name, check)


def _check_function(name, check):
    original = getattr(bitmaptools, name)

    @functools.wraps(original)
    def checked(*args, **kwargs):
        check(*args, **kwargs)
        return original(*args, **kwargs)

    setattr(bitmaptools, name, checked)
