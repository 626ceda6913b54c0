"""The rules and the keys."""

from handheld import choices, keys
from handheld.screens.pages import PagesScreen
from handheld.settings import BRIGHTNESS
from handheld.words import part_of

# Where there can be a hint; elsewhere the game is one that waits to be continued.
_HINTED = ("deal", "declare", "table")


class Screen(PagesScreen):
    """The help pages. SELECT opens them, and leaves them open; while it is held, up and down
    set the brightness of the display, START opens the settings, and A asks for a hint. START
    alone opens the score table from the pages about the score."""

    def __init__(self, app, page=0):
        words = part_of(app.words, "pages")
        self._score_pages = words.SCORE_PAGES
        super().__init__(app, page, words.HELP_PAGES)

    def key(self, key):
        """A page on or back, or what SELECT makes of the key."""
        app = self.app
        if key == keys.SELECT:
            return
        if not app.board.buttons.shift:
            # What was set here is kept.
            app.save()
            if key == keys.START and self._page in self._score_pages:
                app.push("score_table")
            else:
                super().key(key)
        elif key == keys.START:
            app.swap("settings_menu")
        elif key == keys.A and app.game and app.game.players_turn() and app.below[0][0] in _HINTED:
            app.swap("hint")
        elif app.kiosk:
            super().key(key)
        elif key == keys.UP or key == keys.DOWN:
            values = app.settings.values
            step = 1 if key == keys.UP else -1
            last = choices.count(BRIGHTNESS) - 1
            values[BRIGHTNESS] = max(0, min(values[BRIGHTNESS] + step, last))
            app.idle.light()
