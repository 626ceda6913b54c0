"""Find what a bot should declare: play deals, then fit the numbers the engine judges by.

    python3 tools/make_estimates.py [--deals N]    write engine/flunk/bots/estimate_table.py

Each deal is played by bots, `normal` or `hard`, in contracts drawn by its number, so the result follows
from the number of deals and from how they play, whoever shares the work. What has been
played is kept in build/estimates.records: a run that was stopped goes on from there, unless
the bots play differently by now. The deals are numbered from 100,001 on, away from those
that measure bots; every fifth is made stronger or weaker, because slams are too rare to be
learned from deals as they come.

24,000 deals, as the table has them, take a core about a day. For the table in the repository they were
played by a faster copy of the bots' play outside it, whose search breaks off elsewhere where its
budget ends.
"""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import endings, estimate_records, long_run, side_environment

TABLE = ROOT / "engine" / "flunk" / "bots" / "estimate_table.py"
RECORDS = ROOT / "build" / "estimates.records"
FIRST = 100_001
PLAYS = 24
"""In how many of the 74 contracts each deal is played; fewer of more deals teach more."""


def drawn_contracts(number):
    """The contracts in which a deal is played, in rising order."""
    from engine import generator, pack

    every = bytearray(range(74))
    pack.shuffle(every, generator.Generator(generator.scramble(number, 77)))
    return sorted(every[:PLAYS])


def cards_of(number):
    """The holding of a deal, 16 masks as in a Play. Every fifth deal is not left as it was
    dealt: up to 24 times a card of the declaring side and one of the defenders are drawn, and
    change places if that makes the declaring side stronger, or in half of these deals weaker."""
    from engine import generator, pack

    holding = [0] * 16
    pack.deal(number, holding)
    if number % 5:
        return holding
    draw = generator.Generator(generator.scramble(number, 88))
    stronger = draw.below(2)
    for _ in range(draw.below(25)):
        ours = draw.below(2) * 2
        theirs = draw.below(2) * 2 + 1
        mine = held_card(holding, ours, draw.below(13))
        other = held_card(holding, theirs, draw.below(13))
        if other % 13 > mine % 13 if stronger else other % 13 < mine % 13:
            for card in (mine, other):
                for seat in (ours, theirs):
                    holding[seat * 4 + card // 13] ^= 1 << card % 13
    return holding


def held_card(holding, seat, place):
    """The card at a place, 0..12, of a full hand in rising order."""
    for card in range(52):
        if holding[seat * 4 + card // 13] >> card % 13 & 1:
            if not place:
                return card
            place -= 1
    raise ValueError("A full hand has thirteen cards")


def play_deal(number):
    """One deal in its drawn contracts: a list of (contract, tricks, captured)."""
    from engine.flunk import bots
    from engine.flunk.deal import Deal
    from engine.generator import scramble
    from engine.view import View

    bot = bots.make("hard" if number & 1 else "normal")
    view = View()
    deal = Deal()
    plays = []
    for contract in drawn_contracts(number):
        deal.start(number)
        deal.play.holding[:] = cards_of(number)
        deal.declare(contract)
        while not deal.is_over():
            deal.look(view, deal.turn())
            deal.act(bots.decide(bot, view, scramble(number, deal.play.count)))
        plays.append((contract, deal.play.won, deal.play.captured))
    return plays


def players():
    """A digest of how the bots play some deals, so that records of others are not gone on with."""
    digest = hashlib.sha256()
    for number in range(1, 21):
        digest.update(repr(play_deal(number)).encode())
    return digest.hexdigest()


def play(options):
    """Play until the records hold as many deals as the options say."""
    with long_run.Run(options) as run:
        done = estimate_records.begin(RECORDS, FIRST, PLAYS, players())
        with open(RECORDS, "ab") as file:
            for plays in run.results(play_deal, range(FIRST + done, FIRST + options.deals), most=10, done=done):
                file.write(estimate_records.to_bytes(plays))
                file.flush()


def main():
    parser = argparse.ArgumentParser(description="Find what a bot should declare.")
    parser.add_argument("--deals", type=int, default=24_000, help="how many deals to play (24000)")
    long_run.add_options(parser)
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals is at least 1")
    python = side_environment.python_with("numpy")
    if python is None:
        return 1
    play(options)
    done = subprocess.run([python, str(ROOT / "tools" / "fit_estimates.py"), str(RECORDS),
                           str(options.deals), str(TABLE)])
    if done.returncode:
        return 1
    print(f"wrote {TABLE.name}")
    return 0


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
