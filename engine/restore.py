"""What the snapshots of all games have in common when they are read."""

from engine.snapshot import checksum


# What is wrong with bytes: SnapshotError.which.
NO_GAME = 0
NO_VERSION = 1
WRONG_LENGTH = 2
DAMAGED = 3
NO_LEVEL = 4
NO_SESSION = 5
CONTRADICTS = 6
PAST_THE_END = 7
NO_RESULT = 8
NO_MARKS = 9
NO_CONTRACT = 10
NO_PLAY = 11
NEWER = 12


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged. The text is for programmers; which, 0 to 11, says the
    same to whoever words it for players."""

    def __init__(self, which, sentence):
        super().__init__(sentence)
        self.which = which


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote; which is 12."""


def get(data, place, size):
    """The number in so many bytes from a place on."""
    return int.from_bytes(data[place:place + size], "little")


def check_magic(data, magic, version, least, game):
    """SnapshotError unless bytes, at least so many, begin with a magic and a version that is known."""
    if len(data) < least or bytes(data[:len(magic)]) != magic:
        raise SnapshotError(NO_GAME, "This is not a saved game of " + game)
    if data[len(magic)] > version:
        raise NewerError(NEWER, "The saved game was written by a newer version of the program")
    if data[len(magic)] < 1:
        raise SnapshotError(NO_VERSION, "The saved game has a version that never was")


def check_seal(data, size):
    """SnapshotError unless bytes have this size and a right checksum at their end."""
    if len(data) != size:
        raise SnapshotError(WRONG_LENGTH, "The saved game is cut short or too long")
    if bytes(data[size - 4:]) != checksum(data[:size - 4]):
        raise SnapshotError(DAMAGED, "The saved game is damaged: its checksum does not fit")


def level_at(levels, place):
    """The name of the level that is kept as its place among levels; SnapshotError if none is there."""
    if place >= len(levels):
        raise SnapshotError(NO_LEVEL, "The saved game names a bot level that does not exist")
    return levels[place]


def check_same(again, data):
    """SnapshotError unless the session that was read from bytes gives the same ones again."""
    # The checksum was looked at before, and an older version has one of other bytes.
    if again[:-4] != bytes(data[:-4]):
        raise SnapshotError(CONTRADICTS, "The saved game contradicts itself")
