"""What the snapshots of all games have in common when they are read."""

from engine.snapshot import checksum


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged."""


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote."""


def get(data, place, size):
    """The number in so many bytes from a place on."""
    return int.from_bytes(data[place:place + size], "little")


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


def level_at(levels, place):
    """The name of the level that is kept as its place among levels; SnapshotError if none is there."""
    if place >= len(levels):
        raise SnapshotError("The saved game names a bot level that does not exist")
    return levels[place]


def check_same(again, data):
    """SnapshotError unless the session that was read from bytes gives the same ones again."""
    # The checksum was looked at before, and an older version has one of other bytes.
    if again[:-4] != bytes(data[:-4]):
        raise SnapshotError("The saved game contradicts itself")
