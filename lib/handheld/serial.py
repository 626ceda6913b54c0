"""The game in words over a board's USB serial line, where settings.toml says FLUNK_CONSOLE = "yes": for
who plays without the screen. The screen says so."""

import gc
import sys

from handheld import forget
from handheld.look import BRIGHT, Line
from handheld.words import part_of


def run(app):
    """Play with who types there until the power goes; an App has been made, and shows nothing yet."""
    from handheld import text_game

    look = app.look
    group = look.group()
    spoken = part_of(app.words, "spoken")
    Line(look, group, 0, look.height // 2 - look.letter_height, look.columns, BRIGHT).centre(spoken.OVER_USB)
    app.board.display.root_group = group
    app.board.display.refresh()
    # There is no card to be drawn.
    look.cards = None
    while True:
        text_game.run(_ask, print)
        if _ask(spoken.ENTER_PLAYS) is None:
            return


def _ask(prompt):
    # Words that were said leave memory, like those of a screen that is closed.
    for name in list(sys.modules):
        if name.startswith("handheld.words.") and "_" in name:
            forget(name)
    gc.collect()
    try:
        return input(prompt)
    except EOFError:
        return None
