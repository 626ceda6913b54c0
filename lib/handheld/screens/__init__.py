"""The screens, a module each with a class Screen; a screen is loaded when it is opened."""

from handheld import keys


class BaseScreen:
    """What the app expects of a screen: a displayio group, and these four methods."""

    def __init__(self, app):
        self.app = app
        self.group = app.look.group()

    def key(self, key):
        """A key of handheld.keys was pressed."""

    def tick(self, now):
        """Time to do something, now in ticks; True if there was work, so do not sleep."""
        return False

    def state(self):
        """What to give the screen's class, after the app, to make it anew as it is now."""
        return ()

    def common_key(self, key):
        """SELECT opens the help, from everywhere; True if that was the key."""
        if key == keys.SELECT:
            self.app.push("help")
            return True
        return False
