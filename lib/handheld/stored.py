"""Reads what handheld.store wrote: needed once, at the start."""

from engine.snapshot import checksum
from handheld.store import DAMAGED, MAGIC, NEWER, VERSION

_HEADER = 13
_OLD_HEADER = 6


def _number(data, place, size):
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def unpack(data):
    """(sequence, [settings, session, statistics]) of a record, None where there never was
    one. ValueError says DAMAGED or NEWER."""
    if data == data[0:1] * len(data):
        # Nothing, or memory that was never written.
        return None
    if len(data) < _HEADER or data[0:2] != MAGIC:
        raise ValueError(DAMAGED)
    if _is_newer(data):
        raise ValueError(NEWER)
    if data[2] == 1:
        header = _OLD_HEADER
        sequence = 0
        sizes = (data[3], _number(data, 4, 2), 0)
    else:
        header = _HEADER
        sequence = _number(data, 3, 4)
        sizes = (_number(data, 7, 2), _number(data, 9, 2), _number(data, 11, 2))
    end = header + sizes[0] + sizes[1] + sizes[2]
    if data[2] < 1 or data[2] > VERSION or end + 4 > len(data) or data[end:end + 4] != checksum(data[0:end]):
        raise ValueError(DAMAGED)
    parts = []
    for size in sizes:
        parts.append(data[header:header + size])
        header += size
    return sequence, parts


def _is_newer(data):
    # 255 is erased flash: the power was cut right there.
    return len(data) > 2 and data[0:2] == MAGIC and VERSION < data[2] < 255


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
        store.settings, store.session, store.statistics = parts


def distrust(store, trouble):
    """Take the record in use for strange, since its session cannot be read."""
    store.trouble = trouble
    for place in range(len(store.media)):
        if store.sequences[place] == store.sequence:
            store.strange[place] = store.media[place].read()
    store.session = b""
