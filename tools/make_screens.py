#!/usr/bin/env python3
"""Write docs/screens.md, which shows every screen at both sizes.

    python3 tools/make_screens.py            the page anew
    python3 tools/make_screens.py --record   and before it the pictures, from the running game
    python3 tools/make_screens.py --check    exit 1 if the page is not as it would be written

The pictures are those in tests/golden, which tests/handheld/test_golden.py compares with the
running game, pixel for pixel; the chapters are the modules of tests/handheld/scenes, which press the keys.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools import environment

PAGE = ROOT / "docs" / "screens.md"
GOLDEN = ROOT / "tests" / "golden"
# How wide each is shown: both as large as they would be on displays of one height.
SIZES = {"160x128": 320, "240x240": 256}

HEAD = """\
# Every screen

Made by `python3 tools/make_screens.py` from the running game, not by hand: keys are pressed until a screen is there, and
its picture is taken, on 160 x 128 (PyBadge, PyGamer) and on 240 x 240 pixels (PicoSystem).
"""


def chapters():
    """[(title, names of its scenes)] as tests/handheld/scenes has them."""
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    for folder in ("lib", "tests/handheld", "tests/engine"):
        if str(ROOT / folder) not in sys.path:
            sys.path.append(str(ROOT / folder))
    from tools import desktop  # noqa: F401  puts `simulated` in place
    import scenes

    return [(chapter.__doc__.strip().rstrip("."), list(chapter.SCENES)) for chapter in scenes.CHAPTERS]


def pictures(name):
    """The pictures of a scene, as (file's name, width to show it at)."""
    found = [(f"{name}-{size}.png", width) for size, width in SIZES.items()]
    return [(file, width) for file, width in found if (GOLDEN / file).exists()]


def page(listed):
    """The page that shows these chapters."""
    parts = [HEAD]
    for title, names in listed:
        parts.append(f"## {title}\n")
        for name in names:
            images = " ".join(f'<img src="../tests/golden/{file}" width="{width}" alt="{name}">'
                              for file, width in pictures(name))
            parts.append(f"**{name.replace('-', ' ')}**<br>\n{images}\n")
    return "\n".join(parts)


def main():
    environment.ensure()
    parser = argparse.ArgumentParser(description="Write docs/screens.md.")
    parser.add_argument("--record", action="store_true", help="take the pictures anew before")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page would change")
    options = parser.parse_args()
    if options.record:
        subprocess.run([sys.executable, ROOT / "tools" / "check.py", "-q", "--record", "tests/handheld/test_golden.py"], check=True)
    text = page(chapters())
    if options.check:
        same = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        print("docs/screens.md is up to date" if same else "docs/screens.md differs: python3 tools/make_screens.py writes it")
        return 0 if same else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
