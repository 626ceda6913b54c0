"""What the player has done in all sessions of Three-handed Bridge, and which deals he has seen.

Kept as bytes, numbers low byte first, those that may be negative plus 2^23:

     0  version, 1
     1  the _COUNTERS (3 bytes each), in their order
        for each of the last sessions its first deal number (3 bytes) and how many deals it had
"""

from engine.three_handed_bridge.rubber import settle
from engine.three_handed_bridge.session import SESSION_OVER, SOLO

_VERSION = 1
_SESSION_BYTES = 4
_SESSIONS = 32
_ZERO = 1 << 23

# Places among the counters. Of the rubbers those of the mode Rubber stand first, three places
# further those of Solo.
DEALS = 0
DECLARED = 1
GAMES = 2
HINTS = 3
WON = 4
ENDED = 5
SETTLED = 6
BEST = 7
SOLO_PLACES = 3
_COUNTERS = 11

_SIGNED = (SETTLED, BEST, SETTLED + SOLO_PLACES, BEST + SOLO_PLACES)
_HEAD = 1 + 3 * _COUNTERS


class Statistics:
    """Counts of deals and rubbers, and the deal numbers of the player's sessions.

    counters  a list; at DEALS, DECLARED, GAMES the deals played and those that he dealt, and his
              games; at HINTS his hints; at WON rubbers of the mode Rubber that he won; at
              ENDED, SETTLED and BEST how many rubbers came to their end, what they settled
              together, and the best of them; with SOLO_PLACES added, those of Solo
    newer     whether the bytes are a newer version's: then nothing is counted, and they are
              kept as they are until reset()
    """

    def __init__(self, saved=b""):
        self.counters = [0] * _COUNTERS
        self._played = bytearray()
        self._saved = saved
        self.newer = len(saved) > 0 and saved[0] > _VERSION
        # Statistics that make no sense begin anew.
        if len(saved) >= _HEAD and saved[0] == _VERSION and not (len(saved) - _HEAD) % _SESSION_BYTES:
            for place in range(_COUNTERS):
                self.counters[place] = _number(saved, 1 + 3 * place) - (_ZERO if place in _SIGNED else 0)
            self._played = bytearray(saved[_HEAD:])

    def save(self):
        """The statistics as bytes."""
        if self.newer:
            return self._saved
        data = bytearray(_HEAD)
        data[0] = _VERSION
        for place in range(_COUNTERS):
            _put(data, 1 + 3 * place, self.counters[place] + (_ZERO if place in _SIGNED else 0))
        return bytes(data + self._played)

    def count_deal(self, played):
        """Count the deal that a Session has just finished, and its rubber if that is over."""
        counters = self.counters
        index = played.index
        counters[DEALS] += 1
        if not played.dealer_of(index):
            counters[DECLARED] += 1
            made, tricks, _ = played.result_of(index)
            # No points are left below the line after a deal that brought some: they made a game.
            if tricks > 6 and not played.rubber.parts[0]:
                counters[GAMES] += 1
        if self._played:
            self._played[3] = index + 1
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

    def count_session(self, played):
        """Remember the numbers of a Session that begins; the oldest are forgotten."""
        entry = bytearray(_SESSION_BYTES)
        _put(entry, 0, played.first_number)
        entry[3] = 1
        self._played = (entry + self._played)[0:_SESSIONS * _SESSION_BYTES]

    def has_seen(self, number):
        """Whether a deal was in a session remembered."""
        for place in range(0, len(self._played), _SESSION_BYTES):
            known = _number(self._played, place)
            if known <= number < known + self._played[place + 3]:
                return True
        return False

    def settle(self, played):
        """There is nothing that becomes known later."""

    def reset(self):
        """Begin anew, but for the deals seen."""
        self.counters = [0] * _COUNTERS
        self.newer = False


def _number(data, place):
    return data[place] | data[place + 1] << 8 | data[place + 2] << 16


def _put(data, place, value):
    data[place] = value & 255
    data[place + 1] = value >> 8 & 255
    data[place + 2] = value >> 16 & 255
