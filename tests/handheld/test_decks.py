"""The decks: colours that can be told apart, and read without colour."""

import itertools

import pytest
from scenes import SCENES, SOLO, table_illegal, table_trick
from sitting import Sitting

DECKS = ("four", "two", "contrast")
PALETTES = {"bright": 4.5, "lifted": 4.5, "dim": 3, "refused": 3}
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
NEIGHBOURS = ((SPADES, HEARTS), (HEARTS, DIAMONDS), (DIAMONDS, CLUBS))
ALIKE = ((SPADES, CLUBS), (HEARTS, DIAMONDS))


def luminance(colour):
    """As WCAG 2 defines it; it is all that is left of a colour for who sees none."""
    parts = []
    for shift in (16, 8, 0):
        part = (colour >> shift & 255) / 255
        parts.append(part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def paper(palette, suit):
    return palette[7 if suit in (HEARTS, CLUBS) else 1]


@pytest.mark.parametrize("deck", DECKS)
def test_every_suit_is_read_on_every_paper_without_colour(sit, deck):
    look = sit("pybadge", settings={"FLUNK_DECK": deck}).app.look
    for name, least in PALETTES.items():
        palette = getattr(look, name)
        for suit in range(4):
            found = contrast(palette[3 + suit], paper(palette, suit))
            assert found >= (7 if deck == "contrast" and name == "bright" else least), (name, suit, found)


def test_the_deck_of_high_contrast_is_black_and_white(sit):
    look = sit("pybadge", settings={"FLUNK_DECK": "contrast"}).app.look
    for suit in range(4):
        assert {look.bright[3 + suit], paper(look.bright, suit)} == {0, 0xFFFFFF}
    for one, other in NEIGHBOURS + ALIKE:
        assert paper(look.bright, one) != paper(look.bright, other)
    assert look.cloth[0] == 0
    for line in (0xFFFFFF, 0x9FB8A4, 0xFFE040, 0xFF9048):  # the colours of text
        assert contrast(line, 0) > 7


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_that_is_chosen_or_may_not_be_played_differs_without_colour(sit, deck):
    look = sit("pybadge", settings={"FLUNK_DECK": deck}).app.look
    for suit in range(4):
        # A lifted card is higher too; a refused one both.
        for one, other in (("bright", "dim"), ("lifted", "refused")):
            papers = [paper(getattr(look, name), suit) for name in (one, other)]
            inks = [getattr(look, name)[3 + suit] for name in (one, other)]
            assert contrast(*papers) >= 1.8 or contrast(*inks) >= 1.8


def test_four_colours_are_four_and_two_are_two(sit):
    for deck, number in (("four", 4), ("two", 2), ("contrast", 2)):
        look = sit("pybadge", settings={"FLUNK_DECK": deck}).app.look
        assert len({look.bright[3 + suit] for suit in range(4)}) == number
    look = sit("pybadge").app.look
    for one, other in itertools.combinations(range(4), 2):
        a, b = look.bright[3 + one], look.bright[3 + other]
        assert sum(abs((a >> shift & 255) - (b >> shift & 255)) for shift in (0, 8, 16)) > 100


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_settings_screen_changes_cards_and_table_at_once(sit, board):
    player = sit(board)
    look = player.app.look
    cards = look.cards
    player.open("Settings")
    player.press("down*2")
    seen = []
    for _ in range(3):
        player.press("right")
        seen.append((look.cloth[0], look.bright[5], look.bright[7]))
    assert seen == [(0x0A3A1C, 0xD00010, 0xF8F8F0), (0, 0, 0), (0x0A3A1C, 0x0048D8, 0xF8F8F0)]
    usual = bytes(cards._data)
    player.press("down right")
    # The larger sheet takes the place of the other.
    assert look.cards is cards and bytes(cards._data) != usual
    player.press("b")
    memory = player.memory()
    again = sit(board, memory=memory)
    assert bytes(again.app.look.cards._data) == bytes(cards._data)
    again.open("Settings")
    again.press("down*3 right")
    assert bytes(again.app.look.cards._data) == usual


def test_only_the_sheet_that_is_set_is_read(sit, monkeypatch):
    import builtins

    opened = []
    plain = builtins.open

    def watched(name, *arguments, **options):
        opened.append(str(name))
        return plain(name, *arguments, **options)

    monkeypatch.setattr(builtins, "open", watched)
    for pips, sheet in (("normal", "assets/cards_160x128.bmp"), ("large", "assets/cards_large_160x128.bmp")):
        opened.clear()
        sit("pybadge", settings={"FLUNK_PIPS": pips})
        assert [name for name in opened if "cards" in name] == [sheet]


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("scene", [table_illegal, table_trick])
def test_each_deck_and_each_size_of_sign_has_a_picture_of_its_own(board, scene):
    pictures = []
    for deck in DECKS:
        for pips in ("normal", "large"):
            with Sitting(board, settings=dict(SOLO, FLUNK_DECK=deck, FLUNK_PIPS=pips)) as player:
                scene(player)
                pictures.append(player.image().convert("L").tobytes())
                assert player.cut == []
    assert len(set(pictures)) == len(pictures)


def test_there_is_a_picture_of_each_deck_for_people_to_look_at():
    shown = {settings.get("FLUNK_DECK", "four") for name, (_, settings) in SCENES.items() if name.startswith("table")}
    assert shown == set(DECKS)
