"""The whole drive as one UF2 file, for boards with an RP2040.

The chip's own loader writes such a file straight into flash. This one holds the file system
alone, as CircuitPython itself would have made it (FAT, 512-byte sectors, one FAT, no
partition table), and lies where CircuitPython looks for it: after the firmware and the 4 KB
of microcontroller.nvm, neither of which it touches.
"""

import contextlib
import io

import folder2uf2

MEGABYTE = 1024 * 1024

# Where the drive begins in flash, and where flash ends, in bytes. From CircuitPython 9 and 10:
# ports/raspberrypi/mpconfigport.h (CIRCUITPY_CIRCUITPY_DRIVE_START_ADDR) and each board's
# mpconfigboard.mk (the flash chip, and firmware that takes more room).
DRIVES = {
    "picosystem": (0x100000, 16 * MEGABYTE),
    "ugame22": (0x100000, 2 * MEGABYTE),
    "pajenicko_picopad": (0x181000, 2 * MEGABYTE),
    "hack_club_sprig": (0x100000, 2 * MEGABYTE),
}

UF2_START = b"UF2\n"


def make(folder, board_name, target):
    """Write the UF2 file `target`: the drive of this board with what is in the folder.

    board_name: a key of DRIVES. ValueError if the folder does not fit the drive.
    """
    start, end = DRIVES[board_name]
    # folder2uf2 has no table entry for these boards, but takes the numbers.
    arguments = [str(folder), "-o", str(target), "--flash-offset", hex(start), "--fs-size", hex(end - start),
                 "--family-id", hex(folder2uf2.FAMILY_RP2040)]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            folder2uf2.main(arguments)
    except ValueError as error:
        raise ValueError(f"{folder} does not fit the drive of a {board_name}, {end - start:,} bytes: {error}.") from None


def is_one(data):
    """Whether these bytes begin as a UF2 file does."""
    return data.startswith(UF2_START)
