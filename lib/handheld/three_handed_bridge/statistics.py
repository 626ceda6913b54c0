"""What the player has done in all sessions of Three-handed Bridge, and which deals he has seen."""

from engine.three_handed_bridge.rubber import settle
from engine.three_handed_bridge.session import SESSION_OVER, SOLO
from handheld.counting import SESSION_BYTES, BaseStatistics

# Places among the counters: deals played, those that he dealt, games that he won, hints that he had;
# rubbers of the mode Rubber that he won; how many of them came to their end, what they settled
# together, and the best of them; the same three of Solo.
DEALS = 0
DECLARED = 1
GAMES = 2
HINTS = 3
WON = 4
ENDED = 5
SETTLED = 6
BEST = 7
SOLO_PLACES = 3

USUAL_DEALS = 9
"""A rubber has as many deals as it takes; this is how many are drawn away from others."""


class Statistics(BaseStatistics):
    """Counts of deals and rubbers; scores are what the rubbers of both modes settled."""

    version = 1
    size = 11
    signed = (SETTLED, BEST, SETTLED + SOLO_PLACES, BEST + SOLO_PLACES)

    def count_session(self, played):
        """Remember the number of a Session that begins."""
        self.remember(played.first_number, USUAL_DEALS)

    def count_deal(self, played):
        """Count the deal that a Session has just finished, and its rubber if that is over."""
        counters = self.counters
        index = played.index
        counters[DEALS] += 1
        if not played.dealer_of(index):
            counters[DECLARED] += 1
            _, tricks, _ = played.result_of(index)
            # No points are left below the line after a deal that brought some: they made a game.
            if tricks > 6 and not played.rubber.parts[0]:
                counters[GAMES] += 1
        if len(self._played) >= SESSION_BYTES:
            self._played[3] = max(self._played[3], index + 1)
        if played.phase() == SESSION_OVER:
            self._count_rubber(played)

    def _count_rubber(self, played):
        counters = self.counters
        place = SOLO_PLACES if played.mode == SOLO else 0
        points = settle(played.rubber.totals)[0]
        if not place and not played.rubber.winner:
            counters[WON] += 1
        if not counters[ENDED + place] or points > counters[BEST + place]:
            counters[BEST + place] = points
        counters[ENDED + place] += 1
        counters[SETTLED + place] += points
        counters[HINTS] += played.hints
        self.add_score(points)
