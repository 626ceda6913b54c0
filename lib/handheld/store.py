"""What survives a switched-off board: settings, session, statistics, best scores, lessons, and
what the games that are not played now have kept.

Up to two copies lie on different media. A save overwrites the older copy, so that power cut
in the middle of it leaves the newer one: at most what happened since the last save is lost.
With one medium the save itself is the moment of danger.

A record, numbers low byte first: b"FH", version, sequence number (4 bytes), how many parts
(1), their lengths (2 bytes each), the parts in the order of PARTS, CRC-32 (4 bytes). A part that
a record lacks is empty: new ones go to the end. Version 2 had always three and did not say so,
and version 1 no sequence and no statistics: b"FH", 1, length of the settings (1), of the
session (2), both, CRC-32. handheld.stored reads them.
"""

from engine.snapshot import checksum
from handheld import borrow

VERSION = 3

PARTS = 6
"""How many parts there are: settings, session, statistics, best scores, lessons, other games."""

DAMAGED = "damaged"
NEWER = "newer"

MAGIC = b"FH"


def pack(sequence, parts):
    """A record of byte strings."""
    data = MAGIC + bytes((VERSION,)) + sequence.to_bytes(4, "little") + bytes((len(parts),))
    for part in parts:
        data += len(part).to_bytes(2, "little")
    for part in parts:
        data += part
    return data + checksum(data)


class Store:
    """The newest valid copy.

    settings, session, statistics, best, learned, others   its parts, b"" where there is nothing yet
    lost      whether a medium could not be written and is done without
    trouble   DAMAGED or NEWER if there are bytes and none of the copies can be read, else ""

    Of each medium: its sequence number, -1 if it has no valid record, and the strange bytes it
    holds, which are kept aside before it is written.
    """

    def __init__(self, media):
        self.media = list(media)
        self.sequences = [-1] * len(media)
        self.strange = [b""] * len(media)
        self.sequence = 0
        self.settings = self.session = self.statistics = self.best = self.learned = b""
        self.others = b""
        self.trouble = ""
        self.lost = False
        borrow("handheld.stored").read(self)

    def distrust(self, trouble):
        """The session turned out not to be readable: keep the record aside before writing."""
        borrow("handheld.stored").distrust(self, trouble)

    def save(self, settings, session, statistics, best, learned, others):
        """Write the parts over the older copy; nothing if nothing has changed."""
        if (settings == self.settings and session == self.session
                and statistics == self.statistics and best == self.best
                and learned == self.learned and others == self.others):
            return
        self.settings = settings
        self.session = session
        self.statistics = statistics
        self.best = best
        self.learned = learned
        self.others = others
        data = pack(self.sequence + 1, (settings, session, statistics, best, learned, others))
        while self.media:
            place = 0
            for other in range(len(self.media)):
                if self.sequences[other] < self.sequences[place]:
                    place = other
            if self._write(place, data):
                self.sequence += 1
                self.sequences[place] = self.sequence
                return
            # A full drive, or one that is gone: do without it until the next start.
            self.lost = True
            self.media.pop(place)
            self.sequences.pop(place)
            self.strange.pop(place)

    def _write(self, place, data):
        """Write a record to a medium; whether that went well."""
        medium = self.media[place]
        try:
            if self.strange[place]:
                medium.keep_aside(self.strange[place])
                self.strange[place] = b""
            if len(data) > medium.size:
                return False
            medium.write(data)
        except (OSError, RuntimeError):
            return False
        return True
