"""Bots by level. A bot gets an AuctionView, and nothing else, and works in slices:

    bot = bots.make("random")
    bot.start(view, seed)       # the view's player is on turn: view.due says with what
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # for Deal.act

A decision depends on the view, the seed and the level alone. Seeds are 0 to 2^30 - 1, another
one for every decision, made by engine.generator.scramble.
"""

# Sessions are stored with the place of a level: new ones go to the end.
LEVELS = ("random",)


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        raise ValueError("There is no level '" + level + "'; the levels are " + ", ".join(LEVELS))
    from engine.one_player_short.bots.chance import ChanceBot

    return ChanceBot()


def decide(bot, view, seed):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed)
    while not bot.step():
        pass
    return bot.choice
