"""A hint is thought about; then the cards are back, with the cursor where it says."""

import sys

from engine.flunk import bots, contracts
from handheld import borrow, forget
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Thinks in the place of the screen that asked. Any key leaves it, and nothing was asked;
    SELECT for the help, after which it thinks anew."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        words = part_of(app.words, "hints")
        top = look.height // 2 - look.letter_height
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(words.THINKING)
        Line(look, self.group, 0, top + 2 * look.letter_height, look.columns, FAINT).centre(
            words.BACK.format(app.board.key_names[1]))
        app.game.make_room()
        self._hint = borrow("engine.flunk.hint").Hint(app.game.session, app.game.view)
        # It came along, if it was not there, and shall leave memory with the hint.
        if "engine.flunk.bots.reasons" in sys.modules:
            forget("engine.flunk.bots.reasons")

    def tick(self, now):
        """Think for a slice, and at the end go back and tell."""
        if self._hint and self._hint.step():
            self._hint.count()
            reason = self._hint.reason
            # Its bot leaves memory before the words for it come.
            self._hint = None
            self._tell(reason)
        return True

    def _tell(self, reason):
        app = self.app
        view = app.game.view
        text = borrow("handheld.hint_words").line(app.words, reason, view)
        self._forget_bots()
        app.save()
        choice = reason.choice
        if view.contract == contracts.NONE:
            target = 14 if choice >= 70 else contracts.target_of(choice)
            app.go("declare", contracts.denomination_of(choice), target, text)
        else:
            app.go("table", False, borrow("handheld.standing").hinted(choice, text))

    def key(self, key):
        """Never mind."""
        self._hint = None
        self._forget_bots()
        if not self.common_key(key):
            self.app.pop()

    def _forget_bots(self):
        # The bots at the table do not need all of it, and those that play at random nothing.
        random = self.app.game.session.level == "random"
        self.app.game.unload(bots.DECLARING + bots.PLAYING if random else bots.NETWORK)
