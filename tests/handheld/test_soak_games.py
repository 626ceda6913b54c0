"""Sessions of the two games beside Flunk, one after the other on a board that loses its power every so
often: they come to their ends, nothing that was saved is lost, and nothing grows."""

import gc
import random
from gc import collect  # a Sitting does without the app's own collecting

import pytest
from cut_media import PowerCut
from soak import GROWTH, Board

GAMES = ("one_player_short", "three_handed_bridge")
PATIENCE = 3000  # looks at the board within which a session comes to its end


def soak(game, seed, sessions):
    """What happened on a board where bots play so many sessions: how many were off and on, cut, over."""
    chance = random.Random(seed)
    settings = {"FLUNK_GAME": game, "FLUNK_WATCH": "yes", "FLUNK_DEALS": "3", "FLUNK_TARGET": "none", "FLUNK_SLEEP": "never",
                "FLUNK_DIM": "never", "FLUNK_MODE": chance.choice(("solo", "rubber")), "FLUNK_LEVEL": chance.choice(("random", "normal"))}
    counts = {"off and on": 0, "cut saves": 0, "over": 0}
    objects = []
    with Board(chance.choice(("pybadge", "picosystem")), settings, seed) as board:
        for _ in range(sessions):
            board.open("New game")
            board.press("a")
            play_session(board, chance, counts)
            collect()
            objects.append(len(gc.get_objects()))
    assert objects[-1] - objects[min(2, len(objects) - 1)] < GROWTH, objects
    return counts


def play_session(board, chance, counts):
    for _ in range(PATIENCE):
        if board.screen() in ("session_end", "rubber_end"):
            counts["over"] += 1
            board.press("a")
            assert board.screen() == "title" and board.kept()[0] == b""
            return
        doing = chance.random()
        if doing < 0.01:
            off_and_on(board)
            counts["off and on"] += 1
        elif doing < 0.03:
            counts["cut saves"] += cut(board, chance)
        else:
            board.run(2000)
    raise AssertionError("the session does not end: " + board.screen())


def off_and_on(board):
    before = board.kept()
    board.start()
    assert board.kept() == before
    go_on(board)


def cut(board, chance):
    """A power cut at some byte of one of the next saves; whether one came."""
    before = board.kept()
    board.power(chance.randrange(2 * len(before[0]) + 40))
    came = False
    try:
        for _ in range(6):
            board.run(2000)
            before = board.kept()
    except PowerCut:
        came = True
        board.hands.until_us = None
    board.power(None)
    app = board.app
    now = (app.game.saved() if app.game else b"", app.statistics, app.best)
    board.start()
    assert board.kept() in (before, now), "what was saved is lost"
    go_on(board)
    return came


def go_on(board):
    if board.screen() == "title" and board.app.game:
        board.press("a")


@pytest.mark.parametrize("game", GAMES)
def test_a_few_sessions(game):
    counts = soak(game, 1, 4)
    assert counts["over"] == 4 and counts["off and on"] + counts["cut saves"] > 0, counts


@pytest.mark.long
@pytest.mark.parametrize("group", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_four_hundred_sessions(game, group):
    counts = soak(game, 100 + group, 20)
    assert counts["over"] == 20 and counts["off and on"] > 5 and counts["cut saves"] > 5, counts
