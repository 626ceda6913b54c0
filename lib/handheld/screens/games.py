"""Which of the games is played; the others' sessions wait."""

from handheld import borrow
from handheld.look import FAINT, Line
from handheld.screens.menu import MenuScreen
from handheld.settings import GAME, GAMES


class Screen(MenuScreen):
    """A list of them; A takes one and goes back to the title."""

    lines = len(GAMES)

    def __init__(self, app, place=-1):
        look = app.look
        if place < 0:
            place = app.settings.values[GAME]
        super().__init__(app, place, 76 if look.large else 36, 30 if look.large else 18)
        Line(look, self.group, 0, 24 if look.large else 10, look.columns).centre(self.words.GAMES)
        self._note = Line(look, self.group, 0, look.height - 2 * look.letter_height, look.columns, FAINT)
        self.draw()

    def entries(self):
        """The games by their names; below the list, what the one under the cursor is like."""
        self._note.centre(self.words.GAME_NOTES[self.place])
        return [(name, "") for name in self.words.GAME_NAMES[0:len(GAMES)]]

    def choose(self, place):
        """Play it from now on."""
        borrow("handheld.other_games").play(self.app, place)
        self.app.go("title")
