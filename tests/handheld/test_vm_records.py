"""The records of deals in the real MicroPython machine: as here, letter by letter, in little memory."""

import pytest
from test_vm_engine import compiled, here, there  # noqa: F401

HEAP = "40kw"

PROGRAM = """\
from {package} import bots, pbn_record
from {package}.session import Session
from {view} import {name} as SeatView

session = Session({settings})
bot = bots.make("random")
view = SeatView()
while True:
    while not session.deal.is_over():
        session.look(view, session.deal.turn())
        session.act(bots.decide(bot, view, session.decision_seed()))
    print(repr(pbn_record.record(session, ("You", "Ada", "Ben", "Dummy"), "?", "????.??.??")))
    if session.finished() == {deals}:
        break
    session.next_deal()
"""

GAMES = {
    "flunk": ("engine.view", "View", "1, 'random', 50, 3, 6", 6),
    "one_player_short": ("engine.one_player_short.view", "AuctionView", "1, 'random', 50, 3, 0, 9, 0, True", 6),
    "three_handed_bridge": ("engine.three_handed_bridge.view", "BridgeView", "1, 'random', 52, 3", 3),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_the_same_there_as_here(compiled, tmp_path, game):  # noqa: F811
    view, name, settings, deals = GAMES[game]
    program = tmp_path / "main.py"
    program.write_text(PROGRAM.format(package="engine." + game, view=view, name=name, settings=settings, deals=deals))
    said = there(compiled, program, heap=HEAP)
    assert said == here(program.read_text())
    assert said.count("[Event ") == deals and said.count("[Score ") >= deals // 2
