"""Records of Three-handed Bridge, and an independent referee for them."""

import random
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "engine", HERE.parent / "engine" / "three_handed_bridge"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from bridge_play import BOT, VIEW, paid, worth  # noqa: E402
from pbn_records import SEATS, calls_of, hands_of, numbered, play_of, tags_of  # noqa: E402

import pbn  # noqa: E402
from engine.three_handed_bridge import bots  # noqa: E402
from engine.three_handed_bridge.deal import Deal  # noqa: E402

NAMES = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades", "NT": "No trump"}


def played(seed):
    """A deal that was made trump, doubled and played by chance."""
    chance = random.Random(seed)
    deal = Deal()
    deal.start(chance.randint(1, 999999))
    while not deal.is_over():
        deal.look(VIEW, deal.turn())
        deal.act(bots.decide(BOT, VIEW, chance.randrange(2**30)))
    return deal


def written(seed):
    """The record of such a deal, with plain newlines."""
    return pbn.deal_text(played(seed), "NESW"[seed % 4]).replace("\r\n", "\n")


def forced(hand):
    """What a hand makes of itself when the dealer passed."""
    if sum(card[1] == "A" for card in hand) > 2:
        return "NT"

    def rank(suit):
        cards = [card[1] for card in hand if card[0] == suit]
        pips = sum({"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(card) or int(card) for card in cards)
        return len(cards), pips, "SCDH".index(suit)

    return max("CDHS", key=rank)


def _doubled(calls, denomination, seat_of):
    """How often the calls double, None if they are not right or not all. seat_of: 0 dealer to 3."""
    steps = 0
    first = 1
    waiting = [1, 3]
    for seat, call in calls:
        if not waiting or seat_of(seat) != waiting.pop(0):
            return None
        dealers = seat_of(seat) == 0
        if call == "Pass":
            continue
        if call != ("XX" if dealers else "X"):
            return None
        steps += 1
        first = first if dealers else seat_of(seat)
        waiting = [] if worth(denomination, steps) == 100 else [first, 4 - first] if dealers else [0]
    return None if waiting else steps


def holds(text):
    """Whether a whole record in the project's own form is right in every point."""
    tags = tags_of(text)
    dealer = tags["Dealer"]
    if not tags["Auction"] == tags["Declarer"] == dealer or not tags["DealNumber"].isdigit():
        return False
    if not 0 < int(tags["DealNumber"]) < 10**6:
        return False
    order = numbered(int(tags["DealNumber"]))
    held = hands_of(tags["Deal"])

    def seat_of(direction):
        return (SEATS.index(direction) - SEATS.index(dealer)) % 4

    if any(held[direction] != set(order[(seat_of(direction) - 1) % 4::4]) for direction in SEATS):
        return False
    calls = [(seat, call) for seat, call, _ in calls_of(text)]
    # A "-" is only for who is not asked, and the last call needs none after it.
    spoken = [pair for pair in calls if pair[1] != "-"]
    passed = spoken[0][1] == "Pass"
    if seat_of(spoken[0][0]):
        return False
    denomination = spoken[passed][1]
    if denomination not in NAMES or passed and seat_of(spoken[1][0]) != 2:
        return False
    dummys = held[SEATS[(SEATS.index(dealer) + 2) % 4]]
    if passed and denomination != forced(dummys):
        return False
    steps = _doubled(spoken[1 + passed:], denomination, seat_of)
    told = (tags["Contract"], tags["MadeBy"], tags["Doubled"])
    if steps is None or told != (NAMES[denomination], "Dummy" if passed else "Dealer", str(steps)):
        return False
    result = play_of(text, held, denomination, dealer)
    if result is None or str(result[0]) != tags["Result"]:
        return False
    hands = [held[SEATS[(SEATS.index(dealer) + seat) % 4]] for seat in range(4)]
    numbers = re.fullmatch(r"(\d+) below, (\d+) above, opponents (\d+) each", tags["Score"])
    return tuple(map(int, numbers.groups())) == paid(hands, denomination, steps, result[0])
