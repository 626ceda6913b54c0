"""The simulated board: a small app runs on it unchanged, with keys, pictures and checks."""

import os
import subprocess
import sys
import time

import pytest

from tools import environment
from tools.desktop import machine, script, window

from simulated import boards
from simulated.keyscript import ScriptError, parse
from tiny_app import A_AND_START_AND_RIGHT, APP, KEYS, OFFENCES, SETTING

RED, GREEN, WHITE, BLACK = (255, 0, 0), (0, 255, 0), (255, 255, 255), (0, 0, 0)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "code.py").write_text(APP)
    return tmp_path


def play(folder, board, keys, **options):
    """Run the app on a board; returns (exit status, driver, what it printed's owner)."""
    driver = script.ScriptDriver(keys, boards.find(board), shots=folder / "shots")
    with machine.Machine(board, driver, folder=folder, **options) as handheld:
        status = handheld.run()
    return status, driver, handheld


def run_lines(folder, lines, board="pybadge", keys="wait 10", **options):
    """Run a program of these lines as code.py, and return its machine."""
    (folder / "code.py").write_text(lines)
    return play(folder, board, keys, **options)


# The app on each board -----------------------------------------------------------------


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "picosystem"])
def test_a_script_plays_the_app_and_takes_pictures(folder, capsys, board):
    from PIL import Image

    status, driver, _ = play(folder, board, KEYS)
    assert status == 0
    assert capsys.readouterr().out.replace("\n", ", ").rstrip(", ") == A_AND_START_AND_RIGHT[board]
    kind = boards.find(board)
    first, last = [Image.open(folder / "shots" / (name + ".png")) for name in ("first", "last")]
    assert first.size == last.size == (kind.width, kind.height)
    assert {colour for _, colour in first.getcolors()} == {RED, WHITE, BLACK}
    assert {colour for _, colour in last.getcolors()} == {RED, GREEN, WHITE, BLACK}
    assert (last.getpixel((10, 20)), last.getpixel((17, 27)), last.getpixel((18, 20))) == (GREEN, GREEN, RED)
    assert (last.getpixel((9, 20)), last.getpixel((10, 28))) == (BLACK, BLACK)


def test_two_runs_are_alike_and_take_no_real_time(folder):
    began = time.perf_counter()
    runs = [play(folder, "pybadge", KEYS + "wait 20000\nshot end") for _ in range(2)]
    assert time.perf_counter() - began < 15  # of 40 seconds
    assert runs[0][1].clock_us == runs[1][1].clock_us > 20000000
    for name in ("first", "last", "end"):
        assert runs[0][1].pictures[name].tobytes() == runs[1][1].pictures[name].tobytes()


def test_the_other_boards_are_what_they_should_be():
    assert [boards.find(name).board_id for name in boards.NAMES] == [
        "pybadge", "pybadge", "edgebadge", "pygamer", "pimoroni_picosystem"]
    assert boards.find("pimoroni_picosystem") is boards.find("picosystem")
    assert boards.find("picosystem").key("start") == "x" and boards.find("pygamer").key("y") == "select"
    with pytest.raises(ValueError, match="no board 'gameboy' here; there are: pybadge, "):
        boards.find("gameboy")


# The stand-ins -----------------------------------------------------------------------------


def test_a_full_queue_drops_events_and_says_so(folder):
    run_lines(folder, """\
import board, keypad, simulated
keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                                key_count=8, value_when_pressed=True, max_events=3)
for _ in range(2):
    simulated.press("up")
    simulated.let_go("up")
event = keypad.Event()
assert keys.events.overflowed and len(keys.events) == 3
assert keys.events.get_into(event) and event.key_number == 6 and event.pressed
assert keys.events.get().released
keys.events.clear()
assert not keys.events.overflowed and keys.events.get() is None
simulated.press("b")
keys.events.clear()
keys.reset()
assert keys.events.get() == keypad.Event(0, True)
keys.deinit()
keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
                         key_count=8, value_when_pressed=True)
""")


@pytest.mark.parametrize("lines, error", [
    ("keypad.Keys((board.SW_A,), value_when_pressed=True)", "value_when_pressed=False"),
    ("keypad.Keys((board.BAT_SENSE,), value_when_pressed=False)", "BAT_SENSE has no key"),
    ("keypad.Keys((board.SW_A, ), value_when_pressed=False)\n" * 2, "SW_A in use"),
    ("import microcontroller\nmicrocontroller.nvm[0:4] = b'abc'", "different lengths"),
    ("import microcontroller\nmicrocontroller.nvm[0] = 256", "0-255"),
])
def test_a_board_that_is_misused_says_how(folder, lines, error):
    with pytest.raises(ValueError, match=error):
        run_lines(folder, "import board, keypad\n" + lines, "picosystem")


def test_each_board_lacks_what_the_real_one_lacks(folder):
    run_lines(folder, "import audioio")
    run_lines(folder, "import audiopwmio", "picosystem")
    with pytest.raises(ImportError):
        run_lines(folder, "import audioio", "picosystem")
    with pytest.raises(ImportError):
        run_lines(folder, "import audiopwmio")
    with pytest.raises(AttributeError):
        run_lines(folder, "import board\nboard.SW_A")


def test_the_memory_is_kept_in_a_file_and_belongs_to_its_board(folder):
    program = "import microcontroller as m\nprint(len(m.nvm), m.nvm[1])\nm.nvm[0:2] = bytes((7, m.nvm[1] - 1))"
    file = folder / "kept" / "nvm.bin"
    for expected in (254, 253):
        _, _, handheld = run_lines(folder, program, nvm_file=file)
        assert handheld.nvm[:2] == bytes((7, expected)) and file.read_bytes() == handheld.nvm
    assert len(handheld.nvm) == 8192
    _, _, other = run_lines(folder, program, "picosystem")
    assert other.nvm[:3] == b"\x07\xfe\xff" and len(other.nvm) == 4096


def test_settings_time_and_entropy_are_those_of_the_machine_and_go_with_it(folder, capsys):
    program = """\
import os, random, time, supervisor
print(os.getenv("LEVEL"), os.getenv("NOTHING", "none"), os.urandom(4).hex(), random.randrange(1000), time.monotonic() < 1)
a = supervisor.ticks_ms()
time.sleep(70)
print((supervisor.ticks_ms() - a) % (1 << 29) >= 70000, supervisor.ticks_ms() < a)
os.sync()
"""
    before = (time.sleep, time.monotonic, os.getenv, os.urandom, os.getcwd())
    for _ in range(2):
        run_lines(folder, program, settings={"LEVEL": 3})
    assert (time.sleep, time.monotonic, os.getenv, os.urandom, os.getcwd()) == before
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == lines[2:]
    assert lines[0].startswith("3 none ") and lines[0].endswith(" True")
    assert lines[1] == "True True"  # the counter has wrapped, as a board's does


def test_packages_that_know_their_board_are_imported_anew_for_each_run(folder, capsys, monkeypatch):
    package = folder / "lib" / "handheld_of_this_test"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("import board\nWIDTH = board.DISPLAY.width\n")
    monkeypatch.setattr(sys, "path", list(sys.path))
    mine = sys.modules["handheld_of_this_test"] = type(sys)("handheld_of_this_test")
    try:
        for board in ("pybadge", "picosystem"):
            run_lines(folder, "import handheld_of_this_test as h\nprint(h.WIDTH)", board, fresh=["handheld_of_this_test"])
            assert sys.modules["handheld_of_this_test"] is mine
    finally:
        del sys.modules["handheld_of_this_test"]
    assert capsys.readouterr().out == "160\n240\n"


def test_the_display_refreshes_itself_until_the_app_does(folder):
    program = APP.replace("display.auto_refresh = False", "").replace("    display.refresh()\n", "")
    (folder / "code.py").write_text(program)
    _, driver, _ = play(folder, "pybadge", KEYS)
    assert driver.pictures["last"].getpixel((10, 20)) == GREEN


def test_an_app_that_never_looks_at_its_keys_is_stopped(folder):
    with pytest.raises(RuntimeError, match="has not looked at its keys for 300 seconds"):
        run_lines(folder, "import time\nwhile True:\n    time.sleep(1)")


def test_the_app_s_own_exit_status_is_told(folder, capsys):
    assert run_lines(folder, "raise SystemExit(3)")[0] == 3
    assert run_lines(folder, "raise SystemExit")[0] == 0
    assert run_lines(folder, "raise SystemExit('no display')")[0] == 1
    assert capsys.readouterr().err == "no display\n"
    assert run_lines(folder, "pass")[0] == 0


# Key scripts -----------------------------------------------------------------------------


@pytest.mark.parametrize("line, error", [
    ("rigth", "keys.txt, line 2: 'rigth' is not a key of the pybadge (b a start select right down up left), nor 'wait' or 'shot'"),
    ("wait long", "keys.txt, line 2: 'wait' is followed by a number of milliseconds"),
    ("wait", "keys.txt, line 2: 'wait' is followed by a number of milliseconds"),
    ("shot ../../x", "keys.txt, line 2: 'shot' is followed by one name for the picture, without a folder"),
    ("shot", "keys.txt, line 2: 'shot' is followed by one name for the picture, without a folder"),
    ("a*b", "keys.txt, line 2: 'a*b' is not a key and a number, as in right*3"),
])
def test_a_line_that_means_nothing_is_named(line, error):
    with pytest.raises(ScriptError) as raised:
        parse("a\n%s\n" % line, boards.find("pybadge"), "keys.txt")
    assert str(raised.value) == error


def test_one_script_serves_all_boards():
    text = "A start x\nselect*2 # and so on\n\nwait 5\nshot s"
    assert parse(text, boards.find("pybadge")) == [
        ("key", "a"), ("key", "start"), ("key", "start"), ("key", "select"), ("key", "select"), ("wait", 5), ("shot", "s")]
    assert [value for kind, value in parse(text, boards.find("picosystem")) if kind == "key"] == ["a", "x", "x", "y", "y"]


def test_a_script_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(ScriptError, match="no.txt: No such file"):
        script.ScriptDriver.from_file(tmp_path / "no.txt", boards.find("pybadge"))
    (tmp_path / "data").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScriptError, match="data: this is not text"):
        script.ScriptDriver.from_file(tmp_path / "data", boards.find("pybadge"))


# As strict as a board ----------------------------------------------------------------------

@pytest.mark.parametrize("lines, error", OFFENCES)
def test_the_display_refuses_what_a_board_refuses(folder, lines, error):
    with pytest.raises((ValueError, TypeError)) as raised:
        run_lines(folder, SETTING + lines)
    assert error in str(raised.value)


def test_what_is_right_is_not_refused(folder):
    run_lines(folder, SETTING + """\
grid[1] = 3
grid[0, 0] = 2
group.append(grid)
group.append(shape)
assert grid in group and len(group) == 2
group.remove(shape)
other = displayio.Group(x=-5, scale=2)
other.append(shape)
other.insert(0, group.pop())
other[1] = vectorio.Rectangle(pixel_shader=palette, width=1, height=1)
group.append(shape)
del group[0]
group.append(shape)
bitmaptools.blit(bitmap, bitmap, 4, 4, x2=4, y2=4)
bitmap.fill(2)
assert bitmap[7, 7] == bitmap[63] == 2
""")


# The window --------------------------------------------------------------------------------

WINDOW = """\
import sys
sys.path.append(%r)
from tools.desktop import machine, window
from simulated import boards

pygame = window._pygame()
board = boards.find(sys.argv[1])
assert window.window_available() is None
driver = window.WindowDriver(board, title="A test")
pump, looks = driver._pump, []


def press(*names):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for name in names:
            pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(name)))


def scripted():
    looks.append(1)
    if len(looks) == 5:
        press("z", "return")
    elif len(looks) == 10:
        press("s")
    elif len(looks) == 15:
        press("f12")
    elif len(looks) > 15 and driver._drawn and not driver._stale:
        pygame.image.save(driver.window, str(driver.shots / "window.png"))
        pygame.event.post(pygame.event.Event(pygame.QUIT if sys.argv[2] == "close" else pygame.KEYDOWN, key=pygame.K_ESCAPE))
    pump()


driver._pump = scripted
with machine.Machine(board, driver, folder=sys.argv[3]) as handheld:
    status = handheld.run()
driver.close()
print("scale", driver.scale, "ended", status)
"""


@pytest.fixture
def window_reason():
    if "pygame-ce" in environment.missing():
        pytest.skip(environment.missing()["pygame-ce"])


@pytest.mark.parametrize("board, end", [("pybadge", "close"), ("picosystem", "escape")])
def test_the_window_shows_the_screen_takes_keys_and_closes(folder, window_reason, board, end):
    from PIL import Image

    where = folder / "where the player is"
    where.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", WINDOW % str(machine.pathlib.Path(environment.ROOT)), board, end, str(folder)],
        cwd=where, text=True, capture_output=True, timeout=60, env=dict(os.environ, SDL_VIDEODRIVER="dummy"),
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    # Z and Enter are one button: down once.
    assert lines[:2] == {"pybadge": ["key 1", "key 2"], "picosystem": ["key 0", "key 2"]}[board]
    scale = int(lines[2].split()[1])
    assert lines[2].endswith("ended 0")
    kind = boards.find(board)
    shown = Image.open(where / "window.png").convert("RGB")
    assert shown.height == kind.height * scale + window.LEGEND_HEIGHT
    left = (shown.width - kind.width * scale) // 2
    assert shown.getpixel((left + 10 * scale, 20 * scale)) == GREEN
    assert shown.getpixel((left + 10 * scale - 1, 20 * scale)) == BLACK
    legend = shown.crop((0, kind.height * scale, shown.width, shown.height))
    assert any(colour == window.TEXT for _, colour in legend.getcolors(10000))
    assert Image.open(where / "screen-1.png").size == (kind.width, kind.height)


def test_the_window_is_a_whole_number_of_times_as_large_and_fits():
    assert window.best_scale(160, 128, (1920, 1080)) == 5
    assert window.best_scale(240, 240, (1920, 1080)) == 3
    assert window.best_scale(160, 128, (800, 480)) == 2
    assert window.best_scale(240, 240, (200, 200)) == 1


def test_without_a_window_system_it_says_so(monkeypatch):
    if not sys.platform.startswith("linux"):
        pytest.skip("only on Linux can a desktop be told from the environment")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert "no window system" in window.window_available()


def test_the_legend_names_the_board_s_keys():
    assert "S: START     A: SELECT" in window.legend(boards.find("pygamer"))[0]
    assert "S: X     A: Y" in window.legend(boards.find("picosystem"))[0]
