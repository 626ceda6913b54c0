"""tools/make_estimates.py: records that repeat and grow, and a small run that leaves the
tables of the engine alone."""

import pathlib
import runpy
import subprocess
import sys

import pytest

from engine.flunk.bots import estimate_table
from tools import estimate_records, make_estimates, side_environment

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "engine" / "flunk" / "bots" / "estimate_table.py"


def test_the_help_says_what_it_does():
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "make_estimates.py"), "--help"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "--deals" in done.stdout


def test_a_deal_gives_the_same_record_every_time():
    first = make_estimates.FIRST
    for number in range(first, first + 3):
        plays = make_estimates.play_deal(number)
        assert plays == make_estimates.play_deal(number)
        drawn = [contract for contract, _, _ in plays]
        assert drawn == make_estimates.drawn_contracts(number) == sorted(set(drawn))
        assert len(drawn) == make_estimates.PLAYS and 0 <= drawn[0] and drawn[-1] < 74
        for contract, tricks, captured in plays:
            assert 0 <= tricks <= 13 and (not captured or contract >= 70)
    assert make_estimates.drawn_contracts(first) != make_estimates.drawn_contracts(first + 1)


PLAYED = [[(1, 13, 0), (70, 9, 13)], [(0, 0, 0), (73, 1, 1)], [(5, 7, 0), (71, 0, 0)]]


def write(path, deals, players="us"):
    done = estimate_records.begin(path, 500, 2, players)
    with open(path, "ab") as file:
        for plays in deals[done:]:
            file.write(estimate_records.to_bytes(plays))
    return done


def test_records_go_on_where_they_stopped(tmp_path):
    path = tmp_path / "folder" / "records"
    assert write(path, PLAYED[:2]) == 0
    path.write_bytes(path.read_bytes() + b"\x05")  # the next one, cut off
    assert write(path, PLAYED) == 2
    assert estimate_records.read(path) == [(500 + place, plays) for place, plays in enumerate(PLAYED)]
    assert estimate_records.read(path, 1) == [(500, PLAYED[0])]


def test_records_of_other_players_are_begun_anew(tmp_path):
    path = tmp_path / "records"
    write(path, PLAYED)
    assert write(path, PLAYED[:1], "them") == 0
    assert len(estimate_records.read(path)) == 1


@pytest.mark.long
def test_a_small_run_writes_tables_like_those_in_use(tmp_path, monkeypatch):
    if side_environment.python_with("numpy") is None:
        pytest.skip("numpy is not to be had here, so nothing can be fitted")
    table = tmp_path / "table.py"
    before = TABLE.read_bytes()
    monkeypatch.setattr(make_estimates, "TABLE", table)
    monkeypatch.setattr(make_estimates, "RECORDS", tmp_path / "records")
    monkeypatch.setattr(sys, "argv", ["make_estimates.py", "--deals", "20"])
    assert make_estimates.main() == 0
    made = runpy.run_path(str(table))
    for name in dir(estimate_table):
        if not name.startswith("_"):
            assert type(made[name]) is type(getattr(estimate_table, name))
            if isinstance(made[name], bytes):
                assert len(made[name]) == len(getattr(estimate_table, name))
    first = table.read_bytes()
    assert make_estimates.main() == 0  # nothing is left to play, and the fit is the same
    assert table.read_bytes() == first
    assert TABLE.read_bytes() == before
