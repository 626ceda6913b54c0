"""A board loses its power in the middle of One Player Short: it goes on where it was, with the same choices."""

import random

import pytest
from cut_media import Chip, File, PowerCut
from short_sitting import SHORT, SHORT_5, little, one_step
from sitting import Sitting

from engine.one_player_short import restore, snapshot
from engine.one_player_short.auction import LAYING, PLAYING, TAKING
from engine.one_player_short.view import AuctionView

SETTINGS = dict(SHORT, FLUNK_DEAL="50", FLUNK_TARGET="none", FLUNK_DEALS="3", FLUNK_LEVEL="random")


def settled(player):
    """What the player chooses depends on the moment alone."""
    view = AuctionView()
    player.session.look(view, player.session.deal.turn())
    return little(view, random.Random(player.session.decision_seed()))


class Board(Sitting):
    """A board with both media, which may lose its power in the middle of a save."""

    media = ()

    def start(self):
        from handheld import app

        self.media = self.media or [Chip(), File()]
        app.open_media = lambda: list(self.media)
        super().start()

    def kept(self):
        """The session as a start would find it."""
        from handheld.store import Store

        return Store(self.media).session

    def power(self, bytes_left):
        for medium in self.media:
            medium.power = bytes_left


def played_off(before, after):
    """Whether a session that was taken up again is as it was: at any moment of an auction to the choice, in
    the play to the trick."""
    if restore.load(before).phase() < PLAYING:
        return after == before
    before, after = restore.load(before), restore.load(after)
    done = after.deal.play.tricks()
    return (before.index, before.deal.play.tricks(), bytes(before.deal.play.cards[:4 * done])) == (
        after.index, done, bytes(after.deal.play.cards[:4 * done]))


def go_on(player):
    if player.screen() == "title":
        player.press("a")


def a_session(player, after):
    player.begin()
    phases = set()
    while player.screen() != "session_end":
        one_step(player, settled)
        if player.screen() != "session_end":
            phases.add(player.session.phase())
        after()
        go_on(player)
    session = player.session
    return phases, [(session.contracts[index], session.declarer_of(index), session.tricks[index]) for index in range(3)]


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_switched_off_after_every_key_it_is_the_same_session(sit, board, bots_bid_a_little):
    player = sit(board, settings=SETTINGS, seed=3)
    phases, results = a_session(player, lambda: None)
    again = sit(board, settings=SETTINGS, seed=3)

    def off_and_on():
        # In the play the cards of a trick are saved when it is over.
        if again.screen() != "session_end" and not again.app.game.view.count & 3:
            before = snapshot.save(again.session)
            again.start()
            # The cursor may have been somewhere else; what is due is not.
            assert again.screen() == "title" and played_off(before, snapshot.save(again.session))

    assert a_session(again, off_and_on) == (phases, results)
    assert phases >= {TAKING, LAYING}


@pytest.mark.parametrize("seed", range(6))
def test_power_cut_in_the_middle_of_a_save_loses_one_step_at_most(seed, bots_bid_a_little):
    chance = random.Random(seed)
    with Board("pybadge", settings=SETTINGS, seed=3) as player:
        player.begin()
        cuts = 0
        for _ in range(120):
            if player.screen() == "session_end":
                break
            before = player.kept()
            player.power(chance.randrange(2 * len(before) + 40))
            try:
                one_step(player, settled)
            except PowerCut:
                cuts += 1
            player.power(None)
            now = snapshot.save(player.session)
            player.start()
            kept = player.kept()
            one, other = restore.load(before), restore.load(kept)
            assert restore.load(now).index >= other.index >= one.index
            if other.index == one.index:
                assert other.deal.decisions >= one.deal.decisions
            # The bots, on one key, may have gone some decisions on, and saved each.
            assert snapshot.save(player.session) == kept
            go_on(player)
        assert cuts > 10


def test_switching_games_on_the_title_keeps_both_sessions(sit):
    player = sit("pybadge", settings={"FLUNK_DEAL": "5"})
    player.begin()
    player.press("a start")
    player.open("Leave to title")
    flunk = player.app.game.saved()

    def take(name):
        player.open("Games")
        player.press("up*2")
        player.reach(name)
        player.press("a")
        assert player.screen() == "title"

    take("One Player Short")
    assert player.app.game is None
    player.begin()
    player.press("up a")  # a bid, and the card is not laid yet
    assert player.session.phase() == LAYING
    player.press("start")
    player.open("Leave to title")
    short = player.app.game.saved()
    for _ in range(2):
        take("Flunk")
        assert player.app.game.saved() == flunk
        player.start()
        assert player.app.game.saved() == flunk
        take("One Player Short")
        assert player.app.game.saved() == short
        player.start()
        assert player.app.game.saved() == short
    player.press("a")
    assert player.screen() == "auction" and player.says("Lay any one of 14")


class Monkey:
    """Presses keys by chance, waits or does not, and sometimes pulls the plug."""

    KEYS = ("up", "up", "down", "left", "right", "a", "a", "a", "a", "b", "start", "select")
    SCREENS = {"title", "new_game", "settings_menu", "help", "about", "auction", "calls", "table", "game_menu", "hint", "score_sheet",
               "score_table", "statistics", "notice", "deal_end", "session_end", "review", "learn", "tricks", "claim", "pick_deal",
               "games"}

    def __init__(self, player, seed):
        self.player = player
        self.chance = random.Random(seed)
        self.met = set()
        self.log = []

    def act(self):
        player = self.player
        word = self.chance.random()
        if word < 0.02:
            self.log.append("off and on")
            before = player.app.game.saved() if player.app.game else b""
            player.start()
            after = player.app.game.saved() if player.app.game else b""
            assert after == before or played_off(before, after)
        elif word < 0.06:
            self.log.append("wait")
            player.run(self.chance.choice((30, 400, 3000)))
        else:
            key = self.chance.choice(self.KEYS)
            if player.screen() == "title":
                key = "a"
            if player.screen() == "games":
                key = "b"
            self.log.append(key)
            player.touch(key)
            if self.chance.random() < 0.5:
                player.settle()
        self.met.add(player.screen())
        assert player.screen() in self.SCREENS
        if player.app.game:
            data = player.app.game.saved()
            assert snapshot.save(restore.load(data)) == data


@pytest.mark.parametrize("group", range(6))
def test_monkeys_do_no_harm(sit, group):
    met = set()
    for seed in range(4 * group, 4 * group + 4):
        chance = random.Random(seed)
        player = sit(("pybadge", "picosystem")[seed % 2], settings=dict(
            SHORT_5, FLUNK_LEVEL=chance.choice(("random", "normal")), FLUNK_PAUSE=chance.choice(("key", "1", "quick")),
            FLUNK_MODE=chance.choice(("solo", "rubber")), FLUNK_TARGET=chance.choice(("10", "none")), FLUNK_DEALS="3",
            FLUNK_LANGUAGE=chance.choice(("english", "japanese"))), seed=seed + 1)
        monkey = Monkey(player, seed)
        try:
            player.begin()
            for _ in range(250):
                monkey.act()
        except BaseException as error:
            error.add_note("monkey %d: %s" % (seed, " ".join(monkey.log[-60:])))
            raise
        met |= monkey.met
    assert {"auction", "table", "game_menu"} <= met and len(met) > 8, met
