"""A whole session as bytes, and back: the same session at the same card, mid-trick included.

Layout of version 1, all numbers low byte first:

     0  b"FLUNK"
     5  version, 1
     6  mode, 7 level's place in bots.LEVELS, 8 seat order, 9 first dealer
    10  deals, 11 index of the deal in progress
    12  first deal number (4 bytes), 16 seed (4 bytes)
    20  contract of the deal in progress, 255 for none
    21  how many cards have been played, then those cards in order
        for each deal of the session, finished or not: contract, tricks, captured, and the
        bot's score in two bytes, plus 32768
        CRC-32 of everything before it (4 bytes)
"""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32

from engine.flunk import bots, contracts
from engine.flunk.session import UNKNOWN, Session

VERSION = 1
MAGIC = b"FLUNK"

# The worst and the best that a deal can bring.
LEAST_SCORE = -195
MOST_SCORE = 270

_HEADER = 22
_DEAL_BYTES = 5


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged."""


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote."""


def _put(into, place, value, size):
    for offset in range(size):
        into[place + offset] = value & 255
        value >>= 8


def _get(data, place, size):
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def save(session):
    """The session as new bytes: 26, one for each card played, five for each deal."""
    play = session.deal.play
    size = _HEADER + play.count + _DEAL_BYTES * session.deals + 4
    data = bytearray(size)
    data[0:5] = MAGIC
    data[5] = VERSION
    data[6] = session.mode
    data[7] = bots.LEVELS.index(session.level)
    data[8] = session.seat_order
    data[9] = session.first_dealer
    data[10] = session.deals
    data[11] = session.index
    _put(data, 12, session.first_number, 4)
    _put(data, 16, session.seed, 4)
    data[20] = session.deal.contract & 255
    data[21] = play.count
    place = _HEADER
    for card in range(play.count):
        data[place] = play.cards[card]
        place += 1
    for index in range(session.deals):
        data[place] = session.contracts[index]
        data[place + 1] = session.tricks[index]
        data[place + 2] = session.captured[index]
        _put(data, place + 3, session.bot_scores[index] + 32768, 2)
        place += _DEAL_BYTES
    _put(data, place, _checksum(data, place), 4)
    return bytes(data)


def _checksum(data, size):
    # crc32 takes no part of a bytearray, and its sign differs between machines.
    return crc32(bytes(data[:size])) & 0xFFFFFFFF


def load(data):
    """The session that save wrote. SnapshotError, with the reason, for anything else."""
    _check_frame(data)
    if data[7] >= len(bots.LEVELS):
        raise SnapshotError("The saved game names a bot level that does not exist")
    try:
        session = Session(data[6], bots.LEVELS[data[7]], _get(data, 12, 4), _get(data, 16, 4),
                          data[10], data[8], data[9])
    except ValueError as error:
        raise SnapshotError("The saved game is not possible: " + str(error))
    _load_scores(session, data)
    _load_deal(session, data)
    if save(session) != bytes(data):
        raise SnapshotError("The saved game contradicts itself")
    return session


def _check_frame(data):
    if len(data) < _HEADER + 4 or bytes(data[0:5]) != MAGIC:
        raise SnapshotError("This is not a saved game of Flunk")
    if data[5] > VERSION:
        raise NewerError("The saved game was written by a newer version of the program")
    if data[5] < 1:
        raise SnapshotError("The saved game has a version that never was")
    size = _HEADER + data[21] + _DEAL_BYTES * data[10]
    if len(data) != size + 4:
        raise SnapshotError("The saved game is cut short or too long")
    if _get(data, size, 4) != _checksum(data, size):
        raise SnapshotError("The saved game is damaged: its checksum does not fit")


def _load_scores(session, data):
    place = _HEADER + data[21]
    for index in range(session.deals):
        session.contracts[index] = data[place]
        session.tricks[index] = data[place + 1]
        session.captured[index] = data[place + 2]
        session.bot_scores[index] = _get(data, place + 3, 2) - 32768
        place += _DEAL_BYTES
    session.index = data[11]
    if session.index >= session.deals:
        raise SnapshotError("The saved game is past its last deal")
    try:
        for index in range(session.index):
            session.score_of(index)
            if session.captured[index] and contracts.dump_suit_of(session.contracts[index]) > 3:
                raise ValueError("dump cards captured, and no dump")
        for index in range(session.deals):
            points = session.bot_scores[index]
            if not LEAST_SCORE <= points <= MOST_SCORE and points != UNKNOWN:
                raise ValueError("a bot's score of " + str(points))
    except ValueError as error:
        raise SnapshotError("The saved game holds an impossible result: " + str(error))


def _load_deal(session, data):
    session.deal.start(session.number_of(session.index))
    if data[20] == 255:
        if data[21]:
            raise SnapshotError("The saved game has cards played before a contract")
        return
    try:
        session.act(data[20])
        for place in range(data[21]):
            session.act(data[_HEADER + place])
    except ValueError as error:
        raise SnapshotError("The saved game holds an impossible play: " + str(error))
