"""Calls in words, for people and for records."""

from engine.names import SUIT_LETTERS
from engine.one_player_short.calls import DOUBLE, PASS, denomination_of, level_of


def call_name(call):
    """A call as PBN spells it: '1C', '3NT', 'Pass', or 'X' for a double."""
    if call == PASS:
        return "Pass"
    if call == DOUBLE:
        return "X"
    denomination = denomination_of(call)
    return str(level_of(call)) + (SUIT_LETTERS[denomination] if denomination < 4 else "NT")
