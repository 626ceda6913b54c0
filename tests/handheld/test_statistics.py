"""What the statistics count, keep and show."""

import bookkeeping
import pytest
import scenes
from scenes import SOLO, first

from engine.flunk import contracts, snapshot
from engine.flunk.declaration import make_contract
from engine.flunk.session import UNKNOWN, Session
from handheld.flunk import statistics as counts
from handheld.flunk.statistics import Statistics

BOARDS = ("pybadge", "picosystem")
SIZES = {"pybadge": 8192, "picosystem": 4096}


class Played:
    """A session whose deals are over and came out as a test says."""

    first_number = 123456
    mode = 0
    index = 0
    last = False

    def __init__(self, *deals, bots=(), **changes):
        self.contracts = [deal[0] for deal in deals]
        self.tricks = [deal[1] for deal in deals]
        self.captured = [deal[2] if len(deal) > 2 else 0 for deal in deals]
        self.bot_scores = list(bots) + [UNKNOWN] * (len(deals) - len(bots))
        self.deals = len(deals)
        self.dealers = [0] * len(deals)
        self.marks = [0] * len(deals)
        vars(self).update(changes)

    def dealer_of(self, index):
        return self.dealers[index]

    def score_of(self, index):
        return contracts.score(self.contracts[index], self.tricks[index], self.captured[index])

    def total(self, player):
        return sum(self.score_of(index) for index in range(self.deals) if self.dealers[index] == player)

    def phase(self):
        return 3 if self.index == self.deals - 1 else 2


def counted(played, statistics=None):
    """Statistics that have seen every deal of this session."""
    statistics = statistics or Statistics()
    statistics.count_session(played)
    for played.index in range(played.deals):
        statistics.count_deal(played)
        statistics = Statistics(statistics.save())
    return statistics


HIGH_9 = 3 * 14 + 9
LOW_4_NT = 56 + 4
DUMP = 72


def test_every_deal_is_counted_by_result_and_kind():
    found = counted(Played((HIGH_9, 9), (HIGH_9, 10), (HIGH_9, 7), (LOW_4_NT, 4), (DUMP, 3, 0), (DUMP, 3, 2))).counters
    assert found[counts.DEALS] == 6
    assert [found[place] for place in (counts.EXACT, counts.FLUNKED, counts.FAILED)] == [3, 1, 2]
    assert found[counts.KIND_DEALS:counts.KIND_DEALS + 3] == [3, 1, 2]
    assert found[counts.KIND_POINTS:counts.KIND_POINTS + 3] == [90 + 45 - 20, 135, 90 - 20]
    assert found[counts.POINTS] == 90 + 45 - 20 + 135 + 90 - 20


def test_deals_that_others_declare_do_not_count():
    played = Played((HIGH_9, 9), (HIGH_9, 9), (HIGH_9, 7), mode=1)
    played.dealers = [1, 0, 2]
    found = counted(played)
    assert found.counters[counts.DEALS] == 1 and found.scores == [90]
    assert found.counters[counts.BEST_DEALS] == found.counters[counts.BOT_DEALS] == 0


def test_the_last_twenty_scores_are_kept_newest_first():
    tricks = [number % 14 for number in range(30)]
    played = Played(*[(HIGH_9, each) for each in tricks])
    assert counted(played).scores == [contracts.score(HIGH_9, each) for each in tricks[:9:-1]]


def test_the_bot_counts_when_its_score_becomes_known():
    """At the end of the deal, later, or never; each deal once."""
    played = Played((HIGH_9, 9), (HIGH_9, 10), (HIGH_9, 7), bots=(22,), deals=4)
    played.contracts.append(HIGH_9)
    statistics = Statistics()
    statistics.count_session(played)
    totals = []

    def look():
        nonlocal statistics
        statistics = Statistics(statistics.save())
        totals.append(tuple(statistics.counters[counts.BOT_DEALS:counts.BOT_POINTS + 1]))

    for played.index in range(3):
        statistics.count_deal(played)
        look()
    assert totals == [(1, 90, 22)] * 3
    played.bot_scores[1] = -30
    for _ in range(2):
        statistics.settle(played)
        look()
    assert totals[3:] == [(2, 135, -8)] * 2
    statistics.count_session(Played((HIGH_9, 9)))
    statistics.settle(Played((HIGH_9, 9), (HIGH_9, 9), (HIGH_9, 9), bots=(1, 2, 3)))
    look()
    assert totals[-1] == (2, 135, -8)


def test_the_best_session_has_the_highest_average():
    best = Played((HIGH_9, 9), (HIGH_9, 9), (HIGH_9, 7))  # 160 / 3
    longer = Played(*[(HIGH_9, 10)] * 6)  # 270 / 6
    statistics = counted(longer, counted(best, counted(longer)))
    assert (statistics.counters[counts.BEST_DEALS], statistics.counters[counts.BEST_POINTS]) == (3, 160)
    bad = counted(Played(*[(HIGH_9, 0)] * 3))
    assert (bad.counters[counts.BEST_DEALS], bad.counters[counts.BEST_POINTS]) == (3, -270)
    better = counted(Played(*[(HIGH_9, 5)] * 3), bad)
    assert better.counters[counts.BEST_POINTS] == -120


def test_deals_with_a_hint_or_a_card_taken_back_are_counted():
    """Of those that the player declared."""
    played = Played(*[(HIGH_9, 9)] * 5, marks=[0, 1, 2, 3, 3])
    played.dealers = [0, 0, 0, 0, 1]
    statistics = Statistics()
    statistics.count_session(played)
    for played.index in range(5):
        statistics.count_deal(played)
        statistics = Statistics(statistics.save())
    assert (statistics.counters[counts.HINTED], statistics.counters[counts.TAKEN_BACK]) == (2, 2)


# Bytes -----------------------------------------------------------------------------------------


def old_bytes(sessions=2):
    """As version 1 wrote them: 12 deals, 5 exact, 4 flunked, 3 failed, -77 points."""
    data = bytearray([1])
    for number in (12, 5, 4, 3, (1 << 23) - 77):
        data += number.to_bytes(3, "little")
    data.append(sessions)
    for number in range(sessions):
        data += (1000 * number + 1).to_bytes(3, "little") + bytes([9])
    return bytes(data)


def test_the_first_version_s_statistics_load_with_what_they_have():
    statistics = Statistics(old_bytes())
    assert statistics.counters[:5] == [12, 5, 4, 3, -77] and not any(statistics.counters[5:])
    assert statistics.has_seen(1009, 1) and not statistics.has_seen(1010, 1)
    again = Statistics(statistics.save())
    assert again.counters == statistics.counters and again.save() == statistics.save()


@pytest.mark.parametrize("saved", [b"", b"\x01", b"\x02" * 17, b"\x01" + b"\xff" * 20, b"\x02" * 300, b"\x00" * 80])
def test_statistics_that_make_no_sense_begin_anew(saved):
    assert Statistics(saved).save() == Statistics().save() and not Statistics(saved).newer


def test_a_newer_version_s_bytes_stay_what_they_are():
    saved = b"\x03 what nobody here can read"
    statistics = counted(Played((HIGH_9, 9)), Statistics(saved))
    assert statistics.newer and statistics.save() == saved
    statistics.reset()
    assert not statistics.newer and statistics.save() == Statistics().save()


def test_a_board_keeps_a_newer_version_s_bytes_through_a_session(sit):
    saved = b"\x09 of the future"
    player = sit("pybadge", memory=bookkeeping.record(statistics=saved), settings=SOLO)
    scenes.finish(player)
    player.press("a")
    assert player.app.statistics == saved
    assert sit("pybadge", memory=player.memory()).app.statistics == saved


def test_statistics_remember_the_last_sessions_only():
    statistics = Statistics()
    for number in range(40):
        statistics.count_session(type("Begun", (), {"first_number": 1000 * number + 1, "deals": 9}))
    assert len(statistics.save()) == len(Statistics().save()) + 32 * 4
    assert statistics.has_seen(39001, 1) and not statistics.has_seen(7001, 9)
    assert not statistics.has_seen(38992, 9) and statistics.has_seen(39009, 1) and not statistics.has_seen(39010, 3)


def test_all_of_it_fits_into_the_smallest_memory_with_room():
    """A session of 99 deals, the bot behind in all of them, and all there is to remember."""
    from handheld import store
    from handheld.settings import DEFAULTS

    statistics = Statistics()
    for _ in range(33):
        statistics.count_session(Played(*[(HIGH_9, 9)] * 99))
    played = Played(*[(HIGH_9, 9)] * 99)
    for played.index in range(99):
        statistics.count_deal(played)
    statistics.counters[:] = [4_000_000] * len(statistics.counters)
    saved = statistics.save()
    session = Session(0, "hard", 1, 1, 99)
    record = store.pack(1, (bytes(DEFAULTS), snapshot.save(session) + bytes(52), saved))
    assert Statistics(saved).save() == saved
    assert len(saved) <= 400 and len(record) <= 1200 < SIZES["picosystem"] // 2


# At the board ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_played_session_is_counted(sit, board):
    player = sit(board, settings=SOLO)
    scenes.declare(player)
    player.declare(make_contract(contracts.HIGH, 9, 3))
    player.play_on(first)
    player.run(60000)  # the bot's score comes later
    played = player.session
    player.press("start")
    player.open("Leave to title")
    player.open("Statistics")
    points = played.score_of(0)
    assert player.says("Deals you declared: 1")
    figures = [line for line in player.lines() if line.startswith("a deal")][0].split()[2:]
    shown = str(points).replace("-", "−")
    assert figures == [shown, shown, "–", "–"]
    player.press("right")
    assert player.says("On the same cards (1)")
    assert player.says("You %s  bot %s" % (shown, str(played.bot_scores[0]).replace("-", "−")))
    player.press("b")
    player.open("Continue")
    while player.screen() != "session_end":
        if player.screen() == "declare":
            player.declare(make_contract(contracts.HIGH, 7, 0))
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")
    player.run(60000)
    totals = played.total(0), played.bot_total()
    player.press("a")
    assert player.screen() == "title"
    kept = Statistics(player.app.statistics).counters
    assert (kept[counts.DEALS], kept[counts.POINTS], kept[counts.BEST_POINTS]) == (3, totals[0], totals[0])
    assert (kept[counts.BOT_DEALS], kept[counts.BOT_MINE], kept[counts.BOT_POINTS]) == (3,) + totals
    assert sit(board, memory=player.memory()).app.statistics == player.app.statistics


def test_hints_are_counted_at_the_table(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.deal_end_hints(player)
    assert Statistics(player.app.statistics).counters[counts.HINTED] == 1


def kept_statistics(sit, board):
    player = sit(board, settings=SOLO)
    scenes.statistics()(player)
    return player


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("keys", ["", "start", "start b", "start start", "start left", "start a a", "start a b", "start a down start"])
def test_nothing_is_reset_without_both_questions(sit, board, keys):
    player = kept_statistics(sit, board)
    before = player.app.statistics
    player.press(keys)
    assert player.app.statistics == before and player.screen() == "statistics"


@pytest.mark.parametrize("board", BOARDS)
def test_a_reset_asks_twice_by_two_keys_and_is_kept(sit, board):
    player = kept_statistics(sit, board)
    kept = Statistics(player.app.statistics)
    player.press("start")
    assert player.says("Forget all of it?") and player.says("A: yes")
    player.press("a")
    assert player.says("Sure?") and player.says({"pybadge": "START: yes", "picosystem": "X: yes"}[board])
    player.press("start")
    assert player.screen() == "statistics" and player.says("No deal of yours yet")
    assert kept.counters[counts.DEALS] == 137 and Statistics(player.app.statistics).counters == [0] * len(kept.counters)
    player.press("right b")
    assert player.screen() == "title"
    again = sit(board, memory=player.memory())
    again.open("Statistics")
    assert again.says("No deal of yours yet")


def test_a_reset_forgets_no_deal_that_was_seen():
    statistics = Statistics()
    statistics.count_session(Played((HIGH_9, 9)))
    statistics.reset()
    assert Statistics(statistics.save()).has_seen(123456, 1)


def test_the_picture_has_a_bar_for_each_score(sit):
    """Up from the line, or down: bright or in the colour of a warning."""
    player = kept_statistics(sit, "pybadge")
    player.press("right")
    bitmap = player.top()._picture[0].bitmap
    scores = Statistics(player.app.statistics).scores
    columns = [[bitmap[x, y] for y in range(bitmap.height)] for x in range(0, bitmap.width, 8)]
    assert len(columns) == len(scores) == 20
    for column, score in zip(columns, scores[::-1]):
        tall = len([pixel for pixel in column if pixel > 1])
        assert set(column) <= {0, 1, 2 if score > 0 else 3 if score < 0 else 1}
        # 165 points, from −45 to 120, on 38 pixels.
        assert abs(tall - abs(score) * 37 / 165) <= 2, score
    player.press("right")
    assert player.top()._picture.hidden


def test_a_kiosk_shows_no_statistics(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_KIOSK="yes"))
    assert "Statistics" not in [text for text, _ in player.top().entries()]


def test_every_line_fits(sit):
    """However many deals, however well or badly."""
    from handheld.words import english_tables as words

    player = sit("pybadge")
    for points in (-195, 270):
        statistics = Statistics()
        deals = 30000
        found = statistics.counters
        found[:] = [deals] * len(found)
        for place in (counts.POINTS, counts.KIND_POINTS, counts.KIND_POINTS + 1, counts.KIND_POINTS + 2,
                      counts.BOT_MINE, counts.BOT_POINTS, counts.BEST_POINTS):
            found[place] = points * deals
        statistics.scores = [points, -195] * 10
        player.app.statistics = statistics.save()
        player.app.go("statistics")
        player.settle()
        player.press("right left")
    for line in (words.NOTHING, words.RESET, words.RESET_SURE, words.YES.format("SELECT"[:5])) + words.NEWER:
        assert len(line) <= 26
