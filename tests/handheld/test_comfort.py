"""Comforts of the table: sorted hands, forced cards, the pace, taking back, claiming."""

import pytest
from scenes import first, highest, table_hint, to_a_bots_deal, to_a_proof

from engine.claim import Proof
from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from handheld.flunk import statistics as counts
from handheld.flunk.statistics import Statistics

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")
BOARDS = ("pybadge", "picosystem")
HIGH = make_contract(contracts.HIGH, 9, 3)


def at_the_table(sit, board="pybadge", contract=HIGH, **settings):
    player = sit(board, settings=dict(SOLO, **settings))
    player.begin()
    player.press("a")
    player.declare(contract)
    assert player.screen() == "table"
    return player


# Sorting ------------------------------------------------------------------------------------


def suits(row):
    """The suits of a hand as they lie, each once; within one the cards fall."""
    cards = list(row.cards[:row.count])
    for card, after in zip(cards, cards[1:]):
        assert card // 13 != after // 13 or card > after
    found = []
    for card in cards:
        if card // 13 not in found:
            found.append(card // 13)
    assert sorted(cards) == sorted(set(cards)) and [card // 13 for card in cards] == sorted(
        (card // 13 for card in cards), key=found.index)
    return found


@pytest.mark.parametrize("contract", [HIGH, 7, 1 * 14 + 9, 2 * 14 + 3, 4 * 14 + 8, 72])
@pytest.mark.parametrize("sort", ["fixed", "trumps"])
def test_trumps_are_on_the_left_if_they_are_to_be(sit, sort, contract):
    player = at_the_table(sit, "picosystem", contract, FLUNK_SORT=sort)
    trump = contracts.trump_of(contract)
    for row in (player.top().dummy, player.top().own):
        held = suits(row)
        plain = sorted(held, reverse=True)
        if sort == "trumps" and trump in held:
            plain.remove(trump)
            plain.insert(0, trump)
        assert held == plain
    # The cursor finds its cards in either order.
    player.play_on(first, until=lambda: player.app.game.view.tricks() == 2)
    assert player.app.game.view.tricks() == 2


def test_before_there_is_a_contract_the_order_is_the_usual_one(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_SORT="trumps"))
    player.begin()
    assert suits(player.top().own) == sorted(suits(player.top().own), reverse=True)


def test_a_hint_points_at_its_card_in_either_order(sit):
    found = []
    for sort in ("fixed", "trumps"):
        player = at_the_table(sit, "pybadge", 7, FLUNK_SORT=sort)
        player.play_on(highest, until=lambda: player.app.game.view.turn == 0)
        player.press("start")
        player.open("Hint")
        assert player.screen() == "table" and player.row().card() in player.legal()
        found.append(player.row().card())
    assert found[0] == found[1]


# A forced card ------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_forced_card_is_laid_for_you_after_a_moment_in_which_it_is_lifted(sit, board):
    """From the hand and from dummy; where there is a choice nothing happens."""
    player = at_the_table(sit, board, FLUNK_FORCED="on")
    forced = set()
    while player.screen() == "table":
        table, play = player.top(), player.session.deal.play
        if table._resting:
            player.touch("a")
            player.steps(2)
        elif not player.app.game.players_turn():
            player.steps(1)
        elif len(player.legal()) > 1:
            count = play.count
            player.settle()
            player.run(2000)
            assert play.count == count
            player.point(first(player))
            player.touch("a")
            player.steps(1)
        else:
            count, card = play.count, player.legal()[0]
            forced.add(play.turn)
            assert player.row().card() == card
            player.run(200)
            assert play.count == count
            player.run(200)
            assert play.count > count and play.cards[count] == card
    assert forced == {0, 2}


def test_a_forced_card_waits_for_you_unless_it_is_set_so(sit):
    player = at_the_table(sit)
    player.play_on(first, until=lambda: player.app.game.players_turn() and len(player.legal()) == 1
                   and not player.top()._resting)
    count = player.session.deal.play.count
    player.run(5000)
    assert player.session.deal.play.count == count < 52


def test_a_forced_card_is_laid_wherever_the_cursor_went(sit):
    player = at_the_table(sit, FLUNK_FORCED="on")
    while player.top()._resting or not player.app.game.players_turn() or len(player.legal()) > 1 or player.row().count < 3:
        if player.top()._resting or player.app.game.players_turn():
            if player.app.game.players_turn() and not player.top()._resting:
                player.point(first(player))
            player.touch("a")
        player.steps(2)
    count = player.session.deal.play.count
    card = player.legal()[0]
    player.touch("right")
    assert player.row().card() != card
    player.run(500)
    assert player.session.deal.play.cards[count] == card


# The pace -----------------------------------------------------------------------------------


def test_quick_lays_cards_fast_and_clears_tricks_by_itself(sit):
    times = {}
    for pause in ("quick", "1"):
        player = at_the_table(sit, FLUNK_PAUSE=pause)
        while player.session.deal.play.count < 3 or not player.app.game.players_turn():
            if player.app.game.players_turn():
                player.touch("a")
            player.steps(1)
        fell = []
        player.touch("a")
        count = player.session.deal.play.count
        start = player.hands.clock_us
        while player.top()._resting or not player.app.game.players_turn():
            player.steps(1)
            if player.session.deal.play.count > count:
                count = player.session.deal.play.count
                fell.append((player.hands.clock_us - start) // 1000)
        times[pause] = (player.hands.clock_us - start) // 1000
        gaps = [later - earlier for earlier, later in zip([0] + fell, fell)]
        assert all(gap >= (200 if pause == "quick" else 350) for gap in gaps[1:])
    assert times["quick"] * 3 < times["1"]


@pytest.mark.parametrize("place, milliseconds", [(0, 0), (1, 1000), (2, 2000), (3, 4000), (4, 200)])
def test_what_older_records_say_of_the_pause_means_the_same(sit, place, milliseconds):
    import bookkeeping

    player = sit("pybadge", memory=bookkeeping.record(settings=bytes((2, place))))
    assert player.app.settings.pause() == milliseconds


# Taking back --------------------------------------------------------------------------------


def own_last(player):
    play = player.session.deal.play
    return play.count and player.session.player_of(play.seat_of(play.count - 1)) == 0


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("way", ["menu", "keys"])
def test_a_card_is_taken_back_from_the_end_of_a_trick(sit, board, way):
    player = at_the_table(sit, board)
    player.play_on(highest, until=lambda: player.top()._resting)
    count, card = player.session.deal.play.count, player.session.deal.play.cards[3]
    assert count == 4 and own_last(player)
    if way == "menu":
        player.press("start")
        player.open("Take back")
    else:
        hold(player, "b")
    assert player.screen() == "table" and not player.top()._resting
    assert player.session.deal.play.count == 3 and card in player.legal() and player.app.game.players_turn()
    assert player.session.taken_back == 1
    # It is kept at once.
    again = sit(board, memory=player.memory())
    assert again.session.taken_back == 1 and again.session.deal.play.count == 3


def hold(player, name):
    """SELECT held, and another key."""
    player.hands.hold(player.board.key("select"), True)
    player.steps(3)
    player.press(name)
    player.hands.hold(player.board.key("select"), False)
    player.settle()


@pytest.mark.parametrize("board", BOARDS)
def test_a_card_is_taken_back_before_the_next_one_falls(sit, board):
    player = at_the_table(sit, board)
    card = player.legal()[-1]
    player.point(card)
    player.touch("a")
    player.steps(1)
    assert player.session.deal.play.count == 2
    player.touch("start")
    player.run(5000)  # nobody plays on meanwhile
    assert player.screen() == "game_menu"
    player.open("Take back")
    assert player.session.deal.play.count == 1 and player.screen() == "table"
    other = player.legal()[0]
    player.play(other)
    assert player.session.deal.play.cards[1] == other and player.session.deal.play.count > 2


def test_once_another_card_has_fallen_there_is_nothing_to_take_back(sit):
    player = at_the_table(sit)
    assert [text for text, _ in entries(player)].count("Take back") == 0
    player.play(first(player))
    assert player.session.deal.play.count == 3 and not own_last(player)
    assert "Take back" not in [text for text, _ in entries(player)]
    before = player.session.deal.play.count
    hold(player, "b")
    assert player.session.deal.play.count == before and player.session.taken_back == 0
    player.press("b")


def entries(player):
    player.press("start")
    found = player.top().entries()
    player.press("b")
    return found


def test_there_is_no_taking_back_in_a_rubber_or_when_watching(sit):
    player = sit("pybadge", settings=RUBBER)
    to_a_bots_deal(player, 0)
    player.press("a")
    player.declare(HIGH)
    player.play_on(first, until=lambda: player.top()._resting and own_last(player))
    assert own_last(player) and "Take back" not in [text for text, _ in entries(player)]
    player = sit("pybadge", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    seen = 0
    while player.session.finished() == 0:
        player.run(300)
        if player.screen() == "table" and own_last(player) and seen < 3:
            player.touch("start")
            player.steps(3)
            assert player.screen() == "game_menu"
            assert not {"Take back", "Claim or give up"} & {text for text, _ in player.top().entries()}
            player.touch("b")
            player.steps(3)
            player.run(3000)
            seen += 1
    assert seen == 3


def test_away_from_the_table_nothing_is_taken_back(sit):
    """On the title, while the game waits."""
    player = at_the_table(sit)
    player.play_on(highest, until=lambda: player.top()._resting)
    assert own_last(player)
    player.press("start")
    player.open("Leave to title")
    hold(player, "b")
    assert player.screen() == "help" and player.session.deal.play.count == 4 and player.session.taken_back == 0


def test_in_a_lesson_nothing_is_taken_back(sit):
    """It has its own way to judge a card, and to play it again."""
    from lesson_play import go_through, open_lesson, the_way

    player = sit("pybadge")
    open_lesson(player, 0)
    seen = 0
    while player.screen() in ("table", "box", "judge"):
        go_through(player, until=lambda: player.screen() == "table" and player.app.game.players_turn())
        if player.screen() == "table":
            player.point(the_way(player))
            player.touch("a")
            player.steps(1)
            count = player.session.deal.play.count
            if own_last(player) and count < 52:
                hold(player, "b")
                assert player.session.deal.play.count >= count and player.session.taken_back == 0
                assert player.screen() == "help"
                player.press("b")
                seen += 1
    assert seen and player.screen() == "lesson_end"


def test_a_bot_that_was_thinking_decides_anew_and_the_same(sit):
    """The deal in which each card was taken back and played again is the deal without."""
    ends = []
    for back in (False, True):
        player = at_the_table(sit, FLUNK_LEVEL="hard")
        thought = 0
        while player.screen() == "table":
            play = player.session.deal.play
            if player.top()._resting:
                player.touch("a")
                player.steps(2)
            elif not player.app.game.players_turn():
                player.steps(1)
            else:
                card = first(player)
                player.point(card)
                player.touch("a")
                while back and own_last(player) and not (
                        player.app.game._thinking or player.top()._resting or player.app.game.players_turn()):
                    player.steps(1)
                if back and own_last(player) and play.count < 52:
                    thought += player.app.game._thinking
                    count = play.count
                    hold(player, "b")
                    if play.count == count - 1:
                        player.play(card)
        ends.append((bytes(play.cards), player.session.taken_back))
    assert ends[0][0] == ends[1][0]
    assert ends[0][1] == 0 and ends[1][1] > 5 and thought


def test_with_forced_cards_the_one_that_was_chosen_comes_back(sit):
    """Deal by deal, until a forced card of the hand or dummy follows one that was chosen."""
    for number in range(1, 60):
        player = at_the_table(sit, FLUNK_DEAL=str(number), FLUNK_FORCED="on", FLUNK_PAUSE="quick", FLUNK_LEVEL="random")
        player.press("start b")
        from engine.flunk.take_back import cards_back

        for _ in range(1500):
            if player.screen() != "table":
                break
            if cards_back(player.session, True) > 1:
                count = player.session.deal.play.count
                back = cards_back(player.session, True)
                hold(player, "b")
                assert player.session.deal.play.count == count - back
                player.run(3000)
                assert player.session.deal.play.count == count - back  # it is for the player to choose
                return
            if player.app.game.players_turn() and not player.top()._resting and len(player.legal()) > 1:
                player.point(highest(player))
                player.touch("a")
            player.steps(1)
    raise AssertionError("that never happened")


def counted(player):
    """Deals, those with a hint, and those with a card taken back, in the lifetime's statistics."""
    counters = Statistics(player.app.statistics).counters
    return tuple(counters[place] for place in (counts.DEALS, counts.HINTED, counts.TAKEN_BACK))


def test_what_was_taken_back_is_told_with_the_hints_and_counted_for_good(sit):
    player = sit("picosystem", settings=SOLO)
    table_hint(player)
    player.play_on(highest, until=lambda: player.top()._resting)
    hold(player, "b")
    player.play_on(first)
    assert player.screen() == "deal_end" and player.says("Hints 1 Undo 1")
    player.press("b")
    assert player.screen() == "score_sheet" and player.says("Hints 1 Undo 1")
    assert counted(player) == (1, 1, 1)
    player.press("a a")
    while player.screen() != "session_end":
        if player.screen() == "declare":
            player.declare(HIGH)
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")
    assert player.says("Hints 1 Undo 1")
    assert counted(player) == (3, 1, 1)


# Claiming -----------------------------------------------------------------------------------


def proof_of(player):
    proof = Proof(player.app.game.view)
    while not proof.step():
        pass
    return proof


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("contract", [HIGH, 4 * 14 + 3, 72])
def test_a_settled_rest_is_laid_down_and_scored(sit, board, contract):
    player = at_the_table(sit, board, contract)
    to_a_proof(player)
    proof = proof_of(player)
    assert proof.settled
    count = player.session.deal.play.count
    player.press("start")
    player.open("Claim or give up")
    assert player.screen() == "claim" and player.says("whatever is played")
    player.press("b")
    assert player.screen() == "table" and player.session.deal.play.count == count
    player.press("start")
    player.open("Claim or give up")
    player.press("a")
    assert player.screen() == "deal_end"
    play = player.session.deal.play
    assert (play.count, play.won, play.captured) == (52, proof.won, proof.captured)
    assert player.session.tricks[0] == proof.won
    assert counted(player) == (1, 0, 0)
    again = sit(board, memory=player.memory())
    assert again.session.deal.is_over() and again.session.score_of(0) == player.session.score_of(0)


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_not_settled_is_said_so_and_nothing_happens(sit, board):
    player = at_the_table(sit, board)
    count = player.session.deal.play.count
    for key in ("a", "b", "start", "left"):
        player.press("start")
        player.open("Claim or give up")
        assert player.says("Not settled yet")
        player.press(key)
        assert player.screen() == "table"
    assert player.session.deal.play.count == count


@pytest.mark.parametrize("dealer", [1, 2])
def test_a_defender_claims_from_his_own_view(sit, dealer):
    player = sit("pybadge", settings=RUBBER)
    to_a_bots_deal(player, dealer)
    player.press("a")
    to_a_proof(player)
    proof = proof_of(player)
    assert proof.settled and player.app.game.view.seat & 1
    rest = 13 - player.session.deal.play.tricks()
    ours = rest - (proof.won - player.session.deal.play.won)
    player.press("start")
    player.open("Claim or give up")
    assert player.says(("None" if not ours else "All" if ours == rest else str(ours)) + " for your side")
    player.press("a")
    assert player.screen() == "deal_end" and player.session.deal.play.won == proof.won


def test_a_key_ends_a_long_proof(sit, monkeypatch):
    player = at_the_table(sit)
    monkeypatch.setattr("engine.claim.Proof.step", lambda proof: False)
    player.press("start")
    player.reach("Claim or give up")
    player.touch("a")
    player.run(500)
    assert player.says("Is it settled?")
    player.touch("a")
    player.run(50)
    assert player.screen() == "table" and player.session.deal.play.count == 1
