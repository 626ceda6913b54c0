"""Japanese on the screens: letters twice as wide, put on the sheet as they are needed."""

import pytest
from scenes import SCENES, sampled
from sitting import Sitting

SIZES = ("pybadge", "picosystem")
JAPANESE = {"FLUNK_LANGUAGE": "japanese"}


class Watched(Sitting):
    """Keeps the letters for which there was no room on the sheet, or no picture in the file."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.unknown = []

    def _watch_for_cuts(self):
        super()._watch_for_cuts()
        from handheld import wide

        plain = wide.Wide._tile_of

        def tile_of(drawer, letter, tiles):
            tile = plain(drawer, letter, tiles)
            if tile == wide._UNKNOWN:
                self.unknown.append(letter.decode())
            return tile

        wide.Wide._tile_of = tile_of


@pytest.mark.parametrize("board, name", sampled(SIZES))
def test_every_screen_has_room_for_its_words_and_letters(board, name):
    scene, settings = SCENES[name]
    with Watched(board, settings=dict(settings, **JAPANESE)) as player:
        scene(player)
        assert player.cut == [] and player.unknown == []
        assert any(ord(letter) >= 0x3000 for line in player.lines() for letter in line)


@pytest.mark.parametrize("board", SIZES)
def test_pages_are_leafed_through_and_menus_walked_without_a_letter_missing(board):
    with Watched(board, settings=JAPANESE) as player:
        player.open("Help")
        for way in ("right*20", "left*20"):
            player.press(way)
        player.press("b")
        player.open("Settings")
        # Every entry, and every value of it.
        for _ in range(len(player.top().entries()) - 2):
            player.press("right*5 down" if not player.top().entries()[player.top().place][0] == "Language" else "down")
        assert player.cut == [] and player.unknown == []


@pytest.mark.parametrize("board", SIZES)
def test_a_value_that_changes_brings_no_letter_that_is_new_on_the_sheet(board):
    """That would have every line of the screen drawn again, which takes a third of a second."""
    with Watched(board, settings=JAPANESE) as player:
        from handheld import look

        player.open("Settings")
        screen = player.top()
        changed = 0
        for _ in range(screen.lines - 1):
            for _ in range(5):
                before = screen.entries()[screen.place], look.wide._letters
                player.press("right")
                changed += screen.entries()[screen.place] != before[0]
                assert look.wide._letters == before[1], before[0]
            player.press("down")
        assert changed > 20


def letters_drawn(player):
    """{letter: its pixels} of the letters that have a pair of tiles."""
    from handheld import look

    sheet = player.app.look.letters
    width, height = player.app.look.letter_width, player.app.look.letter_height
    found = {}
    for pair in range(len(look.wide._letters) // 3):
        letter = look.wide._letters[pair * 3: pair * 3 + 3]
        if letter != b"\0\0\0":
            tile = look.wide._first + pair * 2
            x, y = tile % 32 * width, tile // 32 * height
            found[letter.decode()] = tuple(sheet[x + dx, y + dy] for dy in range(height) for dx in range(2 * width))
    return found


@pytest.mark.parametrize("board", SIZES)
def test_each_letter_on_the_sheet_is_the_one_of_the_file(board):
    from PIL import Image

    from tools import make_japanese

    with Sitting(board, settings=JAPANESE) as player:
        player.open("Help")
        player.press("right*9")
        path = make_japanese.ASSETS / ("japanese_%dx%d.bmp" % (player.app.look.width, player.app.look.height))
        height = player.app.look.letter_height
        listed = make_japanese.letters_listed(path.read_bytes())
        with Image.open(path) as image:
            pixels = image.convert("1")
        drawn = letters_drawn(player)
    assert len(drawn) > 30
    for letter, found in drawn.items():
        top = (len(listed) - 1 - listed.index(letter)) * height
        wanted = tuple(int(bool(pixels.getpixel((x, top + y)))) for y in range(height) for x in range(pixels.width))
        assert found == wanted, letter


def test_a_sheet_that_is_full_keeps_what_the_screen_shows(sit):
    """Letters that are shown stay, however many others come and go in one line."""
    from tools import make_japanese

    letters = [letter for letter in make_japanese.letters_used() if ord(letter) not in make_japanese.HALF_WIDTH]
    player = sit("pybadge", settings=JAPANESE)
    before = player.lines()
    from handheld.look import Line

    line = Line(player.app.look, player.top().group, 0, 0, 26)
    for start in range(0, len(letters), 13):
        text = "".join(letters[start: start + 13])
        line.set(text)
        assert text in player.lines()
    line.set("")
    assert player.lines() == before


def test_a_letter_without_a_picture_is_a_question_mark(sit):
    player = sit("pybadge", settings=JAPANESE)
    from handheld.look import Line

    line = Line(player.app.look, player.top().group, 0, 0, 6)
    line.set("あ鱻い")
    assert "あ??い" in player.lines()


def test_english_letters_alone_are_in_memory_in_english(sit):
    import sys

    player = sit("picosystem")
    assert "handheld.wide" not in sys.modules and "handheld.letters" not in sys.modules
    assert player.app.look.letters.width == 113 * 9
