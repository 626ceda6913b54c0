"""Who made this."""

from handheld.screens.pages import PagesScreen
from handheld.words import pages_of


class Screen(PagesScreen):
    """The page about the game."""

    def __init__(self, app, page=0):
        super().__init__(app, page, pages_of(app.words).ABOUT_PAGES)
