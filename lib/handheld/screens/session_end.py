"""The end of a session: who won, and the score sheet."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.score_words import help_words, score_words
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """A leads back to the title, B to the score sheet, up to the review of the last deal."""

    def __init__(self, app):
        super().__init__(app)
        self.words = part_of(app.words, "scores")
        look = app.look
        words = app.words
        height = look.letter_height
        columns = look.columns
        top = 20 if look.large else 6
        Line(look, self.group, 0, top, columns, FAINT).centre(
            self.words.SESSION_OVER if app.game.is_solo() else self.words.RUBBER_OVER)
        self._verdict = Line(look, self.group, 0, top + height + 4, columns // 2, BRIGHT, 2)
        self._lines = []
        for line in range(3):
            self._lines.append(Line(look, self.group, 0, top + (4 + line) * height, columns))
        Line(look, self.group, 0, look.height - 2 * height - 4, columns, FAINT).centre(
            self.words.SHEET_OR_REVIEW.format(app.board.key_names[1]))
        foot = words.PRESS_A.format(app.board.key_names[0])
        told = help_words(self.words, app.game.session)
        if told:
            foot += "  " + told
        Line(look, self.group, 0, look.height - height - 4, columns, FAINT).centre(foot)
        self._draw()

    def _draw(self):
        if self.app.game.is_solo():
            self._draw_solo()
        else:
            self._draw_rubber()
        self.app.changed = True

    def _draw_solo(self):
        words = self.app.words
        played = self.app.game.session
        mine = played.total(0)
        self._lines[0].centre("{} {}".format(words.PLAYERS[0], score_words(mine)))
        if played.comparison_due() >= 0:
            self._lines[1].centre(self.words.BOT_BUSY)
            return
        bots = played.bot_total()
        self._lines[1].centre(self.words.BOT_HERE.format(score_words(bots)))
        verdict = self.words.YOU_WIN if mine > bots else self.words.BOT_WINS
        self._verdict.centre(verdict if mine != bots else self.words.DRAWN)

    def _draw_rubber(self):
        words = self.app.words
        played = self.app.game.session
        for player in range(3):
            self._lines[player].centre(
                words.PLAYERS[player] + " " + score_words(played.total(player)), TEXT)
        winners = played.winners()
        if len(winners) > 1:
            self._verdict.centre(self.words.SHARED)
        elif winners[0]:
            self._verdict.centre(self.words.WINS.format(words.PLAYERS[winners[0]]))
        else:
            self._verdict.centre(self.words.YOU_WIN)

    def tick(self, now):
        """Finish what the bot would have scored."""
        game = self.app.game
        if game.compare():
            self.app.save()
            self._draw()
        return game.session.comparison_due() >= 0

    def key(self, key):
        """Back to the title, the session done with; or to the sheet."""
        if self.common_key(key):
            return
        if key == keys.B:
            self.app.push("score_sheet")
        elif key == keys.UP:
            self.app.push("review")
        elif key == keys.A or key == keys.START:
            self._leave()

    def _leave(self):
        app = self.app
        statistics = borrow("handheld.flunk.statistics").Statistics(app.statistics)
        statistics.settle(app.game.session)
        app.statistics = statistics.save()
        if app.kiosk and borrow("handheld.best_scores").BestScores(app).place_of(app.game) >= 0:
            app.go("best_name")
            return
        app.game = None
        app.save()
        app.go("title")
