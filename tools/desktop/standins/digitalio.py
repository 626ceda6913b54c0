"""Stand-in for the board's own `digitalio`: pins that are high or low."""

import simulated


class Direction:
    INPUT = "digitalio.Direction.INPUT"
    OUTPUT = "digitalio.Direction.OUTPUT"


class Pull:
    UP = "digitalio.Pull.UP"
    DOWN = "digitalio.Pull.DOWN"


class DriveMode:
    PUSH_PULL = "digitalio.DriveMode.PUSH_PULL"
    OPEN_DRAIN = "digitalio.DriveMode.OPEN_DRAIN"


class DigitalInOut:
    """A pin, an input until told otherwise."""

    def __init__(self, pin):
        simulated.claim(pin)
        self._pin = pin
        self._output = None
        self.pull = None
        self.drive_mode = DriveMode.PUSH_PULL

    @property
    def direction(self):
        return Direction.INPUT if self._output is None else Direction.OUTPUT

    @direction.setter
    def direction(self, direction):
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self._output = bool(value)
        self.drive_mode = drive_mode

    def switch_to_input(self, pull=None):
        self._output = None
        self.pull = pull

    @property
    def value(self):
        if self._output is not None:
            return self._output
        key = simulated.board.switches.get(self._pin.name)
        if key is not None:
            simulated.driver.poll()
            return key not in simulated.held
        return simulated.inputs.get(self._pin.name, self.pull == Pull.UP)

    @value.setter
    def value(self, value):
        if self._output is None:
            raise AttributeError("Cannot set value when direction is input.")
        self._output = bool(value)

    def deinit(self):
        if self._pin is not None:
            simulated.release(self._pin)
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
