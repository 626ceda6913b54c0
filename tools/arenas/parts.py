"""What each part of a level's skill is worth, in games that are not only played but called.

Every deal is played by a level in all seats and in everything, and again with one part left to
another level. Told are the points by which the level fared better, with the standard error of the
differences.

A game's module in this package says:

DESCRIPTION, bots, new_view, start(number)   the game; start gives a Deal of that number
PARTS                    name of a part: words for it
FIRST_CARD               the moment of the first card; there are fewer decisions before it
plays(deal)              whether a card of the play is due
decide(deal, view, number, seed, bot_of)   the choice that is due; bot_of(part) is who decides it
worth(deal, part, number)   the points of a finished deal for those whose part it is
facts(deal)              what the figures of all deals are made of, as a dict
figures(results), told(figures, options)   of these facts: a dict; lines for people
"""

import argparse
import importlib
import json

from engine.generator import scramble
from tools import long_run
from tools.arenas import runs


def play_deal(game, number, level, seed, other=None, part=None):
    """The Deal of a number, played to its end by a level, but one part of it by another."""
    deal, view = game.start(number), game.new_view()
    bot, other_bot = game.bots.make(level), game.bots.make(other or level)
    deal_seed = scramble(seed, number & 0x7FFF)

    def bot_of(due):
        return other_bot if part is not None and due == part else bot

    before = 0
    while not deal.is_over():
        # A call more must not change what chance does in the play.
        before += 1
        moment = game.FIRST_CARD + deal.play.count if game.plays(deal) else before
        deal.look(view, deal.turn())
        deal.act(game.decide(deal, view, number, scramble(deal_seed, moment), bot_of))
    return deal


def compare(job):
    """What the level gains by each part in a deal, what became of the deal, and its record."""
    name, number, level, other, seed, with_pbn = job
    game = importlib.import_module("tools.arenas." + name)
    deal = play_deal(game, number, level, seed)
    found = {"facts": game.facts(deal), "record": ""}
    if with_pbn:
        from tools import pbn

        found["record"] = pbn.deal_text(deal)
    for part in game.PARTS:
        without = play_deal(game, number, level, seed, other, part)
        found[part] = game.worth(deal, part, number) - game.worth(without, part, number)
    return found


def summary(game, results):
    """The figures of a run, as the JSON object has them."""
    figures = {"deals": len(results), **game.figures([each["facts"] for each in results])}
    for part in game.PARTS:
        mean, error = runs.mean_and_error([each[part] for each in results], 2)
        figures[part] = {"better by": mean, "stderr": error}
    return figures


def print_for_people(game, figures, options):
    print(f"deals {options.first} to {options.first + options.deals - 1}, seed {options.seed}, {options.level} in everything:")
    for line in game.told(figures):
        print(line)
    for part, words in game.PARTS.items():
        better, error = figures[part]["better by"], figures[part]["stderr"]
        told = "" if error is None else f" ± {error:.2f}"
        by = f", {better / error:.1f} standard errors" if error else ""
        print(f"{words}: {better:+.2f}{told} points better than {options.against}{by}")


def main(name, arguments):
    """Measure the game of that name."""
    game = importlib.import_module("tools.arenas." + name)
    parser = argparse.ArgumentParser(description=game.DESCRIPTION)
    parser.add_argument("--level", choices=game.bots.LEVELS, default="normal", help="who plays (normal)")
    parser.add_argument("--against", choices=game.bots.LEVELS, default="random",
                        help="whom one part at a time is left to (random)")
    runs.add_options(parser)
    options = runs.parse(parser, arguments)
    jobs = [(name, number, options.level, options.against, options.seed, bool(options.pbn))
            for number in runs.numbers(options)]
    played = runs.what_is_played(options, game=name, level=options.level, against=options.against)
    with long_run.Run(options, options.keep, played) as run:
        results = list(run.results(compare, jobs))
    if not runs.write_records(options, [each["record"] for each in results]):
        return 1
    figures = summary(game, results)
    if options.json:
        print(json.dumps(figures))
    else:
        print_for_people(game, figures, options)
    return 0
