"""What is trump, and what an odd trick is worth, put into words."""

from engine.three_handed_bridge.scores import trick_points
from handheld.words import denomination_words, part_of


def contract_words(words, contract):
    """What is trump: '♥' or 'NT'."""
    return denomination_words(words, contract)


def value_words(words, contract, steps):
    """The same with the worth of an odd trick after so many doublings: '♥ at 16'."""
    return part_of(words, "bridge").AT.format(denomination_words(words, contract), trick_points(contract, steps, 1))
