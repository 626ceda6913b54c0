"""Who made this."""

from handheld.screens.pages import PagesScreen


class Screen(PagesScreen):
    """The page about the game."""

    def __init__(self, app):
        super().__init__(app, app.words.ABOUT_PAGES)
