"""Let bots play Three-handed Bridge and say what each part of their skill is worth.

    python3 tools/bridge_arena.py --deals 500 --first 1 --level normal --against random

Every deal is played by the level in all seats and in everything, and again with one part left to
the other level: the dealer's make, the defenders' doubling, the dealer's redoubling, the play of
dealer's side, and that of the defenders. Told are the points by which the level fared better,
with the standard error of the differences. Points are those the dealer wins from each
opponent in the deal; what they do for a game is not counted.
"""

import argparse
import json
import math
import statistics
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from engine import pack
from engine.generator import SEED_LIMIT, scramble
from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, Deal
from engine.three_handed_bridge.view import BridgeView
from tools import endings, long_run

PARTS = {
    "declaring": "the dealer's make",
    "doubling": "the defenders' doubling",
    "redoubling": "the dealer's redoubling",
    "dealer": "the play of dealer's side",
    "defence": "the play of the defenders",
}
FOR_THE_DEFENDERS = ("doubling", "defence")


def part_of(deal):
    """Which of PARTS the decision that is due belongs to."""
    stage = deal.stage()
    if stage == DECLARING:
        return "declaring"
    if stage == DOUBLING:
        return "doubling" if deal.turn() & 1 else "redoubling"
    return "defence" if deal.turn() & 1 else "dealer"


def play_deal(number, level, seed, other=None, part=None):
    """The Deal of a number, played to its end by a level, but one part of it by another."""
    deal, view = Deal(), BridgeView()
    deal.start(number)
    bot, other_bot = bots.make(level), bots.make(other or level)
    deal_seed = scramble(seed, number & 0x7FFF)
    moment = 0
    while not deal.is_over():
        due = part_of(deal)
        deal.look(view, deal.turn())
        # An answer more must not change what chance does in the play.
        moment = moment + 1 if due not in ("dealer", "defence") else max(moment + 1, 16)
        deal.act(bots.decide(other_bot if due == part else bot, view, scramble(deal_seed, moment)))
    return deal


def won(deal):
    """What the dealer wins from each opponent in a deal."""
    below, above, against = deal.points()
    return below + above - against


def compare(job):
    """What the level gains by each part in a deal, and what became of the deal."""
    number, level, other, seed = job
    deal = play_deal(number, level, seed)
    found = {"won": won(deal), "made": deal.made(), "tricks": deal.play.won}
    for part in PARTS:
        without = won(play_deal(number, level, seed, other, part))
        found[part] = without - found["won"] if part in FOR_THE_DEFENDERS else found["won"] - without
    return found


def summary(results):
    """The figures of a run, as the JSON object has them."""
    figures = {"deals": len(results), "mean": round(statistics.fmean(each["won"] for each in results), 2),
               "passed": sum((each["made"] & 15) > 4 for each in results),
               "doubled": sum(each["made"] > 15 for each in results),
               "odd tricks": sum(each["tricks"] > 6 for each in results),
               "makes": [sum((each["made"] & 15) % 5 == made for each in results) for made in range(5)]}
    for part in PARTS:
        differences = [each[part] for each in results]
        error = statistics.stdev(differences) / math.sqrt(len(differences)) if len(differences) > 1 else 0.0
        figures[part] = {"better by": round(statistics.fmean(differences), 2), "stderr": round(error, 2)}
    return figures


def print_for_people(figures, options):
    print(f"deals {options.first} to {options.first + options.deals - 1}, {options.level} in everything: the dealer wins "
          f"{figures['mean']:.1f} points from each opponent in the mean, and has an odd trick in "
          f"{figures['odd tricks'] / figures['deals']:.0%}")
    told = ", ".join(f"{name} {number}" for name, number in
                     zip(("clubs", "diamonds", "hearts", "spades", "no trump"), figures["makes"]))
    print(f"made {told}; dummy {figures['passed']} of them; doubled {figures['doubled']}")
    for part, name in PARTS.items():
        figure = figures[part]
        error = figure["stderr"]
        by = f", {figure['better by'] / error:.1f} standard errors" if error else ""
        print(f"{name}: {figure['better by']:+.1f} ± {error:.1f} points better than {options.against}{by}")


def parse_arguments():
    parser = argparse.ArgumentParser(description="Let bots play Three-handed Bridge against each other.")
    parser.add_argument("--deals", type=int, default=500, help="how many deals (500)")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal (1)")
    parser.add_argument("--level", choices=bots.LEVELS, default="normal")
    parser.add_argument("--against", choices=bots.LEVELS, default="random")
    parser.add_argument("--seed", type=int, default=1, help="source of the bots' chance (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    long_run.add_options(parser)
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals is at least 1")
    if options.first < 1 or options.first + options.deals - 1 > pack.LARGEST_NUMBER:
        parser.error(f"deals are numbered from 1 to {pack.LARGEST_NUMBER}")
    if not 0 <= options.seed < SEED_LIMIT:
        parser.error(f"--seed is 0 to {SEED_LIMIT - 1}")
    return options


def main():
    options = parse_arguments()
    jobs = [(number, options.level, options.against, options.seed)
            for number in range(options.first, options.first + options.deals)]
    with long_run.Run(options) as run:
        figures = summary(list(run.results(compare, jobs)))
    if options.json:
        print(json.dumps(figures))
    else:
        print_for_people(figures, options)
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
