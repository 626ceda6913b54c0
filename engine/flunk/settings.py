"""What a session of Flunk can be, and in a sentence why it cannot be something else."""

from engine import settings
from engine.flunk import bots
from engine.flunk.session import CLOCKWISE, MOST_DEALS, PARLETT, RUBBER, SOLO


def check(mode, level, first_number, seed, deals, seat_order, first_dealer):
    """Raise ValueError, naming the setting, unless a Session can be played so."""
    if mode != SOLO and mode != RUBBER:
        raise ValueError("A session is Solo (0) or Rubber (1), not " + str(mode))
    if deals % 3 or not 3 <= deals <= MOST_DEALS:
        raise ValueError("A session has 3 to 99 deals, a multiple of three, not " + str(deals))
    if seat_order != CLOCKWISE and seat_order != PARLETT:
        raise ValueError("The seat order is clockwise (0) or Parlett's (1), not "
                         + str(seat_order))
    settings.check(bots.LEVELS, level, first_number, seed, first_dealer, mode == SOLO)
