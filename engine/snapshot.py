"""What the snapshots of all games have in common when they are written: numbers, low byte
first, and at the end a CRC-32 of everything before it."""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32


def put(into, place, value, size):
    """Write a number into so many bytes from a place on."""
    for offset in range(size):
        into[place + offset] = value & 255
        value >>= 8


def seal(data):
    """The bytes with the CRC-32 of all but the last four written into those."""
    place = len(data) - 4
    put(data, place, checksum(data, place), 4)
    return bytes(data)


def checksum(data, size):
    """The CRC-32 of the first bytes."""
    # crc32 takes no part of a bytearray, and its sign differs between machines.
    return crc32(bytes(data[:size])) & 0xFFFFFFFF
