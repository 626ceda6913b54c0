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

from engine.bot import BaseBot, decide
from engine.three_handed_bridge.deal import DOUBLING

# Sessions and settings are stored with the place of a level: new ones go to the end.
LEVELS = ("random", "normal")

# The modules that are needed to declare and to double, and those needed to play, by their names here
# or, of other packages, by whole names: where memory is short the others can be unloaded. `random`
# has neither.
DECLARING = ("caller", "prospects", "hand", "call_table")
PLAYING = ("player", "engine.trick_judge", "engine.trick_weights", "engine.card_features", "engine.odds")


class Bot(BaseBot):
    """The level `normal`."""

    def comes_before_play(self, view):
        """Whether the dealer is to declare, or somebody to answer to doubling."""
        return view.contract < 0 or view.stage == DOUBLING

    def make_half(self, declares):
        """What declares and doubles, or what plays."""
        if declares:
            from engine.three_handed_bridge.bots.caller import Caller

            return Caller()
        from engine.three_handed_bridge.bots.player import Player

        return Player()


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        # Only people want a sentence, and seldom.
        from engine.levels import no_level

        raise ValueError(no_level(LEVELS, level))
    if level == "random":
        from engine.three_handed_bridge.bots.chance import ChanceBot

        return ChanceBot()
    return Bot()
