"""Statistics and score table of One Player Short, in English. Lines fit 26 characters."""

DEALS = "Deals played: {}"
DECLARED = "You declared {}"
MADE = "made {}"
FAILED = "went down {}"
AVERAGE = "{} points a deal"
BEST = "Best deal: {}"
WON = "Games won: {} of {}"
LAST_SCORES = "What you declared"
LAST = "Last {}: {} to {}"

# The score table: its pages; what a number is, in 6 letters.
PAGES = ("♣ or ♦ trumps", "♥ or ♠ trumps", "No trump")
DOUBLED = "{}, doubled"
TRICKS = "tricks"
FOOT = "←→ tricks   ↑↓ page {}/{}"
