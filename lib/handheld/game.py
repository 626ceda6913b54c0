"""The session being played, its bots, and the player's own view of it."""

import sys

from engine.flunk import bots, contracts, session
from engine.flunk.comparison import Comparison
from engine.view import View
from handheld import forget

# What bots declare by, loaded for it.
_DECLARING = ("engine.flunk.bots.declare", "engine.flunk.bots.estimate_table")

# How many of a bot's slices to run before the keys are looked at again.
_SLICES = 4


class Game:
    """Runs a Session: lets bots act, and tells the screens what the player may see.

    view   what player 0 sees, fresh after every act
    watch  whether a bot plays the player's own cards too
    """

    def __init__(self, played, watch=False):
        self.session = played
        self.watch = watch
        self.view = View()
        self._bot = None
        self._bot_view = View()
        self._thinking = False
        self._comparison = None
        self._compared = -1
        self.refresh()

    def prepare(self):
        """Load the bots; best done while there is much memory free."""
        if self._bot is None:
            self._bot = bots.make(self.session.level)

    def refresh(self):
        """Look again at the deal from the player's seat."""
        self.session.look(self.view, self.own_seat())

    def own_seat(self):
        """The player's seat in the present deal."""
        return self.session.seat_of(0)

    def players_turn(self):
        """Whether the player is to declare or to play a card."""
        return self.session.player_to_act() == 0 and not self.watch

    def act(self, choice):
        """The player declares or plays. ValueError if the rules forbid it."""
        self.session.act(choice)
        self.refresh()

    def think(self):
        """Let the bot on turn think a little; True when it has acted."""
        played = self.session
        if not self._thinking:
            self.prepare()
            if self._comparison:
                self._comparison.interrupt()
            seat = played.deal.turn()
            played.look(self._bot_view, seat)
            self._bot.start(self._bot_view, played.decision_seed())
            self._thinking = True
        for _ in range(_SLICES):
            if self._bot.step():
                self._thinking = False
                self.act(self._bot.choice)
                _forget_declaring()
                return True
        return False

    def compare(self, declaring=True):
        """Work a little on what the bot would score in your seat; True when news came.

        declaring: whether there is memory now for the tables from which it declares.
        """
        due = self.session.comparison_due()
        if due < 0 or self._thinking:
            return False
        if self._comparison is None or self._compared != due:
            played = self.session
            self.prepare()
            self._comparison = Comparison(played.number_of(due), self._bot, played.seed)
            self._compared = due
        if self._comparison.deal.contract == contracts.NONE:
            if not declaring:
                return False
            if not self._comparison.step() and self._comparison.deal.contract != contracts.NONE:
                _forget_declaring()
            return False
        for _ in range(_SLICES):
            if self._comparison.step():
                self.session.bot_scores[due] = self._comparison.score()
                self._comparison = None
                return True
        return False

    def next_deal(self):
        """Deal again."""
        self._thinking = False
        self.session.next_deal()
        self.refresh()

    def is_solo(self):
        """Whether the player deals every time."""
        return self.session.mode == session.SOLO


def _forget_declaring():
    for name in _DECLARING:
        if name in sys.modules:
            forget(name)
