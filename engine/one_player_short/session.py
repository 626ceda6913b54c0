"""A session of One Player Short: deals, three players, running scores in half points.

Players are 0 (you), 1 (your left-hand neighbour) and 2 (your right-hand neighbour). Whoever wins
the auction declares, and only he scores. In a Game the deal passes from player to player, in
Solo you deal every time. The session is over when a player has reached the target, if there is
one, or after the last deal; then the highest total wins and equal totals share.
"""

from engine.generator import scramble
from engine.one_player_short import contracts
from engine.one_player_short.deal import Deal
from engine.session import BaseSession

SOLO = 0
GAME = 1

MOST_DEALS = 99
MOST_TARGET = 250
THROWN_IN = 255
"""In place of the contract of a deal in which all passed."""

# What is due in a deal is told as there: CALLING, TAKING, LAYING, PLAYING; then comes one of these.
DEAL_OVER = 2
SESSION_OVER = 3

# A deal has no more decisions: 128 calls, two cards to each of 35 bids, 52 cards played.
_DECISIONS = 256


class Session(BaseSession):
    """All that has been played, and the deal in progress.

    mode          SOLO or GAME
    level         name of the bots' level
    target        points to be reached, 1..250, or 0 for none
    deals         how many deals the session has at most, 1..99
    first_dealer  0..2; always 0 in Solo
    first_number  number of the first deal; the others follow it
    seed          0..2^30 - 1, the source of all that the bots leave to chance
    second_chance whether a bidder who had passed before always gets another call
    index         of the deal in progress, 0..deals - 1
    deal          the Deal in progress, or just finished
    contracts, declarers, tricks   bytearrays, one entry a finished deal; a contract is
                  THROWN_IN where all passed
    hints         how many hints the player has had, 0..65535
    """

    def __init__(self, mode, level, first_number, seed, target=20, deals=MOST_DEALS,
                 first_dealer=0, second_chance=False):
        # What is wrong takes many words, and is asked once a session.
        from engine.one_player_short.settings import check

        check(mode, level, first_number, seed, target, deals, first_dealer)
        self.mode = mode
        self.level = level
        self.first_number = first_number
        self.seed = seed
        self.target = target
        self.deals = deals
        self.first_dealer = first_dealer
        self.second_chance = bool(second_chance)
        self.index = 0
        self.hints = 0
        self.deal = Deal()
        self.contracts = bytearray(deals)
        self.declarers = bytearray(deals)
        self.tricks = bytearray(deals)
        self.deal_again()

    def deal_again(self):
        """Deal the cards of the deal in progress, whatever has been made of it."""
        self.deal.start(self.number_of(self.index), self.dealer_of(self.index), self.second_chance)

    # Who sits where

    def player_of(self, seat):
        """The player who plays the cards of a seat; the declarer plays dummy's too."""
        return self.deal.player_of(seat)

    def seat_of(self, player):
        """The seat in which a player sits now; the declarer's is known after the auction."""
        return self.deal.seat_of(player)

    # What happens

    def phase(self):
        """CALLING, TAKING, LAYING or PLAYING of engine.one_player_short.auction, DEAL_OVER (more
        deals follow) or SESSION_OVER."""
        if not self.deal.is_over():
            return self.deal.due()
        if self.index + 1 == self.deals or self.target_reached():
            return SESSION_OVER
        return DEAL_OVER

    def act(self, choice):
        """Do what the player on turn chose, as Deal.act takes it; ValueError if illegal."""
        self.deal.act(choice)
        if self.deal.is_over():
            self._note_result()

    def _note_result(self):
        deal = self.deal
        thrown_in = deal.contract == contracts.NONE
        self.contracts[self.index] = THROWN_IN if thrown_in else deal.contract
        self.declarers[self.index] = 0 if thrown_in else deal.declarer
        self.tricks[self.index] = deal.play.won

    def undo(self):
        """Take back the last card of the play; return it. ValueError if there is none."""
        return self.deal.undo()

    def next_deal(self):
        """Deal again. ValueError unless a deal is over and the session is not."""
        if self.phase() != DEAL_OVER:
            raise ValueError("The next deal comes when this one is over, if any is left")
        self.index += 1
        self.deal_again()

    # What bots are given

    def look(self, view, seat):
        """Fill an AuctionView with what the player in a seat may know, scores included."""
        self.deal.look(view, seat)
        looker = self.player_of(seat)
        for turn in range(3):
            view.totals[turn] = self.total((looker + turn) % 3)

    def decision_seed(self):
        """A seed for the decision that is due: always the same one for the same moment."""
        return scramble(self.seed, self.index * _DECISIONS + self.deal.decisions)

    # Scores

    def declarer_of(self, index):
        """The player who declared a finished deal, or -1 if all passed."""
        return -1 if self.contracts[index] == THROWN_IN else self.declarers[index]

    def score_of(self, index):
        """The declarer's half points in a finished deal; 0 if all passed."""
        if self.contracts[index] == THROWN_IN:
            return 0
        return contracts.score(self.contracts[index], self.tricks[index])

    def total(self, player):
        """The half points of a player in all finished deals; only the declarer of a deal scores."""
        halves = 0
        for index in range(self.finished()):
            if self.declarer_of(index) == player:
                halves += self.score_of(index)
        return halves

    def target_reached(self):
        """Whether a player has the points that end the session."""
        if not self.target:
            return False
        for player in range(3):
            if self.total(player) >= 2 * self.target:
                return True
        return False
