"""Whole sessions by monkeys whose boards lose their power: nothing breaks, is lost, hangs or grows."""

import pytest
from soak import Soak


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
