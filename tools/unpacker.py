"""Flunk in one file: started as code.py, it unpacks the game onto its board's drive.

The game's files stand in comments after the code: the compiler passes over them without
keeping them, and they are read and written a piece at a time. The game's own code.py comes
last. Power may fail at any moment: as long as this file is code.py the next start does again
what is missing, and from then on the game is whole.

Files are written under their own names: on FAT a new file is empty until it is closed, while
one that is given a new name can have both for a moment.
"""

import gc
import os
import time
from binascii import a2b_base64, crc32
from zlib import decompress

import microcontroller
import storage
import supervisor

ME = "code.py"
# What CircuitPython starts when there is no code.py.
SECOND = ("main.py", "main.txt")
SETTINGS = "settings.toml"

# Seconds until a drive that is not ejected is taken where the firmware can do so. A computer
# that writes to it starts this program anew, so nothing was written for as long.
PATIENCE = 30

ASK = ("Eject the drive CIRCUITPY on the computer, or start this board on a battery or a "
       "charger: then it can unpack the game.")


def head_of(line):
    """The words of a line that begins a file or ends them all, else None."""
    return str(line, "utf-8").split() if line[0:2] == b"#:" else None


def is_whole():
    """Whether all of this file is there: a computer may still be copying it."""
    files = total = 0
    with open(ME, "rb") as source:
        for line in source:
            line = line.strip()
            head = head_of(line)
            if head and head[0] == "#:end":
                return files == int(head[1]) and total == int(head[2], 16)
            if head:
                files += 1
            if files:
                total = crc32(line, total)
    return False


def is_ours():
    """Whether code may write to the drive, now that it has asked for it."""
    try:
        storage.remount("/", readonly=False)
    except RuntimeError:
        pass  # a computer has it
    return not storage.getmount("/").readonly


def wait_for_drive():
    """Return when the drive is ours. A computer lets go of it when it is ejected there."""
    waited = 0
    while not is_ours():
        if waited == 0:
            print(ASK)
        elif waited == PATIENCE and supervisor.runtime.autoreload:
            # CircuitPython 10.3 and later: the computer finds the drive gone.
            if hasattr(storage, "unsafe_disable_usb_drive"):
                storage.unsafe_disable_usb_drive()
        time.sleep(1)
        waited += 1


def sum_of(path):
    """(size, CRC32) of a file on the drive: None if there is none, -1 for the size of one that
    cannot be read."""
    size = total = 0
    try:
        with open(path, "rb") as file:
            piece = file.read(1024)
            while piece:
                size += len(piece)
                total = crc32(piece, total)
                piece = file.read(1024)
    except OSError as error:
        return None if error.errno == 2 else (-1, 0)
    return size, total


def copy_pieces(source, target):
    """Unpack one file's pieces into an open file, or pass over them if that is None.
    Returns the line after them, which is a head."""
    line = source.readline()
    while line[0:2] != b"#:":
        if target:
            target.write(decompress(a2b_base64(line[1:].strip())))
            # The pieces would lie scattered in a small memory otherwise.
            gc.collect()
        line = source.readline()
    return line


def make_folders(path):
    """Make the folders above a file, where they are missing."""
    end = path.find("/")
    while end > 0:
        try:
            os.mkdir(path[0:end])
        except OSError:
            if not os.stat(path[0:end])[0] & 0x4000:
                raise
        end = path.find("/", end + 1)


def write(path, wanted, source):
    """Unpack one file and read it again. Returns the head that follows it. OSError if it is
    not as wanted."""
    print(path)
    make_folders(path)
    with open(path, "wb") as target:
        head = head_of(copy_pieces(source, target))
    os.sync()
    if sum_of(path) != wanted:
        raise OSError(path + " was not written as it should be")
    return head


def second_name(wanted):
    """A name for the game's code.py as long as this file has its own: one that no file has
    which might be somebody's."""
    for name in SECOND:
        there = sum_of(name)
        if there is None or there == wanted or there[0] == 0:
            return name
    raise OSError(" and ".join(SECOND) + " are in the way")


def unpack():
    """Write the files that are missing or differ, then put the game's code.py in this one's
    place. Before that this one is what a start finds, after that the game."""
    with open(ME, "rb") as source:
        line = source.readline()
        while not head_of(line):
            line = source.readline()
        head = head_of(line)
        while head[0] != "#:end":
            wanted = int(head[1]), int(head[2], 16)
            path = head[3]
            if path == ME:
                path = second_name(wanted)
            there = sum_of(path)
            # Settings that somebody has made stay; CircuitPython puts an empty file there.
            if there == wanted or (path == SETTINGS and there and there[0]):
                head = head_of(copy_pieces(source, None))
            else:
                head = write(path, wanted, source)
    os.remove(ME)
    os.rename(path, ME)
    os.sync()


def main():
    """Unpack and start the game; else say in a sentence what is to be done."""
    if not is_whole():
        print("This code.py is not whole: copy it to the drive again.")
        return
    wait_for_drive()
    supervisor.runtime.autoreload = False
    try:
        unpack()
    except OSError as error:
        print("The game could not be unpacked (" + str(error) + "). Make room on the drive, "
              "and press reset to try again.")
        if hasattr(storage, "unsafe_disable_usb_drive"):
            storage.enable_usb_drive()
        return
    print("Flunk is unpacked. Starting it ...")
    microcontroller.reset()


main()
