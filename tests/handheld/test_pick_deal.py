"""A new game by the number of its first deal, or by a day."""

import pytest

from engine import days

BOARDS = ("pybadge", "picosystem")


def pick(player, entry):
    player.open("New game")
    player.open(entry)
    assert player.screen() == "pick_deal"


@pytest.mark.parametrize("board", BOARDS)
def test_a_deal_by_its_number(sit, board):
    player = sit(board)
    pick(player, "A deal by number")
    assert player.says("000001")
    player.press("up*5 left up*2 left*4 down")
    assert player.says("900026")
    player.press("a")
    assert player.screen() == "deal" and player.session.deal.number == 900026 and player.says("number 900026")


@pytest.mark.parametrize("board", BOARDS)
def test_in_a_rubber_it_is_the_player_who_deals_it(sit, board):
    for seed in range(1, 5):
        player = sit(board, settings={"FLUNK_MODE": "rubber"}, seed=seed)
        pick(player, "A deal by number")
        player.press("a")
        assert player.session.dealer_of(0) == 0 and player.session.deal.number == 1


def test_there_is_no_deal_0(sit):
    player = sit("pybadge")
    pick(player, "A deal by number")
    player.press("down")
    assert player.says("000000") and player.says("From 1 to 999999")
    player.press("a")
    assert player.screen() == "pick_deal" and player.app.game is None
    player.press("b")
    assert player.screen() == "new_game"


@pytest.mark.parametrize("board", BOARDS)
def test_the_deal_of_a_day_and_the_next_day_is_near(sit, board):
    player = sit(board)
    pick(player, "A day's deal")
    assert player.says("2026-12-01")
    player.press("up*3 left up")
    assert player.says("2026-12-14") and player.says("deal number %d" % days.number_of_day(2026, 12, 14))
    player.press("a")
    assert player.session.deal.number == days.number_of_day(2026, 12, 14)
    again = sit(board, memory=player.memory())
    pick(again, "A day's deal")
    assert again.says("2026-12-14") and again.says("This ends the kept game")
    again.press("up a")
    assert again.session.deal.number == days.number_of_day(2026, 12, 15)


def test_a_day_that_is_none_is_not_dealt(sit):
    player = sit("pybadge")
    pick(player, "A day's deal")
    player.press("down")
    assert player.says("2026-12-00") and player.says("There is no such day")
    player.press("a")
    assert player.screen() == "pick_deal" and player.app.game is None


def test_the_help_leads_back_to_what_was_typed(sit):
    player = sit("pybadge")
    pick(player, "A deal by number")
    player.press("up*3 left*2 up*7")
    before = player.lines()
    player.press("select b")
    assert player.screen() == "pick_deal" and player.lines() == before
