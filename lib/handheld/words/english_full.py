"""What the game in words tells in whole sentences, in English. In short lines it uses other words."""

TYPE_HELP = "Type help to hear the rules, and all that you can type."

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
# A card: rank, suit. A contract: how many tricks, and the trumps; or the suit that is dumped.
CARD_NAME = "{0} of {1}"
THE_CARD = "the {}"
HIGH_IN = "High {0} in {1}"
LOW_IN = "Low {0} in {1}"
HIGH_AT_NO_TRUMP = "High {0} at no trump"
LOW_AT_NO_TRUMP = "Low {0} at no trump"
DUMP_OF = "Dump {}"
MINUS = "minus {}"
A_TRICK = "1 trick"
SO_MANY_TRICKS = "{} tricks"
# What ends a sentence, what stands between two, and what makes one of a text.
ENDS = ".?!:"
BETWEEN_SENTENCES = " "
STOP = "{}."

# A hand: a suit and its ranks, or a suit that it lacks; what stands between.
SUIT_HELD = "{}: {}"
SUIT_VOID = "no {}"
BETWEEN_SUITS = "; "
BETWEEN_CARDS = ", "
NO_CARDS = "no cards"
HOLDS = "{} holds {}."
YOU_HOLD = "You hold {}."

# The kind of game, the deal, of how many, its number.
DEAL_BEGINS = "{0}, deal {1} of {2}. This deal has the number {3}."
ASK_CONTRACT = "You declare. Which contract?"
HAS_DECLARED = "{} declares {}."
YOU_DECLARED = "You declare {}."
SITTING = "{} leads to the first trick. After that the turn goes to {}, {} and {}."
SITTING_AFTER_YOU = "You lead to the first trick. After that the turn goes to {1}, {2} and {3}."

HAS_PLAYED = "{} plays the {}."
YOU_PLAYED = "You play the {}."
TRICK_TO = "{} takes the trick."
TRICK_TO_YOU = "You take the trick."
WHICH_LEAD = "You lead. Which card?"
WHICH_CARD = "It is your turn. Which card?"
WHICH_DUMMY_LEAD = "Dummy leads. Which of its cards?"
WHICH_DUMMY_CARD = "It is dummy's turn. Which of its cards?"

# A contract, the tricks of declarer's side, what that leaves to do; of a dump also the tricks left.
PROGRESS = "{}: declarer's side has {}, {}."
PROGRESS_DUMP = "{}: declarer's side has {}, {}; {} to come."
# As handheld.flunk.promise lists it: {0} of the {1} tricks to come, or cards caught of a suit.
WHERE_IT_STANDS = (
    "and needs {0} of the {1} to come", "and may take {0} at most of the {1} to come",
    "and must lose every trick to come, {1} in all", "and must win every trick to come, {1} in all",
    "which is {0} too many", "and will end {0} short", "exactly as promised",
    "and has caught none of the suit", "and has caught {0} of the {1}")

# Who, and his card; more of them with what stands between cards.
LAYS = "{} the {}"
ON_TABLE = "On the table: {}."
NOTHING_ON_TABLE = "Nobody has played to this trick."
YOU_MAY_PLAY = "You may play {}."
DUMMY_MAY_PLAY = "Dummy may play {}."
# The trick's number, who led which card, what the others played, who took it.
TRICK_WAS = "Trick {}: {} led the {}, then {}. {} took it."

# As sentences they get a full stop.
YOU_LACK = "You do not hold the {}"
DUMMY_LACKS = "Dummy does not hold the {}"
YOU_MUST_FOLLOW = "You hold {0}, and {0} were led: you must play one of them"
DUMMY_MUST_FOLLOW = "Dummy holds {0}, and {0} were led: it must play one of them"
IT_IS_OPEN = "It is not settled yet who takes the tricks to come"
YOU_TOOK_BACK = "You take back {}."
# The tricks to come of the player's side, and of the other.
IT_IS_SETTLED = "Whatever is played, of the tricks to come your side takes {}, the other side {}."

OVER_WITH = "The deal is over. {}: declarer's side took {}. The score is {}."
BOT_WOULD_HAVE = "With these cards the bot scores {}."
TOTAL_IS = "Your total is {}, the bot's is {}."
TOTALS_ARE = "The totals: {}."
TOTAL_OF = "{} {}"
HINTS_HAD = "Hints you have had: {}. Times you took a card back: {}."
SESSION_ENDS = "This is the end of the session."
RUBBER_ENDS = "This is the end of the rubber. The highest total has: {}."
ASK_REASONS = "You can ask for the bots' reasons: type why, or why 3 for the third trick, or why sa for the ace of spades. Enter leaves the game."
