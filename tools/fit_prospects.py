"""Find what bidders of One Player Short expect: play deals out, then fit the tricks taken.

    python3 tools/fit_prospects.py [--deals N]    write engine/one_player_short/bots/prospect_weights.py

In each deal an auction by chance is broken off, a player declares in his two longest suits (with
dummy's open cards) and at no trump, and `normal` plays the hands out. What the declarer and his left
neighbour had in view when the auction was broken off is fitted to the tricks taken, by least
squares. The deals are numbered from 200,001 on, away from those that measure bots. 4,000 deals, as
the weights have them, take some minutes.
"""

import argparse
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from engine.cards import DUMMY, count
from engine.one_player_short.auction import CALLING
from engine.one_player_short.bots.player import Player
from engine.one_player_short.bots.prospects import FEATURES, Prospects
from engine.one_player_short.calls import PASS, PLAYER_SEATS
from engine.one_player_short.deal import Deal
from engine.one_player_short.view import AuctionView
from engine.play import Play
from engine.view import View
from tools import endings
from tools.least_squares import Fit

WEIGHTS = ROOT / "engine" / "one_player_short" / "bots" / "prospect_weights.py"
FIRST = 200_001
ROWS = ("own, trumps", "own, no trump", "another's, trumps", "another's, no trump")


def broken_off(number, chance):
    """A Deal whose auction has seen 0 to 14 calls by chance, the next of which is due."""
    while True:
        deal = Deal()
        deal.start(number, 0)
        wanted = chance.randrange(15)
        view = AuctionView()
        into = bytearray(37)
        while not deal.is_over() and (deal.auction.calls.count < wanted or deal.due() != CALLING):
            if deal.due() == CALLING:
                deal.act(chance.choice((PASS, deal.auction.calls.last_bid + 1)))
                continue
            deal.look(view, deal.turn())
            cards = list(into[: view.choices(into)])
            # Bidders seldom lay honours.
            low = [card for card in cards if card % 13 < 9]
            deal.act(chance.choice(low if low and chance.randrange(4) else cards))
        if not deal.is_over():
            return deal


def tricks_taken(deal, seat, trump):
    """What a seat's player takes with a trump suit, 4 for none, if all play as `normal` does."""
    play = Play()
    first = PLAYER_SEATS.index(seat)
    for place in range(3):
        old, new = PLAYER_SEATS[(first + place) % 3] * 4, PLAYER_SEATS[place] * 4
        play.holding[new:new + 4] = deal.play.holding[old:old + 4]
    play.holding[8:12] = deal.play.holding[8:12]
    for card in deal.auction.pile[: deal.pile()]:
        play.holding[DUMMY * 4 + card // 13] |= 1 << card % 13
    play.start(trump, 4)
    view = View()
    player = Player()
    while play.count < 52:
        view.look(play, play.turn, 0)
        player.start(view, 0)
        while not player.step():
            pass
        play.play(play.turn, player.choice)
    return play.won


def samples(number):
    """(row, features, tricks) of one deal, features and tricks in whole ones."""
    chance = random.Random(number)
    deal = broken_off(number, chance)
    place = chance.randrange(3)
    seat, neighbour = PLAYER_SEATS[place], PLAYER_SEATS[(place + 1) % 3]
    holding = deal.play.holding
    lengths = sorted(range(4), key=lambda suit: -count(holding[seat * 4 + suit]) - count(holding[8 + suit]))
    prospects = Prospects()
    view = AuctionView()
    found = []
    for trump in (*lengths[:2], 4):
        won = tricks_taken(deal, seat, trump)
        for row, looker in ((0, seat), (2, neighbour)):
            deal.look(view, looker)
            prospects.read_seat(view, seat)
            prospects.describe(trump)
            found.append((row + (trump == 4), [each / 64 for each in prospects.features], won))
    return found


def module_text(weights, spreads, deals):
    lines = [
        '"""What bidders expect, fitted to played-out deals. Written by tools/fit_prospects.py; do not edit."""',
        "",
        f"# {FEATURES} weights a row, in 1024ths of a trick; from {deals:,} deals.",
        "WEIGHTS = (",
    ]
    for name, row in zip(ROWS, weights, strict=True):
        lines.append(f"    # {name}")
        lines.append("    " + ", ".join(str(round(weight * 1024)) for weight in row) + ",")
    lines += [")", "", "# How far off the tricks are, own and another's, in 64ths.",
              f"SPREADS = ({', '.join(str(round(64 * spread)) for spread in spreads)})"]
    return "\n".join(lines) + "\n"


def fit(found):
    """The weights of the four rows, and how far they are off for one's own tricks and another's."""
    weights = []
    for row in range(4):
        sums = Fit(FEATURES)
        for which, features, won in found:
            if which == row:
                sums.add(features, won)
        weights.append(sums.weights(1))
    spreads = []
    for rows in ((0, 1), (2, 3)):
        errors = [won - sum(weight * feature for weight, feature in zip(weights[which], features, strict=True))
                  for which, features, won in found if which in rows]
        spreads.append(math.sqrt(sum(error * error for error in errors) / len(errors)))
    return weights, spreads


def main():
    parser = argparse.ArgumentParser(description="Fit what bidders of One Player Short expect.")
    parser.add_argument("--deals", type=int, default=4000, help="how many deals are played (4000)")
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals is at least 1")
    found = []
    with endings.workers() as pool:
        for some in pool.imap(samples, range(FIRST, FIRST + options.deals), chunksize=20):
            found += some
    weights, spreads = fit(found)
    WEIGHTS.write_text(module_text(weights, spreads, options.deals))
    print(f"wrote {WEIGHTS.name}; tricks are off by {spreads[0]:.2f}, another's by {spreads[1]:.2f}")
    return 0


if __name__ == "__main__":
    endings.run(main)
