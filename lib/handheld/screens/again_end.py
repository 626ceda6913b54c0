"""A deal played once more is over: what it brought, beside what it brought the first time."""

from engine.flunk import contracts
from handheld import borrow, keys
from handheld.flunk.table_words import contract_words
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.score_words import score_words, tricks_words
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """A goes back to the session, B plays the deal yet again."""

    def __init__(self, app):
        super().__init__(app)
        self._said = said = part_of(app.words, "again")
        self._scores = part_of(app.words, "scores")
        look = app.look
        height = look.letter_height
        Line(look, self.group, 0, 6, look.columns, FAINT).centre(said.HEADING)
        play = app.game.session.deal.play
        top = 6 + height + (14 if look.large else 6)
        top = self._show(top, said.THEN, app.game.first)
        self._show(top, said.NOW, (app.game.session.deal.contract, play.won, play.captured))
        Line(look, self.group, 0, look.height - height - 2, look.columns, FAINT).centre(
            said.BACK.format(*app.board.key_names))

    def _show(self, top, when, result):
        contract, tricks, captured = result
        look = self.app.look
        height = look.letter_height
        Line(look, self.group, 0, top, look.columns, TEXT).centre(self._said.ROW.format(
            when, contract_words(self.app.words, contract), tricks_words(self._scores, tricks)))
        points = contracts.score(contract, tricks, captured)
        Line(look, self.group, look.width // 2 - 12 * look.letter_width, top + height, 12,
             BRIGHT if points > 0 else WARNING, 2).centre(self._said.POINTS.format(score_words(points)))
        return top + 3 * height + (12 if look.large else 3)

    def key(self, key):
        """Back, or once more."""
        if self.common_key(key):
            return
        app = self.app
        if key == keys.A:
            app.game.leave()
        elif key == keys.B:
            app.go(borrow("handheld.again").Again(app).screen())
        elif key == keys.START:
            app.push("game_menu")
