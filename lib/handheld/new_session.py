"""A new session as the settings have it, its numbers from the board's entropy."""

import os

from engine import pack
from engine.flunk import session
from engine.generator import SEED_LIMIT
from handheld.settings import MODE, SEAT_ORDER


def _random_number(limit):
    """A number from 0 to limit - 1 out of the board's entropy; limit is at most 2^30."""
    number = 0
    for byte in os.urandom(4):
        number = (number & 0x3FFFFF) << 8 | byte
    return number % limit


def new_session(settings, statistics):
    """A Session to begin with. Its first deal's number is drawn, away from the deals that
    were played before, unless the settings say it."""
    mode = settings.values[MODE]
    number = settings.first_number
    while not number:
        number = 1 + _random_number(pack.LARGEST_NUMBER)
        if statistics.has_seen(number, settings.deals()):
            number = 0
    begun = session.Session(
        mode,
        settings.level(),
        number,
        _random_number(SEED_LIMIT),
        settings.deals(),
        settings.values[SEAT_ORDER],
        # A deal asked for by number is dealt by the player, who is to see those cards.
        _random_number(3) if mode == session.RUBBER and not settings.first_number else 0,
    )
    statistics.count_session(begun)
    return begun
