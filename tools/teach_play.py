"""Teach the bots which card to play in High and Low, from cards that are tried.

    python3 tools/teach_play.py [--deals N] [--keep FILE]    writes engine/flunk/bots/..._network.py

At some moments of deals that bots play, before they search, every legal card is tried and the deal
played out; engine/flunk/bots/network.py is fitted to what the cards brought. Bots that play by what
was learned then play deals for the next round: give each round a file of its own, and the files of
the rounds before with --with. The deals are numbered from 300,001 on, away from those that measure
bots, or from --first on.

What was tried is kept: a run that was stopped goes on from there, unless the bots play
differently by now. A deal takes a core about a second. The tables in the repository are from 138,000
deals of four rounds, in 40,000 of which each card was tried twice. A faster copy of the bots' play outside
it played them, whose search breaks off elsewhere where its budget ends; how it describes cards and
positions was held against the engine, for 12,837 cards, and was the same.
"""

import argparse
import hashlib
import math
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import endings, long_run, play_records, side_environment

BOTS = ROOT / "engine" / "flunk" / "bots"
KEPT = ROOT / "build" / "play.records"
FIRST = 300_001
MOMENTS = 5
"""How many moments of each deal are looked at, fewer where two fall together."""
TRICKS = 8
"""In which tricks: the later ones are searched."""
SPREAD = 8.0
"""By how many points, about, the contract of every other deal is worse than the best."""


def drawn_contract(view, draw):
    """The best estimate, or in half of the deals one drawn from those not far from it."""
    from engine.flunk import contracts
    from engine.flunk.bots.declare import Estimates

    estimates = Estimates()
    for suit in range(4):
        estimates.read_suit(view.holding, suit)
    points = []
    for suit in range(5):
        estimates.weigh(suit, False)
        points += [estimates.points(suit * 14 + number) for number in range(14)]
    lifted = [worth - math.log(-math.log((draw.below(32760) + 1) / 32761)) * SPREAD for worth in points]
    best = points if draw.below(2) else lifted
    assert len(best) == contracts.CONTRACTS - 4
    return best.index(max(best))


def worth_trying(view, legal):
    """The legal cards, each with the lowest one that is as good: no card lies between them that
    another hand may hold, or that is on the table."""
    others = list(view.unseen)
    for seat in range(4):
        if seat != view.turn:
            for suit in range(4):
                others[suit] |= view.holding[seat * 4 + suit]
    for card in view.cards[view.count & 60:view.count]:
        others[card // 13] |= 1 << card % 13
    pairs = []
    for card in legal:
        like = card
        if pairs and pairs[-1][0] // 13 == card // 13:
            before = pairs[-1][0] % 13
            if not others[card // 13] >> before + 1 & (1 << card % 13 - before - 1) - 1:
                like = pairs[-1][1]
        pairs.append((card, like))
    return pairs


def study_deal(number):
    """What one deal teaches: rows as play_records.to_bytes takes them."""
    from engine.flunk import bots
    from engine.flunk.bots import aim, network
    from engine.flunk.bots.normal import NormalPlayer
    from engine.flunk.deal import Deal
    from engine.generator import Generator, scramble
    from engine.view import View
    from tools.tune_bots import copy_deal

    draw = Generator(scramble(number, 99))
    deal, trial, view = Deal(), Deal(), View()
    player = NormalPlayer(defends_well=True)
    deal.start(number)
    deal.look(view, 0)
    deal.declare(drawn_contract(view, draw))
    moments = {draw.below(TRICKS * 4) for _ in range(MOMENTS)}
    rows = []
    legal = bytearray(13)
    of_card, of_position = [0] * network.CARD_FEATURES, [0] * network.POSITION_FEATURES
    features = [0] * aim.FEATURES
    while deal.play.count < TRICKS * 4:
        moment = deal.play.count
        seat = deal.turn()
        deal.look(view, seat)
        found = view.legal(legal)
        if moment in moments and found > 1:
            side = seat & 1
            missing = aim.missing(view, features)
            led = view.led()
            network.read_position(view, led >= 0 and not view.holding[seat * 4 + led], missing, features, of_position)
            brought = {}
            for card, like in worth_trying(view, legal[:found]):
                if like not in brought:
                    copy_deal(deal, trial)
                    trial.act(card)
                    brought[like] = play_on(trial, player, scramble(number, 7))
                network.read_card(view, card, of_card)
                rows.append((number, moment, side, -brought[like] if side else brought[like], of_card + of_position))
            deal.look(view, seat)
        deal.act(bots.decide(player, view, scramble(number, moment + 1)))
    return rows


def play_on(deal, player, seed):
    """The score of a deal that a player in all seats plays to its end."""
    from engine.flunk import bots
    from engine.generator import scramble
    from engine.view import View

    view = View()
    while not deal.is_over():
        deal.look(view, deal.turn())
        deal.act(bots.decide(player, view, scramble(seed, deal.play.count + 1)))
    return deal.score()


def players():
    """A digest of how the bots play some deals, so that records of others are not gone on with."""
    digest = hashlib.sha256()
    for number in range(1, 4):
        digest.update(repr(study_deal(number)).encode())
    return digest.hexdigest()


def study(options):
    """Try cards until the records hold as many deals as the options say."""
    kept = Path(options.keep)
    with long_run.Run(options) as run:
        done = play_records.begin(kept, options.first, players()) - options.first + 1
        with open(kept, "ab") as file:
            for rows in run.results(study_deal, range(options.first + done, options.first + options.deals),
                                    most=10, done=done):
                file.write(play_records.to_bytes(rows))
                file.flush()


def main():
    parser = argparse.ArgumentParser(description="Teach the bots card play, from cards that are tried.")
    parser.add_argument("--deals", type=int, default=40_000, help="how many deals to play (40000)")
    parser.add_argument("--first", type=int, default=FIRST, help=f"number of the first ({FIRST})")
    parser.add_argument("--keep", default=str(KEPT), metavar="FILE", help="where to keep what was tried")
    parser.add_argument("--with", dest="others", nargs="*", default=[], metavar="FILE",
                        help="files of rounds before, to learn from as well")
    long_run.add_options(parser)
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals is at least 1")
    if not 1 <= options.first <= 999_999 - options.deals:
        parser.error("the deals are numbered from 1 to 999999")
    for other in options.others:
        if not Path(other).is_file():
            parser.error(f"{other}: there is no such file")
    python = side_environment.python_with("numpy")
    if python is None:
        return 1
    study(options)
    done = subprocess.run([python, str(ROOT / "tools" / "fit_play.py"), *options.others, options.keep, str(BOTS)])
    if done.returncode:
        return 1
    print("wrote declarer_network.py and defender_network.py")
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
