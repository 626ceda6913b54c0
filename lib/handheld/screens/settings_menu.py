"""What can be set for every game."""

from handheld.look import WARNING, Line
from handheld.screens.menu import MenuScreen
from handheld.settings import DECK, LEVEL, PAUSE, SEAT_ORDER


class Screen(MenuScreen):
    """Bots' level, pause after a trick, deck, seat order."""

    _settings = (LEVEL, PAUSE, DECK, SEAT_ORDER)

    def __init__(self, app):
        look = app.look
        super().__init__(app, 60 if look.large else 32, 26 if look.large else 15)
        Line(look, self.group, 0, 16 if look.large else 8, look.columns).centre(
            app.words.SETTINGS)
        for number in range(min(2, len(app.settings.wrong))):
            line = Line(look, self.group, 0, look.height - (2 - number) * look.letter_height,
                        look.columns, WARNING)
            line.set(app.settings.wrong[number])
        self.draw()

    def entries(self):
        """Each setting and its value."""
        words = self.app.words
        values = self.app.settings.values
        return [
            (words.BOTS, words.LEVELS[self.app.settings.level()]),
            (words.PAUSE, words.PAUSES[values[PAUSE]]),
            (words.DECK, words.DECKS[values[DECK]]),
            (words.SEAT_ORDER, words.SEAT_ORDERS[values[SEAT_ORDER]]),
            (words.BACK, ""),
        ]

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
