"""What the sessions of all games can be, and in a sentence why they cannot be something else."""

from engine import pack
from engine.generator import SEED_LIMIT


def check(levels, level, first_number, seed, first_dealer, solo):
    """Raise ValueError, naming the setting, unless there is such a level, deal, seed and player.

    levels: the names of those that the game has; solo: whether player 0 deals every time.
    """
    if not 0 <= first_dealer <= 2 or solo and first_dealer:
        raise ValueError("The first dealer is player 0, 1 or 2, and in Solo always 0, not "
                         + str(first_dealer))
    if level not in levels:
        from engine.levels import no_level

        raise ValueError(no_level(levels, level))
    if not 1 <= first_number <= pack.LARGEST_NUMBER:
        raise ValueError("Deals are numbered from 1 to " + str(pack.LARGEST_NUMBER)
                         + "; there is no deal " + str(first_number))
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("A seed is 0 to 2^30 - 1, not " + str(seed))
