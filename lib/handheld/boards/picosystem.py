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


def _open_speaker():
    import audiopwmio

    return audiopwmio.PWMAudioOut(board.AUDIO, quiescent_value=0), 100, None


def open_board():
    """The board, ready to play."""
    opened = Board(board.DISPLAY, keys.Buttons(_scanner(), _MEANINGS), ("A", "B", "X", "Y"),
                   _open_speaker)
    opened.diamond = True
    opened.pins = _BUTTONS
    opened.scan = _scanner
    opened.has_battery = True
    return opened
