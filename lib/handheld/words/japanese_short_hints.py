"""What a hint says in One Player Short, in Japanese. Lines fit 26 letters, those about a card to take or to
lay 20; {} is filled in. See handheld.words.japanese."""

THINKING = "ボットが考えています"
BACK = "{}: ヒントなし"

# By what speaks for it, as engine.one_player_short.hint lists it: {0} the call or the card, {1} the number.
WHY = (
    "{0}: 約{1}トリック", "{0}: 最善でも約{1}", "{0}: 相手は約{1}",
    "{0}を取る: 絵札", "交換なし: 絵札がない", "{0}を開く: 短い", "{0}を開く: 使わない",
    "出せる札はこれだけ", "味方の勝ち", "勝つ見込み {1}%", "勝てない: 低い札",
    "{1}枚あるマークから", "切り札を狩る", "切る",
)
