"""Teach the heuristic bots which card to play in High and Low, from deals they play out.

    python3 tools/tune_bots.py [--rounds N] [--deals N]   writes engine/flunk/bots/..._weights.py

Two things are learned in every round. What cards bring if nobody steers: from a moment of a
deal everybody goes on to take tricks, then everybody to lose them, and the mean of the two is
fitted from each seat's view. What a card is worth: at a moment of a deal every legal card is
tried and the deal played out by bots, and the differences in score are fitted. A round is
played with the mean of the rounds before it: two sides that each learn only what beats the
other's latest habits would go in circles.

The deals are numbered from 200,001 on, other ones in each round, away from those that
measure bots. The bots begin with the weights that are there; from these and the options the
result follows, whoever shares the work. With --keep FILE a run that was stopped goes on from
what it did, with the weights it began with, when the same command is given again.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import endings, long_run
from tools.byte_text import literal_lines
from tools.least_squares import Fit

BOTS = ROOT / "engine" / "flunk" / "bots"
FILES = ("natural_weights.py", "play_weights.py")
FIRST = 200_001
MOMENTS = 4
"""How many moments of each deal are looked at."""


def plain_bot():
    """A normal bot without its search, which would only slow the playing out."""
    from engine.flunk.bots import normal

    class Plain(normal.NormalPlayer):
        def _way_to_judge(self, view):
            return normal._DUMP if view.dump_suit < 4 else normal._SUM

    return Plain(0)


def steered_bot(wish):
    """A plain bot that always wants what it is told."""
    bot = plain_bot()
    from engine.flunk.bots.card_worth import Judge

    judge = Judge()
    judge._aim = lambda view: wish
    bot._new_judge = lambda judging: judge
    return bot


def copy_deal(deal, into):
    """Make `into` the same deal at the same moment."""
    into.number = deal.number
    into.contract = deal.contract
    there, here = into.play, deal.play
    there.holding[:] = here.holding
    there.cards[:] = here.cards
    there.leaders[:] = here.leaders
    there.left[:] = here.left
    there.void[:] = here.void
    there.unplayed[:] = here.unplayed
    for name in ("trump", "dump_suit", "count", "won", "captured", "turn"):
        setattr(there, name, getattr(here, name))


def play_on(deal, bot, view, seed):
    """Play a deal to its end by one bot in all seats."""
    from engine.flunk import bots

    while not deal.is_over():
        deal.look(view, deal.turn())
        deal.act(bots.decide(bot, view, seed))


def draw_contract(deal, draw, view):
    """A contract of High or Low near to what the bot would declare, drawn by the deal."""
    from engine.flunk import bots, contracts

    deal.look(view, 0)
    contract = bots.decide(bots.make("normal"), view, 0)
    if contract >= 70 or not draw.below(3):
        return draw.below(70)
    target = contract % 14 + draw.below(3) - 1
    if not 0 <= target <= 13:
        target = contracts.target_of(contract)
    return contract // 14 * 14 + target


def study_deal(number):
    """What one deal teaches: (position rows, card rows).

    A position row is (row of NATURAL, features, 256ths of a trick); a card row is
    (context, features less the mean of the choice, points less the mean of the choice).
    """
    from engine import card_features
    from engine.flunk import bots
    from engine.flunk.bots import aim, card_worth
    from engine.flunk.deal import Deal
    from engine.generator import Generator, scramble
    from engine.view import View

    draw = Generator(scramble(number, 99))
    deal, trial, view = Deal(), Deal(), View()
    bot, taker, shunner = plain_bot(), steered_bot(aim.WANT), steered_bot(aim.SHUN)
    deal.start(number)
    deal.declare(draw_contract(deal, draw, view))
    moments = {draw.below(48) for _ in range(MOMENTS)}
    positions, cards = [], []
    legal = bytearray(13)
    features = [0] * card_features.FEATURES
    while not deal.is_over():
        seat = deal.turn()
        deal.look(view, seat)
        if deal.play.count in moments:
            found = view.legal(legal)
            if not deal.play.count & 3:
                positions += study_position(deal, trial, taker, shunner, seat)
            if found > 1:
                cards += study_cards(deal, trial, bot, view, bytes(legal[:found]), features)
                deal.look(view, seat)
        deal.act(bots.decide(bot, view, number))
    return positions, cards


def study_position(deal, trial, taker, shunner, seat):
    from engine.flunk.bots import aim
    from engine.view import View

    view = View()
    more = 0
    for bot in (taker, shunner):
        copy_deal(deal, trial)
        play_on(trial, bot, view, 0)
        more += trial.play.won - deal.play.won
    rows = []
    for looker in (0, 1, 3):
        deal.look(view, looker)
        features = [0] * aim.FEATURES
        aim.read_position(view, features)
        rows.append(((2 if looker else 0) + (1 if view.trump == 4 else 0), features, more * 128))
    return rows


def study_cards(deal, trial, bot, view, legal, features):
    from engine import card_features
    from engine.flunk.bots import aim, card_worth
    from engine.view import View

    wish = aim.desire(view, [0] * aim.FEATURES)
    sign = -1 if deal.turn() & 1 else 1
    described, points = [], []
    onward = View()
    for card in legal:
        card_features.read_card(view, card, features)
        described.append(features[:])
        copy_deal(deal, trial)
        trial.act(card)
        play_on(trial, bot, onward, 0)
        points.append(sign * trial.score())
    context = card_worth.context_of(view, legal[0], wish)
    mean = [sum(column) / len(legal) for column in zip(*described)]
    average = sum(points) / len(points)
    return [(context, [f - m for f, m in zip(row, mean)], point - average)
            for row, point in zip(described, points)]


def unit(weights):
    """The weights in their proportions, of length 1; only proportions choose a card."""
    length = sum(weight * weight for weight in weights) ** 0.5 or 1.0
    return [weight / length for weight in weights]


def mean_of(rounds):
    """The mean of several rounds' rows of weights."""
    return [[sum(column) / len(rounds) for column in zip(*rows)] for rows in zip(*rounds)]


def to_bytes(weights):
    """Whole numbers from -127 to 127 in the proportions of the weights."""
    top = max(abs(weight) for weight in weights) or 1.0
    return [round(weight * 127 / top) for weight in weights]


def learn(studied):
    """The weights of a round. studied: what study_deal says of each of its deals."""
    from engine import card_features
    from engine.flunk.bots import aim, card_worth

    natural = [Fit(aim.FEATURES) for _ in range(4)]
    worth = [Fit(card_features.FEATURES) for _ in range(card_worth.CONTEXTS)]
    for positions, cards in studied:
        for row, features, value in positions:
            natural[row].add(features, value)
        for context, features, value in cards:
            worth[context].add(features, value)
    return ([fit.weights(1.0) for fit in natural],
            [unit(fit.weights(50.0)) for fit in worth])


def module_texts(natural, worth, options):
    """What natural_weights.py and play_weights.py are to hold."""
    texts = []
    for what, name, rows in (
            ("What cards bring in High and Low if nobody steers; see aim.py", "NATURAL",
             [[max(-128, min(127, round(weight))) + 128 for weight in row] for row in natural]),
            ("Weights for card play in High and Low; see card_worth.py", "WORTH",
             [[weight + 128 for weight in to_bytes(row)] for row in worth])):
        texts.append("\n".join([
            f'"""{what}.',
            "",
            f"Written by tools/tune_bots.py, {options.rounds} rounds of {options.deals} deals, "
            "begun with the weights before; do not edit.",
            '"""',
            "",
            "# Each weight plus 128.",
            f"{name} = (",
            *literal_lines(rows),
            ")"]) + "\n")
    return texts


def write(texts):
    for name, text in zip(FILES, texts):
        (BOTS / name).write_text(text)


def what_is_learned(options):
    """All that the results follow from but the first weights, for a file of kept results."""
    code = long_run.digest_of("engine", "tools/tune_bots.py", "tools/least_squares.py",
                              without=tuple("engine/flunk/bots/" + name for name in FILES))
    return {"tool": "tune_bots", "rounds": options.rounds, "deals": options.deals, "code": code}


def main():
    parser = argparse.ArgumentParser(description="Teach the heuristic bots card play.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=20_000, help="deals in each round")
    long_run.add_options(parser)
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what is done in a file, and go on from there if it was stopped")
    options = parser.parse_args()
    rounds = []
    with long_run.Run(options, options.keep, what_is_learned(options)) as run:
        # Rounds before it was stopped have changed them.
        write(run.at_the_start([(BOTS / name).read_text() for name in FILES]))
        for turn in range(options.rounds):
            first = FIRST + turn * options.deals
            # New processes in each round, because they have to load the new weights.
            rounds.append(learn(run.results(study_deal, range(first, first + options.deals), fresh=True,
                                            name=f"round {turn + 1}")))
            natural = mean_of([each[0] for each in rounds])
            worth = mean_of([each[1] for each in rounds])
            write(module_texts(natural, worth, options))
    print("wrote " + " and ".join(FILES))
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
