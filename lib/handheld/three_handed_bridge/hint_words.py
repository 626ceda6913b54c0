"""A hint put into words: a line of 26 letters. Loaded to tell it."""

from engine.three_handed_bridge.hint import EXPECTED, HIGHEST, RUFFS, THROWN


def line(words, said, hint, game):
    """What speaks for the choice of a Hint; said: the module of words for hints."""
    number = hint.number
    if hint.reason == EXPECTED:
        played = game.session
        dealer = played.dealer_of(played.index)
        return said.EXPECTED[dealer > 0].format(words.PLAYERS[dealer], number)
    if hint.reason in (HIGHEST, RUFFS, THROWN):
        number = words.SUIT_SIGNS[number]
    return said.REASONS[hint.reason].format(number, hint.second)
