"""Captions while bots play a deal of Three-handed Bridge, in English. Lines fit 26 characters; {} is
filled in."""

# The deal
BOTS_PLAY = "Three-handed Bridge"
WHO_PLAYS = ("The dealer sees his hand", "alone, and names trumps", "or passes to dummy")

# What is trump
DECLARES = "The dealer declares"
DUMMY_MAKES = "Passed, and dummy makes"
UNDOUBLED = "Nobody doubles"
DOUBLED = ("Doubled once", "Doubled {} times")
PAYS = ("Each trick over six pays", "the side that takes it")

# The tricks
ODD = ("Dealer's odd trick {}", "Defenders' odd trick {}")

# The score
TRICKS = "Dealer's tricks: {}"
TO_DEALER = "Dealer: {} + {} above"
TO_EACH = "Ada and Ben: {} each"
