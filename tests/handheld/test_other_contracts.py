"""After a deal: what other contracts would have paid, and what each side took."""

import pytest
from past_deals import NAMES, RUBBER, SOLO, truth
from scenes import deal_end, deal_end_bot, deal_end_dump

from engine.flunk import contracts

BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def all_rows(player):
    """{name: [what stands after it]} of the whole list."""
    found = {}
    player.press("up*20")
    for _ in range(10):
        for row in player.top()._rows:
            text = row.text
            found[text[:9].strip()] = (text[9:17], text[17:])
        player.press("down")
    return found


@pytest.mark.parametrize("scene, settings", [(deal_end, SOLO), (deal_end_dump, SOLO), (deal_end_bot, RUBBER)])
def test_what_other_contracts_would_have_paid(sit, board, scene, settings):
    player = sit(board, settings=settings)
    scene(player)
    player.press("down")
    played = player.session
    declared, tricks = played.deal.contract, played.deal.play.won
    assert player.lines()[0].startswith("%d trick" % tricks) and player.says("▸")
    caught = [0] * 4
    for cards, _, winner in truth(played):
        if winner in (0, 2):
            for card in cards.values():
                caught[card // 13] += 1
    points = [contracts.score(contract, tricks, caught[contract - 70] if contract >= 70 else 0) for contract in range(74)]
    if declared >= 70:
        assert caught[declared - 70] == played.deal.play.captured
    assert points[declared] == played.score_of(played.index)
    best = max(points)

    def figure(contract, here):
        text = str(points[contract]).replace("-", "−")
        return ("▸" if here else "") + text + ("✓" if points[contract] == best else "")

    rows = all_rows(player)
    assert len(rows) == 18
    for target in range(14):
        row = rows[("High %d" if target > 6 else "Low %d") % target]
        here = declared < 70 and declared % 14 == target
        assert row[0].strip() == figure(target, here and declared < 56)
        assert row[1].strip() == figure(56 + target, here and declared >= 56)
        for suit in range(4):
            assert points[suit * 14 + target] == points[target]
    for suit in range(4):
        row = rows["Dump " + "♣♦♥♠"[suit]]
        assert row[0].strip() == ("%d%s" % (caught[suit], "♣♦♥♠"[suit]) if caught[suit] else "clean")
        assert row[1].strip() == figure(70 + suit, declared == 70 + suit)
    player.press("b")
    assert player.screen() == "deal_end"


def test_the_declared_contract_is_in_sight_and_the_best_if_it_is_near(sit):
    player = sit("pybadge", settings=SOLO)
    deal_end(player)
    player.press("down")
    for contract in range(74):
        top = player.top()
        top._contract = contract
        first_row = top._middle()
        row = contract - 56 if contract >= 70 else 13 - contract % 14
        assert 0 <= first_row <= 9 and first_row <= row < first_row + 9
        best = next(each for each in range(18) if top._is_best(each))
        if abs(best - row) < 9:
            assert first_row <= best < first_row + 9


# The end of a deal

@pytest.mark.parametrize("scene, settings", [(deal_end, SOLO), (deal_end_dump, SOLO), (deal_end_bot, RUBBER)])
def test_the_end_of_a_deal_says_what_each_side_took(sit, board, scene, settings):
    player = sit(board, settings=settings)
    scene(player)
    won = player.session.deal.play.won
    line = player.lines()[1]
    name = NAMES[player.session.dealer_of(player.session.index) or 3]
    assert line.startswith(name) and " %d" % won in line and line.endswith("defence %d" % (13 - won))
    if scene is deal_end_dump:
        assert line == "You %d with %d♥, defence %d" % (won, player.session.deal.play.captured, 13 - won)
