"""One deal of One Player Short: the cards of a number, an auction, thirteen tricks, a score.

Seats are those of engine.cards, counted from the dealer while the auction lasts: he sits in
seat 0, the other players in 1 and 3, dummy in 2. When the auction is over the hands move so that
the declarer sits in seat 0, his left neighbour in 1. Players are 0, 1 and 2, clockwise, and stay
who they are.
"""

from engine.cards import DECLARER, DUMMY, NO_TRUMP
from engine.one_player_short import contracts
from engine.one_player_short.auction import OVER, PLAYING, Auction
from engine.one_player_short.calls import PLAYER_SEATS
from engine.play import Play


class Deal:
    """A deal in progress.

    number    of the deal
    dealer    the player who deals and calls first
    declarer  the player who declares, or -1 before that is known, or if all passed
    contract  contracts.NONE until there is one
    decisions how many choices have been made
    """

    def __init__(self):
        self.number = 0
        self.dealer = 0
        self.declarer = -1
        self.contract = contracts.NONE
        self.decisions = 0
        self.play = Play()
        self.auction = Auction(self.play.holding)

    def start(self, number, dealer=0, second_chance=False):
        """Deal the cards of a number, 1..pack.LARGEST_NUMBER; the dealer is to call.

        second_chance: whether a bidder who had passed before always gets another call.
        """
        self.number = number
        self.dealer = dealer
        self.declarer = -1
        self.contract = contracts.NONE
        self.decisions = 0
        self.play.start(NO_TRUMP, NO_TRUMP)
        self.auction.start(number, second_chance)

    def due(self):
        """What is due: CALLING, TAKING, LAYING, PLAYING or OVER of engine.one_player_short.auction."""
        return OVER if self.play.count == 52 else self.auction.due

    def turn(self):
        """The seat whose call is due, or its card."""
        return self.play.turn if self.auction.due >= PLAYING else self.auction.turn()

    def act(self, choice):
        """Do what the seat on turn chose: what the auction takes, or a card of the play.

        ValueError, saying why and changing nothing, if the rules forbid it.
        """
        if self.auction.due == PLAYING:
            self._play(choice)
        elif self.auction.due == OVER:
            raise ValueError("All have passed, and the hand is thrown in")
        else:
            self.auction.act(choice)
            if self.auction.due == PLAYING:
                self._begin_play()
        self.decisions += 1

    def _begin_play(self):
        calls = self.auction.calls
        declarers_seat = calls.seat_of(calls.bid_place)
        self.declarer = self.player_of(declarers_seat)
        self._seat_declarer(declarers_seat)
        self.contract = contracts.make_contract(calls.last_bid, calls.doubled)
        self.play.start(contracts.trump_of(self.contract), NO_TRUMP)

    def _seat_declarer(self, seat):
        """Have each of the three hands move, so that the one in a seat comes into the declarer's."""
        holding = self.play.holding
        dealt = list(holding)
        first = PLAYER_SEATS.index(seat)
        for place in range(3):
            old = PLAYER_SEATS[(first + place) % 3] * 4
            new = PLAYER_SEATS[place] * 4
            for suit in range(4):
                holding[new + suit] = dealt[old + suit]
        self.auction.calls.dealer = PLAYER_SEATS[-first % 3]

    def _play(self, card):
        self.play.play(self.play.turn, card)
        if self.play.count == 1:
            self.auction.expose()

    def undo(self):
        """Take back the last card of the play; return it. ValueError if there is none."""
        card = self.play.undo()
        if not self.play.count:
            self.auction.conceal()
        self.decisions -= 1
        return card

    def player_of(self, seat):
        """The player who plays the cards of a seat; the declarer plays dummy's too."""
        first = self.dealer if self.declarer < 0 else self.declarer
        if seat == DUMMY:
            seat = DECLARER
        return (first + PLAYER_SEATS.index(seat)) % 3

    def seat_of(self, player):
        """The seat in which a player sits now."""
        first = self.dealer if self.declarer < 0 else self.declarer
        return PLAYER_SEATS[(player - first) % 3]

    def pile(self):
        """How many of dummy's cards are hidden: none once the opening lead has been made."""
        return 0 if self.play.count else self.auction.calls.pile()

    def look(self, view, seat):
        """Fill an AuctionView with what the player in a seat may know."""
        view.look_at(self, seat)

    def is_over(self):
        """Whether all 13 tricks have been played, or all players have passed."""
        return self.due() == OVER

    def score(self):
        """The declarer's half points for the tricks won so far, final once the deal is over;
        0 if all passed."""
        return contracts.score(self.contract, self.play.won) if self.contract >= 0 else 0
