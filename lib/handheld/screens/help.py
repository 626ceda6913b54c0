"""The rules and the keys."""

from handheld.screens.pages import PagesScreen
from handheld.words import part_of


class Screen(PagesScreen):
    """The help pages."""

    def __init__(self, app, page=0):
        super().__init__(app, page, part_of(app.words, "pages").HELP_PAGES)
