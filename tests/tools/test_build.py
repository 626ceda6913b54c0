"""tools/build.py: what is in a board's folder, and that the app runs from it alone."""

import re
import shutil
import subprocess
import sys

import pytest

from tools import build, desktop, shrink, vm  # noqa: F401  desktop puts `simulated` in place

from simulated import boards

# Which adapter and which pictures each board gets.
BOARDS = {
    "pybadge": ("pybadge", "160x128"),
    "pybadge_lc": ("pybadge", "160x128"),
    "edgebadge": ("pybadge", "160x128"),
    "pygamer": ("pygamer", "160x128"),
    "picosystem": ("picosystem", "240x240"),
    "pimoroni_picosystem": ("picosystem", "240x240"),
    "other": ("other", "240x240"),
}
DRIVE_BYTES = 2066432  # the smallest drive of the three, empty


def run(*arguments):
    """build.py as somebody types it: (exit status, output, errors)."""
    done = subprocess.run([sys.executable, str(build.ROOT / "tools" / "build.py"), *map(str, arguments)],
                          capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A function that builds for a board, once, and gives its folder."""
    if vm.missing():
        pytest.skip(vm.missing())
    made = {}

    def make(name):
        if name not in made:
            folder = tmp_path_factory.mktemp("build") / name
            build.build(*build.find_board(name, False), folder)
            made[name] = folder
        return made[name]

    return make


def files(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", BOARDS)
def test_the_folder_holds_what_that_board_needs_and_nothing_else(built, name):
    folder = built(name)
    adapter, size = BOARDS[name]
    found = files(folder)
    assert [path for path in found if path.endswith(".py")] == ["boot.py", "code.py", "safemode.py"]
    assert [path for path in found if path.startswith("assets/")] == [
        "assets/LICENSE-Galmuri.txt", "assets/cards_%s.bmp" % size, "assets/cards_large_%s.bmp" % size,
        "assets/font_%s.bmp" % size, "assets/japanese_%s.bmp" % size]
    assert [path for path in found if "/boards/" in path] == sorted([
        "lib/handheld/boards/__init__.mpy", "lib/handheld/boards/%s.mpy" % adapter])
    assert {path.rpartition(".")[2] for path in found} == {"py", "mpy", "bmp", "toml", "txt"}
    assert {path for path in found if "/" not in path} == {"boot.py", "code.py", "safemode.py", "settings.toml"}
    assert {path.split("/")[1] for path in found if path.startswith("lib/") and path.count("/") > 1} == {
        "handheld"}


@pytest.mark.parametrize("name", ["pybadge", "picosystem"])
def test_every_module_of_ours_is_there(built, name):
    folder = built(name)
    for source, target in ((build.ROOT / "engine", folder / "engine"),
                           (build.ROOT / "lib" / "handheld", folder / "lib" / "handheld")):
        wanted = {path.relative_to(source).with_suffix("") for path in source.rglob("*.py") if not vm.is_pc_only(path)}
        there = {path.relative_to(target).with_suffix("") for path in target.rglob("*.mpy")}
        assert {path.parts[0] for path in wanted - there} <= {"boards"} and there <= wanted


@pytest.mark.parametrize("name", BOARDS)
def test_compiled_files_are_circuitpython_s(built, name):
    compiled = list(built(name).rglob("*.mpy"))
    assert len(compiled) > 40
    assert {path.read_bytes()[:2] for path in compiled} == {b"C\x06"}


@pytest.mark.parametrize("name", ["pybadge", "picosystem"])
def test_the_plain_files_are_the_project_s_own(built, name):
    for plain in ("code.py", "boot.py", "safemode.py", "settings.toml"):
        assert (built(name) / plain).read_bytes() == (build.ROOT / plain).read_bytes()
    for picture in (built(name) / "assets").iterdir():
        assert picture.read_bytes() == (build.ROOT / "assets" / picture.name).read_bytes()


@pytest.mark.parametrize("name", BOARDS)
def test_no_path_of_this_computer_is_inside(built, name):
    for path in built(name).rglob("*.mpy"):
        data = path.read_bytes()
        assert str(build.ROOT).encode() not in data and b"site-packages" not in data, path


# What is in the folder runs -------------------------------------------------------------------

KEYS = """\
wait 300
select right b
up a a
wait 1000
a
up right
a
wait 1500
a*60
start down*3 a b b
wait 500
"""


NOTE_SCREENS = """\
from handheld.app import App
opened = set()
change = App.change

def note(app):
    opened.add(app._next[0])
    change(app)

App.change = note
"""


@pytest.mark.parametrize("name, board", [
    ("pybadge", "pybadge"), ("edgebadge", "edgebadge"), ("pygamer", "pygamer"), ("picosystem", "picosystem")])
def test_the_app_runs_from_the_folder_alone(built, name, board, tmp_path):
    """The built folder, marked as MicroPython's, with nothing else but the board's own modules:
    what is missing there would be missing on the board."""
    drive = tmp_path / "drive"
    shutil.copytree(built(name), drive)
    for path in drive.rglob("*.mpy"):
        path.write_bytes(b"M" + path.read_bytes()[1:])
    # run_app looks for the app in these two places.
    firmware = vm.build_app(tmp_path / "firmware", boards.find(board), [])
    (firmware / "lib").symlink_to(drive / "lib", target_is_directory=True)
    (firmware / "app").symlink_to(drive, target_is_directory=True)
    said = vm.run_app(firmware, drive / "code.py", boards.find(board), KEYS, heap=None, drive=drive,
                      settings={"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"},
                      before=shrink.Shrunk([build.ROOT / "engine", build.ROOT / "lib" / "handheld"]).fit(NOTE_SCREENS),
                      after="print(simulated.nvm_writes, simulated.display.refreshes, sorted(opened))")
    writes, refreshes, opened = said.split(" ", 2)
    assert int(writes) > 13 and int(refreshes) > 50
    for screen in ("title", "help", "new_game", "deal", "declare", "table", "deal_end", "game_menu", "score_sheet"):
        assert "'%s'" % screen in opened


def test_a_module_that_is_missing_would_be_noticed(built, tmp_path):
    drive = tmp_path / "drive"
    shutil.copytree(built("pybadge"), drive)
    (drive / "engine" / "flunk" / "bots" / "aim.mpy").unlink()
    for path in drive.rglob("*.mpy"):
        path.write_bytes(b"M" + path.read_bytes()[1:])
    firmware = vm.build_app(tmp_path / "firmware", boards.find("pybadge"), [])
    (firmware / "lib").symlink_to(drive / "lib", target_is_directory=True)
    (firmware / "app").symlink_to(drive, target_is_directory=True)
    with pytest.raises(vm.VMError, match="ImportError"):
        vm.run_app(firmware, drive / "code.py", boards.find("pybadge"), KEYS, heap=None, drive=drive,
                   settings={"FLUNK_DEAL": "5"})


# The command ------------------------------------------------------------------------------------


def test_the_command_prints_the_sizes_of_what_it_made(built, tmp_path):
    out = tmp_path / "new" / "folder"
    status, said, wrong = run("--board", "pybadge", "--out", out)
    assert (status, wrong) == (0, "")
    told = {line.partition("bytes")[2].split(",")[0].strip(): int(line.split()[0].replace(",", ""))
            for line in said.splitlines() if " bytes  " in line}
    total = sum((out / path).stat().st_size for path in files(out))
    assert told["in all"] == total == sum(size for part, size in told.items() if part != "in all")
    assert 50000 < total < DRIVE_BYTES // 2
    assert said.splitlines()[-1] == "Copy what is in that folder to the drive CIRCUITPY."
    assert files(out) == files(built("pybadge"))


def test_an_earlier_build_is_made_anew(built, tmp_path):
    out = tmp_path / "drive"
    shutil.copytree(built("pybadge"), out)
    (out / "engine" / "old.mpy").write_bytes(b"C")
    (out / "lib" / "handheld" / "old.mpy").write_bytes(b"C")
    (out / "assets" / "old.bmp").write_bytes(b"BM")
    build.build("picosystem", "240x240", out)
    assert files(out) == files(built("picosystem"))


@pytest.mark.parametrize("what", ["a file in it", "a folder called lib", "a file"])
def test_a_place_that_holds_other_things_is_left_alone(built, tmp_path, what):
    out = tmp_path / "precious"
    if what == "a file":
        out.write_text("mine")
    else:
        out.mkdir()
        if what == "a file in it":
            (out / "letter.txt").write_text("mine")
        else:
            (out / "lib").mkdir()
    before = files(tmp_path)
    status, said, wrong = run("--board", "pybadge", "--out", out)
    assert status == 1 and said == "" and len(wrong.splitlines()) == 1
    assert str(out) in wrong and wrong.rstrip().endswith(".")
    assert files(tmp_path) == before and (out.is_file() or out.is_dir())


def test_somebody_s_own_folder_called_engine_is_left_alone(tmp_path):
    """A folder is an earlier build only if it is ours: `engine` alone says little."""
    if vm.missing():
        pytest.skip(vm.missing())
    out = tmp_path / "locomotives"
    (out / "engine").mkdir(parents=True)
    (out / "engine" / "diesel.txt").write_text("mine")
    (out / "lib").mkdir()
    (out / "lib" / "notes.txt").write_text("mine")
    with pytest.raises(build.BuildError):
        build.build("pybadge", "160x128", out)
    assert (out / "engine" / "diesel.txt").exists() and (out / "lib" / "notes.txt").exists()


@pytest.mark.parametrize("name", ["gameboy", "", "PYBADGE", "../pybadge"])
def test_a_board_that_does_not_exist_is_named_with_the_choices(tmp_path, name):
    status, said, wrong = run("--board", name, "--out", tmp_path / "out")
    assert status == 1 and said == ""
    assert len(wrong.splitlines()) == 1 and "'%s'" % name in wrong
    assert all(choice in wrong for choice in boards.NAMES)
    assert not (tmp_path / "out").exists()


def test_the_choices_name_the_rest_too(tmp_path):
    said = run("--board", "gameboy", "--out", tmp_path / "out")[2]
    assert all(choice in said for choice in ("other", *build.OTHER_RP2040))


def test_missing_arguments_are_told_in_words(tmp_path):
    for arguments in ((), ("--board", "pybadge"), ("--out", tmp_path / "x"), ("--uf2", tmp_path / "x")):
        status, said, wrong = run(*arguments)
        assert status == 2 and "Traceback" not in wrong and "required" in wrong


def test_a_folder_that_cannot_be_written_is_told_in_words(tmp_path):
    (tmp_path / "file").write_text("")
    status, said, wrong = run("--board", "pybadge", "--out", tmp_path / "file" / "below")
    assert status == 1 and len(wrong.splitlines()) == 1 and str(tmp_path / "file") in wrong


def test_other_boards_get_the_pictures_asked_for():
    assert build.find_board("other", small=True) == ("other", "160x128")
    assert build.find_board("other", small=False) == ("other", "240x240")
    assert [build.find_board(name, False) for name in ("pybadge", "pimoroni_picosystem")] == [
        ("pybadge", "160x128"), ("picosystem", "240x240")]
