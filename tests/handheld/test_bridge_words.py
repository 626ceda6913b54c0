"""What Three-handed Bridge can say fits where it stands, in every language."""

import pytest
from test_words import COLUMNS, HEADING, MENU, NOT_FIRST, PAGE, SHEETS, SPEECH, every_text, room

from engine.three_handed_bridge import scores
from handheld.words import LANGUAGES, denomination_words

KEYS = [("A", "B", "START", "SELECT", "← →", "↑ ↓", "B"), ("←", "→", "START", "SELECT", "B A", "↑ ↓", "B"),
        ("A", "B", "X", "Y", "← →", "↑ ↓", "B"), ("←", "↓", "→", "↑", "Y A", "X B", "B")]
LARGE = 10


@pytest.fixture(params=LANGUAGES)
def said(request):
    return SPEECH[request.param]


def names(said):
    return said.words.PLAYERS


@pytest.mark.parametrize("keys", KEYS)
def test_the_pages_fit(said, keys):
    for pages, lines in ((said.bridge_pages.HELP_PAGES, 7), (said.bridge_learn.LEARN_PAGES, 7)):
        for page in pages:
            assert room(page[0]) <= HEADING and len(page) - 1 <= lines, page[0]
            for line in page[1:]:
                assert room(line.format(*keys)) <= PAGE, line
    # A warning and the invitation stand below the last page of learning.
    assert len(said.bridge_learn.LEARN_PAGES[-1]) - 1 <= 6
    assert room(said.bridge_learn.PLAY.format(keys[0], 999999)) <= COLUMNS


@pytest.mark.parametrize("language", SHEETS)
def test_no_line_begins_with_what_belongs_to_the_one_before(language):
    for line in every_text([SPEECH[language].bridge_pages.HELP_PAGES, SPEECH[language].bridge_learn.LEARN_PAGES]):
        assert not line or line[0] not in NOT_FIRST, line


def test_the_help_has_the_scores_as_they_are(said):
    """Rows of honours in points, the value of an odd trick, and the aces at no trump."""
    every = [line for page in said.bridge_pages.HELP_PAGES for line in page]
    assert "♠ 2  ♣ 4  ♦ 6  ♥ 8  NT 12" in every
    assert [scores.trick_points(suit, 0, 1) for suit in (3, 0, 1, 2, 4)] == [2, 4, 6, 8, 12]
    rows = [line.split()[-4:] for page in said.bridge_pages.HELP_PAGES for line in page[2:] if "♠" in page[1] and "♥" in page[1]
            and "NT" not in page[1]]
    assert rows == [[str(scores.honour_points(suit, kind)) for suit in (3, 0, 1, 2)] for kind in range(1, 7)]
    assert [scores.honour_points(4, kind) for kind in (1, 2, 3)] == [30, 40, 100]
    text = "".join(every)
    assert "30" in text and "40" in text and "100" in text


def test_the_lines_before_the_play_fit(said):
    calls, words = said.bridge_calls, said.words
    told = [calls.YOU_DEAL, calls.DUMMY_DOWN, calls.BOTH_DOWN, calls.DUMMYS_ONLY, calls.YOUR_TRUMPS, calls.CLOSED]
    for label, figure in ((calls.ODD_TRICK, "12"), (calls.GAME_AT, calls.TRICKS.format(13)), (calls.GAME_AT, calls.NEVER),
                          (calls.HONOURS, calls.RANGE.format(16, 80)), (calls.ACES, calls.RANGE.format(30, 100)),
                          *(text.split("/") for text in calls.PASS_IS)):
        assert room(label) + 1 + room(figure) <= COLUMNS - 6
    for name in names(said):
        told += [calls.GAMES.format(name, 1, 28), calls.PASSES.format(name), words.THINKS.format(name)]
        told += [calls.SAYS.format(name, text) for text in (calls.CONTENT, calls.DOUBLES.format(100), calls.REDOUBLES.format(100))]
    told += [calls.DUMMY_MAKES.format(words.DUMMY, denomination, reason) for denomination in ("♠", "NT") for reason in calls.REASONS]
    for text in told:
        assert room(text) <= COLUMNS, text
    assert len(calls.REASONS) == 4
    assert room(said.bridge.DEAL.format(99)) + 1 + room(calls.NUMBER.format(999999)) <= COLUMNS
    assert room(calls.PASS) <= LARGE
    assert room("▸" + calls.CONTENT) <= 9
    for text in (calls.DOUBLE, calls.REDOUBLE):
        assert room("▸" + text.format(64, 100)) <= COLUMNS - 9


def test_what_is_trump_fits_at_double_size_and_beside_the_game(said):
    for denomination in range(5):
        for steps in range(scores.most_doublings(denomination) + 1):
            text = said.bridge.AT.format(denomination_words(said.words, denomination), scores.trick_points(denomination, steps, 1))
            assert room(text) <= LARGE, text
            for game in (said.bridge_calls.GAME_ODD.format(7), said.bridge_calls.NO_GAME):
                assert room(text) + 1 + room(game) <= COLUMNS


class Tally:
    """What a status line reads of a view."""

    dealer = 0

    def __init__(self, contract, steps, tricks, won, part):
        self.contract = contract
        self.steps = steps
        self.tricks = lambda: tricks
        self.won = won
        self.parts = [part, 0, 0]


def tallies():
    for contract in range(5):
        for steps in range(scores.most_doublings(contract) + 1):
            for tricks in range(14):
                for won in range(tricks + 1):
                    for part in (0, 2, 6, 18, 28):
                        yield Tally(contract, steps, tricks, won, part)


@pytest.mark.parametrize("key", ["", "A", "←"])
def test_the_status_line_fits_at_every_stage(sit, said, key):
    sit("pybadge", settings={"FLUNK_LANGUAGE": said.language})
    from handheld.three_handed_bridge import promise

    for tally in tallies():
        told = promise.standing_words(said.words, said.table, tally)
        left, right = promise.status(said.words, said.table, tally, told, key)
        assert room(left) + 1 + room(right) <= COLUMNS, (left, right)
        assert right == (said.words.PRESS_A.format(key) if key else told)


def test_how_a_deal_stands_is_told_and_warned_of(sit):
    sit("pybadge")
    from handheld.three_handed_bridge import promise

    english = SPEECH["english"]
    for contract, steps, tricks, won, part, told in (
        (2, 0, 0, 0, 0, "0–0 game 10 of 13"), (2, 0, 8, 5, 0, "!5–3 game all 5"), (2, 0, 8, 7, 0, "odd 1 game 3 of 5"),
        (2, 0, 12, 9, 0, "!odd 3 game all 1"), (2, 0, 12, 10, 0, "odd 4 game won"), (2, 0, 12, 8, 0, "odd 2 no game"),
        (2, 0, 13, 10, 0, "odd 4 game won"), (2, 0, 8, 1, 0, "lost 1"), (3, 0, 4, 4, 0, "4–0 no game"), (3, 0, 4, 4, 28, "4–0 game 3 of 9"),
        (4, 4, 6, 6, 0, "6–0 game 1 of 7"), (4, 0, 13, 6, 0, "lost 1"), (3, 6, 12, 6, 0, "!6–6 game all 1"),
    ):
        assert promise.standing_words(english.words, english.table, Tally(contract, steps, tricks, won, part)) == told


def test_the_warning_is_that_the_game_needs_every_trick_left(sit):
    """Counted out from the score, for every stage."""
    sit("pybadge")
    from handheld.three_handed_bridge import promise

    english = SPEECH["english"]
    for tally in tallies():
        left = 13 - tally.tricks()

        def game(more):
            won = tally.won + more
            return won > 6 and tally.parts[0] + scores.trick_points(tally.contract, tally.steps, won - 6) >= 30
        last = left > 0 and game(left) and not game(left - 1)
        assert (promise.standing_words(english.words, english.table, tally)[0] == "!") == last


def test_the_lines_of_scores_fit(said):
    score, words = said.bridge_score, said.words
    for name in names(said):
        for told in ("NT at 100", "♠ at 64"):
            value = said.bridge.AT.format(told.split()[0], told.split()[2])
            for who in (name, words.DUMMY):
                assert room(score.MADE.format(who, value)) + 1 + room(score.HINTS.format(999)) <= COLUMNS
        assert room(score.TRICKS.format(name, 13, 13)) <= COLUMNS
        longest = max(room(text) for text in score.ACES + score.HONOURS + score.OTHERS + (score.RUBBER,))
        assert longest + 1 + room(score.TO.format(name, 100)) <= COLUMNS
        assert room(score.ODD.format(7, 100)) + 1 + room(score.BELOW.format(name, 700)) <= COLUMNS
        assert room(score.WINS[0]) <= 13 and room(score.WINS[1].format(name)) <= 13
        assert room(score.RUBBER_OF[1].format(name)) <= COLUMNS
        assert room(score.TOTAL_OF.format(name, 9999)) + 1 + len("+19998") <= COLUMNS
        for other in names(said):
            for text in score.PAYS:
                assert room(text.format(name, other, 9999)) <= COLUMNS
    pairs = [(one, other) for one in words.SHORT for other in words.SHORT if one != other]
    for one, other in pairs:
        assert room(score.ODD.format(7, 100)) + 1 + room(score.TO_EACH.format(one, other, 700)) <= COLUMNS
        assert max(map(room, score.ACES + score.HONOURS + score.OTHERS)) + 1 + room(score.TO_EACH.format(one, other, 100)) <= COLUMNS
    assert room(score.SHARED) <= 13
    for text in (score.LOOK_BACK.format("B"), score.PAD.format("B"), score.HINTS.format(65535)):
        assert room(words.PRESS_A.format("A")) + 1 + room(text) <= COLUMNS
    assert room(score.NO_RUBBER) <= COLUMNS and room(score.RUBBER_OF[0]) <= COLUMNS
    for name in words.SHORT:
        assert room(name) == len(name) <= 7  # a column of the pad


def test_every_hint_fits(said):
    from engine.three_handed_bridge import hint

    hints = said.bridge_hints
    assert len(hints.REASONS) == hint.THROWN + 1
    for text in hints.REASONS:
        assert room(text.format(13, 13)) <= COLUMNS
    for name in names(said):
        for text in hints.EXPECTED:
            assert room(text.format(name, 13)) <= COLUMNS
    assert max(room(hints.THINKING), room(hints.BACK.format("A"))) <= COLUMNS


def test_the_statistics_and_the_demo_fit(said):
    tables, demo, words = said.bridge_tables, said.bridge_demo, said.words
    told = [tables.DEALS.format(9999), tables.DECLARED.format(9999, 999), tables.RUBBERS.format(999, 999),
            tables.SOLOS.format(999), tables.SETTLED.format("−9999"), tables.BEST.format("+9999"), tables.BEST_SOLO.format("+9999"),
            tables.HINTS.format(9999), tables.LAST.format(20, "−9999", "+9999")]
    told += [demo.BOTS_PLAY, *demo.WHO_PLAYS, demo.DECLARES, demo.DUMMY_MAKES, demo.UNDOUBLED, demo.DOUBLED[0], demo.DOUBLED[1].format(6),
             *demo.PAYS, demo.ODD[0].format(7), demo.ODD[1].format(7), demo.TRICKS.format(13), demo.TO_DEALER.format(700, 999),
             demo.TO_EACH.format(999), said.bridge.SO_FAR.format("NT", 13)]
    for text in told:
        assert room(text) <= COLUMNS, text
    assert room("▸ " + words.SCORE_SHEET) <= MENU
