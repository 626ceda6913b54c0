"""The scores of Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese_bridge."""

MADE = "{}: {}"
TRICKS = "{}: {}、守り{}"

# What is paid, and to whom.
ODD = "ｵｯﾄﾞ{}×{}"
ACES = ("A3枚", "A4枚", "A4枚片手")
HONOURS = ("オナー3枚", "オナー4枚", "オナー5枚", "4枚片手", "4枚と1枚", "5枚片手")
OTHERS = ("シケイン", "両シケイン", "小スラム", "スラム")
RUBBER = "ラバー"
GAME = "ゲーム"
TO = "{} {}"
BELOW = "{} 下{}"
TO_EACH = "{} {} {}"

LOOK_BACK = "↑検討 {}: 得点表"
HINTS = "ﾋﾝﾄ {}"

# The end of a rubber
RUBBER_OF = ("ラバーはあなたのもの", "{}がラバーを取る")
NO_RUBBER = "2ゲーム取った人なし"
WINS = ("あなたの勝ち!", "{}の勝ち")
SHARED = "同点で優勝"
TOTAL_OF = "{} {}"
PAYS = ("{1}に{2}払う", "{0}から{2}もらう", "{0}が{1}に{2}払う")
PAD = "{}: 得点表"
