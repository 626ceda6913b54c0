"""tools/make_estimates.py: records that repeat, and a small run that leaves the table alone."""

import pathlib
import runpy
import subprocess
import sys

from engine.flunk.bots import estimate_table
from tools import make_estimates

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_help_says_what_it_does():
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "make_estimates.py"), "--help"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "--deals" in done.stdout


def test_a_deal_gives_the_same_record_every_time():
    records = [make_estimates.play_deal(number) for number in range(make_estimates.FIRST, make_estimates.FIRST + 12)]
    assert records == [make_estimates.play_deal(number) for number in range(make_estimates.FIRST, make_estimates.FIRST + 12)]
    for group, contract, features, tricks, score in records:
        assert 0 <= group < make_estimates.GROUPS and 0 <= contract < 74
        assert (group == 4) == (contract >= 70)
        assert len(features) == make_estimates.FEATURES and 0 <= tricks <= 13 and -195 <= score <= 270


def test_a_small_run_writes_a_table_like_the_one_in_use(tmp_path, monkeypatch):
    table = tmp_path / "table.py"
    before = (ROOT / "engine" / "flunk" / "bots" / "estimate_table.py").read_bytes()
    monkeypatch.setattr(make_estimates, "TABLE", table)
    monkeypatch.setattr(sys, "argv", ["make_estimates.py", "--deals", "300"])
    assert make_estimates.main() == 0
    made = runpy.run_path(str(table))
    for name in ("STEPS", "STEP", "STARTS", "WEIGHTS", "WORTHS"):
        assert type(made[name]) is type(getattr(estimate_table, name))
        if name not in ("STEPS", "STEP"):
            assert len(made[name]) == len(getattr(estimate_table, name))
    assert (made["STEPS"], made["STEP"]) == (estimate_table.STEPS, estimate_table.STEP)
    assert (ROOT / "engine" / "flunk" / "bots" / "estimate_table.py").read_bytes() == before
