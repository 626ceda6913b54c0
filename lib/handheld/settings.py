"""The player's settings: changed on the settings screen and kept in the store.

What settings.toml names, it decides at every start:

    FLUNK_LEVEL = "easy"          random, easy, normal
    FLUNK_PAUSE = "2"             seconds a trick stays on the table: key (until a key), 1, 2, 4
    FLUNK_DECK = "two"            colours of the suits: four, two
    FLUNK_SEAT_ORDER = "parlett"  who deals after whom in a rubber: clockwise, parlett
    FLUNK_DEALS = "12"            deals of a session: 3, 6, 9 and so on to 99
    FLUNK_MODE = "rubber"         solo, rubber
    FLUNK_LANGUAGE = "english"    one of handheld.words.LANGUAGES
    FLUNK_DEAL = "123"            number of the first deal of every new game
    FLUNK_WATCH = "yes"           bots play your seat too
"""

import os

from engine.flunk.bots import LEVELS
from engine.flunk.session import MOST_DEALS
from engine.pack import LARGEST_NUMBER
from handheld.words import LANGUAGES

# Each setting: its place in the saved bytes, its name in settings.toml, what it can be there.
LEVEL = 0
PAUSE = 1
DECK = 2
SEAT_ORDER = 3
DEALS = 4
MODE = 5
LANGUAGE = 6

_NAMES = ("LEVEL", "PAUSE", "DECK", "SEAT_ORDER", "DEALS", "MODE", "LANGUAGE")
_CHOICES = (
    LEVELS,
    ("key", "1", "2", "4"),
    ("four", "two"),
    ("clockwise", "parlett"),
    None,
    ("solo", "rubber"),
    LANGUAGES,
)
_DEFAULTS = (2, 0, 0, 0, 2, 0, 0)

PAUSE_MILLISECONDS = (0, 1000, 2000, 4000)


class Settings:
    """The chosen value of each setting, as its place among the choices.

    wrong: words about settings.toml entries that were not understood.
    first_number: of the first deal of new games, 0 to draw one. watch: bots play for you.
    """

    def __init__(self):
        self.values = bytearray(_DEFAULTS)
        self.wrong = []
        self._given = bytearray(len(_NAMES))
        for setting in range(len(_NAMES)):
            self._read(setting)
        self.first_number = self._read_deal()
        self.watch = self._read_watch()

    def _read(self, setting):
        name = "FLUNK_" + _NAMES[setting]
        given = os.getenv(name)
        if given is None:
            return
        given = str(given).lower()
        for place in range(self.choices(setting)):
            if self.choice(setting, place) == given:
                self.values[setting] = place
                self._given[setting] = 1
                return
        known = "3, 6, 9 to 99" if setting == DEALS else ", ".join(_CHOICES[setting])
        self.wrong.append(name + ' = "' + given + '": ' + known)

    def _read_deal(self):
        given = os.getenv("FLUNK_DEAL")
        if given is None:
            return 0
        try:
            number = int(given)
        except ValueError:
            number = 0
        if 1 <= number <= LARGEST_NUMBER:
            return number
        self.wrong.append('FLUNK_DEAL = "' + str(given) + '": 1 to ' + str(LARGEST_NUMBER))
        return 0

    def _read_watch(self):
        given = os.getenv("FLUNK_WATCH")
        if given is None or given == "no":
            return False
        if given == "yes":
            return True
        self.wrong.append('FLUNK_WATCH = "' + str(given) + '": yes, no')
        return False

    def choices(self, setting):
        """How many values a setting has."""
        return MOST_DEALS // 3 if setting == DEALS else len(_CHOICES[setting])

    def choice(self, setting, place):
        """What settings.toml calls the value at a place; sessions have 3, 6, 9 ... deals."""
        return str(3 * place + 3) if setting == DEALS else _CHOICES[setting][place]

    def change(self, setting, step):
        """Choose the next or the one before, round the ends."""
        self.values[setting] = (self.values[setting] + step) % self.choices(setting)

    def language(self):
        """The name of the language, one of handheld.words.LANGUAGES."""
        return LANGUAGES[self.values[LANGUAGE]]

    def level(self):
        """The name of the bots' level."""
        return LEVELS[self.values[LEVEL]]

    def deals(self):
        """How many deals a new session has."""
        return 3 * self.values[DEALS] + 3

    def pause(self):
        """How long a trick stays on the table, in milliseconds; 0 until a key."""
        return PAUSE_MILLISECONDS[self.values[PAUSE]]

    def load(self, saved):
        """Take over values that were saved; those that make no sense stay as they are."""
        for setting in range(min(len(saved), len(_NAMES))):
            if not self._given[setting] and saved[setting] < self.choices(setting):
                self.values[setting] = saved[setting]
