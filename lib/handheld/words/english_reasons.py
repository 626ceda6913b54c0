"""A deal that is over, looked at again, and why bots played as they did, or would play, in English.
Lines of the screens fit 26 characters; {} is filled in."""

# Looked at again
# Who led to a trick and who won it; beside a hand, its player's part alone.
LED_WON = "Led: {}  Won: {}"
LED_AND_WON = "Led and won: {}"
HAND_LED = "{} led"
HAND_WON = "{} won"
HAND_LED_AND_WON = "{} led and won"

TRICK = "Trick {}"
# A player, and what he declared or played.
OF_PLAYER = "{}: {}"
WHOSE_ROWS = "↓ {}, {}, {}, {}"
STEP = "← → tricks"
# What A tells: a bot's reason, or what a bot would have done in the player's place.
ASK_WHY = "{}: why"
ASK_BOT = "{}: bot here?"

# A reason is worked out again.
REMEMBERS = "{} thinks back"
BOT_LOOKS = "A hard bot thinks"
GO_BACK = "any key: back"
BOT_WOULD = "A hard bot: {}"

# What the other contracts pay
TRUMPS = "trumps"
CAUGHT_NONE = "clean"
MARKS = "▸ declared  ✓ best"

# Why
NOT_YET = "Bots tell why once a deal is over"
ASK = "Ask why: why, why 3 (a trick), why sa (a card); Enter to leave"
WHICH = "Ask for a trick from 1 to 13, or for a card, such as why 3 or why sa"
YOURS = "{}: your own choice."
HINT = "Hint: {}"
HINT_CARD = "{} {}. {}."
CARD = "Trick {}, {}, {}: {}."
CONTRACT = "{}, {}"
HURRIED = "It was hurried, or an earlier version of the game; now the bot would choose {}."

FORCED = "No other card was allowed."
CHANCE = "Left to chance."
RATED = "Rated {}."
SEARCHED = "In {} worlds that fit what it had seen, declarer would score {} on the average."
SEARCHED_EVEN = "Between equals the rating decided: {}."
DECLARED = "{}: thought to be worth {}; second best {}."
CHOSEN = "{}. {}"

ACTS = ("leads", "takes the trick", "could take the trick and ducks", "follows, cannot take the trick",
        "ruffs", "discards", "discards a dump card")

DECLARER_WISHES = ("Wants no more tricks", "Would rather lose tricks", "Takes or loses tricks alike",
                   "Would rather take tricks", "Wants all the tricks it can get",
                   "Wants tricks without a dump card", "Is caught: wants no more dump cards")
DEFENDER_WISHES = ("Feeds declarer tricks", "Would rather feed declarer tricks", "Beats or feeds declarer alike",
                   "Would rather take tricks from declarer", "Takes all the tricks it can get",
                   "Hunts for a trick of declarer's to put a dump card in", "Gives declarer more dump cards")

# What an opening lead tells the others.
SIGNALS = (" The lead says: I feed.", " The lead says: I am undecided.", " The lead says: I attack.")

# After a wish, by its grounds; the first is where it did not count.
GROUNDS = (".", ": declarer has his number.", ": declarer needs all the rest.",
           ": left to itself, declarer's side would take {} in all.")
