"""Which contract to declare, from the 26 cards in view.

What each of the 74 contracts should bring is worked out by a small neural network, all in
whole numbers. Every suit gets MARKS numbers: each card of it, in whichever of the two hands,
adds its row of a table, and so does each trick that the suit is good for by three ways of
counting; what comes out below 0 counts as 0. The marks of the plain suits are added up; the
trump suit, or the dump suit, is marked by a table of its own. From these
marks come SUMS weighted sums, below 0 again 0, and from the sums the points of each contract.
tools/make_estimates.py lets bots play deals and finds the numbers that come nearest to what
they scored; so a contract's points are those it brings the way bots really play it.
"""

from array import array

from engine.cards import NO_TRUMP, forced, tops
from engine.flunk import contracts
from engine.flunk.bots.estimate_table import (
    DUMP_CARDS, MARKS, PLAIN_CARDS, POINT_SHIFT, POINT_STARTS, POINT_WEIGHTS, START_PLAIN, START_SPECIAL,
    SUM_SHIFT, SUM_STARTS, SUM_WEIGHTS, SUMS, TRUMP_CARDS)
from engine.flunk.bots.suits import winners

_VIEWS = 9


def _start(table, place):
    # Two bytes, the low one first, that stand for -32768..32767.
    return (table[2 * place] | table[2 * place + 1] << 8) - 32768


def count_tricks(own, dummy, into):
    """Write what the suit is good for into three places: tricks played for all it is worth,
    tricks that cannot be helped, and tricks from the top. own and dummy are masks."""
    unseen = 8191 ^ own ^ dummy
    into[0] = winners(own, dummy, unseen)
    into[1] = forced(own, dummy, unseen)
    into[2] = tops(own, dummy, unseen)


def mark_suit(own, dummy, tricks, cards, starts, into, place):
    """Write the MARKS marks of a suit into an array from a place on. own and dummy are masks,
    tricks what count_tricks says of them."""
    held = own | dummy << 13
    for mark in range(MARKS):
        into[place + mark] = _start(starts, mark)
    row = 0
    while held:
        if held & 1:
            for mark in range(MARKS):
                into[place + mark] += cards[row + mark] - 128
        held >>= 1
        row += MARKS
    row = 26 * MARKS
    for number in tricks:
        if number:
            for mark in range(MARKS):
                into[place + mark] += number * (cards[row + mark] - 128)
        row += MARKS
    for mark in range(place, place + MARKS):
        if into[mark] < 0:
            into[mark] = 0


class Estimates:
    """What the contracts are worth to the declarer of two open hands."""

    def __init__(self):
        # Each suit marked as a plain one, as trumps and as the dump suit; last, no suit at all.
        self._marks = array("h", [0] * (13 * MARKS))
        self._both = array("h", [0] * (2 * MARKS))
        self._sums = array("i", [0] * SUMS)
        self._tricks = bytearray(3)

    def read_suit(self, holding, suit):
        """Mark a suit; all four are to be marked before anything is weighed.

        holding: masks of the full hands, seat * 4 + suit, as in a View.
        """
        own = holding[suit]
        dummy = holding[8 + suit]
        marks = self._marks
        tricks = self._tricks
        if not suit:
            count_tricks(0, 0, tricks)
            mark_suit(0, 0, tricks, TRUMP_CARDS, START_SPECIAL, marks, 12 * MARKS)
        count_tricks(own, dummy, tricks)
        mark_suit(own, dummy, tricks, PLAIN_CARDS, START_PLAIN, marks, suit * MARKS)
        mark_suit(own, dummy, tricks, TRUMP_CARDS, START_SPECIAL, marks, (4 + suit) * MARKS)
        mark_suit(own, dummy, tricks, DUMP_CARDS, START_SPECIAL, marks, (8 + suit) * MARKS)

    def weigh(self, suit, dump):
        """Look at the hands with this trump suit (4: no trump) or, if dump, this dump suit."""
        marks = self._marks
        both = self._both
        special = 12 if suit == NO_TRUMP else suit + (8 if dump else 4)
        for mark in range(MARKS):
            both[mark] = 0
            both[MARKS + mark] = marks[special * MARKS + mark]
        for plain in range(4):
            if plain != suit:
                for mark in range(MARKS):
                    both[mark] += marks[plain * MARKS + mark]
        all_marks = 0
        for mark in range(2 * MARKS):
            all_marks += both[mark]
        place = 0
        for each in range(SUMS):
            # A weight is a byte that stands for -128..127.
            total = -128 * all_marks
            for mark in range(2 * MARKS):
                total += both[mark] * SUM_WEIGHTS[place]
                place += 1
            total = _start(SUM_STARTS, each) + (total >> SUM_SHIFT)
            self._sums[each] = total if total > 0 else 0

    def points(self, contract):
        """What a contract should bring with the suit that was weighed last as its own."""
        if contract >= 70:
            column = 28
        else:
            column = contract % 14 + (14 if contract // 14 == NO_TRUMP else 0)
        total = _start(POINT_STARTS, column)
        place = column * SUMS
        for each in range(SUMS):
            total += self._sums[each] * (POINT_WEIGHTS[place + each] - 128)
        return total >> POINT_SHIFT


class Declaring:
    """Marks a suit or judges the contracts of one denomination a step, 74 in thirteen steps."""

    def __init__(self, doubt, generator):
        """doubt: by how many points either way each contract is misjudged, as the generator has it."""
        self.choice = contracts.NONE
        self.worth = -1000
        self._estimates = Estimates()
        self._next = 0
        self._doubt = doubt
        self._generator = generator

    def step(self, view):
        """Look at the next suit or denomination of the view's open hands; True after the last."""
        step = self._next
        self._next += 1
        if step < 4:
            self._estimates.read_suit(view.holding, step)
        elif step < 9:
            suit = step - 4
            self._estimates.weigh(suit, False)
            for contract in range(suit * 14, suit * 14 + 14):
                self._consider(contract, view.style)
        else:
            self._estimates.weigh(step - 9, True)
            self._consider(70 + step - 9, view.style)
        return self._next == 4 + _VIEWS

    def _consider(self, contract, style):
        worth = self._estimates.points(contract)
        if style and contract < 70:
            # The bold are drawn to what pays much when it is met, the careful shy from it.
            worth += style * contracts.score(contract, contracts.target_of(contract)) >> 5
        worth += self._generator.below(2 * self._doubt + 1) - self._doubt
        if worth > self.worth:
            self.worth = worth
            self.choice = contract
