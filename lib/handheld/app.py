"""The app: one board, one look, a stack of screens, and the loop that runs them."""

import gc
import time

import supervisor

from handheld.look import Look
from handheld.settings import DECK, Settings
from handheld.storage import Store
from handheld.words import english


class App:
    """What the screens share.

    board, look, words, settings, store   the handheld's parts
    game      the Game being played or to be continued, None if there is none
    changed   set it when the picture has changed; the loop then refreshes the display
    """

    def __init__(self, board, folder="assets"):
        self.board = board
        self.words = english
        self.look = Look(board.display.width, board.display.height, folder)
        self.settings = Settings()
        self.store = Store()
        self.settings.load(self.store.settings)
        self.look.use_deck(self.settings.values[DECK])
        self.game = None
        self.changed = True
        self._stack = []
        board.display.auto_refresh = False

    def now(self):
        """Milliseconds, as supervisor.ticks_ms counts them."""
        return supervisor.ticks_ms()

    def go(self, name, *details):
        """Open a screen in place of all that are open."""
        while self._stack:
            self._stack.pop()
        self.push(name, *details)

    def push(self, name, *details):
        """Open a screen on top of the present one."""
        gc.collect()
        module = __import__("handheld.screens." + name, None, None, ("Screen",))
        self._stack.append(module.Screen(self, *details))
        self._show()

    def pop(self):
        """Close the present screen and go back to the one below it."""
        self._stack.pop()
        self._stack[-1].resume()
        self._show()

    def _show(self):
        self.board.display.root_group = self._stack[-1].group
        self.changed = True

    def save(self):
        """Keep the settings and the session being played, if there is one."""
        from engine.flunk import snapshot

        session = snapshot.save(self.game.session) if self.game else b""
        self.store.save(bytes(self.settings.values), session)

    def step(self):
        """One turn of the loop: a key, some thought, a picture if it changed."""
        now = self.now()
        key = self.board.buttons.read(now)
        screen = self._stack[-1]
        if key >= 0:
            screen.key(key)
        elif not screen.tick(now):
            time.sleep(0.01)
        if self.changed:
            self.changed = False
            self.board.display.refresh()


def run(board):
    """Play until the power goes."""
    app = App(board)
    app.go("title")
    while True:
        app.step()
