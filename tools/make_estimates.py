"""Find what a bot should declare: play deals, fit weights, fill the table the engine reads.

    python3 tools/make_estimates.py [--deals N]    write engine/flunk/bots/estimate_table.py

Each deal is played by `normal` bots in a contract drawn by its number, so the result follows
from N and from how they play, however many cores share the work. The deals are numbered from 100,001 on, away
from those that measure bots.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import endings
from tools.byte_text import literal_lines
from tools.least_squares import Fit

TABLE = ROOT / "engine" / "flunk" / "bots" / "estimate_table.py"
FIRST = 100_001
SIXTEENTHS = 16
STEPS = 28
STEP = 8
FEATURES = 15
GROUPS = 5


def play_deal(number):
    """(group, contract, features, tricks, score) of one deal in a drawn contract."""
    from engine import generator
    from engine.flunk import bots
    from engine.flunk.bots import declare
    from engine.flunk.deal import Deal
    from engine.view import View

    draw = generator.Generator(generator.scramble(number, 77))
    deal = Deal()
    deal.start(number)
    # A fifth of the deals each for the five groups of contracts.
    group = draw.below(GROUPS)
    suit = draw.below(4)
    if group == declare.DUMPS:
        contract = 70 + suit
    else:
        denomination = suit if group < declare.NO_TRUMP_HIGH else 4
        contract = denomination * 14 + draw.below(7) + (0 if group & 1 else 7)
    features = [0] * FEATURES
    declare.read_features(deal.play.holding, contract - 70 if contract >= 70 else contract // 14,
                          contract >= 70, features)
    deal.declare(contract)
    bot = bots.make("normal")
    view = View()
    while not deal.is_over():
        deal.look(view, deal.turn())
        deal.act(bots.decide(bot, view, number))
    return group, contract, features, deal.play.won, deal.score()


def fit(records, group):
    """Byte weights and start of a group: tricks in sixteenths, for a dump points."""
    if group == 4:
        chosen = records
        values = [score * 0.8 for _, _, _, _, score in chosen]
    else:
        # Contracts far out of reach are played oddly; fit on those that are often declared.
        middle = range(7, 11) if group % 2 == 0 else range(2, 7)
        chosen = [record for record in records if record[1] % 14 in middle]
        values = [tricks * SIXTEENTHS for _, _, _, tricks, _ in chosen]
    found = Fit(FEATURES + 1)
    for (_, _, features, _, _), value in zip(chosen, values):
        found.add(features + [1], value)
    weights = found.weights(1.0)
    rounded = [max(-128, min(127, round(weight))) for weight in weights[:FEATURES]]
    start = round(weights[FEATURES]) + (STEP * STEPS // 2 if group == 4 else 0)
    return rounded, start


def smoothed(cells, row, prior):
    """The mean around a row of the table, near rows counting more, few deals leaning on prior."""
    weight = 4.0
    total = weight * prior
    for distance, share in ((0, 1.0), (1, 0.5), (2, 0.2)):
        for other in {row - distance, row + distance}:
            if 0 <= other < STEPS:
                count, points = cells[other]
                weight += share * count
                total += share * points
    return total / weight


def columns(records, group, weights, start):
    """For each target (one for a dump) the worth at each step of strength, in points."""
    targets = 1 if group == 4 else 7
    cells = [[[0, 0.0] for _ in range(STEPS)] for _ in range(targets)]
    for _, contract, features, _, score in records:
        total = start + sum(f * w for f, w in zip(features, weights))
        row = max(0, min(STEPS - 1, total // STEP))
        cell = cells[0 if group == 4 else contract % 14 % 7][row]
        cell[0] += 1
        cell[1] += score
    return [[smoothed(column, row, -30.0) for row in range(STEPS)] for column in cells]


def byte(points):
    return max(0, min(255, round((points + 200) / 2)))


def module_text(fits, worths, deals):
    lines = [
        '"""How strong two open hands are and what each contract then brings.',
        "",
        f"Written by tools/make_estimates.py from {deals} deals, numbers {FIRST} on; do not edit.",
        '"""',
        "",
        f"STEPS = {STEPS}",
        f"STEP = {STEP}",
        f"STARTS = ({', '.join(str(start) for _, start in fits)})",
        "",
        "# Five rows of fifteen weights, each plus 128.",
        "WEIGHTS = (",
    ]
    lines += literal_lines([weight + 128 for weight in weights] for weights, _ in fits)
    lines += [")", "",
              "# Half the points, plus 100: rows of seven targets, a row a step of strength, for suit",
              "# High, suit Low, no trump High, no trump Low; then a single column for the dumps.",
              "WORTHS = ("]
    for group in range(4):
        lines += literal_lines(
            [byte(column[row]) for column in worths[group]] for row in range(STEPS))
    lines += literal_lines([[byte(points) for points in worths[4][0]]])
    lines.append(")")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Find what a bot should declare.")
    parser.add_argument("--deals", type=int, default=200_000)
    options = parser.parse_args()
    from tqdm import tqdm

    numbers = range(FIRST, FIRST + options.deals)
    with endings.workers() as pool:
        records = list(tqdm(pool.imap(play_deal, numbers, chunksize=200), total=options.deals,
                            disable=None))
    by_group = [[record for record in records if record[0] == group] for group in range(GROUPS)]
    fits = [fit(by_group[group], group) for group in range(GROUPS)]
    worths = [columns(by_group[group], group, *fits[group]) for group in range(GROUPS)]
    TABLE.write_text(module_text(fits, worths, options.deals))
    print(f"wrote {TABLE.name}: {GROUPS * FEATURES + STEPS * 29} bytes of tables")
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
