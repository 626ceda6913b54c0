"""What the sessions of all games can be, and in a sentence why they cannot be something else."""

from engine import pack
from engine.generator import SEED_LIMIT


def check(levels, level, first_number, seed):
    """Raise ValueError, naming the setting, unless there is such a level, deal and seed."""
    if level not in levels:
        raise ValueError("There is no level '" + str(level) + "'; the levels are "
                         + ", ".join(levels))
    if not 1 <= first_number <= pack.LARGEST_NUMBER:
        raise ValueError("Deals are numbered from 1 to " + str(pack.LARGEST_NUMBER)
                         + "; there is no deal " + str(first_number))
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("A seed is 0 to 2^30 - 1, not " + str(seed))
