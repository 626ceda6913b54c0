"""Three-handed Bridge on its screens: a new game, declaring, doubling word by word, the table's beginning,
learning, the demo, and the other games beside it."""

import pytest
from bookkeeping import session_in
from bridge_sitting import BRIDGE, act, begin, cards_shown, odd_worth
from scenes.three_handed_bridge import seated, to_doubling
from sitting import Sitting

from engine.three_handed_bridge import restore, snapshot
from engine.three_handed_bridge.session import DECLARING, DOUBLING, PLAYING
from handheld.words import english_bridge_demo, english_bridge_learn

BOARDS = ("pybadge", "picosystem")
FIVE = dict(BRIDGE, FLUNK_DEAL="5")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


# A new game -------------------------------------------------------------------------------------


def test_a_new_game_is_as_it_was_set_up(sit, board):
    player = sit(board, settings={"FLUNK_GAME": "three_handed_bridge", "FLUNK_DEAL": "9"})
    player.open("New game")
    assert [text for text, _ in player.top().entries()] == ["Start", "Game", "Bots", "A deal by number", "A day's deal"]
    # Hard of Flunk is normal here; the other level is random.
    assert dict(player.top().entries())["Bots"] == "normal" and dict(player.top().entries())["Game"] == "Solo"
    player.press("down right")
    assert dict(player.top().entries())["Game"] == "Rubber"
    player.press("down right")
    assert dict(player.top().entries())["Bots"] == "random"
    player.press("up*2 a")
    session = player.session
    assert (session.mode, session.level, session.first_number, session.first_dealer) == (1, "random", 9, 0)
    assert player.screen() == "deal" and player.says("number 9") and player.says("You deal")
    # What was set stays.
    again = sit(board, settings={"FLUNK_GAME": "three_handed_bridge"}, memory=player.memory())
    again.open("New game")
    assert dict(again.top().entries())["Game"] == "Rubber" and dict(again.top().entries())["Bots"] == "random"


@pytest.mark.parametrize("level, told", [("random", "random"), ("easy", "normal"), ("hard", "normal")])
def test_levels_that_are_not_there_stand_for_normal(sit, level, told):
    player = sit("pybadge", settings=dict(BRIDGE, FLUNK_LEVEL=level))
    player.open("New game")
    assert dict(player.top().entries())["Bots"] == told
    player.press("a")
    assert player.session.level == told


def test_a_deal_by_number_is_dealt_by_the_player(sit, board):
    player = sit(board, settings=BRIDGE)
    for _ in range(3):
        player.open("New game")
        player.open("A deal by number")
        player.press("up*6 a")
        assert player.screen() == "deal" and player.session.deal.number == 7 and player.session.first_dealer == 0
        player.press("start")
        player.open("Leave to title")
    player.open("New game")
    assert player.says("This ends the kept game")
    player.open("A day's deal")
    player.press("a")
    assert player.screen() == "deal" and player.session.first_dealer == 0


def test_the_first_dealer_and_the_deal_are_drawn_otherwise():
    dealers, numbers = set(), set()
    with Sitting("pybadge", settings=BRIDGE, seed=11) as player:
        for _ in range(12):
            player.app.go("title")
            player.steps(1)
            player.app.game = None
            begin(player)
            dealers.add(player.session.first_dealer)
            numbers.add(player.session.first_number)
    assert dealers == {0, 1, 2} and len(numbers) == 12


# Declaring and doubling -------------------------------------------------------------------------


def test_declaring_walks_round_six_choices_with_what_they_pay(sit, board):
    player = sit(board, settings=FIVE)
    begin(player)
    player.press("a")
    assert player.screen() == "declare"
    told = {}
    for _ in range(6):
        told[player.top().choice] = player.lines()
        player.press("right")
    assert set(told) == set(range(6))
    for choice, worth, least, most in ((0, 4, 8, 40), (1, 6, 12, 60), (2, 8, 16, 80), (3, 2, 4, 20), (4, 12, 30, 100)):
        assert ["An", "odd", "trick", str(worth)] in [line.split() for line in told[choice]]
        assert ["Aces" if choice == 4 else "Honours", "%d–%d" % (least, most)] in [line.split() for line in told[choice]]
    for choice, game in ((4, ["9", "tricks"]), (2, ["10", "tricks"]), (1, ["11", "tricks"]), (3, ["none"])):
        assert ["Game", "at"] + game in [line.split() for line in told[choice]]
    assert "Pass" in told[5] and ["Three", "aces", "no", "trump"] in [line.split() for line in told[5]]
    first = player.top().choice
    player.press("down up left up*2")
    assert player.top().choice == (first - 3) % 6
    while player.top().choice != 2:
        player.press("left")
    player.press("a")
    assert player.session.deal.contract == 2 and player.screen() == "doubling"
    assert session_in(player.memory()) == snapshot.save(player.session)


def test_the_game_that_is_wanted_counts_what_is_below_already(sit):
    player = sit("pybadge", settings=FIVE)
    begin(player)
    player.session.rubber.parts[0] = 24
    player.app.game.refresh()
    player.press("a left")
    assert player.top().choice == 2 and player.says(" 7 tricks")


@pytest.mark.parametrize("pause, milliseconds", [("key", 1000), ("1", 1000), ("2", 2000), ("4", 4000), ("quick", 200)])
def test_bots_speak_one_at_a_time_at_the_pace_that_is_set(pause, milliseconds):
    with Sitting("pybadge", settings=dict(BRIDGE, FLUNK_PAUSE=pause, FLUNK_DEAL="30"), seed=5) as player:
        begin(player)
        player.press("a")
        player.touch("a")
        calls = []
        for _ in range(40):
            calls.append((player.hands.clock_us // 1000, player.session.deal.doubling.count))
            player.run(100)
            if player.screen() == "table" or player.session.phase() != DOUBLING:
                break
        spoken = [when for (when, count), (_, before) in zip(calls[1:], calls) if count > before]
        assert len(spoken) >= 1
        assert all(later - earlier >= milliseconds - 150 for earlier, later in zip([calls[0][0]] + spoken, spoken))
        # When it is closed the words stay until a key, or for the pause.
        player.run(150)
        if player.screen() == "doubling" and player.session.phase() == PLAYING:
            player.run(milliseconds + 200)
            assert player.screen() == ("doubling" if pause == "key" else "table")


def test_a_key_hurries_a_word_and_never_goes_past_the_players_turn(sit):
    player = sit("pybadge", settings=dict(BRIDGE, FLUNK_PAUSE="4"))
    seated(player, 1, 120)
    player.press("a")
    assert player.session.deal.doubling.count == 0
    player.touch("a")
    player.steps(6)
    assert player.session.deal.doubling.count == 1 and player.session.player_to_act() == 0
    # Now A says what is under the cursor, which is no double by accident.
    assert player.top().choice == 0
    player.press("b")
    assert player.session.deal.doubling.count == 1


def test_doubling_and_redoubling_to_the_ceiling(sit, board):
    """Everybody doubles: who may speak, what it is worth, and that nobody is asked at 100."""
    player = sit(board, settings=BRIDGE)
    seated(player, 0, 5)
    player.press("a")
    worths = []
    session = player.session
    session.act(3)  # spades, the cheapest
    player.app.game.refresh()
    player.app.go("three_handed_bridge.doubling")
    player.steps(1)
    while session.phase() == DOUBLING:
        if session.player_to_act() == 0:
            assert player.says("redouble %d→%d" % (odd_worth(session), min(100, 2 * odd_worth(session))))
            player.touch("right")
            player.touch("a")
        else:
            player.app.game.act(1)
            player.top()._spoken()
        worths.append(odd_worth(session))
        assert player.says(("%s at %d" % ("♠", worths[-1])))
    assert worths == [4, 8, 16, 32, 64, 100]
    assert player.says("Doubling is closed")
    player.press("a")
    assert player.screen() == "table" and player.says("♠ at 100")


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_what_dummy_made_is_told_to_all_and_why_to_who_sees_dummy(sit, dealer):
    """The right-hand defender announces it without showing the hand; the reason would tell of it."""
    from engine.cards import DUMMY
    from engine.three_handed_bridge.forced_make import forced_make

    said = set()
    player = sit("pybadge", settings=BRIDGE)
    for number in range(1, 60):
        seated(player, dealer, number, waits=False)
        player.app.game.act(5)
        player.app.go("three_handed_bridge.deal")
        player.steps(1)
        made, reason = forced_make(player.session.deal.play.holding, DUMMY)
        text = "Dummy: " + ("♣♦♥♠"[made] if made < 4 else "NT")
        reasons = ("three aces", "longest suit", "more pips", "dearer suit")
        # Who sits on the dealer's right: the player, if the left-hand neighbour deals.
        for screen in ("deal", "doubling"):
            assert player.screen() == screen and player.says(text), player.lines()
            told = [each for each in reasons if player.says(each)]
            assert told == ([reasons[reason]] if dealer == 1 else []), player.lines()
            if screen == "deal":
                assert player.says(("You", "Ada", "Ben")[dealer] + ": pass to dummy")
                player.press("a")
        said.add(reason)
    assert {0, 1, 2} <= said


# The table --------------------------------------------------------------------------------------


def test_dummy_appears_with_the_players_own_lead(sit, board):
    player = sit(board, settings=BRIDGE)
    to_doubling(player, 2, 5)
    for _ in range(9):
        if player.screen() == "table":
            break
        player.press("a")
        player.run(500)
    assert player.app.game.view.count == 0 and player.app.game.players_turn() and player.top().dummy.count == 0
    before = cards_shown(player)
    player.touch("a")
    assert player.app.game.view.count == 1 and player.top().dummy.count == 13
    assert len(cards_shown(player) - before) == 13


def test_nothing_can_be_claimed_before_dummy_lies_open(sit):
    player = sit("pybadge", settings=BRIDGE)
    to_doubling(player, 2, 5)
    while player.screen() != "table":
        player.press("a")
        player.run(500)
    player.press("start")
    entries = [text for text, _ in player.top().entries()]
    assert "Claim or give up" not in entries and "Take back" not in entries and "Score sheet" in entries
    player.press("b a")
    player.press("start")
    assert "Claim or give up" in [text for text, _ in player.top().entries()]


def test_a_claim_ends_a_deal_and_is_counted(sit):
    from engine.claim import Proof

    player = sit("pybadge", settings=dict(FIVE, FLUNK_LEVEL="random"))
    begin(player)

    def proven():
        proof = Proof(player.app.game.view)
        while not proof.step():
            pass
        return proof.settled

    for _ in range(200):
        act(player)
        if player.screen() == "table" and player.app.game.view.tricks() > 8 and not player.top()._resting and player.app.game.players_turn() and proven():
            break
    player.press("start")
    player.open("Claim or give up")
    player.run(2000)
    player.press("a")
    assert player.screen() == "deal_end" and player.session.finished() == 1 and player.app.statistics[1] == 1


# Learning, help, demo ---------------------------------------------------------------------------


def test_learning_ends_at_a_deal_that_is_worth_it(sit, board):
    player = sit(board, settings=BRIDGE)
    player.open("Learn")
    pages = len(english_bridge_learn.LEARN_PAGES)
    for page in range(pages - 1):
        assert player.says(english_bridge_learn.LEARN_PAGES[page][0])
        player.press("a")
    assert player.says("A: play deal 300")
    player.press("left right select b")
    assert player.says("A: play deal 300")
    player.press("b")
    assert player.screen() == "title"
    player.open("Learn")
    player.press("left a")
    assert player.screen() == "deal" and player.session.deal.number == 300 and player.session.first_dealer == 0
    # As the page says: hearts are good, and make a game of four odd tricks.
    from engine.three_handed_bridge import bots
    from engine.three_handed_bridge.view import BridgeView

    session = restore.load(snapshot.save(player.session))
    view = BridgeView()
    bot = bots.make("normal")
    while not session.deal.is_over():
        session.look(view, session.deal.turn())
        session.act(bots.decide(bot, view, session.decision_seed()))
    assert session.deal.contract == 2 and session.deal.play.won >= 10 and session.rubber.games[0] == 1


def test_every_screen_leads_to_its_help(sit):
    player = sit("pybadge", settings=FIVE)
    begin(player)
    seen = set()
    while player.screen() != "deal_end":
        if player.screen() not in seen and not (player.screen() == "table" and player.top()._resting):
            seen.add(player.screen())
            before = player.screen()
            player.press("select")
            assert player.screen() == "help" and player.says("The game")
            player.press("b")
            assert player.screen() == before
        act(player)
    assert {"deal", "declare", "doubling", "table"} <= seen
    player.press("b select b")
    assert player.screen() == "pad"


def test_the_score_table_is_what_the_help_says_of_scores(sit, board):
    player = sit(board, settings=FIVE)
    begin(player)
    player.press("start")
    player.open("Score table")
    headings = []
    for _ in range(5):
        headings.append(player.lines()[0])
        player.press("right")
    assert headings == ["Odd tricks", "Honours", "Honours (2)", "Honours in points", "Slams and games"]
    player.press("b b")
    assert player.screen() == "deal"


@pytest.mark.parametrize("language", ["english", "japanese"])
def test_the_demo_plays_deals_through_with_its_captions(sit, board, language):
    player = sit(board, settings=dict(BRIDGE, FLUNK_DEMO="on", FLUNK_SLEEP="never", FLUNK_LANGUAGE=language))
    told = set()
    for _ in range(700):
        player.run(500)
        if player.screen() == "demo":
            told |= set(player.lines())
    if language == "english":
        said = english_bridge_demo
        assert said.BOTS_PLAY in told and said.DECLARES in told and any(line.startswith("Dealer's tricks: ") for line in told)
        assert any(line.startswith("Dealer's odd trick") or line.startswith("Defenders' odd trick") for line in told)
        assert any("content" in line for line in told)
    player.press("a")
    assert player.screen() == "title" and player.app.game is None


def test_watching_plays_a_rubber_by_itself():
    with Sitting("pybadge", settings=dict(BRIDGE, FLUNK_WATCH="yes", FLUNK_DEAL="5", FLUNK_LEVEL="random"), seed=2) as player:
        begin(player)
        for _ in range(1200):
            player.run(1000)
            if player.screen() == "rubber_end":
                break
        assert player.session.phase() == 3 and player.session.rubber.winner >= 0
        assert player.app.statistics == b"" or player.app.statistics[1] == 0  # nobody played


# The other games --------------------------------------------------------------------------------


def test_a_rubber_waits_while_another_game_is_played(sit, board):
    player = sit(board, settings={"FLUNK_MODE": "rubber", "FLUNK_DEAL": "5"})
    player.begin()
    flunk = player.app.game.saved()
    player.press("start")
    player.open("Leave to title")
    player.open("Games")
    player.open("Three-handed Bridge")
    assert player.screen() == "title" and player.app.game is None and player.says("Three-handed Bridge")
    begin(player)
    player.press("a*2")
    player.run(1200)
    kept = player.app.game.saved()
    player.press("start")
    player.open("Leave to title")
    # Off and on: the game that was played last comes up, and its session.
    player = sit(board, settings={}, memory=player.memory())
    assert player.says("Three-handed Bridge")
    assert player.app.game.name == "three_handed_bridge" and player.app.game.saved() == kept
    player.open("Games")
    player.open("Flunk")
    assert player.app.game.name == "flunk" and player.app.game.saved() == flunk
    player.press("a")
    player.press("start")
    player.open("Leave to title")
    player.open("Games")
    player.open("Three-handed Bridge")
    assert player.app.game.saved() == kept
    player.press("up*9")
    player.open("Continue")
    assert player.screen() in ("doubling", "table")


def test_a_damaged_rubber_is_kept_aside_and_said_to_be_lost(sit):
    from bookkeeping import parts_in, record

    player = sit("pybadge", settings=FIVE)
    begin(player)
    parts = parts_in(bytes(player.memory()))
    broken = bytearray(parts[1])
    broken[-1] ^= 1
    memory = record(settings=parts[0], session=bytes(broken), statistics=parts[2], more=parts[3:])
    player = sit("pybadge", settings=BRIDGE, memory=memory)
    assert player.screen() == "notice" and player.says("The saved game is lost")
    player.press("a")
    assert player.screen() == "title" and player.app.game is None


def test_it_goes_on_where_it_was_left_at_every_stage(sit):
    player = sit("pybadge", settings=FIVE)
    begin(player)
    stages = set()
    for _ in range(120):
        session = player.session
        phase = session.phase()
        if (phase, session.deal.play.count & 3) == (PLAYING, 0) or phase != PLAYING:
            player.start()
            player.press("a")
            expected = {DECLARING: {"deal", "declare"}, DOUBLING: {"doubling"}, PLAYING: {"table"}, 2: {"deal_end"}}[phase]
            # The bots go on meanwhile.
            assert player.screen() in expected or phase == DECLARING
            stages.add(phase)
        if 2 in stages:
            break
        act(player)
    assert stages == {DECLARING, DOUBLING, PLAYING, 2}
