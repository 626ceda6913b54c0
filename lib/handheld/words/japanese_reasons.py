"""A deal that is over, looked at again, and why bots played as they did, or would play, in
Japanese. Lines of the screens fit 26 letters; {} is filled in. See handheld.words.japanese."""

# Looked at again
# Who led to a trick and who won it; beside a hand, its player's part alone.
LED_WON = "リード {}  勝ち {}"
LED_AND_WON = "リードして勝ち {}"
HAND_LED = "{}のリード"
HAND_WON = "{}の勝ち"
HAND_LED_AND_WON = "{}がリードして勝ち"

TRICK = "ﾄﾘｯｸ {}"
# A player, and what he declared or played.
OF_PLAYER = "{}: {}"
WHOSE_ROWS = "↓{} {} {} {}"
STEP = "←→ ﾄﾘｯｸ"
# What A tells: a bot's reason, or what a bot would have done in the player's place.
ASK_WHY = "{}: 理由"
ASK_BOT = "{}: ボット?"

# A reason is worked out again.
REMEMBERS = "{}が思い出しています"
BOT_LOOKS = "「むずかしい」が考え中"
GO_BACK = "キーを押すと戻ります"
BOT_WOULD = "「むずかしい」のボットなら: {}"

# What the other contracts pay
TRUMPS = "切札"
CAUGHT_NONE = "無傷"
MARKS = "▸ 宣言  ✓ 最高"

# Why
NOT_YET = "ボットの理由はディールが終わると聞けます"
ASK = "理由を聞けます: why、why 3 (トリック)、why sa (カード)。Enterで終わり"
WHICH = "1から13のトリックかカードを聞いてください。例: why 3、why sa"
YOURS = "{}: あなたが選びました。"
HINT = "ヒント: {}"
HINT_CARD = "{}、{}。{}。"
CARD = "トリック{}、{}、{}: {}。"
CONTRACT = "{}、{}"
HURRIED = "せかされたか、前の版のゲームでした。今のボットなら{}を選びます。"

FORCED = "ほかに出せる札がありませんでした。"
CHANCE = "運に任せました。"
RATED = "評価: {}。"
SEARCHED = "見えた札に合う{}通りの配置を調べると、ディーラーの平均得点は {}。"
SEARCHED_EVEN = "同じものの中では評価で決めました: {}。"
DECLARED = "{}: 見込みは{}、その次は{}。"
CHOSEN = "{}。{}"

ACTS = ("リードする", "トリックを取る", "取れるがダックする", "フォローする、取れない",
        "切り札で切る", "捨てる", "ダンプの札を捨てる")

DECLARER_WISHES = ("もうトリックはいらない", "トリックはなるべく負けたい", "取っても負けてもよい",
                   "トリックをなるべく取りたい", "取れるトリックは全部取りたい",
                   "ダンプの札のないトリックがほしい", "もう捕まった: ダンプの札はこれ以上いらない")
DEFENDER_WISHES = ("ディーラーにトリックを押しつける", "ディーラーになるべく押しつけたい", "破っても押しつけてもよい",
                   "ディーラーからなるべくトリックを取りたい", "取れるトリックは全部取りたい",
                   "ディーラーが取るトリックにダンプの札を入れたい", "ディーラーにダンプの札をもっと渡す")

# What an opening lead tells the others.
SIGNALS = (" このリードの意味: 押しつける。", " このリードの意味: まだ決めない。", " このリードの意味: 破りに行く。")

# After a wish, by its grounds; the first is where it did not count.
GROUNDS = ("。", ": ディーラーは約束の数に達した。", ": ディーラーは残り全部が必要。",
           ": このままならディーラー側は全部で{}取る。")
