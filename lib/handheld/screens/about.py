"""Who made this."""

from handheld.screens.pages import PagesScreen
from handheld.words import part_of


class Screen(PagesScreen):
    """The page about the game."""

    def __init__(self, app, page=0):
        super().__init__(app, page, part_of(app.words, "pages").ABOUT_PAGES)
