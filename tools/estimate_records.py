"""A file of played deals that grows: where a long run stopped, the next one goes on.

The first line says, as JSON, what is played and by whom; a file of anything else is begun
anew. Then comes one record a deal, in the order of their numbers: two bytes for each
contract played, its number, and 16 times the tricks won plus the dump cards captured.
"""

import json
from pathlib import Path


def begin(path, first, plays, players):
    """Make the file ready to grow; return how many deals it holds already. players: a text
    that says who plays."""
    head = json.dumps({"first": first, "plays": plays, "players": players}).encode() + b"\n"
    size = 2 * plays
    if path.exists():
        data = path.read_bytes()
        if data.startswith(head):
            deals = (len(data) - len(head)) // size
            # A record that was cut off is played again.
            with open(path, "r+b") as file:
                file.truncate(len(head) + deals * size)
            return deals
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head)
    return 0


def to_bytes(plays):
    """The record of a deal: plays as a list of (contract, tricks, captured)."""
    return bytes(byte for contract, tricks, captured in plays for byte in (contract, tricks << 4 | captured))


def read(path, deals=None):
    """The first so many deals of a file, or all: a list of (number, plays)."""
    data = Path(path).read_bytes()
    end = data.index(b"\n") + 1
    head = json.loads(data[:end])
    size = 2 * head["plays"]
    found = (len(data) - end) // size
    records = []
    for deal in range(found if deals is None else min(deals, found)):
        record = data[end + deal * size:end + (deal + 1) * size]
        records.append((head["first"] + deal,
                        [(record[place], record[place + 1] >> 4, record[place + 1] & 15)
                         for place in range(0, size, 2)]))
    return records
