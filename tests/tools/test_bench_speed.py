"""tools/bench_speed.py: ours and RLCard's in turn, medians, and what falls short is said."""

import pytest

from tools import bench_speed, budgets, shrink, vm


def compare(monkeypatch, ours, theirs):
    """Let the two sides have these deals a second, in this order: (sentences, who had a turn)."""
    turns = []

    def turn(name, values):
        turns.append(name)
        return values[turns.count(name) - 1]

    monkeypatch.setattr(bench_speed, "TURNS", len(ours))
    monkeypatch.setattr(bench_speed.side_environment, "python_with", lambda name: "python" if theirs else None)
    monkeypatch.setattr(bench_speed, "cpython_deals_per_second", lambda seconds: turn("ours", ours))
    monkeypatch.setattr(bench_speed, "rlcard_deals_per_second",
                        lambda python, seconds: turn("theirs", theirs))
    return bench_speed.compare_throughput(), turns


def test_the_two_take_turns_and_medians_with_their_spread_are_told(monkeypatch, capsys):
    sentences, turns = compare(monkeypatch, [4000, 100, 8000], [500, 10, 1600])
    assert sentences == [] and turns == ["ours", "theirs"] * 3
    said = capsys.readouterr().out
    assert "4000 (100 to 8000)" in said and "500 (10 to 1600)" in said
    # 8, 10 and 5 times: of two figures that belong together, not of the medians.
    assert "8.0 (5.0 to 10.0)" in said


def test_too_few_deals_break_the_budget(monkeypatch):
    short = budgets.THROUGHPUT - 0.5
    sentences, _ = compare(monkeypatch, [short * 500] * 3, [500] * 3)
    assert sentences == [f"{short:.1f} times RLCard's deals a second are less than {budgets.THROUGHPUT} times"]


@pytest.mark.parametrize("theirs, turns", [([], 0), ([500, None], 2)])
def test_without_rlcard_only_ours_are_told(monkeypatch, capsys, theirs, turns):
    sentences, taken = compare(monkeypatch, [4000, 4100, 4200], theirs)
    assert sentences == [] and taken.count("ours") == 3 and taken.count("theirs") == turns
    said = capsys.readouterr().out
    assert "4100 (4000 to 4200)" in said and "times as many" not in said


def test_our_deals_are_counted():
    assert bench_speed.cpython_deals_per_second(0.05) > 20


@pytest.mark.parametrize("game", bench_speed.LEVELS)
def test_the_bots_of_each_game_are_measured_and_fast_enough(tmp_path, game):
    if vm.missing():
        pytest.skip(vm.missing())
    engine = bench_speed.ROOT / "engine"
    vm.compile_tree(engine, tmp_path, texts=shrink.Shrunk([engine]).texts)
    kinds = bench_speed.measure_level(tmp_path, "normal", 1, 1, 300, game)
    assert kinds["a card"][0] == 52 and {"declare", "declarer leads", "defender follows"} <= set(kinds)
    assert bench_speed.broken_budgets("normal", kinds) == []
