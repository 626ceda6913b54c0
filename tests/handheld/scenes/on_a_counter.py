"""The demo, and a handheld on a counter."""

from scenes.at_the_table import table
from scenes.shared import SOLO


def finish_well(player):
    """Play to the end of the session as a bot would."""
    player.begin()
    player.app.game.watch = True
    while player.screen() != "session_end":
        player.run(2000)
    player.app.game.watch = False
    player.settle()


def countdown(player):
    table(player)
    player.run(107000)


def scored(player, *scores):
    """Some visitors were here before: their letters and points, the best first."""
    data = bytes((1, 3, 2))
    for letters, points in scores:
        data += letters.encode() + points.to_bytes(2, "little")
    player.app.best = data
    player.app.save()
    player.settle()


BEFORE = (("ADA", 1020), ("BEN", 300), ("ZOE", 150), ("MAX", 45))


def best_name(player):
    scored(player, *BEFORE)
    finish_well(player)
    player.press("a up*2 right down*3 right")


def best_scores(player):
    scored(player, *BEFORE)
    finish_well(player)
    player.press("a up a down a up*2 a")


def best_scores_none(player):
    player.open("Best scores")


def clear_scores(player):
    """Up to the second question."""
    best_scores(player)
    player.press("a")
    player.hands.hold(player.board.key("select"), True)
    player.settle()
    player.press("start")
    player.hands.hold(player.board.key("select"), False)
    player.settle()
    player.open("Clear best scores")
    player.press("down a")


def demo(player):
    player.run(62000)


def demo_contract(player):
    demo(player)
    player.run(8000)


def demo_until(over, milliseconds=1):
    """A scene: the demo when so many cards have been played."""
    def scene(player):
        demo(player)
        while player.screen() != "demo" or player.top()._game.view.count < over:
            player.run(100)
        player.run(milliseconds)
    return scene


def demo_best(player):
    scored(player, *BEFORE)
    demo_until(52, 12000)(player)


DEMO = dict(SOLO, FLUNK_DEMO="on", FLUNK_DIM="never", FLUNK_SLEEP="never")
KIOSK = dict(SOLO, FLUNK_KIOSK="yes", FLUNK_DIM="never", FLUNK_SLEEP="never")


SCENES = {
    "demo": (demo, DEMO),
    "demo-contract": (demo_contract, DEMO),
    "demo-card": (demo_until(6), DEMO),
    "demo-trick": (demo_until(12), DEMO),
    "demo-score": (demo_until(52, 5000), DEMO),
    "demo-best": (demo_best, KIOSK),
    "countdown": (countdown, KIOSK),
    "best-name": (best_name, KIOSK),
    "best-scores": (best_scores, KIOSK),
    "best-scores-none": (best_scores_none, KIOSK),
    "clear-scores": (clear_scores, KIOSK),
}
