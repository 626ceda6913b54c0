"""Taking back the player's last card, from the menu or with keys. Loaded for it."""

from engine.flunk import take_back
from handheld.settings import FORCED


def cards_back(app):
    """How many cards would come back now; 0 if there are none, and where bots play for him."""
    game = app.game
    if not game or game.watch:
        return 0
    return take_back.cards_back(game.session, app.settings.values[FORCED])


def take_back_at(app):
    """Take them back, and go back to the table; whether there were any."""
    if not cards_back(app):
        return False
    take_back.take_back(app.game.session, app.settings.values[FORCED])
    app.game.refresh()
    app.save()
    app.go("table")
    return True
