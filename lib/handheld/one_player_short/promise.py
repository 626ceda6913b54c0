"""How a contract stands, in few words, for the table."""

from engine.one_player_short import contracts
from handheld import look as looks
from handheld.one_player_short.table_words import contract_words
from handheld.words import part_of

# The texts of the words' STANDING: so many of the tricks left are needed, or all of them; it is made,
# with so many over; so many are missing.
_NEEDS = 0
_ALL = 1
_MADE = 2
_OVER = 3
_DOWN = 4

# Letters of a line, but for a space between its ends.
_ROOM = 25


def standing_words(words, said, view):
    """What the contract of a View still needs: "needs 3 of 5". "!" before it warns: it needs every trick to
    come, or is down. said: the table's words."""
    left = 13 - view.tricks()
    first = contracts.target_of(view.contract) - view.won
    if first <= 0:
        kind = _OVER if first else _MADE
        first = -first
    elif first > left:
        kind = _DOWN
        first -= left
    else:
        kind = _ALL if first == left else _NEEDS
    return part_of(words, "short_table").STANDING.split("|")[kind].format(first, left)


def status(words, said, view, standing, key=""):
    """The status line: (what stands on its left, on its right). standing: what standing_words gave;
    key: what the board calls the key that is waited for, if one is."""
    left = contract_words(words, view.contract)
    if not key:
        return left, standing
    left += " " + standing
    right = words.PRESS_A.format(key)
    if looks.measure(left) + looks.measure(right) > _ROOM:
        right = key + " ▸"
    return left, right
