"""Bots by level. A bot gets a View, and nothing else, and works in slices:

    bot = bots.make("normal")
    bot.start(view, seed)       # the view's seat is on turn: to declare, or to play a card;
                                # a third argument is the budget, in units of work, not time
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # a contract before the play, a card in it

A decision depends on the view, the seed, the budget and the level alone. Seeds are 0 to
2^30 - 1, another one for every decision, made by engine.generator.scramble.
"""

LEVELS = ("random", "easy", "normal")


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level == "random":
        from engine.flunk.bots.chance import ChanceBot

        return ChanceBot()
    if level == "easy":
        from engine.flunk.bots.easy import EasyBot

        return EasyBot()
    if level == "normal":
        from engine.flunk.bots.normal import NormalBot

        return NormalBot()
    raise ValueError("There is no level '" + level + "'; the levels are " + ", ".join(LEVELS))


def decide(bot, view, seed, budget=0):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed, budget)
    while not bot.step():
        pass
    return bot.choice
