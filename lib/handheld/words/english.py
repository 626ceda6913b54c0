"""What the game says, in English. Lines fit 26 characters; {} is filled in."""

SUIT_SIGNS = "♣♦♥♠"
NO_TRUMP = "NT"
SUITS = ("clubs", "diamonds", "hearts", "spades")
PLAYERS = ("You", "Ada", "Ben")
DUMMY = "Dummy"

HIGH = "High {} {}"
LOW = "Low {} {}"
DUMP = "Dump {}"

# Title and menus
TITLE = "FLUNK"
SUBTITLE = "exactly, or halve it"
CONTINUE = "Continue"
NEW_GAME = "New game"
SETTINGS = "Settings"
HELP = "Help"
ABOUT = "About"
SCORE_SHEET = "Score sheet"
LEAVE = "Leave to title"
BACK = "Back"
START_PLAYING = "Deal"

# New game
GAME = "Game"
SOLO = "Solo"
RUBBER = "Rubber"
DEALS = "Deals"
BOTS = "Bots"
LEVELS = {"random": "random", "easy": "easy", "normal": "normal"}
SOLO_IS = "You declare every deal"
RUBBER_IS = "The deal passes round"
ENDS_GAME = "This ends the kept game"

# Settings
LANGUAGE = "Language"
LANGUAGE_NAME = "English"
PAUSE = "Pause"
PAUSES = ("until a key", "1 second", "2 seconds", "4 seconds")
DECK = "Deck"
DECKS = ("four colours", "two colours")
SEAT_ORDER = "Dealing"
SEAT_ORDERS = ("clockwise", "Parlett's")
BRIGHTNESS = "Brightness"
DIM = "Dim after"
SLEEP = "Sleep after"
MINUTES = "{} min"
NEVER = "never"

# Deal and declare
DEAL_OF = "Deal {} of {}"
DEAL_NUMBER = "number {}"
YOU_DEAL = "You deal"
DECLARES = "{} declares"
PRESS_A = "{}: go on"
CHOOSE_CONTRACT = "Your contract"
EXACTLY = "exactly"
ONE_OVER = "one over"
ONE_UNDER = "one under"
CLEAN_TRICK = "each trick"
CLEAN_FIVE = "five clean"
CAUGHT = "each {} taken"

# Table
YOU_LEAD = "You lead"
YOUR_TURN = "Your turn"
DUMMY_TURN = "Dummy plays"
DUMMY_LEADS = "Dummy leads"
THINKS = "{} thinks"
TAKES = "{} takes the trick"
YOU_TAKE = "You take the trick"
NOT_HELD = "{} does not hold {}"
YOU_HOLD_NOT = "You do not hold {}"
SEATED = "{} leads; then clockwise {}, {}, {}"
END_KEPT = "A game is kept. Type yes to end it and deal number {}: "
MUST_FOLLOW = "You must follow {}"
LAST_TRICK = "The last trick"
NO_LAST_TRICK = "No trick has been played"
LEFT_TO_PLAY = "{} left"
OF = "{} {}/{}"
DUMP_SO_FAR = "{} {} won {}{}"

# End of deal and session
TRICKS_TAKEN = "{}: {}"
ONE_TRICK = "1 trick"
TRICKS = "{} tricks"
CAUGHT_CARDS = "with {} {}"
CLEAN = "clean"
SCORE = "Score {}"
BOT_HERE = "Bot here {}"
BOT_BUSY = "Bot here ..."
TOTAL = "Total {}"
BOT_TOTAL = "Bot {}"
SESSION_OVER = "End of the session"
RUBBER_OVER = "End of the rubber"
YOU_WIN = "You win!"
BOT_WINS = "The bot wins"
WINS = "{} wins"
SHARED = "Shared win"
WINNERS = "Highest: {}"
CONSOLE_HELP = "Type a contract (high 9 s, low 2 nt, dump h) or a card (sa, h10); or hands, last, score, help, quit."
DRAWN = "All square"
BOT = "Bot"
SHEET_HEAD = " # contract"
SHEET_DEALER = "dealer"
SHEET_TOTAL = "   total"

# Saving and trouble
DAMAGED = "The saved game is lost"
NEWER = "Saved by a newer version"
NEWER_KEPT = "The saved game is a newer version's; its bytes are kept aside."
GAME_KEPT = "The game is kept; it goes on with the next start."
WRONG_SETTING = "settings.toml, not understood: {}"

PAGES = "english_pages"
"""The module with the pages of help, which is loaded only while they are read."""
