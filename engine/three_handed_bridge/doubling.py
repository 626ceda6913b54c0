"""Who may double, in which order and how far.

The left defender speaks first; if he is content, the right one. After a double the dealer alone
may redouble, also when dummy made the trump. Then the defender who doubled last may double again,
or else the other one; so it goes on until a side is content, or an odd trick is worth 100. A
double is allowed while it is worth less, and takes it to 100 at most. Order: Elwell's laws; the
ceiling: the Encyclopedia Americana, read so that the last double may fall short of doubling.
"""

from engine.cards import DECLARER, LEFT
from engine.three_handed_bridge.scores import most_doublings

CONTENT = 0
DOUBLE = 1

NOBODY = -1

MOST_CALLS = 9
"""Three times both defenders, and in between three times the dealer."""


class Doubling:
    """The doubling of one deal.

    steps   how many times the value of an odd trick has been doubled, 0..6
    turn    the seat that is to speak, or NOBODY when doubling is closed
    first   the defender who has, or will have, the first right to double
    calls   bytearray, CONTENT or DOUBLE in the order spoken; count of them are valid
    """

    def __init__(self):
        self.steps = 0
        self.turn = NOBODY
        self.first = LEFT
        self.calls = bytearray(MOST_CALLS)
        self.count = 0
        self._most = 0

    def clear(self):
        """Forget a deal; nobody may double."""
        self.steps = 0
        self.turn = NOBODY
        self.first = LEFT
        self.calls[:] = bytes(MOST_CALLS)
        self.count = 0

    def start(self, denomination):
        """Open the doubling of tricks of a denomination."""
        self.clear()
        self._most = most_doublings(denomination)
        self.turn = LEFT

    def call(self, choice):
        """Say CONTENT or DOUBLE for the seat on turn; ValueError, nothing changed, otherwise."""
        if self.turn == NOBODY:
            raise ValueError("Doubling is closed")
        if choice != CONTENT and choice != DOUBLE:
            raise ValueError("Doubling is answered by 0, content, or 1, double, not " + str(choice))
        self.calls[self.count] = choice
        self.count += 1
        caller = self.turn
        if choice == DOUBLE:
            self.steps += 1
            if caller != DECLARER:
                self.first = caller
            self.turn = self.first if caller == DECLARER else DECLARER
            if self.steps == self._most:
                self.turn = NOBODY
        elif caller != DECLARER and caller == self.first:
            # The other defender: 3 for 1, and 1 for 3.
            self.turn = caller ^ 2
        else:
            self.turn = NOBODY
