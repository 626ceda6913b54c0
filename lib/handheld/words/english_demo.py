"""Captions while bots play a deal for somebody who looks on, in English. Lines fit 26
characters; {} is filled in."""

DEALER = "Dealer"
ANY_KEY_PLAYS = "Any key: a new game"
ANY_KEY_LEAVES = "Any key: the title"

# The deal
BOTS_PLAY = "Flunk: bots play a deal"
WHO_PLAYS = ("The dealer plays his hand", "below and dummy's above,", "against Ada and Ben")

# The contract
PROMISES = "The dealer promises"
EXACTLY_PAYS = "exactly {} pays {}"
HIGH_RULES = ("each one more halves it", "each one less: {}")
LOW_RULES = ("each one less halves it", "each one more: {}")
DUMP_PAYS = "each trick pays 30"
DUMP_CLEAN = "if they have no {} at all"
DUMP_ELSE = "else each {} costs 10"

# The tricks
LEADS = "{} leads; all follow"
TRUMPS = "No {}: {} trumps"
THROWS = "No {}: {} throws one"
TAKES = "{} takes the trick"
NO_MORE = "{}, as promised: no more!"
NOW_FLUNKED = "{} too many: flunked"
NOW_TOO_MANY = "{} too many: it costs"
CAUGHT = "Caught {} {}: it costs"

# The score
EXACT = "exactly as promised"
FLUNKED = "{} off: flunked, halved"
TOO_FEW = "{} too few"
TOO_MANY = "{} too many"
CLEAN = "clean: every trick pays"
NOT_CLEAN = "caught {}: not clean"
