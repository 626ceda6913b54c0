"""tools/own_names.py: which public names are the app's own, and what becomes of them on a board."""

import ast

import pytest

from tools import desktop, own_names, shrink, short_names, vm  # noqa: F401  desktop prepares displayio
from tools.firmware_names import MEMBERS, firmware_names

TREES = [vm.ROOT / "engine", vm.ROOT / "lib" / "handheld"]

FILES = {
    "__init__.py": "",
    "base.py": '''\
class Player:
    style = "quiet"

    def __init__(self, seat):
        self.seat = seat
        self.mode = 0

    def decide(self):
        return self.style + " " + self.weigh(self.seat)

    def weigh(self, worth):
        return "nothing of " + str(worth)
''',
    "bold.py": '''\
from table import base


class Bold(base.Player):
    style = "bold"

    def __init__(self, seat):
        super().__init__(seat)
        self.courage = 7

    def weigh(self, worth):
        self.courage += worth
        return "courage " + str(self.courage)
''',
    "stranger.py": '''\
class Stranger:
    def __init__(self, paper):
        self.paper = paper

    def decide(self):
        self.paper.write("a stranger; ")
        return "stranger"
''',
    "rules.py": '''\
from io import StringIO

from table.base import Player
from table.bold import Bold
from table.stranger import Stranger


def decide(players):
    """A function with a method's name."""
    return [player.decide() for player in players]


def play(first_seat=0):
    paper = StringIO()
    players = [Player(first_seat), Bold(seat_after(seat=first_seat)), Stranger(paper)]
    players[1].waiting = "waits"
    players[1].mode = 4
    seat, worth = players[1].seat, players[1].courage
    return decide(players), paper.getvalue(), seat, worth, players[1].waiting, players[1].mode, players[1].courage


def seat_after(seat):
    return seat + 1
''',
}

MAIN = """\
from table import bold, rules

player = bold.Bold(2)
player.style = "brave"
print(rules.play(5), player.decide(), player.courage)
"""


@pytest.fixture
def table(tmp_path):
    folder = tmp_path / "source" / "table"
    folder.mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_an_app_with_short_members_does_the_same(table, tmp_path):
    """A method overridden in another module, one that two classes have, what is stored from outside."""
    if vm.missing():
        pytest.skip(vm.missing())
    app = shrink.Shrunk([table])
    said = []
    for folder, texts, main in (("plain", None, MAIN), ("small", app.texts, app.fit(MAIN))):
        vm.compile_tree(table, tmp_path / folder, texts=texts)
        (tmp_path / "main.py").write_text(main, encoding="utf-8")
        said.append(vm.run(tmp_path / "main.py", path=[tmp_path / folder]))
    assert said[0] == said[1]
    assert "bold courage 13" in said[0] and "'waits', 4, 13) brave courage 9 9" in said[0]
    small = b"".join(path.read_bytes() for path in (tmp_path / "small").rglob("*.mpy"))
    for name in (b"decide", b"weigh", b"paper", b"courage\x00", b"waiting"):
        assert name not in small.replace(b"courage ", b""), name
    # Given by name in a call.
    assert b"seat" in small


def test_a_name_that_the_firmware_has_too_stays():
    names = short_names.short_names({
        "one": "import watchdog\nclass Session:\n    def __init__(self):\n        self.mode = self.level = 0\n        self.hidden = 1\n"
               "    def append(self, card):\n        self.width = card\n    def sort(self):\n        self.trumps = 1\n"
               "    def beat(self):\n        watchdog.rhythm()\n    def rhythm(self):\n        pass\n",
    })
    assert {"Session", "level", "trumps", "beat"} == set(names)


def test_modules_arguments_given_and_texts_keep_their_names():
    names = short_names.short_names({
        "cards": "class Card:\n    def cards(self):\n        self.rank = 1\n",
        "other": "from cards import Card\nclass Hand:\n    def show(self, large):\n        self.large = self.led = large\n"
                 "    def pick(self):\n        self.show(large=1)\n        return ('led', 'the rank of it')\n",
    }, kept=["pick"])
    assert set(names) == {"Card", "rank", "Hand", "show"}


def test_what_is_stored_from_outside_meets_nothing_of_the_class():
    """Its class may be any, in a file that does not say the name."""
    names = short_names.short_names({
        "one": "class One:\n" + "".join(f"    def way{number}(self):\n        pass\n" for number in range(9)),
        "two": "def mark(thing):\n    thing.marked = True\n    thing._seen = True\n",
    })
    ways = {names[f"way{number}"] for number in range(9)}
    assert len(ways) == 9 and names["marked"] not in ways and names["_seen"] not in ways


def test_a_program_keeps_what_it_looks_up_in_other_modules():
    text = "import simulated\nfrom one import app\nsimulated.press(app.press)\nsimulated.keys.press = app.press.keys\n"
    assert short_names.with_names_used(text, {"press": "_a"}, {"one"}) == (
        "import simulated\nfrom one import app\nsimulated.press(app._a)\nsimulated.keys.press = app._a.keys\n")


# Our own app --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def trees():
    return {shrink.module_of(path, tree): ast.parse(path.read_text(encoding="utf-8"))
            for tree in TREES for path in sorted(tree.rglob("*.py")) if not shrink.is_pc_only(path)}


def test_what_is_looked_up_is_ours_or_known(trees):
    """A name that none of our classes or modules gives a meaning is that of a builtin type, or of the
    firmware's: the list of these would not lack it where one of our classes has it too."""
    known = own_names.builtin_names() | firmware_names()
    for tree in trees.values():
        known |= own_names.defined_names(tree)
        known |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    looked_up = 0
    for module, tree in trees.items():
        roots = own_names.foreign_roots(tree, trees)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                # Pins and the like, in capitals: found by the module that they are looked up in.
                assert node.attr in known or node.attr.isupper() and own_names.root_of(node) in roots, (module, node.attr)
                looked_up += 1
    assert looked_up > 2000


def test_all_the_modules_of_the_firmware_that_the_app_imports_have_their_members_listed(trees):
    imported = set()
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module)
    imported = {name for name in imported if name.split(".")[0] not in ("engine", "handheld")}
    assert len(imported) > 15 and imported <= set(MEMBERS)


def test_the_firmware_s_names_are_as_displayio_has_them_here():
    import displayio

    for kind in (displayio.Bitmap, displayio.Group, displayio.Palette, displayio.TileGrid):
        names = {name for name in dir(kind) if not name.startswith("_")}
        assert names and names <= firmware_names() | own_names.builtin_names(), kind


def test_a_dual_use_of_the_app_s_own_stays(trees):
    """A session's mode and a watchdog's; what is hidden and shown; a session and the module of that name."""
    names = shrink.Shrunk(TREES)._names
    for name in ("mode", "timeout", "x", "y", "hidden", "value", "events", "width", "height", "bitmap", "fill", "dirty",
                 "session", "look", "statistics", "buttons", "scanner", "pick", "run"):
        assert name not in names, name
    for name in ("contract", "decision_seed", "player_to_act", "comparison_due", "card_grid", "has_battery"):
        assert name in names, name
    assert len(own_names.own_names(trees, ())) > 600


def test_the_app_stores_nothing_under_a_name_that_is_another_s(trees):
    """What one file stores from outside has a short name that no other name in any file has."""
    names = shrink.Shrunk(TREES)._names
    stored = set().union(*map(own_names.stored_elsewhere, trees.values())) & set(names)
    shorts = [short for name, short in names.items() if name not in stored]
    assert len(stored) > 30 and len({names[name] for name in stored}) == len(stored)
    assert not {names[name] for name in stored} & set(shorts)
