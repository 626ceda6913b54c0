"""The table: cards, illegal cards, tricks, the last trick, pauses, watching, defending."""

import pytest
import scenes
from scenes import first, to_a_bots_deal

from engine.flunk import contracts
from engine.flunk.declaration import make_contract

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")
BOARDS = ("pybadge", "pygamer", "picosystem")
HIGH = make_contract(contracts.HIGH, 9, 3)


def at_the_table(sit, board="pybadge", contract=HIGH, **settings):
    player = sit(board, settings=dict(SOLO, **settings))
    player.begin()
    player.press("a")
    player.declare(contract)
    assert player.screen() == "table"
    return player


def held(player, seat):
    holding = player.session.deal.play.holding
    return sum(bin(mask).count("1") for mask in holding[seat * 4: seat * 4 + 4])


@pytest.mark.parametrize("board", BOARDS)
def test_a_card_is_chosen_and_played(sit, board):
    player = at_the_table(sit, board)
    assert player.app.game.view.turn == 2  # the bot has led, dummy is to play
    cards = list(player.row().cards[: player.row().count])
    place = player.row().cursor
    assert cards[place] in player.legal()
    player.press("left")
    assert player.row().cursor == (place - 1) % 13
    player.press("right*2")
    assert player.row().cursor == (place + 1) % 13
    card = player.legal()[0]
    player.play(card)
    assert player.session.deal.play.cards[1] == card
    assert held(player, 2) == 12


def test_up_and_down_walk_the_suits(sit):
    player = at_the_table(sit)
    cards = list(player.row().cards[: player.row().count])
    firsts = [place for place, card in enumerate(cards) if not place or card // 13 != cards[place - 1] // 13]
    found = []
    for _ in firsts:
        player.press("down")
        found.append(player.row().cursor)
    assert sorted(found) == firsts
    player.press("up")
    assert player.row().cursor == found[-2]


@pytest.mark.parametrize("board", BOARDS)
def test_an_illegal_card_is_dimmed_and_says_why(sit, board):
    player = at_the_table(sit, board)
    scenes.illegal(player)
    led = player.app.game.view.led()
    count = player.session.deal.play.count
    row = player.row()
    for place in range(row.count):
        card = row.cards[place]
        if place != row.cursor:
            tile = row._bright[place, 0] if card in player.legal() else row._dim[place, 0]
            other = row._dim[place, 0] if card in player.legal() else row._bright[place, 0]
            assert (tile, other) == (card, 56)  # 56 is the blank tile
    assert row._lifted.pixel_shader is player.app.look.refused
    assert player.says("You must follow " + ("clubs", "diamonds", "hearts", "spades")[led])
    assert player.session.deal.play.count == count
    player.press("right")
    assert not player.says("You must follow")


@pytest.mark.parametrize("board", BOARDS)
def test_a_trick_stays_until_a_key(sit, board):
    player = at_the_table(sit, board)
    player.play_on(first, until=lambda: player.top()._resting)
    assert player.says("A: go on")
    player.run(20000)
    assert player.top()._resting and player.session.deal.play.count == 4
    player.press("right left down up")
    assert player.top()._resting
    player.press("a")
    assert not player.top()._resting and player.says("12 left")


@pytest.mark.parametrize("pause, milliseconds", [("1", 1000), ("2", 2000), ("4", 4000)])
def test_a_trick_goes_away_after_its_pause(sit, pause, milliseconds):
    player = at_the_table(sit, FLUNK_PAUSE=pause)
    while not player.top()._resting:
        player.touch("a")
    player.run(milliseconds - 300)
    assert player.top()._resting
    player.run(600)
    assert not player.top()._resting


@pytest.mark.parametrize("board", BOARDS)
def test_b_shows_the_last_trick_at_any_time(sit, board):
    player = at_the_table(sit, board)
    player.press("b")
    assert player.says("No trick has been played")
    player.play_on(first, until=lambda: player.session.deal.play.count >= 9 and player.app.game.players_turn()
                   and not player.top()._resting)
    picture = player.top()._picture
    before = [(grid[0, 0], grid.pixel_shader) for grid in picture._grids]
    player.press("b")
    assert player.says("The last trick")
    shown = {grid[0, 0] for grid in picture._grids}
    last = player.session.deal.play.tricks() - 1
    count = player.session.deal.play.count
    assert shown == set(player.session.deal.play.cards[4 * last:4 * last + 4])
    player.press("a")  # closes, plays nothing
    assert player.session.deal.play.count == count
    assert [(grid[0, 0], grid.pixel_shader) for grid in picture._grids] == before


def test_b_at_rest_does_not_lose_the_trick(sit):
    player = at_the_table(sit)
    player.play_on(first, until=lambda: player.top()._resting)
    player.press("b b")
    assert player.top()._resting
    player.press("a")
    assert not player.top()._resting and player.session.deal.play.count >= 4


def test_who_played_what_in_the_last_trick_is_told(sit):
    """The names stay beside the cards while the last trick is looked at."""
    for board in ("pybadge", "picosystem"):
        player = at_the_table(sit, board)
        player.play_on(first, until=lambda: player.session.deal.play.count >= 4 and not player.top()._resting
                       and player.app.game.players_turn())
        player.press("b")
        assert {"Ada", "Dummy", "♠ You", "Ben"} <= set(player.lines()), board


def test_the_status_counts_tricks_and_what_is_left(sit):
    player = at_the_table(sit)
    while player.screen() == "table":
        play = player.session.deal.play
        assert player.says("High 9 ♠ %d/9" % play.won)
        if not player.top()._resting:
            assert player.says("%d left" % (13 - play.tricks()))
        if player.top()._resting:
            player.press("a")
        else:
            player.play(first(player))


@pytest.mark.parametrize("suit", range(4))
def test_the_status_of_a_dump_counts_what_was_caught(sit, suit):
    for number in (5, 17, 23):
        player = at_the_table(sit, contract=70 + suit, FLUNK_DEAL=str(number))
        sign = "♣♦♥♠"[suit]
        while player.screen() == "table":
            play = player.session.deal.play
            assert player.says("Dump %s" % sign)
            assert player.says("%d won %d%s" % (play.won, play.captured, sign))
            player.play_on(scenes.highest, until=lambda: player.top()._resting)
            player.press("a")


# By dealer: who sits where, clockwise from the player. Dummy sits opposite the declarer.
SEATS = {0: ["You", "Ada", "Dummy", "Ben"], 1: ["You", "Ada", "Ben", "Dummy"], 2: ["You", "Dummy", "Ada", "Ben"]}


@pytest.mark.parametrize("dealer", SEATS)
def test_the_names_stand_where_the_players_sit(sit, dealer):
    player = sit("picosystem", settings=RUBBER)
    to_a_bots_deal(player, dealer)
    player.press("a")
    if not dealer:
        player.declare(HIGH)
    places = player.top()._picture._names
    # The declarer's name comes after what he declared.
    assert [line.text.split()[-1] for line in places] == SEATS[dealer]
    marked = [line.text.split()[-1] for line in places if len(line.text.split()) == 2]
    assert marked == [("You", "Ada", "Ben")[dealer]]
    # The player below, the others to the left, above and to the right.
    places = [line.placed for line in places]
    assert places[1].x < places[0].x < places[3].x and places[2].y < places[1].y < places[0].y


def shown(row):
    """How many cards a row shows."""
    from handheld.look import BLANK

    return sum(grid[place, 0] != BLANK for grid, places in ((row._bright, 13), (row._dim, 13), (row._lifted, 1))
               for place in range(places))


@pytest.mark.parametrize("dealer", [1, 2])
def test_a_defender_plays_only_his_own_hand(sit, dealer):
    player = sit("pybadge", settings=RUBBER)
    to_a_bots_deal(player, dealer)
    player.press("a")
    seat = player.app.game.own_seat()
    assert seat == (3 if dealer == 1 else 1)
    mine = set()
    while player.screen() == "table":
        game = player.app.game
        assert shown(player.top().own) == held(player, seat)
        hidden = [other for other in (0, 1, 3) if other != seat]
        assert not any(game.view.holding[other * 4 + suit] for other in hidden for suit in range(4))
        if player.top()._resting:
            player.press("a")
        elif game.players_turn():
            assert game.view.turn == seat
            card = first(player)
            mine.add(card)
            player.play(card)
        else:
            player.settle()
    assert len(mine) == 13


def test_bots_play_by_themselves_when_watched(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    player.run(600000)
    assert player.screen() == "session_end"
    assert player.session.finished() == 3 and player.session.comparison_due() < 0
    assert player.session.total(0) == sum(player.session.score_of(index) for index in range(3))


def test_a_watched_game_still_has_its_menu(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    player.run(9000)
    player.press("start")
    assert player.screen() == "game_menu"
    player.run(60000)
    assert player.screen() == "game_menu"
    player.open("Leave to title")
    assert player.screen() == "title"


def test_bots_take_their_time_between_cards(sit):
    """Each card of a bot can be seen before the next one falls."""
    player = sit("pybadge", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    fell = []
    while len(fell) < 30:
        player.app.step()
        play = player.session.deal.play
        if play.count and play.count != len(fell):
            fell.append(player.hands.clock_us // 1000)
            assert play.count == len(fell)
    gaps = [later - earlier for earlier, later in zip(fell, fell[1:])]
    assert min(gaps) >= 350
    # A whole trick stays longer.
    assert min(gaps[3::4]) >= 2500


@pytest.mark.parametrize("contract", [HIGH, 4 * 14 + 3, 72])
def test_the_end_of_a_deal_says_what_the_table_pays(sit, contract):
    player = at_the_table(sit, contract=contract)
    player.play_on(first)
    assert player.screen() == "deal_end"
    play = player.session.deal.play
    points = str(player.session.score_of(0)).replace("-", "−")
    assert player.says("Score " + points) and player.says("Total " + points)
    assert player.says("You: %d trick" % play.won if contract < 70 else "You %d with " % play.won)
    assert player.says("defence %d" % (13 - play.won))
    cells = [line for line in player.lines() if line.lstrip("−").isdigit()]
    assert points in cells
    player.press("b")
    assert player.screen() == "score_sheet" and player.says(points)
    player.press("a a")
    assert player.screen() == "deal" and player.says("Deal 2 of 3")


def test_the_bot_score_of_a_deal_is_what_the_engine_says(sit):
    from engine.flunk.comparison import play_out

    player = at_the_table(sit)
    player.play_on(first)
    player.run(5000)
    points = play_out(5, "normal", player.session.seed)
    assert player.session.bot_scores[0] == points
    assert player.says("Bot " + str(points).replace("-", "−"))


# A bot that thinks long --------------------------------------------------------------------


@pytest.fixture
def ponderous(monkeypatch):
    """Bots that search the last six tricks for as long as they are let."""
    def player(level):
        from engine.flunk.bots.normal import NormalPlayer

        made = NormalPlayer(6, 10**9)
        made.worlds = 10**9
        return made

    monkeypatch.setattr("engine.flunk.bots._player", player)


def to_a_long_thought(player):
    """Play on until a bot has thought for half a second and goes on thinking."""
    table = player.top()
    while not table._thinks:
        if table._resting or player.app.game.players_turn():
            player.touch("a")
        player.steps(5)


@pytest.mark.parametrize("board", BOARDS)
def test_a_bot_that_thinks_long_is_said_to_and_can_be_hurried(sit, board, ponderous):
    player = at_the_table(sit, board, FLUNK_LEVEL="hard")
    to_a_long_thought(player)
    deal = player.session.deal
    name = player.app.words.PLAYERS[player.session.player_of(deal.turn())]
    assert player.says(name + " thinks")
    count = deal.play.count
    assert count >= 28
    player.run(3000)
    assert deal.play.count == count and player.says(name + " thinks")
    player.touch("a")
    player.steps(3)
    assert deal.play.count == count + 1
    assert not player.says("thinks")


def test_other_keys_do_not_hurry_and_the_sign_comes_back(sit, ponderous):
    player = at_the_table(sit, "picosystem", FLUNK_LEVEL="hard")
    to_a_long_thought(player)
    count = player.session.deal.play.count
    for key in ("left", "right", "up", "down", "b"):
        player.touch(key)
    assert player.says("The last trick") and not player.says("thinks")
    player.touch("a")  # done with looking back
    player.run(50)
    assert player.says("thinks")
    player.touch("start")
    player.run(50)
    assert player.screen() == "game_menu"
    player.touch("b")
    player.run(1000)
    assert player.says("thinks")
    assert player.session.deal.play.count == count
    player.touch("a")
    player.steps(3)
    assert player.session.deal.play.count == count + 1


def test_a_key_before_the_sign_hurries_nobody(sit, ponderous):
    player = at_the_table(sit, "pybadge", FLUNK_LEVEL="hard")
    to_a_long_thought(player)
    count = player.session.deal.play.count
    player.touch("a")
    player.steps(3)
    while player.top()._resting or player.app.game.players_turn():
        player.touch("a")
        player.steps(3)
    count = player.session.deal.play.count
    player.run(400)
    player.touch("a")
    player.run(100)
    assert player.session.deal.play.count == count and not player.says("thinks")
    player.run(600)
    assert player.says("thinks")
