"""The rules and the keys."""

from handheld import borrow, choices, keys
from handheld.screens.pages import PagesScreen
from handheld.settings import BRIGHTNESS
from handheld.words import part_of


class Screen(PagesScreen):
    """The help pages. SELECT opens them, and leaves them open; while it is held, up and down
    set the brightness of the display, START opens the settings, A asks for a hint, and B takes a
    card back. START alone opens the score table from the pages about the score."""

    def __init__(self, app, page=0):
        words = part_of(app.words, app.part("about").HELP)
        self._score_pages = words.SCORE_PAGES
        super().__init__(app, page, words.HELP_PAGES)

    def _may_hint(self):
        # Elsewhere the game is one that waits to be continued.
        return self.app.below[0][0] in self.app.part("about").HINTED

    def key(self, key):
        """A page on or back, or what SELECT makes of the key."""
        app = self.app
        if key == keys.SELECT:
            return
        if not app.board.buttons.shift:
            # What was set here is kept.
            app.save()
            if key == keys.START and self._page in self._score_pages:
                app.push(app.part("about").SCORE_TABLE)
            else:
                super().key(key)
        elif key == keys.START:
            app.swap("settings_menu")
        elif key == keys.A and app.game and app.game.players_turn() and self._may_hint():
            app.swap(app.part("about").HINT)
        elif key == keys.B and borrow("handheld.taking_back").take_back_at(app):
            pass
        elif app.kiosk:
            super().key(key)
        elif key == keys.UP or key == keys.DOWN:
            values = app.settings.values
            step = 1 if key == keys.UP else -1
            last = choices.count(BRIGHTNESS) - 1
            values[BRIGHTNESS] = max(0, min(values[BRIGHTNESS] + step, last))
            app.idle.light()
