"""A new session as the settings have it, its numbers from the board's entropy."""

import os

from engine import pack
from engine.flunk import session
from engine.generator import SEED_LIMIT
from handheld import borrow
from handheld.flunk import Game
from handheld.settings import MODE, SEAT_ORDER


def _random_number(limit):
    """A number from 0 to limit - 1 out of the board's entropy; limit is at most 2^30."""
    number = 0
    for byte in os.urandom(4):
        number = (number & 0x3FFFFF) << 8 | byte
    return number % limit


def new_session(settings, statistics, number=0):
    """A Session to begin with. Its first deal's number is drawn, away from the deals that
    were played before, unless it is given, or the settings say it."""
    mode = settings.values[MODE]
    number = asked = number or settings.first_number
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
        _random_number(3) if mode == session.RUBBER and not asked else 0,
    )
    statistics.count_session(begun)
    return begun


def begin(app, number=0):
    """Begin a new game, with a deal of this number or one that is drawn, in place of any other."""
    statistics = borrow("handheld.flunk.statistics").Statistics(app.statistics)
    if app.game:
        statistics.settle(app.game.session)
    app.game = Game(new_session(app.settings, statistics, number), app.settings.watch)
    app.statistics = statistics.save()
    app.save()
    app.go("deal")
