"""What a session of One Player Short can be, and in a sentence why it cannot be something else."""

from engine import settings
from engine.one_player_short import bots
from engine.one_player_short.session import GAME, MOST_DEALS, MOST_TARGET, SOLO


def check(mode, level, first_number, seed, target, deals, first_dealer):
    """Raise ValueError, naming the setting, unless a Session can be played so."""
    if mode != SOLO and mode != GAME:
        raise ValueError("A session is Solo (0) or Game (1), not " + str(mode))
    if not 0 <= target <= MOST_TARGET:
        raise ValueError("The target is 1 to " + str(MOST_TARGET) + " points, or 0 for none, not "
                         + str(target))
    if not 1 <= deals <= MOST_DEALS:
        raise ValueError("A session has 1 to " + str(MOST_DEALS) + " deals, not " + str(deals))
    settings.check(bots.LEVELS, level, first_number, seed, first_dealer, mode == SOLO)
