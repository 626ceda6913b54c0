"""tools/teach_play.py: cards tried, records that grow, and a small run that leaves the tables of
the engine alone."""

import pathlib
import runpy
import subprocess
import sys

import pytest

from engine.flunk import bots
from engine.flunk.bots import declarer_network, defender_network, network
from engine.flunk.deal import Deal
from engine.view import View
from tools import play_records, side_environment, teach_play

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIRST = teach_play.FIRST


def test_the_help_says_what_it_does():
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "teach_play.py"), "--help"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "--with" in done.stdout


def test_a_deal_gives_the_same_rows_every_time():
    rows = teach_play.study_deal(FIRST)
    assert rows == teach_play.study_deal(FIRST) and rows
    assert 2 <= len({row[1] for row in rows}) <= teach_play.MOMENTS
    for number, moment, side, points, features in rows:
        assert number == FIRST and 0 <= moment < 32 and side in (0, 1)
        assert -195 <= points * (-1 if side else 1) <= 270
        assert len(features) == network.CARD_FEATURES + network.POSITION_FEATURES


def test_only_one_of_cards_that_are_as_good_is_tried():
    deal, view = Deal(), View()
    deal.start(1)
    deal.declare(4 * 14 + 8)
    deal.look(view, deal.turn())
    view.holding[4:8] = [0b1011, 0, 0, 0]
    view.holding[8:12] = [0b0100, 0, 0, 0]
    view.unseen[:] = [0, 0, 0, 0]
    # The two and the three touch; dummy's four lies between them and the five.
    assert teach_play.worth_trying(view, bytes([0, 1, 3])) == [(0, 0), (1, 0), (3, 3)]
    view.holding[8:12] = [0, 0, 0, 0]
    assert teach_play.worth_trying(view, bytes([0, 1, 3])) == [(0, 0), (1, 0), (3, 0)]


ROWS = [(7, 3, 0, 90, list(range(43))), (7, 3, 0, -20, [1] * 43), (9, 4, 1, 15, [-64] * 43)]


def test_records_go_on_where_they_stopped(tmp_path):
    path = tmp_path / "folder" / "records"
    assert play_records.begin(path, 5, "us") == 4
    path.write_bytes(path.read_bytes() + play_records.to_bytes(ROWS) + b"\x05")
    # The last deal may have been cut off.
    assert play_records.begin(path, 5, "us") == 8
    assert path.read_bytes() == play_records.head_of(5, "us") + play_records.to_bytes(ROWS[:2])
    assert play_records.begin(path, 5, "them") == 4
    assert path.read_bytes() == play_records.head_of(5, "them")


def test_a_small_run_writes_tables_like_those_in_use(tmp_path, monkeypatch):
    if side_environment.python_with("numpy") is None:
        pytest.skip("numpy is not to be had here, so nothing can be fitted")
    monkeypatch.setattr(teach_play, "BOTS", tmp_path)
    monkeypatch.setattr(teach_play, "players", lambda: "as always")
    monkeypatch.setattr(sys, "argv", ["teach_play.py", "--deals", "4", "--keep", str(tmp_path / "records")])
    assert teach_play.main() == 0
    first = {}
    for name, used in (("declarer_network", declarer_network), ("defender_network", defender_network)):
        made = runpy.run_path(str(tmp_path / (name + ".py")))
        for word in ("POINT", "STARTS", "CARD", "POSITION", "WORTH"):
            assert len(made[word]) == len(getattr(used, word))
        first[name] = (tmp_path / (name + ".py")).read_bytes()
    assert teach_play.main() == 0  # nothing is left to play but the last deal, and the fit is the same
    assert first == {name: (tmp_path / (name + ".py")).read_bytes() for name in first}


@pytest.mark.parametrize("table", [declarer_network, defender_network])
def test_no_sum_is_too_large_for_a_board(table):
    """Small ints of a board end at 2^30; features stay within 64 either way."""
    sums = len(table.WORTH)
    wide = network.CARD_FEATURES + network.POSITION_FEATURES
    most = 32768 + wide * 64 * 255
    assert most < 1 << 30 and (most >> network.SHIFT) * 128 * sums < 1 << 30
    assert len(table.STARTS) == 2 * sums
    assert len(table.CARD) == network.CARD_FEATURES * sums and len(table.POSITION) == network.POSITION_FEATURES * sums


def test_the_network_is_a_sum_of_sums_above_zero():
    """Held against floating point, from the tables themselves."""
    deal, view = Deal(), View()
    judge = network.NetworkJudge()
    legal = bytearray(13)
    seen = 0
    for number in range(1, 9):
        deal.start(number)
        deal.declare(number * 9 % 70)
        while not deal.is_over():
            deal.look(view, deal.turn())
            judge.start(view)
            table = defender_network if view.turn & 1 else declarer_network
            of_position = list(judge._described)
            for card in legal[:view.legal(legal)]:
                of_card = [0] * network.CARD_FEATURES
                network.read_card(view, card, of_card)
                expected = 0
                for each in range(len(table.WORTH)):
                    total = int.from_bytes(table.STARTS[2 * each:2 * each + 2], "little") - 32768
                    total += sum(value * (weight - 128) for value, weight in zip(
                        of_card + of_position,
                        table.CARD[each * 19:each * 19 + 19] + table.POSITION[each * 24:each * 24 + 24]))
                    if total > 0:
                        expected += total // 64 * (table.WORTH[each] - 128)
                assert judge.worth(view, card) == expected
                seen += 1
            deal.act(bots.decide(bots.make("random"), view, number + view.count))
    assert seen > 1000
