"""Chance out of the board's entropy. Loaded to draw it."""

import os


def number(limit):
    """A number from 0 to limit - 1; limit is at most 2^30."""
    found = 0
    for byte in os.urandom(4):
        found = (found & 0x3FFFFF) << 8 | byte
    return found % limit
