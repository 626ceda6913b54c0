"""A player who sits at a simulated board, presses keys and reads what the screen says.

The app runs step by step, on a clock that only it moves, through the native modules' own
stand-ins: a key goes down on the board, not in the app.
"""

import gc
import pathlib
import sys

import bitmaptools
import displayio
import simulated
from simulated import boards

from tools.desktop.machine import Machine

ROOT = pathlib.Path(__file__).resolve().parents[2]

# How long nothing has to happen before the app is taken to wait for a key: longer than the
# pause between two cards of the bots.
QUIET_MS = 400
SLEEP_MS = 10
STEPS = 20000

ASKED, ALWAYS = range(2)

# In the order of handheld.keys.
KEYS = ("up", "down", "left", "right", "a", "b", "start", "select")

_sheets = {}


def hurry(machine):
    """Do without what takes this computer long and nobody sees: drawing at every refresh,
    collecting garbage."""
    machine.display.refresh = lambda **limits: machine.driver.refreshed()
    machine._replace(gc, "collect", lambda *generation: 0)


class Asleep(BaseException):
    """The board sleeps until a key, and time is up."""


class Hands(simulated.Driver):
    """Presses the keys it is told to, one a look, and holds the clock."""

    virtual = True

    def __init__(self):
        self.clock_us = 0
        self.idle_ms = 0
        self.until_us = None  # a sleeping board is left alone after that
        self._waiting = []
        self._down = None

    def will_press(self, key):
        self._waiting.append(key)

    def hold(self, key, down):
        (simulated.press if down else simulated.let_go)(key)

    def busy(self):
        return bool(self._waiting) or self._down is not None

    def poll(self):
        self.clock_us += 500
        if self.until_us is not None and self.clock_us > self.until_us:
            raise Asleep
        if self._down is not None:
            simulated.let_go(self._down)
            self._down = None
        elif self._waiting:
            self._down = self._waiting.pop(0)
            simulated.press(self._down)

    def milliseconds(self):
        self.clock_us += 20
        return self.clock_us // 1000

    def sleep(self, seconds):
        self.clock_us += int(seconds * 1000000)
        self.idle_ms += SLEEP_MS

    def refreshed(self):
        self.clock_us += 10000
        self.idle_ms = 0


class Sitting:
    """A board with the app on it, for as long as the `with` block lasts.

    board: a name; memory: the NVM's bytes at the start, or what an earlier sitting's
    `memory()` gave; settings: what settings.toml says; drawn: ASKED, when
    only image() draws, or ALWAYS, as on a board.
    cut: every text that was too long for its place, as (text, length).
    sounds: every sound that was played, as (samples a second, the samples, whether over and over).
    """

    def __init__(self, board="pybadge", memory=None, settings=None, drawn=ASKED, seed=1, nvm=True):
        self.board = boards.find(board) if isinstance(board, str) else board
        self.hands = Hands()
        self.machine = Machine(self.board, self.hands, folder=ROOT, memory=memory,
                               settings=settings, seed=seed)
        self.drawn = drawn
        self.nvm = nvm
        self.cut = []
        self.sounds = []
        self.app = None

    def __enter__(self):
        self.machine.__enter__()
        try:
            if not self.nvm:
                self.machine._replace(sys.modules["microcontroller"], "nvm", None)
            self._draw = self.machine.display.refresh
            if self.drawn != ALWAYS:
                hurry(self.machine)
            simulated.heard = lambda *sound: self.sounds.append(sound)
            self._watch_for_cuts()
            self._keep_sheets()
            from handheld import boards as adapters

            self.adapter = adapters.pick()
            self.start()
        except BaseException:
            self.machine.__exit__()
            raise
        return self

    def __exit__(self, *error):
        self.machine.__exit__(*error)

    def start(self):
        """Switch the app on; again, to see what it finds in its memory."""
        from handheld.app import App

        from handheld.start import begin

        self.app = App(self.adapter)
        begin(self.app)
        self.settle()

    def _watch_for_cuts(self):
        from handheld import look

        plain = look.fitted

        def fitted(text, length):
            if len(text) > length:
                self.cut.append((text, length))
            return plain(text, length)

        look.fitted = fitted

    def _keep_sheets(self):
        # Reading a sheet takes Blinka longer than all the rest of a start.
        plain = bitmaptools.readinto

        def readinto(bitmap, file, **how):
            if file.name in _sheets:
                bitmap._data[:] = _sheets[file.name]
                bitmap.dirty()
            else:
                plain(bitmap, file, **how)
                _sheets[file.name] = bitmap._data[:]

        self.machine._replace(bitmaptools, "readinto", readinto)

    # Doing

    def settle(self, quiet=QUIET_MS):
        """Let the app run until nothing has happened for a while."""
        self.hands.idle_ms = 0
        if self.asleep():
            return
        for _ in range(STEPS):
            self.app.step()
            if self.hands.idle_ms >= quiet and not self.hands.busy():
                return
        raise AssertionError("the app never rests on " + self.screen())

    def run(self, milliseconds):
        """Let so much of the app's time pass."""
        end = self.hands.clock_us + milliseconds * 1000
        self.hands.until_us = end + 1000000
        try:
            while self.hands.clock_us < end or self.hands.busy():
                self.app.step()
        except Asleep:
            # The board did not notice that; it sleeps on at the next step.
            assert self.asleep()
        self.hands.until_us = None

    def asleep(self):
        """Whether the board sleeps until a key."""
        return self.app.idle.asleep

    def steps(self, count):
        """Let the app take so many turns of its loop."""
        for _ in range(count):
            self.app.step()

    def press(self, text):
        """Press keys, 'down*2 a', and let the app rest after each."""
        for word in text.split():
            name, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                self.touch(name)
                self.settle()

    def touch(self, name):
        """Press the key that means this in the hand that is set, and go on at once."""
        self.push(KEYS[self.app.board.buttons.hand.index(KEYS.index(name))])

    def push(self, name):
        """Press the key of this name on the board, and go on at once."""
        key = self.board.key(name)
        assert key is not None, name
        self.hands.will_press(key)
        for _ in range(3):
            self.app.step()

    def open(self, entry):
        """Choose an entry of the menu on the screen by its words."""
        self.reach(entry)
        self.press("a")

    def reach(self, entry):
        """Move the cursor of the menu on the screen to an entry."""
        entries = [text for text, _ in self.top().entries()]
        while self.top().place != entries.index(entry):
            self.touch("down")

    def begin(self):
        """From the title: a new game, as the settings have it, up to its first deal."""
        self.open("New game")
        self.press("a")

    def declare(self, contract):
        """On the screen that asks for it: walk to a contract and declare it."""
        from engine.flunk import contracts

        kind = contracts.kind_of(contract)
        target = 14 if kind == contracts.DUMP else contracts.target_of(contract)
        for _ in range(15):
            if self.top().target == target:
                break
            self.touch("up")
        for _ in range(5):
            if self.top().contract() == contract:
                break
            self.touch("right")
        assert self.top().contract() == contract
        self.press("a")

    def row(self):
        """The hand row that the player is to play from."""
        return self.top().dummy if self.app.game.view.turn == 2 else self.top().own

    def legal(self):
        """The cards the player may play."""
        into = bytearray(13)
        return list(into[: self.app.game.view.legal(into)])

    def point(self, card):
        """Move the cursor to a card of the hand to be played from."""
        row = self.row()
        place = list(row.cards[: row.count]).index(card)
        for _ in range((place - row.cursor) % row.count):
            self.touch("right")
        assert row.card() == card

    def play(self, card):
        """Point at a card and play it, then go on until the player is to act again."""
        self.point(card)
        self.press("a")

    def play_on(self, choose, until=lambda: False):
        """Play the deal with cards that choose(self) names, until it is over or until() holds."""
        while self.screen() == "table" and not until():
            if self.top()._resting:
                self.press("a")
            elif self.app.game.players_turn():
                self.play(choose(self))
            else:
                self.settle()

    # Looking

    def screen(self):
        """The name of the screen on top."""
        return type(self.app.screen).__module__.rpartition(".")[2]

    def top(self):
        """The screen on top."""
        return self.app.screen

    @property
    def session(self):
        return self.app.game.session

    def lines(self):
        """The texts on the screen, top to bottom and left to right, without blanks around."""
        found = []
        _collect(self.top().group, self.app.look.letters, 0, 0, 1, found)
        return [text for _, _, text in sorted(found)]

    def says(self, text):
        """Whether a text stands somewhere on the screen."""
        return any(text in line for line in self.lines())

    def image(self):
        """The picture of the screen."""
        self._draw()
        return self.machine.image()

    def memory(self):
        """What the NVM holds."""
        return self.machine.nvm


def letters_of(grid):
    """The text that a TileGrid of the font's tiles shows."""
    from handheld.look import MORE_CHARACTERS as more

    tiles = [grid[place] for place in range(grid.width)]
    return "".join(chr(32 + tile) if tile < 95 else more[tile - 95] for tile in tiles)


def _collect(layer, font, x, y, scale, found):
    if getattr(layer, "hidden", False):
        return
    if isinstance(layer, displayio.Group):
        for each in layer:
            _collect(each, font, x + layer.x * scale, y + layer.y * scale, scale * layer.scale, found)
    elif layer.bitmap is font:
        text = letters_of(layer).strip()
        if text:
            found.append((y + layer.y * scale, x + layer.x * scale, text))
