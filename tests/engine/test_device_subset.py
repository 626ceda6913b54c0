"""The code that runs on the boards uses only what the boards have.

Source is read, not run: what CPython accepts in silence, and a board would refuse or do
differently, is found here by name.
"""

import ast
import io
import sys
import tokenize
from pathlib import Path

import pytest
from random_play import step

from engine.flunk import bots, restore, snapshot
from engine.flunk.comparison import Comparison
from engine.flunk.session import RUBBER, Session
from engine.view import View
from tools.pc_only import PC_ONLY, is_pc_only

ROOT = Path(__file__).resolve().parents[2]
# What only PCs have may use what only they have.
ENGINE = [path for path in sorted((ROOT / "engine").rglob("*.py")) if not is_pc_only(path)]
DEVICE = ENGINE + sorted((ROOT / "lib").rglob("*.py")) + sorted(ROOT.glob("*.py"))

ENGINE_MODULES = {"array", "binascii", "engine", "micropython", "zlib"}

BOARD_MODULES = ENGINE_MODULES | {
    # native, on every board we name, or asked for only where it exists
    "alarm", "analogio", "audiocore", "audioio", "audiopwmio", "bitmaptools", "board",
    "collections", "digitalio", "displayio", "errno", "fontio", "fourwire", "gc", "io", "json",
    "keypad", "math", "microcontroller", "msgpack", "os", "random", "re", "storage", "struct",
    "supervisor", "synthio", "sys", "terminalio", "time", "traceback", "vectorio", "watchdog",
    # ours
    "handheld",
}

MISSING_METHODS = {
    "as_integer_ratio", "bit_count", "bit_length", "capitalize", "casefold", "expandtabs",
    "format_map", "is_integer", "isascii", "isdecimal", "isidentifier", "isnumeric",
    "isprintable", "ljust", "maketrans", "removeprefix", "removesuffix", "rjust", "swapcase",
    "title", "translate", "zfill",
}
MISSING_NAMES = {"aiter", "anext", "ascii", "breakpoint", "vars"}
WITHOUT_KEYWORDS = {
    "decode", "encode", "from_bytes", "int", "replace", "rsplit", "split", "str", "strip", "sum",
    "to_bytes", "zip",
}
NOT_FOR_THE_ENGINE = {
    "print": "talks to somebody",
    "input": "talks to somebody",
    "open": "touches files",
    "eval": "runs text",
    "exec": "runs text",
    "compile": "runs text",
    "__import__": "hides what is imported",
    "float": "floats are shorter on a board",
    "round": "floats are shorter on a board",
    "sorted": "sorting is unstable on a board",
    "hash": "differs from machine to machine",
    "id": "differs from machine to machine",
}
# Numbers past 2^30 cost memory; this one is used once a snapshot.
LARGE_NUMBERS = {("engine/flunk/snapshot.py", 0xFFFFFFFF), ("engine/snapshot.py", 0xFFFFFFFF)}

DEEPEST = 12
"""Calls within the engine; a board's Python stack holds 20 to 60, the screens' included."""


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def imported(tree):
    """(line, first part of the module's name) of every import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." if node.level else node.module.split(".")[0]


def called(node):
    """The last name of what a call calls: f of f(), a.f() and a.b.f()."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def language_faults(tree, source):
    """(line, what is wrong) of everything that a board's compiler or VM lacks."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Match):
            yield line, "match"
        elif isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)):
            yield line, "async"
        elif isinstance(node, ast.TryStar):
            yield line, "except*"
        elif isinstance(node, ast.arguments) and node.posonlyargs:
            yield node.posonlyargs[0].lineno, "positional-only parameter"
        elif isinstance(node, (ast.List, ast.Tuple, ast.Set)):
            if isinstance(node.ctx if not isinstance(node, ast.Set) else ast.Load(), ast.Load):
                if any(isinstance(item, ast.Starred) for item in node.elts):
                    yield line, "star in a display"
        elif isinstance(node, ast.Dict) and None in node.keys:
            yield line, "double star in a display"
        elif isinstance(node, ast.Slice) and node.step is not None:
            yield line, "slice with a step"
        elif isinstance(node, ast.ClassDef) and node.keywords:
            yield line, "keyword in a class statement"
        elif isinstance(node, ast.FormattedValue) and node.conversion == ord("a"):
            yield line, "!a in an f-string"
        elif isinstance(node, ast.Attribute) and node.attr in MISSING_METHODS:
            yield line, "method " + node.attr
        elif isinstance(node, ast.Attribute) and node.attr in ("native", "viper"):
            yield line, "native code"
        elif isinstance(node, ast.Name) and node.id in MISSING_NAMES:
            yield line, "name " + node.id
        elif isinstance(node, ast.Name) and node.id == "__slots__":
            yield line, "__slots__, which saves nothing"
        elif isinstance(node, ast.Constant) and isinstance(node.value, complex):
            yield line, "complex number"
        elif isinstance(node, ast.Call) and called(node) in WITHOUT_KEYWORDS and node.keywords:
            yield line, "keyword for " + called(node)
    tokens = [
        token for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in (tokenize.COMMENT, tokenize.NL)
    ]
    for token, following in zip(tokens, tokens[1:]):
        if token.type == tokenize.NAME and token.string == "with" and following.string == "(":
            yield token.start[0], "parenthesis after with"


def engine_faults(tree, name):
    """(line, what is wrong) of what only the engine must not do."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Name) and node.id in NOT_FOR_THE_ENGINE:
            yield line, node.id + ": " + NOT_FOR_THE_ENGINE[node.id]
        elif isinstance(node, ast.Attribute) and node.attr == "sort":
            yield line, "sort: sorting is unstable on a board"
        elif isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield line, "float: floats are shorter on a board"
        elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
            yield line, "/: floats are shorter on a board"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            if not -(2**30) <= node.value < 2**30 and (name, node.value) not in LARGE_NUMBERS:
                yield line, "a number past 2^30"


def circles(tree):
    """Functions of a module that come back to themselves by self.f() or f(), as a set."""
    calls = {}
    owners = [("", tree)] + [
        (node.name + ".", node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    for owner, body in owners:
        for function in body.body:
            if not isinstance(function, ast.FunctionDef):
                continue
            targets = set()
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                if isinstance(node.func, ast.Name):
                    targets.add(node.func.id)
                elif isinstance(node.func, ast.Attribute) and isinstance(
                    node.func.value, ast.Name
                ) and node.func.value.id == "self":
                    targets.add(owner + node.func.attr)
            calls[owner + function.name] = targets
    reached = {name: set(targets) for name, targets in calls.items()}
    for _ in reached:
        for targets in reached.values():
            for target in list(targets):
                targets |= calls.get(target, set())
    return {name for name, targets in reached.items() if name in targets}


@pytest.fixture(params=DEVICE, ids=[name_of(path) for path in DEVICE])
def device_file(request):
    return request.param


@pytest.fixture(params=ENGINE, ids=[name_of(path) for path in ENGINE])
def engine_file(request):
    return request.param


def test_there_is_something_to_read():
    assert len(ENGINE) > 10
    assert {"engine/play.py", "engine/flunk/session.py"} <= {name_of(path) for path in ENGINE}
    assert all((ROOT / name).is_file() for name in PC_ONLY)


def test_only_modules_of_the_boards_are_imported(device_file):
    allowed = ENGINE_MODULES if device_file in ENGINE else BOARD_MODULES
    tree = ast.parse(device_file.read_text(encoding="utf-8"))
    assert [(line, name) for line, name in imported(tree) if name not in allowed] == []


def test_only_the_boards_language_is_used(device_file):
    source = device_file.read_text(encoding="utf-8")
    assert list(language_faults(ast.parse(source), source)) == []


def test_the_engine_is_pure_and_the_same_everywhere(engine_file):
    tree = ast.parse(engine_file.read_text(encoding="utf-8"))
    assert list(engine_faults(tree, name_of(engine_file))) == []


def test_the_engine_does_not_call_itself_in_circles(engine_file):
    assert circles(ast.parse(engine_file.read_text(encoding="utf-8"))) == set()


@pytest.mark.parametrize("source, fault", [
    ("match a:\n    case 1: pass", "match"),
    ("async def f(): pass", "async"),
    ("def f(a, /): pass", "positional-only parameter"),
    ("a = [*b]", "star in a display"),
    ("a = (1, *b)", "star in a display"),
    ("a = {*b}", "star in a display"),
    ("a = {**b}", "double star in a display"),
    ("a = b[::2]", "slice with a step"),
    ("a = b[1:9:-1]", "slice with a step"),
    ("a = b.bit_length()", "method bit_length"),
    ("a = 'x'.zfill(3)", "method zfill"),
    ("class A(metaclass=B): pass", "keyword in a class statement"),
    ("class A:\n    __slots__ = ()", "__slots__, which saves nothing"),
    ("a = f'{b!a}'", "!a in an f-string"),
    ("a = b.split(maxsplit=1)", "keyword for split"),
    ("with (open(a) as b, open(c) as d): pass", "parenthesis after with"),
    ("try:\n    pass\nexcept* OSError:\n    pass", "except*"),
])
def test_each_fault_of_language_is_found(source, fault):
    assert [what for _, what in language_faults(ast.parse(source), source)] == [fault]


@pytest.mark.parametrize("source", [
    "a, *b = c", "f(*a, **b)", "a[1:2] = b", "for a, b in c: pass", "f'{a!r:>3}'",
    "a = b if (c := d) else e", "def f(*, a): pass", "with a as b: pass",
])
def test_what_the_boards_can_do_is_no_fault(source):
    assert list(language_faults(ast.parse(source), source)) == []


@pytest.mark.parametrize("source", [
    "print(1)", "open('a')", "a = 0.5", "a = b / c", "a /= 2", "a.sort()", "sorted(a)",
    "a = 1073741824", "float(a)", "hash(a)",
])
def test_each_fault_of_the_engine_is_found(source):
    assert len(list(engine_faults(ast.parse(source), "engine/some.py"))) == 1


@pytest.mark.parametrize("source, found", [
    ("def f(): f()", {"f"}),
    ("def f(): g()\ndef g(): h()\ndef h(): f()", {"f", "g", "h"}),
    ("class A:\n    def f(self): self.g()\n    def g(self): self.f()", {"A.f", "A.g"}),
    ("class A:\n    def f(self): self.b.f()", set()),
    ("def f(): g()\ndef g(): pass", set()),
])
def test_circles_are_found(source, found):
    assert circles(ast.parse(source)) == found


def test_imports_within_functions_are_found():
    tree = ast.parse("def f():\n    import functools\n    from itertools.a import b")
    assert [name for _, name in imported(tree)] == ["functools", "itertools"]


class Depth:
    """Measures how deep calls within the engine are stacked, as a context manager."""

    def __init__(self):
        self.deepest = 0
        self._now = 0
        self._folder = str(ROOT / "engine")

    def _watch(self, frame, event, _):
        if event in ("call", "return") and frame.f_code.co_filename.startswith(self._folder):
            self._now += 1 if event == "call" else -1
            self.deepest = max(self.deepest, self._now)

    def __enter__(self):
        sys.setprofile(self._watch)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)


def test_calls_stay_shallow_in_sessions_and_snapshots():
    session = Session(RUBBER, "random", 1, 1, 3)
    with Depth() as depth:
        while session.index < 2:
            step(session)
            session = restore.load(snapshot.save(session))
        session.winners()
    assert 2 < depth.deepest <= DEEPEST


@pytest.mark.parametrize("level", [level for level in bots.LEVELS if level != "expert"])
def test_calls_stay_shallow_in_bots_thinking(level):
    view = View()
    bot = bots.make(level)
    session = Session(RUBBER, level, 7, 1, 3)
    with Depth() as depth:
        for contract in (38, 3, 61, 72):
            comparison = Comparison(contract, bots.make(level), 1)
            session.deal.start(contract)
            session.look(view, session.deal.turn())
            bots.decide(bot, view, session.decision_seed())
            session.act(contract)
            for _ in range(16):
                session.look(view, session.deal.turn())
                session.act(bots.decide(bot, view, session.decision_seed()))
            for _ in range(50):
                comparison.step()
    assert 2 < depth.deepest <= DEEPEST
