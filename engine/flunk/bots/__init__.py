"""Bots by level. A bot gets a View, and nothing else, and works in slices:

    bot = bots.make("normal")
    bot.start(view, seed)       # the view's seat is on turn: to declare, or to play a card;
                                # a third argument is the budget, in units of work, not time
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # a contract before the play, a card in it

bot.hurry() between two slices of the play of a card ends the search of it: the next slice or
two decide, by the best found so far.

A decision that is not hurried depends on the view, the seed, the budget and the level alone. Seeds are 0 to
2^30 - 1, another one for every decision, made by engine.generator.scramble.
"""

# Sessions and settings are stored with the place of a level: new ones go to the end. `expert`
# is for PCs; where its modules are left out, `hard` plays in its place.
LEVELS = ("random", "easy", "normal", "hard", "expert")

# The modules that are needed to declare, and those needed to play, some of them not by every level,
# by their names here or, of other packages, by whole names: where memory is short the others can be
# unloaded. `random` has neither.
DECLARING = ("declarer", "declare", "estimate_table", "suits")
NETWORK = ("network", "declarer_network", "defender_network")
PLAYING = NETWORK + ("normal", "easy", "aim", "natural_weights", "card_worth", "play_weights",
                     "dump", "endgame", "reach", "world", "engine.card_features", "engine.odds")


class Bot:
    """A bot in two halves, one that declares and one that plays, each made when it is needed."""

    def __init__(self, level):
        self.choice = -1
        self._level = level
        self._half = None
        self._declares = False

    def forget(self):
        """Let go of either half, so that their modules can leave memory."""
        self._half = None

    def prepare(self, declares):
        """Make the half that declares, or else the one that plays."""
        if self._half is None or declares != self._declares:
            self._declares = declares
            self._half = _declarer(self._level) if declares else _player(self._level)

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's seat; budget: see the player of the level."""
        self.prepare(view.contract < 0)
        self._half.start(view, seed, budget)

    def step(self):
        """Do the next slice; True when the decision is made."""
        done = self._half.step()
        self.choice = self._half.choice
        return done

    def hurry(self):
        """Play the best card found so far as soon as there is one."""
        self._half.hurry()


def _declarer(level):
    from engine.flunk.bots.declarer import Declarer

    return Declarer(level == "easy")


def _player(level):
    if level == "easy":
        from engine.flunk.bots.easy import EasyPlayer

        return EasyPlayer()
    from engine.flunk.bots.normal import NormalPlayer

    if level == "expert":
        try:
            from engine.flunk.bots.expert import ExpertPlayer

            return ExpertPlayer()
        except ImportError:
            # A board has no such module, and plays `hard`.
            pass
    # A class of its own for `hard` would cost a board 500 bytes.
    return NormalPlayer() if level == "normal" else NormalPlayer(7, 5500, True)


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        # Only people want a sentence, and seldom.
        from engine.levels import no_level

        raise ValueError(no_level(LEVELS, level))
    if level == "random":
        from engine.flunk.bots.chance import ChanceBot

        return ChanceBot()
    return Bot(level)


def decide(bot, view, seed, budget=0):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed, budget)
    while not bot.step():
        pass
    return bot.choice
