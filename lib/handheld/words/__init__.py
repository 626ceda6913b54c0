"""All that the game says, a module a language and one for its pages of help."""


def pages_of(words):
    """The module with the pages of help in the language of a module of words."""
    return __import__("handheld.words." + words.PAGES, None, None, ("HELP_PAGES",))
