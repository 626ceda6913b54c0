"""A board's drive as a board has it: a FAT image, read and written by the file system code that
CircuitPython is built with (oofatfs, which MicroPython has as VfsFat)."""

import pathlib

import pytest

from tools import desktop, vm  # noqa: F401  desktop puts `simulated` in place

from simulated import boards

HERE = pathlib.Path(__file__).resolve().parent

_PREPARE = """\
import sys
import simulated
from simulated import boards
sys.path.append({here!r})
simulated.start(boards.find({board!r}), simulated.Driver(), seed=1)
import fat_disk
"""


class FatDrives:
    """The virtual machine with a board's stand-ins, for programs that use fat_disk."""

    def __init__(self, folder, board="pybadge"):
        self.board = boards.find(board)
        self.folder = vm.build_app(folder, self.board, [])

    def run(self, program, heap=None):
        """Run lines of MicroPython and return what they print."""
        path = self.folder / "program.py"
        path.write_text(_PREPARE.format(here=str(HERE), board=self.board.name) + program, encoding="utf-8")
        return vm.run(path, path=[self.folder / "standins"], heap=heap, folder=self.folder)

    def format(self, image, size, folder):
        """Make an image file of so many bytes with what is in a folder."""
        image.write_bytes(bytes(size))
        self.run("""\
disk = fat_disk.Disk({image!r})
fat_disk.os.VfsFat.mkfs(disk)
fat_disk.mount(disk)
fat_disk.copy({folder!r}, "/drive")
fat_disk.unmount(disk)
""".format(image=str(image), folder=str(folder)))

    def read(self, images):
        """Copy all that is in images into new folders: a dict of image file -> folder."""
        for folder in images.values():
            folder.mkdir()
        self.run("""\
for image, folder in {pairs!r}:
    disk = fat_disk.Disk(image)
    fat_disk.mount(disk)
    fat_disk.copy("/drive", folder)
    fat_disk.unmount(disk)
""".format(pairs=[(str(image), str(folder)) for image, folder in images.items()]))


def contents(folder):
    """What is in a folder: path with slashes -> bytes."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def fat(tmp_path_factory):
    """A fixture: FatDrives, once a file of tests."""
    if vm.missing():
        pytest.skip(vm.missing())
    return FatDrives(tmp_path_factory.mktemp("vm"))
