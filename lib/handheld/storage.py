"""Where a session and the settings survive a switched-off board: microcontroller.nvm.

One record: b"FH", a version, how many bytes of settings and of session follow (one and two
bytes), the two, and a CRC-32. A board without nvm plays on, and forgets.
"""

import microcontroller

try:
    from zlib import crc32
except ImportError:
    from binascii import crc32

_MAGIC = b"FH"
_VERSION = 1
_HEADER = 6


class Store:
    """The saved bytes. trouble says what was wrong with them, "" if nothing was."""

    def __init__(self):
        self._memory = microcontroller.nvm
        self.settings = b""
        self.session = b""
        self.trouble = ""
        if self._memory is not None:
            self._read()

    def _read(self):
        memory = self._memory
        header = bytes(memory[0:_HEADER])
        if header[0:2] != _MAGIC:
            return
        size = _HEADER + header[3] + header[4] + header[5] * 256
        if header[2] > _VERSION:
            self.trouble = "newer"
            return
        if size + 4 > len(memory):
            self.trouble = "damaged"
            return
        record = bytes(memory[0:size])
        given = bytes(memory[size:size + 4])
        if given != _checksum(record):
            self.trouble = "damaged"
            return
        settings_end = _HEADER + header[3]
        self.settings = record[_HEADER:settings_end]
        self.session = record[settings_end:]

    def save(self, settings, session):
        """Write settings and session, both bytes, in one go; nothing if nothing changed."""
        if settings == self.settings and session == self.session and not self.trouble:
            return
        self.settings = settings
        self.session = session
        self.trouble = ""
        if self._memory is None:
            return
        header = bytes((len(settings), len(session) & 255, len(session) >> 8))
        record = _MAGIC + bytes((_VERSION,)) + header + settings + session
        self._memory[0:len(record) + 4] = record + _checksum(record)


def _checksum(record):
    check = crc32(record) & 0xFFFFFFFF
    return bytes((check & 255, check >> 8 & 255, check >> 16 & 255, check >> 24 & 255))
