"""A deal that is played outside the session, which waits meanwhile, and is what the store keeps."""

from handheld import borrow
from handheld.flunk import Game


class Exercise(Game):
    """A Game of one deal. It takes the place of the app's game; nothing of it is counted."""

    def __init__(self, app, played):
        super().__init__(played)
        self.app = app
        if app.game:
            borrow("handheld.past").clear_bots(app.game)
        if app.waiting is None:
            app.waiting = app.game.saved() if app.game else b""
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
