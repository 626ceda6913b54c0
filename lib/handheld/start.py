"""The start of the app. Loaded once."""

from handheld import choices
from handheld.game import Game
from handheld.store import DAMAGED, NEWER


def begin(app):
    """Take up the kept game and open the title; over it, what is wrong with what was kept."""
    store = app.store
    if app.kiosk:
        app.kiosk.begin_afresh()
    elif store.session:
        from engine.flunk import restore

        try:
            app.game = Game(restore.load(store.session), app.settings.watch)
        except restore.NewerError:
            store.distrust(NEWER)
        except restore.SnapshotError:
            store.distrust(DAMAGED)
    no_expert = choices.replace_expert(app.settings, app.game)
    app.go("title")
    app.change()
    if no_expert:
        app.push("notice", "no expert")
        app.change()
    if store.trouble:
        app.push("notice", store.trouble)
        app.change()
