"""For MicroPython, as part of a test's program: an image file as a disk, mounted as /drive."""

import os
import sys

import uos

os.VfsFat = uos.VfsFat

SECTOR = 512
FOLDER = 0x4000


class PowerCut(SystemExit):
    """The power is gone."""


class Disk:
    """An image file. After `left` more sectors (None: never) the power is cut, and nothing is
    written any more."""

    def __init__(self, path):
        self.file = open(path, "r+b")
        self.sectors = self.file.seek(0, 2) // SECTOR
        self.left = None
        self.written = 0

    def readblocks(self, number, buffer):
        self.file.seek(number * SECTOR)
        self.file.readinto(buffer)

    def writeblocks(self, number, buffer):
        for start in range(0, len(buffer), SECTOR):
            if self.left == 0:
                raise PowerCut("power cut")
            if self.left is not None:
                self.left -= 1
            self.written += 1
            self.file.seek(number * SECTOR + start)
            self.file.write(memoryview(buffer)[start:start + SECTOR])

    def ioctl(self, request, argument):
        if request == 4:
            return self.sectors
        if request == 5:
            return SECTOR
        return 0


def mount(disk):
    uos.mount(uos.VfsFat(disk), "/drive")
    uos.chdir("/drive")


def unmount(disk):
    """Also after a power cut, when the file system's own state is of no use."""
    uos.chdir("/")
    uos.umount("/drive")
    disk.file.close()


def copy(source, target):
    """Copy what is in one folder into another."""
    for name in uos.listdir(source):
        here, there = source + "/" + name, target + "/" + name
        if uos.stat(here)[0] & FOLDER:
            uos.mkdir(there)
            copy(here, there)
        else:
            with open(here, "rb") as old, open(there, "wb") as new:
                piece = old.read(4096)
                while piece:
                    new.write(piece)
                    piece = old.read(4096)


def start():
    """Run what a board would run: code.py, else main.py. Returns its name."""
    name = "code" if "code.py" in uos.listdir() else "main"
    sys.modules.pop(name, None)
    __import__(name)
    return name + ".py"
