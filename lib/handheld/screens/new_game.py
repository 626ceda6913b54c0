"""Solo or rubber, how many deals, against whom."""

from engine.flunk import session
from handheld import borrow, choices
from handheld.look import FAINT, WARNING, Line
from handheld.screens.menu import MenuScreen
from handheld.settings import DEALS, LEVEL, MODE


class Screen(MenuScreen):
    """Deal, or first change the kind of game, the number of deals, the level; or choose the deal."""

    lines = 6
    _settings = (-1, MODE, DEALS, LEVEL)

    def __init__(self, app, place=0):
        large = app.look.large
        super().__init__(app, place, 54 if large else 24, 24 if large else 13)
        Line(app.look, self.group, 0, 16 if large else 8, app.look.columns).centre(
            self.words.NEW_GAME)
        self._note = Line(app.look, self.group, 0, app.look.height - 2 * app.look.letter_height,
                          app.look.columns, FAINT)
        words = self.words
        self.expect((words.SOLO, words.RUBBER, words.SOLO_IS, words.RUBBER_IS, words.ENDS_GAME)
                    + tuple(words.LEVELS.values()))
        self.draw()

    def entries(self):
        """The first entry deals, the others say what will be dealt."""
        words = self.words
        settings = self.app.settings
        solo = settings.values[MODE] == session.SOLO
        if self.place == 0 and self.app.game:
            self._note.centre(words.ENDS_GAME, WARNING)
        else:
            self._note.centre(words.SOLO_IS if solo else words.RUBBER_IS, FAINT)
        return [
            (words.START_PLAYING, ""),
            (words.GAME, words.SOLO if solo else words.RUBBER),
            (words.DEALS, str(settings.deals())),
            (words.BOTS, words.LEVELS[settings.level()]),
            (words.BY_NUMBER, ""),
            (words.DAYS_DEAL, ""),
        ]

    def change(self, place, step):
        """Take the next value of a setting."""
        if 0 < place < len(self._settings):
            choices.change(self.app.settings, self._settings[place], step)

    def choose(self, place):
        """Deal, or change what stands under the cursor."""
        if not place:
            borrow("handheld.flunk.new_session").begin(self.app)
        elif place < len(self._settings):
            self.change(place, 1)
            self.draw()
        else:
            self.app.push("pick_deal", place > len(self._settings))
