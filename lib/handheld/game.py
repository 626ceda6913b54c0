"""The session being played, its bots, and the player's own view of it."""

import gc
import sys

from engine.flunk import bots, contracts, session
from engine.flunk.comparison import Comparison
from engine.view import View
from handheld import forget


class Game:
    """Runs a Session: lets bots act, and tells the screens what the player may see.

    view   what player 0 sees, fresh after every act
    watch  whether a bot plays the player's own cards too
    end    the name of the screen that follows the last trick of a deal
    """

    end = "deal_end"

    def __init__(self, played, watch=False):
        self.session = played
        self.watch = watch
        self.view = View()
        self._bot = None
        self._declaring = None
        self._bot_view = View()
        self._comparison = None
        self._compared = -1
        self.refresh()

    def prepare(self):
        """Load the bots, best while there is much memory free: what they declare by or, once
        there is a contract, what they play by."""
        self._use(self.session.deal.contract == contracts.NONE)

    def _use(self, declaring):
        # There is memory for one half of a bot at a time.
        if self._bot is None:
            self._bot = bots.make(self.session.level)
        if declaring != self._declaring:
            self._declaring = declaring
            if self._comparison:
                self._comparison.interrupt()
            self._bot.forget()
            self.unload(bots.PLAYING if declaring else bots.DECLARING)
            gc.collect()
            self._bot.prepare(declaring)

    def unload(self, modules):
        """Let go of modules of bots, by their names in the game's package of them, or by whole
        names."""
        for name in modules:
            if "." not in name:
                name = "engine.flunk.bots." + name
            if name in sys.modules:
                forget(name)

    def refresh(self):
        """Look again at the deal from the player's seat; what a bot thought is out of date."""
        self._thinking = False
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
        # One slice, and then the keys are looked at again.
        if self._bot.step():
            self.act(self._bot.choice)
            return True
        return False

    def hurry(self):
        """Have the bot that thinks about a card play the best it has found."""
        if self._thinking:
            self._bot.hurry()

    def make_room(self):
        """Let go of the bot between two decisions: a hint needs the memory that it takes."""
        if self._comparison:
            self._comparison.interrupt()
        if self._bot:
            self._bot.forget()

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

    def next_deal(self):
        """Deal again."""
        self.session.next_deal()
        self.refresh()

    def is_solo(self):
        """Whether the player deals every time."""
        return self.session.mode == session.SOLO
