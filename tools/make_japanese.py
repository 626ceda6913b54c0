#!/usr/bin/env python3
"""Make the sheets of Japanese letters in assets/: one of each letter that the words use.

    python3 tools/make_japanese.py           write them, and the font's licence beside
    python3 tools/make_japanese.py --check   exit 1, saying which letters are missing or too many

The letters are those of the pixel font Galmuri (SIL Open Font License), of the version below. The
npm client fetches it, unless --font names its package as a file; --check needs neither. Nothing
else is needed but Python.

A sheet is a BMP file of 1 bit a pixel, one letter above the other, each as wide as two cells of
the text font. Between its palette and its pixels it lists its letters, in UTF-8, from the bottom
up; lib/handheld/wide.py reads it. Half-width katakana stand in the left cell.
"""

import argparse
import ast
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from tools import make_assets  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "lib" / "handheld" / "words"
ASSETS = ROOT / "assets"
LANGUAGE = "japanese"

PACKAGE = "galmuri@2.40.3"
SHA512 = ("7977e55e2875016cb627e8d6793e6c1958f83d409bd5b30aee59f028328ccc47"
          "77971f85ea6caec6aa7a734799943ec43173a271461a33e147ec302843b9966f")
LICENCE = "package/dist/LICENSE.txt"

# screen: (file of the font, where its origin is in a pair of cells, whether to draw it bolder:
# the other letters of the large screen are bold)
FONTS = {
    "160x128": ("package/dist/Galmuri11.bdf", (0, 11), False),
    "240x240": ("package/dist/Galmuri14.bdf", (1, 16), True),
}

# Letters from here on are on these sheets, what is below on the other; three bytes of UTF-8 each.
FIRST, LAST = "\u3000", "\uffff"
HALF_WIDTH = range(0xFF61, 0xFFA0)
# The font is proportional where these are; in a cell they stand beside what they open, or between.
AT_THE_RIGHT = "「『"
IN_THE_MIDDLE = "・"
LETTER_BYTES = 3

_GLYPH = re.compile(r"ENCODING (\d+)\n.*?BBX (\d+) (\d+) (-?\d+) (-?\d+)\nBITMAP\n(.*?)ENDCHAR", re.DOTALL)


# Modules of words that no screen draws: a terminal has letters of its own.
ONLY_TOLD = ("full", "rules")


class FontError(Exception):
    """No sheet can be made. The text is one sentence."""


def letters_used(folder=WORDS):
    """The letters that the language's words for the screens have and the text font has not, in their order."""
    letters = set()
    for path in sorted(folder.glob(LANGUAGE + "*.py")):
        if path.stem[len(LANGUAGE) + 1:] in ONLY_TOLD:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_docstring(node, tree):
                letters.update(letter for letter in node.value if FIRST <= letter <= LAST)
    return sorted(letters)


def is_docstring(node, tree):
    return isinstance(tree.body[0], ast.Expr) and tree.body[0].value is node


def fetch(folder):
    """The package of the font, as a file that npm puts into a folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise FontError(f"npm is not here to fetch {PACKAGE}; install it, or give the package with --font.")
    done = subprocess.run([npm, "pack", "--silent", PACKAGE], cwd=folder, capture_output=True, text=True)
    found = list(Path(folder).glob("*.tgz"))
    if done.returncode or not found:
        raise FontError(f"npm could not fetch {PACKAGE}: {' '.join(done.stderr.split())}")
    return found[0]


def read_package(path):
    """{name in the package: text} of the fonts and the licence."""
    if hashlib.sha512(path.read_bytes()).hexdigest() != SHA512:
        raise FontError(f"{path.name} is not the package {PACKAGE} that the sheets are made of.")
    texts = {}
    with tarfile.open(path) as package:
        for name in [LICENCE] + [font for font, _, _ in FONTS.values()]:
            texts[name] = package.extractfile(name).read().decode("utf-8")
    return texts


def read_glyphs(text, letters):
    """{letter: (left, bottom, rows)} out of a BDF font; rows of '#' and '.' like make_assets has them."""
    glyphs = {}
    for code, width, height, left, bottom, bits in _GLYPH.findall(text):
        if chr(int(code)) in letters:
            rows = [format(int(row, 16), f"0{4 * len(row)}b")[:int(width)] for row in bits.split()]
            rows = [row.replace("1", "#").replace("0", ".") for row in rows]
            glyphs[chr(int(code))] = int(left), int(bottom), rows
    return glyphs


def bolder(row):
    """A row with strokes twice as wide, except where they would run together."""
    row += "."
    return "".join("#" if mark == "#" or row[place - 1:place] == "#" and row[place + 1:place + 2] != "#" else "."
                   for place, mark in enumerate(row))


def draw(screen, text, letters):
    """The sheet of a screen as a picture, out of the text of its font."""
    width, height = make_assets.SCREENS[screen][1]
    _, (left, base), bold = FONTS[screen]
    glyphs = read_glyphs(text, letters)
    missing = [letter for letter in letters if letter not in glyphs]
    if missing:
        raise FontError("The font has no " + " ".join(missing) + ".")
    sheet = make_assets.blank(2 * width, len(letters) * height)
    for number, letter in enumerate(letters):
        aside, bottom, rows = glyphs[letter]
        if bold:
            rows = [bolder(row) for row in rows]
        room = width if ord(letter) in HALF_WIDTH else 2 * width
        x = room - len(rows[0])
        if letter in IN_THE_MIDDLE:
            x //= 2
        elif letter not in AT_THE_RIGHT:
            x = min(left + aside, x)
        y = base - bottom - len(rows)
        if x < 0 or not 0 <= y <= height - len(rows):
            raise FontError(f"'{letter}' is too large for {room} x {height} pixels.")
        make_assets.stamp(sheet, rows, x, (len(letters) - 1 - number) * height + y, 1)
    return sheet


def encode(sheet, letters):
    """A sheet as the bytes of its file."""
    return make_assets.encode_bmp(sheet, 1, make_assets.FONT_COLOURS, "".join(letters).encode())


def letters_listed(data):
    """The letters that a sheet's file says it has."""
    start = int.from_bytes(data[10:14], "little")
    return list(data[62:start].decode("utf-8", "replace"))


def check(letters):
    """Sentences about what is wrong with the sheets in assets/."""
    wrong = []
    for screen in FONTS:
        path = ASSETS / f"{LANGUAGE}_{screen}.bmp"
        if not path.is_file():
            wrong.append(f"assets/{path.name} is missing.")
            continue
        listed = letters_listed(path.read_bytes())
        for what, found in (("has no", set(letters) - set(listed)), ("has an unused", set(listed) - set(letters))):
            if found:
                wrong.append(f"assets/{path.name} {what} {' '.join(sorted(found))}; run tools/make_japanese.py.")
    return wrong


def write(package, letters):
    """Write the sheets and the licence, from the package as a file."""
    texts = read_package(package)
    files = {f"{LANGUAGE}_{screen}.bmp": encode(draw(screen, texts[font], letters), letters)
             for screen, (font, _, _) in FONTS.items()}
    files["LICENSE-Galmuri.txt"] = texts[LICENCE].encode()
    for name, data in files.items():
        (ASSETS / name).write_bytes(data)
        print(f"assets/{name}: {len(data)} bytes")
    print(f"{len(letters)} letters")


def main(arguments=None):
    """Write or check the sheets; return the exit status."""
    parser = argparse.ArgumentParser(description="Make the sheets of Japanese letters in assets/.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if letters are missing or unused")
    parser.add_argument("--font", metavar="FILE", type=Path, help=f"the npm package {PACKAGE}, if it is here already")
    options = parser.parse_args(arguments)
    letters = letters_used()
    try:
        if options.check:
            wrong = check(letters)
            for sentence in wrong:
                print(sentence)
            return 1 if wrong else 0
        with tempfile.TemporaryDirectory() as spare:
            write(options.font or fetch(spare), letters)
        return 0
    except FontError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
