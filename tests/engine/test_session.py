"""Solo and Rubber: settings, who deals, who plays what, and when."""

import random

import pytest
from random_play import play_deal, play_session, random_session, session_state, step

from engine.flunk.session import (
    CLOCKWISE,
    DEAL_OVER,
    DECLARING,
    PARLETT,
    PLAYING,
    RUBBER,
    SESSION_OVER,
    SOLO,
    Session,
)

# Seat order, first dealer, and the dealers of a rubber of nine.
DEALERS = [
    (CLOCKWISE, 0, [0, 1, 2, 0, 1, 2, 0, 1, 2]),
    (CLOCKWISE, 1, [1, 2, 0, 1, 2, 0, 1, 2, 0]),
    (CLOCKWISE, 2, [2, 0, 1, 2, 0, 1, 2, 0, 1]),
    (PARLETT, 0, [0, 2, 1, 0, 2, 1, 0, 2, 1]),
    (PARLETT, 1, [1, 0, 2, 1, 0, 2, 1, 0, 2]),
    (PARLETT, 2, [2, 1, 0, 2, 1, 0, 2, 1, 0]),
]

# By dealer: the players of the seats declarer, left defender, dummy, right defender.
SEATS = {0: [0, 1, 0, 2], 1: [1, 2, 1, 0], 2: [2, 0, 2, 1]}


# Settings

@pytest.mark.parametrize("settings, words", [
    ({"mode": 2}, ["Solo", "Rubber", "2"]),
    ({"mode": -1}, ["Solo", "Rubber", "-1"]),
    ({"mode": "solo"}, ["Solo", "Rubber", "solo"]),
    ({"deals": 0}, ["multiple of three", "0"]),
    ({"deals": 1}, ["multiple of three", "1"]),
    ({"deals": 8}, ["multiple of three", "8"]),
    ({"deals": -3}, ["multiple of three", "-3"]),
    ({"deals": 100}, ["3 to 99", "100"]),
    ({"deals": 102}, ["3 to 99", "102"]),
    ({"seat_order": 2}, ["seat order", "2"]),
    ({"seat_order": -1}, ["seat order", "-1"]),
    ({"first_dealer": 3}, ["first dealer", "3"]),
    ({"first_dealer": -1}, ["first dealer", "-1"]),
    ({"mode": SOLO, "first_dealer": 1}, ["first dealer", "Solo", "1"]),
    ({"mode": SOLO, "first_dealer": 2}, ["first dealer", "Solo", "2"]),
    ({"first_number": 0}, ["1 to 999999", "0"]),
    ({"first_number": -1}, ["1 to 999999", "-1"]),
    ({"first_number": 1000000}, ["1 to 999999", "1000000"]),
    ({"seed": -1}, ["seed", "-1"]),
    ({"seed": 2**30}, ["seed", "1073741824"]),
    ({"level": "grandmaster"}, ["grandmaster", "random", "easy", "normal", "hard"]),
    ({"level": ""}, ["random", "easy", "normal", "hard"]),
    ({"level": "Random"}, ["Random", "random", "easy", "normal", "hard"]),
])
def test_wrong_settings_are_refused_with_a_sentence_that_names_them(settings, words):
    right = {"mode": RUBBER, "level": "random", "first_number": 1, "seed": 0}
    Session(**right)
    with pytest.raises(ValueError) as caught:
        Session(**{**right, **settings})
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize("deals", [3, 6, 9, 12, 96, 99])
@pytest.mark.parametrize("mode", [SOLO, RUBBER])
def test_lengths_that_are_allowed(mode, deals):
    session = Session(mode, "random", 999999, 2**30 - 1, deals)
    assert session.deals == deals
    assert session.phase() == DECLARING


def test_a_session_has_nine_deals_unless_told_otherwise():
    session = Session(SOLO, "random", 1, 0)
    assert (session.deals, session.seat_order, session.first_dealer) == (9, CLOCKWISE, 0)


# Who sits where

@pytest.mark.parametrize("order, first, dealers", DEALERS)
def test_the_order_of_dealers(order, first, dealers):
    session = Session(RUBBER, "random", 1, 0, 9, order, first)
    assert [session.dealer_of(index) for index in range(9)] == dealers
    found = []
    while True:
        found.append(session.player_to_act())
        play_deal(session)
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    assert found == dealers


@pytest.mark.parametrize("order", [CLOCKWISE, PARLETT])
def test_in_solo_you_deal_every_time(order):
    session = Session(SOLO, "random", 1, 0, 9, order)
    assert [session.dealer_of(index) for index in range(9)] == [0] * 9


@pytest.mark.parametrize("order, first, dealers", DEALERS)
def test_seats_and_players_agree_in_every_deal(order, first, dealers):
    session = Session(RUBBER, "random", 1, 0, 9, order, first)
    for index, dealer in enumerate(dealers):
        assert [session.player_of(seat) for seat in range(4)] == SEATS[dealer]
        for player in range(3):
            assert session.player_of(session.seat_of(player)) == player
        assert session.seat_of(dealer) == 0
        assert sorted(session.seat_of(player) for player in range(3)) == [0, 1, 3]
        play_deal(session)
        if index < 8:
            session.next_deal()


def test_all_three_triples_of_dealer_leader_and_partner_occur_in_either_order():
    for order in (CLOCKWISE, PARLETT):
        session = Session(RUBBER, "random", 1, 0, 3, order)
        triples = set()
        while True:
            triples.add(tuple(session.player_of(seat) for seat in (0, 1, 3)))
            play_deal(session)
            if session.phase() == SESSION_OVER:
                break
            session.next_deal()
        assert triples == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_who_is_to_act_is_the_dealer_and_then_whoever_owns_the_seat_on_turn():
    chance = random.Random(1)
    for _ in range(20):
        session = random_session(chance)
        while session.phase() != SESSION_OVER:
            dealer = session.dealer_of(session.index)
            if session.phase() == DECLARING:
                assert session.player_to_act() == dealer
            elif session.phase() == PLAYING:
                assert session.player_to_act() == SEATS[dealer][session.deal.play.turn]
            else:
                assert session.player_to_act() == -1
            step(session)
        assert session.player_to_act() == -1


# Deals by number

def test_deals_follow_the_first_number():
    session = play_session(Session(SOLO, "random", 500, 0, 6))
    assert [session.number_of(index) for index in range(6)] == [500, 501, 502, 503, 504, 505]
    assert session.deal.number == 505


def test_after_the_largest_number_comes_one():
    session = Session(RUBBER, "random", 999998, 0, 6)
    numbers = []
    while True:
        numbers.append(session.deal.number)
        play_deal(session)
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    assert numbers == [999998, 999999, 1, 2, 3, 4]


def test_the_cards_depend_on_the_number_alone():
    held = {
        tuple(Session(mode, "random", 4321, seed, deals).deal.play.holding)
        for mode in (SOLO, RUBBER) for seed in (0, 1, 99) for deals in (3, 99)
    }
    assert len(held) == 1


# Phases

@pytest.mark.parametrize("mode", [SOLO, RUBBER])
@pytest.mark.parametrize("deals", [3, 9, 12, 99])
def test_phases_of_a_whole_session(mode, deals):
    session = Session(mode, "random", 7, 7, deals)
    for index in range(deals):
        assert session.index == index == session.finished()
        assert session.phase() == DECLARING
        step(session)
        for count in range(52):
            assert session.deal.play.count == count
            assert session.phase() == PLAYING
            step(session)
        assert session.finished() == index + 1
        if index + 1 < deals:
            assert session.phase() == DEAL_OVER
            session.next_deal()
    assert session.phase() == SESSION_OVER


def test_the_next_deal_is_refused_until_this_one_is_over():
    session = Session(SOLO, "random", 1, 1, 3)
    while session.phase() != SESSION_OVER:
        if session.phase() != DEAL_OVER:
            before = session_state(session)
            with pytest.raises(ValueError, match="[Nn]ext deal"):
                session.next_deal()
            assert session_state(session) == before
        step(session)
    before = session_state(session)
    with pytest.raises(ValueError):
        session.next_deal()
    assert session_state(session) == before


def test_nothing_can_be_played_when_a_deal_is_over():
    session = Session(SOLO, "random", 1, 1, 3)
    play_deal(session)
    before = session_state(session)
    for choice in (0, 30, 51, 73):
        with pytest.raises(ValueError, match="thirteen tricks"):
            session.act(choice)
        assert session_state(session) == before


def test_a_wrong_contract_or_card_leaves_the_session_as_it_was():
    session = Session(RUBBER, "random", 12, 1, 3)
    before = session_state(session)
    for contract in (-1, 74, 255):
        with pytest.raises(ValueError):
            session.act(contract)
        assert session_state(session) == before
    session.act(60)
    before = session_state(session)
    for card in (-1, 52, 255):
        with pytest.raises(ValueError):
            session.act(card)
        assert session_state(session) == before


# Taking back

def test_undo_of_the_last_card_reopens_the_deal_and_takes_its_score_away():
    session = Session(RUBBER, "random", 3, 3, 3)
    play_deal(session)
    assert session.total(0) == session.score_of(0)
    over = session_state(session)
    card = session.undo()
    assert session.phase() == PLAYING
    assert session.finished() == 0
    assert [session.total(player) for player in range(3)] == [0, 0, 0]
    session.act(card)
    assert session_state(session) == over


def test_undo_without_a_card_is_refused():
    session = Session(SOLO, "random", 3, 3, 3)
    for _ in range(2):
        before = session_state(session)
        with pytest.raises(ValueError, match="No card has been played"):
            session.undo()
        assert session_state(session) == before
        if session.phase() == DECLARING:
            session.act(5)


# Seeds

def test_every_decision_of_a_session_has_its_own_seed():
    session = Session(RUBBER, "random", 1, 123456, 99)
    seeds = []
    while True:
        if not session.deal.is_over():
            seeds.append(session.decision_seed())
            assert session.decision_seed() == seeds[-1]
        if session.phase() == SESSION_OVER:
            break
        step(session)
    assert len(seeds) == 99 * 53
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**30 for seed in seeds)


def test_the_seed_of_a_moment_is_the_same_after_taking_back():
    session = Session(SOLO, "random", 1, 9, 3)
    for _ in range(20):
        step(session)
    seed = session.decision_seed()
    step(session)
    assert session.decision_seed() != seed
    session.undo()
    assert session.decision_seed() == seed


@pytest.mark.parametrize("mode", [SOLO, RUBBER])
def test_the_same_seed_plays_the_same_session_and_another_seed_another(mode):
    def played(seed):
        return session_state(play_session(Session(mode, "random", 31, seed, 3)))

    assert played(5) == played(5)
    assert played(5) != played(6)
