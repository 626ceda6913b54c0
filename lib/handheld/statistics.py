"""What the player has done in all sessions, and which deals he has seen.

Kept as bytes: a version, 2; deals declared, exact, flunked and failed (3 bytes each, low
byte first); the points of them all plus 2^23 (3 bytes); how many sessions' numbers follow;
in how many of the deals there was a hint, and a card taken back (3 bytes each);
for each of the last sessions its first deal number (3 bytes) and how many deals it had.
Version 1 counted no hints and no cards taken back.
"""

from engine.flunk import contracts
from engine.flunk.session import HINTED, TAKEN_BACK

_VERSION = 2
_HEAD = 23
_OLD_HEAD = 17
_SESSION_BYTES = 4
_SESSIONS = 32
_ZERO = 1 << 23


class Statistics:
    """Counts of the deals that the player declared, and the deal numbers of his sessions.

    deals, exact, flunked, failed   how many, and how they ended
    hinted, taken_back   how many of them with a hint, or with a card taken back
    points               of them all
    """

    def __init__(self, saved=b""):
        self.deals = self.exact = self.flunked = self.failed = 0
        self.hinted = self.taken_back = 0
        self.points = 0
        self._played = bytearray()
        # Statistics that make no sense, or are a newer version's, begin anew.
        head = _OLD_HEAD if saved[0:1] == b"\x01" else _HEAD
        if len(saved) >= head and 1 <= saved[0] <= _VERSION and (
                len(saved) == head + saved[16] * _SESSION_BYTES):
            self.deals = _number(saved, 1)
            self.exact = _number(saved, 4)
            self.flunked = _number(saved, 7)
            self.failed = _number(saved, 10)
            self.points = _number(saved, 13) - _ZERO
            if head == _HEAD:
                self.hinted = _number(saved, 17)
                self.taken_back = _number(saved, 20)
            self._played = bytearray(saved[head:])

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
        _put(data, 17, self.hinted)
        _put(data, 20, self.taken_back)
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
        if played.marks[index] & HINTED:
            self.hinted += 1
        if played.marks[index] & TAKEN_BACK:
            self.taken_back += 1
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
