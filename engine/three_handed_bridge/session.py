"""A session of Three-handed Bridge: one rubber, three players, a score pad.

Players are 0 (you), 1 (your left-hand neighbour) and 2 (your right-hand neighbour). Rubber: the
deal passes from player to player, clockwise; the next dealer is always the present leader. At a
table of four chairs the right-hand player would move into dummy's, opposite the new dealer. Solo:
you deal every time, and the rubber is yours when you have two games.
"""

from engine.generator import scramble
from engine.session import BaseSession
from engine.three_handed_bridge.deal import NONE, Deal
from engine.three_handed_bridge.rubber import Rubber

SOLO = 0
RUBBER = 1

MOST_DEALS = 99
"""After so many deals a rubber that nobody has won ends, and nobody has the 100."""

# DECLARING, PLAYING and DOUBLING as a deal has them.
DECLARING = 0
PLAYING = 1
DEAL_OVER = 2
SESSION_OVER = 3
DOUBLING = -1


class Session(BaseSession):
    """All that has been played, and the deal in progress.

    mode          SOLO or RUBBER
    level         name of the bots' level
    first_number  number of the first deal; the others follow it
    seed          0..2^30 - 1, the source of all that the bots leave to chance
    first_dealer  0..2; always 0 in Solo
    index         of the deal in progress, 0..MOST_DEALS - 1
    deal          the Deal in progress, or just finished
    results       bytearray, three bytes a finished deal: made, tricks, holdings of scores.py
    rubber        the Rubber: scores of all finished deals
    hints         how many hints the player has had, 0..65535
    """

    def __init__(self, mode, level, first_number, seed, first_dealer=0):
        # What is wrong takes many words, and is asked once a session.
        from engine.three_handed_bridge.settings import check

        check(mode, level, first_number, seed, first_dealer)
        self.mode = mode
        self.level = level
        self.first_number = first_number
        self.seed = seed
        self.first_dealer = first_dealer
        self.index = 0
        self.hints = 0
        self.results = bytearray()
        self.rubber = Rubber()
        self.deal = Deal()
        self.deal.start(self.number_of(0))

    # What happens

    def phase(self):
        """DECLARING, DOUBLING, PLAYING, DEAL_OVER (more deals follow) or SESSION_OVER."""
        if not self.deal.is_over():
            return self.deal.stage()
        if self.rubber.winner >= 0 or self.index + 1 == MOST_DEALS:
            return SESSION_OVER
        return DEAL_OVER

    def act(self, choice):
        """Declare, answer to doubling or play a card for the seat on turn; ValueError if illegal."""
        self.deal.act(choice)
        if self.deal.is_over():
            self.enter(self.deal.made(), self.deal.play.won, self.deal.holdings)

    def enter(self, made, tricks, holdings):
        """Write down a finished deal, the next one that has no result yet: see scores.py."""
        self.rubber.enter(self.dealer_of(self.finished()), made, tricks, holdings)
        self.results.append(made)
        self.results.append(tricks)
        self.results.append(holdings)

    def undo(self):
        """Take back the last card of the deal; return it. ValueError if there is none."""
        if self.deal.is_over():
            finished = self.results
            self.results = bytearray()
            self.rubber = Rubber()
            for place in range(0, 3 * self.index, 3):
                self.enter(finished[place], finished[place + 1], finished[place + 2])
        return self.deal.play.undo()

    def next_deal(self):
        """Deal again. ValueError unless a deal is over and the rubber is not."""
        if self.phase() != DEAL_OVER:
            raise ValueError("The next deal comes when this one is over, if the rubber is not")
        self.index += 1
        self.deal.start(self.number_of(self.index))

    # What bots are given

    def look(self, view, seat):
        """Fill a BridgeView with what seat may know, scores included."""
        self.deal.look(view, seat)
        looker = self.player_of(seat)
        for turn in range(3):
            player = (looker + turn) % 3
            view.totals[turn] = self.rubber.totals[player]
            view.games[turn] = self.rubber.games[player]
            view.parts[turn] = self.rubber.parts[player]

    def decision_seed(self):
        """A seed for the decision that is due: always the same one for the same moment."""
        deal = self.deal
        moment = self.index * 64 + deal.doubling.count + deal.play.count
        if deal.contract != NONE:
            moment += 1
        return scramble(self.seed, moment)

    # Scores

    def finished(self):
        """How many deals of the session have a result."""
        return len(self.results) // 3

    def result_of(self, index):
        """(made, tricks, holdings) of a finished deal: see scores.py."""
        place = 3 * index
        return self.results[place], self.results[place + 1], self.results[place + 2]

    def total(self, player):
        """All points of a player so far, above and below the line."""
        return self.rubber.totals[player]
