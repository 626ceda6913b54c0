"""Compiled programs in the MicroPython virtual machine, on the stand-ins of a board."""

import pytest

from tools import vm
from tools.desktop import machine, script

from simulated import boards
from tiny_app import A_AND_START_AND_RIGHT, APP, KEYS, OFFENCES, SETTING


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "code.py").write_text(APP)
    return tmp_path


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    if vm.missing():
        pytest.skip(vm.missing())
    made = {}

    def build(board):
        if board not in made:
            made[board] = vm.build_app(tmp_path_factory.mktemp(board), boards.find(board), [])
        return made[board]

    return build


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "picosystem"])
def test_the_same_app_runs_compiled_in_micropython(folder, built, board):
    output = vm.run_app(built(board), folder / "code.py", boards.find(board), KEYS, heap="48kw")
    assert output.replace("\n", ", ").rstrip(", ") == A_AND_START_AND_RIGHT[board]


def test_settings_and_entropy_are_there_as_here(folder, built, capsys):
    (folder / "code.py").write_text('import os\nprint(os.urandom(8), os.getenv("LEVEL"), os.getenv("OTHER"))\n')
    there = vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1", settings={"LEVEL": 2})
    driver = script.ScriptDriver("wait 1", boards.find("pybadge"))
    with machine.Machine("pybadge", driver, folder=folder, settings={"LEVEL": 2}) as handheld:
        handheld.run()
    assert there == capsys.readouterr().out
    assert there.endswith(" 2 None\n")


def test_private_numbers_are_constants_to_the_compiler(folder, built):
    text = "_ROWS = 9\n_MASK = 1 << 4\n_LOW = -0x10\nROWS = 7\n_NAME = 'x'\n_lower = 3\n_SUM = ROWS + 1\n"
    assert vm.with_constants(text) == (
        "_ROWS = const(9)\n_MASK = const(1 << 4)\n_LOW = const(-0x10)\nROWS = 7\n_NAME = 'x'\n_lower = 3\n_SUM = ROWS + 1\n")
    source = folder / "source" / "numbers.py"
    source.parent.mkdir()
    source.write_text(text + "def rows():\n    return _ROWS, _MASK, _LOW, _SUM\n")
    vm.compile_tree(source, folder / "out")
    (folder / "main.py").write_text("import numbers\nprint(numbers.rows(), hasattr(numbers, '_ROWS'), hasattr(numbers, '_SUM'))")
    assert vm.run(folder / "main.py", path=[folder / "out"]) == "(9, 16, -16, 8) False True\n"
    assert sorted(path.name for path in (folder / "out").iterdir()) == ["numbers.mpy"]


def test_micropython_refuses_what_a_board_refuses(folder, built):
    program = SETTING
    for lines, _ in OFFENCES:
        body = "".join("    %s\n" % line for line in lines.split("\n"))
        program += "grid.x = grid.y = 0\ngroup = displayio.Group()\ngrid = displayio.TileGrid(bitmap, pixel_shader=palette, width=2, tile_width=4, tile_height=4)\n"
        program += "try:\n%s    print('NOTHING')\nexcept (ValueError, TypeError) as error:\n    print(error)\n" % body
    (folder / "code.py").write_text(program)
    output = vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1", heap=None).splitlines()
    assert len(output) == len(OFFENCES)
    for (lines, error), said in zip(OFFENCES, output):
        if "do not divide" in error:
            error = "do not divide a sheet of 8 by 8"
        assert error in said, lines


def test_micropython_says_what_went_wrong(folder, built):
    with pytest.raises(vm.VMError, match="ZeroDivisionError"):
        (folder / "code.py").write_text("1 / 0")
        vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1")
    with pytest.raises(vm.VMError, match="MemoryError"):
        (folder / "code.py").write_text("data = bytearray(100000)")
        vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1", heap="48kw")
    (folder / "code.py").write_text("data = bytearray(60000)\nprint(len(data))")
    assert vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1", heap="48kw") == "60000\n"
    with pytest.raises(vm.VMError, match="had not ended after 1 seconds"):
        (folder / "code.py").write_text("while True:\n    pass")
        vm.run_app(built("pybadge"), folder / "code.py", boards.find("pybadge"), "wait 1", timeout=1)
    with pytest.raises(vm.VMError, match="SyntaxError"):
        (folder / "wrong.py").write_text("def")
        vm.compile_tree(folder / "wrong.py", folder / "out")


def test_a_tree_is_compiled_for_either_system(folder, built):
    package = folder / "pack"
    (package / "inner").mkdir(parents=True)
    for name in ("__init__.py", "one.py", "inner/two.py"):
        (package / name).write_text("X = 1\n")
    made = vm.compile_tree(package, folder / "out", system=vm.CIRCUITPYTHON)
    assert sorted(path.relative_to(folder / "out").as_posix() for path in made) == [
        "pack/__init__.mpy", "pack/inner/two.mpy", "pack/one.mpy"]
    assert {path.read_bytes()[:2] for path in made} == {b"C\x06"}
    assert vm.compile_tree(package / "one.py", folder / "out")[0].read_bytes()[:2] == b"M\x06"
    (folder / "main.py").write_text("import one\nprint(one.X)")
    assert vm.run(folder / "main.py", path=[folder / "out"]) == "1\n"


def test_line_numbers_are_kept_only_when_asked_for(folder, built):
    (folder / "source").mkdir()
    source = folder / "source" / "trouble.py"
    source.write_text("\n\n\nRATIO = 1 / 0\n")
    (folder / "main.py").write_text("import trouble")
    for lines, said in ((True, 'File "trouble", line 4'), (False, 'File "trouble", line 1')):
        vm.compile_tree(source, folder / "out", lines=lines)
        with pytest.raises(vm.VMError, match=said):
            vm.run(folder / "main.py", path=[folder / "out"])


def test_a_heap_is_a_number_with_a_unit():
    assert vm.heap_bytes("96k") == 98304 == vm.heap_bytes(98304)
    assert vm.heap_bytes("48kw") in (49152, 98304)
    assert vm.heap_bytes("1m") == 1048576
    with pytest.raises(ValueError, match="such as 48kw"):
        vm.heap_bytes("much")


def test_imports_are_found_wherever_they_are(tmp_path):
    (tmp_path / "a.py").write_text("import os, sys\ndef f():\n    from engine.play import Play\n    from . import b\n")
    found = vm.imports([tmp_path])
    assert set(found) == {"os", "sys", "engine"}
    assert found["engine"] == ["%s:3" % (tmp_path / "a.py")]
