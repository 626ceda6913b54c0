"""The scores of Three-handed Bridge, in English. Lines fit 26 characters; {} is filled in."""

MADE = "{}: {}"
TRICKS = "{}: {} tricks, defence {}"

# What is paid, and to whom.
ODD = "Odd {}×{}"
ACES = ("3 aces", "4 aces", "4 aces in one")
HONOURS = ("3 honours", "4 honours", "5 honours", "4 in one hand", "4 in one + 1", "5 in one hand")
OTHERS = ("Chicane", "Both chicane", "Little slam", "Slam")
RUBBER = "Rubber"
GAME = "Game!"
TO = "{} {}"
BELOW = "{} {} below"
TO_EACH = "{} {} {}"

LOOK_BACK = "↑ review {}: pad"
HINTS = "Hints {}"

# The end of a rubber
RUBBER_OF = ("The rubber is yours", "{} wins the rubber")
NO_RUBBER = "Nobody won two games"
WINS = ("You win!", "{} wins")
SHARED = "Shared win"
TOTAL_OF = "{} {}"
PAYS = ("You pay {1} {2}", "{0} pays you {2}", "{0} pays {1} {2}")
PAD = "{}: score pad"
