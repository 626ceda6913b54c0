"""Teach the bots of Three-handed Bridge what to declare, and when to double.

    python3 tools/teach_calls.py [--deals N]   writes engine/three_handed_bridge/bots/call_table.py

Each deal is played out by bots of level `normal` in all five denominations. What the dealer's side
took is fitted to the dealer's hand; with the numbers found so far he declares or passes, and what
his side took then is fitted to the hands that may double. Dealers seldom pass, so more
deals are looked through for those in which they do. The deals are numbered from
450,001 on, away from those that measure bots. With --keep FILE a run that was stopped goes on
from what it did, when the same command is given again.
"""

import argparse
import itertools
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import bridge_tables, endings, long_run
from tools.byte_text import literal_lines
from tools.least_squares import Fit

TABLE = ROOT / "engine" / "three_handed_bridge" / "bots" / "call_table.py"
FIRST = 450_001
FEWEST_TRUMPS = 3
"""A suit with fewer is never declared, and teaches nothing about those that are."""

LOOKED_THROUGH = 4
"""In how many times as many deals passes are looked for."""

SPREAD = 11
"""How many numbers of tricks about the expected one are thought of."""

TRICK = 1024
"""A trick in the weights of a hand."""


def play_in(number, denomination):
    """The tricks of the dealer's side in a denomination."""
    from engine.generator import scramble
    from engine.three_handed_bridge import bots
    from engine.three_handed_bridge.deal import Deal
    from engine.three_handed_bridge.view import BridgeView

    deal, view, bot = Deal(), BridgeView(), bots.make("normal")
    deal.start(number)
    for choice in (denomination, 0, 0):
        deal.act(choice)
    for moment in range(52):
        deal.look(view, deal.turn())
        deal.act(bots.decide(bot, view, scramble(number, moment)))
    return deal.play.won


def play_out(number):
    """The tricks of the dealer's side in each of the five denominations."""
    return [play_in(number, denomination) for denomination in range(5)]


def choice_of(number):
    """What the dealer chooses by the table as it is, 0..5."""
    from engine.three_handed_bridge import bots
    from engine.three_handed_bridge.deal import Deal
    from engine.three_handed_bridge.view import BridgeView

    deal, view = Deal(), BridgeView()
    deal.start(number)
    deal.look(view, 0)
    return bots.decide(bots.make("normal"), view, 0)


def passed_out(number):
    """The tricks of the dealer's side if he passes."""
    from engine.three_handed_bridge.forced_make import forced_make

    made, _ = forced_make(hands_of(number), 2)
    return play_in(number, made)


def hands_of(number):
    """The 16 masks of a deal."""
    from engine import pack

    holding = [0] * 16
    pack.deal(number, holding)
    return holding


class Hands:
    """Fits tricks to hands, row by row."""

    def __init__(self):
        from engine.three_handed_bridge.bots import hand

        self.hand = hand
        self.fits = [Fit(hand.FEATURES) for _ in range(hand.ROWS)]
        self.rows = [[] for _ in range(hand.ROWS)]

    def add(self, holding, seat, whose, denomination, tricks):
        """What the hand of a seat says of the tricks taken."""
        features = [0] * self.hand.FEATURES
        self.hand.read_hand(holding, seat, denomination, features)
        row = whose + (denomination == 4)
        self.fits[row].add(features, tricks)
        self.rows[row].append((features, tricks))

    def weights(self):
        """What was learned, in 1024ths; rows that nothing was learned of are 0."""
        return [[round(weight * TRICK) for weight in fit.weights(3.0)] if fit.rows else [0] * self.hand.FEATURES
                for fit in self.fits]

    def error(self, row):
        """The standard deviation of the tricks from what the weights say, or None."""
        if not self.rows[row]:
            return None
        weights = self.fits[row].weights(3.0)
        squares = sum((tricks - sum(w * f for w, f in zip(weights, features))) ** 2
                      for features, tricks in self.rows[row])
        return math.sqrt(squares / len(self.rows[row]))


def spread(deviation):
    """The chances of so many tricks more or fewer than expected, in 256ths, by a normal curve."""
    middle = SPREAD // 2
    raw = [math.exp(-((place - middle) ** 2) / (2 * deviation ** 2)) for place in range(SPREAD)]
    shares = [round(256 * each / sum(raw)) for each in raw]
    shares[middle] += 256 - sum(shares)
    return shares


def honours_held(times, honours):
    """What a hand with 0, 1, 2 ... of the honours should bring its side against the other, if each
    of the rest lies in any of the three other hands alike. times(one, other): what a side scores
    whose hands hold so many."""
    found = []
    for own in range(honours + 1):
        total = 0
        ways = list(itertools.product(range(3), repeat=honours - own))
        for way in ways:
            total += times(own, way.count(0)) - times(way.count(1), way.count(2))
        found.append(total / len(ways))
    return found


def trump_honours(one, other):
    """What trump honours pay at spades, where a trick is worth 2."""
    kind = {(0, 3): 1, (1, 2): 1, (1, 3): 2, (2, 2): 2, (2, 3): 3, (0, 4): 4, (1, 4): 5, (0, 5): 6}.get(
        tuple(sorted((one, other))), 0)
    return 2 * bridge_tables.TRUMP_HONOURS[kind]


def aces(one, other):
    """What aces pay at no trump."""
    kind = {(0, 3): 1, (1, 2): 1, (1, 3): 2, (2, 2): 2, (0, 4): 3}.get(tuple(sorted((one, other))), 0)
    return bridge_tables.ACES[kind]


def makes(numbers):
    """How often dummy makes a suit of which the dealer holds 0..13, and no trump if he has 0..4 aces."""
    from engine.three_handed_bridge.forced_make import forced_make

    suits = [[0, 0] for _ in range(14)]
    no_trump = [[0, 0] for _ in range(5)]
    for number in numbers:
        holding = hands_of(number)
        made, _ = forced_make(holding, 2)
        held = sum(holding[suit] >> 12 for suit in range(4))
        no_trump[held][0] += made == 4
        no_trump[held][1] += 1
        for suit in range(4):
            length = holding[suit].bit_count()
            suits[length][0] += made == suit
            suits[length][1] += 1
    return [[round(255 * yes / all_) if all_ else 0 for yes, all_ in rows] for rows in (suits, no_trump)]


def two_bytes(values):
    return b"".join((value + 32768).to_bytes(2, "little") for value in values)


def module_text(weights, chances, deviation, told):
    suits, no_trump = chances
    tables = (
        ("TRICKS", "Rows of engine.three_handed_bridge.bots.hand: 1024ths of a trick, plus 32768 in two bytes.",
         [two_bytes(row) for row in weights]),
        ("SPREAD", "Chances that tricks are 5 fewer to 5 more than expected, in 256ths.", [spread(deviation)]),
        ("SUIT_MAKES", "How often dummy makes a suit of which the dealer holds 0 to 13, in 255ths.",
         [[max(1, each) for each in suits]]),
        ("NO_TRUMP_MAKES", "How often dummy makes no trump if the dealer holds 0 to 4 aces.", [no_trump]),
        ("HONOURS_HELD", "256ths of a point plus 32768, for 0 to 5 honours in one hand at spades.",
         [two_bytes(round(256 * each) for each in honours_held(trump_honours, 5))]),
        ("ACES_HELD", "The same for 0 to 4 aces at no trump.",
         [two_bytes(round(256 * each) for each in honours_held(aces, 4))]),
    )
    lines = ['"""What bots of Three-handed Bridge know of hands; see hand.py and prospects.py.', "",
             f"Written by tools/teach_calls.py, {told}; do not edit.", '"""']
    for name, comment, rows in tables:
        lines += ["", "# " + comment, name + " = (", *literal_lines(rows), ")"]
    return "\n".join(lines) + "\n"


def teach_dealer(hands, deals):
    """The rows of the dealer's own hand. deals: {number: tricks in each denomination}."""
    from engine.three_handed_bridge.bots import hand
    from engine.three_handed_bridge.forced_make import forced_make

    for number, tricks in deals.items():
        holding = hands_of(number)
        for denomination in range(5):
            if denomination == 4 or holding[denomination].bit_count() >= FEWEST_TRUMPS:
                hands.add(holding, 0, hand.DECLARING, denomination, tricks[denomination])
        made, _ = forced_make(holding, 2)
        hands.add(holding, 0, hand.PASSING, made, tricks[made])


def teach_defenders(hands, deals, choices, passes):
    """The rows of those who may double. choices: {number: what the dealer chose}; passes: {number:
    tricks after he passed}."""
    from engine.three_handed_bridge.bots import hand
    from engine.three_handed_bridge.forced_make import forced_make

    for number, tricks in deals.items():
        choice = choices[number]
        if choice < 5:
            for seat in (1, 3):
                hands.add(hands_of(number), seat, hand.AGAINST_DEALER, choice, tricks[choice])
    for number, tricks in passes.items():
        holding = hands_of(number)
        made, _ = forced_make(holding, 2)
        hands.add(holding, 1, hand.AGAINST_DUMMY, made, tricks)
        hands.add(holding, 2, hand.DUMMYS, made, tricks)


def main():
    parser = argparse.ArgumentParser(description="Teach bots to declare and to double at Three-handed Bridge.")
    parser.add_argument("--deals", type=int, default=6000)
    long_run.add_options(parser)
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what is done in a file, and go on from there if it was stopped")
    options = parser.parse_args()
    numbers = range(FIRST, FIRST + options.deals)
    told = f"{options.deals} deals from number {FIRST} on"
    code = long_run.digest_of("engine", "tools/teach_calls.py", "tools/least_squares.py",
                              without=("engine/three_handed_bridge/bots/call_table.py",))
    kept = {"tool": "teach_calls", "deals": options.deals, "code": code}
    with long_run.Run(options, options.keep, kept) as run:
        hands = Hands()
        chances = makes(numbers)
        deals = dict(zip(numbers, run.results(play_out, numbers, name="played")))
        teach_dealer(hands, deals)
        deviation = hands.error(0)
        TABLE.write_text(module_text(hands.weights(), chances, deviation, told))
        # New processes, because they have to load the table.
        looked_at = range(FIRST, FIRST + LOOKED_THROUGH * options.deals)
        choices = dict(zip(looked_at, run.results(choice_of, looked_at, fresh=True, name="declared")))
        passed = [number for number in looked_at if choices[number] == 5]
        passes = dict(zip(passed, run.results(passed_out, passed, fresh=True, name="passed")))
        teach_defenders(hands, deals, choices, passes)
        TABLE.write_text(module_text(hands.weights(), chances, deviation, told))
    for row, fit in enumerate(hands.fits):
        print(f"row {row}: {fit.rows} hands, tricks are off by {hands.error(row):.2f}" if fit.rows
              else f"row {row}: nothing learned")
    print("wrote " + TABLE.name)
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
