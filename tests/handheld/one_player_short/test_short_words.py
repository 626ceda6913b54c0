"""What One Player Short says fits where it stands, in every language."""

import pytest
from test_words import COLUMNS, HEADING, LONGEST_CONTRACT, MENU, PAGE, SPEECH, room

from engine.one_player_short import contracts
from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD, PASS, Calls
from engine.one_player_short.view import AuctionView
from handheld.one_player_short import call_words, points_words, progress, promise, table_words
from handheld.score_words import totals_words
from handheld.words import LANGUAGES

CELL = 8
PICKED = 13
BESIDE = 20
CARDS = (12, 8)  # ♣A, ♣10
KEYS = [("A", "B", "START", "SELECT", "← →", "↑ ↓", "B"), ("←", "↓", "→", "↑", "Y A", "X B", "B")]


@pytest.fixture(params=LANGUAGES)
def said(request):
    return SPEECH[request.param]


def every_contract(said):
    return [table_words.contract_words(said.words, contract) for contract in range(contracts.CONTRACTS)]


def test_contracts_are_written_as_at_bridge():
    words = SPEECH["english"].words
    assert [table_words.contract_words(words, contract) for contract in (0, 14, 17, 34, 35 + 17, 69)] == [
        "1♣", "3NT", "4♥", "7NT", "4♥X", "7NTX"]


def test_contracts_and_points_fit_at_double_size(said):
    for name in every_contract(said):
        assert room(name) <= 5 <= LONGEST_CONTRACT
    for player in said.words.PLAYERS:
        assert room(player + " " + points_words.points_words(-104, "+")) <= COLUMNS // 2
    for halves in (65, 66, -103, -104):
        assert room(points_words.points_words(halves, "+")) <= 5


@pytest.mark.parametrize("halves, text, signed", [(0, "0", "0"), (1, "½", "+½"), (-1, "−½", "−½"), (9, "4½", "+4½"), (-8, "−4", "−4"),
                                                  (66, "33", "+33")])
def test_half_points_in_words(halves, text, signed):
    assert points_words.points_words(halves) == text and points_words.points_words(halves, "+") == signed


def calls_of(call, place, laid, taken):
    calls = Calls()
    calls.count = place + 1
    calls.made[place], calls.laid[place], calls.taken[place] = call, laid, taken
    return calls


def test_whatever_is_called_fits_in_a_line_and_in_a_cell(said):
    for call in range(DOUBLE + 1):
        assert room(call_words.brief_words(said.words, said.short, call)) + 1 + 3 <= CELL
        name = call_words.call_words(said.words, said.short, call)
        assert room(said.short.PICK.format(name) if call < BIDS else name) <= (PICKED - 6 if call < BIDS else 6)
        for player in range(3):
            for place, taken in ((0, NO_CARD), (14, NO_CARD), (14, CARDS[1])):
                laid = NO_CARD if place and (call >= BIDS or taken == NO_CARD) else CARDS[1]
                text = call_words.told(said.words, said.short, calls_of(call, place, laid, taken), place, player)
                assert room(text) <= COLUMNS, text


def test_refusals_and_what_stands_beside_the_cards_fit(said):
    short = said.short
    for text in (short.NOT_ABOVE.format("7NT", "7NT"), short.NO_BID_YET, short.DOUBLED_ALREADY.format("7NT"), short.OWN_BID.format("7NT"),
                 short.CHOOSE.format("A"), short.THROWN_IN, short.CALLS, short.NO_CALLS, short.KEYS, *short.LEADS):
        assert room(text) <= COLUMNS, text
    for text in (short.YOU_TOOK.format("♣10"), short.LAY_ONE, short.LAY_ANOTHER, short.LAYS.format("A", "♣10"), short.EXCHANGE,
                 short.TAKES.format("A", "♣10"), short.TAKES_NONE.format("B"), short.JUST_TAKEN.format("♣10")):
        assert room(text) <= BESIDE, text
    assert room(short.HIDDEN) <= 6 and room(said.words.PRESS_A.format("A")) <= 9
    assert all(room(name) <= CELL for name in said.words.PLAYERS)
    for player in said.words.PLAYERS:
        for call in range(DOUBLE + 1):
            name = call_words.call_words(said.words, short, call)
            row = " 99 " + player + " " + name
            assert room(row) + 1 + room(short.FOR.format("♣10", "♦10")) <= COLUMNS


def test_every_hint_fits(said):
    from engine.one_player_short import hint

    why = said.short_hints.WHY
    assert len(why) == hint.RUFFS + 1
    for place, text in enumerate(why):
        number = "13.0" if place <= hint.DOUBLE_TRICKS else "100"
        most = BESIDE if hint.TAKE_HONOUR <= place <= hint.LAY_LOW else COLUMNS
        name = {hint.BID_TRICKS: "7NT", hint.PASS_TRICKS: said.short.PASS, hint.DOUBLE_TRICKS: said.short.DOUBLE}.get(place, "♣10")
        assert room(text.format(name, number)) <= most, text


def test_how_a_contract_stands_fits_the_status_line(said):
    view = AuctionView()
    for contract in (14, 49):
        view.contract = contract
        target = contracts.target_of(contract)
        for tricks in range(14):
            view.count = 4 * tricks
            for won in range(tricks + 1):
                view.won = won
                standing = promise.standing_words(said.words, said.table, view)
                left = 13 - tricks
                missing = target - won
                assert (standing[0] == "!") == (missing > 0 and missing >= left)
                assert room(table_words.contract_words(said.words, contract)) + 1 + room(standing) <= COLUMNS
                for key in ("", "A"):
                    assert sum(map(room, promise.status(said.words, said.table, view, standing, key))) <= 25
                if said.language == "english":
                    assert standing == ("made" if not missing else "made +%d" % -missing if missing < 0 else "! down %d" % (missing - left)
                                        if missing > left else "! needs all %d" % left if missing == left
                                        else "needs %d of %d" % (missing, left))
                assert room(progress.progress_words(said.words, contract, view)) <= 14


def test_menus_sheets_and_ends_fit(said):
    menus, scores, tables = said.short_menus, said.short_scores, said.short_tables
    assert room(menus.DEAL_TO.format(99, 50)) <= COLUMNS and room(said.menus.CALLS) + 2 <= MENU
    for label, values in ((said.menus.GAME, (said.menus.SOLO, menus.GAME)), (menus.GOAL, (menus.POINTS.format(50), menus.NO_GOAL)),
                          (menus.LATE_BID, menus.LATE_BIDS), (said.menus.BOTS, [said.menus.LEVELS[level] for level in ("random", "normal")])):
        for value in values:
            assert room("▸ " + label + " ← " + value + " →") <= MENU, value
    for text in (menus.SOLO_IS, menus.GAME_IS, menus.GOAL_IS, menus.DEALS_ARE, *menus.LATE_ARE, scores.LOOK_BACK, scores.SESSION_OVER,
                 scores.MADE, scores.OVER.format(6), scores.DOWN.format(13), scores.SHEET_HEAD + " " + scores.SHEET_DECLARER,
                 said.words.PRESS_A.format("A") + "  " + scores.HINTS.format(65535), "99 " + scores.PASSED_OUT,
                 tables.DEALS.format(9999999), tables.DECLARED.format(9999999), tables.MADE.format(9999999), tables.FAILED.format(9999999),
                 tables.AVERAGE.format("−12½"), tables.BEST.format("−12½"), tables.WON.format(99999, 99999), tables.LAST_SCORES,
                 tables.LAST.format(20, "−12½", "−12½"), tables.FOOT.format(6, 6),
                 *(shape.format(name) for name in tables.PAGES for shape in ("{}", tables.DOUBLED))):
        assert room(text) <= COLUMNS, text
    assert room(tables.TRICKS) <= 6
    for text in (scores.YOU_WIN, scores.SHARED, *(scores.WINS.format(name) for name in said.words.PLAYERS[1:])):
        assert room(text) <= COLUMNS // 2
    for name in said.words.PLAYERS:
        assert room(scores.TRICKS_TAKEN.format(name, said.scores.TRICKS.format(13), 13)) <= COLUMNS
    for halves in (-4000, 199, -399):
        played = type("Played", (), {"total": lambda self, player: halves})()
        assert room(totals_words(said.words, played, COLUMNS, points_words.points_words)) <= COLUMNS
    for name in said.words.SHORT:
        assert room(name) <= 5


@pytest.mark.parametrize("names", KEYS)
def test_the_pages_fit(said, names):
    for page in said.short_pages.HELP_PAGES + said.short_learn.LEARN_PAGES:
        assert room(page[0]) <= HEADING and len(page) - 1 <= 7, page[0]
        for line in page[1:]:
            assert room(line.format(*names)) <= PAGE, line


def test_the_captions_of_the_demo_fit(said):
    demo = said.short_demo
    names = (said.demo.DEALER,) + said.words.PLAYERS[1:]
    for text in (demo.BOTS_PLAY, *demo.WHO_PLAYS, *demo.WHY_PASS, *demo.WHY_DOUBLE, *demo.WHY_BID, demo.HIDDEN.format(13), demo.REST_OPENS,
                 demo.MADE_PAYS.format(13, "33"), demo.ONE_DOWN.format("−4"), demo.THROWN_IN, demo.NEXT_DEAL, demo.IS_MADE, demo.IS_DOWN,
                 demo.SCORE.format("+11½"), *(demo.DECLARES.format(name) for name in names)):
        assert room(text) <= COLUMNS, text


def test_pass_and_double_are_told_with_the_card_that_came():
    english = SPEECH["english"]
    told = call_words.told
    assert told(english.words, english.short, calls_of(PASS, 0, 36, NO_CARD), 0, 2) == "Ben passes: ♥Q turned up"
    assert told(english.words, english.short, calls_of(10, 0, 2, NO_CARD), 0, 1) == "Ada bids 3♣, lays ♣4"
    assert told(english.words, english.short, calls_of(14, 13, 2, 12), 13, 0) == "You bid 3NT, ♣A for ♣4"
    assert told(english.words, english.short, calls_of(DOUBLE, 13, NO_CARD, NO_CARD), 13, 0) == "You double"
