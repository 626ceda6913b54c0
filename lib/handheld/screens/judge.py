"""Is thought about after a trick of a lesson: whether the player's card was good, and if not why."""

from engine.view import View
from handheld import borrow, forget
from handheld.look import FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Thinks in the place of the table, as a hint does. Any key leaves it, and nothing is said."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        words = part_of(app.words, "learn")
        top = look.height // 2 - look.letter_height
        Line(look, self.group, 0, top, look.columns).centre(words.JUDGING)
        Line(look, self.group, 0, top + 2 * look.letter_height, look.columns, FAINT).centre(words.ANY_KEY)
        game = app.game
        game.make_room()
        self._view = View()
        self._card = game.view.cards[game.asked]
        self._hint = borrow("engine.flunk.hint").Hint(game.past(), self._view)
        # It came along, and shall leave memory with the hint.
        forget("engine.flunk.bots.reasons")

    def tick(self, now):
        """Think for a slice, and at the end go back and tell."""
        if self._hint and self._hint.step():
            reason = self._hint.reason
            # Its bot leaves memory before the words for it come.
            self._hint = None
            self._leave(self._verdict(reason))
        return True

    def _verdict(self, reason):
        """A text about the card, "" if no other could be played, or none was better."""
        app = self.app
        options = reason.options
        if len(options) < 2:
            return ""
        words = part_of(app.words, "learn")
        good, as_good, better = words.VERDICTS.split("/")
        best = reason.choice
        if reason.worlds and reason.best_in[options.index(self._card)] >= max(reason.best_in) and (
                self._card != best or min(reason.best_in) == reason.worlds):
            return as_good
        text = good
        if self._card != best:
            text = better.format(borrow("handheld.past").card_words(app.words, best))
        return text + "\n" + borrow("handheld.hint_words").line(app.words, reason, self._view)

    def key(self, key):
        """Never mind; after the help it thinks anew."""
        self._hint = None
        if not self.common_key(key):
            self._leave("")

    def _leave(self, text):
        app = self.app
        app.game.judged(text)
        borrow("handheld.past").clear_bots(app.game)
        app.pop()
