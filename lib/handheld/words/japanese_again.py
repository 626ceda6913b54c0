"""A deal that is played once more, in Japanese. Lines fit 26 letters; {} is filled in. See
handheld.words.japanese."""

HEADING = "同じディールをもう一度"
# Before it, and at its end.
YOU_DECLARE = ("札は同じ。コントラクトは", "あなたが決め直します。")
OTHER_DECLARES = ("札もコントラクトも同じ、", "席も同じです。")
NOT_COUNTED = ("得点には数えず、ゲームは", "待っています。")
THEN = "前"
NOW = "今"
ROW = "{}: {}、{}"
POINTS = "{}点"
BACK = "{0}: 戻る   {1}: もう一度"
BEGIN = "{0}: 始める   {1}: 戻る"
