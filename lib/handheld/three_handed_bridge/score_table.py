"""What odd tricks, honours, slams and games pay: the pages of the help about it."""

from handheld.screens.pages import PagesScreen
from handheld.words import part_of


class Screen(PagesScreen):
    """To be leafed through from the menu."""

    def __init__(self, app, page=0):
        words = part_of(app.words, "bridge_pages")
        first, end = words.TABLE_PAGES
        super().__init__(app, page, words.HELP_PAGES[first:end])
