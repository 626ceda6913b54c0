"""What the game in words tells in whole sentences, in Japanese. See handheld.words.japanese."""

TYPE_HELP = "ルールと入力のしかたを聞くには help と入力してください。"

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "ジャック", "クイーン", "キング", "エース")
SUIT_NAMES = ("クラブ", "ダイヤ", "ハート", "スペード")
# A card: rank, suit. A contract: how many tricks, and the trumps; or the suit that is dumped.
CARD_NAME = "{1}の{0}"
THE_CARD = "{}"
HIGH_IN = "{1}のハイ{0}"
LOW_IN = "{1}のロー{0}"
HIGH_AT_NO_TRUMP = "ノートランプのハイ{0}"
LOW_AT_NO_TRUMP = "ノートランプのロー{0}"
DUMP_OF = "{}のダンプ"
MINUS = "マイナス{}"
A_TRICK = "1トリック"
SO_MANY_TRICKS = "{}トリック"
# What ends a sentence, what stands between two, and what makes one of a text.
ENDS = "。?!:"
BETWEEN_SENTENCES = ""
STOP = "{}。"

# A hand: a suit and its ranks, or a suit that it lacks; what stands between.
SUIT_HELD = "{}は{}"
SUIT_VOID = "{}はなし"
BETWEEN_SUITS = "。"
BETWEEN_CARDS = "、"
NO_CARDS = "なし"
HOLDS = "{}の手札: {}。"
YOU_HOLD = "あなたの手札: {}。"

# The kind of game, the deal, of how many, its number.
DEAL_BEGINS = "{0}、全{2}ディールの{1}番目。このディールの番号は{3}です。"
ASK_CONTRACT = "あなたが宣言します。コントラクトは?"
HAS_DECLARED = "{}の宣言は{}です。"
YOU_DECLARED = "あなたの宣言は{}です。"
SITTING = "最初のリードは{}です。続いて{}、{}、{}の順に出します。"
SITTING_AFTER_YOU = "最初のリードはあなたです。続いて{1}、{2}、{3}の順に出します。"

HAS_PLAYED = "{}は{}を出しました。"
YOU_PLAYED = "あなたは{}を出しました。"
TRICK_TO = "{}がトリックを取りました。"
TRICK_TO_YOU = "あなたがトリックを取りました。"
WHICH_LEAD = "あなたのリードです。どのカード?"
WHICH_CARD = "あなたの番です。どのカード?"
WHICH_DUMMY_LEAD = "ダミーのリードです。どのカード?"
WHICH_DUMMY_CARD = "ダミーの番です。どのカード?"

# A contract, the tricks of declarer's side, what that leaves to do; of a dump also the tricks left.
PROGRESS = "{}: ディーラー側は{}、{}。"
PROGRESS_DUMP = "{}: ディーラー側は{}、{}。残りは{}です。"
# As handheld.flunk.promise lists it: {0} of the {1} tricks to come, or cards caught of a suit.
WHERE_IT_STANDS = (
    "残り{1}のうちあと{0}必要です", "残り{1}のうち取れるのは{0}までです",
    "残り{1}は全部負けてください", "残り{1}は全部取ってください",
    "約束より{0}多いです", "約束に{0}足りません", "約束とちょうど同じです",
    "そのマークは取っていません", "{1}を{0}枚取りました")

# Who, and his card; more of them with what stands between cards.
LAYS = "{}は{}"
ON_TABLE = "出ているカード: {}。"
NOTHING_ON_TABLE = "このトリックにはまだカードが出ていません。"
YOU_MAY_PLAY = "あなたが出せるのは{}です。"
DUMMY_MAY_PLAY = "ダミーが出せるのは{}です。"
# The trick's number, who led which card, what the others played, who took it.
TRICK_WAS = "トリック{}: {}のリードは{}、続いて{}。{}が取りました。"

# As sentences they get a full stop.
YOU_LACK = "あなたは{}を持っていません"
DUMMY_LACKS = "ダミーは{}を持っていません"
YOU_MUST_FOLLOW = "{0}のリードで、あなたは{0}を持っています。{0}を出してください"
DUMMY_MUST_FOLLOW = "{0}のリードで、ダミーは{0}を持っています。{0}を出してください"
IT_IS_OPEN = "残りのトリックをだれが取るかは、まだ決まっていません"
YOU_TOOK_BACK = "待った: {}を戻しました。"
# The tricks to come of the player's side, and of the other.
IT_IS_SETTLED = "何を出しても同じです。残りはあなたの側が{}、相手の側が{}です。"

OVER_WITH = "ディールが終わりました。{}で、ディーラー側は{}を取りました。得点は{}です。"
BOT_WOULD_HAVE = "同じカードでボットの得点は{}です。"
TOTAL_IS = "あなたの合計は{}、ボットの合計は{}です。"
TOTALS_ARE = "合計: {}。"
TOTAL_OF = "{}は{}"
HINTS_HAD = "ヒントは{}回、待ったは{}回です。"
SESSION_ENDS = "ゲームが終わりました。"
RUBBER_ENDS = "ラバーが終わりました。合計の最高は{}です。"
ASK_REASONS = "ボットの理由を聞けます。why か、3番目のトリックなら why 3、スペードのエースなら why sa と入力してください。Enterでゲームを終わります。"
