"""Records of One Player Short, and an independent referee for them."""

import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "engine", HERE.parent / "engine" / "one_player_short"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

from auction_referee import BIDS, AuctionReferee  # noqa: E402
from pbn_records import SEATS, calls_of, hands_of, numbered, play_of, tags_of  # noqa: E402
from short_play import STYLES, choose, new_deal  # noqa: E402

import pbn  # noqa: E402


def played(seed, style=None):
    """A deal that was called and played by chance."""
    chance = random.Random(seed)
    deal = new_deal(chance.randint(1, 999999), chance.randrange(3), chance.random() < 0.3)
    style = style or chance.choice(sorted(STYLES))
    while not deal.is_over():
        deal.act(choose(deal, chance, style))
    return deal


def written(seed, style=None):
    """The record of such a deal, with plain newlines."""
    return pbn.deal_text(played(seed, style), "NESW"[seed % 4]).replace("\r\n", "\n")


def score(contract, tricks):
    """The declarer's points by the rule as it is told."""
    level, doubled = int(contract[0]), contract.endswith("X")
    factor = 2 if doubled else 1
    beyond = tricks - 6 - level
    if beyond < 0:
        return 2 * factor * beyond
    suit = contract[1:].rstrip("X")
    trick = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}[suit]
    game = (level * trick + (10 if suit == "NT" else 0)) * factor >= 100
    bonus = {6: 10, 7: 15}.get(level, 5 if game else 0)
    return 2 * factor + factor * level + factor / 2 * beyond + bonus


def _follow(referee, calls, players):
    """Whether the auction is right, and over with the last call."""
    for seat, call, note in calls:
        name = "P" if call == "Pass" else call
        if referee.stage != "call" or name not in referee.legal_calls() or seat != players[referee.player()]:
            return False
        words = note.replace(",", "").split()
        pile = bool(referee.pile)
        referee.call(name)
        if name not in BIDS:
            if words != (["turns", "up", referee.laid[-1]] if pile else []):
                return False
            continue
        if pile:
            if words[:2] != ["takes", referee.took[-1]] or words[2:3] != ["lays"] or len(words) != 4:
                return False
        elif not words:
            referee.take(None)
            continue
        else:
            if words[0:1] + words[2:5] != ["takes", "from", "dummy", "lays"] or len(words) != 6:
                return False
            if words[1] not in referee.legal_cards():
                return False
            referee.take(words[1])
        if words[-1] not in referee.legal_cards():
            return False
        referee.lay(words[-1])
    return referee.over()


def holds(text):
    """Whether a whole record in the project's own form is right in every point."""
    tags = tags_of(text)
    if tags["Dealer"] != tags["Auction"] or not tags["DealNumber"].isdigit() or not 0 < int(tags["DealNumber"]) < 10**6:
        return False
    calls = calls_of(text)
    if calls is None:
        return False
    passed = tags["Contract"] == "Pass"
    if passed != (tags["Declarer"] == ""):
        return False
    dealer = SEATS.index(tags["Dealer"])
    dummy = SEATS[(SEATS.index(tags["Declarer"]) + 2) % 4] if not passed else SEATS[(dealer + 2) % 4]
    if dummy == tags["Dealer"] or any((call == "-") != (seat == dummy) for seat, call, _ in calls):
        return False
    players = [SEATS[(dealer + turn) % 4] for turn in range(4) if SEATS[(dealer + turn) % 4] != dummy]
    order = numbered(int(tags["DealNumber"]))
    held = hands_of(tags["Deal"])
    # The card first dealt goes to the dealer's left; dummy is third in turn there.
    for first, seat in enumerate((players[1], dummy, players[2], players[0])):
        if held[seat] != set(order[first::4]):
            return False
    referee = AuctionReferee([held[seat] for seat in players], order[1::4], tags.get("SecondChance") == "Yes")
    if not _follow(referee, [call for call in calls if call[1] != "-"], players):
        return False
    bid = referee.last_bid()
    if bid is None:
        return passed and "[Play" not in text and tags["Result"] in ("", "0") and "Score" not in tags
    contract = bid[0] + ("X" if referee.doubled() else "")
    if (tags["Contract"], tags["Declarer"]) != (contract, players[bid[1]]):
        return False
    hands = {seat: referee.hands[place] for place, seat in enumerate(players)}
    hands[dummy] = referee.open | set(referee.pile)
    result = play_of(text, hands, bid[0][1:], tags["Declarer"])
    if result is None:
        return False
    return result[0] == int(tags["Result"]) and float(tags["Score"]) == score(contract, result[0])
