"""The calls of an auction: what may be called, and when they are over.

A call is a small int. A bid is (level - 1) * 5 + denomination, 0..34, so that a higher number
is a higher bid; denominations are the suits 0..3 and 4, no trump. 35 is a pass, 36 a double.

Of dummy's thirteen cards one leaves the hidden pile with each call, while any is left; every
call is told here with the cards that it brought.
"""

BIDS = 35
PASS = 35
DOUBLE = 36

NO_BID = -1
NO_CARD = 255

LONGEST = 128
"""No auction has more calls: 127, and one more where the last bidder has a second chance."""

PILE = 13

PLAYER_SEATS = (0, 1, 3)
"""The seats of the three players, clockwise; seat 2 is dummy's."""

# B bid, P pass, D double: the last calls of every auction that is over.
_LAST_TWO = ("DP", "PD")
_LAST_SIX = ("BPPBPP", "BPPPPP", "PPPBPP", "PPPPPP", "PBPPPP", "PPBPPP")
_WITHOUT_SECOND_CHANCE = "PPPBPP"


def make_bid(level, denomination):
    """The bid of a level, 1..7, and a denomination, 0..4."""
    return (level - 1) * 5 + denomination


def level_of(bid):
    """The level of a bid, 1..7: it promises six tricks more."""
    return bid // 5 + 1


def denomination_of(bid):
    """The suit 0..3 that a bid names as trumps, or 4 for no trump."""
    return bid % 5


def kind_of(call):
    """"B" for a bid, "P" for a pass, "D" for a double."""
    if call < BIDS:
        return "B"
    return "P" if call == PASS else "D"


class Calls:
    """What everybody has heard and seen in an auction; with `taken`, what somebody may know.

    made      bytearray(128), the calls in order; count of them are valid
    laid      bytearray(128), the card that came face up into dummy with each call, or NO_CARD
    taken     bytearray(128), the card that the bidder took into his hand, or NO_CARD: with one
              of the first thirteen calls a hidden card, later an open one of dummy's
    dealer    the dealer's seat, who calls first: 0 until the declarer sits there
    last_bid  the bid that counts so far, or NO_BID
    bid_place its place among the calls
    doubled   whether it is doubled
    second_chance   whether a bidder who had passed before always gets another call
    """

    def __init__(self):
        self.made = bytearray(LONGEST)
        self.laid = bytearray(LONGEST)
        self.taken = bytearray(LONGEST)
        self.start(False)

    def start(self, second_chance):
        """Begin an auction without calls."""
        for place in range(LONGEST):
            self.made[place] = 0
            self.laid[place] = NO_CARD
            self.taken[place] = NO_CARD
        self.count = 0
        self.dealer = 0
        self.last_bid = NO_BID
        self.bid_place = 0
        self.doubled = False
        self.second_chance = second_chance

    def seat_of(self, place):
        """The seat of the player who makes call 0, 1, 2 ...: the dealer first, clockwise."""
        first = PLAYER_SEATS.index(self.dealer)
        return PLAYER_SEATS[(first + place) % 3]

    def pile(self):
        """How many of dummy's cards are still hidden, 0..13, if the auction goes on."""
        return max(0, PILE - self.count)

    def may_call(self, call):
        """Whether the player on turn may make this call."""
        return not self.is_over() and self._is_allowed(call)

    def _is_allowed(self, call):
        if call == PASS:
            return True
        if call == DOUBLE:
            return self.may_double()
        return self.last_bid < call < BIDS

    def may_double(self):
        """Whether there is a bid, another player's, that nobody has doubled."""
        if self.last_bid == NO_BID or self.doubled:
            return False
        own = (self.count - self.bid_place) % 3 == 0
        return not own

    def legal(self, into):
        """Write the calls that the player on turn may make into a bytearray(37); return how many."""
        found = 0
        if self.is_over():
            return 0
        for call in range(DOUBLE + 1):
            if self._is_allowed(call):
                into[found] = call
                found += 1
        return found

    def call(self, call):
        """Make a call. ValueError, saying why and changing nothing, if it is not legal."""
        if not self.may_call(call):
            # Only people want a sentence, and seldom.
            from engine.one_player_short.refusals import why_not

            raise ValueError(why_not(self, call))
        self.made[self.count] = call
        if call == DOUBLE:
            self.doubled = True
        elif call != PASS:
            self.last_bid = call
            self.bid_place = self.count
            self.doubled = False
        self.count += 1

    def is_over(self):
        """Whether the last two or the last six calls end the auction."""
        if self._last_kinds(2) in _LAST_TWO:
            return True
        last_six = self._last_kinds(6)
        if self.second_chance and last_six == _WITHOUT_SECOND_CHANCE:
            return False
        return last_six in _LAST_SIX

    def _last_kinds(self, size):
        kinds = ""
        for place in range(max(0, self.count - size), self.count):
            kinds += kind_of(self.made[place])
        return kinds

    def copy(self, other):
        """Become like another auction's calls."""
        self.made[:] = other.made
        self.laid[:] = other.laid
        self.taken[:] = other.taken
        self.count = other.count
        self.dealer = other.dealer
        self.last_bid = other.last_bid
        self.bid_place = other.bid_place
        self.doubled = other.doubled
        self.second_chance = other.second_chance
