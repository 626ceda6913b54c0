"""The screen of the auction, by keys: the picker, the cards, what is refused, the list of calls."""

import pytest
import scenes
from scenes import one_player_short as short
from short_sitting import SHORT, SHORT_5, call

from engine.one_player_short.auction import CALLING, LAYING, TAKING
from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD, PASS

BOARDS = ("pybadge", "picosystem")


def at(sit, scene, board="pybadge", **settings):
    player = sit(board, settings=dict(SHORT_5, **settings))
    scene(player)
    return player


def test_the_picker_reaches_every_call(sit):
    player = at(sit, short.auction)
    screen = player.top()
    assert screen.call() == PASS
    player.press("right")
    assert screen.call() == DOUBLE
    player.press("left")
    assert screen.call() == PASS
    seen = set()
    player.press("up")
    for level in range(7):
        for _ in range(5):
            seen.add(screen.call())
            player.press("right")
        player.press("up")
    assert seen == set(range(BIDS)) and screen.call() == PASS
    player.press("down")
    assert screen.call() == 34
    player.press("up")
    assert screen.call() == PASS


def test_up_from_a_pass_is_the_cheapest_bid_there_is(sit):
    player = at(sit, short.auction)
    for made, expected in (((7, PASS, PASS), 8), ((4, PASS, PASS), 5), ((33, PASS, PASS), 34)):
        player.session.deal_again()
        short.lead_up_to(player, made)
        player.press("up")
        assert player.top().call() == expected
        player.press("down")
        assert player.top().level == 0


@pytest.mark.parametrize("made, choose, said", [
    ((7, PASS, PASS), "right a", "2♥ is your own bid"),
    ((), "right a", "No bid yet to double"),
    ((7, DOUBLE, 9, DOUBLE, 10, DOUBLE), "right a", "3♣ is doubled already"),
    ((7, PASS, PASS), "up left a", "2♥ is not above 2♥"),
    ((7, PASS, PASS), "up left*3 a", "2♣ is not above 2♥"),
])
@pytest.mark.parametrize("board", BOARDS)
def test_what_is_refused_is_said_and_changes_nothing(sit, board, made, choose, said):
    player = at(sit, short.auction, board)
    short.lead_up_to(player, made)
    before = player.app.game.saved()
    player.press(choose)
    assert player.says(said) and player.app.game.saved() == before and player.sounds
    player.press("down")
    assert not player.says(said)


@pytest.mark.parametrize("board", BOARDS)
def test_a_bidder_sees_what_he_took_and_lays_any_of_fourteen(sit, board):
    player = at(sit, short.auction_lay, board)
    screen = player.top()
    view = player.app.game.view
    taken = view.calls.taken[0]
    assert player.session.phase() == LAYING and screen.card() == taken and screen.on_taken
    reached = set()
    for _ in range(14):
        reached.add(screen.card())
        player.press("right")
    assert len(reached) == 14 and screen.card() == taken
    held = [card for card in range(52) if view.holding[player.app.game.own_seat() * 4 + card // 13] >> card % 13 & 1]
    assert sorted(held) == sorted(reached)
    player.press("down")
    assert screen.card() == screen.own.cards[0] and not screen.on_taken
    player.press("up")
    assert screen.card() == taken
    player.press("left")
    assert screen.card() == screen.own.cards[12]
    laid = screen.card()
    player.press("a")
    assert player.app.game.view.calls.laid[0] == laid


def test_an_exchange_is_chosen_in_dummy_or_left(sit):
    player = at(sit, short.auction_take)
    assert player.session.phase() == TAKING
    player.press("right")
    card = player.top().card()
    player.press("a")
    place = player.app.game.view.calls.count - 1
    assert player.session.phase() == LAYING and player.app.game.view.calls.taken[place] == card
    before = player.app.game.saved()
    player.press("up a")
    assert player.says("was just taken") and player.app.game.saved() == before
    player.press("down a")
    assert player.session.phase() != LAYING
    none = at(sit, short.auction_take)
    place = none.app.game.view.calls.count - 1
    none.touch("b")
    assert none.session.deal.auction.calls.taken[place] == NO_CARD and none.session.phase() == CALLING
    assert none.says("no exchange")


def test_what_others_take_from_the_pile_is_not_shown(sit):
    player = at(sit, short.auction)
    short.lead_up_to(player, (PASS, 0, 1))
    view = player.app.game.view
    assert view.calls.taken[1] == NO_CARD
    player.press("b")
    assert player.screen() == "calls" and not any(" for " in line for line in player.lines())


def test_menu_help_and_list_come_back_to_the_same_card(sit):
    player = at(sit, short.auction_lay_other)
    card = player.top().card()
    for there, back in (("start", "b"), ("select", "b"), ("b", "b")):
        player.press(there)
        assert player.screen() != "auction"
        player.press(back)
        assert player.screen() == "auction" and player.top().card() == card
    at_call = at(sit, short.auction)
    at_call.press("up*2 right start b")
    assert at_call.top().call() == 6


def test_bots_call_one_after_the_other_with_a_pause(sit):
    player = at(sit, short.auction, FLUNK_PAUSE="4")
    call(player, PASS)
    seen = []
    for _ in range(40):
        player.run(250)
        count = player.app.game.view.calls.count
        if not seen or seen[-1][1] != count:
            seen.append((player.hands.clock_us // 1000, count))
    assert [count for _, count in seen] == [1, 2, 3]
    assert 3500 < seen[2][0] - seen[1][0] < 4700
    assert player.top().level == 0 and player.app.game.players_turn()
    # A does not wait.
    call(player, PASS)
    player.touch("a")
    player.run(300)
    assert player.app.game.view.calls.count > 4


def test_the_pause_until_a_key_is_a_short_one_here(sit):
    player = at(sit, short.auction, FLUNK_PAUSE="key")
    call(player, PASS)
    player.run(4000)
    assert player.app.game.view.calls.count == 3 and player.app.game.players_turn()


def test_the_list_of_calls_turns_its_pages(sit):
    player = at(sit, short.calls)
    last = player.lines()
    player.press("up*5")
    first = player.lines()
    assert first != last and any(line.startswith("1 You 1♣") for line in first)
    player.press("down*5")
    assert player.lines() == last
    player.press("a")
    assert player.screen() == "auction"


def test_claiming_waits_until_dummy_is_open(sit):
    player = at(sit, short.leading)
    player.press("start")
    assert "Claim or give up" not in [text for text, _ in player.top().entries()]
    player.press("b a")
    player.settle()
    player.press("start")
    assert "Claim or give up" in [text for text, _ in player.top().entries()]


def test_every_scene_is_of_this_game():
    for name, (_, settings) in scenes.SCENES.items():
        if name.startswith("short-"):
            assert settings["FLUNK_GAME"] == SHORT["FLUNK_GAME"]
