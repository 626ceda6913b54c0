"""A deal that is played outside the session, which waits meanwhile, and is what the store keeps."""

import sys

from engine.flunk import bots, snapshot
from handheld import forget
from handheld.game import Game


def dismiss_bots(game):
    """Let go of what a Game's bots take of the memory; it is loaded again when they think."""
    game.make_room()
    for name in bots.DECLARING + bots.PLAYING:
        name = "engine.flunk.bots." + name
        if name in sys.modules:
            forget(name)


class Exercise(Game):
    """A Game of one deal. It takes the place of the app's game; nothing of it is counted."""

    def __init__(self, app, played):
        super().__init__(played)
        self.app = app
        if app.game:
            dismiss_bots(app.game)
        if app.waiting is None:
            app.waiting = snapshot.save(app.game.session) if app.game else b""
        app.game = self

    def compare(self):
        """Nobody wants to know what the bot would have scored."""
        return False

    def close(self):
        """The session is the app's game again, as it was."""
        app = self.app
        kept = app.waiting
        app.waiting = app.game = None
        if kept:
            from engine.flunk.restore import load

            app.game = Game(load(kept), app.settings.watch)
        app.save()
