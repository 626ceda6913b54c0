"""The rules and the keys."""

from handheld.screens.pages import PagesScreen
from handheld.words import pages_of


class Screen(PagesScreen):
    """The help pages."""

    def __init__(self, app, page=0):
        super().__init__(app, page, pages_of(app.words).HELP_PAGES)
