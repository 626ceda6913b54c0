"""A deal that is over, trick by trick, with all four hands face up."""

from handheld import keys
from handheld.hand_row import HandRow, list_hand
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.past import card_words, clear_bots, hands_played
from handheld.screens import BaseScreen
from handheld.words import part_of, seat_name

# The hands from above: dummy's, and those of players 1, 2 and 0; as at the table, where dummy's
# is above and the player's own below.
_DUMMY = -1
_ROWS = (_DUMMY, 1, 2, 0)


class _OpenHand(HandRow):
    """A hand whose cards leave a gap when they have been played."""

    def __init__(self, look, group, y, lift):
        super().__init__(look, group, y, lift)
        self._dim.hidden = True


class Screen(BaseScreen):
    """Left and right turn to another trick, up and down choose a card of it, A tells why it was
    played, or before the first trick the contract declared.

    What was played before is gone, and the cards of the trick stand out, the chosen one in a
    brighter colour.

    won, captured   tricks and dump cards of the declarer's side up to the trick shown
    """

    def __init__(self, app, trick=-1, row=0):
        super().__init__(app)
        # There is not memory enough for the bots and all that is to come.
        clear_bots(app.game)
        self.words = part_of(app.words, "reasons")
        self._trick = trick
        self._row = row
        self.won = self.captured = 0
        self._holding = [0] * 16
        played = app.game.session
        hands_played(played.deal.play, self._holding)
        self._contract_words = app.part("table_words").contract_words
        self._progress_words = app.part("progress").progress_words
        # The screen that tells why, if the game's bots have reasons to tell.
        self._about = app.part("about")
        self._why = self._about.WHY
        self._seats = [2 if player == _DUMMY else played.seat_of(player) for player in _ROWS]
        self._shown = bytearray(13)
        self._make()
        self._draw()

    def _make(self):
        look = self.app.look
        height = look.letter_height
        self._status = Line(look, self.group, 0, 0, look.columns)
        top = height + (0 if look.large else 3)
        # A large display has room for a name above each hand.
        named = height if look.large else 0
        self._names = []
        self._hands = []
        for row in range(4):
            if named:
                self._names.append(Line(look, self.group, 0, top, look.columns, FAINT))
            self._hands.append(_OpenHand(look, self.group, top + named, 4 if look.large else -3))
            top += named + look.card_height
        if not named:
            self._names.append(Line(look, self.group, 0, top + 1, look.columns, FAINT))
        self._card = Line(look, self.group, 0, look.height - height, look.columns, BRIGHT)

    def state(self):
        """The trick, and which of its cards is chosen."""
        return self._trick, self._row

    def place(self):
        """The place in the order of play of what is chosen."""
        if self._trick < 0:
            return -1
        leader = self.app.game.session.deal.play.leaders[self._trick]
        return self._trick * 4 + (self._seats[self._row] - leader & 3)

    # Drawing

    def _draw(self):
        self._count()
        self._draw_hands()
        words = self.app.words
        played = self.app.game.session
        contract = played.deal.contract
        if self._trick < 0:
            self._status.both_ends(self.words.OF_PLAYER.format(self._name(0), self._contract_words(words, contract)),
                                   self.words.STEP, TEXT)
        else:
            self._status.both_ends(self.words.TRICK.format(self._trick + 1),
                                   self._progress_words(words, contract, self), TEXT)
        if len(self._names) > 1:
            for row in range(4):
                self._draw_name(row)
        else:
            self._names[0].set(self._all_names())
        self._draw_card()
        self.app.changed = True

    def _count(self):
        play = self.app.game.session.deal.play
        self.won = self.captured = 0
        for trick in range(self._trick + 1):
            if not play.leaders[trick + 1] & 1:
                self.won += 1
                if play.dump_suit < 4:
                    self.captured += play.dump_cards(trick)

    def _draw_hands(self):
        play = self.app.game.session.deal.play
        trick = self._trick
        first = max(0, trick) * 4
        gone = bytes(play.cards[:first])
        now = bytes(play.cards[first: first + 4]) if trick >= 0 else b""
        bright = bytearray(13)
        for row in range(4):
            seat = self._seats[row]
            hand = self._hands[row]
            held = list_hand(self._holding, seat, self._shown)
            cursor = -1
            count = 0
            for place in range(held):
                card = self._shown[place]
                if card in now:
                    cursor = place
                if card not in gone and (place != cursor or row == self._row):
                    bright[count] = card
                    count += 1
            hand.cursor = cursor
            hand.show(self._holding, seat, bright, count)

    def _name(self, seat):
        return seat_name(self.app.words, self.app.game.session, seat)

    def _draw_name(self, row):
        said = self.words
        seat = self._seats[row]
        text = self._name(seat)
        line = self._names[row]
        if self._trick < 0:
            line.set(text, FAINT)
            return
        leaders = self.app.game.session.deal.play.leaders
        led = seat == leaders[self._trick]
        if seat == leaders[self._trick + 1]:
            line.set((said.HAND_LED_AND_WON if led else said.HAND_WON).format(text), BRIGHT)
        else:
            line.set(said.HAND_LED.format(text) if led else text, FAINT)

    def _all_names(self):
        said = self.words
        if self._trick < 0:
            return said.WHOSE_ROWS.format(*[self._name(seat) for seat in self._seats])
        leaders = self.app.game.session.deal.play.leaders
        led = self._name(leaders[self._trick])
        won = self._name(leaders[self._trick + 1])
        return said.LED_AND_WON.format(led) if led == won else said.LED_WON.format(led, won)

    def _draw_card(self):
        words = self.app.words
        played = self.app.game.session
        if self._trick < 0:
            text = self._about.heading(words, played)
            seat = 0
        else:
            seat = self._seats[self._row]
            card = card_words(words, played.deal.play.cards[self.place()])
            text = self.words.OF_PLAYER.format(self._name(seat), card)
        ask = ""
        if self._why:
            ask = self.words.ASK_WHY if played.player_of(seat) or self.app.game.watch else self.words.ASK_BOT
        self._card.both_ends(text, ask.format(self.app.board.key_names[0]))

    def key(self, key):
        """Another trick, another card, or why."""
        if self.common_key(key):
            return
        if key == keys.LEFT or key == keys.RIGHT:
            # From before the first trick to the last, and round.
            self._trick = (self._trick + 1 + (1 if key == keys.RIGHT else -1)) % 14 - 1
        elif key == keys.UP or key == keys.DOWN:
            self._row = (self._row + (1 if key == keys.DOWN else -1)) % 4
        elif key == keys.A and self._why:
            self.app.push(self._why, self.place())
            return
        else:
            self.app.pop()
            return
        self._draw()
