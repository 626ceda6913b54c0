"""Let bots play deals against each other and say how the declarer fared.

    python3 tools/arena.py --deals 500 --first 1 --declarer normal --defenders normal

The declarer's level also names the contract. A deal's result depends on its number, the
levels and the seed alone, whoever shares the work. With --keep FILE a run that was stopped
goes on from what it did, when the same command is given again; with --cluster HOST:PORT the
workers of a Dask cluster play.

    python3 tools/arena.py --declarer normal --defenders normal --against easy normal

plays the same deals a second time, declared by easy and defended by normal, and says by how
much the declarer fared better the first time, with the standard error of the differences.
"""

import argparse
import json
import math
import statistics
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from engine import pack
from engine.flunk import bots, contracts
from engine.flunk.deal import Deal
from engine.generator import SEED_LIMIT, scramble
from engine.view import View
from tools import endings, long_run

KINDS = {contracts.HIGH: "high", contracts.LOW: "low", contracts.DUMP: "dump"}


DECISIONS = 53
"""In a deal: a contract, and 52 cards."""


STYLES = {"": 0, "bold": 1, "careful": -1}


def bot_of_style(name):
    """(bot, style) of a name such as "hard" or "hard:bold"."""
    level, _, style = name.partition(":")
    return bots.make(level), STYLES[style]


def level_name(text):
    """A name for bot_of_style, as an option has it."""
    level, colon, style = text.partition(":")
    if level not in bots.LEVELS or style not in STYLES or colon and not style:
        raise argparse.ArgumentTypeError(f"{text!r} is none of the levels {', '.join(bots.LEVELS)}, to any of which "
                                         "':bold' or ':careful' may be added")
    return text


def play_deal(number, declarer_level, defender_level, seed, decide=bots.decide):
    """The Deal of a number, played to its end by bots in all seats; a level may name a style."""
    deal = Deal()
    deal.start(number)
    (declarer, style), (defender, other_style) = bot_of_style(declarer_level), bot_of_style(defender_level)
    bot_of = (declarer, defender, declarer, defender)
    style_of = (style, other_style, style, other_style)
    open_hands = View()
    view_of = (open_hands, View(), open_hands, View())
    deal_seed = scramble(seed, number & 0x7FFF)
    for moment in range(DECISIONS):
        seat = deal.turn()
        deal.look(view_of[seat], seat)
        view_of[seat].style = style_of[seat]
        deal.act(decide(bot_of[seat], view_of[seat], scramble(deal_seed, moment)))
    return deal


def timed(times):
    """A bots.decide that adds the milliseconds of each decision to a list."""
    def decide(bot, view, seed):
        start = time.perf_counter()
        choice = bots.decide(bot, view, seed)
        times.append(round((time.perf_counter() - start) * 1000, 4))
        return choice

    return decide


def _worker(job):
    number, declarer, defenders, seed, with_pbn = job
    times = []
    deal = play_deal(number, declarer, defenders, seed, timed(times))
    text = ""
    if with_pbn:
        from tools import pbn

        text = pbn.deal_text(deal)
    return deal.contract, deal.play.won, deal.play.captured, deal.score(), times, text


def outcome(contract, won, captured):
    """'exact' (a dump: clean), 'failed' (short, or Low over; a dump: caught) or 'flunked'."""
    if contracts.kind_of(contract) == contracts.DUMP:
        return "failed" if captured else "exact"
    beyond = won - contracts.target_of(contract)
    if contracts.kind_of(contract) == contracts.LOW:
        beyond = -beyond
    return "exact" if not beyond else ("flunked" if beyond > 0 else "failed")


def summary(results):
    """The figures of a run, as the JSON object has them."""
    scores = [score for _, _, _, score, _, _ in results]
    outcomes = [outcome(*result[:3]) for result in results]
    times = sorted(each for result in results for each in result[4])
    figures = {
        "deals": len(results),
        "mean": round(statistics.fmean(scores), 3),
        "stderr": round(statistics.stdev(scores) / math.sqrt(len(scores)), 3)
        if len(scores) > 1 else None,
    }
    for name in ("exact", "failed", "flunked"):
        figures[name] = round(outcomes.count(name) / len(outcomes), 4)
    figures["by_kind"] = {}
    for kind, name in KINDS.items():
        chosen = [place for place, result in enumerate(results)
                  if contracts.kind_of(result[0]) == kind]
        figures["by_kind"][name] = {
            "deals": len(chosen),
            "mean": round(statistics.fmean(scores[i] for i in chosen), 3) if chosen else None,
            "exact": round(sum(outcomes[i] == "exact" for i in chosen) / len(chosen), 4)
            if chosen else None,
        }
    figures["decision_ms"] = {
        "median": round(statistics.median(times), 4),
        "p99": round(times[min(len(times) - 1, len(times) * 99 // 100)], 4),
        "worst": round(times[-1], 4),
    }
    return figures


def compare(results, others):
    """The figures of the first results against others of the same deals, in the same order."""
    differences = [one[3] - other[3] for one, other in zip(results, others, strict=True)]
    figures = {"mean": round(statistics.fmean(other[3] for other in others), 3),
               "difference": round(statistics.fmean(differences), 3), "stderr": None}
    if len(differences) > 1:
        figures["stderr"] = round(statistics.stdev(differences) / math.sqrt(len(differences)), 3)
    figures["better"] = sum(each > 0 for each in differences)
    figures["worse"] = sum(each < 0 for each in differences)
    return figures


def print_comparison(figures, options):
    print(f"against declarer {options.against[0]}, defenders {options.against[1]} on the same deals: "
          f"mean {figures['mean']:.1f}")
    error = figures["stderr"]
    told = f" ± {error:.1f}, {abs(figures['difference']) / error:.1f} standard errors" if error else ""
    print(f"the declarer's scores differ by {figures['difference']:+.1f}{told}; "
          f"{figures['better']} deals better, {figures['worse']} worse, "
          f"{options.deals - figures['better'] - figures['worse']} alike")


def print_for_people(figures, options):
    error = "" if figures["stderr"] is None else f" ± {figures['stderr']:.1f}"
    print(f"deals {options.first} to {options.first + options.deals - 1}: "
          f"declarer {options.declarer}, defenders {options.defenders}, seed {options.seed}")
    print(f"mean declarer score {figures['mean']:.1f}{error} (standard error of the mean)")
    print(f"exact {figures['exact']:.1%}, failed {figures['failed']:.1%}, "
          f"flunked {figures['flunked']:.1%}")
    for name, kind in figures["by_kind"].items():
        if kind["deals"]:
            print(f"  {name:4}  {kind['deals']:6} deals, mean {kind['mean']:6.1f}, "
                  f"exact {kind['exact']:.1%}")
    ms = figures["decision_ms"]
    print(f"a decision took {ms['median']} ms in the median, {ms['p99']} ms at 99 %, "
          f"{ms['worst']} ms at worst, on this machine")
    if options.against:
        print_comparison(figures["against"], options)


def parse_arguments():
    parser = argparse.ArgumentParser(description="Let bots play deals against each other.")
    parser.add_argument("--deals", type=int, default=500, help="how many deals (500)")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal (1)")
    parser.add_argument("--declarer", type=level_name, default="normal", metavar="LEVEL",
                        help="random, easy, normal, hard; normal:bold or normal:careful for a style")
    parser.add_argument("--defenders", type=level_name, default="normal", metavar="LEVEL")
    parser.add_argument("--against", nargs=2, type=level_name, metavar=("DECLARER", "DEFENDERS"),
                        help="compare with these levels on the same deals")
    parser.add_argument("--seed", type=int, default=1, help="source of the bots' chance (1)")
    long_run.add_options(parser)
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what is done in a file, and go on from there if it was stopped")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--pbn", metavar="FILE", help="write every deal to a PBN file")
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals is at least 1")
    if options.first < 1 or options.first + options.deals - 1 > pack.LARGEST_NUMBER:
        parser.error(f"deals are numbered from 1 to {pack.LARGEST_NUMBER}")
    if not 0 <= options.seed < SEED_LIMIT:
        parser.error(f"--seed is 0 to {SEED_LIMIT - 1}")
    return options


def play_all(run, declarer, defenders, options, with_pbn=False):
    """What became of every deal, in their order."""
    jobs = [(number, declarer, defenders, options.seed, with_pbn)
            for number in range(options.first, options.first + options.deals)]
    return list(run.results(_worker, jobs))


def what_is_played(options):
    """All that the results follow from, for a file of kept results."""
    return {"tool": "arena", "declarer": options.declarer, "defenders": options.defenders,
            "against": options.against, "first": options.first, "deals": options.deals, "seed": options.seed,
            "PBN": bool(options.pbn), "code": long_run.digest_of("engine", "tools/arena.py", "tools/pbn")}


def main():
    options = parse_arguments()
    with long_run.Run(options, options.keep, what_is_played(options)) as run:
        results = play_all(run, options.declarer, options.defenders, options, bool(options.pbn))
        others = play_all(run, *options.against, options) if options.against else []
    if options.pbn:
        try:
            from tools import pbn

            Path(options.pbn).write_text(pbn.file_text([result[5] for result in results]),
                                         encoding=pbn.ENCODING)
        except OSError as error:
            print(f"{options.pbn}: the deals could not be written: {error.strerror}",
                  file=sys.stderr)
            return 1
    figures = summary(results)
    if options.against:
        figures["against"] = compare(results, others)
    if options.json:
        print(json.dumps(figures))
    else:
        print_for_people(figures, options)
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
