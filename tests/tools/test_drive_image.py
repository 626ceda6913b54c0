"""tools/drive_image.py: a UF2 file, read back as the chip's loader reads it and CircuitPython
reads the drive."""

import struct

import pytest

from tools import build, drive_image

import fat_drive
from fat_drive import contents

FLASH = 0x10000000  # where the RP2040 sees its flash
ERASED_TOGETHER = 4096
# What CircuitPython puts on a new drive against other systems' rubbish, all of it empty.
HOUSEKEEPING = {".fseventsd/no_log": b"", ".metadata_never_index": b"", ".Trashes": b"", ".Trash-1000": b""}

fat = pytest.fixture(fat_drive.fat, scope="module")


@pytest.fixture
def game(tmp_path):
    folder = tmp_path / "game"
    for path, data in {
        "code.py": b"print('the game runs')\n",
        "lib/handheld/boards/a_rather_long_name_of_a_module.mpy": bytes(range(256)) * 90,
        "lib/handheld/boards/a_rather_long_name_of_another.mpy": b"C",
        "engine/empty.mpy": b"",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder


def load(data):
    """What a loader writes: {address: 256 bytes}. Asserts all that it insists on."""
    assert len(data) % 512 == 0
    blocks, written = len(data) // 512, {}
    for number in range(blocks):
        block = data[number * 512:number * 512 + 512]
        start, second, flags, address, size, index, total, family = struct.unpack("<8I", block[:32])
        assert (start, second, block[508:]) == (0x0A324655, 0x9E5D5157, struct.pack("<I", 0x0AB16F30))
        assert (flags, size, index, total, family) == (0x2000, 256, number, blocks, 0xE48BFF56)
        assert address % 256 == 0 and address not in written
        written[address] = block[32:288]
    return written


def drive_of(written, board_name):
    """The drive's bytes in a flash that was erased and then loaded."""
    start, end = drive_image.DRIVES[board_name]
    drive = bytearray(b"\xff" * (end - start))
    for address, data in written.items():
        place = address - FLASH - start
        assert 0 <= place <= len(drive) - 256
        drive[place:place + 256] = data
    return bytes(drive)


@pytest.mark.parametrize("name", drive_image.DRIVES)
def test_the_file_system_is_read_as_circuitpython_reads_it(tmp_path, fat, game, name):
    drive_image.make(game, name, tmp_path / "game.uf2")
    image = tmp_path / "drive.img"
    image.write_bytes(drive_of(load((tmp_path / "game.uf2").read_bytes()), name))
    fat.read({image: tmp_path / "read"})
    assert contents(tmp_path / "read") == {**contents(game), **HOUSEKEEPING}


@pytest.mark.parametrize("name", drive_image.DRIVES)
def test_nothing_but_whole_sectors_of_the_drive_is_touched(tmp_path, game, name):
    """Neither the firmware nor the chip's memory: the loader erases 4 KB at a time."""
    drive_image.make(game, name, tmp_path / "game.uf2")
    start, end = drive_image.DRIVES[name]
    written = sorted(load((tmp_path / "game.uf2").read_bytes()))
    assert written[0] == FLASH + start and start % ERASED_TOGETHER == 0
    assert written == list(range(written[0], written[0] + 256 * len(written), 256))
    assert len(written) * 256 % ERASED_TOGETHER == 0 and written[-1] < FLASH + end


@pytest.mark.parametrize("name", drive_image.DRIVES)
def test_the_layout_is_that_of_circuitpython_s_formatter(tmp_path, fat, game, name):
    """Sector and cluster size, FAT and its size, root directory: all of the first sector but
    the volume's number, and that CircuitPython shows it behind a partition table."""
    drive_image.make(game, name, tmp_path / "game.uf2")
    drive = drive_of(load((tmp_path / "game.uf2").read_bytes()), name)
    (tmp_path / "empty").mkdir()
    fat.format(tmp_path / "formatted.img", len(drive), tmp_path / "empty")
    ours, theirs = bytearray(drive[:512]), bytearray((tmp_path / "formatted.img").read_bytes()[:512])
    assert struct.unpack("<I", ours[28:32]) == (1,)
    for sector in ours, theirs:
        sector[28:32] = sector[39:43] = bytes(4)
    assert ours == theirs


def test_the_real_build_for_a_picosystem(tmp_path, fat):
    folder = tmp_path / "picosystem"
    build.build(*build.find_board("picosystem", False), folder)
    drive_image.make(folder, "picosystem", tmp_path / "game.uf2")
    image = tmp_path / "drive.img"
    image.write_bytes(drive_of(load((tmp_path / "game.uf2").read_bytes()), "picosystem"))
    fat.read({image: tmp_path / "read"})
    assert contents(tmp_path / "read") == {**contents(folder), **HOUSEKEEPING}


def test_a_folder_that_is_too_big_is_told_in_words(tmp_path, game):
    (game / "big.bin").write_bytes(bytes(520000))
    with pytest.raises(ValueError, match="does not fit the drive of a pajenicko_picopad, 520,192 bytes"):
        drive_image.make(game, "pajenicko_picopad", tmp_path / "game.uf2")
    assert not (tmp_path / "game.uf2").exists()


def test_another_file_is_not_taken_for_one(tmp_path, game):
    drive_image.make(game, "picosystem", tmp_path / "game.uf2")
    assert drive_image.is_one((tmp_path / "game.uf2").read_bytes())
    assert not drive_image.is_one(b"PK") and not drive_image.is_one(b"")
