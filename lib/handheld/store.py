"""What survives a switched-off board: the settings, the session, the statistics.

Up to two copies lie on different media. A save overwrites the older copy, so that power cut
in the middle of it leaves the newer one: at most what happened since the last save is lost.
With one medium the save itself is the moment of danger.

A record, numbers low byte first: b"FH", version, sequence number (4 bytes), the lengths of
settings, session and statistics (2 bytes each), these three, CRC-32 (4 bytes). Version 1 had
no sequence and no statistics: b"FH", 1, length of the settings (1), of the session (2), both,
CRC-32.
"""

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32

VERSION = 2

DAMAGED = "damaged"
NEWER = "newer"

_MAGIC = b"FH"
_HEADER = 13
_OLD_HEADER = 6


def _number(data, place, size):
    value = 0
    for offset in range(size - 1, -1, -1):
        value = value << 8 | data[place + offset]
    return value


def _bytes(value, size):
    data = bytearray(size)
    for offset in range(size):
        data[offset] = value & 255
        value >>= 8
    return bytes(data)


def _checksum(data):
    return _bytes(crc32(data) & 0xFFFFFFFF, 4)


def pack(sequence, parts):
    """A record of three byte strings."""
    data = _MAGIC + bytes((VERSION,)) + _bytes(sequence, 4)
    for part in parts:
        data += _bytes(len(part), 2)
    for part in parts:
        data += part
    return data + _checksum(data)


def unpack(data):
    """(sequence, [settings, session, statistics]) of a record, None where there never was
    one. ValueError says DAMAGED or NEWER."""
    if len(data) < _HEADER or data[0:2] != _MAGIC:
        return None
    # 255 is erased flash: the power was cut right there.
    if VERSION < data[2] < 255:
        raise ValueError(NEWER)
    if data[2] == 1:
        header = _OLD_HEADER
        sequence = 0
        sizes = (data[3], _number(data, 4, 2), 0)
    else:
        header = _HEADER
        sequence = _number(data, 3, 4)
        sizes = (_number(data, 7, 2), _number(data, 9, 2), _number(data, 11, 2))
    end = header + sizes[0] + sizes[1] + sizes[2]
    if data[2] < 1 or data[2] > VERSION or end + 4 > len(data) or data[end:end + 4] != _checksum(data[0:end]):
        raise ValueError(DAMAGED)
    parts = []
    for size in sizes:
        parts.append(data[header:header + size])
        header += size
    return sequence, parts


class Store:
    """The newest valid copy.

    settings, session, statistics   its three parts, b"" where there is nothing yet
    trouble   DAMAGED or NEWER if there are bytes and none of the copies can be read, else ""
    """

    def __init__(self, media):
        self._media = list(media)
        self._sequences = [-1] * len(media)
        self._strange = [b""] * len(media)
        self._sequence = 0
        self.settings = self.session = self.statistics = b""
        self.trouble = ""
        for place in range(len(media)):
            self._read(place)
        if max(self._sequences + [-1]) >= 0:
            # A copy whose writing was cut short is no trouble while the other is whole.
            if self.trouble == DAMAGED:
                self.trouble = ""

    def _read(self, place):
        data = self._media[place].read()
        try:
            found = unpack(data)
        except ValueError as error:
            self._strange[place] = data
            if self.trouble != NEWER:
                self.trouble = str(error)
            return
        if found is None:
            return
        sequence, parts = found
        self._sequences[place] = sequence
        if sequence >= self._sequence:
            self._sequence = sequence
            self.settings, self.session, self.statistics = parts

    def distrust(self, trouble):
        """The session turned out not to be readable: keep the record aside before writing."""
        self.trouble = trouble
        for place in range(len(self._media)):
            if self._sequences[place] == self._sequence:
                self._strange[place] = self._media[place].read()
        self.session = b""

    def save(self, settings, session, statistics):
        """Write the three parts over the older copy; nothing if nothing has changed."""
        if (settings == self.settings and session == self.session
                and statistics == self.statistics):
            return
        self.settings = settings
        self.session = session
        self.statistics = statistics
        data = pack(self._sequence + 1, (settings, session, statistics))
        while self._media:
            place = 0
            for other in range(len(self._media)):
                if self._sequences[other] < self._sequences[place]:
                    place = other
            if self._write(place, data):
                self._sequence += 1
                self._sequences[place] = self._sequence
                return
            # A full drive, or one that is gone: do without it until the next start.
            self._media.pop(place)
            self._sequences.pop(place)
            self._strange.pop(place)

    def _write(self, place, data):
        """Write a record to a medium; whether that went well."""
        medium = self._media[place]
        try:
            if self._strange[place]:
                medium.keep_aside(self._strange[place])
                self._strange[place] = b""
            if len(data) > medium.size:
                return False
            medium.write(data)
        except OSError:
            return False
        return True
