"""tools/bridge_arena.py: paired deals, and the figures told of them."""

import json
import subprocess
import sys

import pytest

from tools import bridge_arena, vm


def run(*options):
    """The finished process of the tool."""
    return subprocess.run([sys.executable, str(vm.ROOT / "tools" / "bridge_arena.py"), *options], capture_output=True,
                          text=True, timeout=300)


def test_the_same_level_in_a_part_changes_nothing():
    for level in ("random", "normal"):
        found = bridge_arena.compare((7, level, level, 3))
        assert [found[part] for part in bridge_arena.PARTS] == [0] * 5


def test_a_part_left_to_another_level_changes_only_that_part_at_first():
    alone = bridge_arena.play_deal(11, "normal", 3)
    for part in bridge_arena.PARTS:
        other = bridge_arena.play_deal(11, "normal", 3, "random", part)
        if part != "declaring":
            assert (other.contract, other.passed) == (alone.contract, alone.passed)
        if part in ("dealer", "defence"):
            assert other.made() == alone.made()


def test_whose_points_count():
    """The dealer's and the defenders', told from the deals themselves."""
    for number in range(20, 30):
        found = bridge_arena.compare((number, "normal", "random", 3))
        for part, sign in (("dealer", 1), ("defence", -1)):
            below, above, against = bridge_arena.play_deal(number, "normal", 3, "random", part).points()
            assert found[part] == sign * (found["won"] - (below + above - against))


def test_figures_by_hand():
    results = [{"won": won, "made": made, "tricks": tricks, **dict.fromkeys(bridge_arena.PARTS, gain)}
               for won, made, tricks, gain in ((10, 5, 7, 1), (20, 2 + 16, 6, 4), (60, 4, 13, 4))]
    figures = bridge_arena.summary(results)
    assert (figures["mean"], figures["passed"], figures["doubled"], figures["odd tricks"]) == (30, 1, 1, 2)
    assert figures["makes"] == [1, 0, 1, 0, 1]
    assert figures["dealer"] == {"better by": 3, "stderr": 1.0}


def test_figures_for_people_and_for_programs():
    options = ["--deals", "2", "--first", "5", "--processes", "1"]
    told = run(*options)
    assert (told.returncode, "Traceback" in told.stderr) == (0, False)
    assert "deals 5 to 6, normal in everything" in told.stdout and "standard errors" in told.stdout
    figures = json.loads(run(*options, "--json").stdout)
    assert figures["deals"] == 2 and set(bridge_arena.PARTS) <= set(figures)


@pytest.mark.parametrize("options", [
    ["--deals", "0"], ["--first", "0"], ["--first", "999999", "--deals", "2"], ["--seed", "-1"], ["--level", "genius"],
])
def test_wrong_options_are_refused(options):
    done = run(*options)
    assert done.returncode == 2 and "usage:" in done.stderr
