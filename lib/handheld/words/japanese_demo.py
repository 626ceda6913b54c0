"""Captions while bots play a deal for somebody who looks on, in Japanese. Lines fit 26
letters; {} is filled in. See handheld.words.japanese."""

DEALER = "ﾃﾞｨｰﾗｰ"
ANY_KEY_PLAYS = "キーを押すと新しいゲーム"
ANY_KEY_LEAVES = "キーを押すとタイトル"

# The deal
BOTS_PLAY = "フランク: ボットのデモ"
WHO_PLAYS = ("ディーラーは下の手札と", "上のダミーを使って、", "エイダとベンと戦います。")

# The contract
PROMISES = "ディーラーの約束"
EXACTLY_PAYS = "ちょうど{}で{}点"
HIGH_RULES = ("1つ多いごとに半分", "1つ少ないと{}点")
LOW_RULES = ("1つ少ないごとに半分", "1つ多いと{}点")
DUMP_PAYS = "1トリック30点"
DUMP_CLEAN = "{}を1枚も取らなければ"
DUMP_ELSE = "取れば{}1枚に−10点"

# The tricks
LEADS = "{}がリード、皆続く"
TRUMPS = "{}なし: {}が切る"
THROWS = "{}なし: {}が捨てる"
TAKES = "{}がトリックを取る"
NO_MORE = "約束の{}: もう十分!"
NOW_FLUNKED = "{}多い: フランク"
NOW_TOO_MANY = "{}多い: 失点"
CAUGHT = "{1}{0}枚を取った: 失点"

# The score
EXACT = "約束ちょうど"
FLUNKED = "{}違い: フランクで半分"
TOO_FEW = "{}足りない"
TOO_MANY = "{}多すぎる"
CLEAN = "無傷: 全トリックが得点"
NOT_CLEAN = "{}枚取った: 無傷ではない"
