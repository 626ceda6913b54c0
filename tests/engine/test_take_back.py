"""Taking back one's own last card: when it may be, what it changes, and that nothing is learned by it."""

import random

import pytest
from random_play import VIEW, legal_cards, play_deal, session_state, step

from engine.flunk import bots, contracts
from engine.flunk.restore import load
from engine.flunk.session import HINTED, PLAYING, RUBBER, SESSION_OVER, SOLO, TAKEN_BACK, Session
from engine.flunk.snapshot import save
from engine.flunk.take_back import cards_back, take_back


def declared(mode=SOLO, contract=48, number=5):
    session = Session(mode, "random", number, 77, 3)
    if session.dealer_of(0) == 0:
        session.act(contract)
    return session


def last_player(session):
    play = session.deal.play
    return session.player_of(play.seat_of(play.count - 1)) if play.count else -1


def test_only_the_own_last_card_of_a_solo_in_play_comes_back():
    seen = set()
    for number in range(1, 40):
        session = Session(SOLO, "random", number, number, 3)
        while session.phase() != SESSION_OVER:
            own = session.phase() == PLAYING and last_player(session) == 0
            assert cards_back(session) == own
            if own:
                seen.add((session.deal.play.count & 3 == 0, session.deal.play.seat_of(session.deal.play.count - 1)))
            step(session)
    # From the hand and from dummy, in the middle of a trick and at its end.
    assert seen == {(False, 0), (False, 2), (True, 0), (True, 2)}


@pytest.mark.parametrize("number", range(1, 9))
def test_nothing_comes_back_in_a_rubber(number):
    session = Session(RUBBER, "random", number, number, 3)
    while session.phase() != SESSION_OVER:
        before = session_state(session)
        assert cards_back(session) == 0
        with pytest.raises(ValueError, match="In Solo your own last card"):
            take_back(session)
        assert session_state(session) == before and not session.taken_back
        step(session)


def test_what_comes_back_is_as_if_it_had_not_been_played_but_for_the_count():
    for number in range(1, 20):
        session = Session(SOLO, "random", number, number, 3)
        before = None
        times = 0
        while session.phase() != SESSION_OVER:
            own = session.player_to_act() == 0 and session.deal.contract != contracts.NONE
            before = session_state(session) if own else None
            step(session)
            if before and session.phase() == PLAYING:
                after = session_state(session)
                card = session.deal.play.cards[session.deal.play.count - 1]
                take_back(session)
                times += 1
                assert session_state(session) == before
                assert session.taken_back == times and session.marks[session.index] == TAKEN_BACK
                session.act(card)
                assert session_state(session) == after
                assert load(save(session)).taken_back == times
        assert times > 60


def test_cards_come_back_one_after_the_other_until_another_player_s():
    """The end of a trick, and the lead to the next one from the hand that took it."""
    found = 0
    for number in range(1, 60):
        session = declared(number=number)
        while not session.deal.is_over():
            play = session.deal.play
            if play.count > 4 and play.count % 4 == 1 and [session.player_of(play.seat_of(play.count - back)) for back in (1, 2)] == [0, 0]:
                count = play.count
                take_back(session)
                take_back(session)
                assert play.count == count - 2 and session.player_to_act() == 0
                back = 2
                while cards_back(session):
                    take_back(session)
                    back += 1
                assert back == 2 and session.taken_back >= 2 and last_player(session) != 0
                found += 1
                break
            step(session)
    assert found > 20


def test_where_single_cards_play_themselves_the_one_before_comes_back():
    found = single = 0
    for number in range(1, 200):
        session = declared(number=number)
        while not session.deal.is_over():
            if cards_back(session):
                before = session_state(session)
                back = cards_back(session, True)
                assert session_state(session) == before
                again = load(save(session))
                again.undo()
                if len(legal_cards(again.deal.play)) > 1:
                    assert back == 1
                else:
                    single += 1
                    if back:
                        again = load(save(session))
                        take_back(again, True)
                        assert again.deal.play.count == session.deal.play.count - back
                        assert back > 1 and len(legal_cards(again.deal.play)) > 1 and again.player_to_act() == 0
                        assert again.taken_back == 1
                        found += 1
                    else:
                        with pytest.raises(ValueError):
                            take_back(session, True)
                        assert session_state(session) == before
            step(session)
    assert found > 20 and single > found


def test_nothing_is_learned_by_taking_back():
    """After the same card the bots do the same, however often it was taken back and others tried."""
    chance = random.Random(1)
    bot = bots.make("easy")

    def decided(session):
        session.look(VIEW, session.deal.turn())
        return bots.decide(bot, VIEW, session.decision_seed())

    for number in range(1, 13):
        plain = Session(SOLO, "easy", number, number, 3)
        tried = Session(SOLO, "easy", number, number, 3)
        while not plain.deal.is_over():
            choice = decided(plain)
            if plain.player_to_act() == 0 and plain.deal.contract != contracts.NONE:
                for _ in range(3):
                    tried.act(chance.choice(legal_cards(tried.deal.play)))
                    if tried.phase() == PLAYING:
                        take_back(tried)
                    else:
                        tried.undo()
            else:
                assert decided(tried) == choice
            plain.act(choice)
            tried.act(choice)
        assert session_state(tried) == session_state(plain)
        assert tried.taken_back > 20 and not plain.taken_back


def test_the_count_stops_at_its_end():
    session = declared()
    step(session)
    session.taken_back = 65534
    for _ in range(3):
        session.act(legal_cards(session.deal.play)[0])
        take_back(session)
    assert session.taken_back == 65535
    assert load(save(session)).taken_back == 65535


def test_the_mark_is_that_of_the_deal_and_a_hint_has_its_own():
    from engine.flunk.hint import Hint
    from engine.view import View

    session = declared()
    step(session)
    session.act(legal_cards(session.deal.play)[0])
    take_back(session)
    assert list(session.marks) == [TAKEN_BACK, 0, 0]
    Hint(session, View()).count()
    assert list(session.marks) == [TAKEN_BACK + HINTED, 0, 0]
    play_deal(session)
    session.next_deal()
    Hint(session, View()).count()
    assert list(session.marks) == [TAKEN_BACK + HINTED, HINTED, 0]
    assert list(load(save(session)).marks) == [TAKEN_BACK + HINTED, HINTED, 0]
