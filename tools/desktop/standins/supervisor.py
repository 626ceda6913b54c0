"""Stand-in for the board's own `supervisor`: the millisecond counter and the run's state."""

import simulated


class _Runtime:
    autoreload = True
    usb_connected = False
    serial_connected = False
    serial_bytes_available = 0
    run_reason = "supervisor.RunReason.STARTUP"
    safe_mode_reason = None
    display = None


class ReloadError(SystemExit):
    """The app has asked to start again. Here the program ends."""


runtime = _Runtime()


def ticks_ms():
    """Milliseconds, counted modulo 2**29."""
    return simulated.ticks_ms()


def reload():
    """Start code.py again: here, end the program."""
    raise ReloadError(0)
