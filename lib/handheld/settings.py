"""The player's settings: changed on the settings screen and kept in the store. What
settings.toml names, it decides at every start; see settings_file."""

from engine.flunk.bots import LEVELS
from engine.flunk.session import MOST_DEALS
from handheld import borrow
from handheld.words import LANGUAGES

# Each setting's place in the saved bytes. New ones go to the end, so that older records load.
LEVEL = 0
PAUSE = 1
DECK = 2
SEAT_ORDER = 3
DEALS = 4
MODE = 5
LANGUAGE = 6
BRIGHTNESS = 7
DIM = 8
SLEEP = 9
SOUND = 10

NEVER = "never"

# What settings.toml calls the values of each.
_CHOICES = (
    LEVELS,
    ("key", "1", "2", "4"),
    ("four", "two"),
    ("clockwise", "parlett"),
    None,
    ("solo", "rubber"),
    LANGUAGES,
    ("1", "2", "3", "4", "5"),
    ("1", "2", "5", "10", NEVER),
    ("2", "5", "10", "30", NEVER),
    ("on", "off"),
)
_DEFAULTS = bytes((2, 0, 0, 0, 2, 0, 0, 4, 1, 1, 0))

PAUSE_MILLISECONDS = (0, 1000, 2000, 4000)


class Settings:
    """The chosen value of each setting, as its place among the choices.

    given: 1 for each setting that settings.toml decides.
    wrong: words about settings.toml entries that were not understood.
    first_number: of the first deal of new games, 0 to draw one. watch: bots play for you.
    """

    def __init__(self):
        self.values = bytearray(_DEFAULTS)
        self.given = bytearray(len(_DEFAULTS))
        self.wrong = []
        borrow("handheld.settings_file").read(self)

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

    def milliseconds(self, setting):
        """The time that DIM or SLEEP stands for; 0 is never."""
        minutes = self.choice(setting, self.values[setting])
        return 0 if minutes == NEVER else int(minutes) * 60000

    def load(self, saved):
        """Take over values that were saved; those that make no sense stay as they are."""
        for setting in range(min(len(saved), len(_DEFAULTS))):
            if not self.given[setting] and saved[setting] < self.choices(setting):
                self.values[setting] = saved[setting]
