"""The idea of a lesson, before it is played and, from the menu, in the middle of it."""

from handheld import borrow, keys
from handheld.screens.pages import PagesScreen
from handheld.words import part_of


class Screen(PagesScreen):
    """The pages of a lesson. A on the last one begins it, where it is not being played already."""

    def __init__(self, app, number=-1, page=0):
        self._number = number
        playing = number < 0
        if playing:
            number = app.game.number()
        super().__init__(app, page, part_of(app.words, "lesson" + str(number + 1)).PAGES)

    def state(self):
        """The lesson, and the page that is open."""
        return self._number, self._page

    def _draw(self):
        super()._draw()
        self._foot.centre(self.app.words.PRESS_A.format(self.app.board.key_names[0])
                          + "   ←  {}/{}  →".format(self._page + 1, len(self._pages)))

    def key(self, key):
        """Turn the page, close, or begin."""
        if (key == keys.A or key == keys.START) and self._number >= 0 and self._page + 1 == len(self._pages):
            app = self.app
            borrow("handheld.guided").Guided(app, self._number)
            app.save()
            app.go("table")
        else:
            super().key(key)
