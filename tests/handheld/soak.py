"""Whole sessions played by a monkey at the keypad, whose board loses its power every so often; and a
kiosk whose visitors come and go."""

import gc
import random
import sys
from gc import collect  # a Sitting does without the app's own collecting

from bookkeeping import Ledger
from cut_media import Chip, File, PowerCut
from sitting import Sitting

from engine.flunk import restore, snapshot
from engine.flunk.bots import LEVELS, expert

# Without expert, as on a board: it thinks too long for this.
BOARD_LEVELS = LEVELS[:4]
BOARDS = ("pybadge", "pygamer", "picosystem", "edgebadge")
PATIENCE = 8000  # keys within which a session comes to its end
# How many objects more there may be after the last session of a board than after an early one.
GROWTH = 250

# What a monkey does, and how often: mostly it plays, but it looks into everything.
DOINGS = (
    ("a", 50), ("left", 8), ("right", 8), ("up", 8), ("down", 8), ("b", 4), ("start", 3), ("select", 2),
    ("hold select", 1), ("wait", 3), ("sleep", 0.3), ("home", 0.4), ("off and on", 0.3), ("cut", 1.2),
)


class Board(Sitting):
    """A board with both media, which may lose its power in the middle of a save."""

    def __init__(self, name, settings, seed):
        super().__init__(name, settings=settings, seed=seed)
        self.media = [Chip(), File()]

    def start(self):
        from handheld import app

        app.open_media = lambda: list(self.media)
        if "engine.flunk.bots" not in sys.modules:
            # Another game was played, and all of Flunk let go of.
            sys.modules.pop(expert.__name__, None)
        elif sys.modules.get(expert.__name__) is not None:
            self.machine._replace_item(sys.modules, expert.__name__, None)
        super().start()

    def kept(self):
        """(session, statistics, best scores) as a start would find them."""
        from handheld.store import Store

        store = Store(self.media)
        assert store.trouble == ""
        return store.session, store.statistics, store.best

    def power(self, bytes_left):
        for medium in self.media:
            medium.power = bytes_left


def progress(session):
    """How far a session is: (deal, tricks of it), -1 tricks before the contract."""
    deal = session.deal
    return session.index, deal.play.tricks() if deal.contract >= 0 else -1


def following(where):
    """The progress a trick later."""
    deal, tricks = where
    return (deal, tricks + 1) if tricks < 13 else (deal + 1, -1)


class Soak:
    """One board, and how often what happened on it."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        chance = self.chance
        settings = {"FLUNK_DEALS": "3", "FLUNK_LEVEL": chance.choice(BOARD_LEVELS), "FLUNK_MODE": chance.choice(("solo", "rubber")),
                    "FLUNK_PAUSE": chance.choice(("key", "1")), "FLUNK_SLEEP": "2"}
        self.board = Board(chance.choice(BOARDS), settings, seed + 1)
        self.ledger = Ledger()
        self.log = []
        self.counts = dict.fromkeys(("sessions", "deals", "keys", "cuts", "cut saves"), 0)
        self.objects = []

    def play(self, sessions):
        """Play so many sessions to their ends. AssertionError, with the last keys, if one does
        not end, something is lost, or memory grows."""
        with self.board:
            try:
                for _ in range(sessions):
                    self._play_session()
            except BaseException as error:
                error.add_note("%s with %r: %s" % (self.board.board.name, self.board.machine.settings, " ".join(self.log[-80:])))
                raise
        grown = self.objects[-1] - self.objects[min(3, len(self.objects) - 1)]
        assert grown < GROWTH, "%d objects more after %d sessions" % (grown, sessions)

    def _play_session(self):
        board = self.board
        if board.screen() == "title" and board.app.game is None:
            board.begin()
        for _ in range(PATIENCE):
            if board.screen() == "session_end":
                break
            self._act(self.chance.choices([name for name, _ in DOINGS], [weight for _, weight in DOINGS])[0])
            if board.app.game:
                self.ledger.look(board.session)
        else:
            raise AssertionError("the session does not end")
        board.run(60000)  # what the bot would have scored is worked out
        if board.screen() == "session_end":
            self.ledger.check(board.session)
            self.counts["deals"] += self.ledger.deals
            self.ledger = Ledger()
            board.press("a")
            assert board.screen() == "title" and board.kept()[0] == b""
        self.counts["sessions"] += 1
        self.log.clear()
        collect()
        self.objects.append(len(gc.get_objects()))

    def _act(self, doing):
        board, chance = self.board, self.chance
        self.log.append(doing)
        self.counts["keys"] += 1
        if doing == "cut":
            self._cut()
        elif doing == "off and on":
            before = board.kept()
            board.start()
            assert board.kept() == before
            self._go_on()
        elif doing == "home":
            self._go_home()
            self._go_on()
        elif doing == "wait":
            board.run(chance.choice((30, 400, 3000)))
        elif doing == "sleep":
            board.run(130000)
            board.press("b")
        elif doing == "hold select":
            # As brightness and settings are reached.
            key = board.board.key("select")
            board.hands.hold(key, True)
            board.steps(3)
            board.touch(chance.choice(("up", "down", "start")))
            board.hands.hold(key, False)
            board.settle()
        else:
            if board.screen() == "title" and doing != "a":
                return  # the title is not where the time should go
            board.touch(doing)
            if chance.random() < 0.5:
                board.settle()

    def _cut(self):
        """Arm a power cut at some byte of the next save, play until it comes, switch on again."""
        board, chance = self.board, self.chance
        before = board.kept()
        board.power(chance.randrange(2 * len(before[0]) + 40))
        self.counts["cuts"] += 1
        try:
            for _ in range(12):
                board.press("a")
                before = board.kept()
        except PowerCut:
            self.counts["cut saves"] += 1
        board.power(None)
        app = board.app
        # While a lesson is played or a deal once more, the session waits.
        waits = app.waiting is not None
        now = (app.waiting if waits else snapshot.save(app.game.session) if app.game else b"", app.statistics, app.best)
        board.start()
        found = board.kept()
        assert found in (before, now), "what was saved is lost"
        if before[0] and app.game and not waits and found != now:
            assert progress(app.game.session) <= following(progress(restore.load(before[0]))), "more than a trick is lost"
        self._go_on()

    def _go_on(self):
        if self.board.screen() == "title" and self.board.app.game:
            self.board.press("a")

    def _go_home(self):
        """To the title, as somebody would who has had enough."""
        board = self.board
        for _ in range(25):
            screen = board.screen()
            if screen == "title" or screen == "session_end":
                return
            if screen == "game_menu":
                board.open("Leave" if board.app.waiting is not None else "Leave to title")
            else:
                board.press("start" if screen in ("deal", "declare", "table", "deal_end", "box", "again_end") else "b")
        raise AssertionError("there is no way home from " + board.screen())


# What a visitor of a kiosk does: he does not come to its settings, and it does not sleep.
VISITOR = tuple(doing for doing in DOINGS if doing[0] not in ("hold select", "sleep", "home"))


class Counter(Soak):
    """A kiosk. Its visitors are monkeys, or bots that play a session well; all walk away."""

    def __init__(self, seed):
        super().__init__(seed)
        settings = {"FLUNK_DEALS": "3", "FLUNK_LEVEL": self.chance.choice(("random", "easy")), "FLUNK_KIOSK": "yes"}
        self.board = Board(self.chance.choice(BOARDS), settings, seed + 1)
        self.counts = dict.fromkeys(("visits", "keys", "cuts", "cut saves", "demo deals", "scores"), 0)
        # Who plays at random seldom has points.
        self.has_points = settings["FLUNK_LEVEL"] != "random"

    def play(self, visits):
        """So many visitors come. AssertionError if the kiosk does not wait for the next one, loses a
        score, or its memory grows."""
        with self.board:
            try:
                for _ in range(visits):
                    self._visit()
            except BaseException as error:
                error.add_note("%s with %r: %s" % (self.board.board.name, self.board.machine.settings, " ".join(self.log[-80:])))
                raise
        grown = self.objects[-1] - self.objects[min(3, len(self.objects) - 1)]
        assert grown < GROWTH, "%d objects more after %d visitors" % (grown, visits)

    def _visit(self):
        board, chance = self.board, self.chance
        self.log.clear()
        before = self._scores()
        board.press(chance.choice(("a", "b", "up", "start")))
        if chance.random() < 0.4:
            self._play_well()
        else:
            for _ in range(chance.randrange(150)):
                self._act(chance.choices([name for name, _ in VISITOR], [weight for _, weight in VISITOR])[0])
        # He walks away, while bots may still be playing, and the demo is looked at for a while.
        board.run(140000)
        assert board.screen() == "demo" and board.app.game is None and board.kept()[0] == b""
        after = self._scores()
        assert after == sorted(after, reverse=True) and len(after) <= 5
        assert all(new >= old for old, new in zip(before, after)) and len(after) >= len(before)
        self.counts["scores"] += after != before
        self._watch_demo()
        self.counts["visits"] += 1
        collect()
        self.objects.append(len(gc.get_objects()))

    def _play_well(self):
        board = self.board
        while board.screen() == "title":
            board.open("New game")
        board.press("a")
        board.app.game.watch = True
        while board.screen() != "session_end":
            board.run(2000)
        board.app.game.watch = False
        board.run(5000)
        board.press("a up a")

    def _scores(self):
        """The points of the best scores as they are kept, each with three letters."""
        data = self.board.kept()[2]
        points = []
        for place in range(3, len(data), 5):
            assert data[place:place + 3].decode().isupper()
            points.append(int.from_bytes(data[place + 3:place + 5], "little"))
        return points

    def _watch_demo(self):
        board = self.board
        for _ in range(self.chance.randrange(10)):
            shown = board.top()
            board.run(30000)
            self.counts["demo deals"] += board.top() is not shown
