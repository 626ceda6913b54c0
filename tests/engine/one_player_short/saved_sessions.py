"""Sessions of One Player Short to save, and ways to spoil what was saved."""

import random

from short_play import step

from engine.one_player_short.restore import SnapshotError, load
from engine.one_player_short.session import GAME, SESSION_OVER, SOLO, Session

SESSIONS = [
    {"mode": GAME, "level": "random", "first_number": 999998, "seed": 2**30 - 1, "target": 0, "deals": 3},
    {"mode": SOLO, "level": "random", "first_number": 1, "seed": 0, "target": 20, "deals": 2},
    {"mode": GAME, "level": "random", "first_number": 65536, "seed": 32768, "target": 250, "deals": 3,
     "first_dealer": 2, "second_chance": True},
]


def moments(settings, style, seed=1):
    """A session at its every moment."""
    chance = random.Random(seed)
    session = Session(**settings)
    yield session
    while session.phase() != SESSION_OVER:
        step(session, chance, style)
        yield session


def after(steps, style="eager", seed=1, **settings):
    """A session after so many decisions and new deals."""
    for count, session in enumerate(moments({**SESSIONS[0], **settings}, style, seed)):
        if count == steps:
            return session
    raise AssertionError("The session is shorter")


def load_or_refuse(data):
    """The session, or None if the bytes were refused with a sentence; nothing else may happen."""
    try:
        return load(data)
    except SnapshotError as error:
        assert isinstance(error, ValueError)
        assert len(str(error)) > 20
        return None
