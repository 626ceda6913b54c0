"""The owner of a kiosk clears its best scores, asked twice."""

from handheld.look import WARNING, Line
from handheld.screens.menu import MenuScreen
from handheld.words import part_of


class Screen(MenuScreen):
    """Keeping them stands first, both times."""

    lines = 2

    def __init__(self, app, place=0, asked=0):
        large = app.look.large
        super().__init__(app, place, 100 if large else 60, 26 if large else 15)
        self.words = part_of(app.words, "counter")
        self._asked = asked
        self._question = Line(app.look, self.group, 0, 50 if large else 28, app.look.columns,
                              WARNING)
        self.draw()

    def draw(self):
        """The question, and its answers."""
        super().draw()
        self._question.centre(self.words.CLEAR_QUESTIONS[self._asked])

    def entries(self):
        """No, and yes."""
        return [(self.words.KEEP_SCORES, ""), (self.words.CLEAR_SCORES, "")]

    def state(self):
        """The answer under the cursor, and how often one was given."""
        return self.place, self._asked

    def choose(self, place):
        """Ask again, or leave."""
        if place and not self._asked:
            self._asked = 1
            self.place = 0
            self.draw()
            return
        if place:
            self.app.best = b""
            self.app.save()
        self.leave()
