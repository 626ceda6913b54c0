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

MOST_TRICKS = 6
SLICE = 100
"""How many cards are laid between two looks at the keys; a card takes a board a third of a
millisecond."""

_NONE = 255
_PLACES = 4 * MOST_TRICKS + 1
# A hand, and a place that stays empty, so that the first card has an empty one before it too.
_HAND = MOST_TRICKS + 1
# Tricks won since the search began: none to all.
_ROW = MOST_TRICKS + 1
_FREE = 4
_UNFINISHED = 2000


class Endgame:
    """Searches one decision of a view with at most MOST_TRICKS tricks to be played.

    totals   array, the points that each legal card brought the declarer, over all worlds
    worlds   how many worlds have been searched to their end
    nodes    how many cards have been laid in the search, a last trick counting as one: the
             work done so far
    """

    def __init__(self):
        self.totals = array("h", [0] * 13)
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
        # The cards in each hand that are not laid, and how many of each suit they are.
        self._hands = bytearray(4 * _HAND)
        self._lengths = bytearray(16)
        # Cards, as 16 times the suit and the rank among those still about, so that neighbours
        # are as good as each other.
        self._close = bytearray(52)
        # The best and worst scores within reach, by tricks won and, a row each, tricks to come.
        self._most = array("h", [0] * (_ROW * _ROW))
        self._least = array("h", [0] * (_ROW * _ROW))
        self._dump_cards = 0
        # One entry for each card of the current trick and the tricks to come: who lays it,
        # which card, from where in the hands, how many were tried, with which the trying
        # begins, the suit that must be followed, and the worth that is sure to either side.
        self._seat = bytearray(_PLACES)
        self._card = bytearray(_PLACES)
        self._slot = bytearray(_PLACES)
        self._tried = bytearray(_PLACES)
        self._first = bytearray(_PLACES)
        self._follow = bytearray(_PLACES)
        self._floor = array("h", [0] * _PLACES)
        self._ceiling = array("h", [0] * _PLACES)
        # Before each trick: tricks won, and dump cards caught.
        self._won = bytearray(_ROW)
        self._caught = bytearray(_ROW)

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
        for place in range(_PLACES):
            self._first[place] = 0
        self._caught[0] = view.captured
        if view.dump_suit > 3:
            self._find_reach()
        self._close_ranks()
        start = view.count & 60
        for place in range(start, view.count):
            self._card[place - start] = self._close[view.cards[place]]
            self._seat[place - start] = view.seat_of(place)

    def _find_reach(self):
        view = self._view
        most = self._most
        least = self._least
        for place in range(self._size + 1):
            most[place] = least[place] = contracts.score(view.contract, view.won + place)
        for left in range(1, self._size + 1):
            for place in range(left * _ROW, left * _ROW + self._size - left + 1):
                most[place] = max(most[place - _ROW], most[place - _ROW + 1])
                least[place] = min(least[place - _ROW], least[place - _ROW + 1])

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
            closed = suit << 4
            for rank in range(13):
                self._close[suit * 13 + rank] = closed
                closed += mask >> rank & 1

    def step(self):
        """Search on for a slice, one legal card at most; True when a world is complete."""
        close = self._close
        legal = self._legal
        values = self._values
        if self._place >= 0:
            value = self._walk()
        else:
            if not self._next:
                self._deal_world()
            value = self._begin(close[legal[self._next]])
        if value == _UNFINISHED:
            return False
        self._place = -1
        # Take the card back.
        place = self._next
        card = close[legal[place]]
        self._hands[self._slot[self._view.count & 3]] = card
        self._lengths[self._view.turn * 4 + (card >> 4)] += 1
        values[place] = value
        place += 1
        # The next card up is worth as much.
        while place < self._found and close[legal[place]] == close[legal[place - 1]] + 1:
            values[place] = value
            place += 1
        self._next = place
        if place < self._found:
            return False
        for place in range(self._found):
            self.totals[place] += values[place]
        self._next = 0
        self.worlds += 1
        return True

    # A world

    def _deal_world(self):
        view = self._view
        hands = self._hands
        lengths = self._lengths
        for slot in range(4 * _HAND):
            hands[slot] = _NONE
        first = -1
        for seat in range(4):
            if view.sees(seat):
                self._fill_open(seat)
            elif first < 0:
                first = seat
        self._fill_hidden(first, other_hidden(view, first))
        for place in range(16):
            lengths[place] = 0
        for slot in range(4 * _HAND):
            if hands[slot] != _NONE:
                lengths[slot // _HAND * 4 + (hands[slot] >> 4)] += 1

    def _fill_open(self, seat):
        slot = seat * _HAND
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
        # A place for cards that is free between two searches.
        loose = self._tried
        free = 0
        first_slot = first * _HAND
        second_slot = second * _HAND
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
        wanted = first * _HAND + view.left[first] - first_slot
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
        place = view.count & 3
        slot = view.turn * _HAND
        while self._hands[slot] != card:
            slot += 1
        self._hands[slot] = _NONE
        self._lengths[view.turn * 4 + (card >> 4)] -= 1
        self._seat[place] = view.turn
        self._slot[place] = slot
        self._card[place] = card
        self.nodes += 1
        self._floor[place + 1] = self._worst_in_reach(0)
        self._ceiling[place + 1] = self._best_in_reach(0)
        value = self._go_on(place + 1)
        if value != _UNFINISHED:
            return value
        self._place = place + 1
        return self._walk()

    def _walk(self):
        """Alpha-beta, place by place, back and forth, from where it stopped."""
        hands = self._hands
        lengths = self._lengths
        cards = self._card
        seats = self._seat
        tried = self._tried
        floors = self._floor
        ceilings = self._ceiling
        start = (self._view.count & 3) + 1
        place = self._place
        nodes = 0
        while True:
            seat = seats[place]
            base = seat * _HAND
            turn = tried[place]
            slot = base + self._first[place] + turn
            follow = self._follow[place]
            while turn < MOST_TRICKS:
                if slot >= base + MOST_TRICKS:
                    slot -= MOST_TRICKS
                card = hands[slot]
                # The next lower card in the same hand is as good: that one is tried.
                if (card != _NONE and (follow == _FREE or card >> 4 == follow)
                        and hands[slot - 1] + 1 != card):
                    break
                slot += 1
                turn += 1
            if turn < MOST_TRICKS:
                tried[place] = turn + 1
                hands[slot] = _NONE
                lengths[seat * 4 + (card >> 4)] -= 1
                self._slot[place] = slot
                cards[place] = card
                nodes += 1
                floors[place + 1] = floors[place]
                ceilings[place + 1] = ceilings[place]
                value = self._go_on(place + 1)
                if value == _UNFINISHED:
                    place += 1
                    if nodes >= SLICE:
                        self._place = place
                        self.nodes += nodes
                        return _UNFINISHED
                    continue
            else:
                value = ceilings[place] if seat & 1 else floors[place]
                place -= 1
                if place < start:
                    self.nodes += nodes
                    return value
            # A card at this place has its value: take it back and keep what it makes sure of.
            slot = self._slot[place]
            card = cards[place]
            seat = seats[place]
            hands[slot] = card
            lengths[seat * 4 + (card >> 4)] += 1
            if seat & 1:
                if value < ceilings[place]:
                    ceilings[place] = value
            elif value > floors[place]:
                floors[place] = value
            if floors[place] >= ceilings[place]:
                tried[place] = MOST_TRICKS
                # What refutes one play often refutes the next.
                self._first[place] = slot - seat * _HAND

    def _go_on(self, place):
        """Prepare the place after a card; the value of what is to come, if it is known."""
        seat = self._seat[place - 1] + 1 & 3
        follow = _FREE
        if place & 3:
            led = self._card[place & 60] >> 4
            if self._lengths[seat * 4 + led]:
                follow = led
        else:
            seat = self._end_trick(place)
            value = self._settled(place)
            if value != _UNFINISHED:
                return value
        self._seat[place] = seat
        self._follow[place] = follow
        self._tried[place] = 0
        return _UNFINISHED

    def _end_trick(self, place):
        """Count the trick before a place; return who won it."""
        cards = self._card
        view = self._view
        dump = view.dump_suit
        best = winner = -1
        led = cards[place - 4] >> 4
        dumped = 0
        for each in range(place - 4, place):
            card = cards[each]
            suit = card >> 4
            if suit == dump:
                dumped += 1
            if suit == view.trump:
                card += 64
            elif suit != led:
                continue
            if card > best:
                best = card
                winner = each
        winner = self._seat[winner]
        trick = place >> 2
        won = self._won[trick - 1]
        caught = self._caught[trick - 1]
        if not winner & 1:
            won += 1
            caught += dumped
        self._won[trick] = won
        self._caught[trick] = caught
        self._seat[place] = winner
        return winner

    # Before a trick, which may be the one after the last.

    def _best_in_reach(self, trick):
        left = self._size - trick
        if self._view.dump_suit > 3:
            return self._most[left * _ROW + self._won[trick]]
        if self._caught[trick]:
            return -10 * self._caught[trick]
        return 30 * (self._view.won + self._won[trick] + left)

    def _worst_in_reach(self, trick):
        left = self._size - trick
        if self._view.dump_suit > 3:
            return self._least[left * _ROW + self._won[trick]]
        loose = min(4 * left, self._dump_cards)
        if not self._caught[trick] and not loose:
            return 30 * (self._view.won + self._won[trick])
        return -10 * (self._caught[trick] + loose)

    def _settled(self, place):
        """The value of what is to come, if it is known or cannot matter, or _UNFINISHED."""
        trick = place >> 2
        best = self._best_in_reach(trick)
        worst = self._worst_in_reach(trick)
        if best <= self._floor[place]:
            return best
        if worst >= self._ceiling[place] or worst == best:
            return worst
        if self._size - trick > 1:
            return _UNFINISHED
        # Of the last trick nobody has a choice.
        hands = self._hands
        seat = self._seat[place]
        for each in range(place, place + 4):
            slot = seat * _HAND
            while hands[slot] == _NONE:
                slot += 1
            self._card[each] = hands[slot]
            self._seat[each] = seat
            seat = seat + 1 & 3
        self.nodes += 1
        self._end_trick(place + 4)
        return self._best_in_reach(trick + 1)
