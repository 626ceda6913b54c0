"""The 74 contracts of Flunk and what they pay.

A contract is a small int: denomination * 14 + target for High (target 7..13 tricks) and
Low (0..6), and 70 + suit for Dump. Denominations are the suits 0..3 and 4, no trump;
a dump is played at no trump. Rules: Parlett's Flunk, as scored in his table.
"""

from engine.cards import NO_TRUMP
from engine.flunk.score_table import CELLS

NONE = -1
CONTRACTS = 74

HIGH = 0
LOW = 1
DUMP = 2

_DUMP_ROWS = 196
_OFFSET = 256


def check_contract(contract):
    """Raise ValueError unless contract is one of the 74."""
    if not 0 <= contract < CONTRACTS:
        raise ValueError("There is no contract number " + str(contract) + "; they run from 0 to 73")


def kind_of(contract):
    """HIGH, LOW or DUMP."""
    if contract >= 70:
        return DUMP
    return HIGH if contract % 14 > 6 else LOW


def target_of(contract):
    """The tricks promised, 0..13; 0 for a dump, which promises none."""
    return 0 if contract >= 70 else contract % 14


def denomination_of(contract):
    """The suit or no trump named: trumps of High and Low, the dump suit of a dump."""
    return contract - 70 if contract >= 70 else contract // 14


def trump_of(contract):
    """The trump suit, or 4 for no trump; a dump has none."""
    return NO_TRUMP if contract >= 70 else contract // 14


def dump_suit_of(contract):
    """The suit not to be captured, or 4 if the contract is no dump."""
    return contract - 70 if contract >= 70 else NO_TRUMP


def _cell(place):
    return (CELLS[2 * place] | CELLS[2 * place + 1] << 8) - _OFFSET


def score(contract, tricks, captured=0):
    """Points for the declarer, -195..270.

    tricks: won by declarer and dummy together, 0..13. captured: dump-suit cards in them.
    ValueError for what is no contract, or a pair that thirteen tricks cannot produce.
    """
    check_contract(contract)
    if not 0 <= tricks <= 13:
        raise ValueError("A deal has 13 tricks, so nobody takes " + str(tricks))
    if contract < 70:
        target = contract % 14
        if target < 7:
            # Low n is High 13 - n on the tricks lost.
            target = 13 - target
            tricks = 13 - tricks
        row = target if contract >= 56 else target - 7
        return _cell(row * 14 + tricks)
    if captured < 0 or captured > 13 or not 4 * tricks - 39 <= captured <= 4 * tricks:
        raise ValueError(
            str(tricks) + " tricks cannot hold " + str(captured) + " cards of one suit"
        )
    if captured:
        return _cell(_DUMP_ROWS + 14 + captured)
    return _cell(_DUMP_ROWS + tricks)
