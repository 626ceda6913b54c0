"""Stand-in for the board's own `storage`: whether code may write to the drive."""

import simulated


class _Drive:
    label = "CIRCUITPY"

    @property
    def readonly(self):
        return simulated.drive_readonly


def getmount(path):
    if path != "/":
        raise OSError(2, "No such file or directory")
    return _Drive()


def remount(path, readonly=False, disable_concurrent_write_protection=False):
    getmount(path)
    simulated.drive_readonly = bool(readonly)


def disable_usb_drive():
    simulated.drive_readonly = False


def enable_usb_drive():
    simulated.drive_readonly = True
