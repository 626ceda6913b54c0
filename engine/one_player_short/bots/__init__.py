"""Bots by level. A bot gets an AuctionView, and nothing else, and works in slices:

    bot = bots.make("normal")
    bot.start(view, seed)       # the view's player is on turn: view.due says with what
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # for Deal.act

A decision depends on the view, the seed and the level alone. Seeds are 0 to 2^30 - 1, another
one for every decision, made by engine.generator.scramble.
"""

from engine.bot import BaseBot, decide

# Sessions are stored with the place of a level: new ones go to the end.
LEVELS = ("random", "normal")

# The modules that are needed in the auction, and those needed to play, by their names here or, of
# other packages, by whole names: where memory is short the others can be unloaded. `random` has
# neither.
DECLARING = ("bidder", "prospects", "prospect_weights")
PLAYING = ("player", "engine.odds")


class Bot(BaseBot):
    """The level `normal`."""

    def make_half(self, declares):
        """What bids, or what plays."""
        if declares:
            from engine.one_player_short.bots.bidder import Bidder

            return Bidder()
        from engine.one_player_short.bots.player import Player

        return Player()


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        # Only people want a sentence, and seldom.
        from engine.levels import no_level

        raise ValueError(no_level(LEVELS, level))
    if level == "random":
        from engine.one_player_short.bots.chance import ChanceBot

        return ChanceBot()
    return Bot()
