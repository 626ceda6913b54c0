"""What the player has done in all sessions, and which deals he has seen.

Kept as bytes, numbers low byte first, those that may be negative plus 2^23:

     0  version, 2
     1  the _COUNTERS (3 bytes each), in their order
        how many scores follow, deals that wait for the bot, sessions' numbers (a byte each)
        the last scores, newest first, plus 256 (2 bytes each)
        the deals of the session whose bot's score was not known yet (a byte each)
        for each of the last sessions its first deal number (3 bytes) and how many deals it had

Version 1 had deals, exact, flunked, failed and points, and the sessions' numbers.
"""

from engine.flunk import contracts, session as marked
from engine.flunk.session import SESSION_OVER, SOLO, UNKNOWN
from handheld.counting import SESSION_BYTES, Seen, number, put

_VERSION = 2
_SCORES = 20
_ZERO = 1 << 23

# Places among the counters. Of the kinds, High stands first, Low and Dump follow.
DEALS = 0
EXACT = 1
FLUNKED = 2
FAILED = 3
POINTS = 4
KIND_DEALS = 5
KIND_POINTS = 8
BOT_DEALS = 11
BOT_MINE = 12
BOT_POINTS = 13
BEST_DEALS = 14
BEST_POINTS = 15
HINTED = 16
TAKEN_BACK = 17
_COUNTERS = 18

_SIGNED = (POINTS, KIND_POINTS, KIND_POINTS + 1, KIND_POINTS + 2, BOT_MINE, BOT_POINTS, BEST_POINTS)
_HEAD = 1 + 3 * _COUNTERS + 3
_OLD_HEAD = 17


class Statistics(Seen):
    """Counts of the deals that the player declared, and the deal numbers of his sessions.

    counters  a list; at DEALS, EXACT, FLUNKED (too many tricks, but points), FAILED how many
              deals; at POINTS their points; at KIND_DEALS and KIND_POINTS, with the kind of
              contract added, those of each kind; at BOT_DEALS how many deals of Solo have a
              bot's score too, at BOT_MINE and BOT_POINTS what both made of them; at BEST_DEALS
              and BEST_POINTS the session of Solo with the highest average; at HINTED the deals
              with a hint, at TAKEN_BACK those with a card taken back
    scores    the last 20 scores, newest first
    newer     whether the bytes are a newer version's: then nothing is counted, and they are
              kept as they are until reset()
    """

    def __init__(self, saved=b""):
        self._clear()
        self._played = bytearray()
        self._waiting = bytearray()
        self._saved = saved
        self.newer = len(saved) > 0 and saved[0] > _VERSION
        # Statistics that make no sense begin anew.
        if len(saved) >= _OLD_HEAD and saved[0] == 1:
            self._load_old(saved)
        elif len(saved) >= _HEAD and saved[0] == _VERSION:
            self._load(saved)

    def _clear(self):
        self.counters = [0] * _COUNTERS
        self.scores = []

    def _load_old(self, saved):
        if len(saved) == _OLD_HEAD + saved[16] * SESSION_BYTES:
            for place in range(5):
                self.counters[place] = number(saved, 1 + 3 * place)
            self.counters[POINTS] -= _ZERO
            self._played = bytearray(saved[_OLD_HEAD:])

    def _load(self, saved):
        scores, waiting, sessions = saved[_HEAD - 3:_HEAD]
        first = _HEAD + 2 * scores
        last = first + waiting
        if len(saved) != last + sessions * SESSION_BYTES:
            return
        for place in range(_COUNTERS):
            self.counters[place] = number(saved, 1 + 3 * place)
        for place in _SIGNED:
            self.counters[place] -= _ZERO
        for place in range(_HEAD, first, 2):
            self.scores.append((saved[place] | saved[place + 1] << 8) - 256)
        self._waiting = bytearray(saved[first:last])
        self._played = bytearray(saved[last:])

    def save(self):
        """The statistics as bytes."""
        if self.newer:
            return self._saved
        data = bytearray(_HEAD + 2 * len(self.scores))
        data[0] = _VERSION
        for place in range(_COUNTERS):
            put(data, 1 + 3 * place, self.counters[place] + (_ZERO if place in _SIGNED else 0))
        data[_HEAD - 3] = len(self.scores)
        data[_HEAD - 2] = len(self._waiting)
        data[_HEAD - 1] = len(self._played) // SESSION_BYTES
        place = _HEAD
        for score in self.scores:
            data[place] = score + 256 & 255
            data[place + 1] = score + 256 >> 8
            place += 2
        return bytes(data + self._waiting + self._played)

    def count_deal(self, played):
        """Count the deal that a Session has just finished, if the player declared it."""
        self.settle(played)
        index = played.index
        if played.dealer_of(index):
            return
        counters = self.counters
        contract = played.contracts[index]
        kind = contracts.kind_of(contract)
        points = played.score_of(index)
        if kind == contracts.DUMP:
            exact = not played.captured[index]
        else:
            exact = played.tricks[index] == contracts.target_of(contract)
        result = EXACT if exact else FLUNKED if points > 0 else FAILED
        for place in (DEALS, result, KIND_DEALS + kind):
            counters[place] += 1
        for place in (POINTS, KIND_POINTS + kind):
            counters[place] += points
        marks = played.marks[index]
        if marks & marked.HINTED:
            counters[HINTED] += 1
        if marks & marked.TAKEN_BACK:
            counters[TAKEN_BACK] += 1
        self.scores = [points] + self.scores[0:_SCORES - 1]
        if played.mode == SOLO:
            self._waiting.append(index)
            self.settle(played)
            if played.phase() == SESSION_OVER:
                self._count_best(played.total(0), played.deals)

    def _count_best(self, points, deals):
        counters = self.counters
        best = counters[BEST_DEALS]
        # Averages, without fractions.
        if not best or points * best > counters[BEST_POINTS] * deals:
            counters[BEST_DEALS] = deals
            counters[BEST_POINTS] = points

    def settle(self, played):
        """Count the bot's scores that have become known of deals counted before."""
        unknown = bytearray()
        for index in self._waiting:
            bot = played.bot_scores[index]
            if bot == UNKNOWN:
                unknown.append(index)
            else:
                self.counters[BOT_DEALS] += 1
                self.counters[BOT_MINE] += played.score_of(index)
                self.counters[BOT_POINTS] += bot
        self._waiting = unknown

    def count_session(self, played):
        """Remember the numbers of a Session that begins; the oldest are forgotten."""
        self._waiting = bytearray()
        super().count_session(played)

    def reset(self):
        """Begin anew, but for the deals seen."""
        self._clear()
        self._waiting = bytearray()
        self.newer = False
