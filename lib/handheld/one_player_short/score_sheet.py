"""The score sheet of One Player Short."""

from handheld.one_player_short.points_words import points_words
from handheld.one_player_short.table_words import contract_words
from handheld.score_words import totals_words
from handheld.screens.sheet import SheetScreen, pair


class Screen(SheetScreen):
    """On the left the number and the contract of each deal, on the right who declared and what it brought
    him; above, the hints you had, if any."""

    PART = "short_scores"

    def deals(self):
        """Where points end the session, nobody knows how many deals it will have."""
        played = self.app.game.session
        return played.finished() if played.target else played.deals

    def head(self):
        """What the columns are."""
        said = self.words
        hints = self.app.game.session.hints
        return said.HINTS.format(hints) if hints else said.SHEET_HEAD, said.SHEET_DECLARER

    def entry(self, index):
        """The contract, who declared, and his points."""
        words = self.app.words
        played = self.app.game.session
        player = played.declarer_of(index)
        if player < 0:
            return self.words.PASSED_OUT, ""
        return contract_words(words, played.contracts[index]), pair(words.SHORT[player], points_words(played.score_of(index), "+"))

    def draw_total(self):
        """All three."""
        self.total.centre(totals_words(self.app.words, self.app.game.session, self.app.look.columns, points_words))
