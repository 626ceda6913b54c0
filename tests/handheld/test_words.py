"""Whatever the game can say fits where it stands, in letters that the font has."""

import pytest

from engine.flunk import contracts
from engine.flunk.bots import advice
from handheld import look, progress, promise, table_words
from handheld.score_words import help_words, score_words, totals_words, tricks_words
from handheld.words import english as words
from handheld.words import english_counter as counter
from handheld.words import english_deal as deal
from handheld.words import english_demo as demo
from handheld.words import english_hints as hints
from handheld.words import english_menus as menus
from handheld.words import english_again as again
from handheld.words import english_learn as learn
from handheld.words import english_pages
from handheld.words import english_pick as pick
from handheld.words import english_scores as scores
from handheld.words import english_table as table
from handheld.words import english_tricks as tricks
from handheld.words import english_reasons, english_spoken, part_of
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


ALL = {name: value for name, value in {**vars(words), **vars(menus), **vars(deal), **vars(hints), **vars(scores), **vars(english_pages), **vars(english_spoken), **vars(english_reasons), **vars(tables), **vars(counter), **vars(demo), **vars(learn), **vars(again), **vars(table), **vars(tricks), **vars(pick)}.items() if not name.startswith("_")}


LESSONS = {"lesson %d" % number: [value for name, value in vars(part_of(words, "lesson%d" % number)).items() if not name.startswith("_")]
           for number in range(1, len(learn.NAMES) + 1)}


@pytest.mark.parametrize("name", sorted(ALL) + sorted(LESSONS))
def test_the_font_has_every_letter(name):
    for text in every_text(ALL[name] if name in ALL else LESSONS[name]):
        for letter in text.replace("\n", ""):
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
        (menus.SORT, menus.SORTS), (menus.FORCED, menus.FORCED_CARDS),
        (menus.PIPS, menus.PIPS_ARE), (menus.KEYS, menus.KEYS_ARE),
        (menus.BRIGHTNESS, ("5",)), (menus.LANGUAGE, (menus.LANGUAGE_NAME,)), (menus.SOUND, menus.ON_OFF), (menus.DEMO, menus.ON_OFF), (menus.RECORDS, menus.ON_OFF),
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
    """What a status line reads of a view."""

    def __init__(self, contract, tricks, won, captured):
        self.contract = contract
        self.tricks = lambda: tricks
        self.won = won
        self.captured = captured


def tallies():
    for contract in range(contracts.CONTRACTS):
        for tricks in range(14):
            for won in range(tricks + 1):
                for captured in range(max(0, 4 * won - 39), min(13, 4 * won) + 1) if contract >= 70 else (0,):
                    yield Tally(contract, tricks, won, captured)


@pytest.mark.parametrize("key", ["", "A"])
def test_the_status_line_fits_at_every_stage(key):
    """Contract and what it needs, and what to press or what is left at the right, a space between."""
    for tally in tallies():
        told = promise.standing_words(words, table, tally)
        left, right = promise.status(words, table, tally, told, key)
        assert len(left) + 1 + len(right) <= COLUMNS, (left, right)
        # The number and the suit promised are always there, and what is left to do.
        if tally.contract < 70:
            assert "%d %s" % (contracts.target_of(tally.contract), table_words.denomination_words(words, tally.contract // 14)) in left
        assert told in (left + " " + right) and (not key or right.startswith(key))


def test_how_a_contract_stands_is_told_and_warned_of():
    high, low = 3 * 14 + 9, 4 * 14 + 2
    for contract, tricks, won, captured, told in (
        (high, 0, 0, 0, "needs 9 of 13"), (high, 8, 6, 0, "needs 3 of 5"), (high, 9, 9, 0, "! none of 4"),
        (high, 12, 9, 0, "! none of 1"), (high, 9, 5, 0, "! all 4"), (high, 9, 3, 0, "! 2 short"), (high, 11, 10, 0, "! 1 over"),
        (high, 13, 9, 0, "exact"), (high, 13, 11, 0, "! 2 over"), (high, 13, 8, 0, "! 1 short"),
        (low, 0, 0, 0, "max 2 of 13"), (low, 8, 1, 0, "max 1 of 5"), (low, 8, 2, 0, "! none of 5"), (low, 11, 0, 0, "! all 2"),
        (low, 12, 0, 0, "! 1 short"), (low, 8, 3, 0, "! 1 over"), (low, 13, 2, 0, "exact"), (low, 13, 0, 0, "! 2 short"),
        (4 * 14, 0, 0, 0, "! none of 13"), (4 * 14 + 13, 0, 0, 0, "! all 13"),
        (72, 0, 0, 0, "0 clean"), (72, 5, 3, 0, "3 clean"), (72, 5, 3, 2, "! got 2♥"), (73, 13, 9, 13, "! got 13♠"),
    ):
        assert promise.standing_words(words, table, Tally(contract, tricks, won, captured)) == told


def test_a_warning_is_there_when_the_next_trick_can_break_the_promise_or_flunk_it():
    """By the score itself: no more is lost by the next trick than that it is one trick less to gain."""
    for tally in tallies():
        left = 13 - tally.tricks()
        if tally.contract >= 70 or not left:
            continue
        best = contracts.score(tally.contract, contracts.target_of(tally.contract))
        def in_reach(won, left):
            return any(contracts.score(tally.contract, won + more) == best for more in range(left + 1))
        safe = in_reach(tally.won, left) and in_reach(tally.won + 1, left - 1) and in_reach(tally.won, left - 1)
        assert (promise.standing_words(words, table, tally)[0] == "!") == (not safe)


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
    ask = max(len(text.format("A")) for text in (english_reasons.ASK_WHY, english_reasons.ASK_BOT))
    assert len(english_reasons.WHOSE_ROWS.format(*names)) <= COLUMNS
    assert len(words.DEAL_OF.format(99, 99)) + 1 + ask <= COLUMNS
    for name in names:
        assert len(english_reasons.OF_PLAYER.format(name, "♥10")) + 1 + ask <= COLUMNS
        assert max(len(text.format(name)) for text in (
            english_reasons.LED_AND_WON, english_reasons.HAND_LED, english_reasons.HAND_WON, english_reasons.HAND_LED_AND_WON)) <= COLUMNS
        assert max(len(text.format(name)) for text in (
            english_reasons.REMEMBERS, english_reasons.BOT_LOOKS, english_reasons.GO_BACK)) <= COLUMNS
        for other in names:
            assert len(english_reasons.LED_WON.format(name, other)) <= COLUMNS
    for contract in range(contracts.CONTRACTS):
        for won in range(14):
            for captured in range(min(13, 4 * won) + 1) if contract >= 70 else (0,):
                text = progress.progress_words(words, contract, Tally(contract, 0, won, captured))
                assert len(english_reasons.TRICK.format(13)) + 1 + len(text) <= COLUMNS
        text = english_reasons.OF_PLAYER.format("You", table_words.contract_words(words, contract))
        assert len(text) + 1 + len(english_reasons.STEP) <= COLUMNS


def test_the_lines_of_the_other_contracts_fit():
    """A name of nine letters, figures with their marks in eight and nine, marks and arrows below."""
    for target in range(14):
        assert len((words.HIGH if target > 6 else words.LOW).format(target, "")) <= 9
        assert len(tricks_words(scores, target)) <= 9
    assert max(len(words.DUMP.format(sign)) for sign in words.SUIT_SIGNS) <= 9
    assert max(len("▸−195✓"), len("13♥ "), len(english_reasons.CAUGHT_NONE) + 1, len(english_reasons.TRUMPS) + 1) <= 8
    assert len(english_reasons.MARKS + " ↑↓") <= COLUMNS


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
        deal.CHOOSE_CONTRACT, table.NO_LAST_TRICK, scores.SESSION_OVER, scores.RUBBER_OVER,
        menus.SOLO_IS, menus.RUBBER_IS, menus.BATTERY.format("100%↑"), scores.BOT_BUSY, scores.BOT_HERE.format("−3510"),
        "B: " + words.SCORE_SHEET,
    ) + tuple(table.MUST_FOLLOW.format(suit) for suit in words.SUITS) + tuple(
            shape.format(name) for shape in (deal.DECLARES, words.THINKS) for name in words.PLAYERS):
        assert len(text) <= COLUMNS, text
    for name in words.PLAYERS + (words.DUMMY,):
        assert len(name) <= 6


def test_the_lines_about_a_deal_played_again_fit():
    for text in (again.HEADING,) + again.YOU_DECLARE + again.OTHER_DECLARES + again.NOT_COUNTED + tuple(
            shape.format("A", "B", "START", "SELECT") for shape in (again.BACK, again.BEGIN)):
        assert len(text) <= COLUMNS, text
    for name in contract_names():
        for when in (again.THEN, again.NOW):
            assert len(again.ROW.format(when, name, tricks_words(scores, 13))) <= COLUMNS
    assert len(again.POINTS.format("−195")) <= 12 and len(menus.EXERCISE) <= COLUMNS
    for entry in (menus.IDEA, menus.AGAIN, menus.LEAVE_EXERCISE, menus.LEARN):
        assert len("▸ " + entry) <= MENU


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
    for hinted in (0, 1, 99, 65535):
        for back in (0, 1, 99, 65535):
            text = help_words(scores, type("Played", (), {"hints": hinted, "taken_back": back}))
            assert len(text) <= COLUMNS - 10  # where two columns of figures follow
            assert len(words.PRESS_A.format("A") + "  " + text) <= COLUMNS
            assert bool(text) == bool(hinted or back)
    assert max(len(hints.THINKING), len(hints.BACK.format("A"))) <= COLUMNS


def test_the_lines_of_a_kiosk_fit():
    for text in (counter.ANY_KEY_STAYS, counter.NOBODY_YET, counter.AMONG_BEST.format(5, 9999), counter.YOUR_LETTERS,
                 counter.LETTER_KEYS.format("A"), counter.BEST_ROW.format(5, "WWW", "9999"), counter.COUNTED[0].format(99),
                 *counter.CLEAR_QUESTIONS, *(counter.COUNTED[1].format(level) for level in menus.LEVELS.values())):
        assert len(text) <= COLUMNS, text
    assert len(counter.STILL_THERE) <= COLUMNS // 2
    for text in (counter.KEEP_SCORES, counter.CLEAR_SCORES, menus.CLEAR_BEST, menus.BEST_SCORES):
        assert len("▸ " + text) <= MENU


def test_the_captions_of_the_demo_fit():
    names = (demo.DEALER, words.DUMMY) + words.PLAYERS
    assert len(demo.LEADS.format(words.PLAYERS[1])) <= COLUMNS  # to the first trick
    assert len(demo.DEALER) <= 6
    for text in every_text([demo.ANY_KEY_PLAYS, demo.ANY_KEY_LEAVES, demo.BOTS_PLAY, demo.WHO_PLAYS, demo.PROMISES,
                            demo.EXACTLY_PAYS.format(13, 250), demo.HIGH_RULES, demo.LOW_RULES, demo.DUMP_PAYS, demo.DUMP_CLEAN,
                            demo.DUMP_ELSE, demo.NO_MORE.format(12), demo.NOW_FLUNKED.format(6), demo.NOW_TOO_MANY.format(13),
                            demo.CAUGHT.format(13, "♥"), demo.EXACT, demo.FLUNKED.format(6), demo.TOO_FEW.format(13),
                            demo.TOO_MANY.format(13), demo.CLEAN, demo.NOT_CLEAN.format(13)]):
        assert len(text.replace("{}", "−15")) <= COLUMNS, text
    for name in names:
        for text in (demo.TRUMPS.format("♥", name), demo.THROWS.format("♥", name), demo.TAKES.format(name)):
            assert len(text) <= COLUMNS, text


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
    said = ("words.", '"spoken").', "_words.", "menus.", "deal.", "scores.", "spoken.", "said.", '"reasons").', 'pages").')
    unused = [name for name in ALL if name != "NAME" and not any(where + name in code for where in said)]
    assert unused == []


def test_the_lines_about_tricks_and_claims_fit():
    names = words.PLAYERS + (words.DUMMY,)
    told = [tricks.LED_AND_WON.format(leader, winner) for leader in names for winner in names]
    told += [tricks.TRICK_OF.format(12, 13), tricks.EARLIER + " " + tricks.LATER, tricks.BACK, tricks.LOOKING,
             tricks.THE_REST.format(13), tricks.NOT_SETTLED, tricks.IT_MATTERS, tricks.ALL_OURS, tricks.NONE_OURS,
             tricks.SOME_OURS.format(12), tricks.WHATEVER, tricks.LAY_DOWN.format("A"), tricks.ANY_KEY]
    for text in told:
        assert len(text) <= COLUMNS, text
    assert max(len(menus.TAKE_BACK), len(menus.CLAIM)) + 2 <= MENU
