"""Whole sessions by monkeys whose boards lose their power, and days of a kiosk: nothing breaks, is
lost, hangs or grows."""

import pytest
from soak import Counter, Soak


def soak(seeds, sessions):
    """What happened on boards with these seeds, each for so many sessions."""
    total = {}
    for seed in seeds:
        board = Soak(seed)
        board.play(sessions)
        for name, count in board.counts.items():
            total[name] = total.get(name, 0) + count
    return total


@pytest.mark.parametrize("group", range(6))
def test_a_few_sessions(group):
    counts = soak((group,), 5)
    assert counts["sessions"] == 5 and counts["deals"] > 10, counts


@pytest.mark.long
@pytest.mark.parametrize("group", range(50))
def test_two_thousand_sessions(group):
    counts = soak((100 + group, 200 + group), 20)
    assert counts["sessions"] == 40 and counts["deals"] > 80 and counts["cut saves"] > 20, counts


def counter(seeds, visits):
    """What happened in kiosks with these seeds, each with so many visitors."""
    total = {}
    for seed in seeds:
        kiosk = Counter(seed)
        kiosk.play(visits)
        for name, count in kiosk.counts.items():
            total[name] = total.get(name, 0) + count
    return total


@pytest.mark.parametrize("group", range(2))
def test_a_few_visitors(group):
    counts = counter((300 + group,), 8)
    assert counts["visits"] == 8 and counts["demo deals"] > 0 and counts["scores"] > 0, counts


@pytest.mark.long
@pytest.mark.parametrize("group", range(10))
def test_five_hundred_visitors(group):
    kiosk = Counter(400 + group)
    kiosk.play(50)
    counts = kiosk.counts
    assert counts["visits"] == 50 and counts["demo deals"] > 20 and counts["cut saves"] > 10, counts
    assert counts["scores"] > (3 if kiosk.has_points else -1), counts
