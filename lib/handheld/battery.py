"""The battery of a board that can measure it. Loaded to look at it."""

import analogio
import board
import digitalio

# A lithium cell without much load: millivolts, percent.
_CHARGE = ((3300, 0), (3550, 25), (3700, 50), (3870, 75), (4100, 100))

_LOW = 10
"""Below this percentage the player is warned."""

_READINGS = 4


def percent_of(millivolts):
    """How full a cell of this voltage is, 0 to 100."""
    for place in range(1, len(_CHARGE)):
        low, empty = _CHARGE[place - 1]
        high, full = _CHARGE[place]
        if millivolts < high:
            return max(0, empty + (millivolts - low) * (full - empty) // (high - low))
    return 100


def percent():
    """How full the battery is, 0 to 100. The pin sees a third of its voltage."""
    with analogio.AnalogIn(board.BAT_SENSE) as sense:
        total = 0
        for _ in range(_READINGS):
            total += sense.value
    return percent_of(total // _READINGS * 9900 // 65535)


def _reads(pin, pull):
    with digitalio.DigitalInOut(pin) as line:
        line.switch_to_input(pull)
        return line.value


def plugged():
    """Whether there is power from USB."""
    return _reads(board.VBUS_DETECT, digitalio.Pull.DOWN)


def text():
    """The battery in a few letters; with an arrow while it is being charged."""
    # The charger pulls this line low; without power from USB that says nothing.
    charging = plugged() and not _reads(board.CHARGE_STAT, digitalio.Pull.UP)
    return str(percent()) + "%" + ("↑" if charging else "")


def is_low():
    """Whether the player should charge it."""
    return percent() < _LOW and not plugged()
