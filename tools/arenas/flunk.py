"""What the arena measures of Flunk: how the declarer fares.

The declarer's level also names the contract.

    python3 tools/arena.py --declarer normal --defenders normal --against easy normal

plays the same deals a second time, declared by easy and defended by normal, and says by how
much the declarer fared better the first time, with the standard error of the differences.
"""

import argparse
import json
import statistics
import time

from engine.flunk import bots, contracts
from engine.flunk.deal import Deal
from engine.generator import scramble
from engine.view import View
from tools import long_run
from tools.arenas import runs

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
    mean, error = runs.mean_and_error(scores, 3)
    figures = {"deals": len(results), "mean": mean, "stderr": error}
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
    difference, error = runs.mean_and_error(differences, 3)
    figures = {"mean": round(statistics.fmean(other[3] for other in others), 3),
               "difference": difference, "stderr": error}
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


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description="Let bots play deals of Flunk against each other.")
    parser.add_argument("--declarer", type=level_name, default="normal", metavar="LEVEL",
                        help="random, easy, normal, hard; normal:bold or normal:careful for a style")
    parser.add_argument("--defenders", type=level_name, default="normal", metavar="LEVEL")
    parser.add_argument("--against", nargs=2, type=level_name, metavar=("DECLARER", "DEFENDERS"),
                        help="compare with these levels on the same deals")
    runs.add_options(parser)
    return runs.parse(parser, arguments)


def play_all(run, declarer, defenders, options, with_pbn=False):
    """What became of every deal, in their order."""
    jobs = [(number, declarer, defenders, options.seed, with_pbn) for number in runs.numbers(options)]
    return list(run.results(_worker, jobs))


def main(arguments=None):
    """Measure."""
    options = parse_arguments(arguments)
    played = runs.what_is_played(options, declarer=options.declarer, defenders=options.defenders, against=options.against)
    with long_run.Run(options, options.keep, played) as run:
        results = play_all(run, options.declarer, options.defenders, options, bool(options.pbn))
        others = play_all(run, *options.against, options) if options.against else []
    if not runs.write_records(options, [result[5] for result in results]):
        return 1
    figures = summary(results)
    if options.against:
        figures["against"] = compare(results, others)
    if options.json:
        print(json.dumps(figures))
    else:
        print_for_people(figures, options)
    return 0
