"""A new game: Solo or with the deal passing round, how far, against whom."""

from engine.one_player_short.session import SOLO
from handheld import choices
from handheld.look import FAINT, WARNING, Line
from handheld.one_player_short.new_session import begin, level, target
from handheld.screens.menu import MenuScreen
from handheld.settings import DEALS, LEVEL, MODE, SECOND_CHANCE, TARGET
from handheld.words import part_of


class Screen(MenuScreen):
    """Deal, or first change what is to be played; or choose the deal."""

    lines = 6

    def __init__(self, app, place=0):
        large = app.look.large
        super().__init__(app, place, 54 if large else 24, 24 if large else 13)
        self._said = said = part_of(app.words, "short_menus")
        Line(app.look, self.group, 0, 16 if large else 8, app.look.columns).centre(self.words.NEW_GAME)
        self._note = Line(app.look, self.group, 0, app.look.height - 2 * app.look.letter_height,
                          app.look.columns, FAINT)
        words = self.words
        self.expect((words.SOLO, said.GAME, said.SOLO_IS, said.GAME_IS, said.GOAL_IS, said.DEALS_ARE, said.NO_GOAL,
                     words.ENDS_GAME) + said.LATE_BIDS + said.LATE_ARE + tuple(words.LEVELS.values()))
        self.draw()

    def _settings(self):
        """The settings of the entries after the first."""
        if target(self.app.settings):
            return MODE, TARGET, SECOND_CHANCE, LEVEL
        return MODE, TARGET, DEALS, SECOND_CHANCE, LEVEL

    def entries(self):
        """The first entry deals, the others say what will be dealt."""
        words = self.words
        said = self._said
        settings = self.app.settings
        values = settings.values
        solo = values[MODE] == SOLO
        points = target(settings)
        told = {
            MODE: (words.GAME, words.SOLO if solo else said.GAME, said.SOLO_IS if solo else said.GAME_IS),
            TARGET: (said.GOAL, said.POINTS.format(points) if points else said.NO_GOAL, said.GOAL_IS if points else said.DEALS_ARE),
            DEALS: (words.DEALS, str(settings.deals()), said.DEALS_ARE),
            SECOND_CHANCE: (said.LATE_BID, said.LATE_BIDS[values[SECOND_CHANCE]], said.LATE_ARE[values[SECOND_CHANCE]]),
            LEVEL: (words.BOTS, words.LEVELS[level(settings)], ""),
        }
        listed = [(words.START_PLAYING, "")]
        note = told[MODE][2]
        for place, setting in enumerate(self._settings()):
            text, value, is_so = told[setting]
            listed.append((text, value))
            if self.place == place + 1:
                note = is_so
        if self.place == 0 and self.app.game:
            self._note.centre(words.ENDS_GAME, WARNING)
        else:
            self._note.centre(note, FAINT)
        return listed + [(words.BY_NUMBER, ""), (words.DAYS_DEAL, "")]

    def change(self, place, step):
        """Take the next value of a setting."""
        chosen = self._settings()
        if not 0 < place <= len(chosen):
            return
        settings = self.app.settings
        setting = chosen[place - 1]
        if setting == LEVEL:
            # These bots have two levels.
            settings.values[LEVEL] = 0 if settings.values[LEVEL] else 2
        else:
            choices.change(settings, setting, step)

    def choose(self, place):
        """Deal, or change what stands under the cursor."""
        count = len(self._settings())
        if not place:
            begin(self.app)
        elif place <= count:
            self.change(place, 1)
            self.draw()
        else:
            self.app.push("pick_deal", place > count + 1)
