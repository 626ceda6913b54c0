"""Numbers in bytes and checksums, for the snapshots of games; and how reading one can fail."""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged."""


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote."""


def put(into, place, value, size):
    """Write a number of so many bytes into a bytearray, low byte first."""
    for offset in range(size):
        into[place + offset] = value & 255
        value >>= 8


def get(data, place, size):
    """The number that put wrote."""
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def checksum(data, size):
    """The CRC-32 of the first bytes."""
    # crc32 takes no part of a bytearray, and its sign differs between machines.
    return crc32(bytes(data[:size])) & 0xFFFFFFFF
