"""The statistics of Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese_bridge."""

NOTHING = "まだ成績がありません"
NEWER = ("新しい版が書いた記録です。", "そのまま残し、ここでは", "何も数えません。")
DEALS = "ディール: {}"
DECLARED = "ディーラー{} ゲーム{}"
RUBBERS = "ラバー: {} 勝ち{}"
SOLOS = "ソロのラバー: {}"
SETTLED = "平均 {}"
BEST = "最高 {}"
HINTS = "ヒント: {}"
FOOT = "{}: 戻る   {}: 消去"
YES = "{}: はい  他: いいえ"
RESET = "すべて消しますか?"
RESET_SURE = "本当に? もう戻せません"
