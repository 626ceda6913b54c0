"""The doubling of Three-handed Bridge: who speaks, in which order, how far."""

import pytest

from engine.three_handed_bridge.doubling import CONTENT, DOUBLE, MOST_CALLS, NOBODY, Doubling

LADDERS = {
    0: [4, 8, 16, 32, 64, 100],
    1: [6, 12, 24, 48, 96, 100],
    2: [8, 16, 32, 64, 100],
    3: [2, 4, 8, 16, 32, 64, 100],
    4: [12, 24, 48, 96, 100],
}


def sequences(value, first=1):
    """Every way the doubling can go from the defenders' turn on, as a list of (seat, word) each.

    By the rules as they are told, round by round: a defender doubles, the other if he does not,
    the dealer answers; at 100 it ends.
    """
    other = 4 - first
    yield [(first, "content"), (other, "content")]
    for before, doubler in (([], first), ([(first, "content")], other)):
        doubled = before + [(doubler, "double")]
        twice = min(100, 2 * value)
        if twice == 100:
            yield doubled
            continue
        yield doubled + [(0, "content")]
        again = min(100, 2 * twice)
        if again == 100:
            yield doubled + [(0, "double")]
            continue
        for rest in sequences(again, doubler):
            yield doubled + [(0, "double")] + rest


def engines_sequences(denomination):
    """The same by trying every answer."""
    found = []
    waiting = [[]]
    while waiting:
        answers = waiting.pop()
        doubling = Doubling()
        doubling.start(denomination)
        said = []
        for answer in answers:
            said.append((doubling.turn, ("content", "double")[answer]))
            doubling.call(answer)
        if doubling.turn == NOBODY:
            found.append(said)
            assert list(doubling.calls[: doubling.count]) == answers
            assert doubling.steps == answers.count(DOUBLE)
        else:
            waiting += [answers + [CONTENT], answers + [DOUBLE]]
    return found


@pytest.mark.parametrize("denomination", LADDERS)
def test_every_way_that_doubling_can_go(denomination):
    expected = sorted(sequences(LADDERS[denomination][0]))
    assert sorted(engines_sequences(denomination)) == expected
    # The value of each is on the ladder, and the last one can be reached.
    most = max(sum(word == "double" for _, word in each) for each in expected)
    assert most == len(LADDERS[denomination]) - 1


def test_the_longest_ones_fit():
    longest = max(len(each) for each in engines_sequences(3))
    assert longest == MOST_CALLS == 9


@pytest.mark.parametrize("denomination, seats", [
    (3, [1, 0, 1, 0, 1, 0]), (0, [1, 0, 1, 0, 1]), (1, [1, 0, 1, 0, 1]), (2, [1, 0, 1, 0]), (4, [1, 0, 1, 0]),
])
def test_doubling_up_to_the_ceiling(denomination, seats):
    doubling = Doubling()
    doubling.start(denomination)
    for seat in seats:
        assert doubling.turn == seat
        doubling.call(DOUBLE)
    assert doubling.turn == NOBODY
    with pytest.raises(ValueError, match="closed"):
        doubling.call(DOUBLE)
    assert doubling.steps == len(seats)


@pytest.mark.parametrize("answers, seats", [
    # Left content, right content.
    ([0, 0], [1, 3]),
    # Right doubles, the dealer is content.
    ([0, 1, 0], [1, 3, 0]),
    # Right doubled, so after the redouble he speaks first; left speaks if he is content.
    ([0, 1, 1, 0, 0], [1, 3, 0, 3, 1]),
    # Left doubles after that, the dealer redoubles, and left has the first right now.
    ([0, 1, 1, 0, 1, 1, 1], [1, 3, 0, 3, 1, 0, 1]),
    # Left doubled; after the redouble he is content, and right doubles, who then comes first.
    ([1, 1, 0, 1, 1, 0, 0], [1, 0, 1, 3, 0, 3, 1]),
])
def test_who_speaks(answers, seats):
    doubling = Doubling()
    doubling.start(3)
    spoke = []
    for answer in answers:
        spoke.append(doubling.turn)
        doubling.call(answer)
    assert spoke == seats


def test_nobody_may_double_before_there_are_trumps_and_after_it_is_closed():
    doubling = Doubling()
    for _ in range(2):
        with pytest.raises(ValueError, match="closed"):
            doubling.call(DOUBLE)
        assert (doubling.steps, doubling.count) == (0, 0)
        doubling.start(0)
        doubling.clear()


@pytest.mark.parametrize("answer", [-1, 2, 255, 10**9])
def test_other_answers_are_refused_and_change_nothing(answer):
    doubling = Doubling()
    doubling.start(2)
    with pytest.raises(ValueError, match="0, content, or 1, double"):
        doubling.call(answer)
    assert (doubling.turn, doubling.steps, doubling.count) == (1, 0, 0)


def test_the_deal_before_leaves_nothing():
    doubling = Doubling()
    doubling.start(3)
    for answer in (0, 1, 1):
        doubling.call(answer)
    doubling.start(4)
    assert (doubling.turn, doubling.first, doubling.steps, doubling.count) == (1, 1, 0, 0)
    assert bytes(doubling.calls) == bytes(MOST_CALLS)
