"""Flunk on the handheld."""

from engine.flunk import bots, contracts, snapshot
from engine.flunk.comparison import Comparison
from engine.view import View
from handheld.game import BaseGame


class Game(BaseGame):
    """A session of Flunk, and in Solo what a bot would score in the player's seat."""

    name = "flunk"
    bots = bots
    snapshot = snapshot
    new_view = View
    takes_back = True

    def __init__(self, played, watch=False):
        self._comparison = None
        self._compared = -1
        super().__init__(played, watch)

    def denomination(self):
        """What the contract names, 0 to 3, or 4 for no trump."""
        return contracts.denomination_of(self.view.contract)

    def pleased(self):
        """Whether the deal that is over went well for the player."""
        played = self.session
        return (played.score_of(played.index) > 0) == (played.dealer_of(played.index) == 0)

    def _interrupt(self):
        if self._comparison:
            self._comparison.interrupt()

    def compare(self):
        """Work a little on what the bot would score in your seat; True when news came."""
        due = self.session.comparison_due()
        if due < 0 or self._thinking:
            return False
        if self._comparison is None or self._compared != due:
            played = self.session
            self.prepare()
            self._comparison = Comparison(played.number_of(due), self._bot, played.seed,
                                          self._bot_view)
            self._compared = due
        declaring = self._comparison.deal.contract == contracts.NONE
        # Before a contract it may declare too, at the table play; afterwards either.
        if not self.session.deal.is_over() and (
                declaring != self._declaring or not declaring and self._other_kind()):
            return False
        self._use(declaring)
        if self._comparison.step():
            self.session.bot_scores[due] = self._comparison.score()
            self._comparison = None
            return True
        return False

    def _other_kind(self):
        # Dumps are played by other modules, and both kinds take too much memory.
        dumps = self._comparison.deal.contract >= 70
        return dumps != (self.session.deal.contract >= 70)
