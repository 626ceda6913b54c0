"""What the snapshots of all games have in common when they are read."""

from engine.snapshot import checksum


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged."""


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote."""


def get(data, place, size):
    """The number in so many bytes from a place on."""
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def check_magic(data, magic, version, least, game):
    """SnapshotError unless bytes, at least so many, begin with a magic and a version that is known."""
    if len(data) < least or bytes(data[:len(magic)]) != magic:
        raise SnapshotError("This is not a saved game of " + game)
    if data[len(magic)] > version:
        raise NewerError("The saved game was written by a newer version of the program")
    if data[len(magic)] < 1:
        raise SnapshotError("The saved game has a version that never was")


def check_seal(data, size):
    """SnapshotError unless bytes have this size and a right checksum at their end."""
    if len(data) != size:
        raise SnapshotError("The saved game is cut short or too long")
    if bytes(data[size - 4:]) != checksum(data[:size - 4]):
        raise SnapshotError("The saved game is damaged: its checksum does not fit")
