"""tools/play.py as it is typed: pictures from a script, a game in the terminal, wrong words."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARDS = ["%s%s" % (suit, rank) for suit in "SHDC" for rank in "AKQJT98765432"]
# Whatever is asked for is found among these, and the rest is refused.
ANYTHING = (["high 8 s"] + CARDS) * 60
WITHOUT_WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.fixture
def project(tmp_path):
    """A copy of the project, so that the saved game of whoever runs the tests is left alone."""
    copy = tmp_path / "project"
    copy.mkdir()
    for name in ("engine", "lib", "tools", "assets"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("code.py", "requirements.lock"):
        shutil.copyfile(ROOT / name, copy / name)
    if not os.path.exists(os.path.join(sys.prefix, "installed.txt")):
        pytest.skip("these tests are not run by tools/check.py, so there is no environment to share")
    (copy / ".venv").symlink_to(sys.prefix, target_is_directory=True)
    return copy


def play(project, *arguments, typed=None, encoding="utf-8", **variables):
    """play.py in the copy: (exit status, output, errors). typed: lines for its input; encoding:
    of its terminal."""
    environment = {name: value for name, value in os.environ.items() if name not in WITHOUT_WINDOWS}
    environment.update(variables, PYTHONIOENCODING=encoding)
    done = subprocess.run(
        [sys.executable, str(project / "tools" / "play.py"), *map(str, arguments)], env=environment,
        input="".join(line + "\n" for line in typed) if typed is not None else "", cwd=project.parent,
        capture_output=True, text=True, encoding="utf-8", timeout=120)
    return done.returncode, done.stdout, done.stderr


# Pictures from a script -----------------------------------------------------------------------

SCRIPT = """\
wait 100
shot title
up a
a            # deal
wait 500
shot deal
a
shot picker
up*2 a
wait 2000
shot table
"""


@pytest.mark.parametrize("board, size", [("pybadge", (160, 128)), ("pygamer", (160, 128)),
                                         ("picosystem", (240, 240)), ("pimoroni_picosystem", (240, 240))])
def test_a_script_makes_pictures(project, board, size):
    (project.parent / "keys.txt").write_text(SCRIPT)
    status, said, wrong = play(project, "--board", board, "--script", "keys.txt", "--shots", "shots/here")
    assert (status, said, wrong) == (0, "", "")
    made = project.parent / "shots" / "here"
    assert sorted(path.name for path in made.iterdir()) == ["deal.png", "picker.png", "table.png", "title.png"]
    for path in made.iterdir():
        with Image.open(path) as picture:
            assert picture.size == size and len(picture.convert("RGB").getcolors(1000)) >= 4
    assert not (project / ".saved").exists()  # a script leaves the saved game alone


def test_the_same_script_makes_the_same_pictures(project):
    (project.parent / "keys.txt").write_text(SCRIPT)
    for shots in ("one", "two"):
        assert play(project, "--script", "keys.txt", "--shots", shots)[0] == 0
    for path in (project.parent / "one").iterdir():
        assert path.read_bytes() == (project.parent / "two" / path.name).read_bytes()
    assert play(project, "--script", "keys.txt", "--shots", "three", "--deal", 4242, "--level", "easy")[0] == 0
    deal = "deal.png"
    assert (project.parent / "one" / deal).read_bytes() != (project.parent / "three" / deal).read_bytes()


def test_watching_needs_no_keys(project):
    (project.parent / "keys.txt").write_text("up a a\nwait 60000\nshot later\n")
    pictures = []
    for arguments in ((), ("--watch",)):
        assert play(project, "--script", "keys.txt", "--shots", "shots", "--deal", 3, *arguments)[0] == 0
        pictures.append((project.parent / "shots" / "later.png").read_bytes())
    assert pictures[0] != pictures[1]


# In words ---------------------------------------------------------------------------------------


def test_a_whole_session_from_piped_input(project):
    status, said, wrong = play(project, "--text", "--deal", 5, typed=ANYTHING, FLUNK_DEALS="3")
    assert (status, wrong) == (0, "")
    assert re.search(r"^Solo, Deal 3 of 3, number 7$", said, re.M) and "End of the session." in said
    assert len(re.findall(" takes? the trick", said)) == 39
    scores = [int(text.replace("−", "-")) for text in re.findall(r"Score (−?\d+)", said)]
    totals = [int(text.replace("−", "-")) for text in re.findall(r"Total (−?\d+)", said)]
    assert len(scores) == 3 and totals[-1] == sum(scores)


def test_without_a_window_system_it_says_so_and_plays_in_words(project):
    if not sys.platform.startswith("linux"):
        pytest.skip("only on Linux can a desktop be told from the environment")
    status, said, wrong = play(project, "--deal", "5", typed=["quit"])
    assert (status, wrong) == (0, "")
    assert said.splitlines()[0].startswith("Playing in this terminal, because there is no window system here")
    assert "You: S " in said


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1252"])
def test_japanese_is_printed_as_utf_8_whatever_the_terminal_has(project, encoding):
    status, said, wrong = play(project, "--text", "--deal", 5, typed=["high 8 s", "sa", "quit"], encoding=encoding,
                               FLUNK_LANGUAGE="japanese")
    assert (status, wrong) == (0, "")
    assert "ソロ, ディール 1/9, 番号 5\n" in said and "あなたのコントラクト: " in said
    assert said.endswith("ゲームを保存しました。次に始めると続きからです。\n")


@pytest.mark.parametrize("end", ["quit", "end of input"])
def test_a_game_is_kept_and_goes_on(project, end):
    typed = ["high 8 s"] + CARDS * 2 + (["quit"] if end == "quit" else [])
    status, said, wrong = play(project, "--text", "--deal", 5, typed=typed)
    assert (status, wrong) == (0, "") and "The game is kept" in said.splitlines()[-1]
    assert [path.name for path in (project / ".saved").iterdir()] == ["pybadge.nvm"]
    status, again, wrong = play(project, "--text", typed=["last", "quit"])
    assert (status, wrong) == (0, "") and again.startswith("The kept game goes on.\n")
    assert re.search(" takes? the trick", said) and re.search(r"Trick \d+ of \d+: ", again)


def test_what_was_begun_in_words_goes_on_on_the_screen(project):
    """One memory for both: continuing in words what the same memory would continue in a window."""
    play(project, "--text", "--deal", 5, typed=["high 8 s", "quit"])
    kept = (project / ".saved" / "pybadge.nvm").read_bytes()
    (project / "look.py").write_text(
        "import sys\nsys.path += [%r, %r]\nfrom tools.desktop import machine, script\nfrom simulated import boards\n"
        "board = boards.find('pybadge')\ndriver = script.ScriptDriver('a\\nwait 500\\nstart\\nwait 100', board)\n"
        "with machine.Machine(board, driver, folder=%r, nvm_file=%r) as handheld:\n"
        "    print(handheld.run(), handheld.nvm[:2])\n" % (
            str(project), str(project / "lib"), str(project), str(project / ".saved" / "pybadge.nvm")))
    done = subprocess.run([sys.executable, str(project / "look.py")], capture_output=True, text=True, timeout=60)
    assert done.stdout == "0 b'FH'\n", done.stderr
    assert len(kept) == 8192


def test_every_board_keeps_its_own_game(project):
    play(project, "--text", "--board", "picosystem", typed=["high 8 s", "quit"])
    _, said, _ = play(project, "--text", "--board", "pybadge", typed=["quit"])
    assert "The kept game goes on." not in said
    assert {path.name: path.stat().st_size for path in (project / ".saved").iterdir()} == {
        "picosystem.nvm": 4096, "pybadge.nvm": 8192}


def test_a_saved_file_that_is_damaged_is_told_and_the_game_begins_anew(project):
    (project / ".saved").mkdir()
    for data in (b"FH\x01" + b"\x07" * 8189, b"short", b""):
        (project / ".saved" / "pybadge.nvm").write_bytes(data)
        status, said, wrong = play(project, "--text", typed=["quit"])
        assert (status, wrong) == (0, "") and "Deal 1 of 9" in said
        if len(data) == 8192:
            assert "The saved game is lost." in said


def test_a_terminal_that_has_few_letters_is_no_crash(project):
    """Some consoles, and output led into a file there, know no suit signs and no true minus."""
    status, said, wrong = play(project, "--text", "--deal", 6, typed=ANYTHING, FLUNK_DEALS="3", encoding="ascii")
    assert status == 0 and wrong == "", wrong[-300:]
    assert len(re.findall(" takes? the trick", said)) == 39


# Wrong words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments, words", [
    (("--board", "gameboy"), "there is no board 'gameboy' here; there are: pybadge"),
    (("--deal", "0"), "deals are numbered from 1 to 999999"),
    (("--deal", "1000000"), "deals are numbered from 1 to 999999"),
    (("--deal", "one"), "invalid int value: 'one'"),
    (("--level", "grand"), "invalid choice: 'grand'"),
    (("--shots", "here"), "--shots goes with --script"),
    (("--scale", "0"), "--scale is at least 1"),
    (("--script", "nothing.txt"), "nothing.txt: No such file or directory"),
    (("--script", "."), ".: Is a directory"),
    (("--nonsense",), "unrecognized arguments: --nonsense"),
])
def test_wrong_words_are_told_in_a_sentence(project, arguments, words):
    status, said, wrong = play(project, *arguments, typed=[])
    assert status == 2 and said == "" and words in wrong and "Traceback" not in wrong
    assert words in wrong.splitlines()[-1]


def test_a_wrong_line_of_a_script_is_named(project):
    (project.parent / "keys.txt").write_text("a\nrigth\n")
    status, said, wrong = play(project, "--script", "keys.txt")
    assert status == 2 and wrong.startswith("keys.txt, line 2: 'rigth' is not a key of the pybadge")
    assert len(wrong.splitlines()) == 1


def test_a_folder_for_pictures_that_cannot_be_made_is_told_in_a_sentence(project):
    (project.parent / "keys.txt").write_text("shot one\n")
    (project.parent / "taken").write_text("")
    status, said, wrong = play(project, "--script", "keys.txt", "--shots", "taken/shots")
    assert status != 0 and "Traceback" not in wrong and "taken" in wrong


def test_the_help_names_every_option(project):
    status, said, wrong = play(project, "--help")
    assert status == 0
    for option in ("--board", "--deal", "--level", "--watch", "--text", "--scale", "--script", "--shots"):
        assert option in said
