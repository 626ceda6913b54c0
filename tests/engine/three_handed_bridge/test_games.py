"""Whole deals and rubbers of Three-handed Bridge by chance, beside a referee; and wrong choices."""

import random

import pytest
from bridge_play import (
    DENOMINATIONS,
    WORKED_DEAL,
    deal_state,
    dealt,
    paid,
    play_session,
    random_session,
    session_state,
    step,
    with_hands,
)
from card_referee import NAMES, NUMBER, Referee
from random_play import legal_cards

from engine.three_handed_bridge import deal as stages
from engine.three_handed_bridge import session as sessions
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, PASS, PLAYING, Deal
from engine.three_handed_bridge.forced_make import forced_make
from engine.three_handed_bridge.session import DEAL_OVER, RUBBER, SESSION_OVER, SOLO, Session


def test_a_session_s_phases_are_a_deal_s_stages():
    assert (sessions.DECLARING, sessions.PLAYING, sessions.DOUBLING) == (
        stages.DECLARING, stages.PLAYING, stages.DOUBLING)
    assert len({sessions.DECLARING, sessions.PLAYING, sessions.DOUBLING, DEAL_OVER, SESSION_OVER}) == 5


@pytest.mark.parametrize("choose", [
    lambda cards, chance: chance.choice(cards),
    lambda cards, chance: max(cards, key=lambda card: card % 13),
    lambda cards, chance: min(cards, key=lambda card: card % 13),
], ids=["any", "highest", "lowest"])
def test_random_deals_obey_the_rules(choose):
    chance = random.Random(5)
    made = set()
    for _ in range(250):
        deal = Deal()
        deal.start(chance.randint(1, 999999))
        hands = dealt(deal)
        forced, _ = forced_make(deal.play.holding, 2)
        declared = chance.randrange(6)
        assert (deal.stage(), deal.turn()) == (DECLARING, 0)
        deal.act(declared)
        assert deal.passed == (declared == PASS)
        assert deal.contract == (forced if declared == PASS else declared)
        doublings = 0
        while deal.stage() == DOUBLING:
            answer = chance.randrange(2)
            doublings += answer
            deal.act(answer)
        made.add((deal.contract, deal.passed, doublings))
        trump = DENOMINATIONS[deal.contract]
        referee = Referee([set(hand) for hand in hands], None if trump == "NT" else trump)
        for count in range(52):
            assert (deal.stage(), deal.play.count, deal.is_over()) == (PLAYING, count, False)
            assert deal.turn() == referee.turn
            cards = legal_cards(deal.play)
            assert {NAMES[card] for card in cards} == referee.legal()
            card = choose(cards, chance)
            deal.act(card)
            referee.play(NAMES[card])
        assert deal.is_over() and deal.play.won == referee.won()
        assert deal.points() == paid(hands, trump, doublings, referee.won())
    assert len(made) > 30


def test_random_rubbers_add_up():
    chance = random.Random(6)
    lengths = set()
    for _ in range(60):
        session = random_session(chance)
        totals, games, parts = [0] * 3, [0] * 3, [0] * 3
        while session.phase() != SESSION_OVER:
            if session.phase() == DEAL_OVER:
                session.next_deal()
            assert session.finished() == session.index
            hands = dealt(session.deal)
            while not session.deal.is_over():
                assert session.player_to_act() == session.player_of(session.deal.turn())
                step(session)
            deal = session.deal
            dealer = session.dealer_of(session.index)
            assert dealer == (0 if session.mode == SOLO else (session.first_dealer + session.index) % 3)
            below, above, against = paid(hands, DENOMINATIONS[deal.contract], deal.doubling.steps, deal.play.won)
            for player in range(3):
                totals[player] += below + above if player == dealer else against
            parts[dealer] += below
            if parts[dealer] >= 30:
                parts[dealer] = 0
                games[dealer] += 1
                if games[dealer] == 2:
                    totals[dealer] += 100
            assert [session.total(player) for player in range(3)] == totals
            assert (list(session.rubber.games), session.rubber.parts) == (games, parts)
            assert session.player_to_act() == -1
            assert (session.phase() == SESSION_OVER) == (max(games) == 2)
        assert session.rubber.winner == games.index(2)
        lengths.add(session.finished())
    assert len(lengths) > 5


def test_sessions_repeat_from_their_seed():
    settings = {"mode": RUBBER, "level": "random", "first_number": 77, "seed": 99, "first_dealer": 1}
    one = play_session(Session(**settings))
    assert session_state(one) == session_state(play_session(Session(**settings)))
    other = play_session(Session(**{**settings, "seed": 100}))
    assert bytes(other.results) != bytes(one.results)


def test_each_decision_of_a_session_has_a_seed_of_its_own():
    session = Session(RUBBER, "random", 5, 12345)
    seeds = []
    while session.phase() != SESSION_OVER:
        if session.phase() != DEAL_OVER:
            seeds.append(session.decision_seed())
        step(session)
    assert len(set(seeds)) == len(seeds) > 200


def test_after_the_largest_number_comes_1():
    session = Session(RUBBER, "random", 999999, 1)
    assert [session.number_of(index) for index in range(3)] == [999999, 1, 2]


def test_what_dummy_makes_in_the_worked_deal():
    deal = with_hands(WORKED_DEAL)
    deal.act(PASS)
    # Hearts and no other suit has four cards.
    assert (deal.contract, deal.passed, deal.turn()) == (2, True, 1)


@pytest.mark.parametrize("choice", [-1, 6, 7, 255, -100, 10**9])
def test_wrong_declarations_are_refused_and_change_nothing(choice):
    deal = Deal()
    deal.start(3)
    before = deal_state(deal)
    with pytest.raises(ValueError, match="names a suit"):
        deal.act(choice)
    assert deal_state(deal) == before


def test_declaring_twice_is_refused():
    deal = Deal()
    deal.start(3)
    for _ in range(2):
        if deal.contract < 0:
            deal.declare(PASS)
        before = deal_state(deal)
        for choice in range(6):
            with pytest.raises(ValueError, match="declared already"):
                deal.declare(choice)
        assert deal_state(deal) == before
        while deal.stage() == DOUBLING:
            deal.act(0)


def test_wrong_answers_and_cards_are_refused_and_change_nothing():
    chance = random.Random(7)
    for number in range(1, 12):
        deal = Deal()
        deal.start(number)
        deal.act(chance.randrange(6))
        while not deal.is_over():
            before = deal_state(deal)
            allowed = [0, 1] if deal.stage() == DOUBLING else legal_cards(deal.play)
            for choice in [-1, 52, 255, 1000] + [each for each in range(52) if each not in allowed]:
                with pytest.raises(ValueError):
                    deal.act(choice)
            assert deal_state(deal) == before
            deal.act(chance.choice(allowed))
        before = deal_state(deal)
        for choice in range(-1, 53):
            with pytest.raises(ValueError, match="thirteen tricks"):
                deal.act(choice)
        assert deal_state(deal) == before


def test_no_card_while_doubling_is_open_and_no_doubling_after_it():
    deal = with_hands(WORKED_DEAL)
    deal.act(2)
    with pytest.raises(ValueError, match="content"):
        deal.act(NUMBER["SJ"])
    deal.act(0)
    deal.act(0)
    # 1 is a card now, and the left defender does not hold the three of clubs.
    with pytest.raises(ValueError, match="does not hold"):
        deal.act(1)
    with pytest.raises(ValueError, match="closed"):
        deal.doubling.call(1)


def test_a_card_that_is_refused_at_the_end_writes_nothing_down():
    session = Session(RUBBER, "random", 8, 8)
    while not session.deal.is_over():
        step(session)
    before = session_state(session)
    with pytest.raises(ValueError):
        session.act(0)
    assert session_state(session) == before


def test_next_deal_only_after_a_deal():
    session = Session(RUBBER, "random", 8, 8)
    for _ in range(30):
        with pytest.raises(ValueError, match="next deal"):
            session.next_deal()
        step(session)
    play_session(session)
    with pytest.raises(ValueError, match="next deal"):
        session.next_deal()


def test_cards_are_taken_back_with_what_they_scored():
    session = Session(RUBBER, "random", 21, 3)
    states = []
    while session.phase() != SESSION_OVER:
        states.append(session_state(session))
        step(session)
    states.append(session_state(session))
    last = session_state(session)
    for place in range(52):
        session.undo()
        assert session_state(session) == states[-2 - place]
    with pytest.raises(ValueError, match="No card"):
        session.undo()
    assert session_state(play_session(session)) == last


@pytest.mark.parametrize("change, said", [
    ({"mode": 2}, "Solo"), ({"mode": -1}, "Solo"), ({"first_dealer": 3}, "dealer"), ({"first_dealer": -1}, "dealer"),
    ({"mode": SOLO, "first_dealer": 1}, "dealer"), ({"level": "genius"}, "level"), ({"level": ""}, "level"),
    ({"first_number": 0}, "numbered"), ({"first_number": 1000000}, "numbered"), ({"seed": -1}, "seed"),
    ({"seed": 2**30}, "seed"),
])
def test_a_session_that_cannot_be_is_refused_with_a_sentence(change, said):
    settings = {"mode": RUBBER, "level": "random", "first_number": 1, "seed": 0, "first_dealer": 0}
    with pytest.raises(ValueError, match=said):
        Session(**{**settings, **change})
