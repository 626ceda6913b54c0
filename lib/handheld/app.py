"""The app: one board, one look, one screen at a time, and the loop that runs it."""

import gc
import sys
import time

import microcontroller
import supervisor

from handheld import borrow, forget
from handheld.idle import Idle
from handheld.look import Look
from handheld.media import open_media
from handheld.settings import DECK, KEYS, PIPS, SOUND, Settings
from handheld.store import Store
from handheld.words import LANGUAGES, words_of

# What is loaded when it is needed, and leaves memory with the screen that is open then: modules
# of all packages of ours but this one, these, and rules of the engine that are asked rarely.
_STAYING_PACKAGE = "handheld.boards"
_PASSING = ("asleep", "choices", "counting", "hand_row", "past", "recovery", "score_words", "sheets", "speaker",
            "trick_picture")
_PASSING_RULES = ("names", "refusals", "declaration", "restore", "settings", "forced_make", "pad")


class App:
    """What the screens share.

    board, look, words, settings, store   the handheld's parts
    statistics   the bytes of a handheld.flunk.statistics.Statistics
    best         the bytes of a kiosk's handheld.best_scores.BestScores
    learned      the bytes that handheld.learned tells about
    others       what the games have kept that are not played now: see handheld.other_games
    screen    the one that is open
    game      the Game being played or to be continued, None if there is none
    waiting   while that is an Exercise the saved session that waits, b"" for none; else None
    idle      the Idle that dims the display
    kiosk     the Kiosk, None for a handheld that has an owner
    below     what waits below it: names of screens, each with what it needs to be as it was
    changed   set it when the picture has changed; the loop then refreshes the display
    """

    def __init__(self, board, folder="assets"):
        self.board = board
        self.look = Look(board.display.width, board.display.height, folder)
        self.settings = Settings()
        self.store = Store(open_media())
        borrow("handheld.choices").load(self.settings, self.store.settings)
        self.statistics = self.store.statistics
        self.words = words_of(LANGUAGES[0])
        self.learned = self.store.learned
        self.others = self.store.others
        borrow("handheld.hand_keys").use(board, self.settings.values[KEYS])
        self.use_settings()
        self.best = self.store.best
        self.game = self.waiting = None
        self.changed = True
        self.idle = Idle(self)
        self.kiosk = None
        if self.settings.kiosk:
            from handheld.kiosk import Kiosk

            self.kiosk = Kiosk(self)
        self.screen = None
        self._name = ""
        self.below = []
        self._next = None
        self._unsaved = False
        board.display.auto_refresh = False

    def now(self):
        """Milliseconds, as supervisor.ticks_ms counts them."""
        return supervisor.ticks_ms()

    def use_settings(self):
        """Look as the settings say; the next screen speaks as they do."""
        values = self.settings.values
        borrow("handheld.sheets").dress(self.look, values[DECK], values[PIPS])

    def part(self, name):
        """Import a module of the package of the game that is played: what is its own of a screen."""
        return __import__("handheld." + self.settings.game() + "." + name, None, None, ("",))

    def go(self, name, *details):
        """Open a screen in place of all that are open, when the present one has returned. name: of
        a module of handheld.screens, or of one in a game's package, as in "flunk.deal"."""
        self.below = []
        self._next = (name, details)

    def push(self, name, *details):
        """Open a screen on top of the present one, or of one that is about to open, which is
        made anew when that one closes."""
        self.below.append(self._next or (self._name, self.screen.state()))
        self._next = (name, details)

    def pop(self):
        """Close the present screen and go back to the one below it."""
        self._next = self.below.pop()

    def at(self, name):
        """Whether that is the name of the present screen."""
        return self._name == name

    def swap(self, name):
        """Open a screen in place of the present one, or go back to it if it waits below."""
        if self.below[-1][0] == name:
            self.pop()
        else:
            self._next = (name, ())

    def change(self):
        """Open the screen that was asked for. There is memory for one at a time, so nothing
        of the present one may be running."""
        name, details = self._next
        self._next = None
        self._close()
        gc.collect()
        if self.game:
            self.game.prepare()
        # Screens of a game's own are in its package.
        package = "handheld." if "." in name else "handheld.screens."
        module = __import__(package + name, None, None, ("Screen",))
        self._name = name
        self.screen = module.Screen(self, *details)
        self.board.display.root_group = self.screen.group
        self.changed = True

    def _close(self):
        """Forget the present screen, and the modules that were loaded for it. The next one
        speaks the language that the settings name."""
        self.board.display.root_group = None
        self.screen = None
        words = words_of(self.settings.language())
        if words is not self.words:
            self.words = words
            borrow("handheld.letters").use(self.look, words.NAME)
        for name in list(sys.modules):
            package, _, own = name.rpartition(".")
            if ((own in _PASSING if package == "handheld" else
                 own in _PASSING_RULES if package.startswith("engine") else
                 package.startswith("handheld.") and package != _STAYING_PACKAGE)
                    and name != self.words.__name__):
                forget(name)

    def count_deal(self):
        """Put the deal that is over into the statistics, unless it was for exercise."""
        if self.waiting is not None:
            return
        statistics = self.part("statistics").Statistics(self.statistics)
        statistics.count_deal(self.game.session)
        self.statistics = statistics.save()

    def save(self):
        """Keep the settings, the statistics, the lessons, and the session, if there is one, at
        the end of this turn of the loop: a thumb does not wait for flash memory."""
        self._unsaved = True

    def _write(self):
        self._unsaved = False
        session = self.waiting
        if session is None:
            session = self.game.saved() if self.game else b""
        store = self.store
        store.save(bytes(self.settings.values), session, self.statistics, self.best, self.learned,
                   self.others)
        if store.lost and not store.media:
            store.lost = False
            self.push("notice", "not saved")

    def sound(self, name):
        """Play a sound of handheld.speaker, if it is on and the board has a speaker."""
        if self.board.open_speaker and not self.settings.values[SOUND]:
            from handheld import speaker

            speaker.play(self.board, name)

    def step(self):
        """One turn of the loop: a key, some thought, a picture if it changed."""
        idle = self.idle
        if idle.asleep:
            idle.nap()
            return
        if self.kiosk:
            self.kiosk.feed()
        now = self.now()
        key = self.board.buttons.read(now)
        if key >= 0:
            idle.touched(now)
            self.screen.key(key)
        elif self.screen.tick(now):
            # Bots that play, for somebody who watches too.
            idle.since = now
        else:
            idle.tick(now)
            time.sleep(0.01)
        if self._next:
            # The next screen may look into the store.
            if self._unsaved:
                self._write()
            self.change()
        if self.changed:
            self.changed = False
            self.board.display.refresh()
        if self._unsaved:
            self._write()


def run(board):
    """Play until the power goes."""
    app = None
    try:
        app = App(board)
        if app.settings.console:
            from handheld import serial

            serial.run(app)
            return
        borrow("handheld.start").begin(app)
        board.display.refresh()
        while True:
            app.step()
    except Exception:
        if app and app.kiosk and borrow("handheld.recovery").use_one(microcontroller.nvm):
            # Nobody is there to do it. The game is saved after every trick.
            supervisor.reload()
        raise
