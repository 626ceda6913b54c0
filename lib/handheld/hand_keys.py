"""Which thumb chooses and which one acts. Loaded when that is set.

In the right hand the board's keys are what is printed on them. In the left hand the right
thumb chooses and the left one acts: four buttons that lie like another pad change places with
the pad, as in a mirror, but that SELECT can be held together with A and START; of boards that
have A and B alone on the right, these are right and left, and the pad's left and right act as
A and B.
"""

from handheld.keys import A, B, DOWN, LEFT, RIGHT, SELECT, START, UP

# What UP, DOWN, LEFT, RIGHT, A, B, START and SELECT stand for.
_RIGHT_HAND = bytes((UP, DOWN, LEFT, RIGHT, A, B, START, SELECT))
_LEFT_HAND = bytes((UP, DOWN, A, B, RIGHT, LEFT, START, SELECT))
_LEFT_HAND_DIAMOND = bytes((SELECT, B, A, START, RIGHT, DOWN, UP, LEFT))

_ARROWS = "↑↓←→"


def use(board, left):
    """Have the keys of a Board mean what they do in the right hand, or in the left one."""
    if not left:
        hand = _RIGHT_HAND
    elif board.diamond:
        hand = _LEFT_HAND_DIAMOND
    else:
        hand = _LEFT_HAND
    board.buttons.hand = hand
    # A key that is held now would come up as another one.
    board.buttons.forget()
    board.key_names = board.printed
    if left:
        board.key_names = tuple([_named(board, key) for key in (A, B, START, SELECT)])


def _named(board, meaning):
    """What to press for a key."""
    place = board.buttons.hand.find(bytes((meaning,)))
    return _ARROWS[place] if place < A else board.printed[place - A]


def names(board):
    """What to press for A, B, START, SELECT, left and right, up and down; and what is printed
    on B."""
    return board.key_names + (
        _named(board, LEFT) + " " + _named(board, RIGHT),
        _named(board, UP) + " " + _named(board, DOWN), board.printed[1])
