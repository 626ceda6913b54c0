"""Whole sessions through the screens: played with sense, and by monkeys who press anything."""

import random

import pytest
from bookkeeping import Ledger, a_session, record
from simulated import boards
from sitting import Sitting

from engine.flunk import restore, snapshot

KEYS = ("up", "down", "left", "right", "a", "a", "a", "a", "b", "start", "select")
BOARDS = ("pybadge", "pygamer", "picosystem", "pybadge_lc")
SCREENS = {"title", "games", "new_game", "settings_menu", "help", "about", "deal", "declare", "table", "game_menu", "hint",
           "score_sheet", "score_table", "statistics", "notice", "deal_end", "session_end", "review", "reason", "other_contracts",
           "learn", "lesson", "box", "judge", "lesson_end", "again", "again_end", "tricks", "claim", "pick_deal"}


def middle(player):
    return player.legal()[len(player.legal()) // 2]


@pytest.mark.parametrize("board, mode, level", [
    ("pybadge", "solo", "normal"), ("pygamer", "solo", "easy"), ("picosystem", "solo", "normal"),
    ("pybadge", "rubber", "normal"), ("picosystem", "rubber", "random")])
def test_a_session_of_three_deals_from_title_to_title(board, mode, level):
    settings = {"FLUNK_DEALS": "3", "FLUNK_MODE": mode, "FLUNK_LEVEL": level, "FLUNK_DEAL": "321"}
    chance = random.Random(board + mode)
    ledger = Ledger()
    with Sitting(board, settings=settings) as player:
        player.begin()
        session = player.session
        screens = set()
        while player.screen() != "session_end":
            screens.add(player.screen())
            if player.screen() == "declare":
                player.declare(chance.randrange(74))
            elif player.screen() == "table":
                player.play_on(middle, until=lambda: player.top()._resting)
                if player.screen() == "table":
                    player.press("a")
            else:
                player.press("a")
            ledger.look(session)
        player.run(4000)  # what the bot would have scored is worked out
        assert ledger.deals == 3 and session.finished() == 3
        ledger.check(session)
        assert screens == {"deal", "table", "deal_end"} | {"declare"}
        lines = player.lines()
        if mode == "solo":
            assert session.comparison_due() < 0
            assert "You " + minus(session.total(0)) in lines and "Bot here " + minus(session.bot_total()) in lines
            verdict = (session.total(0) > session.bot_total()) - (session.total(0) < session.bot_total())
            assert {1: "You win!", -1: "The bot wins", 0: "All square"}[verdict] in lines
        else:
            for name, who in (("You", 0), ("Ada", 1), ("Ben", 2)):
                assert "%s %s" % (name, minus(session.total(who))) in lines
        player.press("b a")
        assert player.screen() == "session_end"
        player.press("a")
        assert player.screen() == "title" and player.app.game is None


def minus(points):
    return str(points).replace("-", "−")


class Monkey:
    """Presses keys by chance, waits or does not, and sometimes pulls the plug."""

    def __init__(self, player, seed):
        self.player = player
        self.chance = random.Random(seed)
        self.ledger = Ledger()
        self.screens = set()
        self.log = []

    def act(self):
        player = self.player
        word = self.chance.random()
        if word < 0.01:
            self.log.append("off and on")
            player.start()
        elif word < 0.06:
            self.log.append("wait")
            player.run(self.chance.choice((30, 400, 3000)))
        else:
            key = self.chance.choice(KEYS)
            if player.screen() == "title" and key == "select":
                key = "a"  # or most of the time would go into reading the help
            if player.screen() == "games":
                key = "b"  # these sessions are of Flunk
            self.log.append(key)
            player.touch(key)
            if self.chance.random() < 0.5:
                player.settle()
        self.screens.add(player.screen())
        assert player.screen() in SCREENS
        if player.app.game:
            self.ledger.look(player.session)

    def go_home(self):
        """To the title, as somebody would who has had enough."""
        player = self.player
        for _ in range(20):
            screen = player.screen()
            if screen == "title":
                return
            if screen == "session_end":
                player.press("a")
            elif screen == "game_menu":
                player.open("Leave" if player.app.waiting is not None else "Leave to title")
            elif screen in ("deal", "declare", "table", "deal_end", "box", "again_end"):
                player.press("start")
            else:
                player.press("b")
        raise AssertionError("there is no way home from " + player.screen())


def run_monkeys(board, seeds, keys):
    """One monkey after another on such a board. Returns the screens they met, the deals
    they ended and the texts that found no room."""
    met, cut = set(), set()
    deals = 0
    for seed in seeds:
        chance = random.Random(seed)
        settings = {
            "FLUNK_DEALS": "3", "FLUNK_LEVEL": chance.choice(("random", "random", "easy", "normal")),
            "FLUNK_PAUSE": chance.choice(("key", "1", "2")), "FLUNK_MODE": chance.choice(("solo", "rubber"))}
        if chance.random() < 0.1:
            settings["FLUNK_WATCH"] = "yes"
        memory = None
        if seed % 4:  # most find a game that has begun, at any card of it
            session = a_session(chance.randrange(162), chance.randrange(2), settings["FLUNK_LEVEL"], seed + 1, seed)
            memory = record(session=snapshot.save(session), size=boards.find(board).nvm_size)
        with Sitting(board, settings=settings, memory=memory, seed=seed + 1) as player:
            monkey = Monkey(player, seed)
            try:
                if memory:
                    player.press("a")
                for _ in range(keys):
                    monkey.act()
                monkey.go_home()
                if player.app.game:
                    monkey.ledger.check(player.session)
                # And everything still works: a new game can be begun.
                player.begin()
                assert player.screen() in ("deal", "declare", "table")
            except BaseException as error:
                error.add_note("monkey %d on %s with %r: %s" % (seed, board, settings, " ".join(monkey.log[-60:])))
                raise
            met |= monkey.screens
            cut.update(player.cut)
            deals += monkey.ledger.deals
    return met, deals, cut


@pytest.mark.parametrize("group", range(20))
def test_monkeys_do_no_harm(group):
    met, deals, _ = run_monkeys(BOARDS[group % 4], range(group * 10, group * 10 + 10), 120)
    assert len(met) >= 9 and deals > 0, (met, deals)


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_whatever_monkeys_find_to_read_is_not_cut(board):
    _, _, cut = run_monkeys(board, range(900, 908), 250)
    assert not cut


@pytest.mark.long
@pytest.mark.parametrize("group", range(20, 60))
def test_many_monkeys_do_no_harm(group):
    met, deals, cut = run_monkeys(BOARDS[group % 4], range(group * 10, group * 10 + 10), 1000)
    assert met == SCREENS and deals > 10 and not cut, (met, deals, cut)
