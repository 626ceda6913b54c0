"""How a deal stands, in words for what is looked back at."""

from handheld.words import denomination_words, part_of


def progress_words(words, contract, play):
    """What is trump and how many tricks the dealer's side has: '♥, 8 won'."""
    return part_of(words, "bridge").SO_FAR.format(denomination_words(words, contract), play.won)
