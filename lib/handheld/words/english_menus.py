"""The title and the menus, in English. Lines fit 26 characters."""

TITLE = "FLUNK"
WRONG_SETTINGS = "Mistake in settings.toml:"
SEE_SETTINGS = "see Settings"
CONTINUE = "Continue"
NEW_GAME = "New game"
LEARN = "Learn"
STATISTICS = "Statistics"
SETTINGS = "Settings"
SCORE_TABLE = "Score table"
BEST_SCORES = "Best scores"
HELP = "Help"
HINT = "Hint"
TAKE_BACK = "Take back"
CLAIM = "Claim or give up"
REVIEW = "Review the deal"
OTHER_CONTRACTS = "Other contracts"
CALLS = "The auction"
ABOUT = "About"
LEAVE = "Leave to title"
EXERCISE = "For practice"
IDEA = "The lesson's idea"
AGAIN = "Play again"
LEAVE_EXERCISE = "Leave"
BACK = "Back"

GAMES = "Games"
GAME_NAMES = ("Flunk", "One Player Short", "Three-handed Bridge")
SUBTITLES = ("exactly, or halve it", "One Player Short", "Three-handed Bridge")
GAME_NOTES = ("Take exactly what you say", "An auction for dummy", "Declare, or pass to dummy")

# New game
START_PLAYING = "Start"
GAME = "Game"
SOLO = "Solo"
RUBBER = "Rubber"
DEALS = "Deals"
BOTS = "Bots"
LEVELS = {"random": "random", "easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}
BY_NUMBER = "A deal by number"
DAYS_DEAL = "A day's deal"
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
DEMO = "Demo"
RECORDS = "Records"
ON_OFF = ("on", "off")
BATTERY = "Battery {}"
CLEAR_BEST = "Clear best scores"
