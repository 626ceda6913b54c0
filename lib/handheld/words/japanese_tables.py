"""The score table and the statistics, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese."""

# The score table: its pages; what a number is, and the two rows of a dump, in 6 and 5 letters.
PAGES = ("ハイ・切り札", "ハイ・ノートランプ", "ロー・切り札", "ロー・ノートランプ", "ダンプ")
TRICKS = "ﾄﾘｯｸ"
CLEAN = "無傷"
TAKEN = "枚数"
DUMP_IS = ("無傷: そのマークなしで", "取ったトリックの数", "枚数: 取ったそのマークの", "カードの数")
FOOT = "←→ トリック ↑↓ ページ {}/{}"

# The statistics: what a percentage is of; the heads of four columns of five letters, before them
# two lines that say what the figures are.
NOTHING = "まだ成績がありません"
NEWER = ("新しい版が書いた記録です。", "そのまま残し、ここでは", "何も数えません。")
DEALS = "あなたのディール: {}"
EXACT = "ちょうど {}%"
FLUNKED = "フランク {}%"
FAILED = "失敗     {}%"
KINDS = ("全部", "ﾊｲ", "ﾛｰ ", "ﾀﾞﾝﾌﾟ")
POINTS = "平均  "
A_DEAL = "得点  "
HINTED = "ヒント使用ディール: {}"
TAKEN_BACK = "待ったをした札: {}"
AGAINST = "同じ札で ({}ディール)"
TOTALS = "ｱﾅﾀ {} ﾎﾞｯﾄ {}"
BEST = "最高のゲーム: 平均{}"
LAST = "最近の{}: {}〜{}"
PAGE = "← {}/2 →   "
RESETS = "{}: 消去"
BACK = "{}: 戻る"
YES = "{}: はい  他: いいえ"
RESET = "すべて消しますか?"
RESET_SURE = "本当に? もう戻せません"
