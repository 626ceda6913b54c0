"""An independent referee of the auction: its rules again, on names of calls and cards.

It shares no code with the engine. A call is 'P', 'X' or a bid such as '1C' and '3NT'; a card is
its name, 'SA' or 'C2'. Players are 0 (the dealer), 1 and 2, clockwise. The end is told by a rule
that says the same as the list of last calls that the engine looks through.
"""

BIDS = [f"{level}{suit}" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")]
CALLS = BIDS + ["P", "X"]
"""The names in the order of the engine's numbers."""


def auction_over(kinds, second_chance=False):
    """Whether calls, as a string of B, P and D, end the auction.

    A double and a pass side by side do. Otherwise at least six calls are needed, both players
    but the last bidder have called since his bid, and each of them passed on both of his last
    two turns; without a bid, six passes. With a second chance, who bid only after three passes
    is waited for once more.
    """
    if kinds[-2:] in ("DP", "PD"):
        return True
    if "B" not in kinds:
        return kinds == "PPPPPP"
    bid = kinds.rindex("B")
    if len(kinds) < 6 or len(kinds) - bid < 3:
        return False
    for other in (1, 2):
        turns = kinds[(bid + other) % 3::3]
        if turns[-2:] != "PP":
            return False
    if second_chance and kinds[:-2][-4:] == "PPPB":
        return False
    return True


class AuctionReferee:
    """Follows an auction and its cards.

    hands: three sets of names, the dealer's first; pile: list of names, the top card last.
    """

    def __init__(self, hands, pile, second_chance=False):
        self.hands = [set(hand) for hand in hands]
        self.pile = list(pile)
        self.open = set()
        self.calls = []
        self.second_chance = second_chance
        self.stage = "call"
        self.taken = None
        # Of each call: the card laid face up, and who could see which card a bidder took.
        self.laid = []
        self.took = []
        # What everybody knows of a hand because it was taken from the open cards.
        self.known = [set(), set(), set()]

    def kinds(self):
        return "".join({"P": "P", "X": "D"}.get(call, "B") for call in self.calls)

    def player(self):
        """Who is on turn."""
        return (len(self.calls) - (self.stage != "call")) % 3

    def last_bid(self):
        """(call, player) of the last bid, or None."""
        for place in range(len(self.calls) - 1, -1, -1):
            if self.calls[place] in BIDS:
                return self.calls[place], place % 3
        return None

    def doubled(self):
        for call in reversed(self.calls):
            if call in BIDS:
                return False
            if call == "X":
                return True
        return False

    def legal_calls(self):
        if self.over():
            return set()
        bid = self.last_bid()
        legal = {"P"}
        legal |= set(BIDS[BIDS.index(bid[0]) + 1:]) if bid else set(BIDS)
        if bid and bid[1] != len(self.calls) % 3 and not self.doubled():
            legal.add("X")
        return legal

    def over(self):
        return self.stage == "call" and auction_over(self.kinds(), self.second_chance)

    def legal_cards(self):
        """Names to take (and None) or to lay."""
        if self.stage == "take":
            return self.open | {None}
        return self.hands[self.player()] - ({self.taken} if self.taken else set())

    def call(self, name):
        assert self.stage == "call" and name in self.legal_calls()
        player = self.player()
        self.calls.append(name)
        self.laid.append(None)
        self.took.append(None)
        self.taken = None
        if name in BIDS:
            if self.pile:
                card = self.pile.pop()
                self.hands[player].add(card)
                self.took[-1] = card
                self.stage = "lay"
            else:
                self.stage = "take"
        elif self.pile:
            card = self.pile.pop()
            self.open.add(card)
            self.laid[-1] = card

    def take(self, name):
        assert self.stage == "take" and name in self.legal_cards()
        if name is None:
            self.stage = "call"
            return
        player = self.player()
        self.open.remove(name)
        self.hands[player].add(name)
        self.taken = name
        self.took[-1] = name
        self.known[player].add(name)
        self.stage = "lay"

    def lay(self, name):
        assert self.stage == "lay" and name in self.legal_cards()
        player = self.player()
        self.hands[player].remove(name)
        self.known[player].discard(name)
        self.open.add(name)
        self.laid[-1] = name
        self.taken = None
        self.stage = "call"
