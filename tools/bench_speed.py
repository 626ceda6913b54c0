"""How fast the bots would be on a board, and how fast the engine is on this computer.

The engine is compiled and run in the MicroPython VM here. The same small loops whose times on
an RP2040 are known are timed in that VM as well; their ratio turns the VM's microseconds into
the board's.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools import bench_keys, budgets, shrink, side_environment, vm

ROOT = Path(__file__).resolve().parent.parent

# How often, and how long each time, our deals and RLCard's are counted.
TURNS = 5
TURN_SECONDS = 2

# Microseconds on an RP2040 at 125 MHz under CircuitPython, measured on the board. All but the
# first are what the operation adds to a step of an empty loop.
BOARD_LOOPS = {
    "empty loop step": 3.1,
    "function call": 7.0,
    "method call": 10.8,
    "attribute": 1.6,
    "list item": 2.6,
    "bytes item": 2.3,
    "dict item": 3.5,
    "addition": 1.4,
}

_LOOPS = '''\
import time

def nothing():
    pass

class Thing:
    def __init__(self):
        self.a = 1
    def m(self):
        pass

def empty(n):
    for i in range(n):
        pass

def function_call(n):
    f = nothing
    for i in range(n):
        f()

def method_call(n):
    t = Thing()
    for i in range(n):
        t.m()

def attribute(n):
    t = Thing()
    for i in range(n):
        t.a

def list_item(n):
    l = [1, 2, 3]
    for i in range(n):
        l[1]

def bytes_item(n):
    b = b"abc"
    for i in range(n):
        b[1]

def dict_item(n):
    d = {"k": 1}
    for i in range(n):
        d["k"]

def addition(n):
    x = 0
    for i in range(n):
        x += 1

def microseconds(f):
    n = 20000
    best = 1 << 30
    for turn in range(5):
        start = time.ticks_us()
        f(n)
        best = min(best, time.ticks_diff(time.ticks_us(), start))
    return best / n

bare = microseconds(empty)
print("loop;empty loop step;%.5f" % bare)
for name, f in (("function call", function_call), ("method call", method_call),
                ("attribute", attribute), ("list item", list_item), ("bytes item", bytes_item),
                ("dict item", dict_item), ("addition", addition)):
    print("loop;%s;%.5f" % (name, microseconds(f) - bare))
'''

_DECISIONS = '''\
import gc, time
from engine.flunk import bots, contracts
from engine.flunk.deal import Deal
from engine.generator import scramble
from engine.view import View

def kind(deal):
    if deal.contract == contracts.NONE:
        return "declare"
    role = "defender" if deal.play.turn & 1 else "declarer"
    led = deal.play.led()
    if led < 0:
        return role + " leads"
    if deal.play.holding[deal.play.turn * 4 + led]:
        return role + " follows"
    return role + " discards"

def decide(deal, view, bot, number, least):
    # least: the microseconds of each slice, the shortest of the times it was measured.
    slices = 0
    before = time.ticks_us()
    deal.look(view, deal.turn())
    bot.start(view, scramble(number, deal.play.count))
    done = False
    while not done:
        done = bot.step()
        now = time.ticks_us()
        least[slices] = min(least[slices], time.ticks_diff(now, before))
        slices += 1
        before = time.ticks_us()
    return slices

def run(level, first, deals):
    bot = bots.make(level)
    view = View()
    deal = Deal()
    least = [0] * 1000
    for number in range(first, first + deals):
        deal.start(number)
        gc.collect()
        while not deal.is_over():
            # The same decision three times: what is longer than the shortest was not ours.
            for place in range(len(least)):
                least[place] = 1 << 29
            for turn in range(3):
                slices = decide(deal, view, bot, number, least)
            print("decision;%s;%d;%d" % (kind(deal), sum(least[:slices]), max(least[:slices])))
            deal.act(bot.choice)

run({level!r}, {first}, {deals})
'''

# The same in a session of any other game, in which a deal may see many decisions before the play.
_DECISIONS_IN_SESSION = '''\
import gc, time
from engine.{game} import bots
from engine.{game}.session import Session
from engine.{game}.view import {view} as View

def kind(session):
    if session.phase() < 1:
        return "declare"
    play = session.deal.play
    role = "defender" if play.turn & 1 else "declarer"
    led = play.led()
    if led < 0:
        return role + " leads"
    return role + (" follows" if play.holding[play.turn * 4 + led] else " discards")

def decide(session, view, bot, least):
    slices = 0
    before = time.ticks_us()
    session.look(view, session.deal.turn())
    bot.start(view, session.decision_seed())
    done = False
    while not done:
        done = bot.step()
        now = time.ticks_us()
        least[slices] = min(least[slices], time.ticks_diff(now, before))
        slices += 1
        before = time.ticks_us()
    return slices

def run(level, first, deals):
    bot = bots.make(level)
    view = View()
    least = [0] * 100
    for number in range(first, first + deals):
        session = Session(1, level, number, 1)
        gc.collect()
        while session.phase() < 2:
            for place in range(len(least)):
                least[place] = 1 << 29
            for turn in range(3):
                slices = decide(session, view, bot, least)
            print("decision;%s;%d;%d" % (kind(session), sum(least[:slices]), max(least[:slices])))
            session.act(bot.choice)

run({level!r}, {first}, {deals})
'''

_VIEWS = {"one_player_short": "AuctionView", "three_handed_bridge": "BridgeView"}

# The levels that think.
LEVELS = {"flunk": ("easy", "normal", "hard"), "one_player_short": ("normal",), "three_handed_bridge": ("normal",)}


def run_in_vm(folder, name, text):
    program = folder / name
    program.write_text(text, encoding="utf-8")
    return [line.split(";") for line in
            vm.run(program, path=[folder], heap="256kw", timeout=1800).splitlines()]


def board_factor(folder):
    """Board time over VM time: the median over the loops, and the loops for the table."""
    lines = run_in_vm(folder, "loops.py", _LOOPS)
    ratios = {name: BOARD_LOOPS[name] / max(float(value), 1e-5) for _, name, value in lines}
    return statistics.median(ratios.values()), {name: float(value) for _, name, value in lines}


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


def measure_level(folder, level, first, deals, factor, game="flunk"):
    """{kind: (number, median, p99, worst, longest slice)} in projected board milliseconds,
    with "a card" for all cards together."""
    text = (_DECISIONS if game == "flunk" else _DECISIONS_IN_SESSION).format(
        level=level, first=first, deals=deals, game=game, view=_VIEWS.get(game))
    text = shrink.Shrunk([ROOT / "engine"]).fit(text)
    kinds = {}
    for _, name, total, longest in run_in_vm(folder, f"decisions_{level}.py", text):
        pair = (int(total) * factor / 1000, int(longest) * factor / 1000)
        kinds.setdefault(name, []).append(pair)
        if name != "declare":
            kinds.setdefault("a card", []).append(pair)
    return {
        name: (len(pairs), statistics.median(p[0] for p in pairs),
               percentile([p[0] for p in pairs], 0.99), max(p[0] for p in pairs),
               max(p[1] for p in pairs))
        for name, pairs in sorted(kinds.items())
    }


def broken_budgets(level, kinds):
    """A sentence for each budget of budgets.SPEED that the level passes."""
    broken = []
    for (name, kind, figure), limit in budgets.SPEED.items():
        if name == level and kind in kinds:
            value = kinds[kind][("number", "median", "p99", "worst", "slice").index(figure)]
            if value > limit:
                broken.append(f"{level}, {kind}: {figure} {value:.0f} ms is over {limit} ms")
    return broken


def cpython_deals_per_second(seconds):
    """Whole random deals a second of processor time on this computer, in one process."""
    from tools.arenas.flunk import play_deal

    start = time.process_time()
    deals = 0
    while time.process_time() - start < seconds:
        deals += 1
        play_deal(deals, "random", "random", 1)
    return deals / (time.process_time() - start)


def rlcard_deals_per_second(python, seconds):
    """The same for RLCard's bridge, run by the Python of its own environment; None, after
    saying why, if it does not run."""
    done = subprocess.run([python, str(ROOT / "tools" / "bench_rlcard.py"), str(seconds)],
                          capture_output=True, text=True)
    if done.returncode:
        print("RLCard does not run here: " + done.stderr.strip().splitlines()[-1])
        return None
    return json.loads(done.stdout)["deals_per_second"]


def report_keys(options):
    """Print the table of the keys; the sentences about broken budgets."""
    reason = vm.missing()
    if reason:
        print(reason)
        return []
    with tempfile.TemporaryDirectory() as name:
        factor, _ = board_factor(Path(name))
    return bench_keys.report(factor, options.language)


def report(options):
    """Print the tables; the sentences about broken budgets."""
    reason = vm.missing()
    if reason:
        print(reason)
        return []
    broken = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        vm.compile_tree(ROOT / "engine", folder, texts=shrink.Shrunk([ROOT / "engine"]).texts)
        factor, loops = board_factor(folder)
        print(f"This VM is {factor:.0f} times as fast as an RP2040 at 125 MHz, by the median of:")
        for loop, value in loops.items():
            print(f"  {loop:16} {value * 1000:8.1f} ns here, {BOARD_LOOPS[loop]:5.1f} µs there, "
                  f"{BOARD_LOOPS[loop] / max(value, 1e-5):5.0f}")
        for level in options.levels or LEVELS[options.game]:
            kinds = measure_level(folder, level, options.first, options.deals, factor, options.game)
            print(f"\n{options.game}, level {level}, deals {options.first} to "
                  f"{options.first + options.deals - 1}, projected to the RP2040, milliseconds")
            print(f"  {'':18}{'number':>8}{'median':>8}{'p99':>8}{'worst':>8}{'slice':>8}")
            for kind, figures in kinds.items():
                print(f"  {kind:18}" + "".join(f"{figure:8.0f}" for figure in figures))
            broken += broken_budgets(level, kinds)
    if options.game != "flunk":
        return broken
    broken += bench_keys.report(factor, "english")
    return broken + compare_throughput()


def compare_throughput():
    """Let ours and RLCard play in turn, so that whatever else the machine does weighs on both,
    and print medians; a sentence if ours fall short of their budget."""
    python = side_environment.python_with("rlcard")
    ours, theirs = [], []
    for _ in range(TURNS):
        ours.append(cpython_deals_per_second(TURN_SECONDS))
        each = rlcard_deals_per_second(python, TURN_SECONDS) if python else None
        if each is None:
            python = None
        else:
            theirs.append(each)
    print(f"\nCPython, one process, deals a second of processor time: the median of {TURNS} turns "
          f"of {TURN_SECONDS} s (least to most)")
    print("  ours, random legal cards              " + spread(ours, ".0f"))
    if python is None:
        return []
    times = [our / their for our, their in zip(ours, theirs)]
    print("  RLCard's bridge, random legal actions " + spread(theirs, ".0f"))
    print("  how many times as many ours are       " + spread(times, ".1f"))
    if statistics.median(times) < budgets.THROUGHPUT:
        return [f"{statistics.median(times):.1f} times RLCard's deals a second are less than "
                f"{budgets.THROUGHPUT} times"]
    return []


def spread(values, form):
    """The median of some values, and the least and the most of them."""
    return (f"{statistics.median(values):{form}} "
            f"({min(values):{form}} to {max(values):{form}})")
