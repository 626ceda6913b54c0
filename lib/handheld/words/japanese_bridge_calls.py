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

# Declaring
YOUR_TRUMPS = "切り札を決める"
PASS = "任せる"
PASS_IS = ("ダミーの手札で決まる:", "Aが3枚あればノートランプ", "なければ一番長いマーク")
TRICK_PAYS = "オッド1つに{}点"
GAME_TAKES = "ゲームには{}トリック"
NO_GAME = "ゲームは無理"
HONOURS_PAY = "オナーは{}〜{}点"
ACES_PAY = "Aは{}〜{}点"

# Doubling
GAME_ODD = "ゲームまで{}"
CONTENT = "このまま"
DOUBLES = "ダブル {}"
REDOUBLES = "リダブル {}"
DOUBLE = "ダブル {}→{}"
REDOUBLE = "リダブル{}→{}"
CLOSED = "ダブルは終わり"
