"""Taking back the player's last card, from the menu or with keys. Loaded for it."""

from handheld import borrow
from handheld.settings import FORCED


def cards_back(app):
    """How many cards would come back now; 0 if there are none, away from the table, in a lesson, and
    where bots play for him."""
    game = app.game
    if not game or not game.takes_back or game.watch or game.end == "lesson_end" or not app.below or app.below[0][0] != "table":
        return 0
    return borrow("engine.flunk.take_back").cards_back(game.session, app.settings.values[FORCED])


def take_back_at(app):
    """Take them back, and go back to the table; whether there were any."""
    if not cards_back(app):
        return False
    borrow("engine.flunk.take_back").take_back(app.game.session, app.settings.values[FORCED])
    app.game.refresh()
    app.save()
    app.go("table")
    return True
