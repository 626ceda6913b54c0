"""Why a bot chose what it chose: worked out again when somebody asks, never kept.

A decision follows from the view, the seed, the budget and the level alone, so the same bot,
given the same four, decides again, and what it weighed on the way is read off it. Nothing is
written down while bots play, where memory is short; and a reason knows no more than the bot
did. Whoever shows one to a player has to wait until the deal is over: it tells of cards that
are still hidden from him.
"""

from engine.flunk import bots, contracts
from engine.flunk.bots import aim
from engine.flunk.bots.odds import beats, best_so_far

# How it was decided.
FORCED = 0
CHANCE = 1
JUDGED = 2
SEARCHED = 3
EVEN = 4
DECLARED = 5

# What was wished for: aim.SHUN .. aim.WANT say how much the declarer should want tricks, so
# that a defender takes them at WANT, to beat the contract, and feeds at SHUN. In a dump:
CLEAN = 5
CAUGHT = 6

# On what grounds, in High and Low.
UNCOUNTED = 0
HAS_ALL = 1
NEEDS_REST = 2
EXPECTS = 3

# What the card does.
LEADS = 0
TAKES = 1
DUCKS = 2
FOLLOWS = 3
RUFFS = 4
DISCARDS = 5
DUMPS = 6


class Reason:
    """Why a decision was taken.

    choice    the card or contract
    how       FORCED (no other card was legal), CHANCE, JUDGED (the card of most worth),
              SEARCHED (the card best in the worlds searched), EVEN (the search found several
              as good, and of these the one of most worth was played), or DECLARED
    act       what the card does: LEADS, TAKES the trick so far, DUCKS (leaves a trick it could
              take), FOLLOWS (cannot take it), RUFFS, DISCARDS or DUMPS a card of the dump suit;
              -1 for a contract
    wish      SHUN .. WANT as in aim, CLEAN or CAUGHT in a dump (dump cards were captured); -1
              where nothing was wished for: FORCED, CHANCE and DECLARED
    grounds   why it wished for that: HAS_ALL (the declarer has his tricks already), NEEDS_REST
              (he needs every trick to come, or cannot get there), EXPECTS, or UNCOUNTED
    expected  EXPECTS: the tricks that declarer's side should take in all if nobody steers, in
              256ths; otherwise -1
    options   list of the choices considered: the legal cards, or all contracts
    worths    list, what each was worth to the seat before any search; for contracts, points
    totals    list, the declarer's points that each brought in all worlds searched; empty if
              there was no search
    worlds    in how many worlds it searched
    """

    def __init__(self):
        self.choice = -1
        self.how = CHANCE
        self.act = -1
        self.wish = -1
        self.grounds = UNCOUNTED
        self.expected = -1
        self.options = []
        self.worths = []
        self.totals = []
        self.worlds = 0

    def average(self, place):
        """The declarer's points that an option brought in a world searched, in tenths."""
        return (20 * self.totals[place] + self.worlds) // (2 * self.worlds)


def explain(level, view, seed, budget=0):
    """The Reason for what a bot of the level decides; the arguments are those of the decision."""
    bot = bots.make(level)
    reason = Reason()
    if view.contract == contracts.NONE and level != "random":
        _explain_contract(level, view, seed, reason)
        return reason
    reason.choice = bots.decide(bot, view, seed, budget)
    if view.contract == contracts.NONE:
        return reason
    cards = bytearray(13)
    found = view.legal(cards)
    reason.options = list(cards[:found])
    reason.act = _act_of(view, reason.choice, reason.options)
    if found == 1:
        reason.how = FORCED
    elif level != "random":
        _read_player(bot._half, view, reason)
    return reason


def _act_of(view, card, legal):
    best, _ = best_so_far(view)
    if best < 0:
        return LEADS
    suit = card // 13
    if suit != view.led():
        if suit == view.trump:
            return RUFFS
        return DUMPS if suit == view.dump_suit else DISCARDS
    if beats(card, best, view.trump):
        return TAKES
    for other in legal:
        if beats(other, best, view.trump):
            return DUCKS
    return FOLLOWS


# What a player weighed lies in its own fields: to hand it out there would cost memory at the
# table for the sake of the few times that somebody asks.

def _read_player(player, view, reason):
    found = len(reason.options)
    reason.how = JUDGED
    reason.worths = list(player._worth[:found])
    if view.dump_suit < 4:
        reason.wish = CAUGHT if view.captured else CLEAN
    else:
        reason.wish = player._judge._wish
        _read_grounds(player, view, reason)
    endgame = player._endgame
    if player._searching and endgame.worlds:
        reason.worlds = endgame.worlds
        reason.totals = list(endgame.totals[:found])
        best = reason.totals[reason.options.index(reason.choice)]
        reason.how = SEARCHED if reason.totals.count(best) == 1 else EVEN


def _read_grounds(player, view, reason):
    from engine.flunk.bots.card_worth import SimpleJudge

    if isinstance(player._judge, SimpleJudge):
        return
    needed = contracts.target_of(view.contract) - view.won
    if needed <= 0:
        reason.grounds = HAS_ALL
    elif needed >= 13 - view.tricks():
        reason.grounds = NEEDS_REST
    else:
        reason.grounds = EXPECTS
        features = [0] * aim.FEATURES
        aim.read_position(view, features)
        row = (2 if view.seat else 0) + (1 if view.trump > 3 else 0)
        reason.expected = view.won * 256 + aim.natural_tricks(features, row)


def _explain_contract(level, view, seed, reason):
    from engine.flunk.bots.declare import Declaring
    from engine.generator import Generator

    worths = [0] * contracts.CONTRACTS

    class Listing(Declaring):
        """Keeps what every contract is worth."""

        def _consider(self, contract):
            best = self.worth
            choice = self.choice
            self.worth = -1000
            super()._consider(contract)
            worths[contract] = self.worth
            if worths[contract] <= best:
                self.worth = best
                self.choice = choice

    declaring = Listing()
    if level == "easy":
        declaring.doubt(Generator(seed))
    while not declaring.step(view):
        pass
    reason.choice = declaring.choice
    reason.how = DECLARED
    reason.options = list(range(contracts.CONTRACTS))
    reason.worths = worths
