"""The table: dummy's hand, the trick, the player's hand, and how the contract stands."""

from engine.cards import DECLARER, DUMMY
from engine.flunk import contracts
from engine.play import IllegalPlay
from handheld import borrow, keys
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, TEXT, WARNING, Line
from handheld.screens.hands import HandsScreen
from handheld.table_words import denomination_words, progress_words
from handheld.trick_picture import TrickPicture

# Bots lay their cards no faster than this many milliseconds.
_PACE = 350


class Screen(HandsScreen):
    """Arrows choose a card, A plays it, B shows the last trick, START opens the menu. A hurries
    a bot that is said to think. How else it stands, handheld.standing knows."""

    def __init__(self, app, resting=False, standing=None):
        super().__init__(app)
        look = app.look
        height = look.letter_height
        self._status = Line(look, self.group, 0, look.card_height + (4 if look.large else 1),
                            look.columns)
        self._picture = TrickPicture(look, self.group)
        self._legal = bytearray(13)
        self._own_seat = app.game.own_seat()
        self._resting = resting
        self._since = app.now()
        self._looking_back = False
        self._thinks = False
        self._write_names()
        self._draw()
        if standing:
            borrow("handheld.standing").put(self, standing)

    # Drawing

    def _place_of(self, seat):
        return seat - self._own_seat & 3

    def _write_names(self):
        words = self.app.words
        played = self.app.game.session
        for seat in range(4):
            player = played.player_of(seat)
            name = words.DUMMY if seat == DUMMY else words.PLAYERS[player]
            if seat == DECLARER:
                # The declarer's name carries what he declared.
                named = contracts.denomination_of(played.deal.contract)
                name = denomination_words(words, named) + " " + name
            self._picture.name(self._place_of(seat), name)

    def _draw_status(self):
        app = self.app
        view = app.game.view
        words = app.words
        progress = progress_words(words, view.contract, view)
        if self._resting:
            right = words.PRESS_A.format(app.board.key_names[0])
        else:
            right = words.LEFT_TO_PLAY.format(13 - view.tricks())
        self._status.both_ends(progress, right, TEXT)

    def _draw(self):
        """Everything, as it is between two cards."""
        self._draw_hands()
        self._draw_trick()

    def _draw_hands(self):
        game = self.app.game
        view = game.view
        mine = game.players_turn() and not self._resting
        found = view.legal(self._legal) if mine else 0
        for row, seat in ((self.dummy, DUMMY), (self.own, self._own_seat)):
            row.cursor = -1
            if mine and view.turn == seat:
                row.show(view.holding, seat, self._legal, found)
                row.point(row.first_playable())
            else:
                row.show(view.holding, seat)

    def _draw_trick(self):
        view = self.app.game.view
        trick = view.tricks() - (1 if self._resting else 0)
        self._picture.show(view, trick, self._own_seat, self._resting)
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
        played = self.app.game.session
        if played.deal.is_over():
            paid = played.score_of(played.index) > 0
            mine = played.dealer_of(played.index) == 0
            self.app.sound("good" if paid == mine else "bad")
            self.app.go("deal_end")
        else:
            self._since = self.app.now()
            self._draw()

    def tick(self, now):
        """Clear a trick whose time is up, or let a bot think and play."""
        game = self.app.game
        if self._looking_back:
            return False
        if self._resting:
            pause = self.app.settings.pause()
            if game.watch:
                pause = pause or WATCH_PAUSE
            if pause and elapsed(now, self._since) >= pause:
                self._go_on()
                return True
            return game.compare()
        if game.players_turn():
            return game.compare()
        if elapsed(now, self._since) < _PACE and game.view.count & 3:
            return game.compare()
        if game.think():
            self._after_card()
            self._draw()
        elif not self._thinks and elapsed(now, self._since) > _PACE + 500:
            self._thinks = True
            words = self.app.words
            player = game.session.player_of(game.view.turn)
            if player:
                self._say(words.THINKS.format(words.PLAYERS[player]), TEXT)
        return True

    def key(self, key):
        """Play, look back, or open the menu."""
        if self._looking_back and key != keys.SELECT:
            self._looking_back = False
            self._draw()
            return
        if key == keys.B:
            self._look_back()
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
        row = self.dummy if self.app.game.view.turn == DUMMY else self.own
        if key == keys.A:
            self._play(row)
            return
        if key == keys.LEFT or key == keys.RIGHT:
            row.move(1 if key == keys.RIGHT else -1)
        else:
            row.move_suit(1 if key == keys.DOWN else -1)
        self._say("", TEXT)

    def _play(self, row):
        words = self.app.words
        try:
            self.app.game.act(row.card())
        except IllegalPlay as error:
            self._say(words.MUST_FOLLOW.format(words.SUITS[error.suit]), WARNING)
            self.app.sound("refused")
            return
        self._after_card()
        row.take_away()
        self._draw_trick()

    def _look_back(self):
        view = self.app.game.view
        words = self.app.words
        last = view.tricks() - 1
        if last < 0:
            self._say(words.NO_LAST_TRICK, WARNING)
        else:
            self._looking_back = True
            self._picture.show(view, last, self._own_seat, True)
            self._picture.say("", TEXT)
            self._status.set(words.LAST_TRICK, BRIGHT)
            self.app.changed = True

    def state(self):
        """Whether a trick waits to be cleared away, and how it stands."""
        return self._resting, borrow("handheld.standing").of(self)
