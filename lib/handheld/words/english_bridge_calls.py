"""What is said before the play of Three-handed Bridge, in English. Lines fit 26 characters; {} is filled in."""

NUMBER = "number {}"
YOU_DEAL = "You deal"
GAMES = "{}: games {}, below {}"

# Hands face down: dummy's; dummy's and the player's own; his own, while dummy's is open.
DUMMY_DOWN = "Dummy lies face down"
BOTH_DOWN = "Your hand waits face down"
DUMMYS_ONLY = "Dummy's open, yours is not"

# What a player says, and what dummy makes and why.
SAYS = "{}: {}"
PASSES = "{}: pass to dummy"
DUMMY_MAKES = "{}: {}, {}"
REASONS = ("three aces", "longest suit", "more pips", "dearer suit")

# Declaring; what dummy makes, and when, as a label at the left and another at the right
YOUR_TRUMPS = "Your trumps"
PASS = "Pass"
PASS_IS = ("Three aces/no trump", "Else/longest suit", "If equal/more pips")

# What a suit pays: a label at the left, a figure at the right.
ODD_TRICK = "An odd trick"
GAME_AT = "Game at"
TRICKS = "{} tricks"
NEVER = "none"
HONOURS = "Honours"
ACES = "Aces"
RANGE = "{}–{}"

# Doubling
GAME_ODD = "game: {} odd"
NO_GAME = "No game now"
CONTENT = "content"
DOUBLES = "double, {}"
REDOUBLES = "redouble, {}"
DOUBLE = "double {}→{}"
REDOUBLE = "redouble {}→{}"
CLOSED = "Doubling is closed"
