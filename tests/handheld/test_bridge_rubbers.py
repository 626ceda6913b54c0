"""Whole rubbers of Three-handed Bridge through the screens: by seed, with their settlements, and by monkeys
whose board loses its power."""

import random

import pytest
from bookkeeping import session_in
from bridge_sitting import BRIDGE, SCREENS, Ledger, act, begin, play_rubber, settled, signed
from sitting import Sitting

from engine.three_handed_bridge import restore, snapshot

KEYS = ("up", "down", "left", "right", "a", "a", "a", "a", "a", "b", "start", "select")

# By board, mode, level and the first deal's number: deals, totals and what each player wins or pays.
RUBBERS = [
    ("pybadge", "rubber", "normal", 5, (5, [30, 340, 188], [-468, 462, 6])),
    ("picosystem", "rubber", "normal", 80, (9, [72, 166, 386], [-408, -126, 534])),
    ("pygamer", "rubber", "random", 321, (6, [48, 96, 384], [-384, -240, 624])),
    ("pybadge", "solo", "normal", 300, (40, [616, 2094, 2094], [-2956, 1478, 1478])),
    ("picosystem", "solo", "random", 17, (8, [530, 184, 184], [692, -346, -346])),
]


def choices(seed):
    """A player who declares, doubles and plays by chance, always in the same way."""
    chance = random.Random(seed)
    return {"declares": lambda player: chance.randrange(6), "answers": lambda player: int(chance.random() < 0.3),
            "plays": lambda player: chance.choice(player.legal())}


@pytest.mark.parametrize("board, mode, level, number, golden", RUBBERS)
def test_a_rubber_from_title_to_title(board, mode, level, number, golden):
    settings = dict(BRIDGE, FLUNK_MODE=mode, FLUNK_LEVEL=level, FLUNK_DEAL=str(number))
    ledger = Ledger()
    met = set()
    with Sitting(board, settings=settings, seed=number) as player:
        begin(player)

        def look():
            met.add(player.screen())
            ledger.look(player.session)

        play_rubber(player, look, **choices(number))
        session = player.session
        totals, games = ledger.totals()
        assert [session.total(who) for who in range(3)] == totals
        assert list(session.rubber.games) == games and max(games) == 2
        assert session.rubber.settlement() == settled(totals) and sum(settled(totals)) == 0
        assert (session.finished(), totals, settled(totals)) == golden
        lines = player.lines()
        for who, name in enumerate(("You", "Ada", "Ben")):
            assert any(line.startswith("%s %d " % (name, totals[who])) and line.endswith(signed(settled(totals)[who])) for line in lines)
        assert {"deal", "declare", "doubling", "table", "deal_end", "rubber_end"} <= met
        player.press("b a")
        assert player.screen() == "rubber_end"
        player.press("a")
        assert player.screen() == "title" and player.app.game is None
        assert player.cut == []


def told(session):
    """What has been said and played in the deal in progress."""
    deal = session.deal
    return (deal.contract, deal.passed, bytes(deal.doubling.calls[: deal.doubling.count]), bytes(deal.play.cards[: deal.play.count]))


def assert_is_kept(before, after):
    """All that was said is there after the power was gone, and of the cards all tricks that were complete."""
    assert after.index == before.index and after.number_of(0) == before.number_of(0) and after.results[: 3 * after.index] == before.results[: 3 * before.index]
    said, kept = told(before), told(after)
    assert kept[:3] == said[:3]
    assert said[3].startswith(kept[3]) and len(kept[3]) >= len(said[3]) // 4 * 4


@pytest.mark.parametrize("level", ["normal", "random"])
def test_whoever_is_interrupted_at_every_step_plays_the_same_rubber(level):
    """The power goes after everything that is said or played, in the middle of doubling too; all that
    bots then choose is what they choose without that."""
    runs = []
    for cuts in (False, True):
        with Sitting("pybadge", settings=dict(BRIDGE, FLUNK_DEAL="80", FLUNK_LEVEL=level), seed=3) as player:
            begin(player)
            stages, deals, dice = {}, {}, random.Random(5)
            for _ in range(260 if cuts else 160):
                session = player.session
                deals[session.index] = max(deals.get(session.index, ()), told(session), key=lambda told: len(b"".join(told[2:])) if told else -1)
                # A trick that is not complete is lost: cut at every card none would be.
                if cuts and (player.screen() != "table" or dice.random() < 0.2):
                    screen = player.screen()
                    stages[screen] = stages.get(screen, 0) + 1
                    player.start()
                    assert_is_kept(session, player.session)
                    player.press("a")
                # From the moment itself, and not from how often it has come.
                chance = random.Random(player.session.decision_seed())
                act(player, lambda player: chance.randrange(6), lambda player: chance.randrange(2), lambda player: chance.choice(player.legal()))
            runs.append(deals)
            assert not cuts or stages["doubling"] > 2 and stages["table"] > 10
    whole, cut = runs
    assert len(set(whole) & set(cut)) > 1
    for index in set(whole) & set(cut):
        assert whole[index][:2] == cut[index][:2]
        for one, other in zip(whole[index][2:], cut[index][2:]):
            assert one.startswith(other) or other.startswith(one), index


class Monkey:
    """Presses keys by chance, waits or does not, and sometimes pulls the plug."""

    def __init__(self, player, seed):
        self.player = player
        self.chance = random.Random(seed)
        self.ledger = self.which = None
        self.deals = 0
        self.screens = set()
        self.log = []

    def act(self):
        player = self.player
        word = self.chance.random()
        if word < 0.02:
            self.pull_the_plug()
        elif word < 0.08:
            self.log.append("wait")
            player.run(self.chance.choice((30, 400, 3000)))
        else:
            key = self.chance.choice(KEYS)
            if player.screen() == "title":
                key = "a"
                place = 0 if player.app.game else 1
                if player.top().place not in (0, place):
                    key = "up"
            self.log.append(key)
            player.touch(key)
            if self.chance.random() < 0.5:
                player.settle()
        self.screens.add(player.screen())
        assert player.screen() in SCREENS, player.screen()
        if player.app.game:
            self.look(player.session)

    def look(self, session):
        """Score a rubber again from its first deal on."""
        which = session.first_number, session.seed
        if which != self.which:
            self.which = which
            self.ledger = Ledger()
        self.ledger.look(session)
        if set(self.ledger.finished) == set(range(session.finished())):
            assert self.ledger.totals()[0] == session.rubber.totals
            self.deals += session.deal.is_over()

    def pull_the_plug(self):
        player = self.player
        self.log.append("off and on")
        game = player.app.game
        before = player.session if game else None
        player.start()
        assert bool(player.app.game) == bool(game)
        if game:
            assert_is_kept(before, player.session)

    def go_home(self):
        """To the title, as somebody would who has had enough."""
        player = self.player
        for _ in range(20):
            screen = player.screen()
            if screen == "title":
                return
            if screen == "rubber_end":
                player.press("a")
            elif screen == "game_menu":
                player.open("Leave to title")
            elif screen in ("deal", "declare", "doubling", "table", "deal_end"):
                player.press("start")
            else:
                player.press("b")
        raise AssertionError("there is no way home from " + player.screen())


def run_monkey(board, seed, keys, language="english"):
    chance = random.Random(seed)
    settings = dict(BRIDGE, FLUNK_LEVEL=chance.choice(("random", "random", "normal")), FLUNK_PAUSE=chance.choice(("key", "1", "quick")),
                    FLUNK_MODE=chance.choice(("rubber", "rubber", "solo")), FLUNK_LANGUAGE=language)
    with Sitting(board, settings=settings, seed=seed + 1) as player:
        monkey = Monkey(player, seed)
        try:
            begin(player)
            for _ in range(keys):
                monkey.act()
                if player.app.game:
                    session = player.session
                    assert restore.load(snapshot.save(session)).rubber.totals == session.rubber.totals
            monkey.go_home()
            if player.app.game:
                # What the board keeps is what was played.
                assert session_in(player.memory()) == snapshot.save(player.session)
            assert player.cut == []
        except BaseException as error:
            error.add_note("monkey %d on %s with %r: %s" % (seed, board, settings, " ".join(monkey.log[-60:])))
            raise
        return monkey


@pytest.mark.parametrize("group", range(8))
def test_monkeys_do_no_harm(group):
    met = set()
    for seed in range(group * 2, group * 2 + 2):
        monkey = run_monkey(("pybadge", "picosystem", "pygamer")[group % 3], seed, 400, ("english", "japanese")[group % 4 == 3])
        met |= monkey.screens
    assert len(met) > 8, met
