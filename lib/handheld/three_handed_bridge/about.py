"""What the menus ask about Three-handed Bridge."""

from handheld.game import DEAL_OVER, PLAYING
from handheld.words import part_of

# Names of screens, and of the module of words for the help.
NEW_GAME = "three_handed_bridge.new_game"
LEARN = "three_handed_bridge.learn"
STATISTICS = "statistics"
HINT = "three_handed_bridge.hint"
SCORE_SHEET = "three_handed_bridge.pad"
SCORE_TABLE = "three_handed_bridge.score_table"
WHY = ""
HELP = "bridge_pages"

# Screens on which a hint can be asked for.
HINTED = ("three_handed_bridge.deal", "three_handed_bridge.declare", "three_handed_bridge.doubling", "table")


def heading(words, played):
    """Which deal of a Session is played."""
    return part_of(words, "bridge").DEAL.format(played.index + 1)


def screen_of(game):
    """The name of the screen on which a Game goes on."""
    played = game.session
    phase = played.phase()
    if phase == PLAYING:
        return "table"
    if phase >= DEAL_OVER:
        return game.end
    if played.deal.contract >= 0:
        return "three_handed_bridge.doubling"
    return "three_handed_bridge.declare" if game.players_turn() else "three_handed_bridge.deal"


def ways_back(app, words):
    """What the menu of a deal that is over offers: a list of (text, screen)."""
    return [(words.REVIEW, "review")]


def more_ways(words):
    """What the menu of a game offers beside the score pad, likewise."""
    return [(words.SCORE_TABLE, SCORE_TABLE)]
