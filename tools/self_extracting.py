"""The whole drive as one code.py that unpacks itself: tools/unpacker.py, and the files in
comments after it.

After the code each file has a line `#:file SIZE CRC32 PATH` and then its pieces, a line
each: `#`, and the piece compressed and in base64. `#:end FILES CRC32` is the last line, with
the CRC32 of all lines from the first file's on, their ends left out. The CRC32s are in
hexadecimal.
"""

import base64
import zlib
from pathlib import Path

UNPACKER = Path(__file__).resolve().parent / "unpacker.py"

# What a board takes at a time.
PIECE_BYTES = 2048
# The smallest window that holds a piece: an unpacker may need as much memory.
WINDOW_BITS = 11

# Written last, in this order: until boot.py is there the computer can still reach the drive,
# and what code.py needs is there before it.
LAST = ("boot.py", "code.py")


def make(folder):
    """The text, as bytes, of a code.py that makes this folder on a board's drive.

    ValueError if the folder has no code.py, or a path that the unpacker cannot read.
    """
    lines = []
    paths = ordered(folder)
    for path in paths:
        data = (folder / path).read_bytes()
        lines.append(b"#:file %d %08x %s" % (len(data), zlib.crc32(data), path.encode("ascii")))
        lines += [b"#" + piece for piece in pieces(data)]
    lines.append(b"#:end %d %08x" % (len(paths), zlib.crc32(b"".join(lines))))
    return UNPACKER.read_bytes() + b"\n" + b"\n".join(lines) + b"\n"


def ordered(folder):
    """The paths of a folder's files, with slashes, in the order in which they are written."""
    paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    if "code.py" not in paths:
        raise ValueError(f"{folder} has no code.py.")
    for path in paths:
        if not path.isascii() or len(path.split()) != 1:
            raise ValueError(f"'{path}' cannot be unpacked on a board: it has a space or a letter beyond ASCII.")
    return [path for path in paths if path not in LAST] + [path for path in LAST if path in paths]


def pieces(data):
    """A file's pieces, each compressed and in base64."""
    made = []
    for start in range(0, len(data), PIECE_BYTES):
        packer = zlib.compressobj(9, zlib.DEFLATED, WINDOW_BITS)
        packed = packer.compress(data[start:start + PIECE_BYTES]) + packer.flush()
        made.append(base64.b64encode(packed))
    return made


def is_one(data):
    """Whether these bytes begin as what make() makes does."""
    return data.startswith(UNPACKER.read_bytes().partition(b"\n")[0])
