"""tools/shrink.py: smaller sources that do the same."""

import ast
import builtins
import os

import pytest

from tools import shrink, vm

TREES = [vm.ROOT / "engine", vm.ROOT / "lib" / "handheld"]

MAIN = """\
import sizes
from game import rows
from game.deep import Deep, thing as known
from sizes import LARGE, NAMES

print(rows.ROWS, rows.LOW, sizes.LARGE * -rows.LOW, LARGE, NAMES, rows.both(), known(2, three=3))
print(Deep(7, third=9).show(), [each for each in rows.once()], rows.TWICE)
"""

FILES = {
    "sizes.py": """\
LARGE = 12
NAMES = ("é", "LARGE", LARGE)
""",
    "game/__init__.py": "",
    "game/rows.py": '''\
"""What LARGE is stays LARGE in words."""

from sizes import LARGE, NAMES

ROWS = 9
LOW = -3
"""The lowest."""
TWICE = 1
TWICE = 2
_SECRET = ("a", "b")


def _hidden(among):
    return among + LOW ** 2


def once():
    for _each in _SECRET:
        yield _each


def both():
    """ROWS and more."""
    return "é", _hidden(ROWS), (
        LARGE), NAMES


class Base:
    def __init__(self, first, second=ROWS, third=None):
        self._first = first
        self._second = second
        self.third = third

    def _add(self, number):
        return self._first + number
''',
    "game/deep.py": '''\
from game import rows
from game.rows import Base
from sizes import (
    LARGE)


def thing(two, three=0, *rest):
    def inner(two):
        return two + three
    return inner(two), rest


class Deep(Base):
    def __init__(self, first, third):
        super().__init__(first, third=third)
        self._own = LARGE + rows.ROWS

    def show(self):
        return self._first, self._second, self.third, self._own, self._add(self._own)
''',
}


@pytest.fixture
def trees(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [tmp_path / "source" / "sizes.py", tmp_path / "source" / "game"]


def test_the_smaller_app_does_the_same(trees, tmp_path):
    if vm.missing():
        pytest.skip(vm.missing())
    app = shrink.Shrunk(trees)
    said = []
    for folder, texts, main in (("plain", None, MAIN), ("small", app.texts, app.fit(MAIN))):
        for tree in trees:
            vm.compile_tree(tree, tmp_path / folder, texts=texts)
        (tmp_path / "main.py").write_text(main, encoding="utf-8")
        said.append(vm.run(tmp_path / "main.py", path=[tmp_path / folder]))
    assert said[0] == said[1]
    assert said[0].startswith("9 -3 36 12 ") and "(7, 9, 9, 21, 28)" in said[0]
    small = {module: (tmp_path / "small").joinpath(*module.split(".")).with_suffix(".mpy").read_bytes()
             for module in ("sizes", "game.rows", "game.deep")}
    for name in (b"ROWS", b"LOW", b"_hidden", b"_first", b"_own", b"among", b"_SECRET", b"number"):
        assert not any(name in data for data in small.values()), name
    # What calls give by name, what is said twice, and what is in words stay.
    assert b"third" in small["game.rows"] and b"three" in small["game.deep"] and b"LARGE" in small["sizes"]


def test_a_program_keeps_its_own_names_where_two_of_the_app_s_are_one():
    """One of each of two modules that never meet; and a name of the program's own."""
    shorts = {"Session": "_a", "View": "_a", "look_at": "_b"}
    text = "from one import Session\nfrom two import View as Seen\nimport two\n\n\ndef look_at():\n    return Session, Seen, two.look_at\n"
    assert shrink.short_names.with_names_used(text, shorts, {"one", "two"}) == (
        "from one import _a as Session\nfrom two import _a as Seen\nimport two\n\n\ndef look_at():\n    return Session, Seen, two._b\n")


def test_numbers_are_written_where_they_are_used(trees):
    texts = shrink.Shrunk(trees).texts
    assert "12" in texts["game.deep"] and "sizes" not in texts["game.deep"]
    assert "(-3) ** 2" in texts["game.rows"]
    assert shrink.numbers_in(FILES["game/rows.py"]) == {"ROWS": 9, "LOW": -3}
    assert shrink.with_numbers("from sizes import LARGE\nLARGE = 3\nprint(LARGE)\n", {}) == (
        "from sizes import LARGE\nLARGE = 3\nprint(LARGE)\n")


def test_names_that_can_meet_stay_different():
    names = shrink.short_names.short_names({
        "one": "class One:\n    def _first(self):\n        self._second = 1\n",
        "two": "from one import One\nclass Two(One):\n    def _third(self):\n        self._fourth = 1\n",
        "three": "_fifth = ()\n_sixth = ()\nfrom machine import PIN, other\nother.LINE = PIN\nLINE = PIN = ''\n",
    })
    assert len({names[name] for name in ("One", "Two", "_first", "_second", "_third", "_fourth")}) == 6
    assert names["_fifth"] != names["_sixth"]
    assert len(set(names.values())) == 6
    # What the board's own modules are called is not ours to say.
    assert "PIN" not in names and "LINE" not in names


# Our own app --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def app():
    return shrink.Shrunk(TREES)


def defined_in(tree):
    """All the names that a file gives a meaning, anywhere."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def test_every_name_of_the_smaller_app_has_a_meaning(app):
    trees = {module: ast.parse(text) for module, text in app.texts.items()}
    defined = {module: defined_in(tree) for module, tree in trees.items()}
    looked_up = 0
    for module, tree in trees.items():
        modules = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                assert node.id in defined[module] or hasattr(builtins, node.id), (module, node.id)
            elif isinstance(node, ast.ImportFrom) and node.module in trees:
                for alias in node.names:
                    inner = node.module + "." + alias.name
                    assert inner in trees or alias.name in defined[node.module], (module, alias.name)
                    if inner in trees:
                        modules[alias.asname or alias.name] = inner
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                assert node.attr in defined[modules[node.value.id]], (module, node.attr)
                looked_up += 1
    assert looked_up > 50


def test_no_name_is_said_in_a_string(app):
    """getattr and the like would not find a short name."""
    for tree in TREES:
        for path in sorted(tree.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, (ast.JoinedStr, ast.Global, ast.Nonlocal)):
                    raise AssertionError(os.fspath(path) + " has what shrink.py does not rewrite")
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    if node.func.id in ("getattr", "setattr", "hasattr"):
                        assert ast.unparse(node.args[0]) == "board", path


def test_it_is_clearly_smaller(app):
    before = sum(len(path.read_bytes()) for tree in TREES for path in tree.rglob("*.py"))
    assert sum(map(len, app.texts.values())) < before * 95 // 100
    assert len(set(app._names.values())) * 4 < len(app._names)
