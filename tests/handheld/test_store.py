"""Power cut at every byte of every write: at most what came after the last save is lost."""

import itertools

import pytest
from bookkeeping import record
from cut_media import Chip, File, PowerCut

from simulated import Driver
from sitting import ROOT

from handheld.store import DAMAGED, NEWER, Store

SETTINGS = bytes((2, 0, 0, 0, 2, 0))


def trick(number):
    """Settings, session, statistics, best scores, lessons and other games as they may be after so many tricks."""
    return (SETTINGS, b"session after trick %03d" % number, b"statistics %03d" % number, b"best %03d" % number,
            b"learned %03d" % number, b"others %03d" % number)


def saves(media, number):
    store = Store(media)
    for each in range(1, number + 1):
        store.save(*trick(each))
    return store


def state(media):
    store = Store(media)
    return store.settings, store.session, store.statistics, store.best, store.learned, store.others


def test_power_cut_at_every_byte_of_every_write_loses_at_most_the_last_trick():
    for before, media_kind in itertools.product(range(1, 5), (lambda: [Chip(), File()], lambda: [File(), Chip()])):
        power = 0
        while True:
            media = media_kind()
            store = saves(media, before)
            for medium in media:
                medium.power = power
            try:
                store.save(*trick(before + 1))
                cut = False
            except PowerCut:
                cut = True
            found = state(media)
            again = Store(media)
            assert again.trouble == "", (before, power)
            if cut:
                # The new one already, if all of its own bytes were written before the cut.
                assert found in (trick(before), trick(before + 1)), (before, power)
            else:
                assert found == trick(before + 1)
                break
            # Play goes on, and the next save is there again.
            for medium in media:
                medium.power = None
            again.save(*trick(77))
            assert state(media) == trick(77)
            power += 1
        assert power > 40


def test_the_very_first_save_cut_short_is_no_crash():
    for power in range(60):
        media = [Chip(), File()]
        media[0].power = media[1].power = power
        try:
            Store(media).save(*trick(1))
        except PowerCut:
            assert Store(media).session == b""


def test_copies_take_turns():
    media = [Chip(), File()]
    store = Store(media)
    held = []
    for number in range(1, 7):
        before = [medium.read() for medium in media]
        store.save(*trick(number))
        held.append([old != medium.read() for old, medium in zip(before, media)])
    assert held == [[True, False], [False, True]] * 3


def test_nothing_new_is_not_written():
    chip = Chip()
    store = saves([chip], 3)
    before = bytes(chip.bytes)
    chip.power = 0
    store.save(*trick(3))
    assert bytes(chip.bytes) == before


@pytest.mark.parametrize("damage", [0, 1, 2, 3, 7, 20, 40])
def test_the_other_copy_stands_in_for_a_damaged_one(damage):
    media = [Chip(), File()]
    saves(media, 4)  # the file holds trick 4, the chip trick 3
    broken = bytearray(media[1].bytes)
    broken[damage] ^= 0x10
    media[1].bytes = bytes(broken)
    store = Store(media)
    assert store.session == trick(3)[1]
    assert store.trouble in ("", NEWER)


def test_with_no_copy_left_the_bytes_are_kept_aside():
    for version, trouble in ((2, DAMAGED), (3, DAMAGED), (9, NEWER)):
        chip = Chip()
        memory = record(session=b"x" * 30, size=1024, version=version, checksum=5)
        chip.bytes[:1024] = memory
        store = Store([chip])
        assert store.trouble == trouble and store.session == b""
        store.save(*trick(1))
        assert bytes(chip.bytes[1024:]) == memory
        assert state([chip]) == trick(1)


def test_a_drive_that_refuses_leaves_the_other_copy_working():
    class Full(File):
        def write(self, data):
            raise OSError(28, "No space left on device")

    media = [Full(), Chip()]
    store = Store(media)
    for number in range(1, 6):
        store.save(*trick(number))
    assert state(media)[1] == trick(5)[1]


def test_without_media_the_game_is_played_and_forgotten():
    store = Store([])
    store.save(*trick(1))
    assert store.session == trick(1)[1] and state([]) == (b"",) * 6


# The board's own two ---------------------------------------------------------------------------


@pytest.fixture
def media():
    from tools.desktop.machine import Machine

    with Machine("pybadge", Driver(), folder=ROOT, fresh=()):
        from handheld import media

        yield media


def test_the_drive_keeps_bytes_in_files(media, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    drive = media.Drive()
    assert drive.read() == b""
    drive.write(b"one save")
    drive.write(b"two")
    drive.keep_aside(b"strange")
    assert drive.read() == b"two" and (tmp_path / "flunk.sav").read_bytes() == b"two"
    assert (tmp_path / "flunk.old").read_bytes() == b"strange"
    (tmp_path / "flunk.sav").write_bytes(b"x" * 3_000_000)
    assert len(drive.read()) == drive.size + 1, "a board has no memory for more"


def test_the_chip_and_the_drive_take_turns_and_stand_in_for_each_other(media, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    chip = bytearray(b"\xff" * 4096)
    saves([media.Memory(chip), media.Drive()], 6)
    assert state([media.Memory(chip), media.Drive()]) == trick(6)
    assert state([media.Memory(chip)]) == trick(5) and state([media.Drive()]) == trick(6)
    (tmp_path / "flunk.sav").write_bytes(b"FH")
    assert state([media.Memory(chip), media.Drive()]) == trick(5)
    assert bytes(chip[2048:]) == b"\xff" * 2048, "the second half is for what is kept aside"


def test_a_drive_that_cannot_be_written_is_done_without(media, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "flunk.sav").mkdir()
    chip = bytearray(4096)
    saves([media.Memory(chip), media.Drive()], 5)
    assert state([media.Memory(chip)]) == trick(5)
