"""The whole app, compiled, in the real MicroPython machine: the same keys lead to the same session."""


import bookkeeping
import pytest
import simulated
from simulated import boards
from simulated.keyscript import POLL_US, parse
from sitting import ROOT, hurry

from engine.flunk import restore, snapshot
from engine.flunk.pbn_record import game_text
from engine.flunk.session import SESSION_OVER
from engine.pbn import HEAD
from tools import vm
from tools.desktop.machine import Machine
from tools.desktop.script import ScriptDriver

# What the app needs today, in KB of a 32-bit board; see vm.heap_bytes. It is
# to become less, never more.
HEAP = {"pybadge": "90kw", "pygamer": "90kw", "picosystem": "95kw"}

SCREENS = ("title", "games", "learn", "lesson", "new_game", "settings_menu", "help", "about", "deal", "declare", "table", "game_menu", "hint",
           "score_sheet", "score_table", "statistics", "deal_end", "session_end", "review", "reason", "other_contracts")

# Through every screen; then a session of three deals to its end, and a look at the sheet.
ROUND = """\
wait 300
select right*7 left b
a a a*3              # a lesson, and some cards of it
wait 1500
a*6
wait 1500
a*6
start up*4 a b b     # its idea
start up a b         # left, back to the title
up*2 a b             # about
up*2 a               # settings: another pause, high contrast, larger signs, the keys' hand there and back
down right down left down right down right*2 b
up a                 # statistics, a reset that is thought better of
right start a b b
up a b               # the games
up*2 a               # new game
a
wait 1500
a
start down a         # a hint, if there is something to decide
wait 9000
start down a
wait 40
b                    # left, or done before
up*5 down*2 right*3 left
start up*3 a b b
start up*4 a right down b b
a
wait 1500
right*2 down up left
b b
a*20
start down a
wait 9000
select b
start up*5 a b b
"""
GO_ON = [("key", "a"), ("wait", 1300)]
# The last trick goes away by itself. Then the deal is looked at again, and the session is over.
LAST = """\
wait 6000
up a
wait 9000
right b
right*8 a
wait 9000
b
down a
wait 9000
b b
down*2 up a
a
wait 5000
b b
wait 300
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    if vm.missing():
        pytest.skip(vm.missing())
    made = {}

    def build(name):
        if name not in made:
            made[name] = vm.build_app(tmp_path_factory.mktemp(name), boards.find(name),
                                      [ROOT / "engine", ROOT / "lib" / "handheld"])
        return made[name]

    return build


class ToTheEnd(ScriptDriver):
    """Goes on after its script with A, until the session that the memory holds is over, and
    then with the last keys."""

    def poll(self):
        at_the_end = self._next == len(self.steps) and (self.clock_us + POLL_US) // 1000 >= self._ready_ms
        if at_the_end and not self._key and self.steps[-2:] != parse(LAST, simulated.board)[-2:]:
            session = session_in(simulated.nvm)
            over = session is not None and session.phase() == SESSION_OVER
            self.steps += parse(LAST, simulated.board) if over else GO_ON
            assert len(self.steps) < 2000, "the session does not end"
        super().poll()

    def text(self):
        """All that was pressed, as a script."""
        return "\n".join(value if kind == "key" else "%s %s" % (kind, value) for kind, value in self.steps)


def session_in(memory):
    """The session that a board's memory holds, or None."""
    data = bookkeeping.session_in(memory) if memory[:2] == b"FH" else b""
    return restore.load(data) if data else None


def run_here(name, driver, settings, memory=None):
    """The board's memory after the driver's keys, and the screens that were opened and the pairs of one
    that was followed by another, on this computer."""
    with Machine(name, driver, folder=ROOT, settings=settings, memory=memory) as machine:
        hurry(machine)
        from handheld.app import App

        opened, change = set(), App.change

        def note(app):
            opened.update((app._next[0], (app._name, app._next[0])))
            change(app)

        App.change = note
        assert machine.run() == 0
        return machine.nvm, opened


def memory_here(name, script, settings, memory=None):
    return run_here(name, ScriptDriver(script, boards.find(name)), settings, memory)[0]


AFTER = "print(bytes(simulated.nvm[:256]).hex(), simulated.display.refreshes > 100, simulated.nvm_writes)"


@pytest.mark.parametrize("name, settings", [
    ("pybadge", {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_MODE": "solo"}),
    ("pygamer", {"FLUNK_DEAL": "99", "FLUNK_DEALS": "3", "FLUNK_LEVEL": "easy", "FLUNK_MODE": "rubber"}),
    ("picosystem", {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_MODE": "rubber"}),
    ("picosystem", {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_MODE": "rubber", "FLUNK_LANGUAGE": "japanese"}),
    ("picosystem", {"FLUNK_DEAL": "17", "FLUNK_DEALS": "3", "FLUNK_MODE": "solo", "FLUNK_LEVEL": "random"}),
])
def test_the_same_keys_lead_to_the_same_session(built, name, settings):
    board = boards.find(name)
    driver = ToTheEnd(ROUND, board)
    memory, opened = run_here(name, driver, settings)
    assert set(SCREENS) <= opened, "the script does not open every screen"
    session = session_in(memory)
    assert session.finished() == 3 and session.comparison_due() < 0
    there, drew, writes = vm.run_app(
        built(name), ROOT / "code.py", board, driver.text(), heap=HEAP[name], settings=settings, after=AFTER).split()
    assert bytes.fromhex(there) == memory[:256]
    assert drew == "True" and 39 <= int(writes) <= 60


def test_a_saved_game_goes_on_there(built):
    """What one machine saved in the middle of a trick the other continues, and back."""
    settings = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
    to_the_table = "wait 300\nup\na\na\nwait 1000\na\na\nwait 1500\na*13\nstart\nup\na\nwait 100\n"
    memory = memory_here("pybadge", to_the_table, settings)
    before = "simulated.nvm[0:256] = bytes.fromhex('%s')" % memory[:256].hex()
    more = "wait 300\na\nwait 1500\na*20\nstart\nup\na\nwait 100\n"
    there = vm.run_app(built("pybadge"), ROOT / "code.py", boards.find("pybadge"), more, heap=HEAP["pybadge"],
                       settings=settings, before=before, after=AFTER).split()[0]
    here = memory_here("pybadge", more, settings, memory)
    assert bytes.fromhex(there) == here[:256] != memory[:256]
    assert session_in(here).deal.play.count > session_in(memory).deal.play.count


@pytest.mark.parametrize("name", ["pybadge", "picosystem"])
def test_tricks_are_looked_at_cards_taken_back_and_claims_made_there(built, name):
    """The same with a forced card played and the trumps on the left, in the same deal as here."""
    settings = {"FLUNK_DEAL": "7", "FLUNK_DEALS": "3", "FLUNK_LEVEL": "easy", "FLUNK_SORT": "trumps", "FLUNK_FORCED": "on"}
    script = "wait 300\nup\na\na\nwait 1000\na\na\nwait 1500\na\nwait 1500\na\nwait 200\nb\nleft\na\nstart\ndown\na\nwait 200\n"
    # The menu's third entry is a claim, but where a card can be taken back the second or third is that.
    script += "a\nwait 1500\na\nwait 1500\nstart\ndown*2\na\nwait 3000\na\nwait 500\n" * 26
    script += "start\nup\na\nwait 100\n"
    driver = ScriptDriver(script, boards.find(name))
    here, opened = run_here(name, driver, settings)
    session = session_in(here)
    assert {"tricks", ("claim", "table"), ("claim", "deal_end")} <= opened and session.taken_back and session.finished()
    there = vm.run_app(built(name), ROOT / "code.py", boards.find(name), script, heap=HEAP[name], settings=settings,
                       after=AFTER).split()[0]
    assert bytes.fromhex(there) == here[:256]


def test_watching_plays_a_session_by_itself_there(built):
    settings = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_WATCH": "yes"}
    script = "wait 300\nup\na\na\nwait 500000\n"
    there = vm.run_app(built("picosystem"), ROOT / "code.py", boards.find("picosystem"), script,
                       heap=HEAP["picosystem"], settings=settings, after=AFTER).split()[0]
    memory = memory_here("picosystem", script, settings)
    assert bytes.fromhex(there) == memory[:256]
    session = session_in(memory)
    assert session.finished() == 3 and session.comparison_due() < 0


def test_records_are_kept_there(built, tmp_path):
    """As this computer would keep them, byte for byte."""
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    settings = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_WATCH": "yes", "FLUNK_RECORDS": "on"}
    vm.run_app(built("picosystem"), ROOT / "code.py", boards.find("picosystem"), "wait 300\nup\na\na\nwait 500000\n", heap=HEAP["picosystem"],
               settings=settings, drive=tmp_path, before="simulated.drive_readonly = False")
    data = (tmp_path / "flunk.sav").read_bytes()
    session = restore.load(bookkeeping.session_in(data))
    assert session.finished() == 3
    names = ("You", "Ada", "Dummy", "Ben")
    last = HEAD + game_text(session.deal, 2, names, "Solo 3/3", "?", "????.??.??")
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == ["deal-00000%d.pbn" % number for number in (1, 2, 3)]
    assert (tmp_path / "records" / "deal-000003.pbn").read_bytes() == last.encode("latin-1")


@pytest.mark.parametrize("name, settings", [
    ("pybadge", {"FLUNK_KIOSK": "yes"}), ("picosystem", {"FLUNK_DEMO": "on", "FLUNK_SLEEP": "never"})])
def test_the_demo_has_room_there(built, name, settings):
    """From the title where a game is kept, deal after deal, and back into that game."""
    memory = memory_here(name, "wait 300\nup\na\na\nwait 1000\na\na\nwait 1500\na*13\nstart\nup\na\nwait 100\n", {"FLUNK_LEVEL": "hard", "FLUNK_DEAL": "5"})
    assert session_in(memory)
    before = "simulated.nvm[0:256] = bytes.fromhex('%s')" % memory[:256].hex()
    script = "wait 400000\na\nwait 300\na\nwait 3000\n"
    after = "print(simulated.display.refreshes, simulated.nvm_writes)"
    refreshes, writes = vm.run_app(built(name), ROOT / "code.py", boards.find(name), script, heap=HEAP[name], settings=settings,
                                   before=before, after=after).split()
    assert int(refreshes) > 100
    # In the kiosk a new game is dealt in the end; before that nothing is written.
    assert int(writes) <= 2


# The game in words, with a hint's bot beside it.
SERIAL_HEAP = "114kw"

TYPED = """
import builtins

typed = ["set", "statistics", "hint", "high 9 s"] + [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"] * 14
typed += ["why", "why 3", "tricks", "table", "help", "full", "score", "compact", "quit"]


def take(prompt):
    if not typed:
        raise EOFError
    return typed.pop(0)


builtins.input = take
"""


@pytest.mark.parametrize("name, settings, told_there", [
    ("pybadge", {}, ("Hint: ", "You: High 9 ♠", "Trick 3, ", "The game is kept")),
    ("picosystem", {}, ("Hint: ", "You: High 9 ♠", "Trick 3, ", "The game is kept")),
    ("pybadge", {"FLUNK_WORDS": "full"}, ("Hint: ", "You declare High 9 in spades.", "Trick 3, ", "The game is kept")),
    ("picosystem", {"FLUNK_WORDS": "full", "FLUNK_LANGUAGE": "japanese"}, ("ヒント: ", "あなたの宣言はスペードのハイ9です。", "ゲームを保存しました")),
])
def test_the_game_over_the_serial_line_has_room_there(built, name, settings, told_there):
    """A deal, with a hint and the reasons for it; what cannot be played is refused, and there is a lot of it."""
    told = vm.run_app(built(name), ROOT / "code.py", boards.find(name), "", heap=SERIAL_HEAP, before="exec(%r)" % TYPED,
                      settings=dict({"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_LEVEL": "hard", "FLUNK_CONSOLE": "yes"}, **settings))
    for text in told_there:
        assert text in told


def test_the_app_imports_only_what_the_boards_have():
    found = vm.imports([ROOT / "lib" / "handheld", ROOT / "engine", ROOT / "code.py", ROOT / "boot.py", ROOT / "safemode.py"])
    allowed = vm.BOARD_MODULES | {"engine", "handheld"}
    assert {name: places for name, places in found.items() if name not in allowed} == {}
