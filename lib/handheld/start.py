"""The start of the app. Loaded once."""

from handheld import borrow, choices


def begin(app):
    """Take up the kept game and open the title; over it, what is wrong with what was kept."""
    store = app.store
    borrow("handheld.other_games").begin(app)
    if app.kiosk:
        app.kiosk.begin_afresh()
    no_expert = choices.replace_expert(app.settings, app.game)
    app.go("title")
    app.change()
    if no_expert:
        app.push("notice", "no expert")
        app.change()
    if store.trouble:
        app.push("notice", store.trouble)
        app.change()
