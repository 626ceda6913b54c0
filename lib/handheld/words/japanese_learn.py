"""The list of lessons, and what is said in all of them, in Japanese. See handheld.words.japanese,
and english_learn for how long the lines of lessons may be; wide letters count as two.
"""

NAMES = ("トリック", "切り札", "ダミー", "ハイ: ちょうど", "ロー", "ダンプ", "守り方")

# About a card that leaves the lesson's way: the best there is, one as good, a worse one.
VERDICTS = "よい札です。/どれでも同じ。/{}の方がよい。"

JUDGING = "一番よい札でしたか?"
ANY_KEY = "キーを押すとやめます"

REACHED = "お見事!"
MISSED = "おしい!"
RESULT = "{}: {}点"
WAYS = ("次のレッスン", "もう一度", "レッスン一覧")
