"""A handheld on a counter: it begins afresh for every visitor, and comes back by itself."""

import microcontroller

from handheld.settings import DEALS, DEFAULTS, LEVEL, MODE

# How long a visitor is waited for, in milliseconds.
_GONE = 120000

# No chip here can wait longer for the watchdog to be fed.
_WATCHDOG_SECONDS = 8


class Kiosk:
    """Part of the app where settings.toml says FLUNK_KIOSK = "yes"."""

    def __init__(self, app):
        self._app = app
        self._fresh = True
        self._watchdog = microcontroller.watchdog
        if self._watchdog:
            self._watchdog.timeout = _WATCHDOG_SECONDS

    def begin_afresh(self):
        """No game, nothing learned, and a new game is set up as settings.toml has it, or the usual
        way."""
        settings = self._app.settings
        for setting in (LEVEL, DEALS, MODE):
            if not settings.given[setting]:
                settings.values[setting] = DEFAULTS[setting]
        self._app.game = self._app.waiting = None
        self._app.learned = b""

    def look(self, waited):
        """Nobody has touched it for so many milliseconds: is the visitor gone?"""
        app = self._app
        if waited < _GONE:
            self._fresh = False
        elif not self._fresh:
            self._fresh = True
            self.begin_afresh()
            app.save()
            app.go("title")

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
