"""The player's settings: changed on the settings screen and kept in the store. What
settings.toml names, it decides at every start; see settings_file. What each can be stands in
handheld.choices."""

from handheld import borrow
from handheld.words import LANGUAGES

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The levels of bots that can be set, in the order of Flunk's own."""

GAMES = ("flunk", "one_player_short", "three_handed_bridge")
"""The games, by their names; settings have them by their places here."""

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
PIPS = 11
KEYS = 12
DEMO = 13
RECORDS = 14
SORT = 15
FORCED = 16

# The day whose deal was asked for last: the year since 2000, month, day.
YEAR = 17
MONTH = 18
DAY = 19

GAME = 20
WORDS = 21

# Of One Player Short: the points that end a session, and whether who bids late has another call.
TARGET = 22
SECOND_CHANCE = 23

DEFAULTS = bytes((2, 0, 0, 0, 2, 0, 0, 4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 26, 12, 1, 0, 0, 0, 0))

# The choices of each: tenths of a second, and minutes. 0 is until a key, and never.
_PAUSES = b"\x00\x0a\x14\x28\x02"
_MINUTES = {DIM: b"\x01\x02\x05\x0a\x00", SLEEP: b"\x02\x05\x0a\x1e\x00"}


class Settings:
    """The chosen value of each setting, as its place among the choices.

    given: 1 for each setting that settings.toml decides.
    wrong: entries of settings.toml that were not understood, as settings_file lists them.
    first_number: of the first deal of new games, 0 to draw one. watch: bots play for you.
    kiosk: it stands on a counter. console: it is played in words.
    """

    def __init__(self):
        self.values = bytearray(DEFAULTS)
        self.given = bytearray(len(DEFAULTS))
        self.wrong = []
        borrow("handheld.settings_file").read(self)

    def language(self):
        """The name of the language, one of handheld.words.LANGUAGES."""
        return LANGUAGES[self.values[LANGUAGE]]

    def game(self):
        """The name of the game that is played, one of GAMES."""
        return GAMES[self.values[GAME]]

    def level(self):
        """The name of the bots' level."""
        return LEVELS[self.values[LEVEL]]

    def deals(self):
        """How many deals a new session has."""
        return 3 * self.values[DEALS] + 3

    def pause(self):
        """How long a trick stays on the table, in milliseconds; 0 until a key."""
        return _PAUSES[self.values[PAUSE]] * 100

    def milliseconds(self, setting):
        """The time that DIM or SLEEP stands for; 0 is never."""
        return _MINUTES[setting][self.values[setting]] * 60000
