"""Hints at the handheld: asked for, thought about, left, told, counted."""

import sys

import bookkeeping
import pytest
from named_hints import HINTS, named
from scenes import first, to_a_bots_deal

from engine.flunk import contracts, restore, snapshot
from engine.flunk.declaration import make_contract
from engine.flunk.hint import Hint
from engine.view import View
from handheld import hint_words
from handheld.words import english as words

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")
BOARDS = ("pybadge", "pygamer", "picosystem")
HIGH = make_contract(contracts.HIGH, 9, 3)
KEYS = ("a", "b", "start", "select", "left", "right", "up", "down")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def expected(player):
    """(choice, line) of the hint that is due."""
    view = View()
    hint = Hint(player.session, view)
    while not hint.step():
        pass
    return hint.reason.choice, hint_words.line(words, hint.reason, view)


def ask(player):
    """By the menu."""
    player.press("start")
    player.open("Hint")


def at_the_table(sit, board="pybadge", contract=HIGH, **settings):
    player = sit(board, settings=dict(SOLO, **settings))
    player.begin()
    player.press("a")
    player.declare(contract)
    return player


def check_the_card(player):
    """Ask, and see that the cursor and the line are those of the hint."""
    card, line = expected(player)
    before = snapshot.save(player.session)[:-6]
    hints = player.session.hints
    ask(player)
    assert player.screen() == "table" and player.row().card() == card
    assert line in player.lines()
    assert player.session.hints == hints + 1 and snapshot.save(player.session)[:-6] == before
    return line


@pytest.mark.parametrize("entry", HINTS, ids=[entry[0] for entry in HINTS])
def test_the_line_of_every_hint_with_a_name(entry):
    _, view, reason = named(entry)
    assert hint_words.line(words, reason, view) == entry[10]


def test_a_contract(sit, board):
    player = sit(board, settings=SOLO)
    player.begin()
    player.press("a")
    contract, line = expected(player)
    ask(player)
    assert player.screen() == "declare" and player.top().contract() == contract
    assert line in player.lines() and line.startswith("Worth ") and not player.says("Your contract")
    # It is about that contract alone.
    player.press("left")
    assert not player.says("Worth") and player.says("Your contract")
    ask(player)
    player.press("a")
    assert player.session.deal.contract == contract and player.session.hints == 2


def test_before_the_contract_is_asked_for(sit, board):
    player = sit(board, settings=SOLO)
    player.begin()
    assert player.screen() == "deal"
    contract, line = expected(player)
    ask(player)
    assert player.screen() == "declare" and player.top().contract() == contract and line in player.lines()


def test_a_dump_is_hinted_too(sit):
    """Of the deals there are, one in hundreds: made up."""
    player = at_the_table(sit, contract=make_contract(contracts.DUMP, 0, 2))
    check_the_card(player)
    player.app.go("declare", 1, 14, "Worth 12; Low 3 NT 10")
    player.app.change()
    assert player.top().contract() == 71 and player.says("Dump ♦") and player.says("Worth 12; Low 3 NT 10")


def test_a_card(sit, board):
    player = at_the_table(sit, board)
    assert player.app.game.view.turn == 2
    check_the_card(player)
    player.press("right")
    assert not player.says(": ")
    check_the_card(player)
    player.press("a")
    player.play_on(first, until=lambda: player.app.game.players_turn() and player.app.game.view.turn == 0)
    check_the_card(player)


def test_all_the_cards_of_a_deal(sit, board):
    player = at_the_table(sit, board)
    said = []
    while player.screen() == "table":
        if player.app.game.players_turn():
            # A trick that lies there still does not matter.
            said.append(check_the_card(player))
            player.press("a")
        else:
            player.press("a" if player.top()._resting else "")
            player.settle()
    assert player.screen() == "deal_end" and player.session.hints == len(said) == 26
    assert "Only card that fits" in said and len(set(said)) > 5
    assert player.says("Hints 26")


def test_a_forced_card(sit):
    player = at_the_table(sit)
    player.play_on(first, until=lambda: player.app.game.players_turn() and not player.top()._resting
                   and len(player.legal()) == 1)
    assert check_the_card(player) == "Only card that fits"


@pytest.mark.parametrize("dealer", [1, 2])
def test_a_defender_in_a_rubber(sit, board, dealer):
    player = sit(board, settings=RUBBER)
    to_a_bots_deal(player, dealer)
    player.press("a")
    while player.screen() == "table":
        player.play_on(first, until=lambda: player.app.game.players_turn() and not player.top()._resting)
        if player.screen() == "table":
            assert player.app.game.view.seat == player.app.game.own_seat() == (0, 3, 1)[dealer]
            check_the_card(player)
            player.press("a")
    assert player.session.hints == 13


@pytest.mark.parametrize("key", KEYS)
def test_any_key_leaves_it_while_it_thinks(sit, board, key):
    player = at_the_table(sit, board)
    player.press("right*3")
    for where in ("table", "declare"):
        if where == "declare":
            player = sit(board, settings=SOLO)
            player.begin()
            player.press("a right down")
        cards, name = snapshot.save(player.session), player.lines()
        player.press("start")
        player.reach("Hint")
        player.touch("a")
        assert player.screen() == "hint" and player.says("Your bot thinks")
        player.touch(key)
        if key == "select":
            # The help lies between; then it thinks anew.
            assert player.screen() == "help"
            player.touch("b")
            assert player.screen() == "hint" and player.says("Your bot thinks")
            player.touch("b")
        player.settle()
        assert player.screen() == where and player.lines() == name
        assert snapshot.save(player.session) == cards


def hold_select_and_press(player, key):
    player.hands.hold(player.board.key("select"), True)
    player.settle()
    player.press(key)
    player.hands.hold(player.board.key("select"), False)
    player.settle()


def test_select_held_and_a_asks(sit, board):
    player = sit(board, settings=SOLO)
    player.begin()
    hold_select_and_press(player, "a")
    assert player.screen() == "declare" and player.says("Worth ") and player.session.hints == 1
    hold_select_and_press(player, "a")
    assert player.screen() == "declare" and player.session.hints == 2
    player.declare(HIGH)
    card, line = expected(player)
    hold_select_and_press(player, "a")
    assert player.screen() == "table" and player.row().card() == card and line in player.lines()
    player.press("start")
    hold_select_and_press(player, "a")
    assert player.screen() == "table" and player.session.hints == 4


def test_it_asks_nothing_where_there_is_no_decision(sit, board):
    player = sit(board, settings=RUBBER)
    hold_select_and_press(player, "a")
    assert player.screen() == "help"
    player.press("b")
    to_a_bots_deal(player, 1)
    for screen in ("deal", "deal_end"):
        assert player.screen() == screen
        hold_select_and_press(player, "a")
        assert player.screen() == "help"
        player.press("b")
        player.press("start")
        assert "Hint" not in [text for text, _ in player.top().entries()]
        player.press("b")
        if screen == "deal":
            player.press("a")
            player.play_on(first)
    # A game that waits to be continued is not gone on with by a hint.
    player = at_the_table(sit, board)
    player.press("start up a")
    assert player.screen() == "title" and player.app.game.players_turn()
    hold_select_and_press(player, "a")
    assert player.screen() == "help" and player.session.hints == 0


def test_the_other_entries_of_the_menu_are_where_they_were(sit, board):
    for turn in (True, False):
        player = at_the_table(sit, board)
        if not turn:
            player.play_on(first)
            assert player.screen() == "deal_end"
        over = [] if turn else ["Review the deal", "Other contracts"]
        entries = ["Continue"] + ["Hint"] * turn + over + ["Score sheet", "Score table", "Help", "Settings", "Leave to title"]
        player.press("start")
        assert [text for text, _ in player.top().entries()] == entries
        for entry, screen in (("Score sheet", "score_sheet"), ("Help", "help"), ("Settings", "settings_menu")):
            player.open(entry)
            assert player.screen() == screen
            player.press("b")
        player.open("Continue")
        assert player.screen() == ("table" if turn else "deal_end")
        player.press("start")
        player.open("Leave to title")
        assert player.screen() == "title"


# Without a trace -----------------------------------------------------------------------------


def play_a_session(sit, settings, hinted):
    """Every card and score of a session; with hints, and some of them left, or without."""
    player = sit("pybadge", settings=settings)
    player.begin()
    cards = []
    while player.screen() != "session_end":
        game = player.app.game
        if player.screen() == "deal_end":
            cards.append(snapshot.save(game.session)[22:74])
        if player.screen() in ("declare", "table") and game.players_turn() and hinted:
            player.press("start")
            player.reach("Hint")
            player.touch("a")
            if game.view.count % 3 and player.screen() == "hint":
                player.touch("b")
            player.settle()
        if player.screen() == "declare":
            player.declare(HIGH)
        elif player.screen() == "table" and game.players_turn() and not player.top()._resting:
            player.play(first(player))
        else:
            player.press("a")
    player.settle(2000)
    return cards, player.session


@pytest.mark.parametrize("settings", [SOLO, RUBBER, dict(SOLO, FLUNK_LEVEL="easy"), dict(RUBBER, FLUNK_LEVEL="random")])
def test_a_session_with_hints_is_the_session_without(sit, settings):
    """The bots' cards, the scores, and what a bot would have made of the player's own."""
    plain_cards, plain = play_a_session(sit, settings, False)
    cards, session = play_a_session(sit, settings, True)
    assert cards == plain_cards and len(cards) >= 3
    assert session.hints > 5 and plain.hints == 0
    assert snapshot.save(session)[:-6] == snapshot.save(plain)[:-6]


@pytest.mark.parametrize("level", ["random", "normal"])
def test_nothing_of_it_stays_in_memory(sit, level):
    player = at_the_table(sit, FLUNK_LEVEL=level)
    player.play_on(first, until=lambda: player.app.game.players_turn() and player.app.game.view.tricks() == 9
                   and not player.top()._resting)
    before = {name for name in sys.modules if name.startswith(("engine", "handheld"))}
    check_the_card(player)
    for name in ("hint_words", "score_words"):  # this test's own
        before.add("handheld." + name)
    left = {name for name in sys.modules if name.startswith(("engine", "handheld"))} - before
    assert left <= {"engine.flunk.bots.dump"}
    player.press("a")


# Counted -------------------------------------------------------------------------------------


def test_a_pulled_battery_does_not_lose_the_count(sit, board):
    player = at_the_table(sit, board)
    ask(player)
    ask(player)
    kept = restore.load(bookkeeping.session_in(player.memory()))
    assert kept.hints == 2 and kept.deal.play.count == player.app.game.view.count
    again = sit(board, memory=player.memory())
    again.open("Continue")
    assert again.screen() == "table"
    check_the_card(again)
    assert again.session.hints == 3


@pytest.mark.parametrize("settings", [SOLO, RUBBER])
def test_hints_are_shown_with_the_scores(sit, board, settings):
    for hints in (0, 3, 65535):
        player = sit(board, settings=settings)
        player.begin()
        player.press("a")
        player.session.hints = hints
        text = "Hints %d" % hints
        player.declare(HIGH)
        while player.screen() != "session_end":
            if player.screen() == "declare":
                player.declare(HIGH)
            elif player.screen() == "table":
                player.play_on(first)
            else:
                if player.screen() == "deal_end":
                    assert player.says(text) == bool(hints)
                    player.press("b")
                    assert player.says(text) == bool(hints) and player.says("contract") != bool(hints)
                    player.press("b")
                player.press("a")
        assert player.says(text) == bool(hints)
