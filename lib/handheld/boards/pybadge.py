"""Adafruit PyBadge, PyBadge LC and EdgeBadge: eight buttons on a shift register."""

import board
import keypad

from handheld import keys
from handheld.boards import Board


def _open_speaker():
    import audioio
    import digitalio

    output = audioio.AudioOut(board.SPEAKER, quiescent_value=0)
    amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
    amplifier.switch_to_output(False)
    return output, 60, amplifier


def open_board():
    """The board, ready to play."""
    scanner = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=8,
        value_when_pressed=True,
    )
    meanings = (keys.B, keys.A, keys.START, keys.SELECT,
                keys.RIGHT, keys.DOWN, keys.UP, keys.LEFT)
    return Board(board.DISPLAY, keys.Buttons(scanner, meanings),
                 ("A", "B", "START", "SELECT"), _open_speaker)
