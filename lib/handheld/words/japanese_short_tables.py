"""Statistics and score table of One Player Short, in Japanese. Lines fit 26 letters; see
handheld.words.japanese."""

DEALS = "ディール数: {}"
DECLARED = "宣言した数 {}"
MADE = "達成 {}"
FAILED = "ダウン {}"
AVERAGE = "平均 {}点"
BEST = "最高のディール: {}"
WON = "勝ったゲーム: {}/{}"
LAST_SCORES = "宣言した時の得点"
LAST = "最近の{}回: {}から{}"

# The score table: its pages; what a number is, in 6 letters.
PAGES = ("♣か♦が切り札", "♥か♠が切り札", "ノートランプ")
DOUBLED = "{}、ダブル"
TRICKS = "勝数"
FOOT = "←→ 勝数   ↑↓ ページ {}/{}"
