"""The score table on the screen, held against the published one."""

import pytest
import scenes
from score_literals import DUMP_CAPTURED, DUMP_CLEAN, TABLE
from scenes import RUBBER, SOLO

BOARDS = ("pybadge", "picosystem")
HEADS = ("High with trumps", "High at no trump", "Low with trumps", "Low at no trump", "Dump")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def read(player):
    """{label: {number: what stands there}} of the page on the screen, by all its columns."""
    table = {}
    player.press("left*14")
    for _ in range(11):
        top = player.top()
        numbers = _cells_of(top._head, top._here, player)
        for line, exact in zip(top._rows, top._exact):
            label = line.text[:6].strip("▸ ")
            if label and line.text[6:].strip(" -−0123456789") == "":
                for number, cell in zip(numbers, _cells_of(line, exact, player)):
                    table.setdefault(label, {})[int(number)] = cell
        player.press("right")
    return table


def _cells_of(line, bright, player):
    text = line.text
    if bright.text.strip():
        place = (bright.placed.x - line.placed.x) // player.app.look.letter_width
        assert text[place:place + 5].strip() == ""
        text = text[:place] + bright.text + text[place + 5:]
    return [text[start:start + 5].strip() for start in range(6, 26, 5)]


def points(cell):
    return int(cell.replace("−", "-"))


def test_every_page_says_what_the_table_says(sit, board):
    player = sit(board, settings=SOLO)
    scenes.score_table_plain(player)
    for page, head in enumerate(HEADS):
        assert player.lines()[0] == head and player.says("%d/5" % (page + 1))
        found = read(player)
        if page < 4:
            targets = range(7, 14) if page < 2 else range(7)
            assert sorted(map(int, found)) == list(targets)
            for target in targets:
                paid = TABLE["%s %d" % ("nt" if page % 2 else "tr", target)]
                assert {number: points(cell) for number, cell in found[str(target)].items()} == dict(enumerate(paid))
        else:
            clean, taken = found["clean"], found["taken"]
            for number in range(14):
                assert clean[number] == "--" if number > 9 else points(clean[number]) == DUMP_CLEAN[number]
                assert taken[number] == "--" if not number else points(taken[number]) == DUMP_CAPTURED[number]
        player.press("down")
    assert player.lines()[0] == HEADS[0]
    player.press("up")
    assert player.lines()[0] == HEADS[4]


def marked(player):
    return [line.text[:6].strip("▸ ") for line in player.top()._rows if line.text.startswith("▸")]


@pytest.mark.parametrize("scene, head, row, first", [
    (scenes.score_table, "High with trumps", "9", 8),
    (scenes.score_table_declaring, "High with trumps", "10", 9),
    (scenes.score_table_dump, "Dump", "taken", 0),
])
def test_the_row_of_the_contract_is_marked_and_in_sight(sit, board, scene, head, row, first):
    player = sit(board, settings=SOLO)
    scene(player)
    assert player.lines()[0] == head and marked(player) == [row] and player.top()._first == first
    for _ in range(4):
        player.press("down")
        assert marked(player) == []
    player.press("down")
    assert marked(player) == [row]


def test_each_contract_that_could_be_declared_is_marked(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.declare(player)
    seen = set()
    for _ in range(15):
        for _ in range(2):
            player.press("right")
            contract = player.top().contract()
            player.press("start")
            player.open("Score table")
            head, row = player.lines()[0], marked(player)
            if contract >= 70:
                assert (head, row) == ("Dump", ["clean"])
            else:
                kind = "High" if contract % 14 > 6 else "Low"
                assert head == kind + (" at no trump" if contract >= 56 else " with trumps")
                assert row == [str(contract % 14)]
            seen.add((head, row[0]))
            player.press("b b")
        player.press("down")
    assert len(seen) > 16


def test_the_tricks_taken_are_marked(sit, board):
    player = sit(board, settings=SOLO)
    scenes.score_table(player)
    won = player.app.game.view.won
    player.press("left*14")
    while not player.top()._here.text.strip():
        player.press("right")
    assert player.top()._here.text.strip() == str(won)
    player.press("down")
    assert player.top()._here.text.strip() == ""


@pytest.mark.parametrize("key", ["a", "b", "start"])
def test_it_closes(sit, board, key):
    player = sit(board, settings=RUBBER)
    scenes.score_table(player)
    player.press(key)
    assert player.screen() == "game_menu"


def test_it_opens_after_the_deal_too(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.deal_end(player)
    player.press("start")
    player.open("Score table")
    assert marked(player) == ["9"]


def test_its_words_fit():
    from handheld.words import english_tables as words

    assert len(words.PAGES) == 5 and len(words.DUMP_IS) <= 4
    assert len(words.TRICKS) <= 6 and max(len(words.CLEAN), len(words.TAKEN)) <= 5
    for text in words.PAGES + words.DUMP_IS + (words.FOOT.format(5, 5),):
        assert len(text) <= 26
