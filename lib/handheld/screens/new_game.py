"""Solo or rubber, how many deals, against whom."""

from engine.flunk import session
from handheld import choices
from handheld.game import Game
from handheld.look import FAINT, WARNING, Line
from handheld.new_session import new_session
from handheld.screens.menu import MenuScreen
from handheld.settings import DEALS, LEVEL, MODE
from handheld.statistics import Statistics


class Screen(MenuScreen):
    """Deal, or first change the kind of game, the number of deals, the level."""

    _settings = (-1, MODE, DEALS, LEVEL)

    def __init__(self, app, place=0):
        large = app.look.large
        super().__init__(app, place, 60 if large else 32, 26 if large else 15)
        Line(app.look, self.group, 0, 16 if large else 8, app.look.columns).centre(
            self.words.NEW_GAME)
        self._note = Line(app.look, self.group, 0, app.look.height - 2 * app.look.letter_height,
                          app.look.columns, FAINT)
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
        ]

    def change(self, place, step):
        """Take the next value of a setting."""
        if place:
            choices.change(self.app.settings, self._settings[place], step)

    def choose(self, place):
        """Deal, or change what stands under the cursor."""
        if place:
            self.change(place, 1)
            self.draw()
            return
        app = self.app
        settings = app.settings
        statistics = Statistics(app.statistics)
        if app.game:
            statistics.settle(app.game.session)
        app.game = Game(new_session(settings, statistics), settings.watch)
        app.statistics = statistics.save()
        app.save()
        app.go("deal")
