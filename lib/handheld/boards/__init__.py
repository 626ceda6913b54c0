"""Board adapters: one small file a board, chosen by what CircuitPython calls it.

An adapter is a module with `open_board()`, which returns a Board.
"""

import time

import board
import supervisor

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
    """What the game needs of a board. A board that can do more has a class of its own.

    display      the board's display, a displayio one
    buttons      an object whose read(now) gives the next key of handheld.keys, or -1
    key_names    what the board prints beside A, B, START and SELECT
    dims         whether the display has a brightness, as far as light() has found out
    """

    dims = True

    def __init__(self, display, buttons, key_names):
        self.display = display
        self.buttons = buttons
        self.key_names = key_names

    def light(self, brightness):
        """Set the display's brightness, 0.0 (dark) to 1.0, if it has one."""
        try:
            self.display.brightness = brightness
        except (AttributeError, RuntimeError):
            self.dims = False

    def nap(self):
        """Rest for a moment, or until a key; whether a key was pressed.

        Buttons on a shift register cannot wake a board, so they are looked at now and then. On
        the SAMD51 alarm.light_sleep_until_alarms() takes as much power as this.
        """
        time.sleep(0.1)
        return self.buttons.read(supervisor.ticks_ms()) >= 0


def pick():
    """Open the board that this program runs on. handheld.BoardError if it cannot play."""
    name = _ADAPTERS.get(board.board_id, "other")
    module = __import__("handheld.boards." + name, None, None, ("open_board",))
    return module.open_board()
