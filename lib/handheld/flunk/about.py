"""What the menus ask about Flunk."""

from handheld.game import PLAYING

# Names of screens, and of the module of words for the help.
NEW_GAME = "new_game"
LEARN = "learn"
STATISTICS = "statistics"
HINT = "hint"
SCORE_SHEET = "score_sheet"
SCORE_TABLE = "score_table"
WHY = "reason"
HELP = "pages"

# Screens on which a hint can be asked for.
HINTED = ("deal", "declare", "table")


def heading(words, played):
    """Which deal of a Session is played."""
    return words.DEAL_OF.format(played.index + 1, played.deals)


def screen_of(game):
    """The name of the screen on which a Game goes on."""
    if game.before_play():
        return "declare" if game.players_turn() else "deal"
    return "table" if game.session.phase() == PLAYING else "deal_end"


def ways_back(app, words):
    """What the menu of a deal that is over offers: a list of (text, screen)."""
    ways = []
    if app.waiting is None:
        ways.append((words.REVIEW, "review"))
        ways.append((words.OTHER_CONTRACTS, "other_contracts"))
    ways.append((words.AGAIN, "again"))
    return ways


def more_ways(words):
    """What the menu of a game offers beside the score sheet, likewise."""
    return [(words.SCORE_TABLE, SCORE_TABLE)]
