"""Make what goes on a board's drive: our code compiled, the pictures for
its screen, settings.toml, boot.py and safemode.py. As a folder, or as one file:

    python3 tools/build.py --board pybadge --out build/pybadge
    python3 tools/build.py --board pybadge --code build/code.py
    python3 tools/build.py --board picosystem --uf2 build/picosystem.uf2

What is in the folder is copied to the drive CIRCUITPY. The code.py is copied there alone, and
unpacks all the rest when it starts. The UF2 file, for boards with an RP2040, is the whole drive
and goes to the chip's loader, the drive RPI-RP2; it replaces all that is on CIRCUITPY.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

# The adapters in lib/handheld/boards that a board does without.
ADAPTERS = ("pybadge", "pygamer", "picosystem", "other")

# Boards that the adapter `other` serves, whose drive can be made as a UF2 file: the pictures
# for their screens.
OTHER_RP2040 = {"ugame22": "240x240", "pajenicko_picopad": "240x240", "hack_club_sprig": "160x128"}

# The languages with letters of their own.
LETTERS = ("japanese",)

# Only their sources run on a board as they are.
PLAIN_FILES = ("code.py", "boot.py", "safemode.py", "settings.toml")


class BuildError(Exception):
    """The folder cannot be made. The text is one sentence."""


def adapter_of(board_name):
    """Which adapter module a board uses, by the name find_board knows it by."""
    if board_name in OTHER_RP2040:
        return "other"
    return {"pybadge_lc": "pybadge", "edgebadge": "pybadge"}.get(board_name, board_name)


def build(board_name, size, out, lines=False):
    """Fill the folder `out`, which must be new, empty or an earlier build. lines: whether
    tracebacks name lines, and all names are as in the sources. Returns {part: bytes}."""
    from tools import environment, shrink, vm

    if "mpy-cross" in environment.missing():
        raise BuildError(environment.missing()["mpy-cross"] + ".")
    prepare(out)
    parts = {", ".join(PLAIN_FILES): copy_plain(out)}
    unwanted = [name for name in ADAPTERS if name != adapter_of(board_name)]
    engine, handheld = ROOT / "engine", ROOT / "lib" / "handheld"
    texts = None if lines else shrink.Shrunk([engine, handheld]).texts
    parts["engine"] = compile_tree(vm, engine, out, texts=texts)
    parts["handheld"] = compile_tree(vm, handheld, out / "lib", unwanted, texts)
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


def compile_tree(vm, source, folder, unwanted=(), texts=None):
    total = 0
    for path in vm.compile_tree(source, folder, system=vm.CIRCUITPYTHON, lines=texts is None, texts=texts):
        if path.parent.name == "boards" and path.stem in unwanted:
            path.unlink()
        else:
            total += path.stat().st_size
    return total


def copy_pictures(size, folder):
    folder.mkdir(parents=True)
    total = 0
    names = [f"{kind}_{size}.bmp" for kind in ("cards", "cards_large", "font", *LETTERS)]
    # A font's licence goes where the font goes.
    for name in names + [path.name for path in (ROOT / "assets").glob("LICENSE-*")]:
        shutil.copyfile(ROOT / "assets" / name, folder / name)
        total += (folder / name).stat().st_size
    return total


def find_board(board_name, small):
    """(name, picture size) of a board. ValueError, naming the choices, if there is none."""
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    board_name = {"pybadge_airlift": "pybadge", "pygamer_advance": "pygamer"}.get(board_name, board_name)
    if board_name == "other":
        return "other", "160x128" if small else "240x240"
    if board_name in OTHER_RP2040:
        return board_name, OTHER_RP2040[board_name]
    try:
        board = boards.find(board_name)
    except ValueError as error:
        raise ValueError(", ".join([str(error), *OTHER_RP2040, "other"])) from None
    return board.name, f"{board.width}x{board.height}"


def check_files(board_name, code, uf2):
    """Refuse a one-file build that cannot be made, before anything is."""
    from tools import drive_image, self_extracting

    if uf2 and board_name not in drive_image.DRIVES:
        raise BuildError(f"A UF2 file is for boards with an RP2040 ({', '.join(drive_image.DRIVES)}); "
                         f"for {board_name} use --code.")
    for target, maker in ((code, self_extracting), (uf2, drive_image)):
        if target and target.is_dir():
            raise BuildError(f"{target} is a folder; the file to make needs another name.")
        if target and target.exists() and not maker.is_one(target.read_bytes()):
            raise BuildError(f"{target} is something else already; give a new name, or an earlier build.")


def build_files(folder, board_name, code, uf2):
    """Make the one-file builds asked for, None for those not, of a folder that build() made."""
    from tools import drive_image, self_extracting

    for target in (code, uf2):
        if target:
            target.parent.mkdir(parents=True, exist_ok=True)
    if code:
        code.write_bytes(self_extracting.make(folder))
    if uf2:
        drive_image.make(folder, board_name, uf2)


def report(parts, out, code, uf2):
    """Say what was made, how big it is, and what to do with it."""
    for part, total in parts.items():
        print(f"{total:8,} bytes  {part}")
    print(f"{sum(parts.values()):8,} bytes  in all" + (f", in {out}" if out else ""))
    if code:
        print(f"{code.stat().st_size:8,} bytes  {code}")
        print("Copy that file to the drive CIRCUITPY, as code.py, and eject the drive.")
    if uf2:
        print(f"{uf2.stat().st_size:8,} bytes  {uf2}")
        print("Copy that file to the drive RPI-RP2. It replaces all that is on CIRCUITPY.")
    if out:
        print("Copy what is in that folder to the drive CIRCUITPY.")


def main():
    parser = argparse.ArgumentParser(
        description="Make what goes on a board's drive: a folder, or one file.",
        epilog="At least one of --out, --code and --uf2 is required.")
    parser.add_argument("--board", required=True, metavar="NAME", help="pybadge, pybadge_lc, edgebadge, pygamer, "
                        f"picosystem, {', '.join(OTHER_RP2040)}, or other: any with a display of 240x240 or more")
    parser.add_argument("--small", action="store_true", help="for --board other: a display of 160x128 or more")
    parser.add_argument("--out", metavar="DIR", type=Path, help="a folder, to copy to CIRCUITPY")
    parser.add_argument("--code", metavar="FILE", type=Path,
                        help="one file, to copy to CIRCUITPY as code.py: it unpacks the rest")
    parser.add_argument("--uf2", metavar="FILE", type=Path, help="one file, to copy to RPI-RP2 (RP2040 boards): "
                        "it replaces all that is on CIRCUITPY")
    parser.add_argument("--lines", action="store_true",
                        help="tracebacks name lines, and all names are as in the sources; "
                        "takes 24 KB more of the board's memory")
    options = parser.parse_args()
    if not (options.out or options.code or options.uf2):
        parser.error("at least one of --out, --code and --uf2 is required")
    try:
        name, size = find_board(options.board, options.small)
        check_files(name, options.code, options.uf2)
        with tempfile.TemporaryDirectory() as spare:
            folder = options.out or Path(spare)
            parts = build(name, size, folder, options.lines)
            build_files(folder, name, options.code, options.uf2)
    except (BuildError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    report(parts, options.out, options.code, options.uf2)
    return 0


if __name__ == "__main__":
    from tools import endings, environment

    environment.ensure()
    endings.run(main)
