"""A new session as the settings have it, its numbers from the board's entropy."""

from engine.flunk import session
from engine.generator import SEED_LIMIT
from handheld import borrow
from handheld.flunk import Game
from handheld.settings import MODE, SEAT_ORDER


def new_session(settings, statistics, number=0):
    """A Session to begin with. Its first deal's number is drawn, away from the deals that
    were played before, unless it is given, or the settings say it."""
    mode = settings.values[MODE]
    drawing = borrow("handheld.drawing")
    asked = number or settings.first_number
    begun = session.Session(
        mode,
        settings.level(),
        drawing.first_number(asked, statistics, settings.deals()),
        drawing.below(SEED_LIMIT),
        settings.deals(),
        settings.values[SEAT_ORDER],
        # A deal asked for by number is dealt by the player, who is to see those cards.
        drawing.below(3) if mode == session.RUBBER and not asked else 0,
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
