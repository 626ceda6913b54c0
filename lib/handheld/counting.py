"""What the statistics of the games have in common: counters, the last scores, and which deals were seen.

Kept as bytes, numbers low byte first, those that may be negative plus 2^23:

     0  version
     1  the counters (3 bytes each), in their order
        how many scores follow, then sessions' numbers (a byte each)
        the last scores, newest first, plus 2^15 (2 bytes each)
        for each of the last sessions its first deal number (3 bytes) and how many deals it had
"""

SESSION_BYTES = 4

DEALS = 0
"""The place of the deals among the counters, in every game."""

_SESSIONS = 32
_SCORES = 20
_ZERO = 1 << 23
_SCORE_ZERO = 1 << 15


def number(data, place):
    """Three bytes as a number."""
    return data[place] | data[place + 1] << 8 | data[place + 2] << 16


def put(data, place, value):
    """Write a number as three bytes."""
    data[place] = value & 255
    data[place + 1] = value >> 8 & 255
    data[place + 2] = value >> 16 & 255


class Seen:
    """The deals of the last sessions; _played: their bytes."""

    def count_session(self, played):
        """Remember the numbers of a Session that begins."""
        self.remember(played.first_number, played.deals)

    def remember(self, first_number, deals):
        """Remember so many deals from a number on as the last session's; the oldest are forgotten."""
        entry = bytearray(SESSION_BYTES)
        put(entry, 0, first_number)
        entry[3] = deals
        self._played = (entry + self._played)[0:_SESSIONS * SESSION_BYTES]

    def has_seen(self, first_number, deals):
        """Whether one of so many deals from a number on was in a session remembered."""
        for place in range(0, len(self._played), SESSION_BYTES):
            known = number(self._played, place)
            if first_number < known + self._played[place + 3] and known < first_number + deals:
                return True
        return False


class BaseStatistics(Seen):
    """The statistics of a game that says:

    version    of its bytes
    size       how many counters it has; signed: the places of those that may be negative
    count_deal(played)   count the deal that a Session has just finished

    counters  a list
    scores    the last 20 of the player's scores, newest first
    newer     whether the bytes are a newer version's: then nothing is counted, and they are
              kept as they are until reset()
    """

    def __init__(self, saved=b""):
        self._clear()
        self._played = bytearray()
        self._saved = saved
        self.newer = len(saved) > 0 and saved[0] > self.version
        # Statistics that make no sense begin anew.
        if saved and saved[0] == self.version:
            self._load(saved)

    def _clear(self):
        self.counters = [0] * self.size
        self.scores = []

    def _load(self, saved):
        head = 3 + 3 * self.size
        if len(saved) < head:
            return
        first = head + 2 * saved[head - 2]
        if len(saved) != first + saved[head - 1] * SESSION_BYTES:
            return
        for place in range(self.size):
            self.counters[place] = number(saved, 1 + 3 * place) - (_ZERO if place in self.signed else 0)
        for place in range(head, first, 2):
            self.scores.append((saved[place] | saved[place + 1] << 8) - _SCORE_ZERO)
        self._played = bytearray(saved[first:])

    def save(self):
        """The statistics as bytes."""
        if self.newer:
            return self._saved
        head = 3 + 3 * self.size
        data = bytearray(head + 2 * len(self.scores))
        data[0] = self.version
        for place in range(self.size):
            put(data, 1 + 3 * place, self.counters[place] + (_ZERO if place in self.signed else 0))
        data[head - 2] = len(self.scores)
        data[head - 1] = len(self._played) // SESSION_BYTES
        for score in self.scores:
            data[head] = score + _SCORE_ZERO & 255
            data[head + 1] = score + _SCORE_ZERO >> 8
            head += 2
        return bytes(data + self._played)

    def add_score(self, score):
        """Put the newest score before the others."""
        self.scores = [score] + self.scores[0:_SCORES - 1]

    def settle(self, played):
        """All that a Session has brought is counted already."""

    def reset(self):
        """Begin anew, but for the deals seen."""
        self._clear()
        self.newer = False
