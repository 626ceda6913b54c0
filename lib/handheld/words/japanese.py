"""What the game says in many places, in Japanese. Lines fit 26 letters, of which kana, kanji and
full-width marks take two each; {} is filled in.

The words, for whoever adds some. Flunk is フランク; a player is a card player, not a programmer:

    trick トリック         trump 切り札          no trump NT, ノートランプ
    dealer ディーラー      dummy ダミー          defender ディフェンダー
    contract コントラクト  declare 宣言する      High, Low, Dump ハイ, ロー, ダンプ
    lead リード            follow フォロー       duck ダック
    suit マーク            card 札, カード       hand (cards held) 手札
    deal ディール          session ゲーム        Solo, Rubber ソロ, ラバー
    exactly ちょうど       over, under 多い, 少ない    flunked フランク
    clean 無傷             to feed 押しつける    to beat 破る
    score 得点             total 合計            score sheet 得点表
    lesson レッスン        best scores 最高得点    record 記録
    take back 待った       claim クレーム
    score table 配点表     statistics 成績       review 検討
    bot ボット             hint ヒント           level 強さ

The dealer is the declarer too, and is ディーラー as both; from a defender's hint he is 相手. Whole
sentences are polite (です, ます), short lines end in a noun or a plain verb. Commas are 、 and the
full stop 。 in sentences; digits, NT, ":" and "/" stay half-width, a space follows ":". Half-width
katakana (SHORT, and columns of figures), and 切札 for 切り札, only where there is no room for more. No line
of a page begins with 、。ーっ or a small kana. Every letter has to be on the sheets of letters in
assets/: after a change run tools/make_japanese.py.
"""

NAME = "japanese"

SUIT_SIGNS = "♣♦♥♠"
NO_TRUMP = "NT"
SUITS = ("クラブ", "ダイヤ", "ハート", "スペード")
PLAYERS = ("あなた", "エイダ", "ベン")
SHORT = ("ｱﾅﾀ", "ｴｲﾀﾞ", "ﾍﾞﾝ")
DUMMY = "ダミー"
SHORT_DUMMY = "ﾀﾞﾐｰ"
GAP = ""

HIGH = "ハイ{} {}"
LOW = "ロー{} {}"
DUMP = "ダンプ {}"

SCORE_SHEET = "得点表"

DEAL_OF = "ディール {}/{}"
PRESS_A = "{}で進む"

THINKS = "{}が考えています"
