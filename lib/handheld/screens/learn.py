"""The list of lessons, those done with a tick, the next one under the cursor."""

from handheld import borrow
from handheld.look import FAINT, Line
from handheld.screens.menu import MenuScreen
from handheld.words import part_of


class Screen(MenuScreen):
    """Opens a lesson, or goes on with the one in progress."""

    lines = 7

    def __init__(self, app, place=-1):
        look = app.look
        if app.game:
            borrow("handheld.past").clear_bots(app.game)
        self._said = part_of(app.words, "learn")
        self._learned = borrow("handheld.learned")
        if place < 0:
            place = self._learned.next_lesson(app.learned, len(self._said.NAMES))
        super().__init__(app, place, 50 if look.large else 22, 22 if look.large else 13)
        Line(look, self.group, 0, 16 if look.large else 6, look.columns).centre(self.words.LEARN)
        Line(look, self.group, 0, look.height - look.letter_height, look.columns, FAINT).centre(
            app.words.PRESS_A.format(app.board.key_names[0]))
        self.draw()

    def entries(self):
        """The lessons with their marks."""
        saved = self.app.learned
        learned = self._learned
        begun = learned.begun(saved)
        done = learned.done(saved)
        entries = []
        for number in range(len(self._said.NAMES)):
            text = str(number + 1) + " " + self._said.NAMES[number]
            if number == begun:
                text += " …"
            elif done >> number & 1:
                text += " ✓"
            entries.append((text, ""))
        return entries

    def choose(self, place):
        """The pages of the lesson, or where it was left."""
        app = self.app
        learned = self._learned
        if place != learned.begun(app.learned):
            app.push("lesson", place)
            return
        try:
            game = borrow("handheld.guided").Guided(app, place, learned.cards(app.learned))
        except ValueError:
            # Another version may have had other cards.
            app.push("lesson", place)
            return
        app.go("lesson_end" if game.session.deal.is_over() else "table")
