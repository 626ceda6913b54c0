"""The two places that keep bytes without power: the chip's own memory, and a file.

Each is used by a Store alone, with read() giving the bytes last written (and what rubbish
follows them), write(data), and keep_aside(data) for bytes that must not be lost although the
game cannot read them.
"""

import os

import microcontroller
import storage

SAVE_FILE = "flunk.sav"
ASIDE_FILE = "flunk.old"

# The last bytes of the chip's memory are handheld.recovery's.
_TAKEN = 3


class Memory:
    """microcontroller.nvm: records in its first half, bytes kept aside in the second."""

    def __init__(self, memory):
        self._memory = memory
        self.size = len(memory) // 2

    def read(self):
        """What stands in the first half."""
        return bytes(self._memory[0:self.size])

    def write(self, data):
        """Put data at the beginning, in one go; the chip erases first."""
        self._memory[0:len(data)] = data

    def keep_aside(self, data):
        """Put data into the second half, as much as there is room for."""
        data = data[0:self.size - _TAKEN]
        self._memory[self.size:self.size + len(data)] = data


class Drive:
    """A file on the drive, where the game may write to it."""

    size = 65536

    def read(self):
        """What the file holds, b"" if there is none."""
        try:
            with open(SAVE_FILE, "rb") as file:
                return file.read(self.size + 1)
        except OSError:
            return b""

    def write(self, data):
        """Write the file anew. OSError if the drive is full or not ours after all."""
        with open(SAVE_FILE, "wb") as file:
            file.write(data)
        # The file system keeps changes to itself for a second otherwise.
        os.sync()

    def keep_aside(self, data):
        """Write the other file."""
        with open(ASIDE_FILE, "wb") as file:
            file.write(data)
        os.sync()


def open_media():
    """The places this board has: none, one or two."""
    media = []
    if microcontroller.nvm is not None and len(microcontroller.nvm) >= 2048:
        media.append(Memory(microcontroller.nvm))
    if not storage.getmount("/").readonly:
        media.append(Drive())
    return media
