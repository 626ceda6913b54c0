"""time for MicroPython, by the driver's clock and with what CircuitPython has of it."""

from utime import gmtime, localtime, mktime  # noqa: F401

import simulated


def sleep(seconds):
    simulated.driver.sleep(seconds)


def monotonic():
    return simulated.driver.milliseconds() / 1000


def monotonic_ns():
    return simulated.driver.milliseconds() * 1000000


def time():
    return simulated.driver.milliseconds() // 1000
