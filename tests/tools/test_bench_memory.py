"""The memory the app takes on a board, as tools/bench.py memory reckons it, stays in its budgets."""

import pytest

from tools import bench_memory, budgets, vm


@pytest.fixture(autouse=True)
def machine():
    if vm.missing():
        pytest.skip(vm.missing())


@pytest.mark.parametrize("board", budgets.FREE_AT_START)
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_a_board_has_enough_memory(board, level, capsys):
    assert bench_memory.report_board(board, level, 3) == []
    table = capsys.readouterr().out
    for stage in ("import", "title", "deal", "declare", "table, card 45", "end of deal", "score sheet on menu", "after deal 3"):
        assert "  %s  " % stage in table


@pytest.mark.parametrize("board", budgets.FREE_AT_START)
def test_a_board_has_enough_memory_in_japanese(board, capsys):
    """Less than in English, by no more than the budget says."""
    assert bench_memory.report_board(board, "normal", 2, "japanese") == []
    assert "japanese: bytes" in capsys.readouterr().out


@pytest.mark.parametrize("game", [game for game in bench_memory.LEVELS if game != "flunk"])
@pytest.mark.parametrize("board", ["picosystem", pytest.param("pybadge", marks=pytest.mark.long)])
def test_a_board_has_enough_memory_for_the_other_games(board, game, capsys):
    assert bench_memory.report_board(board, "normal", 2, game=game) == []
    table = capsys.readouterr().out
    for stage in ("title", "new game on title", "deal 1, before the play, 2", "deal 1, card 45", "hint, a card", "end of deal",
                  "score sheet on menu", "after deal 2"):
        assert "  %s  " % stage in table


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in bench_memory.LEVELS if game != "flunk"])
def test_nothing_grows_in_two_hundred_deals_of_another_game(game):
    assert bench_memory.report_board("picosystem", "normal", 200, game=game) == []


@pytest.mark.long
@pytest.mark.parametrize("board", budgets.FREE_AT_START)
def test_nothing_grows_in_two_hundred_deals(board):
    assert bench_memory.report_board(board, "normal", 200) == []


def test_a_budget_that_is_broken_is_named(monkeypatch):
    monkeypatch.setitem(budgets.FREE_FLOOR, "pybadge", 100_000)
    monkeypatch.setattr(budgets, "GROWTH", -1)
    floor, growth = bench_memory.report_board("pybadge", "random", 2)
    assert "the budget is 100,000" in floor and growth.startswith("pybadge, random: grows by")


def test_a_piece_larger_than_allowed_is_noticed(monkeypatch):
    monkeypatch.setattr(budgets, "LARGEST_PIECE", 512)
    broken = bench_memory.report_board("pybadge", "normal", 1)
    assert len(broken) == 1 and "MemoryError" in broken[0]


def test_names_cost_what_their_tables_do():
    # Tables of 20, 40, 80 names and so on, six bytes a name and twenty a table; and the letters.
    assert bench_memory.names_cost(0, 0) == 0
    assert bench_memory.names_cost(20, 100) == 100 + 20 + 120
    assert bench_memory.names_cost(21, 0) == 20 + 120 + 20 + 240
    assert bench_memory.names_cost(60, 0) == 400
    assert bench_memory.names_cost(61, 0) == 400 + 20 + 480


def test_words_are_halved_and_bytes_are_not():
    sizes = {"engine.play": 1000}
    start = (10_000, 100, 900, 1_000, 0, [])
    now = (20_000, 120, 1_100, 1_500, 2_000, ["engine.play", "time"])
    # 10,000 bytes more, of them 500 tables of names, 2,000 pictures and 65 % of a file.
    words = 10_000 - 500 - 2_000 - 650
    assert bench_memory.board_bytes(now, start, sizes) == words // 2 + 2_650 + bench_memory.names_cost(20, 200)
