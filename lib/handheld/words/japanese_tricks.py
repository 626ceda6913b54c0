"""Looking back at the tricks of a deal, and its end without playing on, in Japanese. Lines fit 26
letters. See handheld.words.japanese."""

TRICK_OF = "トリック {}/{}"
LED_AND_WON = "リード {}、勝ち {}"
EARLIER = "← 前"
LATER = "次 →"
BACK = "他のキー: 戻る"

# A claim
LOOKING = "もう決まりましたか?"
THE_REST = "残りのトリック: {}"
NOT_SETTLED = "まだ決まっていません"
IT_MATTERS = "出し方で変わります"
ALL_OURS = "残りは全部あなたの側"
NONE_OURS = "残りは全部相手の側"
SOME_OURS = "あなたの側が{}つ"
WHATEVER = "何を出しても同じです"
LAY_DOWN = "{}: 札を広げて終わる"
ANY_KEY = "キーを押すと戻ります"
