"""Sessions to save, and ways to spoil what was saved."""

import struct
import zlib

from random_play import step

from engine.flunk.session import PARLETT, RUBBER, SOLO, Session
from engine.flunk.restore import SnapshotError, load

HEADER = 22
"""Bytes before the cards played; byte 21 says how many those are."""

FIRST_VERSION = "464c554e4b01010101010300d42504009210000048021e1a000000187c000000187c000000187cb3735a1d"
"""What the first version of the program wrote of a rubber in its first trick."""

SESSIONS = [
    {"mode": SOLO, "level": "random", "first_number": 999998, "seed": 2**30 - 1, "deals": 3},
    {"mode": RUBBER, "level": "random", "first_number": 1, "seed": 0, "deals": 3,
     "first_dealer": 2},
    {"mode": RUBBER, "level": "random", "first_number": 65536, "seed": 32768, "deals": 3,
     "first_dealer": 1, "seat_order": PARLETT},
]


def sealed(data):
    """Bytes with the checksum at their end put right."""
    return bytes(data[:-4]) + struct.pack("<I", zlib.crc32(bytes(data[:-4])))


def changed(data, place, value):
    """The bytes with one of them changed and the checksum put right."""
    body = bytearray(data)
    body[place] = value
    return sealed(body)


SECOND_VERSION = "464c554e4b02000200000300050000008d0c000030020a00000000187c000000187c000000187c03001b145ff6"
"""What the second version wrote of a solo in its first deal, after three hints."""


def of_version_1(data):
    """What the first version, which counted no hints, wrote of the same session."""
    return changed(data[:-8 - data[10]] + data[-4:], 5, 1)


def of_version_2(data):
    """What the second version, which counted no cards taken back, wrote of the same session."""
    return changed(data[:-8 - data[10]] + data[-8:-6] + data[-4:], 5, 2)


def middle_of_a_session(steps=80, **settings):
    """A session of three deals after so many decisions: 53 and a new deal make a deal."""
    session = Session(**{**SESSIONS[1], **settings})
    for _ in range(steps):
        step(session)
    return session


def load_or_refuse(data):
    """The session, or None if the bytes were refused with a sentence; nothing else may happen."""
    try:
        return load(data)
    except SnapshotError as error:
        assert isinstance(error, ValueError)
        assert len(str(error)) > 20
        return None
