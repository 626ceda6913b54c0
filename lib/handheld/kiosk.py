"""A handheld on a counter: it begins afresh for every visitor, and comes back by itself."""

import microcontroller

from handheld import borrow
from handheld.settings import DEALS, DEFAULTS, GAME, LEVEL, MODE, SECOND_CHANCE, TARGET

# What a visitor can set for a new game.
_NEW_GAME = (LEVEL, DEALS, MODE, TARGET, SECOND_CHANCE)

# How long a visitor is waited for, and when he is asked whether he is still there, in milliseconds.
GONE = 120000
_ASKED = 100000

# No chip here can wait longer for the watchdog to be fed.
_WATCHDOG_SECONDS = 8


class Kiosk:
    """Part of the app where settings.toml says FLUNK_KIOSK = "yes".

    usual   the settings of a new game as settings.toml has them, or else the usual ones
    """

    def __init__(self, app):
        self._app = app
        settings = app.settings
        self.usual = bytearray(DEFAULTS)
        for setting in _NEW_GAME + (GAME,):
            if settings.given[setting]:
                self.usual[setting] = settings.values[setting]
        self._watchdog = microcontroller.watchdog
        if self._watchdog:
            self._watchdog.timeout = _WATCHDOG_SECONDS

    def begin_afresh(self):
        """No game, nothing learned, and a new game is set up the usual way."""
        app = self._app
        for setting in _NEW_GAME:
            app.settings.values[setting] = self.usual[setting]
        app.game = app.waiting = None
        app.learned = b""
        borrow("handheld.other_games").begin_afresh(app, self.usual[GAME])

    def look(self, waited):
        """Nobody has touched it for so many milliseconds: is the visitor gone?"""
        app = self._app
        if waited < _ASKED or app.at("demo"):
            return
        nobody = app.at("title") and not app.game
        if waited >= GONE:
            self.begin_afresh()
            if not nobody:
                app.idle.light()
                app.save()
                app.go("title")
        elif not nobody and not app.at("countdown"):
            app.push("countdown")

    def feed(self):
        """Keep the watchdog, which restarts a board whose program hangs, quiet."""
        dog = self._watchdog
        if dog:
            if dog.mode is None:
                from watchdog import WatchDogMode

                dog.mode = WatchDogMode.RESET
            dog.feed()

    def rest(self):
        """There will be no food for a while, which is no hang."""
        if self._watchdog:
            try:
                self._watchdog.mode = None
            except (NotImplementedError, RuntimeError):
                # A chip whose watchdog cannot rest starts anew instead: afresh, too.
                pass
