"""From one game to another: what each has kept waits while it is not played. Loaded for that.

What waits are bytes: for each game that has kept something its place among the GAMES, the lengths
of its session and its statistics (2 bytes each, low byte first), and both.
"""

import sys

from handheld import borrow, forget
from handheld.past import clear_bots
from handheld.settings import GAME, GAMES
from handheld.store import DAMAGED, NEWER


def make(name, played, watch=False):
    """The Game of a Session, by the game's name."""
    return __import__("handheld." + name, None, None, ("Game",)).Game(played, watch)


def begin(app):
    """At the start: take up the kept session, unless it is a kiosk's, and then play the game that
    settings.toml names, if it does."""
    values = app.settings.values
    named = values[GAME]
    values[GAME] = kept_game(app.store)
    if app.store.session and not app.kiosk:
        take_up(app, app.store.session)
    play(app, named)


def kept_game(store):
    """The place of the game that was played when a Store was written."""
    kept = store.settings[GAME:GAME + 1]
    return kept[0] if kept and kept[0] < len(GAMES) else 0


def play(app, place):
    """Have an App play the game at a place among the GAMES from now on, and go on with its session."""
    values = app.settings.values
    old = values[GAME]
    if place == old:
        return
    session = app.game.saved() if app.game else b""
    if app.game:
        clear_bots(app.game)
    app.game = None
    _unload(app.settings.game())
    values[GAME] = place
    session, app.statistics, app.others = change(old, place, session, app.statistics, app.others)
    if session:
        take_up(app, session)
    app.save()


def change(old, new, session, statistics, others):
    """Have what an old game has kept wait, and what a new one has, by their places, no more: all three
    as bytes, given and returned."""
    waiting = _unpack(others)
    waiting[old] = (session, statistics)
    session, statistics = waiting.pop(new, (b"", b""))
    return session, statistics, _pack(waiting)


def begin_afresh(app, place):
    """Play the game at a place, and go on with no session of any."""
    play(app, place)
    waiting = _unpack(app.others)
    for other in waiting:
        waiting[other] = (b"", waiting[other][1])
    app.others = _pack(waiting)
    app.game = None


def take_up(app, session):
    """Go on with the bytes of a session; what cannot be read is kept aside, and the store's trouble."""
    name = app.settings.game()
    restore = borrow("engine." + name + ".restore")
    try:
        app.game = make(name, restore.load(session), app.settings.watch)
    except restore.NewerError:
        app.store.distrust(NEWER)
    except restore.SnapshotError:
        app.store.distrust(DAMAGED)


def _unload(game):
    for package in ("engine." + game, "handheld." + game):
        # What is in a package goes before the package.
        for name in sorted(sys.modules, reverse=True):
            if name == package or name.startswith(package + "."):
                forget(name)


def _unpack(data):
    waiting = {}
    start = 0
    while start < len(data):
        first = start + 5
        second = first + (data[start + 1] | data[start + 2] << 8)
        end = second + (data[start + 3] | data[start + 4] << 8)
        waiting[data[start]] = (data[first:second], data[second:end])
        start = end
    return waiting


def _pack(waiting):
    data = b""
    for place in sorted(waiting):
        session, statistics = waiting[place]
        if session or statistics:
            data += bytes((place, len(session) & 255, len(session) >> 8,
                           len(statistics) & 255, len(statistics) >> 8))
            data += session + statistics
    return data
