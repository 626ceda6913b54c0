"""os for MicroPython, with what CircuitPython has of it: no settings, repeatable entropy."""

from uos import (  # noqa: F401
    chdir, getcwd, listdir, mkdir, remove, rename, rmdir, sep, stat, statvfs, unlink,
)

import simulated

settings = {}


def getenv(name, default=None):
    """What settings.toml says of a name."""
    return settings.get(name, default)


def sync():
    """Nothing to flush."""


def urandom(count):
    return simulated.random_bytes(count)
