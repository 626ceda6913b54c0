"""Teach which card takes the most tricks, from deals played out.

    python3 tools/teach_tricks.py [--rounds N] [--deals N]   writes engine/trick_weights.py

At some moments of a deal every legal card is tried, the deal is played out, and the differences in
tricks are fitted. The first round is played by chance, each later one by the mean of the
two rounds before it: two sides that each learn only what beats the other's latest habits would
go in circles. The deals are numbered from 400,001 on, other ones in each round. With --keep FILE a
run that was stopped goes on from what it did, when the same command is given again.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import endings, long_run
from tools.byte_text import literal_lines
from tools.least_squares import Fit

WEIGHTS = ROOT / "engine" / "trick_weights.py"
FIRST = 400_001
MOMENTS = 5
"""How many moments of each deal are looked at."""

NOT_LEARNED = 128
"""The byte of a weight of 0."""


def copy_play(play, into):
    """Make `into` the same Play."""
    into.holding[:] = play.holding
    into.cards[:] = play.cards
    into.leaders[:] = play.leaders
    into.left[:] = play.left
    into.void[:] = play.void
    into.unplayed[:] = play.unplayed
    for name in ("trump", "dump_suit", "count", "won", "captured", "turn"):
        setattr(into, name, getattr(play, name))


class Table:
    """A play with its views: dummy is seen from the opening lead on."""

    def __init__(self):
        from engine.three_handed_bridge.deal import Deal
        from engine.three_handed_bridge.view import BridgeView
        from engine.trick_judge import TrickJudge

        self.deal = Deal()
        self.view = BridgeView()
        self.judge = TrickJudge()
        self.legal = bytearray(13)

    def start(self, number, trump):
        """Deal a number, with trumps declared and not doubled."""
        self.deal.start(number)
        for choice in (trump, 0, 0):
            self.deal.act(choice)

    def look(self):
        """The legal cards of the seat on turn, whose view is filled."""
        self.deal.look(self.view, self.deal.turn())
        return bytes(self.legal[:self.view.legal(self.legal)])

    def choose(self, draw):
        """A card by its worth; what is worth alike, by chance."""
        cards = self.look()
        if len(cards) == 1:
            return cards[0]
        return max((self.judge.worth(self.view, card) * 64 + draw.below(64), card) for card in cards)[1]

    def play_out(self, draw):
        """Play to the end; the tricks of the dealer's side."""
        while not self.deal.is_over():
            self.deal.act(self.choose(draw))
        return self.deal.play.won


def study_deal(number):
    """What one deal teaches: rows of (context, features less the mean of the choice, tricks less
    the mean of the choice)."""
    from engine.generator import Generator, scramble
    from engine.trick_judge import FEATURES, context_of, read_card

    draw = Generator(scramble(number, 99))
    table, trial = Table(), Table()
    table.start(number, draw.below(5))
    trial.start(number, 0)
    moments = {draw.below(48) for _ in range(MOMENTS)} | ({0} if not draw.below(3) else set())
    rows = []
    while not table.deal.is_over():
        if table.deal.play.count in moments:
            cards = table.look()
            if len(cards) > 1:
                sign = -1 if table.deal.turn() & 1 else 1
                described, tricks = [], []
                for card in cards:
                    features = [0] * FEATURES
                    read_card(table.view, card, features)
                    described.append(features)
                    trial.deal.contract = table.deal.contract
                    copy_play(table.deal.play, trial.deal.play)
                    trial.deal.act(card)
                    tricks.append(sign * trial.play_out(draw))
                context = context_of(table.view, cards[0])
                mean = [sum(column) / len(cards) for column in zip(*described)]
                average = sum(tricks) / len(tricks)
                rows += [(context, [f - m for f, m in zip(row, mean)], trick - average)
                         for row, trick in zip(described, tricks)]
        table.deal.act(table.choose(draw))
    return rows


def learn(studied):
    """The weights of a round, in their proportions, of length 1 a row."""
    from engine.trick_judge import CONTEXTS, FEATURES

    fits = [Fit(FEATURES) for _ in range(CONTEXTS)]
    for rows in studied:
        for context, features, value in rows:
            fits[context].add(features, value)
    learned = []
    for fit in fits:
        weights = fit.weights(50.0)
        length = sum(weight * weight for weight in weights) ** 0.5 or 1.0
        learned.append([weight / length for weight in weights])
    return learned


def module_text(rows, told):
    """What trick_weights.py is to hold; rows of weights, or none at all."""
    lines = []
    for row in rows:
        top = max(abs(weight) for weight in row) or 1.0
        lines.append([NOT_LEARNED + round(weight * 127 / top) for weight in row])
    return "\n".join(['"""Weights for players who want every trick; see trick_judge.py.', "",
                      f"Written by tools/teach_tricks.py, {told}; do not edit.", '"""', "",
                      "# Each weight plus 128.", "WORTH = (", *literal_lines(lines), ")"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Teach which card takes the most tricks.")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--deals", type=int, default=4000, help="deals in each round")
    long_run.add_options(parser)
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what is done in a file, and go on from there if it was stopped")
    options = parser.parse_args()
    told = f"{options.rounds} rounds of {options.deals} deals"
    code = long_run.digest_of("engine", "tools/teach_tricks.py", "tools/least_squares.py",
                              without=("engine/trick_weights.py",))
    kept = {"tool": "teach_tricks", "rounds": options.rounds, "deals": options.deals, "code": code}
    rounds = []
    with long_run.Run(options, options.keep, kept) as run:
        WEIGHTS.write_text(module_text([[0.0] * 19] * 32, told))
        for turn in range(options.rounds):
            first = FIRST + turn * options.deals
            # New processes in each round, because they have to load the new weights.
            rounds.append(learn(run.results(study_deal, range(first, first + options.deals), fresh=True,
                                            name=f"round {turn + 1}")))
            # What was learned of players who play by chance is forgotten first.
            latest = rounds[-2:] if turn > 1 else rounds[-1:]
            mean = [[sum(column) / len(latest) for column in zip(*rows)] for rows in zip(*latest)]
            WEIGHTS.write_text(module_text(mean, told))
    print("wrote " + WEIGHTS.name)
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
