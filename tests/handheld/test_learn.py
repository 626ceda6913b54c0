"""The lessons, and a deal played once more, by keys: the session waits unharmed meanwhile."""

import random

import bookkeeping
import pytest
import scenes
import simulated
from bookkeeping import learned_in, parts_in, session_in
from lesson_play import boxed, go_through, open_lesson, the_way
from scenes import first

from engine.cards import DUMMY
from engine.flunk import contracts, restore, snapshot
from engine.flunk.declaration import make_contract
from engine.flunk.lessons import LESSONS, Lesson
from engine.names import card_from_name
from handheld import learned
from handheld.flunk.statistics import Statistics
from handheld.words import english
from handheld.words import english_learn as words
from handheld.words import part_of

BOARDS = ("pybadge", "pygamer", "picosystem")
NUMBERS = range(LESSONS)
OWN = [part_of(english, "lesson%d" % (number + 1)) for number in NUMBERS]
SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
MINUTE = 60000


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def marks(player):
    """What the list of lessons shows after each name."""
    return [text.partition(name)[2].strip() for (text, _), name in zip(player.top().entries(), words.NAMES)]


def done(player):
    """The numbers of the lessons that the memory has as done."""
    bits = learned.done(learned_in(player.memory()))
    return [number for number in NUMBERS if bits >> number & 1]


# The newcomer --------------------------------------------------------------------------------


def test_from_power_on_through_the_first_lesson_with_nothing_but_what_the_screen_says(sit, board):
    """A where the screen says A, and the one card that a text warns of is not played."""
    player = sit(board)
    assert "▸ Learn" in player.lines()
    player.press("a")
    assert player.says("▸ 1 Tricks") and player.says("A: go on")
    player.press("a")
    while player.screen() == "lesson":
        assert player.says("A: go on")
        player.press("a")
    kept = card_from_name("ck")
    told = go_through(player, lambda player: next(card for card in player.legal() if card != kept or len(player.legal()) == 1))
    assert len(told) >= 6
    assert player.screen() == "lesson_end" and player.says("Well done!") and player.says("▸ Next lesson")
    player.press("a")
    assert player.screen() == "lesson" and player.says("Trumps")
    player.press("b")
    assert player.says("▸ 2 Trumps") and player.says("1 Tricks ✓")


def test_the_title_points_at_learn_only_for_who_is_new(sit):
    player = sit("pybadge", settings=SOLO)
    assert "▸ Learn" in player.lines()
    player.begin()
    player.press("start")
    player.open("Leave to title")
    assert "▸ Continue" in player.lines()
    player.open("Learn")
    player.press("b")
    assert "▸ Learn" in player.lines(), "the entry that was open"
    player = sit("pybadge", settings=SOLO)
    scenes.session_end(player)
    player.press("a")
    assert "▸ New game" in player.lines()
    player = sit("pybadge", memory=player.memory())
    assert "▸ New game" in player.lines()
    open_lesson(player, 2)
    assert "▸ Learn" in sit("pybadge", memory=player.memory()).lines(), "a lesson in progress"


# Every lesson --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_by_its_way_is_done_and_tells_all_that_it_has_to_tell(sit, number):
    player = sit("pybadge")
    open_lesson(player, number)
    told = go_through(player)
    assert player.screen() == "lesson_end" and player.says("Well done!")
    expected = {(count, tuple(text.format("A", "B", "START", "SELECT", "← →").split("\n")))
                for texts in (OWN[number].TURNS, OWN[number].TRICKS) for count, text in texts.items()}
    assert set(told) == expected and len(told) == len(expected)
    assert done(player) == [number] and learned.begun(learned_in(player.memory())) == -1
    assert not any(player.app.statistics) and player.app.game.session.hints == 0


def test_all_lessons_in_a_row(sit, board):
    player = sit(board)
    open_lesson(player, 0)
    for number in NUMBERS:
        while player.screen() == "lesson":
            player.press("a")
        go_through(player)
        assert done(player) == list(range(number + 1))
        assert player.says("▸ Next lesson") == (number + 1 < LESSONS)
        player.press("a")
    assert player.screen() == "learn" and marks(player) == ["✓"] * LESSONS
    assert player.app.game is None and player.app.waiting is None
    player.press("b")
    assert player.screen() == "title" and "▸ New game" in player.lines()


@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_the_player_does_a_lesson_comes_to_its_end(sit, number):
    chance = random.Random(number)
    player = sit("pybadge")
    player.open("Learn")
    for _ in range(6):
        player.reach(player.top().entries()[number][0])
        player.press("a a a a")
        lesson = Lesson(number)
        go_through(player, lambda player: chance.choice(player.legal()))
        assert player.screen() == "lesson_end"
        reached = lesson.reached(player.session.deal)
        assert player.says("Well done!" if reached else "Not quite")
        assert player.says("▸ Once more") == (not reached)
        assert (number in done(player)) or not reached
        player.open("All lessons")


def test_a_lesson_once_done_stays_done_when_it_is_missed(sit):
    player = sit("pybadge")
    open_lesson(player, 0)
    go_through(player)
    player.open("Once more")
    assert player.screen() in ("table", "box")
    go_through(player, lambda player: max(player.legal(), key=lambda card: (card == card_from_name("ck"), card)))
    assert player.says("Not quite") and done(player) == [0]


# A card that leaves the way ------------------------------------------------------------------


def test_a_worse_card_is_told_kindly_with_the_better_one(sit):
    player = sit("pybadge")
    open_lesson(player, 3)
    wrong = card_from_name("d4")
    told = go_through(player, lambda player: wrong if player.app.game.view.count == 37 else the_way(player),
                      until=lambda: player.app.game.view.count == 40 and player.screen() == "box")
    assert told and boxed(player)[0].startswith("Better was ")
    assert len(boxed(player)) == 2 and boxed(player)[1]
    go_through(player, first)
    assert player.says("Not quite")


def test_any_key_leaves_the_thinking_about_a_card_and_nothing_is_said(sit, board):
    for key in ("a", "b", "start", "left"):
        player = sit(board)
        scenes.lesson_judge(player)
        assert player.says("Was that the best card?")
        player.touch(key)
        player.settle()
        assert player.screen() == "table" and player.top()._resting and player.app.game.asked < 0
        go_through(player, first)
        assert player.screen() == "lesson_end"


def test_a_card_as_good_is_told_too_and_the_others_play_on_by_themselves(sit):
    player = sit("pybadge")
    open_lesson(player, 1)
    wanted = {34: card_from_name("st")}
    go_through(player, lambda player: wanted.get(player.app.game.view.count) or the_way(player),
               until=lambda: player.app.game.view.count == 36 and player.screen() == "box")
    assert boxed(player) == ("As good as any.",)
    assert not player.app.game._on_way
    go_through(player, lambda player: next(iter(player.legal())))
    assert player.screen() == "lesson_end"


def test_a_card_against_the_rules_is_no_departure(sit):
    player = sit("pybadge")
    open_lesson(player, 0)
    player.press("a")
    count = player.app.game.view.count
    player.point(card_from_name("ck"))
    player.press("a")
    assert player.says("You must follow diamonds") and player.app.game.view.count == count
    assert player.app.game._on_way and player.app.game.asked < 0
    go_through(player)
    assert player.says("Well done!")


def test_dummy_plays_by_itself_in_the_first_lessons_and_not_later(sit):
    for number in NUMBERS:
        player = sit("pybadge")
        open_lesson(player, number)
        turns = set()
        go_through(player, lambda player: turns.add(player.app.game.view.turn) or the_way(player))
        assert (DUMMY in turns) == (number in (2, 3, 4, 5))


# The text over the table ---------------------------------------------------------------------


def test_a_text_does_not_let_a_card_be_played_by_accident(sit, board):
    player = sit(board)
    open_lesson(player, 0)
    count = player.app.game.view.count
    assert player.screen() == "box"
    player.press("a")
    assert player.screen() == "table" and player.app.game.view.count == count
    player.press("a")
    assert player.app.game.view.count > count


def test_every_other_key_does_what_it_does_on_the_table(sit, board):
    for key, screen in (("start", "game_menu"), ("select", "help"), ("b", "table")):
        player = sit(board)
        open_lesson(player, 3)
        assert player.screen() == "box"
        player.press(key)
        assert player.screen() == screen
        if screen != "table":
            player.press("b")
        assert player.screen() == ("table" if key == "b" else "box"), "what was not read yet is there again"
    player = sit(board)
    open_lesson(player, 2)
    go_through(player, until=lambda: player.app.game.view.count == 38 and player.screen() == "box")
    card = player.app.game and player.top()._table.own.card()
    player.press("right")
    assert player.screen() == "table" and player.top().own.card() != card


def test_the_text_after_a_trick_goes_with_the_trick(sit):
    player = sit("pybadge")
    open_lesson(player, 0)
    player.press("a a")
    assert player.screen() == "box" and player.top()._resting
    player.press("a")
    assert player.screen() in ("table", "box") and not player.top()._resting


def test_a_text_waits_whatever_the_pause_is(sit):
    player = sit("pybadge", settings={"FLUNK_PAUSE": "1"})
    open_lesson(player, 0)
    player.press("a a")
    assert player.screen() == "box"
    player.run(20000)
    assert player.screen() == "box"


# Leave and resume ----------------------------------------------------------------------------


def test_a_lesson_that_is_left_goes_on_where_it_was(sit, board):
    player = sit(board)
    open_lesson(player, 5)
    go_through(player, until=lambda: player.app.game.view.count == 40 and player.screen() == "table" and player.app.game.players_turn())
    player.press("start")
    player.open("Leave")
    assert player.screen() == "learn" and marks(player)[5] == "…" and player.says("▸ 6 Dump …")
    player.press("b")
    assert player.screen() == "title" and "▸ Learn" in player.lines()
    player.press("a a")
    assert player.screen() in ("table", "box") and player.app.game.view.count == 40
    go_through(player)
    assert done(player) == [5]


def test_the_power_may_go_at_any_moment_of_a_lesson(sit):
    """After every trick a board that starts anew finds the lesson where it was."""
    player = sit("pybadge")
    open_lesson(player, 2)
    starts = 0
    while player.screen() != "lesson_end":
        before = player.app.game.view.count if player.app.game else 0
        player.start()
        starts += 1
        assert "▸ Learn" in player.lines()
        player.press("a a")
        if player.screen() == "lesson_end":
            break
        assert player.app.game.view.count >= before & ~3
        trick = player.app.game.view.tricks()
        go_through(player, until=lambda: player.app.game.view.tricks() > trick)
        player.settle()
    assert starts >= 5 and player.says("Well done!") and done(player) == [2]
    assert sit("pybadge", memory=player.memory()).app.game is None


def test_the_last_trick_of_a_lesson_survives_too(sit):
    player = sit("pybadge")
    open_lesson(player, 1)
    go_through(player, until=lambda: player.app.game.view.count == 52)
    assert player.screen() == "table" and done(player) == []
    again = sit("pybadge", memory=player.memory())
    again.press("a a")
    assert again.screen() == "lesson_end" and again.says("Well done!") and done(again) == [1]


def test_the_memory_is_written_once_a_trick(sit):
    player = sit("pybadge")
    open_lesson(player, 4)
    before = simulated.nvm_writes
    go_through(player)
    assert simulated.nvm_writes - before <= 6


def test_lessons_that_make_no_sense_begin_anew(sit):
    for bad in (b"\x01", b"\x02\x01\x00\x03", b"\x01\x00\x00\x63", b"\x01\x00\x00\x03" + bytes(30), b"\x01\x00\x00\x01\xff\xff"):
        player = sit("pybadge", memory=bookkeeping.record(more=(b"", bad)))
        assert player.screen() == "title"
        player.open("Learn")
        for number in NUMBERS:
            player.reach(player.top().entries()[number][0])
            player.press("a")
            assert player.screen() in ("lesson", "lesson_end", "table", "box")
            if player.screen() == "lesson":
                player.press("b")
            else:
                break


def test_a_record_of_the_version_without_lessons_is_gone_on_with(sit):
    session = bookkeeping.a_session(40, mode=0, level="easy", number=5, seed=9)
    kept = snapshot.save(session)
    statistics = Statistics().save()
    player = sit("pybadge", memory=bookkeeping.record(session=kept, statistics=statistics, version=2))
    assert "▸ Continue" in player.lines() and player.app.statistics == statistics and player.app.learned == b""
    player.open("Learn")
    assert marks(player) == [""] * LESSONS


# The session waits ---------------------------------------------------------------------------


def waiting_session(sit, name="pybadge"):
    player = sit(name, settings=SOLO)
    scenes.table(player)
    player.play_on(first, until=lambda: player.app.game.view.tricks() == 3 and player.app.game.players_turn())
    player.press("start")
    player.open("Leave to title")
    return player


def test_a_kept_session_waits_unharmed_while_lessons_are_played(sit, board):
    player = waiting_session(sit, board)
    before = parts_in(player.memory())
    open_lesson(player, 0)
    assert player.app.waiting == before[1]
    trick = 0
    while player.screen() != "lesson_end":
        trick += 1
        go_through(player, until=lambda: player.app.game.view.tricks() >= 8 + trick)
        now = parts_in(player.memory())
        assert (now[1], now[2]) == (before[1], before[2]), "session and statistics as they were"
        if player.screen() == "table":
            player.press("a")
    player.open("All lessons")
    assert parts_in(player.memory())[1:3] == before[1:3]
    player.press("b")
    assert "▸ Continue" in player.lines()
    player.press("a")
    kept = restore.load(before[1]).deal.play
    now = player.session.deal.play
    assert player.screen() == "table" and player.session.deal.number == 5
    assert now.cards[:kept.count] == kept.cards[:kept.count] and 12 <= kept.count <= now.count < 16


def test_the_power_goes_in_a_lesson_and_the_session_is_there(sit):
    player = waiting_session(sit)
    open_lesson(player, 3)
    go_through(player, until=lambda: player.app.game.view.count >= 41)
    again = sit("pybadge", memory=player.memory(), settings=SOLO)
    assert "▸ Continue" in again.lines()
    again.press("a")
    # The bot on lead may have played already.
    assert again.session.deal.number == 5 and 12 <= again.session.deal.play.count < 16
    again.press("start")
    again.open("Leave to title")
    again.open("Learn")
    assert again.says("▸ 4 High: exactly …")


def test_hints_in_a_lesson_are_the_lesson_s(sit):
    player = waiting_session(sit)
    hints = player.session.hints
    open_lesson(player, 3)
    player.press("a start")
    player.open("Hint")
    assert player.screen() == "table"
    go_through(player)
    player.open("All lessons")
    player.press("b")
    player.open("Continue")
    assert player.session.hints == hints


# The menu in a lesson ------------------------------------------------------------------------


def entries(player):
    return [text for text, _ in player.top().entries()]


def test_the_menu_in_a_lesson_shows_its_idea_again(sit, board):
    player = sit(board)
    open_lesson(player, 3)
    player.press("a start")
    assert entries(player) == ["Continue", "Hint", "The lesson's idea", "Help", "Settings", "Leave"]
    player.open("The lesson's idea")
    assert player.screen() == "lesson" and player.lines()[0] == "High, and exactly"
    player.press("a select b")
    assert player.screen() == "lesson" and player.says("Count")
    player.press("a")
    assert player.screen() == "game_menu"
    player.press("b")
    assert player.screen() == "table" and player.app.game.number() == 3


# In a kiosk ----------------------------------------------------------------------------------


def test_a_kiosk_teaches_and_forgets(sit, board):
    player = sit(board, settings={"FLUNK_KIOSK": "yes", "FLUNK_DIM": "never", "FLUNK_SLEEP": "never"})
    assert "▸ New game" in player.lines()
    open_lesson(player, 0)
    go_through(player)
    assert done(player) == [0]
    player.press("a a a a")
    assert player.app.waiting == b"" and player.app.game.number() == 1
    player.run(3 * MINUTE)
    assert player.screen() == "demo"
    player.press("a b")
    assert player.screen() == "title" and "▸ New game" in player.lines()
    assert player.app.game is None and player.app.waiting is None
    assert learned_in(player.memory()) == session_in(player.memory()) == b""
    player.open("Learn")
    assert marks(player) == [""] * LESSONS
    assert learned_in(sit(board, memory=player.memory()).memory()) == b""


# Once more -----------------------------------------------------------------------------------


def at_the_end_of_a_deal(sit, settings=SOLO, name="pybadge"):
    player = sit(name, settings=settings)
    scenes.table(player)
    player.play_on(first)
    player.run(20000)
    assert player.screen() == "deal_end"
    return player


def play_again(player):
    player.press("start")
    player.open("Play again")
    assert player.screen() == "again"
    player.press("a")


def test_a_deal_is_played_again_with_another_contract_and_compared(sit, board):
    player = at_the_end_of_a_deal(sit, name=board)
    before = parts_in(player.memory())
    played = player.session
    score, tricks = played.score_of(0), played.tricks[0]
    play_again(player)
    assert player.screen() == "declare" and player.session.deal.number == 5 and player.session is not played
    other = make_contract(contracts.LOW, 5, 4)
    player.declare(other)
    player.play_on(scenes.highest)
    assert player.screen() == "again_end"
    assert player.says("Then High 9 ♠, %d tricks" % tricks) and player.says("%d points" % score if score >= 0 else "−%d points" % -score)
    assert player.says("Now Low 5 NT, ")
    assert parts_in(player.memory())[1:3] == before[1:3], "nothing of it counts"
    player.press("a")
    assert player.screen() == "deal_end" and player.session.contracts[0] == played.contracts[0]
    assert player.session.finished() == 1 and player.session.score_of(0) == score
    player.press("a")
    assert player.screen() == "deal" and player.session.index == 1


def test_again_and_again_compares_with_the_first_time(sit):
    player = at_the_end_of_a_deal(sit)
    first_time = (player.session.contracts[0], player.session.tricks[0], player.session.captured[0])
    play_again(player)
    for contract in (make_contract(contracts.HIGH, 7, 0), make_contract(contracts.DUMP, 0, 1)):
        player.declare(contract)
        player.play_on(first)
        assert player.screen() == "again_end" and player.app.game.first == first_time
        player.press("b")
        assert player.screen() == "declare"
    player.press("start")
    assert entries(player) == ["Continue", "Hint", "Score table", "Help", "Settings", "Leave"]
    player.open("Leave")
    assert player.screen() == "deal_end" and player.app.waiting is None


def test_in_the_other_s_deal_the_seat_and_the_contract_stay(sit):
    player = sit("pybadge", settings=scenes.RUBBER)
    scenes.to_a_bots_deal(player, 1)
    player.press("a")
    player.play_on(first)
    assert player.screen() == "deal_end"
    played = player.session
    contract, seat = played.deal.contract, played.seat_of(0)
    number = played.deal.number
    play_again(player)
    assert player.screen() == "table"
    assert (player.session.deal.contract, player.session.seat_of(0), player.session.deal.number) == (contract, seat, number)
    player.play_on(scenes.highest)
    assert player.screen() == "again_end"
    player.press("start b a")
    assert player.screen() == "deal_end" and player.session.index == played.index


def test_never_mind_and_nothing_has_happened(sit):
    player = at_the_end_of_a_deal(sit)
    game = player.app.game
    player.press("start")
    player.open("Play again")
    player.press("select b b")
    assert player.screen() == "game_menu" and player.app.game is game and player.app.waiting is None


def test_there_is_no_again_before_the_end(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.table(player)
    player.press("start")
    assert "Play again" not in entries(player)


def test_the_power_goes_while_a_deal_is_played_again(sit):
    player = at_the_end_of_a_deal(sit)
    play_again(player)
    player.declare(make_contract(contracts.HIGH, 7, 0))
    player.play_on(first, until=lambda: player.app.game.view.tricks() == 5)
    again = sit("pybadge", memory=player.memory(), settings=SOLO)
    again.press("a")
    assert again.screen() == "deal_end" and again.session.contracts[0] == make_contract(contracts.HIGH, 9, 3)


def test_the_last_deal_of_a_session_can_be_played_again_too(sit):
    player = sit("pybadge", settings=SOLO)
    player.begin()
    while not (player.screen() == "deal_end" and player.session.finished() == 3):
        if player.screen() == "declare":
            player.declare(make_contract(contracts.HIGH, 8, 2))
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")
    play_again(player)
    player.declare(make_contract(contracts.LOW, 6, 4))
    player.play_on(first)
    player.press("a a")
    assert player.screen() == "session_end"
    assert restore.load(session_in(player.memory())).finished() == 3


# The words -----------------------------------------------------------------------------------

@pytest.mark.parametrize("number", NUMBERS)
def test_texts_stand_at_moments_that_come(number):
    lesson = Lesson(number)
    for count in OWN[number].TRICKS:
        assert count % 4 == 0 and lesson.start < count <= 52
    for count in OWN[number].TURNS:
        session = lesson.begin([cards[0] for cards in lesson.way[:count - lesson.start]])
        assert session.player_to_act() == 0 and not (lesson.alone and session.deal.turn() == DUMMY)
