"""Three-handed Bridge, compiled, in the real MicroPython machine: the same keys lead to the same rubber."""

import pytest
from bookkeeping import session_in
from simulated import boards
from test_vm_app import AFTER, HEAP, built, run_here  # noqa: F401
from sitting import ROOT

from engine.three_handed_bridge import restore
from tools import vm
from tools.desktop.script import ScriptDriver

# Into what there is to read; a new game, with hints at every stage, through two deals; the pad, a deal
# looked at again, the statistics.
SCRIPT = """\
wait 300
up*2 a               # about
b
up a                 # help
right*13 b
up*2 a b             # statistics
up*2 a right*5 left b # learn
up a a               # a new game, with the first setting as it is
wait 300
a
right*2 left
start down a         # a hint
wait 1500
a
wait 2600
right left a
wait 2600
a*3
wait 1500
start down a         # another one
wait 3000
b
""" + "a\nwait 900\n" * 80 + """\
b
down up b            # the pad
start
up*3
b
""" + "a\nwait 900\n" * 70 + """\
start
up a                 # left
wait 100
"""

PLACES = ("three_handed_bridge.new_game", "three_handed_bridge.deal", "three_handed_bridge.declare", "three_handed_bridge.doubling",
          "three_handed_bridge.hint", "table", "three_handed_bridge.deal_end", "help", "statistics", "three_handed_bridge.learn", "about")


@pytest.mark.parametrize("name, settings", [
    ("pybadge", {"FLUNK_DEAL": "5"}),
    ("picosystem", {"FLUNK_DEAL": "80", "FLUNK_LEVEL": "random"}),
    ("picosystem", {"FLUNK_DEAL": "120", "FLUNK_LANGUAGE": "japanese"}),
])
def test_the_same_keys_lead_to_the_same_rubber(built, name, settings):  # noqa: F811
    settings = dict(settings, FLUNK_GAME="three_handed_bridge", FLUNK_MODE="rubber")
    here, opened = run_here(name, ScriptDriver(SCRIPT, boards.find(name)), settings)
    assert set(PLACES) <= opened, set(PLACES) - opened
    session = restore.load(session_in(here))
    assert session.finished() >= 1 and session.hints
    there, drew, _ = vm.run_app(built(name), ROOT / "code.py", boards.find(name), SCRIPT, heap=HEAP[name], settings=settings,
                                after=AFTER).split()
    assert bytes.fromhex(there) == here[:256] and drew == "True"


def test_a_rubber_ends_there_as_here(built):  # noqa: F811
    """Bots play it through: the settlement is on the screen, and the pad behind it."""
    settings = {"FLUNK_DEAL": "5", "FLUNK_GAME": "three_handed_bridge", "FLUNK_MODE": "rubber", "FLUNK_WATCH": "yes", "FLUNK_LEVEL": "random",
                "FLUNK_PAUSE": "quick", "FLUNK_SLEEP": "never", "FLUNK_DIM": "never"}
    script = "wait 300\nup\na\na\nwait 700000\nb\ndown*3\nup*9\nb\nwait 300\n"
    here, opened = run_here("picosystem", ScriptDriver(script, boards.find("picosystem")), settings)
    assert {"three_handed_bridge.rubber_end", "three_handed_bridge.pad"} <= opened
    there = vm.run_app(built("picosystem"), ROOT / "code.py", boards.find("picosystem"), script, heap=HEAP["picosystem"],
                       settings=settings, after=AFTER).split()[0]
    assert bytes.fromhex(there) == here[:256]
    assert restore.load(session_in(here)).rubber.winner >= 0
