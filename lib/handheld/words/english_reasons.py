"""Why bots played as they did, or would play, in English."""

NOT_YET = "Bots tell why once a deal is over"
ASK = "Ask why: why, why 3 (a trick), why sa (a card); Enter to leave"
WHICH = "Ask for a trick from 1 to 13, or for a card, such as why 3 or why sa"
YOURS = "{}: your own choice."
HINT = "Hint: {}"
HINT_CARD = "{} {}. {}."
CARD = "Trick {}, {}, {}: {}."
HURRIED = "It was hurried, or an earlier version of the game; now the bot would choose {}."

FORCED = "No other card was allowed."
CHANCE = "Left to chance."
RATED = "Rated {}."
SEARCHED = "In {} worlds that fit what it had seen, declarer would score {} on the average."
SEARCHED_EVEN = "Between equals the rating decided: {}."
DECLARED = "{}: thought to be worth {}; second best {}."

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
