"""Gives a Look the letters of a language. Loaded when the language changes."""

from handheld import forget, look as looks, sheets

# The languages with letters of their own, in files of their name in assets/.
_WIDE = ("japanese",)


def use(look, language):
    """Take the letters of a language, one of handheld.words.LANGUAGES. No Line of before may
    be used any more."""
    if looks.wide:
        del look.group
        forget("handheld.wide")
    look.letters = None
    sheets.use_plain_letters(look)
    if language in _WIDE:
        from handheld.wide import Wide

        looks.wide = Wide(look, sheets.path_of(look, language))
        looks.measure = looks.wide.measure
