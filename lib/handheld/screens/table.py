"""The table: dummy's hand, the trick, the player's hand, and how the contract stands."""

from engine.cards import DUMMY
from engine.play import IllegalPlay
from handheld import borrow, keys
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, TEXT, WARNING, Line
from handheld.screens.hands import HandsScreen
from handheld.settings import FORCED
from handheld.trick_picture import TrickPicture
from handheld.words import part_of

# Bots, and a forced card, are laid no faster than this many milliseconds, unless tricks are.
_PACE = 350


class Screen(HandsScreen):
    """Arrows choose a card, A plays it, B shows the tricks played, START opens the menu. A hurries
    a bot that is said to think. How else it stands, handheld.standing knows."""

    def __init__(self, app, resting=False, standing=None):
        super().__init__(app)
        look = app.look
        game = app.game
        self._words = part_of(app.words, "table")
        self._promise = app.part("promise")
        self._status = Line(look, self.group, 0, look.card_height + (4 if look.large else 1),
                            look.columns)
        self._own_seat = game.own_seat()
        self._picture = TrickPicture(look, self.group, app.words, game, self._own_seat)
        self._legal = bytearray(13)
        self._forced = False
        self._resting = resting
        self._since = app.now()
        self._thinks = False
        self._pace = min(app.settings.pause() or _PACE, _PACE)
        self._draw()
        if standing:
            borrow("handheld.standing").put(self, standing)

    # Drawing

    def _row(self):
        """The hand that is to be played from, if it is one of the player's."""
        return self.dummy if self.app.game.view.turn == DUMMY else self.own

    def _draw_status(self):
        app = self.app
        view = app.game.view
        standing = self._promise.standing_words(app.words, self._words, view)
        left, right = self._promise.status(app.words, self._words, view, standing,
                             app.board.key_names[0] if self._resting else "")
        self._status.both_ends(left, right, WARNING if standing[0] == "!" else TEXT)

    def _draw(self):
        """Everything, as it is between two cards."""
        self._draw_hands()
        self._draw_trick()

    def _draw_hands(self):
        game = self.app.game
        view = game.view
        mine = game.players_turn() and not self._resting
        found = view.legal(self._legal) if mine else 0
        self._forced = found == 1 and self.app.settings.values[FORCED]
        for row, seat in ((self.dummy, DUMMY), (self.own, self._own_seat)):
            row.cursor = -1
            if mine and view.turn == seat:
                row.show(view.holding, seat, self._legal, found)
                row.point(row.first_playable())
            else:
                row.show(view.holding, seat)
        if not view.count:
            # Dummy's cards may lie face down until the opening lead.
            borrow("handheld.face_down").cover(self.dummy)

    def _draw_trick(self):
        view = self.app.game.view
        trick = view.tricks() - (1 if self._resting else 0)
        self._picture.show(view, trick, self._resting)
        self._picture.say("", TEXT)
        self._thinks = False
        self._draw_status()
        self.app.changed = True

    def _say(self, text, colour):
        self._picture.say(text, colour)
        self.app.changed = True

    # What happens

    def _after_card(self):
        view = self.app.game.view
        self._since = self.app.now()
        if view.count & 3:
            self.app.sound("card")
        else:
            ours = not (view.leaders[view.tricks()] ^ self._own_seat) & 1
            self.app.sound("won" if ours else "lost")
            self._resting = True
            game = self.app.game
            if game.session.deal.is_over() and not game.watch:
                self.app.count_deal()
            self.app.save()

    def _go_on(self):
        self._resting = False
        game = self.app.game
        if game.session.deal.is_over():
            self.app.sound("good" if game.pleased() else "bad")
            self.app.go(game.end)
        else:
            self._since = self.app.now()
            self._draw()

    def tick(self, now):
        """Clear a trick whose time is up, or let a bot think and play."""
        game = self.app.game
        if self._resting:
            pause = self.app.settings.pause()
            if game.watch:
                pause = pause or WATCH_PAUSE
            if pause and elapsed(now, self._since) >= pause:
                self._go_on()
                return True
            return game.compare()
        waited = elapsed(now, self._since)
        if game.players_turn():
            if self._forced and waited >= self._pace:
                row = self._row()
                row.point(row.first_playable())
                self._play(row)
                return True
            return game.compare()
        if waited < self._pace and game.view.count & 3:
            return game.compare()
        if game.think():
            self._after_card()
            self._draw()
        elif not self._thinks and waited > _PACE + 500:
            self._thinks = True
            words = self.app.words
            player = game.session.player_of(game.view.turn)
            if player:
                self._say(words.THINKS.format(words.PLAYERS[player]), TEXT)
        return True

    def key(self, key):
        """Play, look back, or open the menu."""
        if key == keys.B:
            if self.app.game.view.tricks():
                self.app.push("tricks")
            else:
                self._say(self._words.NO_LAST_TRICK, WARNING)
        elif key == keys.START:
            self.app.push("game_menu")
        elif self.common_key(key):
            return
        elif self._resting:
            if key == keys.A:
                self._go_on()
        elif self.app.game.players_turn():
            self._hand_key(key)
        elif key == keys.A and self._thinks:
            self.app.game.hurry()

    def _hand_key(self, key):
        row = self._row()
        if key == keys.A:
            self._play(row)
            return
        if key == keys.LEFT or key == keys.RIGHT:
            row.move(1 if key == keys.RIGHT else -1)
        else:
            row.move_suit(1 if key == keys.DOWN else -1)
        self._say("", TEXT)

    def _play(self, row):
        try:
            self.app.game.act(row.card())
        except IllegalPlay as error:
            self._say(self._words.MUST_FOLLOW.format(self.app.words.SUITS[error.suit]), WARNING)
            self.app.sound("refused")
            return
        self._after_card()
        row.take_away()
        view = self.app.game.view
        if view.count == 1:
            self.dummy.show(view.holding, DUMMY)
        self._draw_trick()

    def state(self):
        """Whether a trick waits to be cleared away, and how it stands."""
        return self._resting, borrow("handheld.standing").of(self)
