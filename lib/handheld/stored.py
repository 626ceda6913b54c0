"""Reads what handheld.store wrote: needed once, at the start."""

from engine.snapshot import checksum
from handheld.store import DAMAGED, MAGIC, NEWER, PARTS, VERSION

# What stands before the lengths of the parts, or with version 1 before the parts.
_HEADER = 7
_OLD_HEADER = 6


def unpack(data):
    """(sequence, list of the parts) of a record, None where there never was one. ValueError
    says DAMAGED or NEWER."""
    if data == data[0:1] * len(data):
        # Nothing, or memory that was never written.
        return None
    if len(data) <= _HEADER or data[0:2] != MAGIC:
        raise ValueError(DAMAGED)
    if _is_newer(data):
        raise ValueError(NEWER)
    sequence = 0
    if data[2] == 1:
        header = _OLD_HEADER
        sizes = [data[3], int.from_bytes(data[4:6], "little")]
    else:
        sequence = int.from_bytes(data[3:7], "little")
        header = _HEADER
        count = 3
        if data[2] > 2:
            count = data[header]
            header += 1
        if len(data) < header + 2 * count:
            raise ValueError(DAMAGED)
        sizes = [int.from_bytes(data[place:place + 2], "little") for place in range(header, header + 2 * count, 2)]
        header += 2 * count
    end = header + sum(sizes)
    if data[2] < 1 or data[2] > VERSION or end + 4 > len(data) or data[end:end + 4] != checksum(data[0:end]):
        raise ValueError(DAMAGED)
    parts = [b""] * PARTS
    for place in range(len(sizes)):
        parts[place] = data[header:header + sizes[place]]
        header += sizes[place]
    return sequence, parts


def _is_newer(data):
    # 255 is erased flash: the power was cut right there.
    if len(data) <= _HEADER or data[0:2] != MAGIC:
        return False
    return VERSION < data[2] < 255 or data[2] == VERSION and PARTS < data[_HEADER] < 255


def read(store):
    """Put into a new Store the newest valid record of its media, and what is strange there."""
    for place in range(len(store.media)):
        _read(store, place)
    if max(store.sequences + [-1]) >= 0:
        # A copy whose writing was cut short is no trouble while the other is whole.
        if store.trouble == DAMAGED:
            store.trouble = ""
        for place in range(len(store.media)):
            if not _is_newer(store.strange[place]):
                store.strange[place] = b""


def _read(store, place):
    data = store.media[place].read()
    try:
        found = unpack(data)
    except ValueError as error:
        store.strange[place] = data
        if store.trouble != NEWER:
            store.trouble = str(error)
        return
    if found is None:
        return
    sequence, parts = found
    store.sequences[place] = sequence
    if sequence >= store.sequence:
        store.sequence = sequence
        (store.settings, store.session, store.statistics, store.best, store.learned,
         store.others) = parts


def distrust(store, trouble):
    """Take the record in use for strange, since its session cannot be read."""
    store.trouble = trouble
    for place in range(len(store.media)):
        if store.sequences[place] == store.sequence:
            store.strange[place] = store.media[place].read()
    store.session = b""
