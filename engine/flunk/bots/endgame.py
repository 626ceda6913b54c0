"""The last tricks, searched exactly in worlds that fit what a seat has seen.

A world deals the unseen cards to the two hidden hands, as their lengths and the suits they
showed out of allow. In each world every legal card is worth what best play by all four hands
makes of it; the card that is best on the average of the worlds is the choice. The search
walks cards one by one without recursion, because a board's stack is short. It leaves off
where no card to come can change a choice: between tricks, when even the best or the worst
score still within reach makes no difference (the highest trumps are sure to take tricks), and
the last trick plays itself. What it found of a position between two tricks it remembers, for the
other orders of play that lead there.
"""

from array import array

from engine.cards import count
from engine.flunk.bots.reach import ROW, Reach
from engine.flunk.bots.world import (AT_LEAST, AT_MOST, EXACTLY, HAND, MOST_TRICKS, NONE, Positions, TopTrumps,
                                      deal)

SLICE = 100
"""How many cards are laid between two looks at the keys; a card takes a board about half a
millisecond."""

_PLACES = 4 * MOST_TRICKS + 1
_FREE = 4
# No points are as many.
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
        self._hands = bytearray(4 * HAND)
        self._lengths = bytearray(16)
        # Cards, as 16 times the suit and the rank among those still about, so that neighbours
        # are as good as each other.
        self._close = bytearray(52)
        self._reach = Reach()
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
        # Before each trick: tricks won, and dump cards caught; the cards in all hands, as bits by
        # their places; and what was sure to either side when the trick was come to.
        self._won = bytearray(ROW)
        self._caught = bytearray(ROW)
        self._held = array("i", [0] * ROW)
        self._least_before = array("h", [0] * ROW)
        self._most_before = array("h", [0] * ROW)
        self._trumps = TopTrumps()
        self._positions = Positions()

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
        self._positions.forget()
        self._caught[0] = view.captured
        self._reach.start(view, self._size, self._close_ranks())
        start = view.count & 60
        for place in range(start, view.count):
            self._card[place - start] = self._close[view.cards[place]]
            self._seat[place - start] = view.seat_of(place)

    def _close_ranks(self):
        """Number the cards still about, suit by suit; return how many are of the dump suit."""
        view = self._view
        dump_cards = 0
        for suit in range(4):
            mask = view.unseen[suit]
            for seat in range(4):
                mask |= view.holding[seat * 4 + suit]
            for place in range(view.count & 60, view.count):
                if view.cards[place] // 13 == suit:
                    mask |= 1 << view.cards[place] % 13
            if suit == view.dump_suit:
                dump_cards = count(mask)
            closed = suit << 4
            for rank in range(13):
                self._close[suit * 13 + rank] = closed
                closed += mask >> rank & 1
        return dump_cards

    def step(self):
        """Search on for a slice, one legal card at most; True when a world is complete."""
        close = self._close
        legal = self._legal
        values = self._values
        if self._place >= 0:
            value = self._walk()
        else:
            if not self._next:
                deal(self._view, self._generator, close, self._hands, self._tried)
                self._survey()
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

    def _survey(self):
        """Look over the hands of a new world."""
        hands = self._hands
        lengths = self._lengths
        for place in range(16):
            lengths[place] = 0
        held = 0
        for slot in range(4 * HAND):
            if hands[slot] != NONE:
                seat = slot // HAND
                lengths[seat * 4 + (hands[slot] >> 4)] += 1
                held |= 1 << slot - seat
        self._held[0] = held
        self._trumps.read(hands, self._view.trump)

    # The search

    # Both return what best play by all makes of a card laid now, in points for the declarer,
    # or _UNFINISHED when the slice is over before.

    def _begin(self, card):
        """Lay the card to be judged, and begin to search what follows."""
        view = self._view
        place = view.count & 3
        slot = view.turn * HAND
        while self._hands[slot] != card:
            slot += 1
        self._hands[slot] = NONE
        self._lengths[view.turn * 4 + (card >> 4)] -= 1
        self._seat[place] = view.turn
        self._slot[place] = slot
        self._card[place] = card
        self.nodes += 1
        self._floor[place + 1] = self._reach.worst(0, self._caught[0], self._size)
        self._ceiling[place + 1] = self._reach.best(0, self._caught[0], self._size)
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
            base = seat * HAND
            turn = tried[place]
            slot = base + self._first[place] + turn
            follow = self._follow[place]
            while turn < MOST_TRICKS:
                if slot >= base + MOST_TRICKS:
                    slot -= MOST_TRICKS
                card = hands[slot]
                # The next lower card in the same hand is as good: that one is tried.
                if (card != NONE and (follow == _FREE or card >> 4 == follow)
                        and hands[slot - 1] + 1 != card):
                    break
                slot += 1
                turn += 1
            if turn < MOST_TRICKS:
                tried[place] = turn + 1
                hands[slot] = NONE
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
                if not place & 3:
                    self._remember(place, value)
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
                self._first[place] = slot - seat * HAND
            if nodes >= SLICE:
                self._place = place
                self.nodes += nodes
                return _UNFINISHED

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
        if trick < self._size:
            held = self._held[trick - 1]
            for each in range(place - 4 if trick > 1 else view.count & 3, place):
                slot = self._slot[each]
                held ^= 1 << slot - slot // HAND
            self._held[trick] = held
        return winner

    # Before a trick, which may be the one after the last.

    def _settled(self, place):
        """The value of what is to come, if it is known or cannot matter, or _UNFINISHED."""
        trick = place >> 2
        left = self._size - trick
        floor = self._floor[place]
        ceiling = self._ceiling[place]
        dumps = self._view.dump_suit < 4
        if dumps:
            best = self._reach.best(self._won[trick], self._caught[trick], left)
            worst = self._reach.worst(self._won[trick], self._caught[trick], left)
        else:
            reach = left * ROW + self._won[trick]
            if left > 1:
                # Sure tricks leave less within reach.
                sure = self._trumps.sure(self._held[trick])
                reach -= sure * (ROW - 1) if sure > 0 else -sure * ROW
            best = self._reach.most[reach]
            worst = self._reach.least[reach]
        if best <= floor:
            return best
        if worst >= ceiling or worst == best:
            return worst
        if left == 1:
            return self._last_trick(place)
        self._least_before[trick] = floor
        self._most_before[trick] = ceiling
        # In a dump the cards caught would matter too.
        known = 0 if dumps else self._positions.look_up(self._held[trick], self._mark(place))
        if known:
            points = self._positions.points
            if known == EXACTLY or known == AT_LEAST and points >= ceiling or known == AT_MOST and points <= floor:
                return points
            if known == AT_LEAST:
                self._floor[place] = max(floor, points)
            else:
                self._ceiling[place] = min(ceiling, points)
        return _UNFINISHED

    def _last_trick(self, place):
        """Play the trick in which nobody has a choice."""
        hands = self._hands
        seat = self._seat[place]
        for each in range(place, place + 4):
            slot = seat * HAND
            while hands[slot] == NONE:
                slot += 1
            self._card[each] = hands[slot]
            self._slot[each] = slot
            self._seat[each] = seat
            seat = seat + 1 & 3
        self.nodes += 1
        self._end_trick(place + 4)
        trick = (place >> 2) + 1
        return self._reach.best(self._won[trick], self._caught[trick], 0)

    def _mark(self, place):
        # With the cards held it tells a position: who leads, the tricks won, and the world.
        return self._seat[place] << 2 | self._won[place >> 2] << 4 | self.worlds << 7

    def _remember(self, place, value):
        """Keep what was found out about the position before a trick."""
        if self._view.dump_suit < 4:
            return
        trick = place >> 2
        known = EXACTLY
        if value <= self._least_before[trick]:
            known = AT_MOST
        elif value >= self._most_before[trick]:
            known = AT_LEAST
        self._positions.remember(self._held[trick], self._mark(place), known, value)
