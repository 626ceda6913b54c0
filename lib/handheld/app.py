"""The app: one board, one look, one screen at a time, and the loop that runs it."""

import gc
import sys
import time

import supervisor

from engine.flunk import bots, snapshot
from handheld import forget, keys
from handheld.idle import Idle
from handheld.look import Look
from handheld.media import open_media
from handheld.settings import DECK, Settings
from handheld.statistics import Statistics
from handheld.store import Store
from handheld.words import words_of

# Packages whose modules a screen takes with it when it closes.
_PASSING = ("handheld.screens", "handheld.words")


class App:
    """What the screens share.

    board, look, words, settings, store, statistics   the handheld's parts
    screen    the one that is open
    game      the Game being played or to be continued, None if there is none
    idle      the Idle that dims the display
    changed   set it when the picture has changed; the loop then refreshes the display
    """

    def __init__(self, board, folder="assets"):
        self.board = board
        self.look = Look(board.display.width, board.display.height, folder)
        self.settings = Settings()
        self.store = Store(open_media())
        self.settings.load(self.store.settings)
        self.statistics = Statistics(self.store.statistics)
        self.look.use_deck(self.settings.values[DECK])
        self.words = None
        self.use_language()
        self.game = None
        # What a game needs stays for good, so it is loaded while memory is in one piece.
        bots.make(self.settings.level())
        self.changed = True
        self.idle = Idle(self)
        self.screen = None
        self._name = ""
        # The modules that came with the present screen, and what waits below it:
        # names of screens and what they need to be as they were.
        self._loaded = []
        self._below = []
        board.display.auto_refresh = False

    def now(self):
        """Milliseconds, as supervisor.ticks_ms counts them."""
        return supervisor.ticks_ms()

    def use_language(self):
        """Take the words of the language that the settings name."""
        old = self.words
        self.words = words_of(self.settings.language())
        if old and old is not self.words:
            forget(old.__name__)

    def go(self, name, *details):
        """Open a screen in place of all that are open."""
        self._close()
        self._below = []
        gc.collect()
        if self.game:
            self.game.prepare()
        self._open(name, details)

    def push(self, name, *details):
        """Open a screen on top of the present one, which is made anew when this one closes."""
        self._below.append((self._name, self.screen.state()))
        self._close()
        self._open(name, details)

    def pop(self):
        """Close the present screen and go back to the one below it."""
        self._close()
        name, details = self._below.pop()
        self._open(name, details)

    def _open(self, name, details):
        # There is memory for one screen at a time.
        gc.collect()
        known = set(sys.modules)
        module = __import__("handheld.screens." + name, None, None, ("Screen",))
        self._loaded = [each for each in sys.modules if each not in known]
        self._name = name
        self.screen = module.Screen(self, *details)
        self.board.display.root_group = self.screen.group
        self.changed = True

    def _close(self):
        """Forget the present screen, and the modules that were loaded for it."""
        self.board.display.root_group = None
        self.screen = None
        for name in self._loaded:
            if name.rpartition(".")[0] in _PASSING:
                forget(name)
        self._loaded = []

    def save(self):
        """Keep the settings, the statistics, and the session being played, if there is one."""
        session = snapshot.save(self.game.session) if self.game else b""
        self.store.save(bytes(self.settings.values), session, self.statistics.save())

    def _shifted(self, key):
        """What a key does while SELECT is held, which has opened the help; whether anything."""
        if key == keys.UP or key == keys.DOWN:
            self.idle.brighten(1 if key == keys.UP else -1)
        elif key == keys.START and self._name == "help":
            name, details = self._below[-1]
            self._close()
            if name == "settings_menu":
                self._below.pop()
            else:
                details = ()
            self._open("settings_menu", details)
        else:
            return False
        return True

    def step(self):
        """One turn of the loop: a key, some thought, a picture if it changed."""
        idle = self.idle
        if idle.asleep:
            idle.nap()
            return
        now = self.now()
        buttons = self.board.buttons
        key = buttons.read(now)
        if key >= 0:
            idle.touched(now)
            if not (buttons.shift and self._shifted(key)):
                self.screen.key(key)
        elif self.screen.tick(now):
            # Bots that play, for somebody who watches too.
            idle.since = now
        else:
            idle.tick(now)
            time.sleep(0.01)
        if self.changed:
            self.changed = False
            self.board.display.refresh()


def run(board):
    """Play until the power goes."""
    app = App(board)
    app.go("title")
    board.display.refresh()
    while True:
        app.step()
