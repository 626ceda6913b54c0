"""From a key to its picture: what is measured, and that it stays in its budgets with room to spare."""

import pytest

from tools import bench_keys, budgets, vm
from tools import desktop  # noqa: F401  puts `simulated` in place

from simulated import boards  # isort: skip


def drawn(name, language):
    board = boards.find(name)
    program = bench_keys._PROGRAM.format(start=board.key("start"), select=board.key("select"))
    kinds = {}
    for kind, pixels in bench_keys.pixels_drawn(board, program, bench_keys.settings_of(language)):
        kinds.setdefault(kind, []).append(pixels)
    return kinds


@pytest.mark.parametrize("language", ["english", "japanese"])
@pytest.mark.parametrize("name, whole", [("picosystem", 240 * 240), ("pybadge", 160 * 128)])
def test_only_a_new_screen_draws_everything(name, whole, language):
    kinds = drawn(name, language)
    assert set(budgets.KEYS) <= set(kinds)
    for kind, pixels in kinds.items():
        if kind == "start" or kind.endswith(("opens", "closes")):
            assert pixels == [whole], kind
        elif kind in budgets.KEYS:
            # So many at most in the time that a key has, 7.5 microseconds each.
            assert 0 < max(pixels) < min(budgets.KEYS[kind] * 1000 / 7.5, whole / 3), kind


def test_the_same_keys_are_timed_and_drawn(monkeypatch):
    if vm.missing():
        pytest.skip(vm.missing())
    monkeypatch.setattr(bench_keys, "_MICROSECONDS_A_PIXEL", 0)
    times = bench_keys.projections("pybadge", factor=100, turns=1)
    assert set(times) == set(drawn("pybadge", "english")) - {""}
    # Loading alone takes 43 ms a KB of some 22 KB.
    assert times.pop("start") > 900
    assert all(0.7 < time < 1000 for time in times.values())
