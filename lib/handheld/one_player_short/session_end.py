"""The end of a session: who won, and the totals."""

from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.one_player_short.points_words import points_words
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """A leads back to the title, B to the score sheet."""

    def __init__(self, app):
        super().__init__(app)
        said = part_of(app.words, "short_scores")
        words = app.words
        look = app.look
        height = look.letter_height
        columns = look.columns
        played = app.game.session
        winners = played.winners()
        top = 20 if look.large else 6
        Line(look, self.group, 0, top, columns, FAINT).centre(said.SESSION_OVER)
        verdict = said.SHARED
        if len(winners) == 1:
            verdict = said.WINS.format(words.PLAYERS[winners[0]]) if winners[0] else said.YOU_WIN
        Line(look, self.group, 0, top + height + 4, columns // 2, BRIGHT, 2).centre(verdict)
        for player in range(3):
            Line(look, self.group, 0, top + (4 + player) * height, columns, BRIGHT if player in winners else TEXT).centre(
                words.PLAYERS[player] + " " + points_words(played.total(player)))
        Line(look, self.group, 0, look.height - 2 * height - 4, columns, FAINT).centre(
            app.board.key_names[1] + ": " + words.SCORE_SHEET)
        foot = words.PRESS_A.format(app.board.key_names[0])
        if played.hints:
            foot += "  " + said.HINTS.format(played.hints)
        Line(look, self.group, 0, look.height - height - 4, columns, FAINT).centre(foot)

    def key(self, key):
        """Back to the title, the session done with; or to the sheet."""
        app = self.app
        if self.common_key(key):
            return
        if key == keys.B:
            app.push("one_player_short.score_sheet")
        elif key == keys.A or key == keys.START:
            app.game = None
            app.save()
            app.go("title")
