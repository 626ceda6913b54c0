"""All that the game says, four modules a language:

    english          while a game is played; always in memory
    english_menus    the title and the menus
    english_pages    the pages of help
    english_spoken   what only the game in words says
"""


def part_of(words, part):
    """Another module of the language of `words`: "menus", "pages" or "spoken"."""
    return __import__("handheld.words." + words.NAME + "_" + part, None, None, ("NAME",))
