"""How a deal of Three-handed Bridge stands, in few words, for the table."""

from engine.three_handed_bridge.scores import trick_points
from handheld import look as looks
from handheld.three_handed_bridge.table_words import value_words
from handheld.words import part_of

_GAME = 30

# Letters of a line.
_ROOM = 26

# The texts of the words' STANDING: tricks while neither side has an odd one; odd tricks of the
# dealer's side, or of the defenders; with it a game that needs some of the tricks left, or all of
# them, or is won, or is out of reach.
_TALLY = 0
_ODD = 1
_LOST = 2
_NEEDS = 3
_NEEDS_ALL = 4
_WON = 5
_NO_GAME = 6


def odd_words(texts, view):
    """How the tricks stand: "5–3", "odd 2"."""
    won = view.won
    lost = view.tricks() - won
    if won > 6:
        return texts[_ODD].format(won - 6)
    return texts[_LOST].format(lost - 6) if lost > 6 else texts[_TALLY].format(won, lost)


def odd_for_game(view):
    """How many odd tricks take the dealer to a game in this deal; 8 or more are out of reach."""
    more = _GAME - view.parts[view.dealer]
    value = trick_points(view.contract, view.steps, 1)
    return (more + value - 1) // value


def standing_words(words, said, view):
    """How the tricks of a View stand, and what the dealer needs for game: "odd 1, game 2 of 4". "!"
    before it warns: all that are left are needed."""
    texts = part_of(words, "bridge").STANDING.split("|")
    told = odd_words(texts, view)
    if view.tricks() - view.won > 6:
        return told
    need = 6 + odd_for_game(view) - view.won
    left = 13 - view.tricks()
    warning = ""
    kind = _NEEDS
    if need <= 0:
        kind = _WON
    elif need > left:
        kind = _NO_GAME
    elif need == left:
        kind = _NEEDS_ALL
        warning = "!"
    return warning + told + texts[kind].format(need, left)


def status(words, said, view, standing, key=""):
    """The status line: (what stands on its left, on its right). standing: what standing_words gave;
    key: what the board calls the key that is waited for, if one is."""
    left = value_words(words, view.contract, view.steps)
    if not key:
        return left, standing
    left += " "
    right = words.PRESS_A.format(key)
    if looks.measure(left) + looks.measure(standing) + looks.measure(right) >= _ROOM:
        # Without the game.
        standing = odd_words(part_of(words, "bridge").STANDING.split("|"), view)
    return left + standing, right
