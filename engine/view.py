"""What one seat may know of a deal, and nothing else. Bots and hints get only this."""

from engine.cards import DECLARER, DUMMY, LEFT, RIGHT
from engine.play import Record


class View(Record):
    """A seat's own copy of the public record, filled by look; hidden hands stay empty.

    Beside the fields of Record, where holding has zeros for the hidden hands:

    seat      who looks: declarer (who also plays dummy), left or right defender
    contract  number of the contract, or -1 before there is one
    unseen    list of 4 masks: the cards of each suit that lie in the hidden hands
    left      bytearray(4), how many cards each seat still holds
    void      bytearray(16), 1 where seat * 4 + suit has shown out: did not follow that suit
    totals    list of 3, the players' scores, from the looking player clockwise
    """

    def __init__(self):
        super().__init__()
        self.seat = DECLARER
        self.contract = -1
        self.unseen = [0] * 4
        self.left = bytearray(4)
        self.void = bytearray(16)
        self.totals = [0] * 3

    def sees(self, seat):
        """Whether the looking seat may see the hand of seat: its own, and always dummy's."""
        return seat == DUMMY or seat == self.seat

    def look(self, play, seat, contract):
        """Copy from a Play what seat may know. Dummy lies open from the end of the deal.

        Everything hidden is worked out from what is seen, never read from a hidden hand.
        """
        self.seat = DECLARER if seat == DUMMY else seat
        self.contract = contract
        self.trump = play.trump
        self.dump_suit = play.dump_suit
        self.count = play.count
        self.won = play.won
        self.captured = play.captured
        self.turn = play.turn
        self.cards[:] = play.cards
        self.leaders[:] = play.leaders
        for place in range(16):
            self.holding[place] = play.holding[place] if self.sees(place >> 2) else 0
        self._count_unseen()

    def _count_unseen(self):
        unseen = self.unseen
        holding = self.holding
        for suit in range(4):
            unseen[suit] = 8191 ^ holding[suit] ^ holding[4 + suit] ^ holding[8 + suit] ^ holding[12 + suit]
        void = self.void
        for place in range(16):
            void[place] = 0
        left = self.left
        left[DECLARER] = left[LEFT] = left[DUMMY] = left[RIGHT] = 13
        cards = self.cards
        leaders = self.leaders
        for place in range(self.count):
            card = cards[place]
            suit = card // 13
            seat = leaders[place >> 2] + place & 3
            unseen[suit] ^= 1 << card % 13
            left[seat] -= 1
            if not place & 3:
                led = suit
            elif suit != led:
                void[seat * 4 + led] = 1
