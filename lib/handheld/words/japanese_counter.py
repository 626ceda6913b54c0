"""A handheld on a counter, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese."""

# Half a line, at double size.
STILL_THERE = "いますか?"
ANY_KEY_STAYS = "キーを押すと続きます"

BEST_ROW = "{}.  {}  {}"
NOBODY_YET = "まだいません。一番乗りを!"
# Which sessions count: how many deals, the bots' level.
COUNTED = ("ソロ、{}ディール", "強さ{}、ヒントなし")

AMONG_BEST = "最高得点の{}位: {}"
YOUR_LETTERS = "名前を3文字で:"
LETTER_KEYS = "↑↓ 文字   {}: 次へ"

# The owner is asked one, then the other.
CLEAR_QUESTIONS = ("最高得点を消しますか?", "本当に? もう戻せません")
KEEP_SCORES = "残す"
CLEAR_SCORES = "消す"
