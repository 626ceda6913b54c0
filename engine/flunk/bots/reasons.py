"""Why a bot chose what it chose: worked out again when somebody asks, never kept.

A decision follows from the view, the seed, the budget and the level alone, so the same bot,
given the same four, decides again, and what it weighed on the way is read off it. Nothing is
written down while bots play, where memory is short; and a reason knows no more than the bot
did. Whoever shows one to a player has to wait until the deal is over: it tells of cards that
are still hidden from him. A hint is the reason of a decision of his own, which he may see.
"""

from engine.flunk import bots, contracts

# How it was decided.
_FORCED = 0
_CHANCE = 1
_JUDGED = 2
_SEARCHED = 3
_EVEN = 4
_DECLARED = 5

# What was wished for: aim.SHUN .. aim.WANT say how much the declarer should want tricks, so
# that a defender takes them at WANT, to beat the contract, and feeds at SHUN. In a dump:
_CLEAN = 5
_CAUGHT = 6

# On what grounds, in High and Low.
_UNCOUNTED = 0
_HAS_ALL = 1
_NEEDS_REST = 2
_EXPECTS = 3

# What the card does.
_LEADS = 0
_TAKES = 1
_DUCKS = 2
_FOLLOWS = 3
_RUFFS = 4
_DISCARDS = 5
_DUMPS = 6


class Reason:
    """Why a decision was taken.

    choice    the card or contract
    how       _FORCED (no other card was legal), _CHANCE, _JUDGED (the card of most worth),
              _SEARCHED (the card best in the worlds searched), _EVEN (the search found several
              as good, and of these the one of most worth was played), or _DECLARED
    act       what the card does: _LEADS, _TAKES the trick so far, _DUCKS (leaves a trick it could
              take), _FOLLOWS (cannot take it), _RUFFS, _DISCARDS or _DUMPS a card of the dump suit;
              -1 for a contract
    wish      SHUN .. WANT as in aim, _CLEAN or _CAUGHT in a dump (dump cards were captured); -1
              where nothing was wished for: _FORCED, _CHANCE and _DECLARED
    grounds   why it wished for that: _HAS_ALL (the declarer has his tricks already), _NEEDS_REST
              (he needs every trick to come, or cannot get there), _EXPECTS, or _UNCOUNTED
    expected  _EXPECTS: the tricks that declarer's side should take in all if nobody steers, in
              256ths; otherwise -1
    signal    what an opening lead tells, FEEDS, UNDECIDED or ATTACKS as in aim;
              -1 for any other choice
    options   list of the choices considered: the legal cards, or all contracts
    worths    list, what each was worth to the seat before any search; for contracts, points
    totals    list, the declarer's points that each brought in all worlds searched; empty if
              there was no search
    best_in   list, in how many of the worlds each option was the best for its side, or as good;
              empty if there was no search
    worlds    in how many worlds it searched
    """

    def __init__(self):
        self.choice = -1
        self.how = _CHANCE
        self.act = -1
        self.wish = -1
        self.grounds = _UNCOUNTED
        self.expected = -1
        self.signal = -1
        self.options = []
        self.worths = []
        self.totals = []
        self.best_in = []
        self.worlds = 0

    def average(self, place):
        """The declarer's points that an option brought in a world searched, in tenths."""
        return (20 * self.totals[place] + self.worlds) // (2 * self.worlds)


class Explaining:
    """A decision taken in slices, as a bot of the level takes it; the arguments are those of
    the decision.

    reason: the Reason for it, complete once step has returned True.
    """

    def __init__(self, level, view, seed, budget=0):
        self.reason = Reason()
        self._level = level
        self._view = view
        # What the worlds searched so far brought, and how many they are.
        self._totals = []
        self._worlds = 0
        self._bot = self._declaring = None
        if view.contract == contracts.NONE and level != "random":
            self._declaring = _listing(level, seed, self.reason)
            return
        self._bot = bots.make(level)
        self._bot.start(view, seed, budget)
        if view.contract != contracts.NONE:
            cards = bytearray(13)
            self.reason.options = list(cards[:view.legal(cards)])

    def step(self):
        """Do the next slice; True when the decision is made."""
        reason = self.reason
        if self._declaring:
            done = self._declaring.step(self._view)
            reason.choice = self._declaring.choice
            return done
        done = self._bot.step()
        judged = self._level != "random" and len(reason.options) > 1
        if judged:
            self._compare_cards(self._bot._half)
        if done:
            reason.choice = self._bot.choice
            if reason.options:
                reason.act = _act_of(self._view, reason.choice, reason.options)
            if len(reason.options) == 1:
                reason.how = _FORCED
            elif judged:
                _read_player(self._bot._half, self._level, self._view, reason)
        return done

    def _compare_cards(self, player):
        """If a world has been searched to its end, note which cards were the best in it."""
        if not player._searching or player._endgame.worlds == self._worlds:
            return
        reason = self.reason
        totals = list(player._endgame.totals[:len(reason.options)])
        if not self._worlds:
            self._totals = [0] * len(totals)
            reason.best_in = [0] * len(totals)
        sign = -1 if self._view.turn & 1 else 1
        gains = [sign * (total - before) for total, before in zip(totals, self._totals)]
        best = max(gains)
        for place in range(len(gains)):
            if gains[place] == best:
                reason.best_in[place] += 1
        self._worlds += 1
        self._totals = totals


def explain(level, view, seed, budget=0):
    """The Reason for what a bot of the level decides, worked out in one go."""
    explaining = Explaining(level, view, seed, budget)
    while not explaining.step():
        pass
    return explaining.reason


def _act_of(view, card, legal):
    # To declare takes other modules, and memory may be short.
    from engine.odds import beats, best_so_far

    best, _ = best_so_far(view)
    if best < 0:
        return _LEADS
    suit = card // 13
    if suit != view.led():
        if suit == view.trump:
            return _RUFFS
        return _DUMPS if suit == view.dump_suit else _DISCARDS
    if beats(card, best, view.trump):
        return _TAKES
    for other in legal:
        if beats(other, best, view.trump):
            return _DUCKS
    return _FOLLOWS


# What a player weighed lies in its own fields: to hand it out there would cost memory at the
# table for the sake of the few times that somebody asks.

def _read_player(player, level, view, reason):
    found = len(reason.options)
    reason.how = _JUDGED
    reason.worths = list(player._worth[:found])
    if view.dump_suit < 4:
        reason.wish = _CAUGHT if view.captured else _CLEAN
    else:
        reason.wish = player._judge._wish
        if not view.count:
            from engine.flunk.bots.aim import intention

            reason.signal = intention(view)
        if level != "easy":
            _read_grounds(view, reason)
    endgame = player._endgame
    if player._searching and endgame.worlds:
        reason.worlds = endgame.worlds
        reason.totals = list(endgame.totals[:found])
        best = reason.totals[reason.options.index(reason.choice)]
        reason.how = _SEARCHED if reason.totals.count(best) == 1 else _EVEN


def _read_grounds(view, reason):
    from engine.flunk.bots import aim

    needed = contracts.target_of(view.contract) - view.won
    if needed <= 0:
        reason.grounds = _HAS_ALL
    elif needed >= 13 - view.tricks():
        reason.grounds = _NEEDS_REST
    else:
        reason.grounds = _EXPECTS
        features = [0] * aim.FEATURES
        aim.read_position(view, features)
        row = (2 if view.seat else 0) + (1 if view.trump > 3 else 0)
        reason.expected = view.won * 256 + aim.natural_tricks(features, row)


def _listing(level, seed, reason):
    """A Declaring that writes into the Reason what every contract is worth."""
    from engine.flunk.bots.declare import Declaring
    from engine.flunk.bots.declarer import doubt_of
    from engine.generator import Generator

    class Listing(Declaring):
        def _consider(self, contract, style):
            best = self.worth
            choice = self.choice
            self.worth = -1000
            super()._consider(contract, style)
            reason.worths[contract] = self.worth
            if self.worth <= best:
                self.worth = best
                self.choice = choice

    reason.how = _DECLARED
    reason.options = list(range(contracts.CONTRACTS))
    reason.worths = [0] * contracts.CONTRACTS
    return Listing(doubt_of(level == "easy"), Generator(seed))
