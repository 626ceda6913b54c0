"""One Player Short in the real MicroPython machine: the same keys lead to the same session."""

import bookkeeping
import pytest
from short_sitting import SHORT
from simulated import boards
from sitting import ROOT
from test_vm_app import AFTER, built, run_here  # noqa: F401
from tools import vm
from tools.desktop.script import ScriptDriver

from engine.one_player_short import restore
from engine.one_player_short.session import SESSION_OVER

# What the app needs today, in KB of a 32-bit board; see vm.heap_bytes.
HEAP = {"pybadge": "90kw", "picosystem": "95kw"}

SCREENS = {"title", "help", "statistics", "one_player_short.learn", "one_player_short.new_game", "one_player_short.auction",
           "one_player_short.calls", "one_player_short.hint", "one_player_short.score_table", "one_player_short.score_sheet",
           "game_menu", "table", "one_player_short.deal_end", "review"}

# Through the title's screens; a hint, a bid, a card to lay, a hint for that; the list of calls and the table of scores.
BEGINNING = """\
wait 300
select right*3 b
a*2 b
down*2 a b
up*3 a
right*2 b
a
down right*2 left*2 up a
wait 300
start down a
wait 2500
a
wait 300
start down a
wait 2500
a
wait 3000
b b
start down*3 a b
down a b b
wait 300
"""
# On with whatever is due; the end of a deal is looked at now and then.
ON = ("a\nwait 1500\n" * 31 + "b\nb\nup\nb\n") * 4
ROUND = BEGINNING + ON * 3 + "start\nup\nwait 100\n"


@pytest.mark.parametrize("name, settings", [
    ("pybadge", {"FLUNK_LEVEL": "normal", "FLUNK_MODE": "solo"}),
    ("picosystem", {"FLUNK_LEVEL": "random", "FLUNK_MODE": "rubber", "FLUNK_SECOND_CHANCE": "on"}),
    ("picosystem", {"FLUNK_LEVEL": "normal", "FLUNK_MODE": "rubber", "FLUNK_LANGUAGE": "japanese"}),
])
def test_the_same_keys_lead_to_the_same_session(built, name, settings):  # noqa: F811
    settings = dict(SHORT, FLUNK_DEAL="5", FLUNK_TARGET="none", FLUNK_DEALS="12", **settings)
    board = boards.find(name)
    memory, opened = run_here(name, ScriptDriver(ROUND, board), settings)
    data = bookkeeping.session_in(memory)
    session = restore.load(data)
    print(session.finished(), sorted(each for each in opened if isinstance(each, str)))
    assert session.finished() >= 2 and session.phase() != SESSION_OVER
    assert SCREENS - {"review", "one_player_short.score_sheet"} <= opened
    there, drew, _ = vm.run_app(built(name), ROOT / "code.py", board, ROUND, heap=HEAP[name], settings=settings, after=AFTER).split()
    assert bytes.fromhex(there) == memory[:256]
    assert drew == "True"
