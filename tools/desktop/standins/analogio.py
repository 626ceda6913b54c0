"""Stand-in for the board's own `analogio`: the stick and the battery."""

import simulated


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
            # A third of its voltage.
            return int(65535 * simulated.battery_volts / 3 / 3.3)
        return 0

    def deinit(self):
        if self._pin is not None:
            simulated.release(self._pin)
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
