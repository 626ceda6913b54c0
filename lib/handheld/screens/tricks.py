"""The tricks played so far in a deal, one at a time."""

from handheld import keys
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.trick_picture import TrickPicture
from handheld.words import part_of, seat_name


class Screen(BaseScreen):
    """Opens with the last one; left and right go to earlier and later ones, any other key back."""

    def __init__(self, app, trick=-1):
        super().__init__(app)
        look = app.look
        game = app.game
        self._words = part_of(app.words, "tricks")
        self._trick = game.view.tricks() - 1 if trick < 0 else trick
        columns = look.columns
        self._heading = Line(look, self.group, 0, 4 if look.large else 2, columns, BRIGHT)
        self._told = Line(look, self.group, 0, look.card_height + (4 if look.large else 1), columns)
        self._picture = TrickPicture(look, self.group, app.words, game, game.own_seat())
        top = look.height - 2 * look.letter_height - (6 if look.large else 1)
        self._turns = Line(look, self.group, 0, top, columns)
        Line(look, self.group, 0, top + look.letter_height + (4 if look.large else 0), columns,
             FAINT).centre(self._words.BACK)
        self._draw()

    def _draw(self):
        words = self._words
        app = self.app
        view = app.game.view
        trick = self._trick
        self._heading.centre(words.TRICK_OF.format(trick + 1, view.tricks()))
        names = [seat_name(app.words, app.game.session, view.leaders[place]) for place in (trick, trick + 1)]
        self._told.centre(words.LED_AND_WON.format(*names))
        self._picture.show(view, trick, True)
        self._turns.both_ends(words.EARLIER if trick else "",
                              words.LATER if trick + 1 < view.tricks() else "")
        app.changed = True

    def state(self):
        """Which trick is shown."""
        return (self._trick,)

    def key(self, key):
        """Another trick, or back."""
        if self.common_key(key):
            return
        if key != keys.LEFT and key != keys.RIGHT:
            self.app.pop()
            return
        trick = self._trick + (1 if key == keys.RIGHT else -1)
        if 0 <= trick < self.app.game.view.tricks():
            self._trick = trick
            self._draw()
