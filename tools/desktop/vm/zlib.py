"""zlib for MicroPython with what CircuitPython has of it: decompress alone."""

import io

import deflate


def decompress(data, wbits=0):
    """The bytes that a zlib stream holds. ValueError if it is none."""
    try:
        return bytearray(deflate.DeflateIO(io.BytesIO(data), deflate.ZLIB).read())
    except OSError:
        raise ValueError("not a zlib stream")
