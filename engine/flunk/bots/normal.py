"""The levels `normal` and `hard`: cards are judged, and the last tricks searched."""

from array import array

from engine.flunk.bots.endgame import Endgame
from engine.generator import Generator

# How cards are judged: in a dump, by a weighted sum, by a network.
_DUMP = 0
_SUM = 1
_NETWORK = 2


class NormalPlayer:
    """Weighs one candidate a slice; see engine.flunk.bots for how a bot is used.

    search_tricks  from how many tricks before the end on it searches; 0 for never
    budget         how many cards it may lay in a search, unless told otherwise
    defends_well   whether it judges a defender's cards by the network, as it does declarer's
    """

    worlds = 10
    """In how many worlds it searches, if its budget lasts."""

    def __init__(self, search_tricks=4, budget=600, defends_well=False):
        self.search_tricks = search_tricks
        self.budget = budget
        self.choice = -1
        self._view = None
        self._cards = bytearray(13)
        self._worth = array("i", [0] * 13)
        self._found = 0
        self._next = 0
        self._defends_well = defends_well
        self._judge = None
        self._judging = -1
        self._endgame = Endgame() if search_tricks else None
        self._searching = False
        self._limit = 0
        self._generator = Generator(0)

    def start(self, view, seed, budget=0):
        """Prepare the card of the view's seat.

        budget: how many cards may be laid in the search of the last tricks, 0 for the
        level's own. The world begun when it is spent does not count.
        """
        self._view = view
        self._generator.seed(seed)
        self._limit = budget or self.budget
        self._next = 0
        self._searching = False
        self.choice = -1
        self._found = view.legal(self._cards)
        if self._found > 1:
            judging = self._way_to_judge(view)
            if judging != self._judging:
                self._judging = judging
                self._judge = self._new_judge(judging)
            self._judge.start(view)

    def _way_to_judge(self, view):
        if view.dump_suit < 4:
            return _DUMP
        return _SUM if view.turn & 1 and not self._defends_well else _NETWORK

    def _new_judge(self, judging):
        # One of them: they share little, and memory may be short.
        if judging == _DUMP:
            from engine.flunk.bots.dump import DumpJudge

            return DumpJudge()
        if judging == _SUM:
            from engine.flunk.bots.card_worth import Judge

            return Judge()
        from engine.flunk.bots.network import NetworkJudge

        return NetworkJudge()

    def step(self):
        """Do the next slice; True when the decision is made."""
        if self._searching:
            return self._search()
        if self._found == 1:
            self.choice = self._cards[0]
            return True
        worth = self._worth_of(self._cards[self._next])
        if self._judging != _DUMP:
            # Cards that are about as good are told apart by chance: no two sessions need be alike.
            worth += self._generator.below(self._judge.near() >> 2)
        self._worth[self._next] = worth
        self._next += 1
        if self._next < self._found:
            return False
        if 13 - self._view.tricks() <= self.search_tricks:
            self._endgame.start(self._view, self._cards, self._found, self._generator)
            self._searching = True
            return False
        best = self._best()
        if not self._view.count and self._judging != _DUMP:
            from engine.flunk.bots.aim import signalling

            best = signalling(self._view, self._cards, self._worth, self._found, best, self._judge.near())
        self.choice = self._cards[best]
        return True

    def hurry(self):
        """Search no further than a slice."""
        self._limit = 0

    def _worth_of(self, card):
        """What a card is worth before any search; larger is better for the seat on turn."""
        return self._judge.worth(self._view, card)

    def _best(self):
        best = 0
        for place in range(1, self._found):
            if self._worth[place] > self._worth[best]:
                best = place
        return best

    def _search(self):
        endgame = self._endgame
        endgame.step()
        if endgame.worlds < self.worlds and endgame.nodes < self._limit:
            return False
        # The search decides; where it finds no difference, or no time, the first judgement does.
        sign = -1 if self._view.turn & 1 else 1
        best = 0
        for place in range(1, self._found):
            gain = sign * (endgame.totals[place] - endgame.totals[best])
            if gain > 0 or gain == 0 and self._worth[place] > self._worth[best]:
                best = place
        self.choice = self._cards[best]
        return True
