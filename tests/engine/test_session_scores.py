"""Solo and Rubber: who scores, what the totals are, who wins."""

import random

import pytest
from random_play import play_deal, play_session, random_session, step

from engine.flunk import contracts
from engine.flunk.session import RUBBER, SESSION_OVER, SOLO, UNKNOWN, Session


def with_results(session, results):
    """The session as if these (contract, tricks, captured) had been played, the last just now."""
    while session.index < len(results) - 1:
        play_deal(session)
        session.next_deal()
    play_deal(session)
    for index, (contract, tricks, captured) in enumerate(results):
        session.contracts[index] = contract
        session.tricks[index] = tricks
        session.captured[index] = captured
    return session


def test_only_the_dealer_scores():
    chance = random.Random(2)
    for _ in range(10):
        session = play_session(random_session(chance, mode=RUBBER, deals=9))
        owed = [0, 0, 0]
        for index in range(9):
            owed[session.dealer_of(index)] += contracts.score(
                session.contracts[index], session.tricks[index], session.captured[index]
            )
        assert [session.total(player) for player in range(3)] == owed


def test_in_solo_only_you_score():
    session = play_session(Session(SOLO, "random", 88, 4))
    assert session.total(0) == sum(session.score_of(index) for index in range(9))
    assert (session.total(1), session.total(2)) == (0, 0)


def test_totals_by_hand():
    # Dealers 0 1 2 0 1 2; the scores by the printed table, put right.
    session = with_results(Session(RUBBER, "random", 1, 1, 6), [
        (51, 9, 0),    # High 9 S made: 90
        (58, 2, 0),    # Low 2 NT made: 165
        (72, 9, 0),    # Dump H, nine clean tricks: 270
        (51, 10, 0),   # one too many: 45
        (56, 13, 0),   # Low 0 NT, all taken: -195
        (73, 4, 3),    # Dump S, three captured: -30
    ])
    assert [session.score_of(index) for index in range(6)] == [90, 165, 270, 45, -195, -30]
    assert [session.total(player) for player in range(3)] == [135, -30, 240]
    assert session.winners() == [2]


def test_a_total_holds_finished_deals_only():
    session = Session(RUBBER, "random", 1, 1, 3)
    play_deal(session)
    score = session.total(0)
    assert score != 0
    session.next_deal()
    while not session.deal.is_over():
        assert [session.total(player) for player in range(3)] == [score, 0, 0]
        step(session)
    assert session.total(1) == session.score_of(1)


@pytest.mark.parametrize("results, winners", [
    ([(51, 9, 0), (51, 10, 0), (51, 11, 0)], [0]),
    ([(51, 10, 0), (51, 9, 0), (51, 11, 0)], [1]),
    ([(51, 11, 0), (51, 10, 0), (51, 9, 0)], [2]),
    ([(51, 9, 0), (51, 9, 0), (51, 8, 0)], [0, 1]),
    ([(51, 9, 0), (51, 8, 0), (37, 9, 0)], [0, 2]),
    ([(51, 8, 0), (37, 9, 0), (23, 9, 0)], [1, 2]),
    ([(51, 9, 0), (51, 9, 0), (51, 9, 0)], [0, 1, 2]),
    # All below nothing: the least loss wins.
    ([(51, 7, 0), (51, 8, 0), (51, 6, 0)], [1]),
    ([(51, 8, 0), (51, 8, 0), (51, 6, 0)], [0, 1]),
    # Equal scores by unlike contracts share too: 150 for twelve, and five clean dump tricks.
    ([(54, 12, 0), (70, 5, 0), (51, 9, 0)], [0, 1]),
])
def test_the_highest_total_wins_and_equal_totals_share(results, winners):
    session = with_results(Session(RUBBER, "random", 1, 1, 3), results)
    assert session.phase() == SESSION_OVER
    assert session.winners() == winners


# What the bot would have scored

def test_the_bots_scores_beside_yours():
    session = Session(SOLO, "random", 1, 1, 3)
    assert list(session.bot_scores) == [UNKNOWN] * 3
    assert session.bot_total() == 0
    due = []
    while True:
        due.append(session.comparison_due())
        session.bot_scores[session.index] = 10 * (session.index + 1)
        assert session.comparison_due() == -1
        play_deal(session)
        if session.phase() == SESSION_OVER:
            break
        session.next_deal()
    assert due == [0, 1, 2]
    assert session.bot_total() == 60


def test_the_bots_score_counts_only_once_the_deal_is_over_and_only_if_known():
    session = Session(SOLO, "random", 1, 1, 3)
    session.bot_scores[0] = 70
    assert session.bot_total() == 0
    play_deal(session)
    assert session.bot_total() == 70
    session.next_deal()
    play_deal(session)
    assert session.bot_total() == 70
    assert session.comparison_due() == 1
    session.next_deal()
    assert session.comparison_due() == 1


def test_no_score_is_the_unknown_one():
    paid = {contracts.score(contract, tricks) for contract in range(70) for tricks in range(14)}
    assert UNKNOWN not in paid and UNKNOWN < -195


def test_a_rubber_asks_for_no_comparison():
    session = Session(RUBBER, "random", 1, 1, 3)
    assert session.comparison_due() == -1
    play_session(session)
    assert session.comparison_due() == -1
