"""Flunk's score sheet."""

from engine.flunk.session import UNKNOWN
from handheld.flunk.table_words import contract_words
from handheld.score_words import help_words, score_words, totals_words
from handheld.screens.sheet import SheetScreen, pair


class Screen(SheetScreen):
    """On the left the number and the contract of each deal, on the right who dealt and what it
    brought, in Solo what it brought you and the bot; above, the hints you had and the cards you took back, if any."""

    def deals(self):
        """How many deals the session has."""
        return self.app.game.session.deals

    def head(self):
        """What the columns are."""
        said = self.words
        words = self.app.words
        head = help_words(said, self.app.game.session) or said.SHEET_HEAD
        return head, pair(words.SHORT[0], said.BOT) if self.app.game.is_solo() else said.SHEET_DEALER

    def entry(self, index):
        """The contract, and its figures."""
        words = self.app.words
        played = self.app.game.session
        points = score_words(played.score_of(index))
        contract = contract_words(words, played.contracts[index])
        if not self.app.game.is_solo():
            return contract, pair(words.SHORT[played.dealer_of(index)], points)
        bot = played.bot_scores[index]
        return contract, pair(points, "..." if bot == UNKNOWN else score_words(bot))

    def draw_total(self):
        """In Solo yours and the bot's, else all three."""
        words = self.app.words
        played = self.app.game.session
        if self.app.game.is_solo():
            self.total.both_ends(self.words.SHEET_TOTAL, pair(
                score_words(played.total(0)), score_words(played.bot_total())))
        else:
            self.total.centre(totals_words(words, played, self.app.look.columns))
