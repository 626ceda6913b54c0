"""tools/self_extracting.py and tools/unpacker.py: a code.py that unpacks a whole drive."""

import builtins
import contextlib
import os
import re
import shutil

import pytest

from tools import build, self_extracting, vm
from tools.desktop.machine import Machine

import fat_drive
import simulated
from fat_drive import contents

PYBADGE_DRIVE_BYTES = 2066432  # a little less than its file system has, all told
GAME = "print('the game runs')\n"


def small_game(folder):
    """A drive's files with all that matters: folders, an empty file, one of many pieces."""
    for path, data in {
        "code.py": GAME.encode(),
        "boot.py": b"print('boot')\n" * 9,
        "settings.toml": b"# settings\n",
        "lib/empty.mpy": b"",
        "lib/handheld/boards/other.mpy": bytes(range(256)),
        "engine/big.mpy": bytes(number * number // 7 % 251 for number in range(9000)),
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder


class Waiting(simulated.Driver):
    """Nobody at the keys; the clock moves when the program waits."""

    virtual = True

    def __init__(self):
        self.now = 0

    def milliseconds(self):
        return self.now

    def sleep(self, seconds):
        self.now += int(seconds * 1000)


@pytest.fixture
def game(tmp_path):
    (tmp_path / "game").mkdir()
    return small_game(tmp_path / "game")


@pytest.fixture
def drive(tmp_path, game):
    """A drive as it is after the file was copied: the rest is what CircuitPython puts there."""
    folder = tmp_path / "drive"
    (folder / "lib").mkdir(parents=True)
    (folder / "settings.toml").write_bytes(b"")
    (folder / "boot_out.txt").write_text("Board ID:pybadge\n")
    (folder / "code.py").write_bytes(self_extracting.make(game))
    return folder


@pytest.fixture
def start(monkeypatch, capsys):
    """A function that starts the board whose drive a folder is: what it printed."""
    monkeypatch.setattr(os, "sync", lambda: None, raising=False)

    def start(folder, driver=None, change=None, readonly=True):
        with Machine("pybadge", driver or Waiting(), folder=folder, drive_readonly=readonly) as machine:
            if change:
                change(monkeypatch)
            name = "code.py" if (folder / "code.py").exists() else "main.py"
            assert machine.run(name) == 0
        return capsys.readouterr().out

    return start


def test_the_drive_is_then_what_the_build_is(drive, game, start):
    said = start(drive)
    assert contents(drive) == {"boot_out.txt": b"Board ID:pybadge\n", **contents(game)}
    assert said.splitlines()[-1] == "Flunk is unpacked. Starting it ..."
    assert start(drive) == "the game runs\n"


def test_what_is_the_player_s_stays(drive, game, start):
    (drive / "flunk.sav").write_bytes(b"a game")
    (drive / "settings.toml").write_text('FLUNK_LEVEL = "easy"\n')
    (drive / "main.py").write_text("print('mine')\n")
    start(drive)
    there = contents(drive)
    assert there.pop("flunk.sav") == b"a game"
    assert there.pop("settings.toml") == b'FLUNK_LEVEL = "easy"\n'
    assert there.pop("main.py") == b"print('mine')\n"
    del there["boot_out.txt"]
    assert there == {path: data for path, data in contents(game).items() if path != "settings.toml"}


def test_an_earlier_game_is_replaced_and_what_is_right_is_not_written_again(drive, game, start):
    (drive / "engine").mkdir()
    (drive / "engine" / "big.mpy").write_bytes((game / "engine" / "big.mpy").read_bytes())
    (drive / "boot.py").write_bytes(b"print('old')\n")
    written = start(drive).splitlines()
    assert "boot.py" in written and "engine/big.mpy" not in written
    assert contents(game).items() <= contents(drive).items()


def test_another_line_end_does_not_matter(drive, game, start):
    (drive / "code.py").write_bytes((drive / "code.py").read_bytes().replace(b"\n", b"\r\n"))
    start(drive)
    assert contents(game).items() <= contents(drive).items()


def test_a_file_that_is_not_whole_touches_nothing(drive, start):
    whole = (drive / "code.py").read_bytes()
    first = whole.index(b"\n#:file")
    broken = bytearray(whole)
    broken[first + 60] ^= 1
    lines = whole.splitlines(True)
    cases = [whole[:cut] for cut in range(first, len(whole) - 2, 997)]
    cases += [whole[:-2], bytes(broken), b"".join(lines[:-3] + lines[-2:])]
    for data in cases:
        (drive / "code.py").write_bytes(data)
        before = contents(drive)
        assert start(drive) == "This code.py is not whole: copy it to the drive again.\n"
        assert contents(drive) == before


# Whose the drive is -----------------------------------------------------------------------------


def held(until_ms, driver):
    """The drive is a computer's, until it is ejected there at that time."""

    def change(monkeypatch):
        import storage

        def remount(path, readonly=False, disable_concurrent_write_protection=False):
            if driver.now < until_ms:
                raise RuntimeError("Cannot remount path when visible via USB.")
            simulated.drive_readonly = readonly

        monkeypatch.setattr(storage, "remount", remount)

    return change


def test_it_asks_for_the_drive_once_and_goes_on_when_it_is_ejected(drive, game, start):
    driver = Waiting()
    said = start(drive, driver, held(7000, driver)).splitlines()
    assert said[0] == ("Eject the drive CIRCUITPY on the computer, or start this board on a battery or a "
                       "charger: then it can unpack the game.")
    assert sum(line.startswith("Eject") for line in said) == 1 and driver.now == 7000
    assert contents(game).items() <= contents(drive).items()


def test_it_does_not_ask_where_the_drive_is_the_game_s_already(drive, start):
    assert "Eject" not in start(drive, readonly=False)


@pytest.mark.parametrize("autoreload", [True, False])
def test_newer_firmware_takes_a_drive_that_was_quiet(drive, game, start, autoreload):
    """But not where nothing would have told it of a computer that writes."""
    driver = Waiting()
    taken = []

    def change(monkeypatch):
        import storage
        import supervisor

        def take():
            taken.append(driver.now)
            simulated.drive_readonly = False

        held(90000, driver)(monkeypatch)
        monkeypatch.setattr(storage, "unsafe_disable_usb_drive", take, raising=False)
        monkeypatch.setattr(supervisor.runtime, "autoreload", autoreload, raising=False)

    start(drive, driver, change)
    assert taken == ([30000] if autoreload else [])
    assert driver.now == (31000 if autoreload else 90000)
    assert contents(game).items() <= contents(drive).items()


class _Bad:
    """A file on a drive that keeps something else than what is written."""

    def __init__(self, file):
        self.file = file

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()

    def write(self, data):
        self.file.write(bytes(data)[:-1] + b"?")


def full(open_file, *arguments):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("opened, told", [
    (full, "No space left"),
    (lambda open_file, *arguments: _Bad(open_file(*arguments)), "engine/big.mpy was not written as it should be")])
def test_a_drive_that_does_not_take_it_is_told_in_words(drive, game, start, opened, told):
    real = builtins.open

    def change(monkeypatch):
        monkeypatch.setattr(builtins, "open", lambda path, mode="r", *rest, **options:
                            opened(real, path, mode) if "w" in mode else real(path, mode, *rest, **options))

    installer = (drive / "code.py").read_bytes()
    with pytest.MonkeyPatch.context() as patched:
        said = start(drive, change=lambda monkeypatch: change(patched)).splitlines()
    assert said[-1].startswith("The game could not be unpacked (") and told in said[-1]
    assert (drive / "code.py").read_bytes() == installer and not (drive / "boot.py").exists()
    start(drive)
    assert contents(game).items() <= contents(drive).items()


# Power cuts -------------------------------------------------------------------------------------


class PowerCut(BaseException):
    """The power is gone."""


class Power:
    """Lets so many changes to the drive happen, then none."""

    def __init__(self, left):
        self.left = left

    def use(self):
        if self.left == 0:
            raise PowerCut
        self.left -= 1

    def change(self, monkeypatch):
        real = builtins.open

        def before(function):
            def call(*arguments):
                self.use()
                return function(*arguments)

            return call

        def opened(path, mode="r", *rest, **options):
            if "w" in mode:
                self.use()
                return _Unclosed(real(path, mode), self)
            return real(path, mode, *rest, **options)

        monkeypatch.setattr(builtins, "open", opened)
        for name in ("remove", "rename", "mkdir"):
            monkeypatch.setattr(os, name, before(getattr(os, name)))


class _Unclosed:
    """A file that is empty until it is closed, as on FAT."""

    def __init__(self, file, power):
        self.file = file
        self.power = power
        self.data = b""

    def __enter__(self):
        return self

    def __exit__(self, kind, *rest):
        with self.file:
            if kind is None:
                self.power.use()
                self.file.write(self.data)

    def write(self, data):
        self.power.use()
        self.data += data


def test_a_power_cut_between_changes_costs_nothing_but_the_time(tmp_path, drive, game, start, capsys):
    """On this computer every third change, and each of the last ones; the test at every sector
    is below."""
    def cut(left):
        """The drive after a start with so much power, and how much was too much."""
        there = tmp_path / str(left)
        shutil.copytree(drive, there)
        power = Power(left)
        with pytest.MonkeyPatch.context() as patched:
            with pytest.raises(PowerCut) if left < 1000 else contextlib.nullcontext():
                start(there, change=lambda monkeypatch: power.change(patched))
        capsys.readouterr()
        return there, power.left

    changes = 1000 - cut(1000)[1]
    assert changes > 25
    for left in sorted({*range(0, changes, 3), *range(changes - 6, changes)}):
        there, _ = cut(left)
        said = start(there)
        if said != "the game runs\n":
            assert said.endswith("Flunk is unpacked. Starting it ...\n")
            said = start(there)
        assert said == "the game runs\n", left
        after = contents(there)
        if "code.py" not in after:
            after["code.py"] = after.pop("main.py")
        assert after == {"boot_out.txt": b"Board ID:pybadge\n", **contents(game)}, left


# As on a board: its file system, its language, its memory ---------------------------------------


fat = pytest.fixture(fat_drive.fat, scope="module")


RUN = """\
disk = fat_disk.Disk({image!r})
fat_disk.mount(disk)
sys.path.insert(0, "")
try:
    fat_disk.start()
except SystemExit:
    print("sectors", disk.written)
"""


def test_the_real_build_in_the_vm_on_fat_with_little_memory(tmp_path, fat):
    """64 KB for the stand-ins, the compiler and the program; a PyBadge has 146 KB."""
    folder = tmp_path / "pybadge"
    build.build("pybadge", "160x128", folder)
    source = tmp_path / "source"
    source.mkdir()
    (source / "code.py").write_bytes(self_extracting.make(folder))
    (source / "settings.toml").write_bytes(b"")
    (source / "flunk.sav").write_bytes(b"a game")
    image = tmp_path / "drive.img"
    fat.format(image, PYBADGE_DRIVE_BYTES, source)
    said = fat.run(RUN.format(image=str(image)), heap="64kw").splitlines()
    assert said[-2] == "Flunk is unpacked. Starting it ..." and said[-1].startswith("sectors ")
    fat.read({image: tmp_path / "unpacked"})
    unpacked = contents(tmp_path / "unpacked")
    assert unpacked.pop("flunk.sav") == b"a game"
    assert unpacked == contents(folder)


CUT_EVERYWHERE = """\
sys.path.insert(0, "")

def power_on(left):
    disk = fat_disk.Disk({copy!r})
    disk.left = left
    fat_disk.mount(disk)
    try:
        return fat_disk.start()
    except SystemExit as end:
        return "cut" if isinstance(end, fat_disk.PowerCut) else "reset"
    finally:
        fat_disk.unmount(disk)

def one_cut(left):
    fat_disk.copy({source!r}, {folder!r})
    first = power_on(left)
    starts = [power_on(None)]
    while starts[-1] == "reset" and len(starts) < 4:
        starts.append(power_on(None))
    print("RESULT", left, first, " ".join(starts))
    return first

left = 0
while one_cut(left) == "cut":
    fat_disk.uos.rename({copy!r}, {folder!r} + "/%d.img" % left)
    left += 1
"""


def test_a_power_cut_at_any_sector_costs_nothing_but_the_time(tmp_path, fat, drive, game):
    """The file system's own writes are cut: directory entries, chains and data, one by one."""
    source, folder = tmp_path / "source", tmp_path / "copies"
    source.mkdir()
    folder.mkdir()
    fat.format(source / "drive.img", 128 * 1024, drive)
    said = fat.run(CUT_EVERYWHERE.format(source=str(source), folder=str(folder), copy=str(folder / "drive.img")))
    results = [line.split()[1:] for line in said.splitlines() if line.startswith("RESULT")]
    assert [int(result[0]) for result in results] == list(range(len(results))) and len(results) > 50
    # A start that ends what was cut, then the game. At the very end the game comes at once.
    ways = {tuple(result[1:]) for result in results[:-1]}
    assert {("cut", "reset", "code.py"), ("cut", "main.py")} <= ways
    assert ways <= {("cut", "reset", "code.py"), ("cut", "main.py"), ("cut", "code.py")}
    assert results[-1][1:] == ["reset", "code.py"]
    images = {folder / f"{result[0]}.img": tmp_path / result[0] for result in results[:-1]}
    fat.read(images)
    for unpacked in images.values():
        after = contents(unpacked)
        if "code.py" not in after:
            after["code.py"] = after.pop("main.py")
        assert after == {"boot_out.txt": b"Board ID:pybadge\n", **contents(game)}, unpacked.name


# The file ---------------------------------------------------------------------------------------


def test_it_needs_only_what_every_board_has():
    assert set(vm.imports([self_extracting.UNPACKER])) <= vm.BOARD_MODULES


def test_the_file_is_plain_python_and_ascii_text(game):
    made = self_extracting.make(game)
    compile(made, "code.py", "exec")
    assert made.isascii() and self_extracting.is_one(made)
    assert not self_extracting.is_one((build.ROOT / "code.py").read_bytes())
    lines = made.decode("ascii").splitlines()
    assert max(map(len, lines)) < 3000
    heads = [line.split()[-1] for line in lines if line.startswith("#:file ")]
    assert heads[-2:] == ["boot.py", "code.py"] and set(heads) == set(contents(game))
    assert re.fullmatch("#:end 6 [0-9a-f]{8}", lines[-1])


@pytest.mark.parametrize("name, said", [("a b.mpy", "'lib/a b.mpy'"), ("ä.mpy", "'lib/ä.mpy'")])
def test_a_path_that_cannot_be_unpacked_is_named(game, name, said):
    (game / "lib" / name).write_bytes(b"")
    with pytest.raises(ValueError, match=said):
        self_extracting.make(game)


def test_a_folder_without_a_code_py_is_refused(game):
    (game / "code.py").unlink()
    with pytest.raises(ValueError, match="has no code.py"):
        self_extracting.make(game)
