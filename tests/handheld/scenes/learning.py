"""Lessons, and a deal played once more."""

from lesson_play import go_through, open_lesson, the_way
from scenes.afterwards import deal_end
from scenes.shared import SOLO, first, highest

from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from engine.names import card_from_name


def learn(player):
    player.open("Learn")


def learn_marked(player):
    """Two lessons done, the third in progress."""
    open_lesson(player, 0)
    for _ in range(2):
        go_through(player)
        player.press("a")
        while player.screen() == "lesson":
            player.press("a")
    player.press("a start")
    player.open("Leave")


def lesson(player):
    open_lesson(player, 0, pages=False)


def lesson_table(number, count=0):
    """The first text of a lesson over the table, or that after so many cards of the deal."""
    def scene(player):
        open_lesson(player, number)
        go_through(player, until=lambda: player.screen() == "box" and player.app.game.view.count >= count)
    return scene


def lesson_better(player):
    """A card that was not the best is told of."""
    open_lesson(player, 3)
    wrong = card_from_name("d4")
    go_through(player, lambda player: wrong if wrong in player.legal() else the_way(player),
               until=lambda: player.screen() == "box" and player.app.game.view.count == 40)


def lesson_judge(player):
    """That card is being thought about."""
    open_lesson(player, 3)
    wrong = card_from_name("d4")
    go_through(player, lambda player: wrong if wrong in player.legal() else the_way(player),
               until=lambda: player.app.game.view.count == 39 and player.app.game.players_turn())
    player.touch("a")
    for _ in range(200):
        if player.screen() == "judge":
            return
        player.steps(1)
    raise AssertionError("no card is judged on " + player.screen())


def lesson_menu(player):
    lesson_table(0)(player)
    player.press("a start")


def lesson_end(player):
    open_lesson(player, 0)
    go_through(player)


def lesson_missed(player):
    lesson_better(player)
    go_through(player, first)


def again(player):
    deal_end(player)
    player.press("start")
    player.open("Play again")


def again_end(player):
    again(player)
    player.press("a")
    player.declare(make_contract(contracts.LOW, 5, 4))
    player.play_on(highest)


SCENES = {
    "learn": (learn, SOLO),
    "learn-marked": (learn_marked, SOLO),
    "lesson": (lesson, SOLO),
    "lesson-table": (lesson_table(0), SOLO),
    "lesson-trick": (lesson_table(0, 36), SOLO),
    "lesson-judge": (lesson_judge, SOLO),
    "lesson-better": (lesson_better, SOLO),
    "lesson-defending": (lesson_table(6, 46), SOLO),
    "lesson-menu": (lesson_menu, SOLO),
    "lesson-end": (lesson_end, SOLO),
    "lesson-missed": (lesson_missed, SOLO),
    "again": (again, SOLO),
    "again-end": (again_end, SOLO),
}
