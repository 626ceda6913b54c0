"""Bots by level. A bot gets a BridgeView, and nothing else, and works in slices:

    bot = bots.make("random")
    bot.start(view, seed)       # the view's seat is on turn: to declare, to answer to doubling, to
                                # play a card
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # what Deal.act takes

A decision depends on the view, the seed and the level alone. Seeds are 0 to 2^30 - 1, another
one for every decision, made by engine.generator.scramble.
"""

# Sessions and settings are stored with the place of a level: new ones go to the end.
LEVELS = ("random",)


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        raise ValueError("There is no level '" + level + "'; the levels are " + ", ".join(LEVELS))
    from engine.three_handed_bridge.bots.chance import ChanceBot

    return ChanceBot()


def decide(bot, view, seed, budget=0):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed, budget)
    while not bot.step():
        pass
    return bot.choice
