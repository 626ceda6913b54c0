"""Lets the tests of the app import what lies beside them, and the engine's referee."""

import pathlib
import sys

import pytest

_HERE = pathlib.Path(__file__).resolve().parent
_ENGINE = _HERE.parent / "engine"
for _folder in (_HERE, _ENGINE, _ENGINE / "three_handed_bridge"):
    sys.path.append(str(_folder))

from tools import desktop  # noqa: E402, F401  puts `simulated` in place


@pytest.fixture
def sit():
    """Sit down at a board: sit("pybadge", settings={...}) is a Sitting at its title.

    At the end every text shown must have found room; a test that means to see one cut
    empties `cut` itself.
    """
    from sitting import Sitting

    open_ones = []

    def sit_down(*arguments, **options):
        # One board at a time is switched on: the one before goes off, its memory remains.
        while open_ones:
            leave(open_ones.pop())
        sitting = Sitting(*arguments, **options)
        sitting.__enter__()
        open_ones.append(sitting)
        return sitting

    cuts = []

    def leave(sitting):
        cuts.extend(sitting.cut)
        sitting.__exit__()

    sit_down.leave = leave
    yield sit_down
    while open_ones:
        leave(open_ones.pop())
    assert cuts == [], "texts that were cut: (text, room)"
