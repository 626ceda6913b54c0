"""Why there is no level of such a name, in a sentence."""


def no_level(levels, level):
    """What to say of a level that is not among those of a game."""
    return "There is no level '" + str(level) + "'; the levels are " + ", ".join(levels)
