"""How long a board would take from a key to its picture, and from its start to the title.

The same keys are pressed twice: in the MicroPython VM, which says how long our code takes, and
on this computer's displayio, which redraws what a board's would and says how many pixels.
"""

import contextlib
import io
import statistics
import tempfile
from pathlib import Path

from tools import budgets, shrink, vm

ROOT = Path(__file__).resolve().parent.parent

# On an RP2040 at 125 MHz with a 240x240 display, measured there: a row of 143x15 pixels moves in
# 16 ms, a tile of 11x15 changes in 1.9, a picture of 57,600 is new in 120 to 384.
_MICROSECONDS_A_PIXEL = 7.5
_REFRESH_MILLISECONDS = 0.7
# Importing 8,207 bytes of .mpy, adafruit_display_text.label, takes 0.35 s there.
_LOAD_MILLISECONDS_A_KB = 43

# A session is begun, deal 1 declared and some cards played. The kinds that budgets.KEYS names
# are held to it.
_PROGRAM = """\
import simulated
from handheld.keys import elapsed


def rest():
    # Until the app waits for a key.
    while elapsed(app.now(), app.idle.since) < 500:
        app.step()


def ready():
    rest()
    while app.screen._resting:
        press("", "a")
        rest()


def press(kind, *keys):
    for key in keys:
        simulated.press(key)
        begin()
        app.step()
        end(kind)
        simulated.let_go(key)
        app.step()


begin()
from handheld import boards
from handheld.app import App

app = App(boards.pick())
app.go("title")
app.change()
app.step()
end("start")
rest()
# A board that keeps nothing has the cursor on Learn.
press("title: next entry", "up", "down", "up")
press("new game opens", "a")
press("new game: next value", "down", "right", "left", "right", "left", "up")
press("deal opens", "a")
rest()
press("declare opens", "a")
press("declare: next number", "up", "down", "up", "down")
press("declare: next suit", "right", "left", "right", "left")
press("table opens", "a")
for card in range(6):
    ready()
    press("table: next card", "right", "left", "right")
    press("table: next suit", "down", "up")
    press("table: play a card", "a")
ready()
press("table: last trick", "b", "b")
press("menu opens", {start!r})
press("menu: next entry", "down", "up", "down")
press("menu closes", "b")
press("help opens", {select!r})
press("help: next page", "right", "right", "right")
press("help closes", "b")
"""

_IN_VM = """\
import gc
import bitmaptools
from utime import ticks_diff, ticks_us

# In the firmware of a board; here it is Python, and slow.
bitmaptools.readinto = lambda *place, **how: None
started = 0


def begin():
    global started
    gc.collect()
    started = ticks_us()


def end(kind):
    print("key;%s;%d" % (kind, ticks_diff(ticks_us(), started)))


"""

# Loading is reckoned from the size of the files; what is timed is the rest of the start.
_LOADED = """\
import handheld.boards, handheld.app, handheld.screens.title, {modules}
import handheld.settings_file, handheld.choices, handheld.stored, handheld.start
import sys
print("modules;%s" % " ".join(sys.modules))
"""


def settings_of(language):
    """What settings.toml says while keys are timed."""
    return {"FLUNK_DEAL": "1", "FLUNK_DEALS": "3", "FLUNK_LANGUAGE": language}


def modules_at_start(board_name, language):
    """Names of the modules that the start loads for a board and a language alone."""
    modules = ["handheld.boards." + board_name, "handheld.words.english", "handheld.words." + language + "_menus"]
    if (ROOT / "assets" / (language + "_240x240.bmp")).is_file():
        # It has letters of its own.
        modules += ["handheld.words." + language, "handheld.letters", "handheld.wide"]
    return modules


def projections(board_name, factor, language="english", turns=3):
    """{kind: milliseconds on an RP2040, worst of the keys of that kind}.

    factor: how many times as fast as the board this VM is. "start" is from code.py to the title.
    What letters of a language's own take to be read from the drive is left out.
    """
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    board = boards.find(board_name)
    program = _PROGRAM.format(start=board.key("start"), select=board.key("select"))
    settings = settings_of(language)
    pixels = pixels_drawn(board, program, settings)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trees = [ROOT / "engine", ROOT / "lib" / "handheld"]
        vm.build_app(folder, board, trees)
        start = folder / "program.py"
        loaded = _LOADED.format(modules=", ".join(modules_at_start(board_name, language)))
        start.write_text(shrink.Shrunk(trees).fit(loaded + _IN_VM + program), encoding="utf-8")
        runs = []
        for _ in range(turns):
            lines = [line.split(";") for line in vm.run_app(
                folder, start, board, "wait 100000000\n", heap=None, drive=ROOT, settings=settings).splitlines()]
            runs.append([(kind, int(time)) for mark, kind, *time in lines if mark == "key" for time in time])
            loaded = next(line[1].split() for line in lines if line[0] == "modules")
        kilobytes = sum(vm.compiled(folder / "app", module).stat().st_size for module in loaded
                        if module.split(".")[0] in ("engine", "handheld")) / 1024
    assert [kind for kind, _ in pixels] == [kind for kind, _ in runs[0]]
    worst = {}
    for key, (kind, drawn) in enumerate(pixels):
        # What takes longer in one run than in another was not ours.
        microseconds = min(run[key][1] for run in runs)
        projected = (microseconds * factor / 1000 + drawn * _MICROSECONDS_A_PIXEL / 1000
                     + _REFRESH_MILLISECONDS)
        worst[kind] = max(worst.get(kind, 0), projected)
    worst["start"] += kilobytes * _LOAD_MILLISECONDS_A_KB
    worst.pop("", None)
    return worst


def pixels_drawn(board, program, settings):
    """[(kind, pixels)] for each key of the program, drawn by displayio."""
    from tools.desktop.machine import Machine
    from tools.desktop.script import ScriptDriver

    drawn = []
    before = [0]
    with Machine(board, ScriptDriver("wait 100000000", board), folder=ROOT, settings=settings) as machine:
        def begin():
            before[0] = machine.display.bus.sent

        def end(kind):
            drawn.append((kind, machine.display.bus.sent - before[0]))
            # After a whole new picture Blinka's displayio draws its parts once more, a board's not.
            machine.display.refresh()

        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(program, "keys", "exec"), {"begin": begin, "end": end})
    return drawn


def report(factor, language):
    """Print the table; the sentences about broken budgets."""
    broken = []
    tables = {name: projections(name, factor, language) for name in ("picosystem", "pybadge")}
    print("\nFrom a key to its picture, projected to an RP2040, milliseconds, the worst of each kind "
          f"(a PyBadge's\nchip is about 1.6 times as fast), in {language}")
    print(f"  {'':24}" + "".join(f"{name:>12}" for name in tables))
    for kind in tables["picosystem"]:
        print(f"  {kind:24}" + "".join(f"{table[kind]:12.0f}" for table in tables.values()))
        for name, table in tables.items():
            limit = budgets.KEYS.get(kind)
            if limit and table[kind] > limit:
                broken.append(f"{name}, {kind}: {table[kind]:.0f} ms is over {limit} ms")
    return broken
