"""The contract that a declarer names, from its kind, target and denomination."""

from engine.flunk.contracts import DUMP, HIGH, LOW


def make_contract(kind, target, denomination):
    """The contract of a kind, target (ignored by a dump) and denomination or dump suit.

    ValueError, saying why, if there is no such contract.
    """
    if kind == DUMP:
        if not 0 <= denomination <= 3:
            raise ValueError("A dump names one of the four suits")
        return 70 + denomination
    if kind != HIGH and kind != LOW:
        raise ValueError("A contract is High (0), Low (1) or Dump (2), not " + str(kind))
    if not 0 <= denomination <= 4:
        raise ValueError("A contract names one of the four suits or no trump")
    if kind == HIGH and not 7 <= target <= 13:
        raise ValueError("High promises 7 to 13 tricks, not " + str(target))
    if kind == LOW and not 0 <= target <= 6:
        raise ValueError("Low promises 0 to 6 tricks, not " + str(target))
    return denomination * 14 + target
