"""Whatever the game can say fits where it stands, in letters that its fonts have, in every language."""

import string
import types
import unicodedata

import pytest
from sitting import ROOT

from engine.flunk import contracts
from engine.flunk.bots import advice
from handheld import look
from handheld.flunk import progress, promise, table_words
from handheld.score_words import help_words, score_words, totals_words, tricks_words
from handheld.words import LANGUAGES, denomination_words, words_of
from tools import make_japanese

COLUMNS = 26  # of a display 160 wide with letters 6 wide, and of one 240 wide with 9
PAGE = 25
HEADING = 24
MENU = 24
MOST_DEALS = 18
LONGEST_CONTRACT = 10  # at double size

BRIDGE = ("bridge", "bridge_calls", "bridge_score", "bridge_hints", "bridge_tables", "bridge_learn", "bridge_demo", "bridge_pages")
SHORT = ("short", "short_menus", "short_table", "short_scores", "short_hints", "short_demo", "short_learn", "short_pages", "short_tables")
PARTS = ("menus", "deal", "table", "tricks", "hints", "pick", "learn", "again", "demo", "counter", "scores", "tables", "pages", "mistakes", "spoken", "full", "rules",
         "reasons") + BRIDGE + SHORT
# Only in English: CircuitPython shows it, in its own letters.
BOARDS = "english_boards"
LESSONS = tuple("lesson%d" % number for number in range(1, 8))
# The languages with letters of their own: their sheets.
SHEETS = {"japanese": ("japanese_160x128.bmp", "japanese_240x240.bmp")}
# What a line does not begin with in Japanese.
NOT_FIRST = set("、。」ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")


def room(text):
    """How many places of a line a text takes."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def every_text(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from every_text(each)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from every_text(each)


def texts_of(module):
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


SPEECH = {}
for _language in LANGUAGES:
    _words = words_of(_language)
    _parts = {part: words_of(_language + "_" + part) for part in PARTS}
    # By names; where several modules have one, it is the first one's here, and `every` has them all.
    _all = {name: value for module in reversed((_words, *_parts.values())) for name, value in texts_of(module).items()}
    _every = [texts_of(module) for module in (_words, *_parts.values())]
    _lessons = [texts_of(words_of(_language + "_" + lesson)) for lesson in LESSONS]
    SPEECH[_language] = types.SimpleNamespace(language=_language, words=_words, all=_all, every=_every, lessons=_lessons, **_parts)
ENGLISH = SPEECH["english"]


@pytest.fixture(params=LANGUAGES)
def said(request):
    """The modules of a language: said.words, said.menus and so on; said.all their texts by name."""
    return SPEECH[request.param]


# The same in every language ---------------------------------------------------------------------


def test_every_module_of_words_belongs_to_a_language():
    names = {path.stem for path in (ROOT / "lib" / "handheld" / "words").glob("*.py")} - {"__init__"}
    assert names == {BOARDS} | {language + end for language in LANGUAGES for end in ("",) + tuple("_" + part for part in PARTS + LESSONS)}


def shape(value):
    """What a text, or a tuple or dict of texts, asks of who uses it: which places are filled in."""
    if isinstance(value, str):
        places = [field for _, field, _, _ in string.Formatter().parse(value) if field is not None]
        return {place or str(number) for number, place in enumerate(places)}
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    return [shape(each) for each in value]


@pytest.mark.parametrize("part", ("",) + PARTS + LESSONS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "english"])
def test_no_text_is_missing_and_none_is_left_over(language, part):
    """Each module of a language has what the English one has; tuples are as long, and the same
    places are filled in. Only pages may have other lines."""
    end = "_" + part if part else ""
    english, other = texts_of(words_of("english" + end)), texts_of(words_of(language + end))
    assert set(other) == set(english)
    for name in english:
        if name == "NOTICES":
            assert set(other[name]) == set(english[name])
        elif name == "DOING":
            assert other[name].count("/") == english[name].count("/")
        elif name == "STANDING":
            assert shape(other[name].split("|")) == shape(english[name].split("|"))
        elif part in LESSONS and name == "PAGES":
            assert len(other[name]) == len(english[name])
        elif not name.endswith("_PAGES"):
            assert type(other[name]) is type(english[name]) and shape(other[name]) == shape(english[name]), name


@pytest.mark.parametrize("language", SHEETS)
def test_no_line_of_a_page_begins_with_what_belongs_to_the_one_before(language):
    for text in every_text([SPEECH[language].pages.HELP_PAGES, SPEECH[language].pages.ABOUT_PAGES,
                            SPEECH[language].pages.NOTICES, SPEECH[language].lessons,
                            SPEECH[language].short_pages.HELP_PAGES, SPEECH[language].short_learn.LEARN_PAGES]):
        for line in text.split("\n"):
            assert not line or line[0] not in NOT_FIRST, line


# The letters ------------------------------------------------------------------------------------


def test_the_fonts_have_every_letter(said):
    more = set(look.MORE_CHARACTERS)
    for name in SHEETS.get(said.language, ()):
        more |= set(make_japanese.letters_listed((ROOT / "assets" / name).read_bytes()))
    # What is only told is for a terminal, which has more.
    told = make_japanese.ONLY_TOLD if said.language in SHEETS else ()
    drawn = [texts_of(getattr(said, part)) for part in PARTS if part not in told]
    for text in every_text([texts_of(said.words), drawn, said.lessons]):
        for letter in text.replace("\n", ""):
            assert 32 <= ord(letter) < 127 or letter in more, (text, letter)


def test_circuitpython_has_every_letter_of_what_it_shows():
    assert all(text.isascii() for text in every_text(texts_of(words_of(BOARDS))))


@pytest.mark.parametrize("language", SHEETS)
def test_what_the_app_measures_is_the_room_that_a_text_takes(sit, language):
    sit("pybadge", settings={"FLUNK_LANGUAGE": language})
    from handheld import look as looks

    for text in every_text(SPEECH[language].every):
        assert looks.measure(text) == room(text), text


# The room ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("pages", ["HELP_PAGES", "ABOUT_PAGES"])
@pytest.mark.parametrize("names", [("A", "B", "START", "SELECT", "← →", "↑ ↓", "B"), ("←", "→", "START", "SELECT", "B A", "↑ ↓", "B"),
                                   ("A", "B", "X", "Y", "← →", "↑ ↓", "B"), ("←", "↓", "→", "↑", "Y A", "X B", "B")])
def test_the_lines_of_a_page_fit(said, pages, names):
    for page in said.all[pages]:
        assert room(page[0]) <= HEADING
        assert len(page) - 1 <= 7, "a page has seven lines, and one that says which it is: " + page[0]
        for line in page[1:]:
            assert room(line.format(*names)) <= PAGE, line


def test_a_notice_fits_on_its_page(said):
    for page in said.pages.NOTICES.values():
        assert room(page[0]) <= HEADING and len(page) <= 8
        assert all(room(line) <= PAGE for line in page[1:])


def test_the_entries_of_the_menus_fit_with_their_values(said):
    """A cursor before the entry, arrows round the value, and a space between."""
    menus = said.menus
    for entry, values in (
        (menus.GAME, (menus.SOLO, menus.RUBBER)), (menus.DEALS, ("18",)), (menus.BOTS, menus.LEVELS.values()),
        (menus.PAUSE, menus.PAUSES), (menus.DECK, menus.DECKS), (menus.SEAT_ORDER, menus.SEAT_ORDERS),
        (menus.SORT, menus.SORTS), (menus.FORCED, menus.FORCED_CARDS),
        (menus.SORT, menus.SORTS), (menus.FORCED, menus.FORCED_CARDS),
        (menus.PIPS, menus.PIPS_ARE), (menus.KEYS, menus.KEYS_ARE),
        (menus.BRIGHTNESS, ("5",)), (menus.LANGUAGE, (menus.LANGUAGE_NAME,)), (menus.SOUND, menus.ON_OFF), (menus.DEMO, menus.ON_OFF), (menus.RECORDS, menus.ON_OFF),
        (menus.DIM, (menus.MINUTES.format(10), menus.NEVER)), (menus.SLEEP, (menus.MINUTES.format(30), menus.NEVER)),
    ):
        for value in values:
            assert room("▸ " + entry + " " + "← " + value + " →") <= MENU, (entry, value)


def contract_names(said):
    return [table_words.contract_words(said.words, contract) for contract in range(contracts.CONTRACTS)]


def test_every_contract_fits_at_double_size(said):
    assert len(set(contract_names(said))) == 74
    assert max(room(name) for name in contract_names(said)) <= LONGEST_CONTRACT


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
def test_the_status_line_fits_at_every_stage(sit, said, key):
    """Contract and what it needs, and what to press or what is left at the right, a space between."""
    sit("pybadge", settings={"FLUNK_LANGUAGE": said.language})
    # As the app measures.
    from handheld.flunk import promise

    words, table = said.words, said.table
    for tally in tallies():
        told = promise.standing_words(words, table, tally)
        left, right = promise.status(words, table, tally, told, key)
        assert room(left) + 1 + room(right) <= COLUMNS, (left, right)
        # The number and the suit promised are always there, and what is left to do.
        if tally.contract < 70:
            assert "%d %s" % (contracts.target_of(tally.contract), denomination_words(words, tally.contract // 14)) in left
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
        assert promise.standing_words(ENGLISH.words, ENGLISH.table, Tally(contract, tricks, won, captured)) == told


def test_a_warning_is_there_when_the_next_trick_can_break_the_promise_or_flunk_it(said):
    """By the score itself: no more is lost by the next trick than that it is one trick less to gain."""
    for tally in tallies():
        left = 13 - tally.tricks()
        if tally.contract >= 70 or not left:
            continue
        best = contracts.score(tally.contract, contracts.target_of(tally.contract))
        def in_reach(won, left):
            return any(contracts.score(tally.contract, won + more) == best for more in range(left + 1))
        safe = in_reach(tally.won, left) and in_reach(tally.won + 1, left - 1) and in_reach(tally.won, left - 1)
        assert (promise.standing_words(said.words, said.table, tally)[0] == "!") == (not safe)


def test_the_lines_of_a_deal_s_end_fit(said):
    for name in said.words.PLAYERS:
        for tricks in range(14):
            for text in (said.scores.TRICKS_TAKEN.format(name, tricks_words(said.scores, tricks), 13 - tricks),
                         said.scores.TAKEN_CLEAN.format(name, tricks, 13 - tricks),
                         said.scores.TAKEN_CAUGHT.format(name, tricks, 13, "♥", 13 - tricks)):
                assert room(text) <= COLUMNS, text
    assert room(said.scores.LOOK_BACK) <= COLUMNS
    for points in (-195, 270, 0):
        assert room(said.scores.SCORE.format(score_words(points))) <= 10
    total = said.scores.TOTAL.format("−3510") + "   " + said.scores.BOT_TOTAL.format("−3510")
    assert room(total) <= COLUMNS


def test_the_lines_of_a_review_fit(said):
    words, review = said.words, said.reasons
    names = words.PLAYERS + (words.DUMMY,)
    ask = max(room(text.format("A")) for text in (review.ASK_WHY, review.ASK_BOT))
    assert room(review.WHOSE_ROWS.format(*names)) <= COLUMNS
    assert room(words.DEAL_OF.format(99, 99)) + 1 + ask <= COLUMNS
    for name in names:
        assert room(review.OF_PLAYER.format(name, "♥10")) + 1 + ask <= COLUMNS
        assert max(room(text.format(name)) for text in (
            review.LED_AND_WON, review.HAND_LED, review.HAND_WON, review.HAND_LED_AND_WON)) <= COLUMNS
        assert max(room(text.format(name)) for text in (
            review.REMEMBERS, review.BOT_LOOKS, review.GO_BACK)) <= COLUMNS
        for other in names:
            assert room(review.LED_WON.format(name, other)) <= COLUMNS
    for contract in range(contracts.CONTRACTS):
        for won in range(14):
            for captured in range(min(13, 4 * won) + 1) if contract >= 70 else (0,):
                text = progress.progress_words(words, contract, Tally(contract, 0, won, captured))
                assert room(review.TRICK.format(13)) + 1 + room(text) <= COLUMNS
        text = review.OF_PLAYER.format(words.PLAYERS[0], table_words.contract_words(words, contract))
        assert room(text) + 1 + room(review.STEP) <= COLUMNS


def test_the_lines_of_the_other_contracts_fit(said):
    """A name of nine letters, figures with their marks in eight and nine, marks and arrows below."""
    words, review = said.words, said.reasons
    for target in range(14):
        assert room((words.HIGH if target > 6 else words.LOW).format(target, "")) <= 9
        assert room(tricks_words(said.scores, target)) + 1 + room(review.TRUMPS) + 1 <= 9 + 8
    assert max(room(words.DUMP.format(sign)) for sign in words.SUIT_SIGNS) <= 9
    assert max(len("▸−195✓"), len("13♥ "), room(review.CAUGHT_NONE) + 1) <= 8
    assert room(review.MARKS + " ↑↓") <= COLUMNS


def test_the_totals_of_a_rubber_fit_on_their_line(said):
    """However many points; nobody who plays on loses as much as a thousand a deal."""
    class Played:
        def __init__(self, *totals):
            self.total = totals.__getitem__

    for totals, text in (((5, -12, 70), "You 5  Ada −12  Ben 70"),
                         ((-100, -100, -100), "You −100 Ada −100 Ben −100"),
                         ((-1950, 2430, -1200), "You−1950 Ada2430 Ben−1200")):
        assert totals_words(ENGLISH.words, Played(*totals), COLUMNS) == text
        assert room(totals_words(said.words, Played(*totals), COLUMNS)) <= COLUMNS


def test_a_row_of_a_rubber_s_score_sheet_fits(said):
    for name in contract_names(said):
        # The dealer's name and his score beside it.
        assert room("18 " + name) <= COLUMNS - 5 * 2, name
    for name in said.words.SHORT + (said.scores.BOT,):
        assert len(name) == room(name) < 5, name


def test_a_row_of_a_solo_s_score_sheet_fits(said):
    for name in contract_names(said):
        assert room("18 " + name) <= COLUMNS - 10


def test_the_verdicts_fit_at_double_size(said):
    for text in (said.scores.YOU_WIN, said.scores.BOT_WINS, said.scores.SHARED, said.scores.DRAWN) + tuple(
            said.scores.WINS.format(name) for name in said.words.PLAYERS):
        assert room(text) <= COLUMNS // 2, text


def test_single_lines_fit(said):
    for text in (
        *said.menus.SUBTITLES, said.menus.WRONG_SETTINGS, said.menus.SEE_SETTINGS, said.words.DEAL_OF.format(18, 18), said.deal.DEAL_NUMBER.format(999999), said.deal.YOU_DEAL,
        said.deal.CHOOSE_CONTRACT, said.table.NO_LAST_TRICK, said.scores.SESSION_OVER,
        said.scores.RUBBER_OVER, said.menus.SOLO_IS, said.menus.RUBBER_IS, said.menus.ENDS_GAME,
        said.menus.BATTERY.format("100%↑"), said.scores.BOT_BUSY, said.scores.BOT_HERE.format("−3510"),
        "B: " + said.words.SCORE_SHEET,
    ) + tuple(said.table.MUST_FOLLOW.format(suit) for suit in said.words.SUITS) + tuple(
            shape.format(name) for shape in (said.deal.DECLARES, said.words.THINKS) for name in said.words.PLAYERS):
        assert room(text) <= COLUMNS, text
    for name in said.words.PLAYERS + (said.words.DUMMY,):
        assert room(name) <= 6
    for name in said.words.SHORT:
        for sign in (*said.words.SUIT_SIGNS, said.words.NO_TRUMP):
            assert room(sign + said.words.GAP + name) <= 6


def test_the_lines_about_a_deal_played_again_fit(said):
    again = said.again
    for text in (again.HEADING,) + again.YOU_DECLARE + again.OTHER_DECLARES + again.NOT_COUNTED + tuple(
            shape.format("A", "B", "START", "SELECT") for shape in (again.BACK, again.BEGIN)):
        assert room(text) <= COLUMNS, text
    for name in contract_names(said):
        for when in (again.THEN, again.NOW):
            assert room(again.ROW.format(when, name, tricks_words(said.scores, 13))) <= COLUMNS
    assert room(again.POINTS.format("−195")) <= 12 and room(said.menus.EXERCISE) <= COLUMNS
    for entry in (said.menus.IDEA, said.menus.AGAIN, said.menus.LEAVE_EXERCISE, said.menus.LEARN):
        assert room("▸ " + entry) <= MENU


def test_every_hint_about_a_card_fits(said):
    """Whatever a card does before whatever speaks for it; the numbers as long as they can be."""
    whole = advice._JUDGED + 1
    assert len(said.hints.WHY) == advice._LESS + 1
    doings = said.hints.DOING.split("/")
    assert len(doings) == advice._THROW + 1 and all(doings)
    for why in said.hints.WHY[:whole]:
        assert room(why.format(10, 10)) <= COLUMNS, why
    for place in range(whole, len(said.hints.WHY)):
        number = 13 if place < advice._CLEAN_TRICK else "♥"
        for doing in doings:
            assert room(doing + ": " + said.hints.WHY[place].format(number)) <= COLUMNS, (doing, said.hints.WHY[place])


def test_every_hint_about_a_contract_fits(said):
    """The best two of all contracts are worth no less than High 7 without a trick, −70."""
    for name in contract_names(said):
        for points in (-99, 270):
            assert room(said.hints.WORTH.format(score_words(points), name, score_words(points))) <= COLUMNS


def test_the_lines_with_a_number_of_hints_fit(said):
    for hinted in (0, 1, 99, 65535):
        for back in (0, 1, 99, 65535):
            text = help_words(said.scores, type("Played", (), {"hints": hinted, "taken_back": back}))
            assert room(text) <= COLUMNS - 10  # where two columns of figures follow
            assert room(said.words.PRESS_A.format("A") + "  " + text) <= COLUMNS
            assert bool(text) == bool(hinted or back)
    assert max(room(said.hints.THINKING), room(said.hints.BACK.format("A"))) <= COLUMNS


@pytest.mark.parametrize("names", [("A", "B", "START", "SELECT", "← →"), ("A", "B", "X", "Y", "A B")])
def test_the_words_of_the_lessons_fit(said, names):
    """Pages as of the help; at the table three lines, of which the last leaves room for a key."""
    box, last = 26, 23
    for own in said.lessons:
        for page in own["PAGES"]:
            assert room(page[0]) <= HEADING and len(page) <= 8
            assert all(room(line.format(*names)) <= PAGE for line in page[1:]), page
        for text in (*own["TURNS"].values(), *own["TRICKS"].values()):
            lines = text.format(*names).split("\n")
            assert len(lines) <= 3 and all(room(line) <= box for line in lines) and room(lines[-1]) <= last, text
        for text in (own["DONE"], own["TRY"]):
            assert len(text.split("\n")) <= 2 and all(room(line) <= COLUMNS for line in text.split("\n")), text
    learn = said.learn
    assert len(learn.NAMES) == len(said.lessons)
    for name in learn.NAMES:
        assert room("▸ 7 " + name + " ✓") <= MENU
    assert len(learn.VERDICTS.split("/")) == 3
    assert max(room(text) for text in learn.VERDICTS.format("♣10").split("/")) <= last
    for text in (learn.JUDGING, learn.ANY_KEY, learn.RESULT.format(said.table.DUMP_SO_FAR.format(
            said.words.DUMP.format("♣"), 9, 5, "♣"), "−50")):
        assert room(text) <= COLUMNS, text
    assert max(room(learn.REACHED), room(learn.MISSED)) <= COLUMNS // 2
    for text in learn.WAYS:
        assert room("▸ " + text) <= MENU


def test_the_lines_of_a_kiosk_fit(said):
    counter, menus = said.counter, said.menus
    for text in (counter.ANY_KEY_STAYS, counter.NOBODY_YET, counter.AMONG_BEST.format(5, 9999), counter.YOUR_LETTERS,
                 counter.LETTER_KEYS.format("A"), counter.BEST_ROW.format(5, "WWW", "9999"), counter.COUNTED[0].format(99),
                 *counter.CLEAR_QUESTIONS, *(counter.COUNTED[1].format(level) for level in menus.LEVELS.values())):
        assert room(text) <= COLUMNS, text
    assert room(counter.STILL_THERE) <= COLUMNS // 2
    for text in (counter.KEEP_SCORES, counter.CLEAR_SCORES, menus.CLEAR_BEST, menus.BEST_SCORES):
        assert room("▸ " + text) <= MENU


def test_the_captions_of_the_demo_fit(said):
    demo, words = said.demo, said.words
    names = (demo.DEALER, words.DUMMY) + words.PLAYERS
    for name in names:
        assert room(demo.LEADS.format(name)) <= COLUMNS  # to the first trick
    assert room(demo.DEALER) <= 6
    for text in every_text([demo.ANY_KEY_PLAYS, demo.ANY_KEY_LEAVES, demo.BOTS_PLAY, demo.WHO_PLAYS, demo.PROMISES,
                            demo.EXACTLY_PAYS.format(13, 250), demo.HIGH_RULES, demo.LOW_RULES, demo.DUMP_PAYS, demo.DUMP_CLEAN,
                            demo.DUMP_ELSE, demo.NO_MORE.format(12), demo.NOW_FLUNKED.format(6), demo.NOW_TOO_MANY.format(13),
                            demo.CAUGHT.format(13, "♥"), demo.EXACT, demo.FLUNKED.format(6), demo.TOO_FEW.format(13),
                            demo.TOO_MANY.format(13), demo.CLEAN, demo.NOT_CLEAN.format(13)]):
        assert room(text.replace("{}", "−15")) <= COLUMNS, text
    for name in names:
        for text in (demo.TRUMPS.format("♥", name), demo.THROWS.format("♥", name), demo.TAKES.format(name)):
            assert room(text) <= COLUMNS, text


def test_the_declaring_lines_fit_and_leave_a_space(said):
    for text in (said.deal.ONE_UNDER, said.deal.EXACTLY, said.deal.ONE_OVER):
        assert room(text + "  13" + " −195") <= 20
    for text in (said.deal.CLEAN_TRICK, said.deal.CLEAN_FIVE, said.deal.CAUGHT.format("♥")):
        assert room(text + " −195") <= 20


def test_no_word_is_left_unused():
    """A text that no screen says is one that somebody would translate for nothing."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "lib" / "handheld").rglob("*.py")
                     if path.parent.name != "words")
    code += (ROOT / "code.py").read_text(encoding="utf-8")
    said = ("words.", '"spoken").', "_words.", "menus.", "deal.", "scores.", "spoken.", "said.", '"bridge").', '"reasons").', 'pages").', '"full").', '"mistakes").',
            "_words().", '"english_boards").')
    unused = [name for name in [*ENGLISH.all, *texts_of(words_of(BOARDS))] if name != "NAME" and not any(where + name in code for where in said)]
    assert unused == []


def test_the_lines_about_tricks_and_claims_fit(said):
    words, tricks, menus = said.words, said.tricks, said.menus
    names = words.PLAYERS + (words.DUMMY,)
    told = [tricks.LED_AND_WON.format(leader, winner) for leader in names for winner in names]
    told += [tricks.TRICK_OF.format(12, 13), tricks.EARLIER + " " + tricks.LATER, tricks.BACK, tricks.LOOKING,
             tricks.THE_REST.format(13), tricks.NOT_SETTLED, tricks.IT_MATTERS, tricks.ALL_OURS, tricks.NONE_OURS,
             tricks.SOME_OURS.format(12), tricks.WHATEVER, tricks.LAY_DOWN.format("A"), tricks.ANY_KEY]
    for text in told:
        assert room(text) <= COLUMNS, text
    assert max(room(menus.TAKE_BACK), room(menus.CLAIM)) + 2 <= MENU
