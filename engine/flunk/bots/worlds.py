"""Deals of the hidden cards that fit a view, the likelier the sooner. PC only.

Many are drawn by chance, as hand lengths and shown voids allow; each is weighed by how well the
contract suits it; and of these some are kept, with what they stand for. Declarer sees both hands
that chose the contract, so for him all are alike.
"""

from itertools import combinations
from math import comb

from engine.flunk.bots.likelihood import Appeal
from engine.odds import other_hidden

DRAWN = 300
SLICE = 10


class Worlds:
    """Draws for one decision; see step.

    kept   after the last step: list of (hands, weight), hands a tuple of 16 masks of the cards
           not yet played, seat * 4 + suit
    """

    def __init__(self, view, generator, wanted):
        self.kept = []
        self._wanted = wanted
        self._view = view
        self._generator = generator
        self._weights = {}
        self._played = [0] * 16
        for place in range(view.count):
            card = view.cards[place]
            self._played[view.seat_of(place) * 4 + card // 13] |= 1 << card % 13
        self._appeal = None
        if view.seat:
            dummy = [view.holding[8 + suit] | self._played[8 + suit] for suit in range(4)]
            self._appeal = Appeal(dummy, view.contract)
        self._first = 0 if view.seat else 1
        self._second = other_hidden(view, self._first)
        self._base = list(view.holding)
        self._loose = []
        self._sort_unseen()
        self._open = view.left[self._first] - sum(
            mask.bit_count() for mask in self._base[self._first * 4:self._first * 4 + 4])
        self._draws = DRAWN if view.seat else wanted
        # Where there are few ways, all of them are looked at.
        self._all = comb(len(self._loose), self._open) <= self._draws
        self._ways = combinations(range(len(self._loose)), self._open) if self._all else self._chances()

    def _sort_unseen(self):
        """Give cards to the hidden hand that alone can hold them; the others are loose."""
        view = self._view
        for suit in range(4):
            for rank in range(13):
                if not view.unseen[suit] >> rank & 1:
                    continue
                if view.void[self._first * 4 + suit]:
                    self._base[self._second * 4 + suit] |= 1 << rank
                elif view.void[self._second * 4 + suit]:
                    self._base[self._first * 4 + suit] |= 1 << rank
                else:
                    self._loose.append((suit, 1 << rank))

    def _chances(self):
        for _ in range(self._draws):
            wanted = self._open
            way = []
            for place in range(len(self._loose)):
                if self._generator.below(len(self._loose) - place) < wanted:
                    way.append(place)
                    wanted -= 1
            yield way

    def step(self):
        """Draw and weigh the next few; True when all are, and some of them kept."""
        for _ in range(SLICE):
            way = next(self._ways, None)
            if way is None:
                self._keep()
                return True
            hands = self._hands(way)
            if hands not in self._weights:
                self._weights[hands] = self._weight(hands)
        return False

    def _hands(self, way):
        hands = self._base[:]
        for suit, bit in self._loose:
            hands[self._second * 4 + suit] |= bit
        for place in way:
            suit, bit = self._loose[place]
            hands[self._second * 4 + suit] ^= bit
            hands[self._first * 4 + suit] |= bit
        return tuple(hands)

    def _weight(self, hands):
        if not self._appeal:
            return 1
        return self._appeal.weight([hands[suit] | self._played[suit] for suit in range(4)])

    def _keep(self):
        """Keep all that are heavy with their weight, and of the others some that stand for all."""
        entries = list(self._weights.items())
        if len(entries) > self._wanted:
            rest = sum(self._weights.values())
            share = 0
            left = self._wanted
            for weight in sorted(self._weights.values(), reverse=True):
                share = rest // left + 1
                if weight < share or left == 1:
                    break
                rest -= weight
                left -= 1
            chosen = []
            sum_of = share * self._generator.below(32768) >> 15
            for hands, weight in entries:
                if weight >= share:
                    chosen.append((hands, weight))
                    continue
                sum_of += weight
                if sum_of >= share:
                    sum_of -= share
                    chosen.append((hands, share))
            entries = chosen
        self.kept = entries
