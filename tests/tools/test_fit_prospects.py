"""The tool that fits what bidders of One Player Short expect."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.one_player_short.bots import prospect_weights
from tools import fit_prospects

ROOT = Path(__file__).resolve().parents[2]


def test_samples_follow_from_the_number_of_the_deal():
    for number in (200_001, 200_002, 200_003):
        found = fit_prospects.samples(number)
        assert found == fit_prospects.samples(number)
        assert [row for row, _, _ in found] == [0, 2, 0, 2, 1, 3]
        for row, features, won in found:
            assert len(features) == fit_prospects.FEATURES and features[-1] == 1
            assert 0 <= won <= 13 and 0 <= features[0] <= 40
            assert (features[1] > 0) == (row in (0, 2))


def test_what_is_fitted_is_found_again():
    found = []
    for row, weight in enumerate((1, 2, 3, 4)):
        for points in list(range(10, 31)) * 50:
            found.append((row, [points, 0, 0, 0, 0, 1], weight * points / 10 - 1))
    weights, spreads = fit_prospects.fit(found)
    for row, weight in enumerate((1, 2, 3, 4)):
        assert weights[row][0] == pytest.approx(weight / 10, abs=0.01)
        assert weights[row][-1] == pytest.approx(-1, abs=0.25)
    assert max(spreads) < 0.1


def test_the_committed_module_has_its_form():
    text = Path(prospect_weights.__file__).read_text()
    assert "from 4,000 deals" in text
    rows = [prospect_weights.WEIGHTS[place:place + 6] for place in range(0, 24, 6)]
    weights = [[each / 1024 for each in row] for row in rows]
    spreads = [each / 64 for each in prospect_weights.SPREADS]
    assert fit_prospects.module_text(weights, spreads, 4000) == text


@pytest.mark.long
def test_the_committed_weights_are_what_the_tool_finds():
    found = []
    for number in range(fit_prospects.FIRST, fit_prospects.FIRST + 4000):
        found += fit_prospects.samples(number)
    assert fit_prospects.module_text(*fit_prospects.fit(found), 4000) == Path(prospect_weights.__file__).read_text()


def test_no_deals_are_refused():
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "fit_prospects.py"), "--deals", "0"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "--deals is at least 1" in done.stderr
