"""Bots by level. A bot gets a BridgeView, and nothing else, and works in slices:

    bot = bots.make("normal")
    bot.start(view, seed)       # the view's seat is on turn: to declare, to answer to doubling, to
                                # play a card
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # what Deal.act takes

A decision depends on the view, the seed and the level alone. Seeds are 0 to 2^30 - 1, another
one for every decision, made by engine.generator.scramble.
"""

from engine.three_handed_bridge.deal import PLAYING

# Sessions and settings are stored with the place of a level: new ones go to the end.
LEVELS = ("random", "normal")

# The modules that are needed to declare and to double, and those needed to play: where memory is
# short the others can be unloaded. `random` has neither.
CALL_MODULES = ("engine.three_handed_bridge.bots.caller", "engine.three_handed_bridge.bots.prospects",
                "engine.three_handed_bridge.bots.hand", "engine.three_handed_bridge.bots.call_table")
PLAY_MODULES = ("engine.three_handed_bridge.bots.player", "engine.trick_judge", "engine.trick_weights",
                "engine.card_features", "engine.odds")


class Bot:
    """A bot in two halves, one that declares and doubles and one that plays, each made when it is
    needed."""

    def __init__(self):
        self.choice = -1
        self._half = None
        self._calls = False

    def forget(self):
        """Let go of either half, so that their modules can leave memory."""
        self._half = None

    def prepare(self, calls):
        """Make the half that declares and doubles, or else the one that plays."""
        if self._half is None or calls != self._calls:
            self._calls = calls
            self._half = _caller() if calls else _player()

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's seat; any budget is enough."""
        self.prepare(view.stage != PLAYING)
        self._half.start(view, seed, budget)

    def step(self):
        """Do the next slice; True when the decision is made."""
        done = self._half.step()
        self.choice = self._half.choice
        return done

    def hurry(self):
        """It never dawdles."""


def _caller():
    from engine.three_handed_bridge.bots.caller import Caller

    return Caller()


def _player():
    from engine.three_handed_bridge.bots.player import Player

    return Player()


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        raise ValueError("There is no level '" + level + "'; the levels are " + ", ".join(LEVELS))
    if level == "random":
        from engine.three_handed_bridge.bots.chance import ChanceBot

        return ChanceBot()
    return Bot()


def decide(bot, view, seed, budget=0):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed, budget)
    while not bot.step():
        pass
    return bot.choice
