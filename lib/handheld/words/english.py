"""What the game says in many places, in English. Lines fit 26 characters; {} is filled in."""

NAME = "english"

SUIT_SIGNS = "♣♦♥♠"
NO_TRUMP = "NT"
SUITS = ("clubs", "diamonds", "hearts", "spades")
PLAYERS = ("You", "Ada", "Ben")
SHORT = PLAYERS
DUMMY = "Dummy"
SHORT_DUMMY = DUMMY
GAP = " "

HIGH = "High {} {}"
LOW = "Low {} {}"
DUMP = "Dump {}"

SCORE_SHEET = "Score sheet"

DEAL_OF = "Deal {} of {}"
PRESS_A = "{}: go on"

THINKS = "{} thinks"
