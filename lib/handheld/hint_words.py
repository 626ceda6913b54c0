"""A hint put into words: a line for the screens, the same with its grounds for the game in words."""

from engine.flunk import contracts
from handheld import borrow
from handheld.flunk.table_words import contract_words
from handheld.score_words import score_words
from handheld.words import part_of


def second_best(reason):
    """The contract that the Reason for another one found worth most after it."""
    second = -1
    for contract in range(contracts.CONTRACTS):
        if contract != reason.choice and (second < 0 or reason.worths[contract] > reason.worths[second]):
            second = contract
    return second


def line(words, reason, view):
    """What a line of 26 letters has room for: what a contract is worth and the next best with
    its worth, or what a card does and what speaks for it."""
    said = part_of(words, "hints")
    if view.contract == contracts.NONE:
        second = second_best(reason)
        return said.WORTH.format(score_words(reason.worths[reason.choice]), contract_words(words, second),
                                 score_words(reason.worths[second]))
    doing, why, number, of = borrow("engine.flunk.bots.advice").advise(reason, view)
    if view.dump_suit < 4 and doing >= 0:
        number = words.SUIT_SIGNS[view.dump_suit]
    why = said.WHY[why].format(number, of)
    return why if doing < 0 else said.DOING.split("/")[doing] + ": " + why
