"""The score table and the statistics, in English. Lines fit 26 characters; {} is filled in."""

# The score table: its pages; what a number is, and the two rows of a dump, in 6 and 5 letters.
PAGES = ("High with trumps", "High at no trump", "Low with trumps", "Low at no trump", "Dump")
TRICKS = "tricks"
CLEAN = "clean"
TAKEN = "taken"
DUMP_IS = ("clean: so many tricks", "without the dump suit", "taken: so many cards", "of the dump suit")
FOOT = "←→ tricks   ↑↓ page {}/{}"

# The statistics: what a percentage is of; the heads of four columns of five letters, before them
# two lines that say what the figures are.
NOTHING = "No deal of yours yet"
NEWER = ("A newer version wrote", "these. They are kept, and", "nothing is counted here.")
DEALS = "Deals you declared: {}"
EXACT = "exact   {}%"
FLUNKED = "flunked {}%"
FAILED = "failed  {}%"
KINDS = ("all", "High", "Low", "Dump")
POINTS = "points"
A_DEAL = "a deal"
HINTED = "Deals with hints: {}"
TAKEN_BACK = "Cards taken back: {}"
AGAINST = "On the same cards ({})"
TOTALS = "You {}  bot {}"
BEST = "Best session: {} a deal"
LAST = "Last {}: {} to {}"
PAGE = "← {}/2 →   "
RESETS = "{}: reset"
BACK = "{}: back"
YES = "{}: yes, other keys: no"
RESET = "Forget all of it?"
RESET_SURE = "Sure? It is gone for good"
