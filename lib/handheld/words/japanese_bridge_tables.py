"""The statistics of Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese_bridge."""

DEALS = "ディール: {}"
DECLARED = "ディーラー{} ゲーム{}"
RUBBERS = "ラバー: {} 勝ち{}"
SOLOS = "ソロのラバー: {}"
SETTLED = "平均 {}"
HINTS = "ヒント: {}"

# The second page
BEST = "最高のラバー {}"
BEST_SOLO = "最高のソロ {}"
LAST = "最近の{}: {}〜{}"
