"""Rubbers of Three-handed Bridge: the worked one, games, the line, the pad, the settlement."""

import random

import pytest
from bridge_play import random_session, step

from engine.three_handed_bridge import scores
from engine.three_handed_bridge.pad import ABOVE, column
from engine.three_handed_bridge.rubber import Rubber, settle
from engine.three_handed_bridge.scores import (
    CHICANE,
    HONOURS_HELD,
    RUBBER_WON,
    TRICKS,
    made_of,
    points,
)
from engine.three_handed_bridge.session import MOST_DEALS, RUBBER, SESSION_OVER, SOLO, Session

CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMP = range(5)
AGAINST = 8

# made, tricks, holdings: simple honours are 1, three aces 1, four honours divided 2.
WORKED_RUBBER = [
    (made_of(HEARTS, False, 0), 9, 1),
    (made_of(DIAMONDS, False, 0), 5, AGAINST + 2),
    (made_of(NO_TRUMP, False, 0), 9, 1),
    (made_of(SPADES, False, 0), 9, AGAINST + 1),
    (made_of(HEARTS, False, 1), 8, 1),
    (made_of(CLUBS, False, 0), 10, 1),
    (made_of(NO_TRUMP, False, 0), 7, AGAINST + 1),
    (made_of(DIAMONDS, True, 0), 11, 1),
]

# After each deal: games, points below the line towards the next, all points; of A, B, C.
WORKED_SCORES = [
    ((0, 0, 0), (24, 0, 0), (40, 0, 0)),
    ((0, 0, 0), (24, 0, 0), (40 + 36, 0, 36)),
    ((0, 0, 1), (24, 0, 0), (76, 0, 102)),
    ((1, 0, 1), (0, 0, 0), (82, 4, 106)),
    ((1, 1, 1), (0, 0, 0), (82, 52, 106)),
    ((1, 1, 1), (0, 0, 16), (82, 52, 130)),
    ((1, 1, 1), (12, 0, 16), (94, 82, 160)),
    ((1, 2, 1), (12, 0, 16), (94, 224, 160)),
]


def worked_session(first_dealer=0):
    """The session whose deals ended so."""
    session = Session(RUBBER, "random", 1, 1, first_dealer)
    for result in WORKED_RUBBER:
        session.enter(*result)
    session.index = 7
    return session


def test_the_worked_rubber_deal_by_deal():
    rubber = Rubber()
    for index, result in enumerate(WORKED_RUBBER):
        assert rubber.winner == -1
        rubber.enter(index % 3, *result)
        assert (tuple(rubber.games), tuple(rubber.parts), tuple(rubber.totals)) == WORKED_SCORES[index]
    assert rubber.winner == 1
    assert rubber.settlement() == [-196, 194, 2]


@pytest.mark.parametrize("first_dealer", [0, 1, 2])
def test_the_worked_rubber_as_a_session(first_dealer):
    session = worked_session(first_dealer)
    turned = [session.total((first_dealer + player) % 3) for player in range(3)]
    assert turned == [94, 224, 160]
    assert session.winners() == [(1 + first_dealer) % 3]
    assert session.finished() == 8
    assert session.result_of(7) == WORKED_RUBBER[7]


def test_the_pad_of_the_worked_rubber():
    session = worked_session()
    assert column(session, 0) == [
        (0, TRICKS, 24, 0), (0, HONOURS_HELD, 16, ABOVE), (1, TRICKS, 12, ABOVE), (1, HONOURS_HELD, 24, ABOVE),
        (3, TRICKS, 6, 0), (6, TRICKS, 12, 1)]
    assert column(session, 1) == [
        (3, HONOURS_HELD, 4, ABOVE), (4, TRICKS, 32, 0), (4, HONOURS_HELD, 16, ABOVE), (6, HONOURS_HELD, 30, ABOVE),
        (7, TRICKS, 30, 1), (7, HONOURS_HELD, 12, ABOVE), (7, RUBBER_WON, 100, ABOVE)]
    assert column(session, 2) == [
        (1, TRICKS, 12, ABOVE), (1, HONOURS_HELD, 24, ABOVE), (2, TRICKS, 36, 0), (2, HONOURS_HELD, 30, ABOVE),
        (3, HONOURS_HELD, 4, ABOVE), (5, TRICKS, 16, 1), (5, HONOURS_HELD, 8, ABOVE), (6, HONOURS_HELD, 30, ABOVE)]


def test_the_pads_add_up_to_the_scores():
    chance = random.Random(4)
    kinds = set()
    for _ in range(40):
        session = random_session(chance)
        while session.phase() != SESSION_OVER:
            step(session)
        for player in range(3):
            entries = column(session, player)
            assert sum(each[2] for each in entries) == session.total(player)
            assert [each[0] for each in entries] == sorted(each[0] for each in entries)
            won = session.rubber.games[player]
            below = [sum(each[2] for each in entries if each[3] == game) for game in range(3)]
            assert all(total >= 30 for total in below[:won])
            assert below[won] == session.rubber.parts[player] < 30
            assert sum(each[1] == RUBBER_WON for each in entries) == (session.rubber.winner == player)
            # Below the line stand the odd tricks of a player's own deals.
            for index, reason, value, where in entries:
                if where != ABOVE:
                    assert reason == TRICKS and session.dealer_of(index) == player and value > 0
            kinds |= {each[1] for each in entries}
    assert kinds >= {TRICKS, HONOURS_HELD, CHICANE, RUBBER_WON}


@pytest.mark.parametrize("totals, nets", [
    ((212, 290, 312), [-178, 56, 122]),
    ((94, 224, 160), [-196, 194, 2]),
    ((0, 0, 0), [0, 0, 0]),
    ((7, 7, 7), [0, 0, 0]),
    ((100, 0, 0), [200, -100, -100]),
])
def test_settlement(totals, nets):
    assert settle(totals) == nets
    # Every two settle their difference.
    for player in range(3):
        assert nets[player] == sum(totals[player] - totals[other] for other in range(3))
    assert sum(nets) == 0


def test_the_winner_of_the_rubber_can_have_to_pay():
    rubber = Rubber()
    # A grand slam against him, an odd trick at 100, four aces in one hand: 700 + 40 + 100 to each.
    rubber.enter(0, made_of(NO_TRUMP, False, 4), 0, AGAINST + 3)
    for _ in range(2):
        rubber.enter(0, made_of(NO_TRUMP, False, 0), 9, 0)
    assert rubber.winner == 0
    assert list(rubber.totals) == [36 + 36 + 100, 840, 840]
    assert rubber.settlement() == [-1336, 668, 668]


def test_all_tricks_count_beyond_thirty_and_the_excess_is_lost():
    rubber = Rubber()
    rubber.enter(0, made_of(NO_TRUMP, False, 0), 8, 0)
    rubber.enter(0, made_of(NO_TRUMP, False, 0), 13, 0)
    assert (rubber.games[0], rubber.parts[0], rubber.totals[0]) == (1, 0, 24 + 84 + 40)


def test_thirty_is_a_game_and_twenty_eight_is_none():
    for made, tricks, games, part in ((made_of(DIAMONDS, False, 0), 11, 1, 0), (made_of(CLUBS, False, 0), 13, 0, 28)):
        rubber = Rubber()
        rubber.enter(2, made, tricks, 1)
        assert (rubber.games[2], rubber.parts[2]) == (games, part)


def test_a_game_leaves_the_parts_of_the_others():
    rubber = Rubber()
    for player, tricks in ((0, 8), (1, 7), (2, 9)):
        rubber.enter(player, made_of(NO_TRUMP, False, 0), tricks, 0)
    assert (list(rubber.games), list(rubber.parts)) == ([0, 0, 1], [24, 12, 0])


def test_points_above_the_line_make_no_game():
    rubber = Rubber()
    # Five honours in one hand, a grand slam: above. One odd trick would be below.
    rubber.enter(0, made_of(HEARTS, False, 0), 7, 6)
    rubber.enter(1, made_of(HEARTS, False, 4), 0, AGAINST + 6)
    assert (list(rubber.games), list(rubber.parts)) == ([0, 0, 0], [8, 0, 0])
    assert rubber.totals == [88 + 700 + 80 + 40, 0, 700 + 80 + 40]


def test_there_are_four_games_at_most():
    chance = random.Random(2)
    most = 0
    for _ in range(300):
        rubber = Rubber()
        index = 0
        while rubber.winner < 0:
            denomination = chance.randrange(5)
            rubber.enter(index % 3, made_of(denomination, False, chance.randrange(3)), chance.randrange(14),
                         0 if denomination == 4 else 1)
            index += 1
        games = sorted(rubber.games)
        assert games[2] == 2 and games[1] < 2
        most = max(most, sum(games))
    assert most == 4


def test_a_rubber_that_nobody_wins_ends_without_a_bonus():
    session = Session(RUBBER, "random", 1, 1)
    for _ in range(MOST_DEALS - 1):
        session.enter(made_of(CLUBS, False, 0), 6, 1)
    session.index = MOST_DEALS - 1
    session.deal.start(5)
    while not session.deal.is_over():
        step(session)
    # One deal cannot bring two games.
    assert (session.rubber.winner, session.phase()) == (-1, SESSION_OVER)
    with pytest.raises(ValueError, match="next deal"):
        session.next_deal()
    assert session.finished() == MOST_DEALS
    together = sum(value for player in range(3) for _, reason, value, _ in column(session, player)
                   if reason == RUBBER_WON)
    assert together == 0


def test_alone_only_you_have_points_below_the_line():
    session = Session(SOLO, "random", 1, 1)
    for _ in range(5):
        session.enter(made_of(CLUBS, False, 0), 9, 1)
    assert (list(session.rubber.games), session.rubber.parts) == ([1, 0, 0], [24, 0, 0])
    assert [session.total(player) for player in range(3)] == [60 + 40, 0, 0]


def test_the_seats_of_four_chairs_are_the_same():
    # Four chairs clockwise; the dealer on chair 0 with dummy's chair opposite.
    for first_dealer in range(3):
        session = Session(RUBBER, "random", 1, 1, first_dealer)
        players = [first_dealer, (first_dealer + 1) % 3, None, (first_dealer + 2) % 3]
        dealers_chair = 0
        for index in range(12):
            session.index = index
            dealer = players[dealers_chair]
            left = players[(dealers_chair + 1) % 4]
            right = players[(dealers_chair + 3) % 4]
            assert players[(dealers_chair + 2) % 4] is None
            assert session.dealer_of(index) == dealer
            assert [session.player_of(seat) for seat in range(4)] == [dealer, left, dealer, right]
            assert [session.seat_of(player) for player in (dealer, left, right)] == [0, 1, 3]
            # The right-hand player moves into dummy's seat, and the left-hand player deals.
            players[(dealers_chair + 2) % 4] = right
            players[(dealers_chair + 3) % 4] = None
            dealers_chair = (dealers_chair + 1) % 4


def test_points_and_items_agree():
    for made, tricks, holdings in WORKED_RUBBER:
        below, above, against = points(made, tricks, holdings)
        entries = scores.items(made, tricks, holdings)
        assert below + above == sum(value for _, to_dealer, value in entries if to_dealer)
        assert against == sum(value for _, to_dealer, value in entries if not to_dealer)
