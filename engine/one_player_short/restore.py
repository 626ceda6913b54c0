"""The session that engine.one_player_short.snapshot wrote, made again: needed once, when a game
goes on."""

from engine.one_player_short import bots, contracts
from engine.one_player_short.session import THROWN_IN, Session
from engine.one_player_short.snapshot import DEAL_BYTES, HEADER, MAGIC, VERSION, save
from engine.restore import (
    NO_PLAY, NO_RESULT, NO_SESSION, PAST_THE_END,
    NewerError, SnapshotError, check_magic, check_same, check_seal, get, level_at,
)


def load(data):
    """The session that snapshot.save wrote. SnapshotError, with the reason, for anything else."""
    check_magic(data, MAGIC, VERSION, HEADER + 4, "One Player Short")
    check_seal(data, HEADER + data[23] + DEAL_BYTES * data[12] + 4)
    level = level_at(bots.LEVELS, data[7])
    try:
        session = Session(data[6], level, get(data, 13, 4), get(data, 17, 4),
                          data[10], data[11], data[8], data[9])
    except ValueError as error:
        raise SnapshotError(NO_SESSION, "The saved game is not possible: " + str(error))
    if data[12] >= session.deals:
        raise SnapshotError(PAST_THE_END, "The saved game is past its last deal")
    _load_results(session, data)
    _load_deal(session, data)
    session.hints = get(data, 21, 2)
    check_same(save(session), data)
    return session


def _load_results(session, data):
    place = HEADER + data[23]
    for index in range(data[12]):
        _check_result(data[place], data[place + 1], data[place + 2])
        session.contracts[index] = data[place]
        session.declarers[index] = data[place + 1]
        session.tricks[index] = data[place + 2]
        session.index = index + 1
        if session.target_reached():
            raise SnapshotError(PAST_THE_END, "The saved game goes on after its target was reached")
        place += DEAL_BYTES


def _check_result(contract, declarer, tricks):
    if contract == THROWN_IN:
        if declarer or tricks:
            raise SnapshotError(NO_RESULT, "The saved game holds a result of a deal in which all passed")
        return
    if declarer > 2:
        raise SnapshotError(NO_RESULT, "The saved game names a declarer who does not play")
    try:
        contracts.score(contract, tricks)
    except ValueError as error:
        raise SnapshotError(NO_RESULT, "The saved game holds an impossible result: " + str(error))


def _load_deal(session, data):
    session.deal_again()
    try:
        for place in range(data[23]):
            session.act(data[HEADER + place])
    except ValueError as error:
        raise SnapshotError(NO_PLAY, "The saved game holds an impossible decision: " + str(error))
