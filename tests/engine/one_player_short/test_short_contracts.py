"""The 70 contracts and what they pay in half points, against literals and against the rule."""

import pytest

from engine.one_player_short import contracts
from engine.one_player_short.calls import make_bid

CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMP = range(5)

# Points for a contract made exactly, levels 1 to 7: undoubled, doubled.
MADE_EXACTLY = {
    CLUBS: "3/6 4/8 5/15 6/17 12/19 18/26 24/33",
    DIAMONDS: "3/6 4/8 5/15 6/17 12/19 18/26 24/33",
    HEARTS: "3/6 4/13 5/15 11/17 12/19 18/26 24/33",
    SPADES: "3/6 4/13 5/15 11/17 12/19 18/26 24/33",
    NO_TRUMP: "3/6 4/13 10/15 11/17 12/19 18/26 24/33",
}

GAMES = {"3NT", "4H", "4S", "4NT", "5C", "5D", "5H", "5S", "5NT"}
DOUBLED_GAMES = GAMES | {"2H", "2S", "2NT", "3C", "3D", "3H", "3S", "4C", "4D"}


def contract(level, denomination, doubled=False):
    return contracts.make_contract(make_bid(level, denomination), doubled)


def by_the_rule(level, denomination, doubled, tricks):
    """Points, from the words of the rule: a doubled trick counts twice, a bonus never."""
    k = 2 if doubled else 1
    over = tricks - 6 - level
    if over < 0:
        return -2 * k * -over
    trick_points = {CLUBS: 20, DIAMONDS: 20, HEARTS: 30, SPADES: 30}.get(denomination, 30) * level
    if denomination == NO_TRUMP:
        trick_points += 10
    bonus = {6: 10, 7: 15}.get(level, 5 if k * trick_points >= 100 else 0)
    return 2 * k + k * level + k / 2 * over + bonus


@pytest.mark.parametrize("doubled", [False, True])
@pytest.mark.parametrize("denomination", range(5))
@pytest.mark.parametrize("level", range(1, 8))
def test_every_cell_by_the_rule(level, denomination, doubled):
    paid = [contracts.score(contract(level, denomination, doubled), tricks) for tricks in range(14)]
    assert paid == [2 * by_the_rule(level, denomination, doubled, tricks) for tricks in range(14)]


@pytest.mark.parametrize("denomination", range(5))
def test_every_contract_made_exactly(denomination):
    for level, pair in enumerate(MADE_EXACTLY[denomination].split(), 1):
        undoubled, doubled = (2 * int(points) for points in pair.split("/"))
        assert contracts.score(contract(level, denomination), 6 + level) == undoubled
        assert contracts.score(contract(level, denomination, True), 6 + level) == doubled


def test_three_worked_examples():
    # Three no trump just made: 10; two hearts doubled with an overtrick: 14; six clubs with all
    # the tricks: 18 and a half.
    assert contracts.score(contract(3, NO_TRUMP), 9) == 20
    assert contracts.score(contract(2, HEARTS, True), 9) == 28
    assert contracts.score(contract(6, CLUBS), 13) == 37


@pytest.mark.parametrize("doubled, games", [(False, GAMES), (True, DOUBLED_GAMES)])
def test_game_contracts(doubled, games):
    found = set()
    for level in range(1, 6):
        for denomination, name in enumerate(("C", "D", "H", "S", "NT")):
            halves = contracts.score(contract(level, denomination, doubled), 6 + level)
            without_bonus = 2 * (2 + level) * (2 if doubled else 1)
            assert halves - without_bonus in (0, 10)
            if halves > without_bonus:
                found.add(f"{level}{name}")
    assert found == games


def test_best_and_worst():
    paid = [contracts.score(number, tricks) for number in range(70) for tricks in range(14)]
    assert (max(paid), min(paid)) == (66, -104)
    assert contracts.score(contract(7, NO_TRUMP, True), 0) == -104
    assert contracts.score(contract(7, CLUBS, True), 13) == 66


def test_overtricks_and_undertricks_by_hand():
    assert [contracts.score(contract(1, CLUBS), tricks) for tricks in (5, 6, 7, 8, 9)] == [-8, -4, 6, 7, 8]
    assert [contracts.score(contract(4, SPADES, True), tricks) for tricks in (8, 9, 10, 11)] == [-16, -8, 34, 36]


def test_numbers():
    seen = set()
    for doubled in (False, True):
        for level in range(1, 8):
            for denomination in range(5):
                number = contract(level, denomination, doubled)
                contracts.check_contract(number)
                assert contracts.target_of(number) == 6 + level
                assert contracts.trump_of(number) == denomination
                assert contracts.is_doubled(number) == doubled
                assert contracts.bid_of(number) == make_bid(level, denomination)
                seen.add(number)
    assert seen == set(range(70)) and contracts.CONTRACTS == 70
    assert [contract(1, 0), contract(3, 4), contract(7, 4), contract(1, 0, True), contract(7, 4, True)] == [
        0, 14, 34, 35, 69]


@pytest.mark.parametrize("number", [-2, -1, 70, 71, 255, 1000])
def test_numbers_that_are_no_contract_are_refused(number):
    with pytest.raises(ValueError, match="There is no contract number " + str(number)):
        contracts.check_contract(number)
    with pytest.raises(ValueError, match="There is no contract number"):
        contracts.score(number, 7)


@pytest.mark.parametrize("tricks", [-1, 14, 15, 100, -14])
def test_tricks_out_of_range_are_refused(tricks):
    for number in (0, 34, 35, 69):
        with pytest.raises(ValueError, match="A deal has 13 tricks"):
            contracts.score(number, tricks)


def test_a_score_is_looked_up_in_a_few_hundred_bytes():
    assert isinstance(contracts.CELLS, bytes)
    assert len(contracts.CELLS) == 588
