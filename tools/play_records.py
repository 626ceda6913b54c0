"""A file of cards that were tried, which grows: where a long run stopped, the next one goes on.

The first line says, as JSON, from which deals, and by whom they are played; a file of anything else
is begun anew. Then comes one record for each card tried, in the order of the deals and their
moments.
"""

import json
import struct
from pathlib import Path

RECORD = struct.Struct("<IBBh43h")
"""Number of the deal; cards played before; 0 for declarer's side, 1 for a defender; points that
the card brought to the side; the features of the card, then of the position."""


def to_bytes(rows):
    """The records of a list of (number, moment, side, points, features)."""
    return b"".join(RECORD.pack(*row[:4], *row[4]) for row in rows)


def head_of(first, players):
    """The first line: deals from which number on, and a text that says who plays."""
    return json.dumps({"first": first, "players": players}).encode() + b"\n"


def begin(path, first, players):
    """Make the file ready to grow; return the number of the last deal that it holds whole, or
    first - 1."""
    head = head_of(first, players)
    data = path.read_bytes() if path.exists() else b""
    if not data.startswith(head):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(head)
        return first - 1
    whole = (len(data) - len(head)) // RECORD.size
    numbers = [RECORD.unpack_from(data, len(head) + place * RECORD.size)[0] for place in range(whole)]
    # The last deal may have been cut off, and is played again.
    last = numbers[-1] if numbers else first
    keep = sum(number < last for number in numbers)
    with open(path, "r+b") as file:
        file.truncate(len(head) + keep * RECORD.size)
    return last - 1


def read(path):
    """All records of a file, as a numpy array with named fields."""
    import numpy

    data = Path(path).read_bytes()
    fields = [("number", "<u4"), ("moment", "u1"), ("side", "u1"), ("points", "<i2"), ("features", "<i2", 43)]
    start = data.index(b"\n") + 1
    whole = (len(data) - start) // RECORD.size
    return numpy.frombuffer(data, fields, whole, start)
