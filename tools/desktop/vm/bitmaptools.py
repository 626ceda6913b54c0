"""bitmaptools for MicroPython, which has none: structure and checks, little copying."""

from displayio import in_range, integer


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    for number in (x1, y1, x2, y2):
        integer(number, "a corner of a region")
    in_range(value, dest_bitmap.value_count, "a pixel of this bitmap")
    for y in range(max(y1, 0), min(y2, dest_bitmap.height)):
        for x in range(max(x1, 0), min(x2, dest_bitmap.width)):
            dest_bitmap[x, y] = value


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None,
         skip_source_index=None, skip_dest_index=None):
    """Checks alone: what would be copied here are letters, and nobody sees them."""
    in_range(x, dest_bitmap.width + 1, "where a blit goes, x")
    in_range(y, dest_bitmap.height + 1, "where a blit goes, y")
    for number in (x1, y1, x2 or 0, y2 or 0):
        integer(number, "a corner of a blit")
    if source_bitmap.bits > dest_bitmap.bits:
        raise ValueError("source palette too large")


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    x2 = bitmap.width if x2 is None else x2
    y2 = bitmap.height if y2 is None else y2
    index = 0
    for y in range(y1, y2):
        for x in range(x1, x2):
            if data[index] != skip_index:
                bitmap[x, y] = data[index]
            index += 1


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False,
             swap_bytes=False, reverse_rows=False):
    """Rows of pixels of up to 8 bits from a file, each padded to whole elements."""
    if bits_per_pixel not in (1, 2, 4, 8):
        raise ValueError("only 1, 2, 4 or 8 bits a pixel can be read here, not %r" % (bits_per_pixel,))
    if swap_bytes and element_size > 1:
        raise ValueError("bytes of an element cannot be swapped here")
    row = bytearray((bitmap.width * bits_per_pixel + element_size * 8 - 1) // (element_size * 8) * element_size)
    each = 8 // bits_per_pixel
    mask = (1 << bits_per_pixel) - 1
    for number in range(bitmap.height):
        if file.readinto(row) != len(row):
            raise EOFError()
        y = bitmap.height - 1 - number if reverse_rows else number
        for x in range(bitmap.width):
            place = x % each
            if reverse_pixels_in_element:
                place = each - 1 - place
            bitmap[x, y] = row[x // each] >> (place * bits_per_pixel) & mask
