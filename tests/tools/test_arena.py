"""tools/arena.py with Flunk: its figures, its JSON, its records, and that cores do not matter."""

import json
import math
import pathlib
import statistics
import subprocess
import sys

import pytest

from engine.flunk import contracts
from tools.arenas import flunk as arena

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIELDS = ["deals", "mean", "stderr", "exact", "failed", "flunked", "by_kind", "decision_ms"]


def run(*arguments):
    """arena.py as somebody types it: (exit status, output, errors)."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "arena.py"), *map(str, arguments)],
                          capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def without_times(figures):
    return {name: value for name, value in figures.items() if name != "decision_ms"}


@pytest.fixture(scope="module")
def figures():
    status, said, wrong = run("--deals", 60, "--first", 11, "--json")
    assert status == 0 and len(said.splitlines()) == 1
    return json.loads(said)


def test_the_json_has_the_fields_and_no_others(figures):
    assert list(figures) == FIELDS
    assert figures["deals"] == 60
    assert set(figures["decision_ms"]) == {"median", "p99", "worst"}
    assert set(figures["by_kind"]) == {"high", "low", "dump"}


def test_the_shares_add_up(figures):
    assert math.isclose(figures["exact"] + figures["failed"] + figures["flunked"], 1, abs_tol=0.001)
    assert sum(kind["deals"] for kind in figures["by_kind"].values()) == 60
    times = figures["decision_ms"]
    assert 0 < times["median"] <= times["p99"] <= times["worst"]


def test_the_figures_are_those_of_the_deals(figures):
    """Played again here, one after another, and reckoned by hand."""
    scores, outcomes = [], []
    for number in range(11, 71):
        times = []
        deal = arena.play_deal(number, "normal", "normal", 1, arena.timed(times))
        assert len(times) == 53
        scores.append(deal.score())
        won, contract = deal.play.won, deal.contract
        if contract >= 70:
            outcomes.append("failed" if deal.play.captured else "exact")
        elif contract % 14 == won:
            outcomes.append("exact")
        else:
            over = won > contract % 14
            outcomes.append("flunked" if over == (contract % 14 > 6) else "failed")
    assert figures["mean"] == round(statistics.fmean(scores), 3)
    assert figures["stderr"] == round(statistics.stdev(scores) / math.sqrt(60), 3)
    for name in ("exact", "failed", "flunked"):
        assert figures[name] == round(outcomes.count(name) / 60, 4)


def test_the_result_does_not_depend_on_how_many_cores_share_the_work(monkeypatch, capsys):
    told = []
    for processes in ("1", "2", "3"):
        monkeypatch.setattr(sys, "argv", ["arena.py", "--deals", "41", "--json", "--declarer", "easy", "--seed", "77",
                                          "--processes", processes])
        assert arena.main() == 0
        told.append(without_times(json.loads(capsys.readouterr().out)))
    assert told[0] == told[1] == told[2]


def test_deals_may_be_played_in_parts():
    """100 deals are the same in one run as in two."""
    whole = [arena.play_deal(number, "easy", "easy", 5).score() for number in range(1, 21)]
    parts = [arena.play_deal(number, "easy", "easy", 5).score() for number in list(range(11, 21)) + list(range(1, 11))]
    assert whole == parts[10:] + parts[:10]


def test_two_settings_are_compared_deal_by_deal(figures):
    status, said, wrong = run("--deals", 60, "--first", 11, "--against", "easy", "normal", "--json")
    assert status == 0
    compared = json.loads(said)
    assert list(compared) == FIELDS + ["against"]
    against = compared.pop("against")
    assert without_times(compared) == without_times(figures)
    differences = [arena.play_deal(number, "normal", "normal", 1).score() - arena.play_deal(number, "easy", "normal", 1).score()
                   for number in range(11, 71)]
    assert against["difference"] == round(statistics.fmean(differences), 3)
    assert against["stderr"] == round(statistics.stdev(differences) / math.sqrt(60), 3)
    assert math.isclose(against["mean"], figures["mean"] - against["difference"], abs_tol=0.002)
    assert (against["better"], against["worse"]) == (sum(each > 0 for each in differences), sum(each < 0 for each in differences))


def test_a_setting_compared_with_itself_does_not_differ():
    status, said, wrong = run("--deals", 5, "--declarer", "easy", "--against", "easy", "normal")
    assert status == 0
    assert "against declarer easy, defenders normal on the same deals: mean " in said
    assert said.splitlines()[-1] == "the declarer's scores differ by +0.0; 0 deals better, 0 worse, 5 alike"
    status, said, wrong = run("--deals", 1, "--against", "random", "random", "--json")
    assert status == 0 and json.loads(said)["against"]["stderr"] is None


def test_the_comparison_for_people_is_that_of_the_json():
    arguments = ("--deals", 40, "--defenders", "random", "--against", "normal", "normal")
    against = json.loads(run(*arguments, "--json")[1])["against"]
    last = run(*arguments)[1].splitlines()[-1]
    assert "differ by %+.1f ± %.1f, %.1f standard errors; %d deals better, %d worse" % (
        against["difference"], against["stderr"], against["difference"] / against["stderr"],
        against["better"], against["worse"]) in last


def test_the_seed_counts_where_there_is_chance():
    one, two = [[arena.play_deal(number, "random", "random", seed).score() for number in range(1, 11)] for seed in (1, 2)]
    assert one != two


@pytest.mark.parametrize("contract, won, captured, outcome", [
    (9, 9, 0, "exact"), (9, 8, 0, "failed"), (9, 10, 0, "flunked"), (2, 2, 0, "exact"), (2, 1, 0, "flunked"),
    (2, 3, 0, "failed"), (56, 0, 0, "exact"), (56, 13, 0, "failed"), (69, 13, 0, "exact"), (71, 9, 0, "exact"),
    (71, 0, 0, "exact"), (71, 5, 1, "failed")])
def test_what_became_of_a_contract(contract, won, captured, outcome):
    assert arena.outcome(contract, won, captured) == outcome
    if won or contract != 71:
        # Exact contracts pay, failed ones cost.
        assert (contracts.score(contract, won, captured) > 0) == (outcome != "failed")


def test_a_single_deal_has_no_standard_error():
    status, said, wrong = run("--deals", 1, "--json")
    assert status == 0 and json.loads(said)["stderr"] is None
    assert run("--deals", 1)[0] == 0


@pytest.mark.parametrize("declarer, defenders", [("normal", "normal"), ("random", "easy")])
def test_its_records_satisfy_the_referee(tmp_path, declarer, defenders):
    record = tmp_path / "deals.pbn"
    status, said, wrong = run("--deals", 40, "--first", 7, "--declarer", declarer, "--defenders", defenders,
                              "--pbn", record, "--json")
    assert status == 0
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "replay.py"), "--json", str(record)],
                          capture_output=True, text=True, timeout=120)
    boards = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stdout[:2000] + done.stderr
    assert len(boards) == 40 and all(board["ok"] for board in boards)
    scores = [board["score"] for board in boards]
    assert round(statistics.fmean(scores), 3) == json.loads(said)["mean"]


def test_for_people_it_says_the_same(figures):
    status, said, wrong = run("--deals", 60, "--first", 11)
    assert status == 0
    assert "mean declarer score %.1f ± %.1f" % (figures["mean"], figures["stderr"]) in said
    assert "exact %.1f%%" % (100 * figures["exact"]) in said
    assert "deals 11 to 70: declarer normal, defenders normal, seed 1" in said


@pytest.mark.parametrize("arguments, words", [
    (("--deals", "0"), "--deals is at least 1"),
    (("--deals", "-5"), "--deals is at least 1"),
    (("--deals", "many"), "invalid int value: 'many'"),
    (("--deals", "5", "--first", "0"), "deals are numbered from 1 to 999999"),
    (("--deals", "5", "--first", "999996"), "deals are numbered from 1 to 999999"),
    (("--deals", "5", "--declarer", "grand"), "'grand' is none of the levels"),
    (("--deals", "5", "--against", "grand", "easy"), "'grand' is none of the levels"),
    (("--deals", "5", "--against", "easy"), "--against: expected 2 arguments"),
    (("--deals", "5", "--seed", "-1"), "--seed is 0 to 1073741823"),
])
def test_wrong_words_are_told_in_a_sentence(arguments, words):
    status, said, wrong = run(*arguments)
    assert status == 2 and said == "" and "Traceback" not in wrong and words in wrong.splitlines()[-1]


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    status, said, wrong = run("--deals", 2, "--pbn", tmp_path / "no" / "deals.pbn")
    assert status == 1 and "Traceback" not in wrong
    assert wrong.splitlines()[-1].endswith("deals.pbn: the deals could not be written: No such file or directory")
