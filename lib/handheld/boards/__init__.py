"""Board adapters: one small file a board, chosen by what CircuitPython calls it.

An adapter is a module with `open_board()`, which returns an object with

    display      the board's display, a displayio one
    buttons      an object whose read(now) gives the next key of handheld.keys, or -1
    key_names    what the board prints beside A, B, START and SELECT
"""

import board

_ADAPTERS = {
    "pybadge": "pybadge",
    "pybadge_lc": "pybadge",
    "pybadge_airlift": "pybadge",
    "edgebadge": "pybadge",
    "pygamer": "pygamer",
    "pygamer_advance": "pygamer",
    "pimoroni_picosystem": "picosystem",
}


class Board:
    """What the game needs of a board."""

    def __init__(self, display, buttons, key_names):
        self.display = display
        self.buttons = buttons
        self.key_names = key_names


def pick():
    """Open the board that this program runs on. handheld.BoardError if it cannot play."""
    name = _ADAPTERS.get(board.board_id, "other")
    module = __import__("handheld.boards." + name, None, None, ("open_board",))
    return module.open_board()
