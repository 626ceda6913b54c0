"""tools/arena.py where parts of a level's skill are measured: paired deals, and the figures told of them."""

import json
import subprocess
import sys

import pytest

from engine.one_player_short import bots as short_bots
from engine.one_player_short.auction import CALLING
from engine.one_player_short.calls import DOUBLE, PASS
from tools import vm
from tools.arenas import one_player_short, parts, three_handed_bridge

GAMES = {"one_player_short": one_player_short, "three_handed_bridge": three_handed_bridge}


def run(*options):
    """The finished process of the tool."""
    return subprocess.run([sys.executable, str(vm.ROOT / "tools" / "arena.py"), *map(str, options)], capture_output=True,
                          text=True, timeout=300)


def compare(name, number, level, other, seed=3):
    return parts.compare((name, number, level, other, seed, False))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_level_in_a_part_changes_nothing(name):
    for level in ("random", "normal"):
        for number in (7, 8, 9):
            found = compare(name, number, level, level)
            assert [found[part] for part in GAMES[name].PARTS] == [0] * len(GAMES[name].PARTS)


def test_a_part_left_to_another_level_changes_only_that_part_at_first():
    game = three_handed_bridge
    alone = parts.play_deal(game, 11, "normal", 3)
    for part in game.PARTS:
        other = parts.play_deal(game, 11, "normal", 3, "random", part)
        if part != "declaring":
            assert (other.contract, other.passed) == (alone.contract, alone.passed)
        if part in ("dealer", "defence"):
            assert other.made() == alone.made()


@pytest.mark.parametrize("number", range(30, 42))
def test_in_one_player_short_it_is_one_seat_whose_calls_change(number):
    game = one_player_short
    alone = parts.play_deal(game, number, "normal", 3)
    first = {part: None for part in game.PARTS}
    for part in game.PARTS:
        other = parts.play_deal(game, number, "normal", 3, "random", part)
        calls, others = alone.auction.calls, other.auction.calls
        if part in ("declarer", "defence"):
            assert other.contract == alone.contract and bytes(calls.made) == bytes(others.made)
            continue
        changed = [place for place in range(min(calls.count, others.count))
                   if (calls.made[place], calls.laid[place]) != (others.made[place], others.laid[place])]
        if not changed:
            continue
        first[part] = changed[0]
        assert changed[0] % 3 == number % 3
        if part == "cards":
            assert calls.made[changed[0]] == others.made[changed[0]]
        elif part == "doubling":
            assert DOUBLE in (calls.made[changed[0]], others.made[changed[0]])
        else:
            assert DOUBLE != others.made[changed[0]]
    assert first["bidding"] is not None


def test_who_does_not_double_by_a_coin_calls_something_else():
    """A bidder by chance who also chooses a double passes; whether to double was asked before."""
    view, asked = one_player_short.new_view(), 0
    for number in range(1, 60):
        deal = one_player_short.start(number)
        deal.act(0)
        deal.act(deal.auction.calls.taken[0])
        while deal.due() == CALLING and not deal.auction.calls.may_double():
            deal.act(PASS)
        deal.look(view, deal.turn())
        seed = next(seed for seed in range(200) if short_bots.decide(short_bots.make("random"), view, seed) == DOUBLE)
        choice = one_player_short.decide(deal, view, number, seed, lambda part: short_bots.make("random"))
        assert choice == PASS
        coin = 1 << 20
        assert one_player_short.decide(deal, view, number, seed | coin, lambda part: short_bots.make("random")) == DOUBLE
        asked += 1
    assert asked == 59


def test_whose_points_count_in_three_handed_bridge():
    """The dealer's and the defenders', told from the deals themselves."""
    for number in range(20, 30):
        found = compare("three_handed_bridge", number, "normal", "random")
        for part, sign in (("dealer", 1), ("defence", -1)):
            below, above, against = parts.play_deal(three_handed_bridge, number, "normal", 3, "random", part).points()
            assert found[part] == sign * (found["facts"]["won"] - (below + above - against))


def test_whose_points_count_in_one_player_short():
    seats = set()
    for number in range(20, 40):
        found = compare("one_player_short", number, "normal", "random")
        alone = parts.play_deal(one_player_short, number, "normal", 3)
        if alone.declarer < 0:
            continue
        for part, sign in (("declarer", 1), ("defence", -1)):
            other = parts.play_deal(one_player_short, number, "normal", 3, "random", part)
            assert found[part] == sign * (alone.score() - other.score()) / 2
        other = parts.play_deal(one_player_short, number, "normal", 3, "random", "bidding")

        def points(deal):
            return deal.score() / 2 * (1 if deal.declarer == number % 3 else -0.5)

        assert found["bidding"] == points(alone) - points(other)
        seats.add(alone.declarer == number % 3)
    assert seats == {True, False}


def test_figures_by_hand():
    game = three_handed_bridge
    results = [{"facts": {"won": won, "made": made, "tricks": tricks}, **dict.fromkeys(game.PARTS, gain)}
               for won, made, tricks, gain in ((10, 5, 7, 1), (20, 2 + 16, 6, 4), (60, 4, 13, 4))]
    figures = parts.summary(game, results)
    assert (figures["mean"], figures["passed"], figures["doubled"], figures["odd tricks"]) == (30, 1, 1, 2)
    assert figures["makes"] == [1, 0, 1, 0, 1]
    assert figures["dealer"] == {"better by": 3, "stderr": 1.0}
    game = one_player_short
    results = [{"facts": {"contract": contract, "calls": calls, "tricks": tricks, "points": points},
                **dict.fromkeys(game.PARTS, 0.5)}
               for contract, calls, tricks, points in ((14, 6, 9, 10), (35 + 7, 8, 7, -4), (-1, 6, 0, 0), (25, 8, 13, 18.5))]
    figures = parts.summary(game, results)
    assert (figures["mean"], figures["passed out"], figures["doubled"], figures["made"]) == (8.17, 1, 1, 2)
    assert figures["levels"] == [0, 1, 1, 0, 0, 1, 0] and figures["calls"] == 7
    assert figures["cards"] == {"better by": 0.5, "stderr": 0.0}


@pytest.mark.parametrize("name", GAMES)
def test_figures_for_people_and_for_programs(name, tmp_path):
    options = ["--game", name, "--deals", "2", "--first", "5", "--processes", "1"]
    told = run(*options)
    assert (told.returncode, "Traceback" in told.stderr) == (0, False)
    assert "deals 5 to 6, seed 1, normal in everything" in told.stdout and "standard errors" in told.stdout
    figures = json.loads(run(*options, "--json").stdout)
    assert figures["deals"] == 2 and set(GAMES[name].PARTS) <= set(figures)
    one = json.loads(run("--game", name, "--deals", 1, "--json").stdout)
    assert {one[part]["stderr"] for part in GAMES[name].PARTS} == {None}
    assert run("--game", name, "--deals", 1).returncode == 0
    kept = tmp_path / "kept"
    assert [json.loads(run(*options, "--json", "--keep", kept).stdout) for _ in range(2)] == [figures] * 2
    refused = run(*options, "--seed", 9, "--keep", kept)
    assert refused.returncode == 1 and "with seed 1, not 9" in refused.stderr


@pytest.mark.parametrize("name", GAMES)
def test_its_records_satisfy_the_referee(name, tmp_path):
    record = tmp_path / "deals.pbn"
    assert run("--game", name, "--deals", 12, "--level", "random", "--pbn", record).returncode == 0
    done = subprocess.run([sys.executable, str(vm.ROOT / "tools" / "replay.py"), "--json", str(record)],
                          capture_output=True, text=True, timeout=120)
    boards = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and len(boards) == 12 and all(board["ok"] for board in boards)
    deals = [parts.play_deal(GAMES[name], number, "random", 1) for number in range(1, 13)]
    assert [board["tricks"] or 0 for board in boards] == [deal.play.won for deal in deals]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options", [
    ["--deals", "0"], ["--first", "0"], ["--first", "999999", "--deals", "2"], ["--seed", "-1"], ["--level", "genius"],
    ["--declarer", "normal"],
])
def test_wrong_options_are_refused(name, options):
    done = run("--game", name, *options)
    assert done.returncode == 2 and "usage:" in done.stderr and "Traceback" not in done.stderr


def test_a_game_that_there_is_not():
    done = run("--game", "whist")
    assert done.returncode == 2 and "invalid choice: 'whist'" in done.stderr and "Traceback" not in done.stderr
