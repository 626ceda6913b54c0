"""What can be set for every game, and what settings.toml got wrong."""

from handheld.look import WARNING, Line, wrapped
from handheld.screens.menu import MenuScreen
from handheld.settings import DECK, LEVEL, PAUSE, SEAT_ORDER

# Lines at the bottom for an entry of settings.toml that was not understood.
_WRONG_LINES = 3


class Screen(MenuScreen):
    """Bots' level, pause after a trick, deck, seat order."""

    _settings = (LEVEL, PAUSE, DECK, SEAT_ORDER)

    def __init__(self, app, place=0):
        look = app.look
        super().__init__(app, place, 50 if look.large else 24, 26 if look.large else 13)
        Line(look, self.group, 0, 16 if look.large else 6, look.columns).centre(
            self.words.SETTINGS)
        self._wrong = []
        self._turns = 0
        if app.settings.wrong:
            top = look.height - _WRONG_LINES * look.letter_height
            for line in range(_WRONG_LINES):
                self._wrong.append(Line(look, self.group, 0, top + line * look.letter_height,
                                        look.columns, WARNING))
        self.draw()

    def entries(self):
        """Each setting and its value."""
        words = self.words
        values = self.app.settings.values
        return [
            (words.BOTS, words.LEVELS[self.app.settings.level()]),
            (words.PAUSE, words.PAUSES[values[PAUSE]]),
            (words.DECK, words.DECKS[values[DECK]]),
            (words.SEAT_ORDER, words.SEAT_ORDERS[values[SEAT_ORDER]]),
            (words.BACK, ""),
        ]

    def draw(self):
        """The entries, and one wrong line of settings.toml after the other at each key."""
        super().draw()
        if self._wrong:
            wrong = self.app.settings.wrong
            lines = wrapped(wrong[self._turns % len(wrong)], self.app.look.columns)
            for line in range(_WRONG_LINES):
                self._wrong[line].set(lines[line] if line < len(lines) else "")
            self._turns += 1

    def change(self, place, step):
        """Take the next value of a setting."""
        if place < len(self._settings):
            self.app.settings.change(self._settings[place], step)
            self.app.look.use_deck(self.app.settings.values[DECK])

    def choose(self, place):
        """Change the setting under the cursor, or go back."""
        if place == len(self._settings):
            self.leave()
        else:
            self.change(place, 1)
            self.draw()

    def leave(self):
        """Keep what was set."""
        self.app.save()
        self.app.pop()
