"""What is said before the play of Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled in.
See handheld.words.japanese_bridge."""

NUMBER = "番号 {}"
YOU_DEAL = "あなたがディーラー"
GAMES = "{}: ゲーム{} 線の下{}"

# Hands face down: dummy's; dummy's and the player's own; his own, while dummy's is open.
DUMMY_DOWN = "ダミーは伏せてあります"
BOTH_DOWN = "あなたの手札もまだ伏せます"
DUMMYS_ONLY = "見るのはダミーだけ"

# What a player says, and what dummy makes and why.
SAYS = "{}: {}"
PASSES = "{}: ダミーに任せる"
DUMMY_MAKES = "{}: {} {}"
REASONS = ("Aが3枚以上", "一番長い", "点が多い", "値が高い")

# Declaring; what dummy makes, and when, as a label at the left and another at the right
YOUR_TRUMPS = "切り札を決める"
PASS = "任せる"
PASS_IS = ("A3枚/NT", "なければ/一番長い", "同じなら/点が多い")

# What a suit pays: a label at the left, a figure at the right.
ODD_TRICK = "オッド1つ"
GAME_AT = "ゲーム"
TRICKS = "{}トリック"
NEVER = "無理"
HONOURS = "オナー"
ACES = "A"
RANGE = "{}〜{}"

# Doubling
GAME_ODD = "ゲームまで{}"
NO_GAME = "ゲームは無理"
CONTENT = "このまま"
DOUBLES = "ダブル {}"
REDOUBLES = "リダブル {}"
DOUBLE = "ダブル {}→{}"
REDOUBLE = "リダブル{}→{}"
CLOSED = "ダブルは終わり"
