"""All that the game says, four modules a language:

    english          while a game is played; always in memory
    english_menus    the title and the menus
    english_pages    the pages of help
    english_spoken   what only the game in words says
"""

LANGUAGES = ("english",)
"""The modules there are; with more than one the settings screen lets choose."""


def words_of(language):
    """The module of words of one of the LANGUAGES."""
    return __import__("handheld.words." + language, None, None, ("NAME",))


def part_of(words, part):
    """Another module of the language of `words`: "menus", "pages" or "spoken"."""
    return __import__("handheld.words." + words.NAME + "_" + part, None, None, ("NAME",))
