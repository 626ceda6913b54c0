"""What a hint says, in Japanese. Lines fit 26 letters; {} is filled in. See handheld.words.japanese."""

THINKING = "ボットが考えています"
BACK = "{}: ヒントなし"

# A contract: the points it should bring, and the next best with its points.
WORTH = "期待値{} 次{} {}"

# A card: what it does, and what speaks for it, as engine.flunk.bots.advice lists them.
DOING = "勝ち/こちら/負け/勝つか/切る/ダック/待つ/リード/出す/捨てる"
WHY = (
    "出せる札はこれだけ", "どの札でも同じ", "{1}通り中{0}通りで最善", "どの札でも勝てない",
    "どの札でも勝つ", "{}枚のうち最善と判断",
    "約束の{}は達成", "約束の{}を超過", "これで{}を達成", "残り全部が必要", "1つ1つが得点",
    "あと{}必要", "後で足りる", "{}に向けて順調",
    "相手は{}を達成", "相手は{}を超過", "これで破れる", "あと1つで破れる", "もう破れた、続行", "{}を破るため",
    "余分に押しつける", "破るか押しつけるか",
    "無傷のトリック", "{}なしで取る", "{}を避ける", "{}はもう取らない",
    "{}を取らせる", "{}をもっと渡す", "相手の分を減らす",
)
