"""All that the game says, a module a language and one for its pages of help."""

LANGUAGES = ("english",)
"""The modules there are; with more than one the settings screen lets choose."""


def words_of(language):
    """The module of words of one of the LANGUAGES."""
    return __import__("handheld.words." + language, None, None, ("TITLE",))


def pages_of(words):
    """The module with the pages of help in the language of a module of words."""
    return __import__("handheld.words." + words.PAGES, None, None, ("HELP_PAGES",))
