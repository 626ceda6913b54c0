"""Puts a simulated board in place and runs the app on it."""

import importlib
import os
import pathlib
import random
import runpy
import sys
import threading
import time

import simulated
from simulated import boards

from tools.desktop import STANDINS, load, screen, strict

STANDIN_NAMES = (
    "microcontroller", "digitalio", "analogio", "keypad", "supervisor", "storage", "alarm",
    "audiocore", "audioio", "audiopwmio", "watchdog", "board",
)

# What CircuitPython has in `os` and some systems' Python has not.
_NO_SYNC = not hasattr(os, "sync")


def _standins():
    """Every stand-in, loaded once for the life of this process: they keep no state."""
    for name in STANDIN_NAMES:
        path = STANDINS / (name + ".py")
        module = sys.modules.get(name)
        if module is None or getattr(module, "__file__", None) != str(path):
            load(name, path)


class Machine:
    """A board with its memory, switched on for as long as the `with` block lasts.

    board: a name or a boards.Board; driver: a simulated.Driver.
    nvm_file: where microcontroller.nvm is kept between runs; None forgets it.
    memory: what the NVM holds at the start if no file says, bytes of the board's size.
    folder: what the board's drive holds: the current directory during the run.
    settings: what settings.toml says, for os.getenv: a dict of str, int, or for a value that
        needs quotes and has none anything else.
    drive_readonly: whether storage says that code cannot write to the drive.
    fresh: packages to import anew for this run, since they keep what they found out about
        their board; afterwards the ones imported before are back.
    seed: what random and os.urandom start from under a driver with a virtual clock.
    """

    def __init__(self, board, driver, *, folder, nvm_file=None, memory=None, settings=None,
                 drive_readonly=True, fresh=("handheld",), seed=1):
        self.board = boards.find(board) if isinstance(board, str) else board
        self.driver = driver
        self.folder = pathlib.Path(folder).absolute()
        self.nvm_file = pathlib.Path(nvm_file).absolute() if nvm_file is not None else None
        self.memory = memory
        self.settings = dict(settings or {})
        self.drive_readonly = drive_readonly
        self.fresh = tuple(fresh)
        self.seed = seed
        self.display = None
        self._undo = []

    # Switching on and off ---------------------------------------------------------

    def __enter__(self):
        try:
            self._switch_on()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _switch_on(self):
        simulated.start(self.board, self.driver, self._memory(), seed=self.seed)
        simulated.drive_readonly = self.drive_readonly
        if self.nvm_file is not None:
            simulated.nvm_saved = self._save_memory
        simulated.display = self.display = screen.new_display(self.board.width, self.board.height)
        screen.install_font()
        strict.apply()
        _standins()
        for name in self.board.lacks:
            self._replace_item(sys.modules, name, None)  # import of it: ModuleNotFoundError
        self._renew_board()
        self._set_aside_fresh()
        self._patch_clock()
        self._patch_system()

    def __exit__(self, *error):
        while self._undo:
            self._undo.pop()()
        simulated.driver = simulated.Driver()

    def _renew_board(self):
        module = sys.modules["board"]
        for name in [name for name in vars(module) if not name.startswith("__")]:
            delattr(module, name)
        simulated.fill(module)

    def _set_aside_fresh(self):
        def is_fresh(name):
            return name.split(".")[0] in self.fresh

        before = {name: module for name, module in sys.modules.items() if is_fresh(name)}

        def restore():
            for name in [name for name in sys.modules if is_fresh(name)]:
                del sys.modules[name]
            sys.modules.update(before)

        for name in before:
            del sys.modules[name]
        self._undo.append(restore)

    # The memory -------------------------------------------------------------------

    def _memory(self):
        if self.nvm_file is None:
            return self.memory
        try:
            saved = self.nvm_file.read_bytes()
        except FileNotFoundError:
            return self.memory
        # Another board's memory is none of ours; it is left where it is until we write.
        return saved if len(saved) == self.board.nvm_size else self.memory

    def _save_memory(self, data):
        self.nvm_file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.nvm_file.with_name(self.nvm_file.name + ".new")
        beside.write_bytes(data)
        os.replace(beside, self.nvm_file)

    @property
    def nvm(self):
        """What the memory holds now, as bytes."""
        return bytes(simulated.nvm)

    # What the app sees of time and system -----------------------------------------

    def _patch_clock(self):
        thread = threading.get_ident()
        virtual = getattr(self.driver, "virtual", False)
        real_sleep, real_monotonic, real_monotonic_ns = time.sleep, time.monotonic, time.monotonic_ns

        # Only the app's own thread lives by the driver's clock.
        def sleep(seconds):
            if threading.get_ident() != thread:
                return real_sleep(seconds)
            self.display.catch_up()
            return self.driver.sleep(seconds)

        def monotonic():
            if threading.get_ident() != thread:
                return real_monotonic()
            return self.driver.milliseconds() / 1000

        def monotonic_ns():
            if threading.get_ident() != thread:
                return real_monotonic_ns()
            return self.driver.milliseconds() * 1000000

        self.driver.real_sleep = real_sleep
        self.driver.real_monotonic = real_monotonic
        self._replace(time, "sleep", sleep)
        if virtual:
            self._replace(time, "monotonic", monotonic)
            self._replace(time, "monotonic_ns", monotonic_ns)

    def _patch_system(self):
        folder, paths = os.getcwd(), list(sys.path)

        def restore():
            os.chdir(folder)
            sys.path[:] = paths

        self._undo.append(restore)
        os.chdir(self.folder)
        for path in (self.folder / "lib", self.folder):
            if str(path) not in sys.path:
                sys.path.append(str(path))

        real_getenv = os.getenv

        def getenv(name, default=None):
            if name not in self.settings:
                return real_getenv(name, default)
            value = self.settings[name]
            if not isinstance(value, (str, int)):
                # As of a line without quotes that is no whole number.
                raise ValueError("Invalid value")
            return value

        self._replace(os, "getenv", getenv)
        if _NO_SYNC:
            os.sync = lambda: None
        if getattr(self.driver, "virtual", False):
            self._replace(os, "urandom", simulated.random_bytes)
            state = random.getstate()
            self._undo.append(lambda: random.setstate(state))
            random.seed(self.seed)

    def _replace(self, owner, name, value):
        old = getattr(owner, name)
        self._undo.append(lambda: setattr(owner, name, old))
        setattr(owner, name, value)

    def _replace_item(self, mapping, key, value):
        old = mapping[key]
        self._undo.append(lambda: mapping.__setitem__(key, old))
        mapping[key] = value

    # Running ----------------------------------------------------------------------

    def run(self, path="code.py"):
        """Run the app until it ends: exit status 0 if it, its player or its script ended it.

        path: the program, within the drive's folder. Errors of the app are raised.
        """
        importlib.invalidate_caches()
        try:
            runpy.run_path(str(self.folder / path), run_name="__main__")
        except SystemExit as end:
            if end.code is None or end.code == 0:
                return 0
            if isinstance(end.code, int):
                return end.code
            print(end.code, file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 130
        return 0

    def image(self):
        """The screen as it is now, a Pillow image in RGB."""
        return self.display.image()
