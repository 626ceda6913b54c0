"""The session that engine.three_handed_bridge.snapshot wrote, made again: needed once, when a
game goes on."""

from engine.restore import (
    NO_CONTRACT, NO_PLAY, NO_RESULT, NO_SESSION, PAST_THE_END,
    NewerError, SnapshotError, check_magic, check_same, check_seal, get, level_at,
)
from engine.three_handed_bridge import bots, scores
from engine.three_handed_bridge.session import MOST_DEALS, Session
from engine.three_handed_bridge.snapshot import DEAL_BYTES, HEADER, MAGIC, VERSION, save


def load(data):
    """The session that snapshot.save wrote. SnapshotError, with the reason, for anything else."""
    _check_frame(data)
    level = level_at(bots.LEVELS, data[7])
    try:
        session = Session(data[6], level, get(data, 10, 4), get(data, 14, 4), data[8])
    except ValueError as error:
        raise SnapshotError(NO_SESSION, "The saved game is not possible: " + str(error))
    _load_results(session, data)
    _load_deal(session, data)
    session.hints = get(data, len(data) - 6, 2)
    check_same(save(session), data)
    return session


def _check_frame(data):
    check_magic(data, MAGIC, VERSION, HEADER + 6, "Three-handed Bridge")
    check_seal(data, HEADER + data[19] + data[20] + DEAL_BYTES * data[9] + 6)


def _load_results(session, data):
    if data[9] >= MOST_DEALS:
        raise SnapshotError(PAST_THE_END, "The saved game is past its last deal")
    place = HEADER + data[19] + data[20]
    for index in range(data[9]):
        if session.rubber.winner >= 0:
            raise SnapshotError(PAST_THE_END, "The saved game goes on after the rubber was won")
        try:
            scores.check(data[place], data[place + 1], data[place + 2])
        except ValueError as error:
            raise SnapshotError(NO_RESULT, "The saved game holds an impossible result: " + str(error))
        session.enter(data[place], data[place + 1], data[place + 2])
        place += DEAL_BYTES
    if session.rubber.winner >= 0:
        raise SnapshotError(PAST_THE_END, "The saved game goes on after the rubber was won")
    session.index = data[9]


def _load_deal(session, data):
    session.deal.start(session.number_of(session.index))
    if data[18] == 255:
        if data[19] or data[20]:
            raise SnapshotError(NO_CONTRACT, "The saved game goes on, and nothing has been declared")
        return
    try:
        session.act(data[18])
        for place in range(HEADER, HEADER + data[19] + data[20]):
            session.act(data[place])
    except ValueError as error:
        raise SnapshotError(NO_PLAY, "The saved game holds an impossible play: " + str(error))
