"""The 70 contracts of One Player Short and what they pay, in half points.

A contract is a small int: the bid, 0..34, and 35 more if it is doubled. Rules: Parlett's
suggestion for One Player Short; only the declarer scores.
"""

from engine.one_player_short.calls import denomination_of, level_of
from engine.one_player_short.score_table import CELLS

NONE = -1
CONTRACTS = 70

_DOUBLED = 35
_OFFSET = 128


def make_contract(bid, doubled):
    """The contract of a bid, doubled or not."""
    return bid + _DOUBLED if doubled else bid


def check_contract(contract):
    """Raise ValueError unless contract is one of the 70."""
    if not 0 <= contract < CONTRACTS:
        raise ValueError("There is no contract number " + str(contract) + "; they run from 0 to 69")


def is_doubled(contract):
    """Whether a contract is doubled."""
    return contract >= _DOUBLED


def bid_of(contract):
    """The bid that became the contract, 0..34."""
    return contract % _DOUBLED


def target_of(contract):
    """The tricks promised, 7..13."""
    return 6 + level_of(bid_of(contract))


def trump_of(contract):
    """The trump suit, or 4 for no trump."""
    return denomination_of(bid_of(contract))


def score(contract, tricks):
    """Half points for the declarer, -104..66, if declarer and dummy won so many tricks, 0..13.

    ValueError for what is no contract, or more tricks than a deal has.
    """
    check_contract(contract)
    if not 0 <= tricks <= 13:
        raise ValueError("A deal has 13 tricks, so nobody takes " + str(tricks))
    # Clubs pay as diamonds, hearts as spades; no trump has its own rows.
    row = (target_of(contract) - 7) * 3 + trump_of(contract) // 2
    if is_doubled(contract):
        row += 21
    return CELLS[row * 14 + tricks] - _OFFSET
