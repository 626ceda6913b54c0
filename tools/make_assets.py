#!/usr/bin/env python3
"""Draw the pictures in assets/ from the drawings in tools/glyphs/.

    python3 tools/make_assets.py           write them
    python3 tools/make_assets.py --check   exit 1, naming each file that differs

For each screen size there are two card sheets, one with larger ranks and
suits, and a text font, all plain indexed BMP files. It needs nothing but Python: the files are 4 and 1 bits a pixel,
and picture libraries write indexed BMP with 8 bits only.

Card sheet: one row of tiles, 4 bits a pixel. A card is two tiles, a rank tile
above a suit tile.

    tile  0..51  rank tile of card number suit * 13 + rank
         52..55  suit tile of clubs, diamonds, hearts, spades
         56      nothing
         57, 58  empty place for a card, upper and lower half

Font: one row of cells in the order of CHARACTERS, 1 bit a pixel, 1 is ink.
"""

import argparse
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GLYPHS = ROOT / "tools" / "glyphs"
ASSETS = ROOT / "assets"

# screen: (width, height) of a card tile, (width, height) of a text cell
SCREENS = {
    "160x128": ((12, 11), (6, 12)),
    "240x240": ((18, 16), (9, 18)),
}

CHARACTERS = "".join(map(chr, range(32, 127))) + "♣♦♥♠−–…½×·→←↑↓é▸✓✗"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("clubs", "diamonds", "hearts", "spades")

TILES = 59
SUIT_TILE, BLANK_TILE, EMPTY_TILE = 52, 56, 57

# The sheets of cards, and in which row of its tile a rank is drawn; a suit in row 1.
SHEETS = {"cards": 2, "cards_large": 1}

# Meaning of a pixel in the card sheet. Hearts and clubs have a paper of their own, so that in
# a hand spades, hearts, diamonds, clubs every other suit can have another one.
CLEAR, PAPER, EDGE, SPADE_INK, HEART_INK, DIAMOND_INK, CLUB_INK, OTHER_PAPER = range(8)
INKS = (CLUB_INK, DIAMOND_INK, HEART_INK, SPADE_INK)
PAPERS = (OTHER_PAPER, PAPER, OTHER_PAPER, PAPER)

# The device sets its own colours; these let a person open the file. Blue
# diamonds, not orange: orange is hard to tell from red on a small screen.
CARD_COLOURS = (
    0x0A4A22, 0xF8F8F0, 0x88908C, 0x101018, 0xD00010, 0x0048D8, 0x008020, 0xF8F8F0,
)
FONT_COLOURS = (0x000000, 0xFFFFFF)


class DrawingError(Exception):
    """A drawing that cannot be used; the text says which and why."""


def read_drawings(path):
    """Read a file of drawings.

    Return {name: rows}, each row a string of '#' and '.', all rows of a
    drawing equally long. A line that starts with ';' is a comment; one that
    starts with ':' names the drawings whose rows follow side by side ('space'
    is the name of ' '). Raise DrawingError naming file and line.
    """
    drawings = {}
    names = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name} line {number}"
        if line.startswith(":"):
            names = [" " if name == "space" else name for name in line[1:].split()]
            for name in names:
                if name in drawings:
                    raise DrawingError(f"{where}: '{name}' is drawn twice.")
                drawings[name] = []
        elif line.strip() and not line.startswith(";"):
            parts = line.split()
            if len(parts) != len(names):
                raise DrawingError(f"{where}: {len(parts)} pieces of row for {len(names)} drawings.")
            for name, part in zip(names, parts):
                rows = drawings[name]
                if part.strip("#."):
                    raise DrawingError(f"{where}: '{name}' may hold only '#' and '.'.")
                if rows and len(rows[0]) != len(part):
                    raise DrawingError(f"{where}: a row of '{name}' has another width than its first.")
                rows.append(part)
    return drawings


def get_drawing(drawings, name, width, height):
    """Return the rows of a drawing, or raise DrawingError if it is missing or larger than width x height."""
    rows = drawings.get(name)
    if not rows:
        raise DrawingError(f"There is no drawing of '{name}'.")
    if len(rows) > height or len(rows[0]) > width:
        raise DrawingError(f"The drawing of '{name}' is {len(rows[0])}x{len(rows)}, more than {width}x{height}.")
    return rows


def blank(width, height, value=CLEAR):
    """Return a picture: a list of height bytearrays of width pixels."""
    return [bytearray([value] * width) for _ in range(height)]


def stamp(picture, rows, left, top, ink):
    """Set the '#' of a drawing to ink, its upper left corner at left, top."""
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#":
                picture[top + y][left + x] = ink


def draw_card(width, height, fill):
    """Return a blank card, two tiles tall, with its edge and rounded corners."""
    card = blank(width, 2 * height, fill)
    for row in card:
        row[0] = row[-1] = EDGE
    for row in (card[0], card[-1]):
        row[:] = bytes([EDGE] * width)
        row[0] = row[-1] = CLEAR
    return card


def draw_empty(width, height):
    """Return an empty place for a card: an outline of dots two pixels long."""
    card = draw_card(width, height, CLEAR)
    total = 2 * height
    for y, row in enumerate(card):
        for x in range(width):
            # Counted from the nearest corner, so that the outline is even.
            if (min(x, width - 1 - x) + min(y, total - 1 - y)) % 4 < 2:
                row[x] = CLEAR
    return card


def draw_cards(screen, kind="cards"):
    """Return a card sheet of a screen, one of the SHEETS, as a picture."""
    width, height = SCREENS[screen][0]
    drawings = read_drawings(GLYPHS / f"{kind}_{screen}.txt")
    sheet = blank(TILES * width, height)

    def put(tile, rows):
        for y, row in enumerate(rows):
            sheet[y][tile * width:(tile + 1) * width] = row

    for suit, suit_name in enumerate(SUITS):
        face = draw_card(width, height, PAPERS[suit])
        upper, lower = face[:height], face[height:]
        for rank, rank_name in enumerate(RANKS):
            tile = [bytearray(row) for row in upper]
            rows = get_drawing(drawings, rank_name, width - 2, height - SHEETS[kind])
            stamp(tile, rows, (width - len(rows[0])) // 2, SHEETS[kind], INKS[suit])
            put(suit * 13 + rank, tile)
        tile = [bytearray(row) for row in lower]
        rows = get_drawing(drawings, suit_name, width - 2, height - 2)
        stamp(tile, rows, (width - len(rows[0])) // 2, 1, INKS[suit])
        put(SUIT_TILE + suit, tile)

    empty = draw_empty(width, height)
    put(EMPTY_TILE, empty[:height])
    put(EMPTY_TILE + 1, empty[height:])
    return sheet


def draw_font(screen):
    """Return the text font of a screen as a picture."""
    width, height = SCREENS[screen][1]
    drawings = read_drawings(GLYPHS / f"font_{screen}.txt")
    sheet = blank(len(CHARACTERS) * width, height)
    for number, character in enumerate(CHARACTERS):
        stamp(sheet, get_drawing(drawings, character, width, height), number * width, 0, 1)
    return sheet


def encode_bmp(picture, bits, colours):
    """Return a picture as the bytes of an uncompressed, bottom-up, indexed BMP file.

    bits: 1 or 4 bits a pixel. colours: at most 2 ** bits of 0xRRGGBB; the
    palette has these alone.
    """
    height, width = len(picture), len(picture[0])
    stride = (width * bits + 31) // 32 * 4
    body = bytearray()
    for row in reversed(picture):
        value = 0
        for pixel in row:
            value = value << bits | pixel
        body += (value << stride * 8 - width * bits).to_bytes(stride, "big")
    palette = b"".join(struct.pack("<I", colour) for colour in colours)
    start = 14 + 40 + len(palette)
    header = struct.pack("<2sIHHI", b"BM", start + len(body), 0, 0, start)
    # 2835 pixels a metre are the usual 72 an inch.
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, bits, 0, len(body), 2835, 2835, len(colours), 0)
    return header + info + palette + bytes(body)


def draw_all():
    """Return {file name: bytes} of all pictures."""
    files = {}
    for screen in SCREENS:
        for kind in SHEETS:
            files[f"{kind}_{screen}.bmp"] = encode_bmp(draw_cards(screen, kind), 4, CARD_COLOURS)
        files[f"font_{screen}.bmp"] = encode_bmp(draw_font(screen), 1, FONT_COLOURS)
    return files


def main(arguments=None):
    """Write or check the pictures; return the exit status."""
    parser = argparse.ArgumentParser(description="Draw the pictures in assets/ from tools/glyphs/.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    options = parser.parse_args(arguments)
    try:
        files = draw_all()
        if not options.check:
            ASSETS.mkdir(exist_ok=True)
        status = 0
        for name, data in files.items():
            path = ASSETS / name
            if not options.check:
                path.write_bytes(data)
                print(f"assets/{name}: {len(data)} bytes")
            elif not path.is_file():
                print(f"assets/{name} is missing.")
                status = 1
            elif path.read_bytes() != data:
                print(f"assets/{name} differs from its drawing; run tools/make_assets.py.")
                status = 1
        return status
    except (DrawingError, OSError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
