"""A deal that is over, looked at again, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese."""

# Who led to a trick and who won it; beside a hand, its player's part alone.
LED_WON = "リード {}  勝ち {}"
LED_AND_WON = "リードして勝ち {}"
HAND_LED = "{}のリード"
HAND_WON = "{}の勝ち"
HAND_LED_AND_WON = "{}がリードして勝ち"

TRICK = "ﾄﾘｯｸ {}"
# A player, and what he declared or played.
OF_PLAYER = "{}: {}"
WHOSE_ROWS = "↓{} {} {} {}"
STEP = "←→ ﾄﾘｯｸ"
# What A tells: a bot's reason, or what a bot would have done in the player's place.
ASK_WHY = "{}: 理由"
ASK_BOT = "{}: ボット?"

# A reason is worked out again.
REMEMBERS = "{}が思い出しています"
BOT_LOOKS = "「むずかしい」が考え中"
GO_BACK = "キーを押すと戻ります"
BOT_WOULD = "「むずかしい」のボットなら: {}"

# What the other contracts pay
TRUMPS = "切札"
CAUGHT_NONE = "無傷"
MARKS = "▸ 宣言  ✓ 最高"
