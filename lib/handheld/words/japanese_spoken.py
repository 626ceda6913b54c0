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
ON_TABLE = "出ているカード: {}"
LEGAL = "出せるカード: {}"
NO_CARD_NOW = "今はあなたがカードを出す番ではありません"
UNDONE = "待った: {}"
NOTHING_UNDONE = "待ったは、ソロで自分が最後に出したカードだけ、ほかの人が出す前にできます"
TRICK_OVER = "{}。{}"
DEAL_OVER = "{}、{}。{}"
NOT_HELD = "{}は{}を持っていません"
YOU_HOLD_NOT = "あなたは{}を持っていません"
SEATED = "リードは{}、続いて時計回りに{}、{}、{}"
END_KEPT = "途中のゲームがあります。それを終わりにして番号{}を配るなら yes: "
WINNERS = "最高点: {}"
CONSOLE_HELP = "コントラクト (high 9 s、low 2 nt、dump h) かカード (sa、h10) を入力。ほかに hands、table、legal、last、tricks、score、hint、undo、claim、why、full、compact、new、set、statistics、help、quit。"
NEWER_KEPT = "保存したゲームは新しい版のものです。記録は別に残します。"
GAME_KEPT = "ゲームを保存しました。次に始めると続きからです。"
# Entries of settings.toml that mean nothing, as handheld.settings_file lists them.
WRONG_SETTINGS_SAID = (
    'settings.toml の FLUNK_{} は、"easy" のように " をつけてください。',
    'settings.toml の FLUNK_{} は "{}" ですが、わかりません。正しいのは {} です。',
    'settings.toml の FLUNK_{} は "{}" ですが、わかりません。正しいのは 3, 6, 9 から {} までです。',
    'settings.toml の FLUNK_{} は "{}" ですが、わかりません。正しいのは 1 から {} までです。',
)
NO_HINT = "ヒントはあなたのコントラクトかカードの番に聞けます"
NO_EXPERT = "「達人」はパソコン専用です。ここでは「むずかしい」が代わりにプレーします。"
GOES_ON = "続きから始めます。"
GAME_LOST = "保存したゲームは失われました"
# Why, as engine.flunk.restore has it.
LOST_BECAUSE = (
    "フランクのゲームの記録ではありません", "ない版の記録です", "記録の大きさがちがいます",
    "記録がこわれています", "ない強さの名前があります", "ありえないゲームです",
    "記録が合っていません", "最後のディールを過ぎています", "ありえない得点です",
    "なかったヒントや待ったの記録があります", "コントラクトの前にカードが出ています", "ありえないプレーです",
    "新しい版の記録です")

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
SPEAKS_SO = ("これからは記号で手早く伝えます。", "これからは文で伝えます。")

NO_RECORD = "記録を残せません。ドライブに空きがないか、パソコンが使っています。記録はやめます。"
NO_KIOSK = "FLUNK_KIOSK は画面用です。文字のゲームでは使いません。"

# Over a board's serial line.
OVER_USB = "USBの文字でプレー中"
ENTER_PLAYS = "Enterで続けます: "
