"""The level `expert`: the last eight tricks solved exactly in likely worlds. PC only.

It declares and judges as `hard` does, and searches earlier and with open eyes for what the
contract tells: see worlds.py, likelihood.py and exact.py.
"""

from engine.flunk.bots.open_cards import OpenCards
from engine.flunk.bots.worlds import Worlds
from engine.generator import Generator

SLICE = 1000
"""So many positions are looked into between two looks at the keys."""


class Foresight:
    """Searches one decision of a view.

    totals   list, the points that each legal card brings the declarer on the weighed average of
             the worlds, times worlds
    worlds   how many worlds have been searched to their end
    nodes    how many positions have been looked into: the work done so far
    """

    def __init__(self):
        self.totals = []
        self.worlds = 0
        self.nodes = 0
        self._open = None
        self._drawing = None

    def start(self, view, legal, generator, wanted):
        """Begin the decision of a view; legal is the list of cards to choose from."""
        self.totals = [0] * len(legal)
        self.worlds = 0
        self.nodes = 0
        self._legal = legal
        self._sums = [0] * len(legal)
        self._weights = 0
        self._values = []
        self._drawing = Worlds(view, generator, wanted)
        self._waiting = None
        self._dealt = False
        self._open = OpenCards()
        self._open.start(view)

    def step(self):
        """Search on for a slice; True when all worlds are done."""
        if self._waiting is None:
            if self._drawing.step():
                # The heaviest first, should there not be time for all.
                self._waiting = sorted(self._drawing.kept, key=lambda each: each[1])
            return False
        counter = self._open.counter
        counter.limit = counter.nodes + SLICE
        while counter.nodes < counter.limit:
            if not self._dealt:
                if not self._waiting:
                    return True
                self._open.deal(self._waiting[-1][0])
                self._dealt = True
            worth = self._open.worth(self._legal[len(self._values)])
            self.nodes = counter.nodes
            if worth is None:
                return False
            self._values.append(worth)
            if len(self._values) == len(self._legal):
                self._count(self._waiting.pop()[1])
        return not self._waiting

    def _count(self, weight):
        self.worlds += 1
        self._weights += weight
        for place, value in enumerate(self._values):
            self._sums[place] += weight * value
            self.totals[place] = self._sums[place] * self.worlds // self._weights
        self._values = []
        self._dealt = False

    def end(self):
        """Let go of what the search has gathered."""
        self._open = self._drawing = self._waiting = None


class ExpertPlayer:
    """Plays a card; see engine.flunk.bots for how a bot is used.

    search_tricks  from how many tricks before the end on it searches
    budget         how many positions it may look into, unless told otherwise
    worlds         in how many worlds it searches, if its budget lasts
    """

    search_tricks = 8
    budget = 300000
    worlds = 10

    def __init__(self):
        self.choice = -1
        self._view = None
        self._generator = Generator(0)
        self._cards = bytearray(13)
        self._legal = []
        self._worth = []
        self._judge = None
        self._endgame = Foresight()
        self._searching = False
        self._limit = 0

    def start(self, view, seed, budget=0):
        """Prepare the card of the view's seat.

        budget: how many positions may be looked into, 0 for the level's own. The world begun when
        it is spent does not count.
        """
        self._view = view
        self._generator.seed(seed)
        self._limit = budget or self.budget
        self._searching = False
        self.choice = -1
        self._legal = list(self._cards[:view.legal(self._cards)])
        self._worth = []
        if len(self._legal) > 1:
            if view.dump_suit < 4:
                from engine.flunk.bots.dump import DumpJudge as Judge
            else:
                from engine.flunk.bots.network import NetworkJudge as Judge
            self._judge = Judge()
            self._judge.start(view)

    def step(self):
        """Do the next slice; True when the decision is made."""
        legal = self._legal
        if len(legal) == 1:
            self.choice = legal[0]
            return True
        if self._searching:
            return self._search()
        self._worth.append(self._judge.worth(self._view, legal[len(self._worth)]))
        if len(self._worth) < len(legal):
            return False
        if 13 - self._view.tricks() <= self.search_tricks:
            self._endgame.start(self._view, legal, self._generator, self.worlds)
            self._searching = True
            return False
        best = self._best([0] * len(legal))
        if not self._view.count and self._view.dump_suit > 3:
            from engine.flunk.bots.aim import signalling

            best = signalling(self._view, legal, self._worth, len(legal), best, self._judge.near())
        self.choice = legal[best]
        return True

    def hurry(self):
        """Search no further than a slice."""
        self._limit = 0

    def _search(self):
        done = self._endgame.step()
        if not done and self._endgame.nodes < self._limit:
            return False
        self.choice = self._legal[self._best(self._endgame.totals)]
        self._endgame.end()
        return True

    def _best(self, totals):
        """The search decides; where it finds no difference, or had no time, the judgement does."""
        sign = -1 if self._view.turn & 1 else 1
        best = 0
        for place in range(1, len(totals)):
            gain = sign * (totals[place] - totals[best])
            if gain > 0 or gain == 0 and self._worth[place] > self._worth[best]:
                best = place
        return best
