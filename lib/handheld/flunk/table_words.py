"""Contracts put into words for screens and the console."""

from engine.flunk import contracts
from handheld.words import denomination_words


def contract_words(words, contract):
    """A contract as 'High 9 ♠', 'Low 2 NT' or 'Dump ♥'."""
    kind = contracts.kind_of(contract)
    named = denomination_words(words, contracts.denomination_of(contract))
    if kind == contracts.DUMP:
        return words.DUMP.format(named)
    shape = words.HIGH if kind == contracts.HIGH else words.LOW
    return shape.format(contracts.target_of(contract), named)
