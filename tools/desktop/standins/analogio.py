"""Stand-in for the board's own `analogio`: the stick, and a battery that is nearly full."""

import simulated

# The PicoSystem measures a third of its battery's voltage: 4.0 V here.
_BATTERY = 4.0 / 3 / 3.3


class AnalogIn:
    """A voltage, 0 to 65535."""

    reference_voltage = 3.3

    def __init__(self, pin):
        simulated.claim(pin)
        self._pin = pin

    @property
    def value(self):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        if self._pin.name == "JOYSTICK_X":
            return simulated.stick("x")
        if self._pin.name == "JOYSTICK_Y":
            return simulated.stick("y")
        if self._pin.name == "BAT_SENSE":
            return int(65535 * _BATTERY)
        return 0

    def deinit(self):
        if self._pin is not None:
            simulated.release(self._pin)
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
