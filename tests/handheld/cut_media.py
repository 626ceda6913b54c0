"""The two places that keep bytes without power, and can lose it at any byte they write."""


class PowerCut(Exception):
    """The board is without power from here on."""


class Chip:
    """An NVM of which every assignment erases all bytes, then writes them one by one, as on the
    SAMD51, the RP2040 and the ESP32. power: how many bytes may still be written."""

    size = 1024

    def __init__(self):
        self.bytes = bytearray(b"\xff" * 2048)
        self.power = None

    def read(self):
        return bytes(self.bytes[:self.size])

    def write(self, data):
        self._write(0, data)

    def keep_aside(self, data):
        self._write(self.size, data)

    def _write(self, start, data):
        kept = bytes(self.bytes)
        changed = kept[:start] + data + kept[start + len(data):]
        self.bytes[:] = b"\xff" * len(kept)
        for place, byte in enumerate(changed):
            if self.power is not None:
                if not self.power:
                    raise PowerCut
                self.power -= 1
            self.bytes[place] = byte


class File:
    """A file that is empty from the moment it is opened for writing, and grows byte by byte."""

    size = 65536

    def __init__(self):
        self.bytes = b""
        self.aside = b""
        self.power = None

    def read(self):
        return self.bytes

    def write(self, data):
        self.bytes = b""
        for place in range(len(data)):
            if self.power is not None:
                if not self.power:
                    raise PowerCut
                self.power -= 1
            self.bytes = data[:place + 1]

    def keep_aside(self, data):
        self.aside = data
