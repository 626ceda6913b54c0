"""Contracts and how far they are, put into words for screens and the console."""

from engine.cards import NO_TRUMP
from engine.flunk import contracts


def denomination_words(words, denomination):
    """A suit's sign, or the word for no trump."""
    return words.NO_TRUMP if denomination == NO_TRUMP else words.SUIT_SIGNS[denomination]


def contract_words(words, contract):
    """A contract as 'High 9 ♠', 'Low 2 NT' or 'Dump ♥'."""
    kind = contracts.kind_of(contract)
    named = denomination_words(words, contracts.denomination_of(contract))
    if kind == contracts.DUMP:
        return words.DUMP.format(named)
    shape = words.HIGH if kind == contracts.HIGH else words.LOW
    return shape.format(contracts.target_of(contract), named)


def progress_words(words, contract, play):
    """The contract and how far it is: 'High 9 ♠ 7/9', 'Dump ♥ 4 won 0♥'."""
    name = contract_words(words, contract)
    if contracts.kind_of(contract) == contracts.DUMP:
        sign = words.SUIT_SIGNS[contracts.dump_suit_of(contract)]
        return words.DUMP_SO_FAR.format(name, play.won, play.captured, sign)
    return words.OF.format(name, play.won, contracts.target_of(contract))
