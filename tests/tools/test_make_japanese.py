"""tools/make_japanese.py: the sheets in assets/ hold what the words need, in pictures one can tell apart."""

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile

import pytest

from tools import make_assets, make_japanese
from tools.make_japanese import ASSETS, FONTS, FontError

LETTERS = make_japanese.letters_used()
SCREENS = sorted(FONTS)

FONT = """\
STARTFONT 2.1
STARTCHAR U+3042
ENCODING 12354
DWIDTH 4 0
BBX 3 2 1 -1
BITMAP
A0
40
ENDCHAR
STARTCHAR U+FF71
ENCODING 65393
DWIDTH 3 0
BBX 2 1 0 0
BITMAP
C0
ENDCHAR
STARTCHAR U+300C
ENCODING 12300
DWIDTH 3 0
BBX 1 2 0 0
BITMAP
80
80
ENDCHAR
"""


def pictures(screen):
    """{letter: rows of the picture} of a committed sheet."""
    data = (ASSETS / f"japanese_{screen}.bmp").read_bytes()
    width, height = make_assets.SCREENS[screen][1]
    letters = make_japanese.letters_listed(data)
    rows = [data[place: place + 4] for place in range(int.from_bytes(data[10:14], "little"), len(data), 4)]
    assert len(rows) == len(letters) * height
    rows = [format(int.from_bytes(row, "big"), "032b")[: 2 * width] for row in rows]
    return {letter: tuple(rows[place * height: (place + 1) * height]) for place, letter in enumerate(letters)}


def test_the_sheets_have_the_letters_of_the_words_and_no_others():
    assert make_japanese.check(LETTERS) == []
    assert make_japanese.main(["--check"]) == 0
    assert len(LETTERS) > 200 and all(len(letter.encode()) == 3 for letter in LETTERS)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_letter_is_blank_and_no_two_are_alike(screen):
    found = pictures(screen)
    assert list(found) == LETTERS
    assert all("1" in "".join(rows) for rows in found.values())
    # Hiragana and katakana write this one alike.
    different = [rows for letter, rows in found.items() if letter not in "へべぺ"]
    assert len(set(different)) == len(different)


@pytest.mark.parametrize("screen", SCREENS)
def test_half_width_letters_stand_in_the_left_cell(screen):
    width = make_assets.SCREENS[screen][1][0]
    for letter, rows in pictures(screen).items():
        right = any("1" in row[width:] for row in rows)
        if ord(letter) in make_japanese.HALF_WIDTH:
            assert not right
        elif letter not in "、。」":
            assert right, letter


def test_the_check_names_what_is_missing_and_what_is_left_over(monkeypatch, tmp_path, capsys):
    for screen in SCREENS:
        shutil.copyfile(ASSETS / f"japanese_{screen}.bmp", tmp_path / f"japanese_{screen}.bmp")
    monkeypatch.setattr(make_japanese, "ASSETS", tmp_path)
    monkeypatch.setattr(make_japanese, "letters_used", lambda: [letter for letter in LETTERS if letter != "あ"] + ["鱻"])
    assert make_japanese.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert said.count("has no 鱻") == 2 and said.count("has an unused あ") == 2
    (tmp_path / "japanese_160x128.bmp").unlink()
    assert make_japanese.main(["--check"]) == 1
    assert "assets/japanese_160x128.bmp is missing." in capsys.readouterr().out


def test_the_words_alone_count_not_what_is_said_about_them(tmp_path):
    (tmp_path / "japanese.py").write_text('"""親"""\n# 鱻\nA = "♥{}枚 a"\nB = ("ｱ", {"x": "。"})\n', encoding="utf-8")
    (tmp_path / "english.py").write_text('A = "愛"\n', encoding="utf-8")
    assert make_japanese.letters_used(tmp_path) == ["。", "枚", "ｱ"]


def test_a_font_is_read_and_drawn_where_its_letters_belong():
    letters = ["「", "あ", "ｱ"]
    assert make_japanese.read_glyphs(FONT, letters)["あ"] == (1, -1, ["#.#", ".#."])
    sheet = make_japanese.draw("160x128", FONT, letters)
    ink = {(x, y) for y, row in enumerate(sheet) for x, value in enumerate(row) if value}
    assert ink == {(11, 24 + 9), (11, 24 + 10)} | {(1, 12 + 10), (3, 12 + 10), (2, 12 + 11)} | {(0, 10), (1, 10)}
    data = make_japanese.encode(sheet, letters)
    assert make_japanese.letters_listed(data) == letters


def test_bold_strokes_do_not_run_together():
    assert make_japanese.bolder("#..#.#") == "##.#.##"
    assert make_japanese.bolder("###") == "####"


def test_a_letter_that_the_font_lacks_is_named():
    with pytest.raises(FontError, match="The font has no 愛."):
        make_japanese.draw("160x128", FONT, ["あ", "愛"])


def test_another_package_is_refused(tmp_path, capsys):
    path = tmp_path / "other.tgz"
    path.write_bytes(b"something else")
    assert make_japanese.main(["--font", str(path)]) == 1
    assert "other.tgz is not the package galmuri@" in capsys.readouterr().err
    assert make_japanese.main(["--font", str(tmp_path / "none.tgz")]) == 1
    assert "none.tgz" in capsys.readouterr().err


def test_without_npm_it_says_what_to_do(monkeypatch, capsys):
    monkeypatch.setattr(make_japanese.shutil, "which", lambda name: None)
    assert make_japanese.main([]) == 1
    assert "npm is not here to fetch galmuri@" in capsys.readouterr().err


def test_the_sheets_and_the_licence_are_written_from_the_package(monkeypatch, tmp_path, capsys):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as package:
        for name, text in [(make_japanese.LICENCE, "free")] + [(font, FONT) for font, _, _ in FONTS.values()]:
            entry = tarfile.TarInfo(name)
            entry.size = len(text)
            package.addfile(entry, io.BytesIO(text.encode()))
    path = tmp_path / "font.tgz"
    path.write_bytes(buffer.getvalue())
    monkeypatch.setattr(make_japanese, "SHA512", hashlib.sha512(buffer.getvalue()).hexdigest())
    monkeypatch.setattr(make_japanese, "ASSETS", tmp_path)
    monkeypatch.setattr(make_japanese, "letters_used", lambda: ["「", "あ", "ｱ"])
    assert make_japanese.main(["--font", str(path)]) == 0
    assert make_japanese.main(["--check"]) == 0
    assert (tmp_path / "LICENSE-Galmuri.txt").read_text() == "free"
    assert "3 letters" in capsys.readouterr().out


def test_the_tool_runs_by_itself():
    done = subprocess.run([sys.executable, str(make_japanese.ROOT / "tools" / "make_japanese.py"), "--check"],
                          capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
