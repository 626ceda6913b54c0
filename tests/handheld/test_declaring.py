"""The deal and the contract picker: who deals, what each of the 74 contracts pays."""

import pytest
from score_literals import DUMP_CLEAN, TABLE

from engine.flunk import contracts

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")
DUMP = 14
SIGNS = ("♣", "♦", "♥", "♠", "NT")


def at_the_picker(sit, board="pybadge", **settings):
    player = sit(board, settings=dict(SOLO, **settings))
    player.begin()
    player.press("a")
    assert player.screen() == "declare"
    return player


def walk_to(player, target):
    """Up or down through the list: Low 0 to 6, High 7 to 13, Dump."""
    for _ in range(15):
        if player.top().target == target:
            return
        player.touch("up")
    raise AssertionError("there is no way to %d" % target)


def minus(points):
    return str(points).replace("-", "−")


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_every_contract_says_what_it_pays(sit, board):
    player = at_the_picker(sit, board)
    seen = set()
    for target in range(14):
        walk_to(player, target)
        for _ in range(5):
            denomination = player.top().denomination
            contract = player.top().contract()
            seen.add(contract)
            kind = "High" if target > 6 else "Low"
            lines = player.lines()
            assert "%s %d %s" % (kind, target, SIGNS[denomination]) in lines
            row = TABLE["%s %d" % ("nt" if denomination == 4 else "tr", target)]
            told = [line.split() for line in lines if line.startswith(("one ", "exactly"))]
            expected = [[words, str(tricks), minus(row[tricks])] for words, tricks in (
                ("under", target - 1), ("exactly", target), ("over", target + 1)) if 0 <= tricks <= 13]
            assert [line[-3:] for line in told] == expected
            player.touch("right")
    walk_to(player, DUMP)
    for _ in range(4):
        seen.add(player.top().contract())
        sign = SIGNS[player.top().denomination]
        assert "Dump " + sign in player.lines()
        assert [line.split()[-1] for line in player.lines()[2:]] == [
            str(DUMP_CLEAN[1]), str(DUMP_CLEAN[5]), "−10"]
        player.touch("right")
    assert seen == set(range(74))


def test_dump_is_never_at_no_trump(sit):
    player = at_the_picker(sit)
    for _ in range(5):
        if player.top().denomination == 4:
            break
        player.touch("right")
    walk_to(player, DUMP)
    assert player.says("Dump ♠")
    player.press("left*4")
    assert player.says("Dump ♠")
    player.press("down")
    assert player.says("High 13 ♠")
    player.press("up*2")
    assert player.says("Low 0 ♠")


def test_the_picker_starts_with_the_longest_suit(sit):
    """The suit with most cards in both hands; the higher suit of equals."""
    for number in range(1, 11):
        player = sit("pybadge", settings=dict(SOLO, FLUNK_DEAL=str(number)))
        player.begin()
        player.press("a")
        holding = player.app.game.view.holding
        lengths = [bin(holding[suit]).count("1") + bin(holding[8 + suit]).count("1") for suit in range(4)]
        longest = max(range(4), key=lambda suit: (lengths[suit], suit))
        assert player.top().contract() == longest * 14 + 7


def test_the_menu_on_the_picker_comes_back_to_the_same_contract(sit):
    player = at_the_picker(sit)
    player.press("up*3 right")
    contract = player.top().contract()
    player.press("start down*2 a b b")
    assert player.screen() == "declare" and player.top().contract() == contract
    player.press("b")
    assert player.screen() == "declare"


def test_what_is_declared_is_played(sit):
    for contract in (0, 13, 4 * 14 + 7, 70, 73):
        player = at_the_picker(sit)
        player.declare(contract)
        assert player.screen() == "table"
        assert player.session.deal.contract == contract


@pytest.mark.parametrize("dealer, name", [(1, "Ada"), (2, "Ben")])
def test_a_bot_that_deals_is_named_with_its_contract(sit, dealer, name):
    from scenes import to_a_bots_deal

    player = sit("pybadge", settings=RUBBER)
    to_a_bots_deal(player, dealer)
    contract = player.session.deal.contract
    assert contract != contracts.NONE
    lines = player.lines()
    assert "%s declares" % name in lines, lines
    kind = ("High %d " if contract % 14 > 6 else "Low %d ") % (contract % 14) if contract < 70 else "Dump "
    suit = SIGNS[contract // 14 if contract < 70 else contract - 70]
    assert kind + suit in lines, lines
    assert "You deal" not in lines
    player.press("a")
    assert player.screen() == "table"


def test_both_hands_lie_open_sorted_by_suit_and_rank(sit):
    player = at_the_picker(sit)
    for row, seat in ((player.top().dummy, 2), (player.top().own, 0)):
        cards = list(row.cards[: row.count])
        assert len(cards) == 13 and cards == sorted(cards, reverse=True)
        for card in cards:
            assert player.app.game.view.holding[seat * 4 + card // 13] >> card % 13 & 1
