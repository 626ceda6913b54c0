"""Adafruit PyGamer: four buttons on a shift register and an analog stick."""

import analogio
import board
import keypad

from handheld import keys
from handheld.boards import Board

_MIDDLE = 32768
_PUSHED = 16000
_RELEASED = 10000


class StickAndButtons(keys.Buttons):
    """Buttons, and a stick that acts as four more of them."""

    def __init__(self, scanner, meanings, stick_x, stick_y):
        super().__init__(scanner, meanings)
        self._x = stick_x
        self._y = stick_y
        self._direction = -1

    def read(self, now):
        """The next button or direction, -1 if there is none."""
        direction = self._pushed()
        if direction != self._direction:
            if self._direction >= 0:
                self.release(self._direction)
            self._direction = direction
            if direction >= 0:
                return self.press(direction, now)
        return super().read(now)

    def _pushed(self):
        # A stick once pushed counts until it is clearly back, so that it cannot stutter.
        limit = _PUSHED if self._direction < 0 else _RELEASED
        across = self._x.value - _MIDDLE
        down = self._y.value - _MIDDLE
        if max(abs(across), abs(down)) < limit:
            return -1
        if abs(across) > abs(down):
            return keys.RIGHT if across > 0 else keys.LEFT
        return keys.DOWN if down > 0 else keys.UP


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
        key_count=4,
        value_when_pressed=True,
    )
    buttons = StickAndButtons(
        scanner,
        (keys.B, keys.A, keys.START, keys.SELECT),
        analogio.AnalogIn(board.JOYSTICK_X),
        analogio.AnalogIn(board.JOYSTICK_Y),
    )
    return Board(board.DISPLAY, buttons, ("A", "B", "START", "SELECT"), _open_speaker)
