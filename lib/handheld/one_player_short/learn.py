"""What is new to who knows Flunk or Bridge, on pages; then a deal to try it."""

from handheld import borrow, keys
from handheld.look import TEXT, WARNING
from handheld.screens.pages import PagesScreen
from handheld.words import part_of

# The line that warns, and the deal that the last page is about.
_WARNED = 5
_DEAL = 29


class Screen(PagesScreen):
    """A on the last page begins a new game with the deal that it is about."""

    def __init__(self, app, page=0):
        super().__init__(app, page, part_of(app.words, "short_learn").LEARN_PAGES)

    def _draw(self):
        super()._draw()
        if self._page + 1 == len(self._pages) and self.app.game:
            self._texts[_WARNED].set(part_of(self.app.words, "menus").ENDS_GAME, WARNING)
        else:
            self._texts[_WARNED].paint(TEXT)

    def key(self, key):
        """Turn the page, close, or begin."""
        if (key == keys.A or key == keys.START) and self._page + 1 == len(self._pages):
            borrow("handheld.one_player_short.new_session").begin(self.app, _DEAL)
        else:
            super().key(key)
