"""The title and the menus, in English. Lines fit 26 characters."""

TITLE = "FLUNK"
SUBTITLE = "exactly, or halve it"
CONTINUE = "Continue"
NEW_GAME = "New game"
SETTINGS = "Settings"
HELP = "Help"
HINT = "Hint"
TAKE_BACK = "Take back"
CLAIM = "Claim or give up"
ABOUT = "About"
LEAVE = "Leave to title"
BACK = "Back"

# New game
START_PLAYING = "Deal"
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
PAUSES = ("until a key", "1 second", "2 seconds", "4 seconds", "quick")
FORCED = "Forced card"
FORCED_CARDS = ("yours", "auto")
SORT = "Trumps"
SORTS = ("in order", "to the left")
DECK = "Deck"
DECKS = ("four colours", "two colours")
SEAT_ORDER = "Dealing"
SEAT_ORDERS = ("clockwise", "Parlett's")
BRIGHTNESS = "Brightness"
DIM = "Dim after"
SLEEP = "Sleep after"
MINUTES = "{} min"
NEVER = "never"
SOUND = "Sound"
ON_OFF = ("on", "off")
BATTERY = "Battery {}"
