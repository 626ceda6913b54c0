"""The pictures in assets/: what the tool draws, and whether a player can tell it apart.

Pillow reads the committed files, so the tool's own BMP writer is held against
an independent reader.
"""

import importlib.util
import itertools
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
TILES = {"160x128": (12, 11), "240x240": (18, 16)}
CELLS = {"160x128": (6, 12), "240x240": (9, 18)}
SCREENS = sorted(TILES)
KINDS = ("cards", "cards_large")
SUIT_INKS = {0: 6, 1: 5, 2: 4, 3: 3}  # clubs, diamonds, hearts, spades
SUIT_PAPERS = {0: 7, 1: 1, 2: 7, 3: 1}
# The fewest pixels by which two ranks, or two suits, must differ.
RANK_DISTANCE = {"160x128": 10, "240x240": 20}
SUIT_DISTANCE = {"160x128": 12, "240x240": 24}


def load_tool():
    spec = importlib.util.spec_from_file_location("make_assets", ROOT / "tools" / "make_assets.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.fixture
def tool():
    """A fresh copy of the tool, so that a test may point it at other folders."""
    return load_tool()


def read_pixels(name):
    """Return the palette indices of a committed picture as rows of bytes."""
    with Image.open(ROOT / "assets" / name) as image:
        if image.mode == "1":
            image = image.point(lambda value: 1 if value else 0, "L")
        width, data = image.width, image.tobytes()
    return [data[start:start + width] for start in range(0, len(data), width)]


def cut(rows, width, height, column):
    assert len(rows) == height
    return tuple(bytes(line[column * width:(column + 1) * width]) for line in rows)


def read_tiles(screen, kind="cards"):
    width, height = TILES[screen]
    rows = read_pixels(f"{kind}_{screen}.bmp")
    return [cut(rows, width, height, number) for number in range(len(rows[0]) // width)]


def read_cells(screen):
    width, height = CELLS[screen]
    rows = read_pixels(f"font_{screen}.bmp")
    return [cut(rows, width, height, number) for number in range(len(rows[0]) // width)]


def distance(one, other):
    """Return how many pixels of two tiles are ink in one and not in the other."""
    return sum((2 < a < 7) != (2 < b < 7) for x, y in zip(one, other) for a, b in zip(x, y))


def is_corner(x, y, width, height):
    return x in (0, width - 1) and y in (0, height - 1)


def test_committed_files_are_what_the_tool_draws(tool):
    for name, data in tool.draw_all().items():
        assert (ROOT / "assets" / name).read_bytes() == data, name


def test_pillow_reads_the_pixels_that_were_drawn(tool):
    for screen in SCREENS:
        for kind in KINDS:
            assert read_pixels(f"{kind}_{screen}.bmp") == [bytes(row) for row in tool.draw_cards(screen, kind)]
        assert read_pixels(f"font_{screen}.bmp") == [bytes(row) for row in tool.draw_font(screen)]


@pytest.mark.parametrize("screen", SCREENS)
def test_files_are_plain_small_indexed_bmp(screen):
    for kind, bits, colours, size in (
        ("cards", 4, 8, (59 * TILES[screen][0], TILES[screen][1])),
        ("cards_large", 4, 8, (59 * TILES[screen][0], TILES[screen][1])),
        ("font", 1, 2, (113 * CELLS[screen][0], CELLS[screen][1])),
    ):
        data = (ROOT / "assets" / f"{kind}_{screen}.bmp").read_bytes()

        def number(start, length):
            return int.from_bytes(data[start:start + length], "little", signed=True)

        assert data[:2] == b"BM"
        assert number(2, 4) == len(data)
        assert number(14, 4) == 40
        assert (number(18, 4), number(22, 4)) == size  # a positive height means bottom-up
        assert (number(26, 2), number(28, 2), number(30, 4)) == (1, bits, 0)
        assert number(46, 4) == colours
        assert number(10, 4) == 54 + 4 * colours
        assert len(data) < 10_000


@pytest.mark.parametrize("screen", SCREENS)
def test_pixels_are_within_the_meanings(screen):
    for kind in KINDS:
        assert {pixel for row in read_pixels(f"{kind}_{screen}.bmp") for pixel in row} == set(range(8))
    assert {pixel for row in read_pixels(f"font_{screen}.bmp") for pixel in row} == {0, 1}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_face_holds_its_suits_ink_paper_and_edge_only(screen, kind):
    width, height = TILES[screen]
    tiles = read_tiles(screen, kind)
    for suit, ink in SUIT_INKS.items():
        for tile, corner_row in [(tiles[suit * 13 + rank], 0) for rank in range(13)] + [(tiles[52 + suit], height - 1)]:
            for y, row in enumerate(tile):
                for x, pixel in enumerate(row):
                    if y == corner_row and is_corner(x, y, width, height):
                        assert pixel == 0  # the corners are rounded
                    elif x in (0, width - 1) or y == corner_row:
                        assert pixel == 2
                    else:
                        assert pixel in (SUIT_PAPERS[suit], ink)
            assert any(ink in row for row in tile)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_ranks_have_one_shape_in_all_suits(screen, kind):
    tiles = read_tiles(screen, kind)
    for rank in range(13):
        for suit in (1, 2, 3):
            assert distance(tiles[rank], tiles[suit * 13 + rank]) == 0


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_ranks_are_told_apart(screen, kind):
    tiles = read_tiles(screen, kind)
    for suit in range(4):
        for one, other in itertools.combinations(range(13), 2):
            apart = distance(tiles[suit * 13 + one], tiles[suit * 13 + other])
            assert apart >= RANK_DISTANCE[screen], (suit, one, other, apart)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_suits_are_told_apart_without_colour(screen, kind):
    tiles = read_tiles(screen, kind)[52:56]
    for one, other in itertools.combinations(range(4), 2):
        apart = distance(tiles[one], tiles[other])
        assert apart >= SUIT_DISTANCE[screen], (one, other, apart)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_drawings_are_mirrored_where_they_should_be(screen, kind):
    tiles = read_tiles(screen, kind)
    for tile in tiles[52:]:
        assert tuple(row[::-1] for row in tile) == tile
    assert tiles[57][::-1] == tiles[58]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_other_tiles_use_their_own_colours(screen, kind):
    tiles = read_tiles(screen, kind)
    colours = [{pixel for row in tile for pixel in row} for tile in tiles]
    assert colours[56] == {0}
    assert colours[57] == colours[58] == {0, 2}
    assert len(tiles) == 59


def test_characters_are_in_the_agreed_order(tool):
    assert len(tool.CHARACTERS) == len(set(tool.CHARACTERS)) == 113
    assert [ord(character) for character in tool.CHARACTERS] == list(range(32, 127)) + [
        0x2663, 0x2666, 0x2665, 0x2660, 0x2212, 0x2013, 0x2026, 0xBD, 0xD7, 0xB7,
        0x2192, 0x2190, 0x2191, 0x2193, 0xE9, 0x25B8, 0x2713, 0x2717,
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_only_the_space_is_empty(screen):
    cells = read_cells(screen)
    assert len(cells) == 113
    assert [number for number, cell in enumerate(cells) if not any(map(any, cell))] == [0]


@pytest.mark.parametrize("screen", SCREENS)
def test_larger_signs_have_more_ink(screen):
    """In all ranks, and in no suit less."""
    usual, large = read_tiles(screen), read_tiles(screen, "cards_large")

    def ink(tile):
        return sum(2 < pixel < 7 for row in tile for pixel in row)

    for rank in range(13):
        assert ink(large[rank]) > ink(usual[rank]), rank
        rows = [sum(any(2 < row[x] < 7 for x in range(len(row))) for row in tiles[rank]) for tiles in (usual, large)]
        assert rows[1] > rows[0]
    for tile in range(52, 56):
        assert ink(large[tile]) >= ink(usual[tile])


@pytest.mark.parametrize("screen", SCREENS)
def test_characters_differ(screen, tool):
    cells = read_cells(screen)
    twins = {
        tool.CHARACTERS[one] + tool.CHARACTERS[other]
        for one, other in itertools.combinations(range(113), 2)
        if cells[one] == cells[other]
    }
    assert twins <= {"-−", "-–", "−–"}  # hyphen, minus and dash may look alike


@pytest.mark.parametrize("screen", SCREENS)
def test_text_suits_are_told_apart(screen):
    suits = read_cells(screen)[95:99]
    for one, other in itertools.combinations(suits, 2):
        assert sum(a != b for x, y in zip(one, other) for a, b in zip(x, y)) >= 8
    for suit in suits:
        # A suit leaves its last column free, so that it does not touch the next character.
        assert not any(row[-1] for row in suit)


def test_check_names_what_differs_and_what_is_missing(tool, tmp_path, capsys):
    tool.ASSETS = tmp_path / "assets"
    assert tool.main([]) == 0
    assert tool.main(["--check"]) == 0
    capsys.readouterr()
    changed = tool.ASSETS / "font_160x128.bmp"
    data = bytearray(changed.read_bytes())
    data[-1] ^= 1
    changed.write_bytes(data)
    (tool.ASSETS / "cards_240x240.bmp").unlink()
    assert tool.main(["--check"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert sorted(said) == [
        "assets/cards_240x240.bmp is missing.",
        "assets/font_160x128.bmp differs from its drawing; run tools/make_assets.py.",
    ]
    assert bytes(data) == changed.read_bytes()


@pytest.mark.parametrize(
    "text, complaint",
    [
        (": a b\n#. .#\n#.\n", "bad.txt line 3: 1 pieces of row for 2 drawings."),
        (": a\n#x\n", "bad.txt line 2: 'a' may hold only '#' and '.'."),
        (": a\n#.\n#\n", "bad.txt line 3: a row of 'a' has another width than its first."),
        (": a\n#.\n\n: a\n", "bad.txt line 4: 'a' is drawn twice."),
    ],
)
def test_a_bad_drawing_is_refused_by_file_and_line(tool, tmp_path, text, complaint):
    path = tmp_path / "bad.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(tool.DrawingError) as error:
        tool.read_drawings(path)
    assert str(error.value) == complaint


def test_a_missing_or_oversized_drawing_is_named(tool, tmp_path, capsys):
    with pytest.raises(tool.DrawingError, match="no drawing of 'K'"):
        tool.get_drawing({}, "K", 3, 3)
    with pytest.raises(tool.DrawingError, match="of 'K' is 4x1, more than 3x3"):
        tool.get_drawing({"K": ["####"]}, "K", 3, 3)
    tool.GLYPHS = tmp_path
    tool.ASSETS = tmp_path / "assets"
    assert tool.main([]) == 1
    assert "cards_160x128.txt" in capsys.readouterr().err


def test_the_writer_pads_rows_and_keeps_pixel_order(tool, tmp_path):
    picture = [bytearray([0, 1, 2, 3, 15]), bytearray([9, 8, 7, 6, 5])]
    path = tmp_path / "small.bmp"
    path.write_bytes(tool.encode_bmp(picture, 4, [0x112233, 0x445566]))
    with Image.open(path) as image:
        assert image.size == (5, 2)
        assert list(image.tobytes()) == [0, 1, 2, 3, 15, 9, 8, 7, 6, 5]
        assert image.getpalette()[:6] == [0x11, 0x22, 0x33, 0x44, 0x55, 0x66]
