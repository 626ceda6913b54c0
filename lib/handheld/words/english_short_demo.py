"""Captions while bots play One Player Short for somebody who looks on, in English. Lines fit 26
characters; {} is filled in."""

# The deal
BOTS_PLAY = "One Player Short: a demo"
WHO_PLAYS = ("Three bid for dummy, who", "is above. With every call", "one more card opens there.")

# The calls
WHY_PASS = ("With a pass dummy's next", "card is turned up.")
WHY_DOUBLE = ("He thinks they go down.", "A card is turned up too.")
WHY_BID = ("A bidder takes dummy's", "top card, and lays one.")
HIDDEN = "Hidden: {}"

# The contract
DECLARES = "{} declares"
MADE_PAYS = "{} tricks pay {}"
ONE_DOWN = "one short: {}"
REST_OPENS = "The lead opens the rest."
THROWN_IN = "All have passed"
NEXT_DEAL = "The cards are dealt anew."

# The tricks
IS_MADE = "That is the contract!"
IS_DOWN = "The contract is down"

# The score
SCORE = "{} points"
