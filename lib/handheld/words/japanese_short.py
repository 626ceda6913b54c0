"""The auction of One Player Short, in Japanese. Lines fit 26 letters; {} is filled in. See handheld.words.japanese."""

# Calls, in at most 4 letters where a card stands beside them.
PASS = "パス"
DOUBLE = "ダブル"
DOUBLE_BRIEF = "X"

# What has been called, by you and by another: {0} who, {1} the call, {2} and {3} cards.
BIDS = ("あなた: {1}、{2}を開く", "{0}: {1}、{2}を開く")
EXCHANGES = ("あなた: {1}、{2}と{3}交換", "{0}: {1}、{2}と{3}交換")
KEEPS = ("あなた: {1}、交換なし", "{0}: {1}、交換なし")
PASSES = ("あなた: パス", "{0}: パス")
DOUBLES = ("あなた: ダブル", "{0}: ダブル")
TURNED_UP = "、{}が開く"

# What you can do.
CHOOSE = "↑↓←→ 選ぶ  {}: 決める"
PICK = "← {} →"
HIDDEN = "伏せ札"
YOU_TOOK = "取った札は{}"
LAY_ONE = "14枚のどれかを開く"
LAY_ANOTHER = "代わりに1枚開く"
LAYS = "{}: {}を開く"
EXCHANGE = "1枚交換しますか"
TAKES = "{}: {}を取る"
TAKES_NONE = "{}: 交換しない"

# Why not: the call, the last bid; a card.
NOT_ABOVE = "{}は{}より高くない"
NO_BID_YET = "まだビッドがありません"
DOUBLED_ALREADY = "{}はもうダブル"
OWN_BID = "{}は自分のビッド"
JUST_TAKEN = "{}は取ったばかり"

# The end, by who declares.
LEADS = ("あなたが宣言、ｴｲﾀﾞがリード", "エイダが宣言、ﾍﾞﾝがリード", "ベンが宣言、ｱﾅﾀがリード")
THROWN_IN = "全員パス: 流れ"

# The list of calls.
CALLS = "オークション"
NO_CALLS = "まだ誰も言っていません"
ROW = "{} {}"
FOR = "{}と{}"
"""The first card was taken, the second one laid for it."""
KEYS = "↑↓ 続き  他のキー: 戻る"
