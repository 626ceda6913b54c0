"""An independent referee: the rules of play again, on sets of named cards.

It shares no code with the engine. A card is its name, 'SA' or 'C2'; card number n of the
engine is NAMES[n]. Seats are 0 declarer, 1 left defender, 2 dummy, 3 right defender.
"""

NAMES = (
    "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA "
    "D2 D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA "
    "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA "
    "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
).split()

NUMBER = {name: number for number, name in enumerate(NAMES)}

STRENGTH = {
    "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
    "T": 10, "J": 11, "Q": 12, "K": 13, "A": 14,
}


def hands_of(holding):
    """The four hands, as sets of names, in a list of 16 masks."""
    hands = [set(), set(), set(), set()]
    for seat in range(4):
        for suit in range(4):
            for rank in range(13):
                if holding[seat * 4 + suit] & 2**rank:
                    hands[seat].add("CDHS"[suit] + "23456789TJQKA"[rank])
    return hands


def holding_of(hands):
    """The 16 masks of four hands, each a set (or a list) of names."""
    holding = [0] * 16
    for seat, hand in enumerate(hands):
        for name in hand:
            holding[seat * 4 + "CDHS".index(name[0])] += 2 ** "23456789TJQKA".index(name[1])
    return holding


class Referee:
    """Follows a deal card by card and knows at every moment what is legal and who won.

    trump is a letter of CDHS or None, dump likewise.
    """

    def __init__(self, hands, trump=None, dump=None):
        self.hands = [set(hand) for hand in hands]
        self.trump = trump
        self.dump = dump
        self.turn = 1
        self.trick = []
        self.tricks = []
        self.winners = []
        self.shown_out = set()

    def legal(self):
        """The names that the seat on turn may play."""
        hand = self.hands[self.turn]
        if self.trick:
            follow = {name for name in hand if name[0] == self.trick[0][1][0]}
            return follow or set(hand)
        return set(hand)

    def play(self, name):
        """Play a legal card for the seat on turn."""
        assert name in self.legal()
        if self.trick and name[0] != self.trick[0][1][0]:
            self.shown_out.add((self.turn, self.trick[0][1][0]))
        self.hands[self.turn].remove(name)
        self.trick.append((self.turn, name))
        self.turn = (self.turn + 1) % 4
        if len(self.trick) == 4:
            self.turn = self.winner(self.trick)
            self.winners.append(self.turn)
            self.tricks.append(self.trick)
            self.trick = []

    def winner(self, trick):
        """The seat that wins a list of (seat, name)."""
        trumps = [pair for pair in trick if pair[1][0] == self.trump]
        led = [pair for pair in trick if pair[1][0] == trick[0][1][0]]
        return max(trumps or led, key=lambda pair: STRENGTH[pair[1][1]])[0]

    def won(self):
        """Tricks of declarer and dummy."""
        return sum(1 for winner in self.winners if winner in (0, 2))

    def captured(self):
        """Dump-suit cards in the tricks of declarer and dummy."""
        return sum(
            1
            for winner, trick in zip(self.winners, self.tricks)
            if winner in (0, 2)
            for _, name in trick
            if name[0] == self.dump
        )

    def played(self):
        """Every card played so far, in order, as (seat, name)."""
        return [pair for trick in self.tricks for pair in trick] + self.trick
