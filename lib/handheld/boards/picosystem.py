"""Pimoroni PicoSystem: a pin for each of eight buttons, X and Y for START and SELECT."""

import board
import keypad

from handheld import keys
from handheld.boards import Board


def open_board():
    """The board, ready to play."""
    scanner = keypad.Keys(
        (board.SW_A, board.SW_B, board.SW_X, board.SW_Y,
         board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT),
        value_when_pressed=False,
        pull=True,
    )
    meanings = (keys.A, keys.B, keys.START, keys.SELECT,
                keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT)
    return Board(board.DISPLAY, keys.Buttons(scanner.events, meanings), ("A", "B", "X", "Y"))
