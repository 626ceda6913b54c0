"""What the player has done in all sessions, and which deals he has seen.

Kept as bytes: a version, 1; deals declared, exact, flunked and failed (3 bytes each, low
byte first); the points of them all plus 2^23 (3 bytes); how many sessions' numbers follow;
for each of the last sessions its first deal number (3 bytes) and how many deals it had.
"""

from engine.flunk import contracts

_VERSION = 1
_HEAD = 17
_SESSION_BYTES = 4
_SESSIONS = 32
_ZERO = 1 << 23


class Statistics:
    """Counts of the deals that the player declared, and the deal numbers of his sessions."""

    def __init__(self, saved=b""):
        self.deals = self.exact = self.flunked = self.failed = 0
        self.points = 0
        self._played = bytearray()
        # Statistics that make no sense, or are a newer version's, begin anew.
        if len(saved) >= _HEAD and saved[0] == _VERSION and (
                len(saved) == _HEAD + saved[16] * _SESSION_BYTES):
            self.deals = _number(saved, 1)
            self.exact = _number(saved, 4)
            self.flunked = _number(saved, 7)
            self.failed = _number(saved, 10)
            self.points = _number(saved, 13) - _ZERO
            self._played = bytearray(saved[_HEAD:])

    def save(self):
        """The statistics as bytes."""
        data = bytearray(_HEAD)
        data[0] = _VERSION
        _put(data, 1, self.deals)
        _put(data, 4, self.exact)
        _put(data, 7, self.flunked)
        _put(data, 10, self.failed)
        _put(data, 13, self.points + _ZERO)
        data[16] = len(self._played) // _SESSION_BYTES
        return bytes(data + self._played)

    def count_deal(self, played):
        """Count the deal that a Session has just finished, if the player declared it."""
        index = played.index
        if played.dealer_of(index):
            return
        contract = played.contracts[index]
        points = played.score_of(index)
        self.deals += 1
        self.points += points
        if contracts.kind_of(contract) == contracts.DUMP:
            exact = not played.captured[index]
        else:
            exact = played.tricks[index] == contracts.target_of(contract)
        if exact:
            self.exact += 1
        elif points > 0:
            self.flunked += 1
        else:
            self.failed += 1

    def count_session(self, played):
        """Remember the numbers of a Session that begins; the oldest are forgotten."""
        entry = bytearray(_SESSION_BYTES)
        _put(entry, 0, played.first_number)
        entry[3] = played.deals
        self._played = (entry + self._played)[0:_SESSIONS * _SESSION_BYTES]

    def has_seen(self, first_number, deals):
        """Whether one of so many deals from a number on was in a session remembered."""
        for place in range(0, len(self._played), _SESSION_BYTES):
            known = _number(self._played, place)
            if first_number < known + self._played[place + 3] and known < first_number + deals:
                return True
        return False


def _number(data, place):
    return data[place] | data[place + 1] << 8 | data[place + 2] << 16


def _put(data, place, value):
    data[place] = value & 255
    data[place + 1] = value >> 8 & 255
    data[place + 2] = value >> 16 & 255
