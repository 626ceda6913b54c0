"""The session that engine.flunk.snapshot wrote, in any of its versions, made again: needed once,
when a game goes on."""

from engine.flunk import bots, contracts
from engine.flunk.session import HINTED, TAKEN_BACK, UNKNOWN, Session
from engine.flunk.snapshot import DEAL_BYTES, HEADER, MAGIC, VERSION, save
from engine.restore import (
    NO_CONTRACT, NO_MARKS, NO_PLAY, NO_RESULT, NO_SESSION, PAST_THE_END,
    NewerError, SnapshotError, check_magic, check_same, check_seal, get, level_at,
)

# The worst and the best that a deal can bring.
LEAST_SCORE = -195
MOST_SCORE = 270

# What follows the scores: the hints in version 2, today the marks of each deal, the hints, and the
# cards taken back.
_HINT_BYTES = 2
_COUNT_BYTES = 4
_MOST_MARKS = HINTED + TAKEN_BACK


def load(data):
    """The session that snapshot.save wrote. SnapshotError, with the reason, for anything else."""
    _check_frame(data)
    if data[5] < VERSION:
        data = _as_today(data)
    level = level_at(bots.LEVELS, data[7])
    try:
        session = Session(data[6], level, get(data, 12, 4), get(data, 16, 4),
                          data[10], data[8], data[9])
    except ValueError as error:
        raise SnapshotError(NO_SESSION, "The saved game is not possible: " + str(error))
    _load_scores(session, data)
    _load_deal(session, data)
    _load_help(session, data)
    check_same(save(session), data)
    return session


def _as_today(data):
    """What version 1 or 2 wrote, as it is written today but for the checksum."""
    today = bytearray(data)
    today[5] = VERSION
    end = -4
    hints = bytes(_HINT_BYTES)
    if data[5] > 1:
        end -= _HINT_BYTES
        hints = today[end:-4]
    # In which deals the hints were is not known.
    return today[:end] + bytes(data[10]) + hints + bytes(_HINT_BYTES) + today[-4:]


def _check_frame(data):
    check_magic(data, MAGIC, VERSION, HEADER + 4, "Flunk")
    size = HEADER + data[21] + DEAL_BYTES * data[10]
    if data[5] == VERSION:
        size += data[10] + _COUNT_BYTES
    elif data[5] > 1:
        size += _HINT_BYTES
    check_seal(data, size + 4)


def _load_scores(session, data):
    place = HEADER + data[21]
    for index in range(session.deals):
        session.contracts[index] = data[place]
        session.tricks[index] = data[place + 1]
        session.captured[index] = data[place + 2]
        session.bot_scores[index] = get(data, place + 3, 2) - 32768
        place += DEAL_BYTES
    session.index = data[11]
    if session.index >= session.deals:
        raise SnapshotError(PAST_THE_END, "The saved game is past its last deal")
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
        raise SnapshotError(NO_RESULT, "The saved game holds an impossible result: " + str(error))


def _load_help(session, data):
    counts = len(data) - 4 - _COUNT_BYTES
    session.marks[:] = data[counts - session.deals:counts]
    for index in range(session.deals):
        if session.marks[index] > (_MOST_MARKS if index <= session.index else 0):
            raise SnapshotError(NO_MARKS, "The saved game has marks of a deal that never were")
    session.hints = get(data, counts, 2)
    session.taken_back = get(data, counts + 2, 2)


def _load_deal(session, data):
    session.deal.start(session.number_of(session.index))
    if data[20] == 255:
        if data[21]:
            raise SnapshotError(NO_CONTRACT, "The saved game has cards played before a contract")
        return
    try:
        session.act(data[20])
        for place in range(data[21]):
            session.act(data[HEADER + place])
    except ValueError as error:
        raise SnapshotError(NO_PLAY, "The saved game holds an impossible play: " + str(error))
