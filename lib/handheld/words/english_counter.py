"""A handheld on a counter, in English. Lines fit 26 characters; {} is filled in."""

# Half a line, at double size.
STILL_THERE = "Still there?"
ANY_KEY_STAYS = "Any key goes on"

BEST_ROW = "{}.  {}  {}"
NOBODY_YET = "None yet: be the first"
# Which sessions count: how many deals, the bots' level.
COUNTED = ("Solo, {} deals", "{} bots, no hints")

AMONG_BEST = "Best scores, no. {}: {}"
YOUR_LETTERS = "Three letters of yours:"
LETTER_KEYS = "↑↓ letter   {}: next"

# The owner is asked one, then the other.
CLEAR_QUESTIONS = ("Clear the best scores?", "Really? They are gone then")
KEEP_SCORES = "Keep them"
CLEAR_SCORES = "Clear them"
