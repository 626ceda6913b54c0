"""Stand-in for the board's own `supervisor`: the millisecond counter and the run's state."""

import simulated


class SafeModeReason:
    """Why the board is in safe mode."""


for _name in (
    "NONE", "BROWNOUT", "FLASH_WRITE_FAIL", "GC_ALLOC_OUTSIDE_VM", "HARD_FAULT", "INTERRUPT_ERROR",
    "NLR_JUMP_FAIL", "NO_CIRCUITPY", "NO_HEAP", "PROGRAMMATIC", "SDK_FATAL_ERROR", "STACK_OVERFLOW",
    "USB_BOOT_DEVICE_NOT_INTERFACE_ZERO", "USB_TOO_MANY_ENDPOINTS", "USB_TOO_MANY_INTERFACE_NAMES",
    "USER", "WATCHDOG",
):
    setattr(SafeModeReason, _name, "supervisor.SafeModeReason." + _name)


class _Runtime:
    autoreload = True
    usb_connected = False
    serial_connected = False
    serial_bytes_available = 0
    run_reason = "supervisor.RunReason.STARTUP"
    display = None

    @property
    def safe_mode_reason(self):
        return getattr(SafeModeReason, simulated.safe_mode)


class ReloadError(SystemExit):
    """The app has asked to start again. Here the program ends."""


runtime = _Runtime()


def ticks_ms():
    """Milliseconds, counted modulo 2**29."""
    return simulated.ticks_ms()


def reload():
    """Start code.py again: here, end the program."""
    simulated.reloads += 1
    raise ReloadError(0)
