"""What the game says while it is played, in English. Lines fit 26 characters; {} is filled in."""

NAME = "english"

SUIT_SIGNS = "♣♦♥♠"
NO_TRUMP = "NT"
SUITS = ("clubs", "diamonds", "hearts", "spades")
PLAYERS = ("You", "Ada", "Ben")
DUMMY = "Dummy"

HIGH = "High {} {}"
LOW = "Low {} {}"
DUMP = "Dump {}"

SCORE_SHEET = "Score sheet"

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
THINKS = "{} thinks"
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
DRAWN = "All square"
BOT = "Bot"
SHEET_HEAD = " # contract"
SHEET_DEALER = "dealer"
SHEET_TOTAL = "   total"
