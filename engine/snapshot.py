"""What all has in common that is kept as bytes: numbers, the low byte first, and at the end the
CRC-32 of everything before it."""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32


def number(value, size):
    """A number as so many bytes."""
    data = bytearray(size)
    for offset in range(size):
        data[offset] = value & 255
        value >>= 8
    return bytes(data)


def checksum(data):
    """The last four bytes, for everything before them."""
    # crc32 takes no part of a bytearray, and its sign differs between machines.
    return number(crc32(bytes(data)) & 0xFFFFFFFF, 4)
