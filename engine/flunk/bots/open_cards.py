"""A position with all hands open, and what each card of the seat on turn is worth. PC only."""

from engine.cards import count
from engine.flunk import contracts
from engine.flunk.bots.exact import Counter, SliceOver, make_search
from engine.flunk.bots.layouts import LAYOUT, LAYOUT_BITS, Layouts

# One deal can add at most half as many as there are numbers for layouts.
_MOST_LAYOUTS = LAYOUT // 4


class OpenCards:
    """Answers for one decision: start() once, then deal() and worth() for world after world.

    counter   what has been looked into; its limit is the end of the slice
    """

    def __init__(self):
        self.counter = Counter()
        self._layouts = None
        self._known = {}
        self._ask = None
        self._trump = self._dump = 4
        self._tricks = 0
        self._turn = 0
        # The trick so far, as (seat, card), and the scores in reach with what makes them.
        self._table = []
        self._goals = []
        # The layout of each suit, and in it the bit of each card.
        self._lie = []
        self._bits = {}
        # What is known of the card asked for: between which goals it lies; and the others' worth.
        self._low = self._high = 0
        self._place = 0
        self._worths = {}

    def start(self, view):
        """Prepare for worlds of this view."""
        self.counter.nodes = 0
        self.counter.broken_off = []
        self._trump = view.trump
        self._dump = view.dump_suit
        self._tricks = 13 - (view.count >> 2)
        self._renew()
        self._table = [(view.seat_of(place), view.cards[place]) for place in range(view.count & 60, view.count)]
        self._turn = view.turn
        if self._dump > 3:
            self._goals = trick_goals(view.contract, view.won, self._tricks)
        else:
            left = count(view.unseen[self._dump])
            for seat in range(4):
                left += count(view.holding[seat * 4 + self._dump])
            for _, card in self._table:
                left += card // 13 == self._dump
            self._goals = dump_goals(view.won, view.captured, self._tricks, left)
        self._place = len(self._goals) - 1

    def _renew(self):
        self._layouts = Layouts()
        self._known = {}
        self._ask = make_search(self._layouts, self._trump, self._known, self.counter)

    def deal(self, hands):
        """Take up a world: 16 masks of the cards not yet played, seat * 4 + suit."""
        self._known.clear()
        if len(self._layouts.owners) > _MOST_LAYOUTS:
            self._renew()
        owner = {card: seat for seat, card in self._table}
        for seat in range(4):
            for suit in range(4):
                for rank in range(13):
                    if hands[seat * 4 + suit] >> rank & 1:
                        owner[suit * 13 + rank] = seat
        self._bits = {}
        suits = [[], [], [], []]
        bit = 0
        for card in sorted(owner):
            suit = suits[card // 13]
            # Of neighbours in one hand the lowest stands for all.
            if not suit or suit[-1] != owner[card]:
                bit = 1 << len(suit)
            self._bits[card] = bit
            suit.append(owner[card])
        self._lie = [self._layouts.number(tuple(suit)) for suit in suits]
        self._worths = {}
        self._low = 0
        self._high = len(self._goals) - 1

    def worth(self, card):
        """The declarer's points after this card and best play by all; None if the slice is over
        before that is known: then ask again for the same card."""
        same = (card // 13, self._bits[card])
        if same in self._worths:
            return self._worths[same]
        try:
            while self._low < self._high:
                place = self._next_place()
                if self._reaches(card, self._goals[place][1]):
                    self._low = place
                else:
                    self._high = place - 1
        except SliceOver:
            return None
        self._place = self._low
        worth = self._worths[same] = self._goals[self._low][0]
        self._low = 0
        self._high = len(self._goals) - 1
        return worth

    def _next_place(self):
        # What the card before was worth is likely; else by halves.
        if self._low < self._place <= self._high:
            return self._place
        if self._low == self._place:
            return self._place + 1
        return (self._low + self._high + 1) // 2

    def _reaches(self, card, goal):
        laid = self._table + [(self._turn, card)]
        led = laid[0][1] // 13
        gone = [0] * 4
        best = winner = -1
        for seat, other in laid:
            gone[other // 13] |= self._bits[other]
            strength = self._strength(other // 13, self._bits[other], led)
            if strength > best:
                best = strength
                winner = seat
        return self._finish(self._lie, led, gone, best, winner, self._turn + 1 & 3, len(laid), self._tricks, goal)

    def _strength(self, suit, bit, led):
        if suit == self._trump:
            return bit << 13
        return bit if suit == led else 0

    def _finish(self, lie, led, gone, best, winner, seat, laid, tricks, goal):
        """Whether declarer's side reaches its goal, from within a trick."""
        if laid == 4:
            return self._after(lie, gone, winner, tricks - 1, goal)
        moves = self._layouts.moves
        suits = (led,) if moves[lie[led]][seat] else [suit for suit in range(4) if suit != led]
        want = not seat & 1
        for suit in suits:
            for bit in moves[lie[suit]][seat]:
                strength = self._strength(suit, bit, led)
                gone[suit] |= bit
                won = strength > best
                answer = self._finish(lie, led, gone, strength if won else best, seat if won else winner,
                                      seat + 1 & 3, laid + 1, tricks, goal)
                gone[suit] ^= bit
                if answer == want:
                    return want
        return not want

    def _after(self, lie, gone, winner, tricks, goal):
        least, most = goal
        if self._dump < 4:
            if not winner & 1:
                least -= 1
                most -= gone[self._dump].bit_count()
            return self._dumps(self._without(lie, gone), winner, tricks, least, most)
        if not winner & 1:
            least -= 1
            most -= 1
        if most < 0 or least > tricks:
            return False
        least = max(least, 0)
        most = min(most, tricks)
        if not least and most == tricks:
            return True
        position = 0
        for suit, layout in enumerate(self._without(lie, gone)):
            position |= layout << LAYOUT_BITS * suit
        return self._ask(position, winner, tricks, least, most)

    def _without(self, lie, gone):
        left = []
        for layout, bits in zip(lie, gone):
            if bits:
                found = self._layouts.after.get(layout << 13 | bits)
                layout = self._layouts.without(layout, bits) if found is None else found
            left.append(layout)
        return left

    def _dumps(self, lie, leader, tricks, least, most):
        """Whether declarer's side can take at least so many tricks with so many dump cards at most."""
        if most < 0 or least > tricks:
            return False
        if least <= 0 and most >= len(self._layouts.owners[lie[self._dump]]):
            return True
        key = (lie[0], lie[1], lie[2], lie[3], leader, least, most)
        answer = self._known.get(key)
        if answer is not None:
            return answer
        self.counter.nodes += 1
        if self.counter.nodes > self.counter.limit:
            raise SliceOver
        want = not leader & 1
        answer = not want
        gone = [0] * 4
        for suit in range(4):
            for bit in self._layouts.moves[lie[suit]][leader]:
                gone[suit] = bit
                if self._finish(lie, suit, gone, bit, leader, leader + 1 & 3, 1, tricks, (least, most)) == want:
                    answer = want
                    break
                gone[suit] = 0
            if answer == want:
                break
        self._known[key] = answer
        return answer


def trick_goals(contract, won, tricks):
    """The scores within reach in High and Low, the worst first, each with the least and the most
    tricks to come that make it that much or better."""
    scores = [contracts.score(contract, won + more) for more in range(tricks + 1)]
    goals = []
    for score in sorted(set(scores)):
        enough = [more for more in range(tricks + 1) if scores[more] >= score]
        goals.append((score, (enough[0], enough[-1])))
    return goals


def dump_goals(won, captured, tricks, left):
    """The same for a dump: tricks that are needed, and dump cards, of those left, that may be caught."""
    goals = [(-10 * (captured + more), (0, more)) for more in range(left, -1, -1) if captured + more]
    if not captured:
        goals += [(30 * (won + more), (more, 0)) for more in range(tricks + 1)]
    return goals
