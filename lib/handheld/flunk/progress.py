"""How far a contract is, in words for what is looked back at."""

from engine.flunk import contracts
from handheld.flunk.table_words import contract_words
from handheld.words import part_of


def progress_words(words, contract, play):
    """The contract and how far it is: 'High 9 ♠ 7/9', 'Dump ♥ 4 won 0♥'."""
    said = part_of(words, "table")
    name = contract_words(words, contract)
    if contract < 70:
        return said.OF.format(name, play.won, contracts.target_of(contract))
    return said.DUMP_SO_FAR.format(name, play.won, play.captured, words.SUIT_SIGNS[contract - 70])
