"""Fit the network by which bots declare to the records of played deals.

    python tools/fit_estimates.py RECORDS DEALS TABLE    started by tools/make_estimates.py

Needs numpy, so it runs in an environment of its own. The network is described in
engine/flunk/bots/declare.py. It is fitted with Adam, by steps over samples drawn with a
fixed seed, and then rounded to bytes.
"""

import os

# The same sums in the same order on any number of cores. Before numpy is imported.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import sys
from pathlib import Path

import numpy

sys.path.append(str(Path(__file__).resolve().parent.parent))

from engine.flunk import contracts
from engine.flunk.bots import declare
from tools import estimate_records, make_estimates
from tools.byte_text import literal_lines

ROWS = 29
"""What a suit is told by: 26 cards and three counts of tricks."""
TRICK = 2.0
MARKS = 16
SUMS = 32
HEADS = 29
"""Points of 14 contracts with trumps, of 14 at no trump, of a dump."""
VIEWS = 9
"""Ways to look at two hands: four trump suits, no trump, four dump suits."""
EPOCHS = 40
BATCH = 512
RATE = 0.002
UNIT = 50.0
"""Points are fitted in units of so many, which keeps the numbers near 1."""
LIMIT = 0.6
"""The largest weight but for the points: a few large ones would leave the others too few of
the 255 steps of a byte."""
SUM_SHIFT = 8


def hands_of(numbers):
    """What the network is told of the declarer's and dummy's hands: array [deal, suit, ROWS],
    1 for each of the 26 cards held, then the tricks counted, in units of TRICK."""
    hands = numpy.zeros((len(numbers), 4, ROWS), numpy.float32)
    counted = {}
    tricks = bytearray(3)
    for row, number in enumerate(numbers):
        holding = make_estimates.cards_of(number)
        for suit in range(4):
            both = holding[suit] | holding[8 + suit] << 13
            for card in range(26):
                hands[row, suit, card] = both >> card & 1
            if both not in counted:
                declare.count_tricks(holding[suit], holding[8 + suit], tricks)
                counted[both] = [number / TRICK for number in tricks]
            hands[row, suit, 26:] = counted[both]
    return hands


def looks_of(hands):
    """Each deal seen in the nine ways, as arrays: the plain suits [deal * 9, 4, ROWS], which of
    the four count as plain [deal * 9, 4], and the special suit [deal * 9, 2 * ROWS], the first
    half for trumps and the second for a dump suit."""
    deals = len(hands)
    plain = numpy.repeat(hands[:, None], VIEWS, 1)
    counts = numpy.ones((deals, VIEWS, 4), numpy.float32)
    special = numpy.zeros((deals, VIEWS, 2 * ROWS), numpy.float32)
    for suit in range(4):
        counts[:, suit, suit] = counts[:, 5 + suit, suit] = 0
        special[:, suit, :ROWS] = special[:, 5 + suit, ROWS:] = hands[:, suit]
    rows = deals * VIEWS
    return plain.reshape(rows, 4, ROWS), counts.reshape(rows, 4), special.reshape(rows, 2 * ROWS)


def wanted_of(records):
    """What was scored: arrays [deal * 9, 29] of points in UNITs, and of 1 where they are known."""
    points = numpy.zeros((len(records), VIEWS, HEADS), numpy.float32)
    known = numpy.zeros((len(records), VIEWS, HEADS), numpy.float32)
    for row, (_, plays) in enumerate(records):
        for contract, tricks, captured in plays:
            if contract >= 70:
                view, head = contract - 65, 28
            else:
                view = contract // 14
                head = contract % 14 + (14 if view == 4 else 0)
            points[row, view, head] = contracts.score(contract, tricks, captured) / UNIT
            known[row, view, head] = 1
    rows = len(records) * VIEWS
    return points.reshape(rows, HEADS), known.reshape(rows, HEADS)


class Network:
    """The numbers of the network while they are learned, in `parts`, by name."""

    def __init__(self):
        self.draw = numpy.random.default_rng(1)
        self.parts = {
            "plain": self._random(ROWS, MARKS), "plain_start": self._even(MARKS),
            "special": self._random(2 * ROWS, MARKS), "special_start": self._even(MARKS),
            "sums": self._random(2 * MARKS, SUMS), "sums_start": self._even(SUMS),
            "points": self._random(SUMS, HEADS) * numpy.float32(0.3),
            "points_start": numpy.zeros(HEADS, numpy.float32),
        }
        self._slopes = {name: numpy.zeros_like(part) for name, part in self.parts.items()}
        self._squares = {name: numpy.zeros_like(part) for name, part in self.parts.items()}
        self._steps = 0

    def _random(self, rows, columns):
        return (self.draw.standard_normal((rows, columns)) / rows ** 0.5).astype(numpy.float32)

    def _even(self, size):
        return numpy.full(size, 0.1, numpy.float32)

    def forward(self, plain, counts, special):
        """Points of looks, and the marks and sums on the way to them."""
        parts = self.parts
        rows = len(plain)
        marks = numpy.maximum(plain.reshape(rows * 4, ROWS) @ parts["plain"] + parts["plain_start"], 0)
        marks = marks.reshape(rows, 4, MARKS) * counts[:, :, None]
        special_marks = numpy.maximum(special @ parts["special"] + parts["special_start"], 0)
        both = numpy.concatenate([marks.sum(1), special_marks], 1)
        sums = numpy.maximum(both @ parts["sums"] + parts["sums_start"], 0)
        return sums @ parts["points"] + parts["points_start"], marks, special_marks, both, sums

    def learn(self, looks, points, known, rate):
        """One step towards the points known of some looks."""
        plain, counts, special = looks
        parts = self.parts
        found, marks, special_marks, both, sums = self.forward(plain, counts, special)
        rows = len(plain)
        error = (found - points) * known * numpy.float32(1 / rows)
        slope_sums = (error @ parts["points"].T) * (sums > 0)
        slope_both = slope_sums @ parts["sums"].T
        slope_marks = (slope_both[:, None, :MARKS] * (marks > 0)).reshape(rows * 4, MARKS)
        slope_special = slope_both[:, MARKS:] * (special_marks > 0)
        self._follow({
            "points": sums.T @ error, "points_start": error.sum(0),
            "sums": both.T @ slope_sums, "sums_start": slope_sums.sum(0),
            "plain": plain.reshape(rows * 4, ROWS).T @ slope_marks, "plain_start": slope_marks.sum(0),
            "special": special.T @ slope_special, "special_start": slope_special.sum(0),
        }, rate)

    def _follow(self, slopes, rate):
        self._steps += 1
        for name, slope in slopes.items():
            self._slopes[name] += numpy.float32(0.1) * (slope - self._slopes[name])
            self._squares[name] += numpy.float32(0.001) * (slope * slope - self._squares[name])
            mean = self._slopes[name] / (1 - 0.9 ** self._steps)
            size = numpy.sqrt(self._squares[name] / (1 - 0.999 ** self._steps)) + 1e-8
            self.parts[name] -= (rate * mean / size).astype(numpy.float32)
        for name in ("plain", "special", "sums"):
            numpy.clip(self.parts[name], -LIMIT, LIMIT, out=self.parts[name])


def fit(records, progress):
    """The Network that comes nearest to the scores in the records."""
    plain, counts, special = looks_of(hands_of([number for number, _ in records]))
    points, known = wanted_of(records)
    network = Network()
    useful = numpy.flatnonzero(known.any(1))
    for epoch in progress(range(EPOCHS)):
        rate = RATE * (1.0 if epoch < EPOCHS * 0.5 else 0.3 if epoch < EPOCHS * 0.8 else 0.1)
        order = network.draw.permutation(useful)
        for start in range(0, len(order), BATCH):
            rows = order[start:start + BATCH]
            network.learn((plain[rows], counts[rows], special[rows]), points[rows], known[rows], rate)
    return network


def rounded(network):
    """The network in whole numbers: a dict of what estimate_table.py holds, tables as lists."""
    parts = {name: part.astype(numpy.float64) for name, part in network.parts.items()}
    largest = max(abs(parts["plain"]).max(), abs(parts["special"]).max())
    mark_scale = 127 / largest
    weight_scale = 127 / abs(parts["sums"]).max()
    sum_scale = mark_scale * weight_scale / (1 << SUM_SHIFT)
    # Points have to come out whole after a shift, so this scale is not free.
    shift = 0
    while (2 << shift) * UNIT / sum_scale * abs(parts["points"]).max() <= 127:
        shift += 1
    point_scale = (1 << shift) * UNIT / sum_scale

    def whole(name, scale):
        return numpy.rint(parts[name] * scale).astype(int)

    for name in ("plain", "special"):
        parts[name].reshape(-1, ROWS, MARKS)[:, 26:] /= TRICK
    special = whole("special", mark_scale)
    return {
        "SUM_SHIFT": SUM_SHIFT, "POINT_SHIFT": shift,
        "PLAIN_CARDS": whole("plain", mark_scale), "TRUMP_CARDS": special[:ROWS], "DUMP_CARDS": special[ROWS:],
        "START_PLAIN": whole("plain_start", mark_scale), "START_SPECIAL": whole("special_start", mark_scale),
        "SUM_WEIGHTS": whole("sums", weight_scale).T, "SUM_STARTS": whole("sums_start", sum_scale),
        "POINT_WEIGHTS": whole("points", point_scale).T,
        "POINT_STARTS": whole("points_start", sum_scale * point_scale),
    }


TABLES = (
    ("PLAIN_CARDS", "What a card adds to the marks of a plain suit, plus 128: a row a card, first of\n"
     "# the declarer's hand, then of dummy's, the two to the ace; then three rows, each for a\n"
     "# trick, as count_tricks counts."),
    ("TRUMP_CARDS", "The same for the trump suit."),
    ("DUMP_CARDS", "The same for the dump suit."),
    ("START_PLAIN", "The marks without a card, in two bytes, the low one first, plus 32768."),
    ("START_SPECIAL", "The same for trumps, the dump suit, and where there is neither."),
    ("SUM_WEIGHTS", "How much of each mark goes into a sum, plus 128: a row a sum, first for the marks\n"
     "# of the plain suits, then for those of trumps or the dump suit."),
    ("SUM_STARTS", "The sums without a mark, as START_PLAIN."),
    ("POINT_WEIGHTS", "How much of each sum goes into the points, plus 128: a row a contract, Low 0 to\n"
     "# High 13 with trumps, then at no trump, then the dump."),
    ("POINT_STARTS", "The points without a sum, as START_PLAIN."),
)


def module_text(values, deals, plays, first):
    lines = [
        '"""The numbers by which declare.py judges contracts.',
        "",
        f"Written by tools/make_estimates.py from {deals} deals, numbers {first} on, each played in "
        f"{plays}",
        'contracts; do not edit.',
        '"""',
        "",
        f"MARKS = {MARKS}",
        f"SUMS = {SUMS}",
        f"SUM_SHIFT = {values['SUM_SHIFT']}",
        f"POINT_SHIFT = {values['POINT_SHIFT']}",
    ]
    for name, meaning in TABLES:
        table = values[name]
        if table.ndim == 1:
            rows = [[byte for value in table for byte in ((value + 32768) & 255, (value + 32768) >> 8)]]
        else:
            rows = table + 128
        lines += ["", "# " + meaning, f"{name} = ("] + literal_lines(rows) + [")"]
    return "\n".join(lines) + "\n"


def main():
    source, deals, target = sys.argv[1:]
    records = estimate_records.read(source, int(deals))

    def progress(epochs):
        for epoch in epochs:
            print(f"\rfitting, round {epoch + 1} of {EPOCHS}", end="", file=sys.stderr, flush=True)
            yield epoch
        print(file=sys.stderr)

    values = rounded(fit(records, progress))
    Path(target).write_text(module_text(values, len(records), len(records[0][1]), records[0][0]))


if __name__ == "__main__":
    main()
