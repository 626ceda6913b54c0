"""A new game of One Player Short, in Japanese. Lines fit 26 letters; see handheld.words.japanese."""

DEAL_TO = "ディール {}、{}点まで"

GAME = "順番"
GOAL = "目標"
POINTS = "{}点"
NO_GOAL = "点なし"
LATE_BID = "後のビッド"
LATE_BIDS = ("終わり", "もう1回")
SOLO_IS = "毎回あなたがディーラー"
GAME_IS = "ディーラーは順に交代"
GOAL_IS = "先に着いた人の勝ち"
DEALS_ARE = "この数のディールで終わり"
LATE_ARE = ("PPPBPPで終わる", "PPPBPPの後もう1回")
