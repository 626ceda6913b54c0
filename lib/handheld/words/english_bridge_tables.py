"""The statistics of Three-handed Bridge, in English. Lines fit 26 characters; {} is filled in."""

DEALS = "Deals played: {}"
DECLARED = "You dealt {}, games {}"
RUBBERS = "Rubbers: {}, won {}"
SOLOS = "Solo rubbers: {}"
SETTLED = "on average {}"
HINTS = "Hints: {}"

# The second page
BEST = "Best rubber {}"
BEST_SOLO = "Best Solo rubber {}"
LAST = "Last {}: {} to {}"
