"""What the player has done in all sessions of One Player Short, and which deals he has seen."""

from engine.one_player_short.session import SESSION_OVER
from handheld.counting import BaseStatistics

# Places among the counters: deals that were played or thrown in; of those the ones the player declared,
# made, failed, with how many half points; his best deal; sessions that came to their end, and those
# that he won, alone or with another.
DEALS = 0
DECLARED = 1
MADE = 2
FAILED = 3
POINTS = 4
BEST = 5
SESSIONS = 6
WON = 7


class Statistics(BaseStatistics):
    """Counts of deals and sessions; scores are half points."""

    version = 1
    size = 8
    signed = (POINTS, BEST)

    def count_deal(self, played):
        """Count the deal that a Session has just finished."""
        index = played.index
        counters = self.counters
        counters[DEALS] += 1
        if played.declarer_of(index) == 0:
            halves = played.score_of(index)
            counters[BEST] = max(counters[BEST], halves) if counters[DECLARED] else halves
            counters[DECLARED] += 1
            counters[MADE if halves > 0 else FAILED] += 1
            counters[POINTS] += halves
            self.add_score(halves)
        if played.phase() == SESSION_OVER:
            counters[SESSIONS] += 1
            if 0 in played.winners():
                counters[WON] += 1
