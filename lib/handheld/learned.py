"""What is kept of the lessons: which are done, and how far the one in progress is.

Bytes: a version, 1; the lessons done (2 bytes, low byte first, a bit each); the lesson in
progress plus 1, or 0; the cards played in it. Nothing at all before the first lesson.
"""

_VERSION = 1
_HEAD = 4


def _makes_sense(learned):
    # Bytes that make none, or are a newer version's, count as none.
    return len(learned) >= _HEAD and learned[0] == _VERSION


def done(learned):
    """The lessons done, as bits of an int: bit 0 for the first."""
    return learned[1] | learned[2] << 8 if _makes_sense(learned) else 0


def begun(learned):
    """The number of the lesson in progress, or -1."""
    return learned[3] - 1 if _makes_sense(learned) else -1


def cards(learned):
    """The cards played in the lesson in progress."""
    return learned[_HEAD:] if _makes_sense(learned) else b""


def pack(finished, number, played=b""):
    """The bytes for the lessons done, as done gives them, the one in progress, or -1, and its cards."""
    return bytes((_VERSION, finished & 255, finished >> 8, number + 1)) + bytes(played)


def next_lesson(learned, lessons):
    """The lesson to take up: the one in progress, else the first of so many that is not done, else 0."""
    number = begun(learned)
    if 0 <= number < lessons:
        return number
    finished = done(learned)
    for number in range(lessons):
        if not finished >> number & 1:
            return number
    return 0
