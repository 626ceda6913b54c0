"""The budgets that tools/bench.py holds the game to, in one place."""

# Milliseconds on an RP2040, projected: (level, kind of decision, figure) -> limit.
# A slice is what a bot does between two looks at the keys.
SPEED = {
    ("normal", "a card", "median"): 150,
    ("normal", "a card", "worst"): 1000,
    ("normal", "a card", "slice"): 100,
    ("normal", "declare", "worst"): 2000,
    ("normal", "declare", "slice"): 100,
    ("hard", "a card", "median"): 600,
    ("hard", "a card", "worst"): 3000,
    ("hard", "a card", "slice"): 100,
    ("easy", "a card", "median"): 150,
    ("easy", "a card", "worst"): 1000,
    ("easy", "declare", "worst"): 2000,
}

# Milliseconds from a key to its picture, and from the start of code.py to the title. Where a
# whole new picture is drawn there is no budget.
KEYS = {
    "start": 2500,
    "title: next entry": 100,
    "new game: next value": 100,
    "declare: next number": 100,
    "declare: next suit": 100,
    "table: next card": 100,
    "table: next suit": 100,
    "table: play a card": 200,
    "menu: next entry": 100,
}

# How many times RLCard's random bridge deals a second ours should reach at least.
THROUGHPUT = 5

# Bytes free when code.py starts, measured on the boards' firmware, and how many are to be
# free at the hungriest moment.
FREE_AT_START = {"picosystem": 170_992, "pybadge": 146_480}
FREE_FLOOR = {"picosystem": 80 * 1024, "pybadge": 56 * 1024}

# The same in a lesson, which brings its own texts and judges cards as a hint does.
FREE_IN_A_LESSON = {"picosystem": 72 * 1024, "pybadge": 54 * 1024}

# So much less may be free in a language with letters of its own: their place on the sheet, and
# what puts them there.
OWN_LETTERS = 5 * 1024

# The largest piece of memory, in bytes, that may be asked for once the title is on the screen.
LARGEST_PIECE = 8192

# How many bytes more may be in use after the last deal of a session than after its second.
GROWTH = 512
