"""A hint is thought about; then the screen that asked is back, with the cursor where it says."""

from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import DECLARING, DOUBLING
from handheld import borrow
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Thinks in the place of the screen that asked. Any key leaves it, and nothing was asked;
    SELECT for the help, after which it thinks anew."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        self.words = words = part_of(app.words, "bridge_hints")
        top = look.height // 2 - look.letter_height
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(words.THINKING)
        Line(look, self.group, 0, top + 2 * look.letter_height, look.columns, FAINT).centre(
            words.BACK.format(app.board.key_names[1]))
        app.game.make_room()
        self._hint = borrow("engine.three_handed_bridge.hint").Hint(app.game.session, app.game.view)

    def tick(self, now):
        """Think for a slice, and at the end go back and tell."""
        hint = self._hint
        if hint and hint.step():
            hint.count()
            self._hint = None
            self._tell(hint)
        return True

    def _tell(self, hint):
        app = self.app
        stage = app.game.view.stage
        text = borrow("handheld.three_handed_bridge.hint_words").line(app.words, self.words, hint, app.game)
        self._forget_bots()
        app.save()
        if stage == DECLARING:
            app.go("three_handed_bridge.declare", hint.choice, text)
        elif stage == DOUBLING:
            app.go("three_handed_bridge.doubling", hint.choice, text)
        else:
            app.go("table", False, borrow("handheld.standing").hinted(hint.choice, text))

    def key(self, key):
        """Never mind."""
        self._hint = None
        self._forget_bots()
        if not self.common_key(key):
            self.app.pop()

    def _forget_bots(self):
        # Those that play at random need nothing of it.
        game = self.app.game
        if game.session.level == "random":
            game.unload(bots.DECLARING + bots.PLAYING)
