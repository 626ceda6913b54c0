"""The session being played, its bots, and the player's own view of it."""

import gc
import sys

from handheld import forget

# Phases that the sessions of all games have: cards are played; a deal is over, and more follow;
# the last one is. What comes before the cards stands below.
PLAYING = 1
DEAL_OVER = 2
SESSION_OVER = 3

# Sessions of all games have these modes: the player deals every time, or the deal goes round.
SOLO = 0


class BaseGame:
    """Runs a Session: lets bots act, and tells the screens what the player may see.

    view   what player 0 sees, fresh after every act
    watch  whether a bot plays the player's own cards too

    Each game has a package of its name here and one in the engine, and says:

    name         what both are called
    end          the name of the screen that follows the last trick of a deal
    bots, snapshot, new_view   its modules of the engine, and the class of its views
    takes_back   whether the player may have his last card back
    """

    end = "deal_end"
    takes_back = False

    def __init__(self, played, watch=False):
        self.session = played
        self.watch = watch
        self.view = self.new_view()
        self._bot = None
        self._declaring = None
        self._bot_view = self.new_view()
        self.refresh()

    def saved(self):
        """The session as bytes."""
        return self.snapshot.save(self.session)

    def before_play(self):
        """Whether calls are due, and no cards yet."""
        return self.session.phase() < PLAYING

    def prepare(self):
        """Load the bots, best while there is much memory free: what they declare by or, once
        there is a contract, what they play by."""
        self._use(self.before_play())

    def _use(self, declaring):
        # There is memory for one half of a bot at a time.
        if self._bot is None:
            self._bot = self.bots.make(self.session.level)
        if declaring != self._declaring:
            self._declaring = declaring
            self._interrupt()
            self._bot.forget()
            self.unload(self.bots.PLAYING if declaring else self.bots.DECLARING)
            gc.collect()
            self._bot.prepare(declaring)

    def unload(self, modules):
        """Let go of modules of bots, by their names in the game's package of them, or by whole
        names."""
        for name in modules:
            if "." not in name:
                name = "engine." + self.name + ".bots." + name
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
        """Whether the player is to call or to play a card."""
        return self.session.player_to_act() == 0 and not self.watch

    def act(self, choice):
        """The player calls or plays. ValueError if the rules forbid it."""
        self.session.act(choice)
        self.refresh()

    def think(self):
        """Let the bot on turn think a little; True when it has acted."""
        played = self.session
        if not self._thinking:
            self.prepare()
            self._interrupt()
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
        self._interrupt()
        self._thinking = False
        if self._bot:
            self._bot.forget()

    def compare(self):
        """Work a little on what a bot would have done; True when news came."""
        return False

    def _interrupt(self):
        """What compare works on begins anew."""

    def next_deal(self):
        """Deal again."""
        self.session.next_deal()
        self.refresh()

    def is_solo(self):
        """Whether the player deals every time."""
        return self.session.mode == SOLO
