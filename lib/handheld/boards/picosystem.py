"""Pimoroni PicoSystem: a pin for each of eight buttons, X and Y for START and SELECT."""

import board
import keypad

from handheld import keys
from handheld.boards import Board

_BUTTONS = (board.SW_A, board.SW_B, board.SW_X, board.SW_Y,
            board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT)
_MEANINGS = (keys.A, keys.B, keys.START, keys.SELECT,
             keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT)


def _scanner():
    return keypad.Keys(_BUTTONS, value_when_pressed=False, pull=True)


class PicoSystem(Board):
    """Sleeps lightly until a button's pin wakes it."""

    def nap(self):
        """Sleep until a key is pressed."""
        import alarm

        # An alarm needs its pin to itself.
        self.buttons.scanner.deinit()
        alarms = [alarm.pin.PinAlarm(pin, value=False, pull=True) for pin in _BUTTONS]
        alarm.light_sleep_until_alarms(*alarms)
        self.buttons.use(_scanner())
        return True


def open_board():
    """The board, ready to play."""
    return PicoSystem(board.DISPLAY, keys.Buttons(_scanner(), _MEANINGS), ("A", "B", "X", "Y"))
