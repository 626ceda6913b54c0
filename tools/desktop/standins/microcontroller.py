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


class _WatchDog:
    """Restarts the board when it is not fed in time: seen when it is fed too late, or when the
    app next looks at its keys."""

    @property
    def timeout(self):
        return simulated.watchdog_seconds

    @timeout.setter
    def timeout(self, seconds):
        if not 0 <= seconds <= simulated.board.watchdog_seconds:
            raise ValueError("timeout must be 0-%d" % simulated.board.watchdog_seconds)
        simulated.watchdog_seconds = seconds
        self.feed()

    @property
    def mode(self):
        return None if simulated.watchdog_fed is None else "watchdog.WatchDogMode.RESET"

    @mode.setter
    def mode(self, mode):
        if mode is None:
            simulated.watchdog_fed = None
        elif mode == "watchdog.WatchDogMode.RESET":
            if not simulated.watchdog_seconds:
                raise ValueError("set a timeout first")
            simulated.watchdog_fed = simulated.driver.milliseconds()
        else:
            raise NotImplementedError()

    def feed(self):
        if simulated.watchdog_bites():
            reset()
        if simulated.watchdog_fed is not None:
            simulated.watchdog_fed = simulated.driver.milliseconds()


nvm = _Memory()
watchdog = _WatchDog()
cpu = _Processor()


def reset():
    """Restart the board: here, end the program."""
    simulated.resets += 1
    raise ResetError(0)


def delay_us(delay):
    """Wait so many microseconds."""
    simulated.driver.sleep(delay / 1000000)
