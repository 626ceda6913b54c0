"""A deal that is over, looked at again, in English. Lines fit 26 characters; {} is filled in."""

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
