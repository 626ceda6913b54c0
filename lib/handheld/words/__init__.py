"""All that the game says, several modules a language:

    english          at the table and elsewhere; always in memory
    english_menus    the title and the menus
    english_deal     a deal begins and is declared
    english_hints    a hint
    english_review   a deal that is over, looked at again
    english_scores   the end of a deal and of a session
    english_tables   the score table and the statistics
    english_pages    the pages of help
    english_spoken   what only the game in words says
    english_reasons  why bots played as they did
"""

LANGUAGES = ("english",)
"""The languages there are; with more than one the settings screen lets choose."""


def words_of(language):
    """The first module of one of the LANGUAGES."""
    return __import__("handheld.words." + language, None, None, ("NAME",))


def part_of(words, part):
    """Another module of the language of `words`: "menus", "pages" and so on."""
    return words_of(words.NAME + "_" + part)
