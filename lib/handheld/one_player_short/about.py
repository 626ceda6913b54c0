"""What the menus ask about One Player Short."""

from handheld.game import PLAYING
from handheld.words import part_of

# Names of screens, and of the module of words for the help.
NEW_GAME = "one_player_short.new_game"
LEARN = "one_player_short.learn"
STATISTICS = "statistics"
HINT = "one_player_short.hint"
SCORE_SHEET = "one_player_short.score_sheet"
SCORE_TABLE = "one_player_short.score_table"
WHY = ""
HELP = "short_pages"

_AUCTION = "one_player_short.auction"

# Screens on which a hint can be asked for.
HINTED = (_AUCTION, "table")


def heading(words, played):
    """Which deal of a Session is played, and how far the game goes."""
    if not played.target:
        return words.DEAL_OF.format(played.index + 1, played.deals)
    said = part_of(words, "short_menus")
    return said.DEAL_TO.format(played.index + 1, played.target)


def screen_of(game):
    """The name of the screen on which a Game goes on."""
    if game.session.phase() == PLAYING:
        return "table"
    # A hand that was thrown in ends where its auction does.
    return _AUCTION if game.view.contract < 0 else game.end


def ways_back(app, words):
    """What the menu of a deal that is over offers: a list of (text, screen)."""
    return [(words.REVIEW, "review")] if app.game.view.contract >= 0 else []


def more_ways(words):
    """What the menu of a game offers beside the score sheet, likewise."""
    return [(words.CALLS, "one_player_short.calls"), (words.SCORE_TABLE, SCORE_TABLE)]
