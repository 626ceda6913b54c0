"""One Player Short in the real MicroPython machine: the same sessions as here, in little memory."""

import pytest
from test_vm_engine import compiled, here, there  # noqa: F401

HEAP = "40kw"

PROGRAM = """\
from engine.one_player_short import bots, restore, snapshot
from engine.one_player_short.auction import CALLING
from engine.one_player_short.calls import PASS
from engine.one_player_short.session import SESSION_OVER, Session
from engine.one_player_short.view import AuctionView


def choose(bot, view, seed, long):
    # Long auctions take the pile to its end, which the level's own hardly ever do.
    if long and view.due == CALLING:
        if seed % 5 < 3 and view.calls.last_bid < 34:
            return view.calls.last_bid + 1
        return PASS
    return bots.decide(bot, view, seed)


def play(mode, level, number, seed, target, deals, second_chance, long):
    session = Session(mode, level, number, seed, target, deals, 0, second_chance)
    bot = bots.make(level)
    view = AuctionView()
    steps = 0
    while True:
        while not session.deal.is_over():
            session.look(view, session.deal.turn())
            session.act(choose(bot, view, session.decision_seed(), long))
            steps += 1
            if steps % 17 == 0:
                data = snapshot.save(session)
                print("at", session.deal.decisions, bytes(data).hex())
                # Every so often go on from the bytes instead.
                session = restore.load(data)
        index = session.index
        print("deal", session.deal.number, session.contracts[index], session.declarer_of(index), session.tricks[index],
              session.score_of(index), bytes(session.deal.play.cards).hex())
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    print("total", [session.total(player) for player in range(3)], session.winners())
    print("end", bytes(snapshot.save(session)).hex())


"""

SESSIONS = [
    "play(1, 'random', 1, 5, 0, 9, False, False)",
    "play(1, 'random', 999995, 1073741823, 0, 9, True, True)",
    "play(0, 'random', 4000, 77, 20, 9, False, True)",
    "play(1, 'normal', 700, 9, 0, 9, False, False)",
]


@pytest.mark.parametrize("session", SESSIONS)
def test_a_whole_session_is_the_same_there_as_here(compiled, tmp_path, session):  # noqa: F811
    program = tmp_path / "main.py"
    program.write_text(PROGRAM + session + "\n")
    said = there(compiled, program, heap=HEAP)
    assert said.splitlines() == here(program.read_text()).splitlines()
    kinds = [line.split()[0] for line in said.splitlines()]
    assert kinds.count("deal") == 9 and kinds.count("at") > 20 and kinds[-2:] == ["total", "end"]


def test_refusals_and_damaged_bytes_are_told_there_as_here(compiled, tmp_path):  # noqa: F811
    program = tmp_path / "main.py"
    program.write_text("""\
from engine.one_player_short import contracts, restore, snapshot
from engine.one_player_short.session import Session

session = Session(1, "random", 5, 1)


def tell(choices):
    for choice in choices:
        try:
            session.act(choice)
            print(choice, "was taken")
            return
        except ValueError as error:
            print(choice, error)


tell((-1, 36, 37, 255, 14))
tell(range(-1, 53))
tell((14, 13, 36))
tell((36, 37, 15))
tell((255, 52, 60))
for contract in range(70):
    print([contracts.score(contract, tricks) for tricks in range(14)])
data = snapshot.save(session)
for place in range(len(data)):
    spoilt = bytearray(data)
    spoilt[place] ^= 16
    try:
        restore.load(bytes(spoilt))
        print(place, "was taken")
    except ValueError as error:
        print(place, error)
""")
    assert there(compiled, program) == here(program.read_text())


def test_no_module_of_flunk_is_loaded(compiled, tmp_path):  # noqa: F811
    program = tmp_path / "main.py"
    program.write_text(PROGRAM + "play(1, 'normal', 1, 5, 0, 2, False, False)\n" + """\
import sys

print([name for name in sys.modules if name.startswith("engine.flunk")])
""")
    assert there(compiled, program).splitlines()[-1] == "[]"
