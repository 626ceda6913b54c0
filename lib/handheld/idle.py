"""What happens while nobody touches the handheld: its display dims, then goes dark, and it sleeps."""

from handheld import borrow
from handheld.keys import elapsed
from handheld.settings import BRIGHTNESS, DIM, SLEEP

# The steps of the brightness look equally far apart.
_BRIGHTNESS = (0.08, 0.2, 0.4, 0.65, 1.0)
_DIMMED = 0.3


class Idle:
    """Watches the time since the last key.

    since    when there was last a key, or something to do; in ticks
    asleep   whether the display is dark: then call nap() and nothing else
    minutes  since the start, but for those asleep
    low      how often the battery was found low in succession
    """

    def __init__(self, app):
        self._app = app
        self.since = app.now()
        self._dimmed = False
        self.asleep = False
        self.minutes = self.low = 0
        self._minute = self.since
        self.light()

    def light(self):
        """Set the brightness as the settings have it."""
        board = self._app.board
        brightness = _BRIGHTNESS[self._app.settings.values[BRIGHTNESS]]
        if self._dimmed:
            brightness *= _DIMMED
            board.hush()
        board.light(brightness)

    def touched(self, now):
        """A key was pressed."""
        self.since = now
        if self._dimmed:
            self._dimmed = False
            self.light()

    def tick(self, now):
        """There is nothing to do: dim or fall asleep if it is time for it."""
        app = self._app
        if elapsed(now, self._minute) >= 60000:
            self._minute = now
            self.minutes += 1
            if app.board.has_battery:
                borrow("handheld.minute").look(app, self)
        if not app.board.dims:
            # Asleep and awake would look the same.
            return
        waited = elapsed(now, self.since)
        limit = app.settings.milliseconds(SLEEP)
        if limit and waited >= limit:
            app.save()
            app.board.hush()
            app.board.light(0)
            self.asleep = self._dimmed = True
            return
        limit = app.settings.milliseconds(DIM)
        # Once dim it stays so: the clock begins again after six days.
        if limit and waited >= limit and not self._dimmed:
            self._dimmed = True
            self.light()

    def nap(self):
        """Sleep on; wake at a key."""
        from handheld import asleep

        if asleep.nap(self._app.board, self._app.now()):
            self.asleep = False
            self.touched(self._app.now())
