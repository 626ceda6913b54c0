"""What is new for who knows Flunk or Bridge, on pages, and a deal to try it with."""

from handheld import borrow, keys
from handheld.look import FAINT, WARNING
from handheld.screens.pages import PagesScreen
from handheld.words import part_of

NUMBER = 300
"""The deal, in which the hearts of the dealer are good for a game."""


class Screen(PagesScreen):
    """The last page invites to play the deal; A begins a new game with it."""

    def __init__(self, app, page=0):
        self._words = part_of(app.words, "bridge_learn")
        super().__init__(app, page, self._words.LEARN_PAGES)

    def _last(self):
        return self._page + 1 == len(self._pages)

    def _draw(self):
        super()._draw()
        self._foot.paint(FAINT)
        if self._last():
            app = self.app
            if app.game:
                self._texts[self.lines - 2].set(part_of(app.words, "menus").ENDS_GAME)
            self._foot.centre(self._words.PLAY.format(app.board.key_names[0], NUMBER), WARNING if app.game else FAINT)

    def key(self, key):
        """A page on or back, or play."""
        if self._last() and (key == keys.A or key == keys.START):
            borrow("handheld.three_handed_bridge.new_session").begin(self.app, NUMBER)
        else:
            super().key(key)
