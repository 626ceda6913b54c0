"""Games to a target or of so many deals: settings, dealers, phases, running scores."""

import random

import pytest
from short_play import choices, choose, new_deal, play_session, random_session, session_state, step

from engine.one_player_short import contracts
from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import PASS
from engine.one_player_short.session import DEAL_OVER, GAME, SESSION_OVER, SOLO, THROWN_IN, Session


def passed_out(session):
    """All pass."""
    for _ in range(6):
        session.act(PASS)


def record(session, results):
    """Have the session's first deals end so: (declarer, contract, tricks) each."""
    for index, (declarer, contract, tricks) in enumerate(results):
        session.contracts[index] = contract
        session.declarers[index] = declarer
        session.tricks[index] = tricks
    session.index = len(results)
    session.deal_again()


@pytest.mark.parametrize("settings, words", [
    ({"mode": 2}, ["Solo", "Game", "2"]),
    ({"mode": -1}, ["Solo", "Game", "-1"]),
    ({"target": -1}, ["1 to 250", "-1"]),
    ({"target": 251}, ["1 to 250", "251"]),
    ({"deals": 0}, ["1 to 99", "0"]),
    ({"deals": 100}, ["1 to 99", "100"]),
    ({"first_dealer": 3}, ["first dealer", "3"]),
    ({"first_dealer": -1}, ["first dealer", "-1"]),
    ({"mode": SOLO, "first_dealer": 1}, ["first dealer", "Solo", "1"]),
    ({"first_number": 0}, ["1 to 999999", "0"]),
    ({"first_number": 1000000}, ["1 to 999999", "1000000"]),
    ({"seed": -1}, ["seed", "-1"]),
    ({"seed": 2**30}, ["seed", "1073741824"]),
    ({"level": "grandmaster"}, ["grandmaster", "random"]),
    ({"level": ""}, ["random"]),
])
def test_wrong_settings_are_refused_with_a_sentence_that_names_them(settings, words):
    right = {"mode": GAME, "level": "random", "first_number": 1, "seed": 0}
    Session(**right)
    with pytest.raises(ValueError) as caught:
        Session(**{**right, **settings})
    for word in words:
        assert word in str(caught.value)


def test_a_session_goes_to_twenty_points_unless_told_otherwise():
    session = Session(GAME, "random", 1, 0)
    assert (session.target, session.deals, session.first_dealer, session.second_chance) == (20, 99, 0, False)
    assert session.phase() == CALLING and session.player_to_act() == 0


@pytest.mark.parametrize("first, dealers", [(0, [0, 1, 2, 0, 1]), (1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2, 0])])
def test_the_deal_passes_to_the_left_also_when_all_pass(first, dealers):
    session = Session(GAME, "random", 1, 0, 0, 5, first)
    found = []
    while True:
        found.append(session.player_to_act())
        assert session.dealer_of(session.index) == found[-1] == session.deal.dealer
        if session.index % 2:
            passed_out(session)
        else:
            while not session.deal.is_over():
                step(session, random.Random(1))
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    assert found == dealers


def test_in_solo_you_deal_every_time():
    session = Session(SOLO, "random", 1, 0, 0, 4)
    for index in range(4):
        assert session.dealer_of(index) == 0 and session.player_to_act() == 0
        passed_out(session)
        if index < 3:
            session.next_deal()
    assert session.phase() == SESSION_OVER


def test_phases_and_who_is_to_act():
    chance = random.Random(2)
    seen = set()
    for _ in range(30):
        session = random_session(chance, target=0)
        while session.phase() != SESSION_OVER:
            phase = session.phase()
            seen.add(phase)
            if phase == DEAL_OVER:
                assert session.player_to_act() == -1 and session.finished() == session.index + 1
            else:
                assert phase == session.deal.due() and session.finished() == session.index
                assert session.player_to_act() == session.deal.player_of(session.deal.turn())
            if phase == PLAYING:
                declarer = session.deal.declarer
                seat = session.deal.play.turn
                assert session.player_to_act() == (declarer + {0: 0, 1: 1, 2: 0, 3: 2}[seat]) % 3
            step(session, chance, "stubborn")
        assert session.player_to_act() == -1 and session.index + 1 == session.deals
    assert seen == {CALLING, TAKING, LAYING, PLAYING, DEAL_OVER}


def test_deals_follow_the_first_number_and_depend_on_it_and_the_dealer_alone():
    session = Session(GAME, "random", 999998, 77, 0, 4, 1)
    for number, dealer in ((999998, 1), (999999, 2), (1, 0), (2, 1)):
        assert session.deal.number == number
        assert session.deal.play.holding == new_deal(number, dealer).play.holding
        passed_out(session)
        if session.phase() == DEAL_OVER:
            session.next_deal()


def test_the_next_deal_is_refused_until_this_one_is_over():
    session = Session(GAME, "random", 1, 1, 0, 2)
    chance = random.Random(3)
    while session.phase() != SESSION_OVER:
        if session.phase() != DEAL_OVER:
            before = session_state(session)
            with pytest.raises(ValueError, match="[Nn]ext deal"):
                session.next_deal()
            assert session_state(session) == before
        step(session, chance)
    with pytest.raises(ValueError, match="[Nn]ext deal"):
        session.next_deal()


# Scores

def test_only_the_declarer_scores():
    session = Session(GAME, "random", 1, 1)
    # 3NT made: 10 points; 4 spades two down: -4; a doubled 1 club with 8 tricks: 7; thrown in.
    record(session, [(0, 14, 9), (1, 18, 8), (2, 35, 8), (0, THROWN_IN, 0)])
    assert [session.score_of(index) for index in range(4)] == [20, -8, 14, 0]
    assert [session.declarer_of(index) for index in range(4)] == [0, 1, 2, -1]
    assert [session.total(player) for player in range(3)] == [20, -8, 14]
    assert session.winners() == [0] and not session.target_reached()


def test_a_player_who_reaches_the_target_ends_the_session():
    session = Session(GAME, "random", 1, 1, 10)
    record(session, [(1, 13, 9)])
    # Three spades: 5 points. Another deal of 4 and a half is not enough, half a point more is.
    assert session.total(1) == 10 and not session.target_reached()
    record(session, [(1, 13, 9), (1, 6, 9)])
    assert session.total(1) == 10 + 9 and not session.target_reached()
    record(session, [(1, 13, 9), (1, 6, 10)])
    assert session.total(1) == 20 and session.target_reached() and session.winners() == [1]


def test_without_a_target_no_score_ends_the_session():
    session = Session(GAME, "random", 1, 1, 0, 9)
    record(session, [(1, 69, 13)] * 8)
    assert session.total(1) == 8 * 66 and not session.target_reached()
    assert session.phase() == CALLING
    passed_out(session)
    assert session.phase() == SESSION_OVER


def test_games_to_a_target_end_with_one_winner_or_with_the_last_deal():
    chance = random.Random(4)
    reached = 0
    for _ in range(40):
        session = random_session(chance, target=chance.randint(1, 12), deals=6)
        play_session(session, chance)
        finished = session.finished()
        totals = [0, 0, 0]
        for index in range(finished):
            assert max(totals) < 2 * session.target
            if session.declarer_of(index) >= 0:
                totals[session.declarer_of(index)] += contracts.score(session.contracts[index], session.tricks[index])
        assert totals == [session.total(player) for player in range(3)]
        assert session.winners() == [player for player in range(3) if totals[player] == max(totals)]
        if max(totals) >= 2 * session.target:
            reached += 1
            assert len(session.winners()) == 1
        else:
            assert finished == 6
    assert 5 < reached < 40


def test_equal_totals_share():
    session = Session(GAME, "random", 1, 1)
    assert session.winners() == [0, 1, 2]
    record(session, [(0, 14, 9), (2, 14, 9)])
    assert session.winners() == [0, 2]


# Taking back, seeds

def test_undo_of_the_last_card_reopens_the_deal():
    chance = random.Random(5)
    session = Session(GAME, "random", 3, 3, 0, 2)
    while not session.deal.is_over():
        step(session, chance)
    over = session_state(session)
    assert session.finished() == 1
    card = session.undo()
    assert session.finished() == 0 and session.phase() == PLAYING
    assert [session.total(player) for player in range(3)] == [0, 0, 0]
    session.act(card)
    assert session_state(session) == over


def test_a_wrong_choice_leaves_the_session_as_it_was():
    chance = random.Random(6)
    session = Session(GAME, "random", 3, 3, 0, 2)
    for _ in range(150):
        if not session.deal.is_over():
            before = session_state(session)
            legal = choices(session.deal)
            for choice in {-1, 52, 36, 35, 255, 1000, 0, 51} - set(legal):
                with pytest.raises(ValueError):
                    session.act(choice)
                assert session_state(session) == before
            session.act(choose(session.deal, chance, "stubborn"))


def test_every_decision_of_a_session_has_its_own_seed():
    chance = random.Random(7)
    session = Session(GAME, "random", 1, 123456, 0, 99)
    seeds = []
    while session.phase() != SESSION_OVER:
        if not session.deal.is_over():
            seeds.append(session.decision_seed())
            assert session.decision_seed() == seeds[-1]
        step(session, chance, "stubborn")
    assert len(seeds) > 99 * 100
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**30 for seed in seeds)
