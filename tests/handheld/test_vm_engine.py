"""The compiled engine in the real MicroPython machine: the same sessions as here, in 44 KB."""

import contextlib
import io

import pytest
from sitting import ROOT

from tools import shrink, vm

HEAP = "44kw"
APP = shrink.Shrunk([ROOT / "engine"])

# Plays a session by bots in all seats and prints whatever there is to compare.
PROGRAM = """\
import gc
import sys

from engine.flunk import bots, restore, snapshot
from engine.flunk.comparison import Comparison
from engine.flunk.session import SESSION_OVER, Session
from engine.view import View


def use(bot, declares):
    # As on a board: one half of the bot in memory.
    bot.forget()
    for name in bots.PLAYING if declares else bots.DECLARING:
        if "." not in name:
            name = "engine.flunk.bots." + name
        if name in sys.modules:
            package, _, own = name.rpartition(".")
            del sys.modules[name]
            delattr(sys.modules[package], own)
    gc.collect()
    bot.prepare(declares)


def play(mode, level, number, seed, deals, seat_order=0, first_dealer=0):
    session = Session(mode, level, number, seed, deals, seat_order, first_dealer)
    bot = bots.make(level)
    view = View()
    while True:
        use(bot, True)
        while not session.deal.is_over():
            if session.deal.contract >= 0 and not session.deal.play.count:
                use(bot, False)
            session.look(view, session.deal.turn())
            session.act(bots.decide(bot, view, session.decision_seed()))
            if session.deal.play.count % 13 == 6:
                data = snapshot.save(session)
                print("at", session.deal.play.count, bytes(data).hex())
                # Every so often go on from the bytes instead.
                session = restore.load(data)
        due = session.comparison_due()
        declares = True
        if due >= 0:
            comparison = Comparison(session.number_of(due), bot, seed)
            use(bot, True)
            while not comparison.step():
                if comparison.deal.contract >= 0 and not comparison.deal.play.count and declares:
                    use(bot, False)
                    comparison.interrupt()
                declares = comparison.deal.contract < 0
            session.bot_scores[due] = comparison.score()
        index = session.index
        print("deal", session.deal.number, session.contracts[index], bytes(session.deal.play.cards).hex(),
              session.tricks[index], session.captured[index], session.score_of(index), session.bot_scores[index])
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    print("total", [session.total(player) for player in range(3)], session.bot_total(), session.winners())
    print("end", bytes(snapshot.save(session)).hex())


"""

SESSIONS = [
    "play(0, 'normal', 1, 5, 9)",
    "play(0, 'easy', 4000, 77, 9)",
    "play(0, 'random', 999995, 1073741823, 9)",
    "play(1, 'normal', 65535, 32768, 9, 0, 2)",
    "play(1, 'easy', 12, 0, 6, 1, 1)",
    "play(1, 'hard', 700, 9, 6)",
]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    if vm.missing():
        pytest.skip(vm.missing())
    folder = tmp_path_factory.mktemp("engine")
    vm.compile_tree(ROOT / "engine", folder, texts=APP.texts)
    return folder


def there(compiled, program, heap=HEAP):
    """What a program prints in MicroPython, with the engine as it is on a board."""
    fitting = program.with_name("fitting.py")
    fitting.write_text(APP.fit(program.read_text()))
    return vm.run(fitting, path=[compiled], heap=heap, folder=program.parent)


def here(program):
    """What the program prints in this Python."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(program, "program", "exec"), {"__name__": "__main__"})
    return out.getvalue()


@pytest.mark.parametrize("session", SESSIONS)
def test_a_whole_session_is_the_same_there_as_here(compiled, tmp_path, session):
    program = tmp_path / "main.py"
    program.write_text(PROGRAM + session + "\n")
    said = there(compiled, program)
    expected = here(program.read_text())
    assert said.splitlines() == expected.splitlines()
    kinds = [line.split()[0] for line in said.splitlines()]
    assert kinds.count("deal") in (6, 9) and kinds.count("at") == 4 * kinds.count("deal")
    assert kinds[-2:] == ["total", "end"]


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_the_reasons_of_bots_are_the_same_there_as_here(compiled, tmp_path, level):
    program = tmp_path / "main.py"
    program.write_text(PROGRAM + """\
from engine.flunk.bots import reasons
from engine.flunk.look_back import look_back

session = Session(1, "LEVEL", 51, 6, 3)
bot = bots.make("LEVEL")
view = View()
while not session.deal.is_over():
    session.look(view, session.deal.turn())
    session.act(bots.decide(bot, view, session.decision_seed()))
bot.forget()
gc.collect()
for place in range(-1, 52):
    seed = look_back(session, place, view)
    reason = reasons.explain("LEVEL", view, seed)
    assert reason.choice == (session.deal.play.cards[place] if place >= 0 else session.deal.contract)
    print(place, reason.how, reason.act, reason.wish, reason.grounds, reason.expected, reason.options, reason.worths,
          reason.worlds, reason.totals)
""".replace("LEVEL", level))
    # Both halves of a bot at once: nobody asks at the table.
    said = there(compiled, program, heap="80kw")
    assert said == here(program.read_text())
    assert len(said.splitlines()) == 53


def test_the_deals_and_the_table_are_the_same_there_as_here(compiled, tmp_path):
    program = tmp_path / "main.py"
    program.write_text("""\
from engine import pack
from engine.flunk import contracts
from engine.generator import Generator, scramble

for number in (1, 2, 77, 4095, 32768, 500000, 999999):
    print(number, bytes(pack.shuffled_pack(number)).hex())
generator = Generator(12345)
print([generator.below(limit) for limit in (1, 2, 3, 52, 1000, 32767, 32768) for _ in range(20)])
print([scramble(seed, key) for seed in (0, 1, 1073741823) for key in (0, 7, 32767)])
for contract in range(70):
    print([contracts.score(contract, tricks) for tricks in range(14)])
for captured in range(14):
    print([contracts.score(71, tricks, captured) for tricks in range(14) if 4 * tricks - 39 <= captured <= 4 * tricks])
""")
    assert there(compiled, program) == here(program.read_text())


def test_an_illegal_card_and_damaged_bytes_are_told_there_as_here(compiled, tmp_path):
    program = tmp_path / "main.py"
    program.write_text("""\
from engine.flunk import restore, snapshot
from engine.flunk.session import Session

session = Session(0, "normal", 5, 1, 3)
session.act(13)
for card in range(52):
    try:
        session.deal.play.check(session.deal.play.turn, card)
        print(card, "may be played")
    except ValueError as error:
        print(card, error)
data = snapshot.save(session)
for place in range(0, len(data), 3):
    spoilt = bytearray(data)
    spoilt[place] ^= 16
    try:
        restore.load(bytes(spoilt))
        print(place, "was taken")
    except ValueError as error:
        print(place, error)
""")
    assert there(compiled, program) == here(program.read_text())


BRIDGE = """\
import gc

from engine.three_handed_bridge import bots, pad, restore, snapshot
from engine.three_handed_bridge.session import DEAL_OVER, SESSION_OVER, Session
from engine.three_handed_bridge.view import BridgeView


def play(mode, level, number, seed, first_dealer=0):
    session = Session(mode, level, number, seed, first_dealer)
    bot = bots.make(level)
    view = BridgeView()
    while session.phase() != SESSION_OVER:
        if session.phase() == DEAL_OVER:
            print("deal", session.deal.number, bytes(session.deal.play.cards).hex(), session.deal.points(),
                  session.rubber.totals, session.rubber.parts, bytes(session.rubber.games).hex())
            session.next_deal()
        session.look(view, session.deal.turn())
        session.act(bots.decide(bot, view, session.decision_seed()))
        if session.deal.play.count % 13 == 6 or not session.deal.play.count:
            data = snapshot.save(session)
            print("at", session.phase(), session.deal.play.count, bytes(data).hex())
            # Every so often go on from the bytes instead.
            session = restore.load(data)
            gc.collect()
    print("total", session.rubber.totals, session.rubber.settlement(), session.winners())
    print("pad", [pad.column(session, player) for player in range(3)])


"""


@pytest.mark.parametrize("session", [
    pytest.param("play(0, 'random', 999995, 1073741823)", marks=pytest.mark.long),
    pytest.param("play(1, 'random', 65535, 32768, 2)", marks=pytest.mark.long),
    pytest.param("play(1, 'normal', 1, 5)", marks=pytest.mark.long),
    "play(0, 'normal', 4000, 77)",
])
def test_a_whole_rubber_of_three_handed_bridge_is_the_same_there_as_here(compiled, tmp_path, session):
    program = tmp_path / "main.py"
    program.write_text(BRIDGE + session + "\n")
    said = there(compiled, program)
    assert said.splitlines() == here(program.read_text()).splitlines()
    kinds = [line.split()[0] for line in said.splitlines()]
    assert kinds[-2:] == ["total", "pad"] and kinds.count("deal") > 0


def test_wrong_choices_and_damaged_bytes_of_three_handed_bridge_are_told_there_as_here(compiled, tmp_path):
    program = tmp_path / "main.py"
    program.write_text("""\
from engine.three_handed_bridge import restore, snapshot
from engine.three_handed_bridge.session import Session

session = Session(1, "random", 5, 1)
for right in (5, 0, 1, 0, -1):
    for choice in (-1, 2, 6, 52, 99):
        if choice != right:
            try:
                session.deal.act(choice)
                print(choice, "was done")
                session.deal.start(5)
            except ValueError as error:
                print(choice, error)
    if right >= 0:
        session.act(right)
data = snapshot.save(session)
for place in range(0, len(data)):
    spoilt = bytearray(data)
    spoilt[place] ^= 16
    try:
        restore.load(bytes(spoilt))
        print(place, "was taken")
    except ValueError as error:
        print(place, error)
""")
    assert there(compiled, program) == here(program.read_text())
