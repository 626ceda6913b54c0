"""What one seat may know of a deal, and nothing else. Bots and hints get only this."""

from engine.cards import DECLARER, DUMMY
from engine.play import Record


class View(Record):
    """A seat's own copy of the public record, filled by look; hidden hands stay empty.

    Beside the fields of Record, where holding has zeros for the hidden hands:

    seat      who looks: declarer (who also plays dummy), left or right defender
    contract  number of the contract, or -1 before there is one
    unseen    list of 4 masks: the cards of each suit that lie in the hidden hands
    totals    list of 3, the players' scores, from the looking player clockwise
    style     how the looking player is, if a bot plays for him: 1 bold, who attacks as a
              defender, -1 careful, who feeds, or 0
    """

    def __init__(self):
        super().__init__()
        self.seat = DECLARER
        self.contract = -1
        self.unseen = [0] * 4
        self.totals = [0] * 3
        self.style = 0

    def sees(self, seat):
        """Whether the looking seat may see the hand of seat: its own, and always dummy's."""
        return seat == DUMMY or seat == self.seat

    def look(self, play, seat, contract):
        """Copy from a Play what seat may know. Dummy lies open from the end of the deal.

        What has been played is public and copied whole; of the hands only dummy's and the
        seat's own are read. What is hidden is worked out from these, suit by suit.
        """
        if seat == DUMMY:
            seat = DECLARER
        if seat != self.seat:
            self._hide(self.seat)
            self.seat = seat
        self.contract = contract
        self.style = 0
        self.trump = play.trump
        self.dump_suit = play.dump_suit
        self.count = play.count
        self.won = play.won
        self.captured = play.captured
        self.turn = play.turn
        self.cards[:] = play.cards
        self.leaders[:] = play.leaders
        self.left[:] = play.left
        self.void[:] = play.void
        self._see(play.holding, seat * 4, play.unplayed)

    def _see(self, hands, own, unplayed):
        # Without a loop, because every decision begins with this.
        holding = self.holding
        unseen = self.unseen
        holding[8] = clubs = hands[8]
        holding[9] = diamonds = hands[9]
        holding[10] = hearts = hands[10]
        holding[11] = spades = hands[11]
        holding[own] = own_clubs = hands[own]
        holding[own + 1] = own_diamonds = hands[own + 1]
        holding[own + 2] = own_hearts = hands[own + 2]
        holding[own + 3] = own_spades = hands[own + 3]
        unseen[0] = unplayed[0] ^ clubs ^ own_clubs
        unseen[1] = unplayed[1] ^ diamonds ^ own_diamonds
        unseen[2] = unplayed[2] ^ hearts ^ own_hearts
        unseen[3] = unplayed[3] ^ spades ^ own_spades

    def _hide(self, seat):
        for suit in range(4):
            self.holding[seat * 4 + suit] = 0
