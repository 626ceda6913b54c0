"""A deal begins: its number, who deals, and, when a bot does, what it declares."""

from engine.flunk import contracts
from handheld import keys
from handheld.flunk.table_words import contract_words
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens.hands import HandsScreen
from handheld.words import part_of


class Screen(HandsScreen):
    """Shows the cards; a bot that deals thinks and declares here."""

    def __init__(self, app):
        super().__init__(app)
        self.words = part_of(app.words, "deal")
        look = app.look
        words = app.words
        played = app.game.session
        height = look.letter_height
        top = look.card_height + (12 if look.large else 4)
        columns = look.columns
        Line(look, self.group, 0, top, columns).centre(
            words.DEAL_OF.format(played.index + 1, played.deals))
        Line(look, self.group, 0, top + height, columns, FAINT).centre(
            self.words.DEAL_NUMBER.format(played.deal.number))
        self._dealer = Line(look, self.group, 0, top + 2 * height + 4, columns)
        self._contract = Line(look, self.group, (look.width - 10 * 2 * look.letter_width) // 2,
                              top + 3 * height + 4, 10, BRIGHT, 2)
        self._foot = Line(look, self.group, 0, look.height - look.card_height - height - 4,
                          columns, FAINT)
        self._since = app.now()
        self.show_hands()
        self._draw()

    def _draw(self):
        app = self.app
        words = app.words
        played = app.game.session
        dealer = played.dealer_of(played.index)
        name = words.PLAYERS[dealer]
        if played.deal.contract == contracts.NONE:
            self._dealer.centre(words.THINKS.format(name) if dealer else self.words.YOU_DEAL)
        else:
            self._dealer.centre(self.words.DECLARES.format(name) if dealer else self.words.YOU_DEAL)
            self._contract.centre(contract_words(words, played.deal.contract))
        if self._ready():
            self._foot.centre(words.PRESS_A.format(app.board.key_names[0]))
        app.changed = True

    def _ready(self):
        game = self.app.game
        return game.players_turn() or game.session.deal.contract != contracts.NONE

    def tick(self, now):
        """Let the dealing bot think, or the comparing one."""
        game = self.app.game
        if self._ready():
            if game.watch and elapsed(now, self._since) > WATCH_PAUSE:
                self._go_on()
                return True
            return game.compare()
        if game.think():
            self.app.save()
            self._draw()
        return True

    def key(self, key):
        """Go on to declare or to play."""
        if self.common_key(key):
            return
        if key == keys.START:
            self.app.push("game_menu")
        elif key == keys.A and self._ready():
            self._go_on()

    def _go_on(self):
        contract = self.app.game.session.deal.contract
        self.app.go("declare" if contract == contracts.NONE else "table")
