"""What the arena measures of One Player Short.

Calls and cards of the auction are left to the other level at one seat, which changes from deal to
deal; the play at that of the declarer, or of both defenders. Points are the seat's own as
declarer, and what another declarer wins counts half against it, since there are two to share in
what he loses; in the play they are the declarer's.

Whether to double is asked by itself wherever it is allowed: `random` answers as a coin falls, and
what it then calls is no double.
"""

import statistics

from engine.one_player_short import bots, contracts
from engine.one_player_short.auction import CALLING, PLAYING
from engine.one_player_short.bots.chance import ChanceBot
from engine.one_player_short.calls import DOUBLE, PASS
from engine.one_player_short.deal import Deal
from engine.one_player_short.view import AuctionView as new_view
from tools.arenas import parts

DESCRIPTION = "Let bots play One Player Short and say what each part of their skill is worth."

PARTS = {
    "bidding": "a player's bids and passes",
    "doubling": "a player's doubles",
    "cards": "the cards that a player takes and lays",
    "declarer": "the play of the declarer",
    "defence": "the play of the defenders",
}

FIRST_CARD = 256

_COIN = 1 << 20


def start(number):
    """The Deal of a number; player 0 deals."""
    deal = Deal()
    deal.start(number)
    return deal


def plays(deal):
    """Whether a card of the play is due."""
    return deal.due() == PLAYING


def measured(number):
    """The player whose calls and cards of the auction are measured in a deal."""
    return number % 3


def decide(deal, view, number, seed, bot_of):
    """The choice that is due."""
    due = deal.due()
    if due == PLAYING:
        return bots.decide(bot_of("defence" if deal.turn() & 1 else "declarer"), view, seed)
    others = deal.player_of(deal.turn()) != measured(number)

    def decision(part):
        return bots.decide(bot_of(None if others else part), view, seed)

    if due != CALLING:
        return decision("cards")
    if view.calls.may_double():
        if isinstance(bot_of(None if others else "doubling"), ChanceBot):
            doubles = bool(seed & _COIN)
        else:
            doubles = decision("doubling") == DOUBLE
        if doubles:
            return DOUBLE
    call = decision("bidding")
    return PASS if call == DOUBLE else call


def worth(deal, part, number):
    """The points of those whose part it is."""
    points = deal.score() / 2
    if part in ("declarer", "defence"):
        return points if part == "declarer" else -points
    return points if deal.declarer == measured(number) else -points / 2


def facts(deal):
    """The contract, or -1 if all passed, how many calls there were, the tricks, the declarer's points."""
    return {"contract": deal.contract, "calls": deal.auction.calls.count, "tricks": deal.play.won, "points": deal.score() / 2}


def figures(results):
    """Of such facts."""
    played = [each for each in results if each["contract"] != contracts.NONE]
    return {"passed out": len(results) - len(played),
            "mean": round(statistics.fmean(each["points"] for each in played), 2) if played else None,
            "made": sum(each["tricks"] >= contracts.target_of(each["contract"]) for each in played),
            "doubled": sum(contracts.is_doubled(each["contract"]) for each in played),
            "calls": round(statistics.fmean(each["calls"] for each in results), 2),
            "levels": [sum(contracts.target_of(each["contract"]) == 6 + level for each in played)
                       for level in range(1, 8)]}


def told(found):
    """The same for people."""
    played = found["deals"] - found["passed out"]
    yield f"{found['calls']:.1f} calls in the mean, {found['passed out']} hands thrown in"
    if played:
        yield (f"the declarer scores {found['mean']:.2f} points in the mean; contracts made {found['made'] / played:.0%}, "
               f"doubled {found['doubled'] / played:.0%}")
        yield "contracts of level 1 to 7: " + ", ".join(map(str, found["levels"]))


def main(arguments=None):
    """Measure."""
    return parts.main("one_player_short", arguments)
