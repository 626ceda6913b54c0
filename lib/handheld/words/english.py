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

# Settings
PAUSE = "Pause"
PAUSES = ("until a key", "1 second", "2 seconds", "4 seconds")
DECK = "Deck"
DECKS = ("four colours", "two colours")
SEAT_ORDER = "Deal goes"
SEAT_ORDERS = ("clockwise", "as Parlett's")

# Deal and declare
DEAL_OF = "Deal {} of {}"
DEAL_NUMBER = "number {}"
DEALS_NOW = "{} deals"
YOU_DEAL = "You deal"
DECLARES = "{} declares"
PRESS_A = "{}: go on"
CHOOSE_CONTRACT = "Your contract"
TRICKS_PAY = "{} tricks pay {}"
TRICK_PAYS = "1 trick pays {}"
NO_TRICK_PAYS = "no trick pays {}"
EXACTLY = "exactly"
ONE_OVER = "one over"
ONE_UNDER = "one under"
IMPOSSIBLE = "--"
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
DUMMY_TAKES = "Dummy takes the trick"
MUST_FOLLOW = "You must follow {}"
LAST_TRICK = "The last trick"
NO_LAST_TRICK = "No trick has been played"
LEFT_TO_PLAY = "{} left"
OF = "{} {}/{}"
DUMP_SO_FAR = "{} {} tricks {}{}"

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
CONSOLE_HELP = "Type a contract (high 9 s, low 2 nt, dump h) or a card (sa, h10); or hands, last, score, quit."
DRAWN = "All square"
NEXT_DEAL = "next deal"
BOT = "Bot"
SHEET_HEAD = " # contract"
SHEET_TOTAL = "   total"

# Saving and trouble
DAMAGED = "The saved game is lost"
GAME_KEPT = "The game is kept; it goes on with the next start."
WRONG_SETTING = "settings.toml, not understood: {}"
CAN_NOT_PLAY = "Flunk can not start here"
SCREEN_TOO_SMALL = ("The display is {} x {} pixels; the game needs 160 x 128 at least.")

ABOUT_PAGES = (
    ("Flunk",
     "A card game for three by",
     "David Parlett, a relative",
     "of Bridge.",
     "",
     "This program: MIT licence.",
     "Letters: X11 misc-fixed,",
     "public domain."),
)

HELP_PAGES = (
    ("The game",
     "You deal. You play your",
     "own hand and dummy's,",
     "against two defenders.",
     "13 tricks, follow suit,",
     "ace is high. The left",
     "defender leads first."),
    ("Your contract",
     "High 7-13: take exactly",
     "that many tricks.",
     "Low 0-6: exactly that",
     "few. With trumps or NT.",
     "Dump: at NT, take tricks",
     "without one card of the",
     "suit you name."),
    ("The score",
     "High: 10 a trick, NT 15,",
     "if exact. Each trick",
     "over halves it: flunked.",
     "Each trick under: -10,",
     "NT -15."),
    ("The score (2)",
     "Low is the same, on the",
     "tricks you lose.",
     "Slams: 12 (or 1) pay",
     "150, NT 200. 13 (or 0)",
     "pay 200, NT 250."),
    ("The score (3)",
     "Dump: 30 a trick while",
     "you have caught no card",
     "of the suit. Else -10",
     "for each one caught."),
    ("Defending",
     "Beat the contract, or",
     "feed the declarer more",
     "tricks than he wants.",
     "Both spoil his score."),
    ("Keys",
     "left right  choose card",
     "up down     next suit",
     "{0}  play, go on",
     "{1}  last trick, back",
     "{2}  menu",
     "{3}  this help"),
)
