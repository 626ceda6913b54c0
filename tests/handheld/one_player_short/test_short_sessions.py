"""Whole sessions of One Player Short through the screens, by keys."""

import random

import pytest
from short_sitting import SHORT, as_a_bot, by_chance, play_session
from sitting import Sitting

from engine.one_player_short import contracts
from engine.one_player_short.auction import LAYING, TAKING
from engine.one_player_short.calls import NO_CARD
from handheld.one_player_short.points_words import points_words


def results(session):
    """(contract, declarer, tricks) of each finished deal."""
    return [(session.contracts[index], session.declarer_of(index), session.tricks[index]) for index in range(session.finished())]


def printed_score(contract, tricks):
    """Half points by the words of the rules, and not by the table."""
    k = 2 if contract >= 35 else 1
    level, denomination = contract % 35 // 5 + 1, contract % 5
    over = tricks - 6 - level
    if over < 0:
        return 4 * k * over
    worth = (20, 20, 30, 30)[denomination] * level if denomination < 4 else 40 + 30 * (level - 1)
    bonus = 15 if level == 7 else 10 if level == 6 else 5 if worth * k >= 100 else 0
    return 4 * k + 2 * k * level + k * over + 2 * bonus


# board, settings, number of the first deal, seed of the drawn numbers: totals in half points.
GOLDEN = [
    ("pybadge", {"FLUNK_TARGET": "20"}, 321, 1),
    ("picosystem", {"FLUNK_TARGET": "10", "FLUNK_MODE": "rubber"}, 77, 2),
    ("pygamer", {"FLUNK_TARGET": "none", "FLUNK_DEALS": "3", "FLUNK_LEVEL": "random"}, 9, 3),
    ("picosystem", {"FLUNK_TARGET": "15", "FLUNK_SECOND_CHANCE": "on", "FLUNK_LANGUAGE": "japanese"}, 1000, 4),
]
TOTALS = {321: (-4, 40, 9), 77: (31, 0, -8), 9: (0, -88, -88), 1000: (0, 38, 0)}


@pytest.mark.parametrize("board, settings, number, seed", GOLDEN)
def test_a_session_from_title_to_title(sit, board, settings, number, seed):
    player = sit(board, settings=dict(SHORT, FLUNK_DEAL=str(number), **settings), seed=seed)
    player.begin()
    session = player.session
    target = int(settings["FLUNK_TARGET"]) if settings["FLUNK_TARGET"] != "none" else 0
    assert session.target == target and session.second_chance == ("FLUNK_SECOND_CHANCE" in settings)
    assert session.level == settings.get("FLUNK_LEVEL", "normal")
    screens = set()
    play_session(player, as_a_bot, after=lambda: screens.add(player.screen()))
    assert screens >= {"auction", "table", "deal_end", "session_end"}
    totals = [0, 0, 0]
    for contract, declarer, tricks in results(session):
        if declarer >= 0:
            totals[declarer] += printed_score(contract, tricks)
    assert totals == [session.total(who) for who in range(3)]
    assert tuple(totals) == TOTALS[number]
    assert max(totals) >= 2 * target if target else session.finished() == 3
    for who in range(3):
        assert player.app.words.PLAYERS[who] + " " + points_words(totals[who]) in player.lines()
    player.press("b")
    assert player.screen() == "score_sheet"
    player.press("a a")
    assert player.screen() == "title" and player.app.game is None


def test_the_printed_score_is_the_table_of_the_engine():
    for contract in range(70):
        for tricks in range(14):
            assert printed_score(contract, tricks) == contracts.score(contract, tricks)


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("language", ["english", "japanese"])
def test_long_auctions_of_players_who_bid_a_little(sit, board, language, bots_bid_a_little):
    """The pile is out now and then, and cards are exchanged; nothing is cut."""
    player = sit(board, settings=dict(SHORT, FLUNK_DEAL="50", FLUNK_TARGET="none", FLUNK_DEALS="6", FLUNK_LANGUAGE=language,
                                      FLUNK_LEVEL="random"), seed=7)
    player.begin()
    choose = by_chance(random.Random(11))
    seen = set()

    def look():
        calls = player.app.game.view.calls
        for place in range(13, calls.count):
            if calls.laid[place] != NO_CARD:
                seen.add("exchanged by " + "the player" * ((player.session.deal.dealer + place) % 3 == 0))
        seen.add(player.session.phase())

    play_session(player, choose, after=look)
    assert player.session.finished() == 6 and seen >= {"exchanged by ", "exchanged by the player", TAKING, LAYING}


def test_all_pass_and_the_cards_are_dealt_anew(sit):
    player = sit("pybadge", settings=dict(SHORT, FLUNK_DEAL="5", FLUNK_TARGET="none", FLUNK_DEALS="3"))
    player.begin()
    for deal in range(3):
        # A bot that passes: what it would do is not asked.
        for _ in range(6):
            player.session.act(35)
        player.app.game.refresh()
        player.app.go("one_player_short.auction")
        player.settle()
        assert player.says("All passed: thrown in")
        assert player.session.finished() == deal + 1
        player.press("b")
        assert player.screen() == "calls"
        player.press("a a")
    assert player.screen() == "session_end" and player.says("Shared win")
    player.press("b")
    assert sum("all passed" in line for line in player.lines()) == 3


def test_bots_play_for_who_watches(sit):
    player = sit("picosystem", settings=dict(SHORT, FLUNK_WATCH="yes", FLUNK_TARGET="10", FLUNK_PAUSE="quick", FLUNK_DEAL="3"))
    player.begin()
    for _ in range(400):
        if player.screen() == "session_end":
            break
        player.run(2000)
    assert player.screen() == "session_end"
    assert player.app.statistics == b"" or player.app.part("statistics").Statistics(player.app.statistics).counters[0] == 0


def test_two_sittings_with_the_same_keys_are_the_same_session():
    """The seed of the drawn numbers decides, and nothing else."""
    played = []
    for board in ("pybadge", "picosystem"):
        with Sitting(board, settings=dict(SHORT, FLUNK_TARGET="10", FLUNK_DEAL="60"), seed=5) as player:
            player.begin()
            play_session(player, as_a_bot)
            played.append(results(player.session))
    assert played[0] == played[1]
