"""What the table says, in English. Lines fit 26 characters; {} is filled in."""

MUST_FOLLOW = "You must follow {}"
NO_LAST_TRICK = "No trick has been played"
LEFT_TO_PLAY = "{} left"

# A contract without its kind, for short, and how it stands.
BRIEFLY = "{} {} {}"

# How a contract stands, as handheld.flunk.promise lists it; {0} of the {1} tricks left. An exclamation mark
# before it warns. (Short texts by themselves would stay in a board's memory.)
STANDING = "needs {} of {}|max {} of {}|! none of {1}|! all {1}|! {0} over|! {0} short|exact|{} clean|! got {}{}"

# A contract and how far it is, looked back at.
OF = "{} {}/{}"
DUMP_SO_FAR = "{} {} won {}{}"
