"""Contracts put into words for screens."""

from engine.one_player_short import contracts
from engine.one_player_short.calls import level_of
from handheld.words import denomination_words


def bid_words(words, bid):
    """A bid as '4♥' or '3NT'."""
    return str(level_of(bid)) + denomination_words(words, bid % 5)


def contract_words(words, contract):
    """A contract as '4♥', or '4♥X' if it is doubled."""
    return bid_words(words, contracts.bid_of(contract)) + ("X" if contracts.is_doubled(contract) else "")
