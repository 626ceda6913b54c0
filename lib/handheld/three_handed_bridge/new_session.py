"""A new session as the settings have it, its numbers from the board's entropy."""

from engine.generator import SEED_LIMIT
from engine.three_handed_bridge import session
from handheld import borrow
from handheld.settings import MODE
from handheld.three_handed_bridge import Game
from handheld.three_handed_bridge.statistics import USUAL_DEALS, Statistics


def level_of(settings):
    """The level of the bots, of the two that there are: normal stands for all but random."""
    level = settings.level()
    return level if level == "random" else "normal"


def new_session(settings, statistics, number=0):
    """A Session to begin with. Its first deal's number is drawn, away from the deals that
    were played before, unless it is given, or the settings say it."""
    drawing = borrow("handheld.drawing")
    mode = settings.values[MODE]
    asked = number or settings.first_number
    begun = session.Session(
        mode,
        level_of(settings),
        drawing.first_number(asked, statistics, USUAL_DEALS),
        drawing.below(SEED_LIMIT),
        # A deal asked for by number is dealt by the player, who is to see those cards.
        drawing.below(3) if mode == session.RUBBER and not asked else 0,
    )
    statistics.count_session(begun)
    return begun


def begin(app, number=0):
    """Begin a new game, with a deal of this number or one that is drawn, in place of any other."""
    statistics = Statistics(app.statistics)
    app.game = Game(new_session(app.settings, statistics, number), app.settings.watch)
    app.statistics = statistics.save()
    app.save()
    app.go("three_handed_bridge.deal")
