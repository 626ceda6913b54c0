"""The start of the app. Loaded once."""

from handheld.game import Game
from handheld.store import DAMAGED, NEWER


def begin(app):
    """Take up the kept game and open the title; over it, what is wrong with what was kept."""
    store = app.store
    if store.session:
        from engine.flunk import restore

        try:
            app.game = Game(restore.load(store.session), app.settings.watch)
        except restore.NewerError:
            store.distrust(NEWER)
        except restore.SnapshotError:
            store.distrust(DAMAGED)
    app.go("title")
    app.change()
    if store.trouble:
        app.push("notice", store.trouble)
        app.change()
