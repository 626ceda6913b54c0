"""What a session of Three-handed Bridge can be, and in a sentence why it cannot be something else."""

from engine import settings
from engine.three_handed_bridge import bots
from engine.three_handed_bridge.session import RUBBER, SOLO


def check(mode, level, first_number, seed, first_dealer):
    """Raise ValueError, naming the setting, unless a Session can be played so."""
    if mode != SOLO and mode != RUBBER:
        raise ValueError("A session is Solo (0) or Rubber (1), not " + str(mode))
    settings.check(bots.LEVELS, level, first_number, seed, first_dealer, mode == SOLO)
