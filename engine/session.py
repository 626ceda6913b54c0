"""What the sessions of games have in common: who deals, who sits where, who has won.

Players are 0 (you), 1 (your left-hand neighbour) and 2 (your right-hand neighbour). Flunk's Session
has all this of its own: where it is played with the bots that need most memory, a class more would
take a board 400 bytes.
"""

from engine import pack
from engine.cards import DECLARER, DUMMY, LEFT

# The games call this mode SOLO: player 0 deals every time. Other modes are a game's own.
_SOLO = 0


class BaseSession:
    """Beside what a game adds it has a mode, first_number, first_dealer, index and deal."""

    def number_of(self, index):
        """The deal number of a deal of this session; after the largest comes 1."""
        return (self.first_number - 1 + index) % pack.LARGEST_NUMBER + 1

    def dealer_of(self, index):
        """The player who deals, and so has dummy or calls first, deal `index`."""
        return 0 if self.mode == _SOLO else (self.first_dealer + index) % 3

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

    def finished(self):
        """How many deals of the session have a result."""
        return self.index + (1 if self.deal.is_over() else 0)

    def winners(self):
        """The players with the highest total, as a list: several if they share."""
        best = max(self.total(0), self.total(1), self.total(2))
        return [player for player in range(3) if self.total(player) == best]
