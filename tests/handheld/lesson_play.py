"""How a player goes through a lesson: by its way, or by cards that he is told."""

from sitting import letters_of

from engine.flunk.lessons import Lesson


def open_lesson(player, number, pages=True):
    """From the title to a lesson; past its pages to the table."""
    player.open("Learn")
    player.reach(player.top().entries()[number][0])
    player.press("a")
    while pages and player.screen() == "lesson":
        player.press("a")


def boxed(player):
    """The lines of the text over the table; () if there is none."""
    if player.screen() != "box":
        return ()
    panel, *lines = player.top()._layer
    return tuple(letters_of(line).replace("A▸", "").strip() for line in lines)


def the_way(player):
    """The card of the way that is due."""
    game = player.app.game
    lesson = Lesson(game.number())
    return lesson.way[game.view.count - lesson.start][0]


def go_through(player, choose=the_way, until=lambda: False):
    """Read every text and play the cards that choose(player) names, until the end or until()
    holds. Returns the texts, as (cards played, lines)."""
    told = []
    while player.screen() in ("table", "box", "judge") and not until():
        if player.screen() == "judge":
            player.settle()
        elif player.screen() == "box":
            told.append((player.app.game.view.count, boxed(player)))
            player.press("a")
        elif player.top()._resting:
            player.press("a")
        elif player.app.game.players_turn():
            player.play(choose(player))
        else:
            player.settle()
    return told
