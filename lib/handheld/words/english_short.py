"""The auction of One Player Short, in English. Lines fit 26 characters; {} is filled in."""

# Calls, in at most 4 letters where a card stands beside them.
PASS = "Pass"
DOUBLE = "Double"
DOUBLE_BRIEF = "Dbl"

# What has been called, by you and by another: {0} who, {1} the call, {2} and {3} cards.
BIDS = ("You bid {1}, lay {2}", "{0} bids {1}, lays {2}")
EXCHANGES = ("You bid {1}, {2} for {3}", "{0} bids {1}, {2} for {3}")
KEEPS = ("You bid {1}, no exchange", "{0} bids {1}, no exchange")
PASSES = ("You pass", "{0} passes")
DOUBLES = ("You double", "{0} doubles")
TURNED_UP = ": {} turned up"

# What you can do.
CHOOSE = "↑↓←→ choose, {}: call"
PICK = "← {} →"
HIDDEN = "Hidden"
YOU_TOOK = "You took {}."
LAY_ONE = "Lay any one of 14"
LAY_ANOTHER = "Lay another for it"
LAYS = "{}: lay {}"
EXCHANGE = "Exchange a card?"
TAKES = "{}: take {}"
TAKES_NONE = "{}: none"

# Why not: the call, the last bid; a card.
NOT_ABOVE = "{} is not above {}"
NO_BID_YET = "No bid yet to double"
DOUBLED_ALREADY = "{} is doubled already"
OWN_BID = "{} is your own bid"
JUST_TAKEN = "{} was just taken"

# The end, by who declares.
LEADS = ("You declare, Ada leads", "Ada declares, Ben leads", "Ben declares, you lead")
THROWN_IN = "All passed: thrown in"

# The list of calls.
CALLS = "The auction"
NO_CALLS = "Nobody has called yet"
ROW = "{} {}"
FOR = "{} for {}"
"""The first card was taken, the second one laid for it."""
KEYS = "↑↓ more, other keys: back"
