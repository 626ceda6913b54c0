"""Captions while bots play One Player Short for somebody who looks on, in Japanese. Lines fit 26
letters; {} is filled in. See handheld.words.japanese."""

# The deal
BOTS_PLAY = "ワンプレイヤーショート"
WHO_PLAYS = ("3人が上のダミーをめぐって", "せり合います。1回ごとに", "ダミーの札が1枚開きます。")

# The calls
WHY_PASS = ("パスすると、ダミーの", "一番上の札が開きます。")
WHY_DOUBLE = ("達成できないと見ました。", "札も1枚開きます。")
WHY_BID = ("ビッドした人は一番上を", "取り、1枚開きます。")
HIDDEN = "伏せ札: {}"

# The contract
DECLARES = "{}の宣言"
MADE_PAYS = "{}トリックで{}点"
ONE_DOWN = "1つ足りないと{}点"
REST_OPENS = "リードの後、残りが開きます"
THROWN_IN = "全員がパスしました"
NEXT_DEAL = "配り直します。"

# The tricks
IS_MADE = "コントラクト達成!"
IS_DOWN = "コントラクトはダウン"

# The score
SCORE = "{}点"
