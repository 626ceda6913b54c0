"""What all has in common that is kept as bytes: at the end stands the CRC-32 of everything before it.
Numbers are written with the low byte first."""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32


def checksum(data):
    """The last four bytes, for everything before them."""
    # crc32 takes no part of a bytearray, and its sign differs between machines.
    return (crc32(bytes(data)) & 0xFFFFFFFF).to_bytes(4, "little")
