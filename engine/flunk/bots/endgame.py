"""The last tricks, searched exactly in worlds that fit what a seat has seen.

A world deals the unseen cards to the two hidden hands, as their lengths and the suits they
showed out of allow. In each world every legal card is worth what best play by all four hands
makes of it; the card that is best on the average of the worlds is the choice. The search
walks cards one by one without recursion, because a board's stack is short. It leaves off
where no card to come can change a choice: between tricks, when even the best or the worst
score still within reach makes no difference, and the last trick plays itself.
"""

from array import array

from engine.cards import count
from engine.flunk import contracts
from engine.flunk.bots.odds import other_hidden

MOST_TRICKS = 4
SLICE = 100
"""How many cards are laid between two looks at the keys; a card takes a board a third of a
millisecond."""

_NONE = 255
_PLACES = 4 * MOST_TRICKS + 1
_WORST = -1000
_BEST = 1000
_UNFINISHED = 2000


class Endgame:
    """Searches one decision of a view with at most MOST_TRICKS tricks to be played.

    totals   array, the points that each legal card brought the declarer, over all worlds
    worlds   how many worlds have been searched to their end
    nodes    how many cards have been laid in the search, a last trick counting as one: the
             work done so far
    """

    def __init__(self):
        self.totals = array("i", [0] * 13)
        self._values = array("h", [0] * 13)
        self.worlds = 0
        self.nodes = 0
        self._view = None
        self._generator = None
        self._legal = None
        self._found = 0
        self._next = 0
        self._size = 0
        self._place = -1
        self._hands = bytearray(4 * MOST_TRICKS)
        self._used = bytearray(4 * MOST_TRICKS)
        self._loose = bytearray(2 * MOST_TRICKS)
        # Cards by rank among those still about, so that neighbours are as good as each other.
        self._close = bytearray(52)
        self._payoff = array("h", [0] * 14)
        # The best and worst of these within reach, by tricks won and, a row each, tricks to come.
        self._most = array("h", [0] * (14 * (MOST_TRICKS + 1)))
        self._least = array("h", [0] * (14 * (MOST_TRICKS + 1)))
        self._dump_cards = 0
        # One entry for each card of the current trick and the tricks to come.
        self._seat = bytearray(_PLACES)
        self._card = bytearray(_PLACES)
        self._slot = bytearray(_PLACES)
        self._tried = bytearray(_PLACES)
        self._follows = bytearray(_PLACES)
        self._won = bytearray(_PLACES)
        self._caught = bytearray(_PLACES)
        self._value = array("h", [0] * _PLACES)
        self._floor = array("h", [0] * _PLACES)
        self._ceiling = array("h", [0] * _PLACES)

    def start(self, view, legal, found, generator):
        """Begin the decision of a view; legal holds the `found` cards to choose from."""
        self._view = view
        self._legal = legal
        self._found = found
        self._generator = generator
        self._next = 0
        self._place = -1
        self.worlds = 0
        self.nodes = 0
        self._size = 13 - (view.count >> 2)
        for place in range(found):
            self.totals[place] = 0
        if view.dump_suit > 3:
            for won in range(14):
                self._payoff[won] = contracts.score(view.contract, won)
            self._find_reach(view.won)
        self._close_ranks()
        start = view.count & 60
        for place in range(start, view.count):
            self._card[place - start] = self._close[view.cards[place]]
            self._seat[place - start] = view.seat_of(place)

    def _find_reach(self, won):
        most = self._most
        least = self._least
        for left in range(self._size + 1):
            for tricks in range(won, won + self._size - left + 1):
                place = left * 14 + tricks
                most[place] = least[place] = self._payoff[tricks]
                for more in range(tricks + 1, tricks + left + 1):
                    most[place] = max(most[place], self._payoff[more])
                    least[place] = min(least[place], self._payoff[more])

    def _close_ranks(self):
        view = self._view
        self._dump_cards = 0
        for suit in range(4):
            mask = view.unseen[suit]
            for seat in range(4):
                mask |= view.holding[seat * 4 + suit]
            for place in range(view.count & 60, view.count):
                if view.cards[place] // 13 == suit:
                    mask |= 1 << view.cards[place] % 13
            if suit == view.dump_suit:
                self._dump_cards = count(mask)
            closed = suit * 13
            for rank in range(13):
                self._close[suit * 13 + rank] = closed
                closed += mask >> rank & 1

    def step(self):
        """Search on for a slice, one legal card at most; True when a world is complete."""
        if self._place >= 0:
            value = self._walk()
        else:
            if not self._next:
                self._deal_world()
            value = self._begin(self._close[self._legal[self._next]])
        if value == _UNFINISHED:
            return False
        self._place = -1
        self._values[self._next] = value
        self._next += 1
        if self._next < self._found:
            return False
        for place in range(self._found):
            self.totals[place] += self._values[place]
        self._next = 0
        self.worlds += 1
        return True

    # A world

    def _deal_world(self):
        view = self._view
        hands = self._hands
        for slot in range(4 * MOST_TRICKS):
            hands[slot] = _NONE
        first = -1
        for seat in range(4):
            if view.sees(seat):
                self._fill_open(seat)
            elif first < 0:
                first = seat
        self._fill_hidden(first, other_hidden(view, first))

    def _fill_open(self, seat):
        slot = seat * MOST_TRICKS
        for suit in range(4):
            mask = self._view.holding[seat * 4 + suit]
            card = suit * 13
            while mask:
                if mask & 1:
                    self._hands[slot] = self._close[card]
                    slot += 1
                mask >>= 1
                card += 1

    def _fill_hidden(self, first, second):
        """Deal the unseen cards to the two hidden seats: first those that only one can hold."""
        view = self._view
        hands = self._hands
        loose = self._loose
        free = 0
        first_slot = first * MOST_TRICKS
        second_slot = second * MOST_TRICKS
        for suit in range(4):
            mask = view.unseen[suit]
            card = suit * 13
            while mask:
                if mask & 1:
                    if view.void[first * 4 + suit]:
                        hands[second_slot] = self._close[card]
                        second_slot += 1
                    elif view.void[second * 4 + suit]:
                        hands[first_slot] = self._close[card]
                        first_slot += 1
                    else:
                        loose[free] = self._close[card]
                        free += 1
                mask >>= 1
                card += 1
        wanted = first * MOST_TRICKS + view.left[first] - first_slot
        # Each of the loose cards goes to the first hand with the chance of its open places.
        for place in range(free):
            if self._generator.below(free - place) < wanted:
                hands[first_slot] = loose[place]
                first_slot += 1
                wanted -= 1
            else:
                hands[second_slot] = loose[place]
                second_slot += 1

    # The search

    # Both return what best play by all makes of a card laid now, in points for the declarer,
    # or _UNFINISHED when the slice is over before.

    def _begin(self, card):
        """Lay the card to be judged, and begin to search what follows."""
        view = self._view
        used = self._used
        for slot in range(4 * MOST_TRICKS):
            used[slot] = 0
        place = view.count & 3
        self._won[0] = self._won[place] = view.won
        self._caught[0] = self._caught[place] = view.captured
        self._seat[place] = view.turn
        slot = view.turn * MOST_TRICKS
        while self._hands[slot] != card:
            slot += 1
        used[slot] = 1
        self._card[place] = card
        self.nodes += 1
        if self._lay(place):
            return self._result(place + 1)
        place += 1
        self._floor[place] = self._worst_in_reach(0)
        self._ceiling[place] = self._best_in_reach(0)
        if not place & 3:
            value = self._settled(place)
            if value != _UNFINISHED:
                return value
        self._enter(place)
        self._place = place
        return self._walk()

    def _walk(self):
        """Alpha-beta, place by place, back and forth, from where it stopped."""
        hands = self._hands
        used = self._used
        cards = self._card
        tried = self._tried
        values = self._value
        floors = self._floor
        ceilings = self._ceiling
        start = (self._view.count & 3) + 1
        place = self._place
        nodes = 0
        while True:
            seat = self._seat[place]
            base = seat * MOST_TRICKS
            slot = tried[place]
            follows = self._follows[place]
            led = cards[place & 60] // 13
            while slot < MOST_TRICKS:
                card = hands[base + slot]
                if card != _NONE and not used[base + slot] and (
                        not follows or card // 13 == led):
                    # The next lower card in the same hand is as good, and has been tried.
                    if (not slot or used[base + slot - 1] or not card % 13
                            or hands[base + slot - 1] + 1 != card):
                        break
                slot += 1
            if slot < MOST_TRICKS:
                tried[place] = slot + 1
                used[base + slot] = 1
                self._slot[place] = base + slot
                cards[place] = card
                nodes += 1
                if not self._lay(place):
                    floors[place + 1] = floors[place]
                    ceilings[place + 1] = ceilings[place]
                    value = _UNFINISHED if place + 1 & 3 else self._settled(place + 1)
                    if value == _UNFINISHED:
                        place += 1
                        self._enter(place)
                        if nodes >= SLICE:
                            self._place = place
                            self.nodes += nodes
                            return _UNFINISHED
                        continue
                else:
                    value = self._result(place + 1)
            else:
                value = values[place]
                place -= 1
                if place < start:
                    self.nodes += nodes
                    return value
            # A card at this place has its value: take it back and remember the best.
            used[self._slot[place]] = 0
            if self._seat[place] & 1:
                if value < values[place]:
                    values[place] = value
                    if value < ceilings[place]:
                        ceilings[place] = value
            elif value > values[place]:
                values[place] = value
                if value > floors[place]:
                    floors[place] = value
            if floors[place] >= ceilings[place]:
                tried[place] = MOST_TRICKS

    def _enter(self, place):
        """Prepare a place whose seat is known: nothing tried, the worst value."""
        self._tried[place] = 0
        seat = self._seat[place]
        self._value[place] = _BEST if seat & 1 else _WORST
        self._follows[place] = 0
        if place & 3:
            led = self._card[place & 60] // 13
            for slot in range(seat * MOST_TRICKS, seat * MOST_TRICKS + MOST_TRICKS):
                card = self._hands[slot]
                if card != _NONE and not self._used[slot] and card // 13 == led:
                    self._follows[place] = 1
                    return

    def _lay(self, place):
        """After a card at a place: who is next, what has been won. True at the last card."""
        won = self._won[place]
        caught = self._caught[place]
        if (place & 3) < 3:
            self._seat[place + 1] = self._seat[place] + 1 & 3
        else:
            cards = self._card
            view = self._view
            first = place - 3
            best = cards[first]
            winner = first
            dumped = 1 if best // 13 == view.dump_suit else 0
            for each in range(first + 1, place + 1):
                card = cards[each]
                suit = card // 13
                if suit == view.dump_suit:
                    dumped += 1
                if suit == best // 13:
                    if card > best:
                        best = card
                        winner = each
                elif suit == view.trump:
                    best = card
                    winner = each
            winner = self._seat[winner]
            self._seat[place + 1] = winner
            if not winner & 1:
                won += 1
                caught += dumped
        self._won[place + 1] = won
        self._caught[place + 1] = caught
        return place + 1 == self._size * 4

    # Between tricks, before the card at a place.

    def _best_in_reach(self, place):
        left = self._size - (place >> 2)
        if self._view.dump_suit > 3:
            return self._most[left * 14 + self._won[place]]
        if self._caught[place]:
            return -10 * self._caught[place]
        return 30 * (self._won[place] + left)

    def _worst_in_reach(self, place):
        left = self._size - (place >> 2)
        if self._view.dump_suit > 3:
            return self._least[left * 14 + self._won[place]]
        if not self._caught[place] and not self._dump_cards:
            return 30 * self._won[place]
        return -10 * (self._caught[place] + min(4 * left, self._dump_cards))

    def _settled(self, place):
        """The value of what is to come, if it is known or cannot matter, or _UNFINISHED."""
        left = self._size - (place >> 2)
        if self._view.dump_suit > 3:
            reach = left * 14 + self._won[place]
            best = self._most[reach]
            worst = self._least[reach]
        else:
            best = self._best_in_reach(place)
            worst = self._worst_in_reach(place)
        if best <= self._floor[place]:
            return best
        if worst >= self._ceiling[place] or worst == best:
            return worst
        if left > 1:
            return _UNFINISHED
        # Of the last trick nobody has a choice.
        hands = self._hands
        used = self._used
        seat = self._seat[place]
        for each in range(place, place + 4):
            slot = seat * MOST_TRICKS
            while hands[slot] == _NONE or used[slot]:
                slot += 1
            self._card[each] = hands[slot]
            self._seat[each] = seat
            self._won[each] = self._won[place]
            self._caught[each] = self._caught[place]
            seat = seat + 1 & 3
        self.nodes += 1
        self._lay(place + 3)
        return self._result(place + 4)

    def _result(self, place):
        """The score at the end of the deal."""
        if self._view.dump_suit > 3:
            return self._payoff[self._won[place]]
        if self._caught[place]:
            return -10 * self._caught[place]
        return 30 * self._won[place]
