"""What a hint says at Three-handed Bridge, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese_bridge."""

THINKING = "ボットが考えています"
BACK = "{}: ヒントなし"

# As engine.three_handed_bridge.hint lists them: makes; a place without a text; cards.
REASONS = ("{}枚、オナー{}枚", "A{}枚、最短のマーク{}枚", "最長{}枚、Aは{}枚", "",
           "出せる札はこれだけ", "切り札があと{}枚残る", "{}でこれより強い札はない", "{}枚あるマークから",
           "トリックを取る", "今の一番強い札に勝つ", "{}なし: 切る", "味方が勝っている",
           "どの札でも勝てない", "強い札は後で使う", "{}なし: いらない札")

# Tricks, for the player as the dealer, and for another one.
EXPECTED = ("あなたは約{1}トリック", "{}は約{}トリック")
