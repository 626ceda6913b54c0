"""What happens while nobody touches the handheld: its display dims, then goes dark, and it sleeps."""

import time

from handheld.keys import elapsed
from handheld.settings import BRIGHTNESS, DIM, SLEEP

# The steps of the brightness look equally far apart.
_BRIGHTNESS = (0.08, 0.2, 0.4, 0.65, 1.0)
_DIMMED = 0.3


class Idle:
    """Watches the time since the last key.

    since    when there was last a key, or something to do; in ticks
    asleep   whether the display is dark: then call nap() and nothing else
    """

    def __init__(self, app):
        self._app = app
        self.since = app.now()
        self._dimmed = False
        self.asleep = False
        self.light()

    def light(self):
        """Set the brightness as the settings have it."""
        app = self._app
        brightness = _BRIGHTNESS[app.settings.values[BRIGHTNESS]]
        app.board.light(brightness * _DIMMED if self._dimmed else brightness)

    def brighten(self, step):
        """One step brighter (+1) or darker (-1), as far as it goes."""
        values = self._app.settings.values
        values[BRIGHTNESS] = max(0, min(values[BRIGHTNESS] + step, len(_BRIGHTNESS) - 1))
        self.light()

    def touched(self, now):
        """A key was pressed."""
        self.since = now
        if self._dimmed:
            self._dimmed = False
            self.light()

    def tick(self, now):
        """There is nothing to do: dim or fall asleep if it is time for it."""
        app = self._app
        if not app.board.dims:
            # Asleep and awake would look the same.
            return
        waited = elapsed(now, self.since)
        limit = app.settings.milliseconds(SLEEP)
        if limit and waited >= limit:
            app.save()
            app.board.light(0)
            self.asleep = True
            return
        limit = app.settings.milliseconds(DIM)
        # Once dim it stays so: the clock begins again after six days.
        if limit and waited >= limit and not self._dimmed:
            self._dimmed = True
            self.light()

    def nap(self):
        """Sleep on; wake at a key, which does nothing else."""
        app = self._app
        if not app.board.nap():
            return
        self.asleep = False
        self._dimmed = False
        self.light()
        # The key may bounce.
        time.sleep(0.05)
        now = app.now()
        while app.board.buttons.read(now) >= 0:
            pass
        app.board.buttons.forget()
        self.since = now
