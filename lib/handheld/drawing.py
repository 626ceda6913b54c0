"""Numbers for a new session, drawn from the board's entropy."""

import os

from engine import pack


def below(limit):
    """A number from 0 to limit - 1; limit is at most 2^30."""
    number = 0
    for byte in os.urandom(4):
        number = (number & 0x3FFFFF) << 8 | byte
    return number % limit


def first_number(asked, statistics, deals):
    """The number of a session's first deal: what was asked for or, for 0, one that is drawn away from the
    deals that were played before. deals: how many follow each other."""
    while not asked:
        asked = 1 + below(pack.LARGEST_NUMBER)
        if statistics.has_seen(asked, deals):
            asked = 0
    return asked
