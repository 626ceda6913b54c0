"""The session that engine.flunk.snapshot wrote, in any of its versions, made again: needed once,
when a game goes on."""

from engine.flunk import bots, contracts
from engine.flunk.session import HINTED, TAKEN_BACK, UNKNOWN, Session
from engine.flunk.snapshot import DEAL_BYTES, HEADER, MAGIC, VERSION, checksum, save

# The worst and the best that a deal can bring.
LEAST_SCORE = -195
MOST_SCORE = 270

# What follows the scores: the hints in version 2, today the marks of each deal, the hints, and the
# cards taken back.
_HINT_BYTES = 2
_COUNT_BYTES = 4
_MOST_MARKS = HINTED + TAKEN_BACK


# What is wrong with it: SnapshotError.which.
_NO_GAME = 0
_NO_VERSION = 1
_WRONG_LENGTH = 2
_DAMAGED = 3
_NO_LEVEL = 4
_NO_SESSION = 5
_CONTRADICTS = 6
_PAST_THE_END = 7
_NO_RESULT = 8
_NO_MARKS = 9
_NO_CONTRACT = 10
_NO_PLAY = 11
_NEWER = 12


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or are damaged. The text is for programmers; which, 0 to 11, says the
    same to whoever words it for players."""

    def __init__(self, which, sentence):
        super().__init__(sentence)
        self.which = which


class NewerError(SnapshotError):
    """A snapshot that a newer version of the program wrote; which is 12."""


def _get(data, place, size):
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def load(data):
    """The session that snapshot.save wrote. SnapshotError, with the reason, for anything else."""
    _check_frame(data)
    if data[5] < VERSION:
        data = _as_today(data)
    if data[7] >= len(bots.LEVELS):
        raise SnapshotError(_NO_LEVEL, "The saved game names a bot level that does not exist")
    try:
        session = Session(data[6], bots.LEVELS[data[7]], _get(data, 12, 4), _get(data, 16, 4),
                          data[10], data[8], data[9])
    except ValueError as error:
        raise SnapshotError(_NO_SESSION, "The saved game is not possible: " + str(error))
    _load_scores(session, data)
    _load_deal(session, data)
    _load_help(session, data)
    # The checksum was looked at before.
    if save(session)[:-4] != bytes(data[:-4]):
        raise SnapshotError(_CONTRADICTS, "The saved game contradicts itself")
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
    if len(data) < HEADER + 4 or bytes(data[0:5]) != MAGIC:
        raise SnapshotError(_NO_GAME, "This is not a saved game of Flunk")
    if data[5] > VERSION:
        raise NewerError(_NEWER, "The saved game was written by a newer version of the program")
    if data[5] < 1:
        raise SnapshotError(_NO_VERSION, "The saved game has a version that never was")
    size = HEADER + data[21] + DEAL_BYTES * data[10]
    if data[5] == VERSION:
        size += data[10] + _COUNT_BYTES
    elif data[5] > 1:
        size += _HINT_BYTES
    if len(data) != size + 4:
        raise SnapshotError(_WRONG_LENGTH, "The saved game is cut short or too long")
    if _get(data, size, 4) != checksum(data, size):
        raise SnapshotError(_DAMAGED, "The saved game is damaged: its checksum does not fit")


def _load_scores(session, data):
    place = HEADER + data[21]
    for index in range(session.deals):
        session.contracts[index] = data[place]
        session.tricks[index] = data[place + 1]
        session.captured[index] = data[place + 2]
        session.bot_scores[index] = _get(data, place + 3, 2) - 32768
        place += DEAL_BYTES
    session.index = data[11]
    if session.index >= session.deals:
        raise SnapshotError(_PAST_THE_END, "The saved game is past its last deal")
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
        raise SnapshotError(_NO_RESULT, "The saved game holds an impossible result: " + str(error))


def _load_help(session, data):
    counts = len(data) - 4 - _COUNT_BYTES
    session.marks[:] = data[counts - session.deals:counts]
    for index in range(session.deals):
        if session.marks[index] > (_MOST_MARKS if index <= session.index else 0):
            raise SnapshotError(_NO_MARKS, "The saved game has marks of a deal that never were")
    session.hints = _get(data, counts, 2)
    session.taken_back = _get(data, counts + 2, 2)


def _load_deal(session, data):
    session.deal.start(session.number_of(session.index))
    if data[20] == 255:
        if data[21]:
            raise SnapshotError(_NO_CONTRACT, "The saved game has cards played before a contract")
        return
    try:
        session.act(data[20])
        for place in range(data[21]):
            session.act(data[HEADER + place])
    except ValueError as error:
        raise SnapshotError(_NO_PLAY, "The saved game holds an impossible play: " + str(error))
