"""What the game says while it is played, in English. Lines fit 26 characters; {} is filled in."""

NAME = "english"

SUIT_SIGNS = "♣♦♥♠"
NO_TRUMP = "NT"
SUITS = ("clubs", "diamonds", "hearts", "spades")
PLAYERS = ("You", "Ada", "Ben")
SHORT = PLAYERS
DUMMY = "Dummy"
DECLARER = "{} {}"

HIGH = "High {} {}"
LOW = "Low {} {}"
DUMP = "Dump {}"

SCORE_SHEET = "Score sheet"

DEAL_OF = "Deal {} of {}"
PRESS_A = "{}: go on"

THINKS = "{} thinks"

# Table
MUST_FOLLOW = "You must follow {}"
LAST_TRICK = "The last trick"
NO_LAST_TRICK = "No trick has been played"
LEFT_TO_PLAY = "{} left"
OF = "{} {}/{}"
DUMP_SO_FAR = "{} {} won {}{}"
