"""Whatever the game can say fits where it stands, in letters that the font has."""

import pytest

from engine.flunk import contracts
from engine.flunk.bots import advice
from handheld import look, table_words
from handheld.score_words import score_words, totals_words, tricks_words
from handheld.words import english as words
from handheld.words import english_deal as deal
from handheld.words import english_hints as hints
from handheld.words import english_menus as menus
from handheld.words import english_pages
from handheld.words import english_review as review
from handheld.words import english_scores as scores
from handheld.words import english_reasons, english_spoken
from handheld.words import english_tables as tables

COLUMNS = 26  # of a display 160 wide with letters 6 wide, and of one 240 wide with 9
PAGE = 25
HEADING = 24
MENU = 24
MOST_DEALS = 18
LONGEST_CONTRACT = 10  # at double size


def every_text(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from every_text(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from every_text(each)


ALL = {name: value for name, value in {**vars(words), **vars(menus), **vars(deal), **vars(hints), **vars(scores), **vars(english_pages), **vars(english_spoken), **vars(english_reasons), **vars(review), **vars(tables)}.items() if not name.startswith("_")}


@pytest.mark.parametrize("name", sorted(ALL))
def test_the_font_has_every_letter(name):
    for text in every_text(ALL[name]):
        for letter in text:
            assert 32 <= ord(letter) < 127 or letter in look.MORE_CHARACTERS, (text, letter)


@pytest.mark.parametrize("pages", ["HELP_PAGES", "ABOUT_PAGES"])
@pytest.mark.parametrize("names", [("A", "B", "START", "SELECT", "← →", "↑ ↓", "B"), ("←", "→", "START", "SELECT", "B A", "↑ ↓", "B"),
                                   ("A", "B", "X", "Y", "← →", "↑ ↓", "B"), ("←", "↓", "→", "↑", "Y A", "X B", "B")])
def test_the_lines_of_a_page_fit(pages, names):
    for page in ALL[pages]:
        assert len(page[0]) <= HEADING
        assert len(page) - 1 <= 7, "a page has seven lines, and one that says which it is: " + page[0]
        for line in page[1:]:
            assert len(line.format(*names)) <= PAGE, line


@pytest.mark.parametrize("name", sorted(english_pages.NOTICES))
def test_a_notice_fits_on_its_page(name):
    page = english_pages.NOTICES[name]
    assert len(page[0]) <= HEADING and len(page) <= 8
    assert all(len(line) <= PAGE for line in page[1:])


def test_the_entries_of_the_menus_fit_with_their_values():
    """A cursor before the entry, arrows round the value, and a space between."""
    for entry, values in (
        (menus.GAME, (menus.SOLO, menus.RUBBER)), (menus.DEALS, ("18",)), (menus.BOTS, menus.LEVELS.values()),
        (menus.PAUSE, menus.PAUSES), (menus.DECK, menus.DECKS), (menus.SEAT_ORDER, menus.SEAT_ORDERS),
        (menus.PIPS, menus.PIPS_ARE), (menus.KEYS, menus.KEYS_ARE),
        (menus.BRIGHTNESS, ("5",)), (menus.LANGUAGE, (menus.LANGUAGE_NAME,)), (menus.SOUND, menus.ON_OFF),
        (menus.DIM, (menus.MINUTES.format(10), menus.NEVER)), (menus.SLEEP, (menus.MINUTES.format(30), menus.NEVER)),
    ):
        for value in values:
            assert len("▸ " + entry + " " + "← " + value + " →") <= MENU, (entry, value)


def contract_names():
    return [table_words.contract_words(words, contract) for contract in range(contracts.CONTRACTS)]


def test_every_contract_fits_at_double_size():
    assert len(set(contract_names())) == 74
    assert max(len(name) for name in contract_names()) <= LONGEST_CONTRACT


class Tally:
    """What progress_words reads of a play."""

    def __init__(self, won, captured):
        self.won = won
        self.captured = captured


@pytest.mark.parametrize("key", ["A"])
def test_the_status_line_fits_at_every_stage(key):
    """Contract and progress at the left, what to press or what is left at the right."""
    right = max(len(words.PRESS_A.format(key)), len(words.LEFT_TO_PLAY.format(13)))
    for contract in range(contracts.CONTRACTS):
        for won in range(14):
            for captured in range(min(13, 4 * won) + 1) if contract >= 70 else (0,):
                text = table_words.progress_words(words, contract, Tally(won, captured))
                assert len(text) + 1 + right <= COLUMNS, text


def test_the_lines_of_a_deal_s_end_fit():
    for name in words.PLAYERS:
        for tricks in range(14):
            for text in (scores.TRICKS_TAKEN.format(name, tricks_words(scores, tricks), 13 - tricks),
                         scores.TAKEN_CLEAN.format(name, tricks, 13 - tricks),
                         scores.TAKEN_CAUGHT.format(name, tricks, 13, "♥", 13 - tricks)):
                assert len(text) <= COLUMNS, text
    assert len(scores.LOOK_BACK) <= COLUMNS
    for points in (-195, 270, 0):
        assert len(scores.SCORE.format(score_words(points))) <= 10
    total = scores.TOTAL.format("−3510") + "   " + scores.BOT_TOTAL.format("−3510")
    assert len(total) <= COLUMNS


def test_the_lines_of_a_review_fit():
    names = words.PLAYERS + (words.DUMMY,)
    ask = max(len(text.format("A")) for text in (review.ASK_WHY, review.ASK_BOT))
    assert len(review.WHOSE_ROWS.format(*names)) <= COLUMNS
    assert len(words.DEAL_OF.format(99, 99)) + 1 + ask <= COLUMNS
    for name in names:
        assert len(review.OF_PLAYER.format(name, "♥10")) + 1 + ask <= COLUMNS
        assert max(len(text.format(name)) for text in (
            review.LED_AND_WON, review.HAND_LED, review.HAND_WON, review.HAND_LED_AND_WON)) <= COLUMNS
        assert max(len(text.format(name)) for text in (
            review.REMEMBERS, review.BOT_LOOKS, review.GO_BACK)) <= COLUMNS
        for other in names:
            assert len(review.LED_WON.format(name, other)) <= COLUMNS
    for contract in range(contracts.CONTRACTS):
        for won in range(14):
            for captured in range(min(13, 4 * won) + 1) if contract >= 70 else (0,):
                text = table_words.progress_words(words, contract, Tally(won, captured))
                assert len(review.TRICK.format(13)) + 1 + len(text) <= COLUMNS
        text = review.OF_PLAYER.format("You", table_words.contract_words(words, contract))
        assert len(text) + 1 + len(review.STEP) <= COLUMNS


def test_the_lines_of_the_other_contracts_fit():
    """A name of nine letters, figures with their marks in eight and nine, marks and arrows below."""
    for target in range(14):
        assert len((words.HIGH if target > 6 else words.LOW).format(target, "")) <= 9
        assert len(tricks_words(scores, target)) <= 9
    assert max(len(words.DUMP.format(sign)) for sign in words.SUIT_SIGNS) <= 9
    assert max(len("▸−195✓"), len("13♥ "), len(review.CAUGHT_NONE) + 1, len(review.TRUMPS) + 1) <= 8
    assert len(review.MARKS + " ↑↓") <= COLUMNS


def test_the_totals_of_a_rubber_fit_on_their_line():
    """However many points; nobody who plays on loses as much as a thousand a deal."""
    class Played:
        def __init__(self, *totals):
            self.total = totals.__getitem__

    for totals, text in (((5, -12, 70), "You 5  Ada −12  Ben 70"),
                         ((-100, -100, -100), "You −100 Ada −100 Ben −100"),
                         ((-1950, 2430, -1200), "You−1950 Ada2430 Ben−1200")):
        assert totals_words(words, Played(*totals), COLUMNS) == text
        assert len(text) <= COLUMNS


def test_a_row_of_a_rubber_s_score_sheet_fits():
    room = COLUMNS - 5 * 2  # the dealer's name and his score
    for name in contract_names():
        assert len("18 " + name) <= room, name


def test_a_row_of_a_solo_s_score_sheet_fits():
    for name in contract_names():
        assert len("18 " + name) <= COLUMNS - 10


def test_the_verdicts_fit_at_double_size():
    for text in (scores.YOU_WIN, scores.BOT_WINS, scores.SHARED, scores.DRAWN) + tuple(
            scores.WINS.format(name) for name in words.PLAYERS):
        assert len(text) <= COLUMNS // 2, text


def test_single_lines_fit():
    for text in (
        menus.SUBTITLE, menus.WRONG_SETTINGS, menus.SEE_SETTINGS, words.DEAL_OF.format(18, 18), deal.DEAL_NUMBER.format(999999), deal.YOU_DEAL,
        deal.CHOOSE_CONTRACT, words.LAST_TRICK, words.NO_LAST_TRICK, scores.SESSION_OVER, scores.RUBBER_OVER,
        menus.SOLO_IS, menus.RUBBER_IS, menus.BATTERY.format("100%↑"), scores.BOT_BUSY, scores.BOT_HERE.format("−3510"),
        "B: " + words.SCORE_SHEET,
    ) + tuple(words.MUST_FOLLOW.format(suit) for suit in words.SUITS) + tuple(
            shape.format(name) for shape in (deal.DECLARES, words.THINKS) for name in words.PLAYERS):
        assert len(text) <= COLUMNS, text
    for name in words.PLAYERS + (words.DUMMY,):
        assert len(name) <= 6


def test_every_hint_about_a_card_fits():
    """Whatever a card does before whatever speaks for it; the numbers as long as they can be."""
    whole = advice._JUDGED + 1
    assert len(hints.WHY) == advice._LESS + 1
    doings = hints.DOING.split("/")
    assert len(doings) == advice._THROW + 1 and all(doings)
    for why in hints.WHY[:whole]:
        assert len(why.format(10, 10)) <= COLUMNS, why
    for place in range(whole, len(hints.WHY)):
        number = 13 if place < advice._CLEAN_TRICK else "♥"
        for doing in doings:
            assert len(doing + ": " + hints.WHY[place].format(number)) <= COLUMNS, (doing, hints.WHY[place])


def test_every_hint_about_a_contract_fits():
    """The best two of all contracts are worth no less than High 7 without a trick, −70."""
    for name in contract_names():
        for points in (-99, 270):
            assert len(hints.WORTH.format(score_words(points), name, score_words(points))) <= COLUMNS


def test_the_lines_with_a_number_of_hints_fit():
    text = scores.HINTS.format(65535)
    assert len(text) <= COLUMNS - 10  # where two columns of figures follow
    assert len(words.PRESS_A.format("A") + "   " + text) <= COLUMNS
    assert max(len(hints.THINKING), len(hints.BACK.format("A"))) <= COLUMNS


def test_the_declaring_lines_fit_and_leave_a_space():
    for text in (deal.ONE_UNDER, deal.EXACTLY, deal.ONE_OVER):
        assert len(text + "  13" + " −195") <= 20
    for text in (deal.CLEAN_TRICK, deal.CLEAN_FIVE, deal.CAUGHT.format("♥")):
        assert len(text + " −195") <= 20


def test_no_word_is_left_unused():
    """A text that no screen says is one that somebody would translate for nothing."""
    from sitting import ROOT

    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "lib" / "handheld").rglob("*.py")
                     if not path.name.startswith("english"))
    code += (ROOT / "code.py").read_text(encoding="utf-8")
    said = ("words.", "menus.", "deal.", "scores.", "spoken.", "said.", '"reasons").', 'pages").')
    unused = [name for name in ALL if name != "NAME" and not any(where + name in code for where in said)]
    assert unused == []
