"""Stand-in for the board's own `microcontroller`: pins, the chip, its memory."""

import simulated


class Pin:
    """A pin, known by its name."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "board." + self.name


class ResetError(SystemExit):
    """The app has restarted its board. There is nothing to restart here: the program ends."""


class _Memory:
    """The board's non-volatile bytes: read and assigned by index or slice, never resized."""

    def __len__(self):
        return len(simulated.nvm)

    def __bool__(self):
        return True

    def __getitem__(self, index):
        return simulated.nvm[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            if len(simulated.nvm[index]) != len(value):
                raise ValueError("Slice and value different lengths.")
        elif not 0 <= value <= 255:
            raise ValueError("value must be 0-255")
        simulated.nvm[index] = value
        simulated.nvm_writes += 1
        if simulated.nvm_saved is not None:
            simulated.nvm_saved(bytes(simulated.nvm))


class _Processor:
    frequency = 120000000
    uid = b"simulated board."
    temperature = 25.0
    voltage = 3.3
    reset_reason = "microcontroller.ResetReason.POWER_ON"


nvm = _Memory()
cpu = _Processor()


def reset():
    """Restart the board: here, end the program."""
    simulated.resets += 1
    raise ResetError(0)


def delay_us(delay):
    """Wait so many microseconds."""
    simulated.driver.sleep(delay / 1000000)
