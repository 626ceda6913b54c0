"""Fit the network by which bots judge cards to the records of cards that were tried.

    python tools/fit_play.py RECORDS... FOLDER    started by tools/teach_play.py

Needs numpy, so it runs in an environment of its own. The network is described in
engine/flunk/bots/network.py. For each side one is fitted with Adam to what a card brought
more or less than the others of the same choice, in steps over choices shuffled with a fixed seed,
and then rounded to bytes.
"""

import os

# The same sums in the same order on any number of cores. Before numpy is imported.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import sys
from pathlib import Path

import numpy

sys.path.append(str(Path(__file__).resolve().parent.parent))

from engine.flunk.bots import network
from tools import play_records
from tools.byte_text import literal_lines

SUMS = 32
EPOCHS = 8
BATCH = 1024
"""Choices in a step."""
RATE = 0.002
UNIT = 10.0
"""Points are fitted in units of so many, which keeps the numbers near 1."""
FEATURES = network.CARD_FEATURES + network.POSITION_FEATURES
NAMES = ("declarer", "defender")


class Choices:
    """The cards of one side, choice by choice.

    features: array [card, FEATURES]; points: array [card], less the mean of the choice;
    starts: array [choice + 1], where the cards of each begin.
    """

    def __init__(self, records):
        moment = records["number"].astype(numpy.int64) << 6 | records["moment"]
        self.starts = numpy.r_[0, numpy.nonzero(numpy.diff(moment))[0] + 1, len(moment)]
        lengths = numpy.diff(self.starts)
        owner = numpy.repeat(numpy.arange(len(lengths)), lengths)
        points = records["points"].astype(numpy.float32)
        self.points = points - (numpy.bincount(owner, points) / lengths)[owner].astype(numpy.float32)
        self.features = records["features"].astype(numpy.float32)

    def take(self, chosen):
        """The places of the cards of some choices, and each card's place among these choices."""
        lengths = self.starts[chosen + 1] - self.starts[chosen]
        before = numpy.r_[0, numpy.cumsum(lengths)[:-1]]
        places = numpy.repeat(self.starts[chosen] - before, lengths) + numpy.arange(lengths.sum())
        return places, numpy.repeat(numpy.arange(len(chosen)), lengths), lengths


def less_mean(values, owner, lengths):
    return values - (numpy.bincount(owner, values) / lengths)[owner]


def fit(choices, progress):
    """The weights [FEATURES, SUMS], starts [SUMS] and worths [SUMS, points] of a network."""
    draw = numpy.random.default_rng(1)
    middle = choices.features.mean(0)
    spread = numpy.maximum(choices.features.std(0), 0.5)
    parts = [draw.normal(0, FEATURES ** -0.5, (FEATURES, SUMS)), draw.normal(0, 0.3, SUMS),
             draw.normal(0, SUMS ** -0.5, SUMS)]
    parts = [part.astype(numpy.float32) for part in parts]
    means = [numpy.zeros_like(part) for part in parts]
    squares = [numpy.zeros_like(part) for part in parts]
    choices_found = len(choices.starts) - 1
    steps = EPOCHS * -(-choices_found // BATCH)
    step = 0
    for _ in progress(range(EPOCHS)):
        order = draw.permutation(choices_found)
        for first in range(0, choices_found, BATCH):
            step += 1
            places, owner, lengths = choices.take(order[first:first + BATCH])
            described = (choices.features[places] - middle) / spread
            sums = described @ parts[0] + parts[1]
            passed = numpy.maximum(sums, 0)
            wrong = less_mean(passed @ parts[2] * UNIT, owner, lengths) - choices.points[places]
            slope = less_mean(wrong, owner, lengths) * 2 / len(wrong) * UNIT
            back = numpy.outer(slope, parts[2]) * (sums > 0)
            rate = RATE * 0.5 * (1 + numpy.cos(numpy.pi * step / steps))
            for place, gradient in enumerate((described.T @ back, back.sum(0), passed.T @ slope)):
                means[place] += 0.1 * (gradient - means[place])
                squares[place] += 0.01 * (gradient * gradient - squares[place])
                parts[place] -= (rate * means[place] / (1 - 0.9 ** step)
                                 / (numpy.sqrt(squares[place] / (1 - 0.99 ** step)) + 1e-6)).astype(numpy.float32)
    weights = parts[0] / spread[:, None]
    return weights, parts[1] - middle @ weights, parts[2] * UNIT


def rounded(weights, starts, worths):
    """The network in whole numbers: a dict of what a table module holds.

    Each sum has a scale of its own: what makes a sum larger makes its worth smaller.
    """
    top = numpy.maximum(abs(weights).max(0), abs(starts) * 127 / 32767)
    scale = 127 / top
    # What a sum may cost in points: the largest worth sets the scale of all.
    worths = worths / scale * (1 << network.SHIFT)
    point = 127 / abs(worths).max()
    return {
        "POINT": round(float(point)),
        "STARTS": numpy.rint(starts * scale).astype(int),
        "CARD": numpy.rint(weights * scale).astype(int).T[:, :network.CARD_FEATURES],
        "POSITION": numpy.rint(weights * scale).astype(int).T[:, network.CARD_FEATURES:],
        "WORTH": numpy.rint(worths * point).astype(int),
    }


def module_text(side, values, records):
    lines = [
        f'"""The numbers by which network.py judges cards for {NAMES[side]}s.' if side else
        '"""The numbers by which network.py judges cards for declarer\'s side.',
        "",
        f"Written by tools/teach_play.py from {len(records):,} cards tried; do not edit.",
        '"""',
        "",
        "# How much of a worth makes a point, in two bytes, the low one first.",
        "POINT = (",
        *literal_lines([[values["POINT"] & 255, values["POINT"] >> 8]]),
        ")",
        "",
        "# The sums to begin with, in two bytes, the low one first, plus 32768.",
        "STARTS = (",
        *literal_lines([[byte for value in values["STARTS"]
                         for byte in ((value + 32768) & 255, (value + 32768) >> 8)]]),
        ")",
        "",
        "# How much of each feature of a card goes into a sum, plus 128: a row a sum.",
        "CARD = (",
        *literal_lines(values["CARD"] + 128),
        ")",
        "",
        "# The same for the features of a position.",
        "POSITION = (",
        *literal_lines(values["POSITION"] + 128),
        ")",
        "",
        "# How much of each sum goes into the worth, plus 128.",
        "WORTH = (",
        *literal_lines([values["WORTH"] + 128]),
        ")",
    ]
    return "\n".join(lines) + "\n"


def main():
    *sources, folder = sys.argv[1:]
    records = numpy.concatenate([play_records.read(source) for source in sources])
    for side, name in enumerate(NAMES):
        def progress(epochs, name=name):
            for epoch in epochs:
                print(f"\rfitting for the {name}, round {epoch + 1} of {EPOCHS}", end="", file=sys.stderr, flush=True)
                yield epoch
            print(file=sys.stderr)

        mine = records[records["side"] == side]
        values = rounded(*fit(Choices(mine), progress))
        (Path(folder) / f"{name}_network.py").write_text(module_text(side, values, mine))


if __name__ == "__main__":
    main()
