"""tools/build.py --code and --uf2: the drive as one file, and the README's way to a board."""

import re
import shlex
import shutil
import subprocess
import sys

import pytest

from tools import build, drive_image, vm
from tools.desktop.machine import Machine

import simulated
from fat_drive import contents

README = (build.ROOT / "README.md").read_text(encoding="utf-8")
NEEDS_COMPILER = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def run(*arguments):
    """build.py as somebody types it: (exit status, output, errors)."""
    done = subprocess.run([sys.executable, str(build.ROOT / "tools" / "build.py"), *map(str, arguments)],
                          capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


class Patient(simulated.Driver):
    """Ejects the drive after five seconds."""

    virtual = True
    now = 0

    def milliseconds(self):
        return self.now

    def sleep(self, seconds):
        self.now += int(seconds * 1000)


def readme_steps():
    """(the numbered steps, all commands) of the README's way to a board."""
    section = README.partition("## Put it on a board\n")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d+\. .*(?:\n   .*)*", section, re.M)
    commands = [" ".join(command.split()) for command in re.findall(r"`(python3 tools/build.py [^`]*)`", section)]
    return steps, commands


@NEEDS_COMPILER
def test_the_way_of_the_readme_on_a_folder(tmp_path, monkeypatch, capsys):
    """Four steps at most. Step 2 as it is written; 3 is a copy to a folder; 4 is a start there."""
    steps, commands = readme_steps()
    assert 2 <= len(steps) <= 4
    assert commands[0] in steps[1] and "Copy `build/code.py` to the drive" in steps[2]
    arguments = shlex.split(commands[0].replace("build/", str(tmp_path) + "/"))[2:]
    # The tests' interpreter in place of `python3`.
    assert shlex.split(commands[0])[:2] == ["python3", "tools/build.py"] and run(*arguments)[0] == 0

    drive = tmp_path / "CIRCUITPY"
    (drive / "lib").mkdir(parents=True)
    (drive / "settings.toml").write_bytes(b"")
    shutil.copy(tmp_path / "code.py", drive)
    driver = Patient()
    monkeypatch.setattr("os.sync", lambda: None, raising=False)
    with Machine("pybadge", driver, folder=drive) as machine:
        import storage

        def remount(path, readonly=False):
            if driver.now < 5000:
                raise RuntimeError("Cannot remount path when visible via USB.")
            simulated.drive_readonly = readonly

        monkeypatch.setattr(storage, "remount", remount)
        assert machine.run() == 0
    assert capsys.readouterr().out.startswith("Eject the drive CIRCUITPY") and driver.now == 5000
    build.build("pybadge", "160x128", tmp_path / "folder")
    assert contents(drive) == contents(tmp_path / "folder")


@NEEDS_COMPILER
def test_the_readme_s_other_commands_do_what_they_are_said_to(tmp_path):
    commands = readme_steps()[1]
    assert len(commands) == 2 and "--uf2" in commands[1]
    status, said, wrong = run(*shlex.split(commands[1].replace("build/", str(tmp_path) + "/"))[2:])
    assert (status, wrong) == (0, "")
    assert drive_image.is_one((tmp_path / "picosystem.uf2").read_bytes())
    assert said.splitlines()[-1] == "Copy that file to the drive RPI-RP2. It replaces all that is on CIRCUITPY."


@NEEDS_COMPILER
def test_all_three_at_once_hold_the_same(tmp_path):
    status, said, wrong = run("--board", "picosystem", "--out", tmp_path / "folder", "--code", tmp_path / "new" / "code.py",
                              "--uf2", tmp_path / "game.uf2")
    assert (status, wrong) == (0, "")
    told = {line.split("bytes  ")[1]: int(line.split()[0].replace(",", "")) for line in said.splitlines() if "bytes  " in line}
    for name in ("new/code.py", "game.uf2"):
        assert told[str(tmp_path / name)] == (tmp_path / name).stat().st_size
    listed = re.findall(rb"^#:file \d+ [0-9a-f]{8} (.*)$", (tmp_path / "new" / "code.py").read_bytes(), re.M)
    assert {path.decode() for path in listed} == set(contents(tmp_path / "folder"))


@NEEDS_COMPILER
def test_an_earlier_one_is_made_anew(tmp_path):
    for option, name in (("--code", "code.py"), ("--uf2", "game.uf2")):
        for _ in range(2):
            assert run("--board", "picosystem", option, tmp_path / name)[0] == 0


@pytest.mark.parametrize("option", ["--code", "--uf2"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path, option):
    """Above all the project's own code.py."""
    target = tmp_path / "code.py"
    target.write_text("print('mine')\n")
    status, said, wrong = run("--board", "picosystem", "--out", tmp_path / "folder", option, target)
    assert (status, said) == (1, "") and str(target) in wrong and len(wrong.splitlines()) == 1
    assert target.read_text() == "print('mine')\n" and not (tmp_path / "folder").exists()


def test_a_folder_in_the_file_s_place_is_told_in_words(tmp_path):
    status, _, wrong = run("--board", "pybadge", "--code", tmp_path)
    assert status == 1 and wrong == f"{tmp_path} is a folder; the file to make needs another name.\n"


@pytest.mark.parametrize("name", ["pybadge", "pygamer", "other"])
def test_a_uf2_file_is_refused_for_boards_it_is_not_for(tmp_path, name):
    status, said, wrong = run("--board", name, "--uf2", tmp_path / "game.uf2")
    assert (status, said) == (1, "") and not (tmp_path / "game.uf2").exists()
    assert len(wrong.splitlines()) == 1 and "picosystem" in wrong and name in wrong and "--code" in wrong


@pytest.mark.parametrize("name", drive_image.DRIVES)
def test_each_board_with_a_drive_image_can_be_built(name):
    found, size = build.find_board(name, False)
    assert found == name and size in ("160x128", "240x240")
    assert (build.adapter_of(name) == "other") == (name in build.OTHER_RP2040)
