"""The scores of a rubber of Three-handed Bridge.

Each player's own deals bring points below the line, and 30 of them a game; the excess is lost,
and only he starts the next from nothing. The first to two games ends the rubber and has 100 more,
so there are four games at most. In the end every two players settle the difference of all their
points. Rules: Parlett's description; Elwell for what counts towards a game.
"""

from engine.three_handed_bridge.scores import TRICKS, items

GAME = 30
BONUS = 100


class Rubber:
    """Scores so far.

    games    bytearray of 3, games won by each player
    parts    list of 3, points below the line towards each player's next game
    totals   list of 3, all points of each player
    winner   the player who won the rubber, or -1
    """

    def __init__(self):
        self.games = bytearray(3)
        self.parts = [0] * 3
        self.totals = [0] * 3
        self.winner = -1

    def enter(self, dealer, made, tricks, holdings):
        """Write down a finished deal of a player: see scores.py."""
        for reason, to_dealer, points in items(made, tricks, holdings):
            for player in range(3):
                if to_dealer == (player == dealer):
                    self.totals[player] += points
            if to_dealer and reason == TRICKS:
                self.parts[dealer] += points
        if self.parts[dealer] >= GAME:
            self.parts[dealer] = 0
            self.games[dealer] += 1
            if self.games[dealer] == 2:
                self.winner = dealer
                self.totals[dealer] += BONUS

    def settlement(self):
        """What each player wins, or pays if it is below 0; list of 3, in sum 0."""
        return settle(self.totals)


def settle(totals):
    """What three players with such totals win or pay when every two settle their difference."""
    together = totals[0] + totals[1] + totals[2]
    return [3 * total - together for total in totals]
