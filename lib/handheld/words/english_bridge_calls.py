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

# Declaring
YOUR_TRUMPS = "Your trumps"
PASS = "Pass"
PASS_IS = ("Dummy's cards decide:", "3 aces make no trump, else", "its longest suit")
TRICK_PAYS = "{} for each odd trick"
GAME_TAKES = "Game takes {} tricks"
NO_GAME = "No game now"
HONOURS_PAY = "Honours pay {} to {}"
ACES_PAY = "Aces pay {} to {}"

# Doubling
GAME_ODD = "game: {} odd"
CONTENT = "content"
DOUBLES = "double, {}"
REDOUBLES = "redouble, {}"
DOUBLE = "double {}→{}"
REDOUBLE = "redouble {}→{}"
CLOSED = "Doubling is closed"
