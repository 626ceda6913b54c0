"""What the game in words says besides, in Japanese. See handheld.words.japanese."""

# A text as a sentence; and between the lines of a page, one after the other.
SENTENCE = "{}。"
BETWEEN_LINES = ""
YOU_LEAD = "あなたのリードです"
YOUR_TURN = "あなたの番です"
DUMMY_TURN = "ダミーの番です"
DUMMY_LEADS = "ダミーのリードです"
TAKES = "{}がトリックを取りました"
YOU_TAKE = "あなたがトリックを取りました"
WON = "{}勝"
UNDONE = "待った: {}"
TRICK_OVER = "{}。{}"
DEAL_OVER = "{}、{}。{}"
NOT_HELD = "{}は{}を持っていません"
YOU_HOLD_NOT = "あなたは{}を持っていません"
SEATED = "リードは{}、続いて時計回りに{}、{}、{}"
END_KEPT = "途中のゲームがあります。それを終わりにして番号{}を配るなら yes: "
WINNERS = "最高点: {}"
CONSOLE_HELP = "コントラクト (high 9 s、low 2 nt、dump h) かカード (sa、h10) を入力。ほかに hands、last、tricks、score、hint、undo、claim、why、new、set、statistics、help、quit。"
NEWER_KEPT = "保存したゲームは新しい版のものです。記録は別に残します。"
GAME_KEPT = "ゲームを保存しました。次に始めると続きからです。"
WRONG_SETTING = "settings.toml にわからないところがあります: {}"
NO_HINT = "ヒントはあなたのコントラクトかカードの番に聞けます"
NO_EXPERT = "「達人」はパソコン専用です。ここでは「むずかしい」が代わりにプレーします。"
GOES_ON = "続きから始めます。"
GAME_LOST = "保存したゲームは失われました"

# What was typed and means nothing, in the order of handheld.typed.
MISREAD = (
    "マークは s、h、d、c か nt です。'{}'はわかりません",
    "コントラクトは high 9 s、low 2 nt、dump h のように入力してください",
    "ダンプはマークを決めてください: dump h",
    "トリックの数とマークを決めてください: {}",
    "'{}'というカードはありません。sa や h10 のようにマークと数字で入力してください",
    "ハイは7から13トリックです。{}ではありません",
    "ローは0から6トリックです。{}ではありません",
    "ダンプは4つのマークのどれかです",
)

# What is typed instead of chosen from menus.
NO_SUCH_DEAL = "ディールの番号は1から{}までです"
NO_SUCH_SETTING = "「{}」という設定はありません。あるのは {} です。"
IS_SET = "{} は {} になりました。level, deals, mode は次のゲームからです。"
CAN_BE = "{} にできるのは {} です。"

# Over a board's serial line.
OVER_USB = "USBの文字でプレー中"
ENTER_PLAYS = "Enterで続けます: "
