"""How far a contract is, in words for what is looked back at."""

from engine.one_player_short import contracts
from handheld.one_player_short.table_words import contract_words
from handheld.words import part_of


def progress_words(words, contract, play):
    """The contract and how far it is: '4♥X 7/10'."""
    return part_of(words, "table").OF.format(contract_words(words, contract), play.won, contracts.target_of(contract))
