"""A hint is what the level normal would do, from the player's own view, with what speaks for it."""

import pytest

from engine.bot import decide
from engine.one_player_short import bots, hint
from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD, PASS
from engine.one_player_short.hint import Hint
from engine.one_player_short.session import SESSION_OVER, Session
from engine.one_player_short.view import AuctionView


def hints_of(first_number, deals):
    """Every hint of a session in which all do what the level normal does: (phase, Hint, the view)."""
    session = Session(1, "normal", first_number, 7, target=0, deals=deals)
    view = AuctionView()
    while session.phase() != SESSION_OVER:
        if session.phase() == 2:
            session.next_deal()
            continue
        session.look(view, session.deal.turn())
        choice = decide(bots.make("normal"), view, session.decision_seed())
        if session.player_to_act() == 0:
            asked = Hint(session, AuctionView())
            while not asked.step():
                pass
            assert asked.choice == choice
            yield session, asked, view
        session.act(choice)


def test_each_hint_says_why():
    found = set()
    for session, asked, view in hints_of(1, 12):
        found.add(asked.why)
        phase = session.phase()
        if phase == CALLING:
            assert asked.why == (hint.BID_TRICKS if asked.choice < BIDS else
                                 hint.DOUBLE_TRICKS if asked.choice == DOUBLE else hint.PASS_TRICKS)
            assert 0 <= asked.number <= 130
        elif phase == TAKING:
            assert asked.why == (hint.TAKE_NONE if asked.choice == NO_CARD else hint.TAKE_HONOUR)
        elif phase == LAYING:
            assert asked.why in (hint.LAY_SHORT, hint.LAY_LOW)
        else:
            assert phase == PLAYING and hint.ONLY_CARD <= asked.why <= hint.RUFFS
            legal = view.legal(bytearray(13))
            assert (asked.why == hint.ONLY_CARD) == (legal == 1)
            led = view.led()
            if asked.why == hint.RUFFS:
                assert asked.choice // 13 == view.trump != led >= 0
            if asked.why == hint.DRAWS:
                assert led < 0 and asked.choice // 13 == view.trump
            if asked.why == hint.LEADS_SUIT:
                assert led < 0 and asked.number >= 1
            if asked.why == hint.MAY_WIN:
                assert 0 < asked.number <= 100
    assert found >= {hint.BID_TRICKS, hint.PASS_TRICKS, hint.LAY_SHORT, hint.ONLY_CARD, hint.WINS, hint.MAY_WIN, hint.KEEPS, hint.RUFFS}


def test_what_is_certain_to_win_wins():
    for session, asked, view in hints_of(40, 6):
        if asked.why == hint.WINS and session.deal.play.count & 3 == 3:
            # The last card of a trick: everybody can see it.
            trick = session.deal.play.tricks()
            session.act(asked.choice)
            winner = session.deal.play.leaders[trick + 1]
            assert winner & 1 == view.seat & 1
            session.undo()


def test_a_hint_changes_nothing_but_its_count_and_is_only_for_the_player():
    session = Session(0, "normal", 5, 1)
    before = session.decision_seed()
    asked = Hint(session, AuctionView())
    while not asked.step():
        pass
    assert session.hints == 0 and session.decision_seed() == before
    for _ in range(3):
        asked.count()
    assert session.hints == 3
    session.hints = 65535
    asked.count()
    assert session.hints == 65535
    session.act(PASS)
    with pytest.raises(ValueError, match="not your turn"):
        Hint(session, AuctionView())
