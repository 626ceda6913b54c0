"""A new game of One Player Short, in English. Lines fit 26 characters."""

DEAL_TO = "Deal {}, game to {}"

GAME = "in turn"
GOAL = "Play to"
POINTS = "{} points"
NO_GOAL = "no points"
LATE_BID = "Late bid"
LATE_BIDS = ("final", "one more")
SOLO_IS = "You deal every time"
GAME_IS = "The deal passes round"
GOAL_IS = "The first there wins"
DEALS_ARE = "After so many deals"
LATE_ARE = ("PPPBPP ends the auction", "After PPPBPP one call more")
