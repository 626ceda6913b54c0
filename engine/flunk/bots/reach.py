"""The scores that are within reach between tricks: what no card to come can beat or spoil."""

from array import array

from engine.flunk import contracts
from engine.flunk.bots.world import MOST_TRICKS

ROW = MOST_TRICKS + 1
"""Tricks won since a search began: none to all."""


class Reach:
    """The scores within reach for one decision.

    most, least  arrays for High and Low: the best and the worst score, by tricks won since the search
                 began and, a row of ROW each, tricks to come
    """

    def __init__(self):
        self.most = array("h", [0] * (ROW * ROW))
        self.least = array("h", [0] * (ROW * ROW))
        self._won = 0
        self._dumps = False
        self._dump_cards = 0

    def start(self, view, tricks, dump_cards):
        """Begin with a view; tricks: how many are to come, dump_cards: how many are still about."""
        self._won = view.won
        self._dump_cards = dump_cards
        self._dumps = view.dump_suit < 4
        if self._dumps:
            return
        most = self.most
        least = self.least
        for place in range(tricks + 1):
            most[place] = least[place] = contracts.score(view.contract, view.won + place)
        for left in range(1, tricks + 1):
            for place in range(left * ROW, left * ROW + tricks - left + 1):
                most[place] = max(most[place - ROW], most[place - ROW + 1])
                least[place] = min(least[place - ROW], least[place - ROW + 1])

    # By tricks won since the search began, dump cards caught, and tricks to come. In a dump the best
    # is to win them all without a dump card, the worst to catch all that there may be.

    def best(self, won, caught, left):
        """The best score."""
        if not self._dumps:
            return self.most[left * ROW + won]
        if caught:
            return -10 * caught
        return 30 * (self._won + won + left)

    def worst(self, won, caught, left):
        """The worst score."""
        if not self._dumps:
            return self.least[left * ROW + won]
        loose = min(4 * left, self._dump_cards)
        if not caught and not loose:
            return 30 * (self._won + won)
        return -10 * (caught + loose)
