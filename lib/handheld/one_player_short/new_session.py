"""A new session as the settings have it, its numbers from the board's entropy."""

from engine.generator import SEED_LIMIT
from engine.one_player_short.session import GAME, MOST_DEALS, Session
from handheld import borrow
from handheld.one_player_short import Game
from handheld.settings import LEVEL, MODE, SECOND_CHANCE, TARGET

# The choices of TARGET, in points; 0 is none.
_TARGETS = b"\x14\x0a\x0f\x1e\x32\x00"


def target(settings):
    """The points that end a session, 0 for none: then it has a number of deals."""
    return _TARGETS[settings.values[TARGET]]


def level(settings):
    """The level's name: the bots of this game play at random or as well as they can."""
    return "normal" if settings.values[LEVEL] else "random"


def new_session(settings, statistics, number=0):
    """A Session to begin with. Its first deal's number is drawn, away from the deals that
    were played before, unless it is given, or the settings say it."""
    drawing = borrow("handheld.drawing")
    values = settings.values
    points = target(settings)
    deals = MOST_DEALS if points else settings.deals()
    asked = number or settings.first_number
    begun = Session(
        values[MODE],
        level(settings),
        drawing.first_number(asked, statistics, deals),
        drawing.below(SEED_LIMIT),
        points,
        deals,
        # A deal asked for by number is dealt by the player.
        drawing.below(3) if values[MODE] == GAME and not asked else 0,
        values[SECOND_CHANCE],
    )
    statistics.count_session(begun)
    return begun


def begin(app, number=0):
    """Begin a new game, with a deal of this number or one that is drawn, in place of any other."""
    statistics = borrow("handheld.one_player_short.statistics").Statistics(app.statistics)
    app.game = Game(new_session(app.settings, statistics, number), app.settings.watch)
    app.statistics = statistics.save()
    app.save()
    app.go("one_player_short.auction")
