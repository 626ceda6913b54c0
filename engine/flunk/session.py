"""A session of Flunk: so many deals, three players, a running score.

Players are 0 (you), 1 (your left-hand neighbour) and 2 (your right-hand neighbour).
Solo: you deal and declare every time, and what a bot in your seat would have scored on the
same cards is kept beside your own score. Rubber: the deal passes from player to player,
only the dealer scores, the highest total wins and equal totals share.
"""

from array import array

from engine import pack
from engine.cards import DECLARER, DUMMY, LEFT
from engine.flunk import contracts
from engine.flunk.deal import Deal
from engine.generator import scramble

SOLO = 0
RUBBER = 1

CLOCKWISE = 0
PARLETT = 1

MOST_DEALS = 99
UNKNOWN = -1000
"""A score that has not been worked out yet; no deal can be worth this."""

# Of the player himself; of his left neighbour, who is bold; of his right one, who is careful.
_STYLES = (0, 1, -1)

DECLARING = 0
PLAYING = 1
DEAL_OVER = 2
SESSION_OVER = 3

HINTED = 1
"""Marks of a deal: the player had a hint in it; he took a card back."""
TAKEN_BACK = 2


class Session:
    """All that has been played, and the deal in progress.

    mode          SOLO or RUBBER
    seat_order    CLOCKWISE (players 0 1 2 deal in turn) or PARLETT (0 2 1)
    level         name of the bots' level
    deals         how many deals the session has: 3, 6, 9 ... 99
    first_dealer  0..2; always 0 in Solo
    first_number  number of the first deal; the others follow it
    seed          0..2^30 - 1, the source of all that the bots leave to chance
    index         of the deal in progress, 0..deals - 1
    deal          the Deal in progress, or just finished
    contracts, tricks, captured   bytearrays, one entry a finished deal
    bot_scores    array, what the bot would have scored in each deal, or UNKNOWN
    marks         bytearray, of each deal begun HINTED + TAKEN_BACK, or what is true of them
    hints         how many hints the player has had, 0..65535
    taken_back    how many cards he has taken back, 0..65535
    """

    def __init__(self, mode, level, first_number, seed, deals=9, seat_order=CLOCKWISE,
                 first_dealer=0):
        # What is wrong takes many words, and is asked once a session.
        from engine.flunk.settings import check

        check(mode, level, first_number, seed, deals, seat_order, first_dealer)
        self.mode = mode
        self.level = level
        self.first_number = first_number
        self.seed = seed
        self.deals = deals
        self.seat_order = seat_order
        self.first_dealer = first_dealer
        self.index = 0
        self.hints = self.taken_back = 0
        self.deal = Deal()
        self.contracts = bytearray(deals)
        self.tricks = bytearray(deals)
        self.captured = bytearray(deals)
        self.marks = bytearray(deals)
        self.bot_scores = array("h", [UNKNOWN] * deals)
        self.deal.start(self.number_of(0))

    # Who sits where

    def number_of(self, index):
        """The deal number of a deal of this session; after the largest comes 1."""
        return (self.first_number - 1 + index) % pack.LARGEST_NUMBER + 1

    def dealer_of(self, index):
        """The player who deals, and so declares, deal `index`."""
        if self.mode == SOLO:
            return 0
        step = 2 if self.seat_order == PARLETT else 1
        return (self.first_dealer + step * index) % 3

    def player_of(self, seat):
        """The player who plays the cards of a seat; the declarer plays dummy's too."""
        dealer = self.dealer_of(self.index)
        if seat == DECLARER or seat == DUMMY:
            return dealer
        return (dealer + (1 if seat == LEFT else 2)) % 3

    def seat_of(self, player):
        """The seat in which a player sits in the present deal."""
        return (0, 1, 3)[(player - self.dealer_of(self.index)) % 3]

    def player_to_act(self):
        """Whose decision is due, or -1 when the deal is over."""
        if self.deal.is_over():
            return -1
        return self.player_of(self.deal.turn())

    # What happens

    def phase(self):
        """DECLARING, PLAYING, DEAL_OVER (more deals follow) or SESSION_OVER."""
        if self.deal.contract == contracts.NONE:
            return DECLARING
        if not self.deal.is_over():
            return PLAYING
        return DEAL_OVER if self.index + 1 < self.deals else SESSION_OVER

    def act(self, choice):
        """Declare a contract or play a card for the seat on turn; ValueError if illegal."""
        self.deal.act(choice)
        if self.deal.is_over():
            self.contracts[self.index] = self.deal.contract
            self.tricks[self.index] = self.deal.play.won
            self.captured[self.index] = self.deal.play.captured

    def undo(self):
        """Take back the last card of the deal; return it. ValueError if there is none."""
        return self.deal.play.undo()

    def next_deal(self):
        """Deal again. ValueError unless a deal is over and the session is not."""
        if self.phase() != DEAL_OVER:
            raise ValueError("The next deal comes when this one is over, if any is left")
        self.index += 1
        self.deal.start(self.number_of(self.index))

    # What bots are given

    def look(self, view, seat):
        """Fill a View with what seat may know, scores and the player's style included."""
        self.deal.look(view, seat)
        looker = self.player_of(seat)
        view.style = _STYLES[looker]
        for turn in range(3):
            view.totals[turn] = self.total((looker + turn) % 3)

    def decision_seed(self):
        """A seed for the decision that is due: always the same one for the same moment."""
        moment = self.index * 64 + self.deal.play.count
        if self.deal.contract != contracts.NONE:
            moment += 1
        return scramble(self.seed, moment)

    # Scores

    def finished(self):
        """How many deals of the session have a score."""
        return self.index + (1 if self.deal.is_over() else 0)

    def score_of(self, index):
        """The declarer's points in a finished deal."""
        return contracts.score(self.contracts[index], self.tricks[index], self.captured[index])

    def total(self, player):
        """The points of a player in all finished deals; only the dealer of a deal scores."""
        points = 0
        for index in range(self.finished()):
            if self.dealer_of(index) == player:
                points += self.score_of(index)
        return points

    def bot_total(self):
        """What the bot would have in your seat, over the deals where that is known."""
        points = 0
        for index in range(self.finished()):
            if self.bot_scores[index] != UNKNOWN:
                points += self.bot_scores[index]
        return points

    def comparison_due(self):
        """The first deal begun whose bot score is not known yet, or -1. Solo only."""
        if self.mode == SOLO:
            for index in range(self.index + 1):
                if self.bot_scores[index] == UNKNOWN:
                    return index
        return -1

    def winners(self):
        """The players with the highest total of a rubber, as a list: several if they share."""
        best = max(self.total(0), self.total(1), self.total(2))
        return [player for player in range(3) if self.total(player) == best]
