"""How a contract stands, in few words, for the table and the game in words."""

from engine.flunk import contracts
from handheld import look as looks
from handheld.flunk.table_words import contract_words
from handheld.words import denomination_words

# The texts of the words' STANDING. More are needed, or allowed; none or all of those left; past the
# number, or out of reach; the number at the end; a dump clean, or not.
_NEEDS = 0
_ALLOWS = 1
_NONE = 2
_ALL = 3
_OVER = 4
_SHORT = 5
_EXACT = 6
_CLEAN = 7
_CAUGHT = 8

# Letters of a line, but for a space between its ends.
_ROOM = 25


def standing_words(words, said, view):
    """What the contract of a View still needs or allows: "needs 3 of 5". "!" before it warns: the next
    trick can break the promise, or flunk it; or that has happened. said: the table's words."""
    contract = view.contract
    left = 13 - view.tricks()
    if contract >= 70:
        first, left = view.won, ""
        kind = _CLEAN
        if view.captured:
            kind = _CAUGHT
            first, left = view.captured, words.SUIT_SIGNS[contract - 70]
    else:
        first = contracts.target_of(contract) - view.won
        if first < 0:
            kind = _OVER
            first = -first
        elif first > left:
            kind = _SHORT
            first -= left
        elif not left:
            kind = _EXACT
        elif not first or first == left:
            kind = _ALL if first else _NONE
        else:
            kind = _ALLOWS if contracts.kind_of(contract) == contracts.LOW else _NEEDS
    return said.STANDING.split("|")[kind].format(first, left)


def status(words, said, view, standing, key=""):
    """The status line: (what stands on its left, on its right). standing: what standing_words gave;
    key: what the board calls the key that is waited for, if one is."""
    measure = looks.measure
    contract = view.contract
    left = contract_words(words, contract)
    right = standing
    if contract >= 70:
        left += " " + standing
        right = said.LEFT_TO_PLAY.format(13 - view.tricks())
    elif key:
        left += " " + standing
    if key:
        right = words.PRESS_A.format(key)
        if measure(left) + measure(right) > _ROOM and contract < 70:
            left = said.BRIEFLY.format(
                contracts.target_of(contract),
                denomination_words(words, contracts.denomination_of(contract)), standing)
        if measure(left) + measure(right) > _ROOM:
            right = key + " ▸"
    return left, right

