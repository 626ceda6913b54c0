"""The rules and the keys."""

from handheld.screens.pages import PagesScreen


class Screen(PagesScreen):
    """The help pages."""

    def __init__(self, app):
        super().__init__(app, app.words.HELP_PAGES)
