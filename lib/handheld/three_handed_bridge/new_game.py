"""Solo or rubber, against whom, or which deal."""

from handheld.game import SOLO
from handheld.look import FAINT, WARNING, Line
from handheld.screens.menu import MenuScreen
from handheld.settings import LEVEL, MODE
from handheld.three_handed_bridge.new_session import begin, level_of

# Places among the entries, and of the levels random and normal among all.
_MODE = 1
_BOTS = 2
_BY_NUMBER = 3
_NORMAL = 2


class Screen(MenuScreen):
    """Deal, or first change the kind of game and the level; or choose the deal."""

    lines = 5

    def __init__(self, app, place=0):
        look = app.look
        super().__init__(app, place, 60 if look.large else 28, 26 if look.large else 14)
        words = self.words
        Line(look, self.group, 0, 16 if look.large else 8, look.columns).centre(words.NEW_GAME)
        self._note = Line(look, self.group, 0, look.height - 2 * look.letter_height, look.columns, FAINT)
        self.expect((words.SOLO, words.RUBBER, words.SOLO_IS, words.RUBBER_IS, words.ENDS_GAME,
                     words.LEVELS["random"], words.LEVELS["normal"]))
        self.draw()

    def entries(self):
        """The first entry deals, the others say what will be dealt."""
        words = self.words
        settings = self.app.settings
        solo = settings.values[MODE] == SOLO
        if self.place == 0 and self.app.game:
            self._note.centre(words.ENDS_GAME, WARNING)
        else:
            self._note.centre(words.SOLO_IS if solo else words.RUBBER_IS, FAINT)
        return [
            (words.START_PLAYING, ""),
            (words.GAME, words.SOLO if solo else words.RUBBER),
            (words.BOTS, words.LEVELS[level_of(settings)]),
            (words.BY_NUMBER, ""),
            (words.DAYS_DEAL, ""),
        ]

    def change(self, place, step):
        """Take the other value of a setting."""
        values = self.app.settings.values
        if place == _MODE:
            values[MODE] ^= 1
        elif place == _BOTS:
            values[LEVEL] = 0 if values[LEVEL] else _NORMAL

    def choose(self, place):
        """Deal, or change what stands under the cursor."""
        if not place:
            begin(self.app)
        elif place < _BY_NUMBER:
            self.change(place, 1)
            self.draw()
        else:
            self.app.push("pick_deal", place > _BY_NUMBER)
