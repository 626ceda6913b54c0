"""The title and the menus, in English. Lines fit 26 characters."""

TITLE = "FLUNK"
SUBTITLE = "exactly, or halve it"
WRONG_SETTINGS = "Mistake in settings.toml:"
SEE_SETTINGS = "see Settings"
CONTINUE = "Continue"
NEW_GAME = "New game"
STATISTICS = "Statistics"
SETTINGS = "Settings"
SCORE_TABLE = "Score table"
HELP = "Help"
HINT = "Hint"
REVIEW = "Review the deal"
OTHER_CONTRACTS = "Other contracts"
ABOUT = "About"
LEAVE = "Leave to title"
BACK = "Back"

# New game
START_PLAYING = "Start"
GAME = "Game"
SOLO = "Solo"
RUBBER = "Rubber"
DEALS = "Deals"
BOTS = "Bots"
LEVELS = {"random": "random", "easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}
SOLO_IS = "You declare every deal"
RUBBER_IS = "The deal passes round"
ENDS_GAME = "This ends the kept game"

# Settings
LANGUAGE = "Language"
LANGUAGE_NAME = "English"
PAUSE = "Pause"
PAUSES = ("until a key", "1 second", "2 seconds", "4 seconds")
DECK = "Deck"
DECKS = ("four colours", "two colours", "high contrast")
PIPS = "Cards"
PIPS_ARE = ("normal", "larger")
KEYS = "Keys"
KEYS_ARE = ("right hand", "left hand")
SEAT_ORDER = "Next dealer"
SEAT_ORDERS = ("left", "right")
BRIGHTNESS = "Brightness"
DIM = "Dim after"
SLEEP = "Sleep after"
MINUTES = "{} min"
NEVER = "never"
SOUND = "Sound"
ON_OFF = ("on", "off")
BATTERY = "Battery {}"
