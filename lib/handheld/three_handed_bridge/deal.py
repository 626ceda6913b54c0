"""A deal begins: its number, who deals, and, when a bot does, what it declares."""

from engine.three_handed_bridge.deal import NONE
from handheld import keys
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, TEXT
from handheld.three_handed_bridge.calls import declared
from handheld.three_handed_bridge.hands import CallScreen
from handheld.three_handed_bridge.table_words import value_words


class Screen(CallScreen):
    """Shows the cards that may be seen; a bot that deals thinks and declares here."""

    def __init__(self, app):
        super().__init__(app)
        played = app.game.session
        words = self.words
        self.line(0, FAINT).both_ends(app.part("about").heading(app.words, played),
                                      words.NUMBER.format(played.deal.number))
        self._dealer = self.line(1, TEXT)
        self._made = self.large_line(2, BRIGHT)
        self._note = self.line(4, FAINT)
        self._games = self.line(5, TEXT)
        self._foot = self.line(6, FAINT)
        self._since = app.now()
        self._draw()

    def _draw(self):
        app = self.app
        words = self.words
        played = app.game.session
        deal = played.deal
        dealer = played.dealer_of(played.index)
        name = app.words.PLAYERS[dealer]
        self.show_hands()
        if deal.contract == NONE:
            self._dealer.centre(words.YOU_DEAL if not dealer else app.words.THINKS.format(name))
            self._note.centre(self.hidden_words())
        else:
            told = declared(app.words, words, played, app.game.view, app.words.PLAYERS)
            self._dealer.centre(told[0])
            self._made.centre(value_words(app.words, deal.contract, 0))
            self._note.centre(told[-1] if deal.passed else self.hidden_words())
        rubber = played.rubber
        self._games.centre(words.GAMES.format(name, rubber.games[dealer], rubber.parts[dealer]))
        if self._ready():
            self._foot.centre(app.words.PRESS_A.format(app.board.key_names[0]))
        app.changed = True

    def _ready(self):
        game = self.app.game
        return game.players_turn() or game.session.deal.contract != NONE

    def tick(self, now):
        """Let the dealing bot think."""
        game = self.app.game
        if self._ready():
            if game.watch and elapsed(now, self._since) > WATCH_PAUSE:
                self._go_on()
                return True
            return False
        if game.think():
            self._since = now
            self.app.save()
            self._draw()
        return True

    def key(self, key):
        """Go on to declare or to double."""
        if self.common_key(key):
            return
        if key == keys.START:
            self.app.push("game_menu")
        elif key == keys.A and self._ready():
            self._go_on()

    def _go_on(self):
        self.app.go(self.app.part("about").screen_of(self.app.game))
