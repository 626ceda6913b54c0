"""The auction: dummy's cards, the calls, and the player's own call, with the card that goes with it."""

from engine.cards import NO_TRUMP
from engine.one_player_short.auction import CALLING, LAYING, TAKING
from engine.one_player_short.calls import DOUBLE, NO_BID, NO_CARD, PASS, PILE, denomination_of, level_of, make_bid
from handheld import keys
from handheld.game import DEAL_OVER, PLAYING, SESSION_OVER
from handheld.hand_row import HandRow
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, TEXT, WARNING
from handheld.one_player_short.auction_picture import AuctionPicture, OpenRow
from handheld.one_player_short.call_words import call_words, refusal, told
from handheld.one_player_short.table_words import contract_words
from handheld.past import card_words
from handheld.screens import BaseScreen
from handheld.settings import SORT
from handheld.words import part_of

# How long a bot's call is looked at, where a trick waits for a key, in milliseconds.
_LOOK = 1200


class Screen(BaseScreen):
    """Left and right choose the denomination, up and down the level, below the first pass and double; A
    calls. After a bid the arrows choose a card, A takes or lays it, B takes none. B shows all calls.

    level, denomination   of the call under the cursor; level 0 is pass, or at 1 double
    card      under the cursor, where one is to be taken or laid; -1 for the first
    text      what is said, if it is not what was called last
    """

    def __init__(self, app, level=0, denomination=0, card=-1, text="", warning=""):
        super().__init__(app)
        look = app.look
        self.words = part_of(app.words, "short")
        self.level = level
        self.denomination = denomination
        lift = 5 if look.large else 3
        left = app.game.view.trump if app.settings.values[SORT] else NO_TRUMP
        self.picture = AuctionPicture(look, self.group, app.words, self.words)
        self.dummy = OpenRow(look, self.group, 0, lift)
        self.own = HandRow(look, self.group, look.height - look.card_height, -lift, left)
        # The cursor is on the card that was just taken, and not in the hand.
        self.on_taken = False
        self._taken = -1
        self._text = text
        self._since = app.now()
        self._pause = app.settings.pause() or _LOOK
        self._draw()
        if card >= 0:
            self._point_at(card)
        self._warn(warning)

    def _warn(self, text):
        """Say why something may not be; nothing for ""."""
        self._warning = text
        if text:
            self.picture.warn(text)

    def state(self):
        """What is under the cursor, what is said if it is a hint, and what if it is a refusal."""
        return self.level, self.denomination, self.card(), self._text, self._warning

    # What is under the cursor

    def call(self):
        """The call under the cursor."""
        if not self.level:
            return DOUBLE if self.denomination == 1 else PASS
        return make_bid(self.level, self.denomination)

    def card(self):
        """The card under the cursor, -1 if there is none."""
        if self.on_taken:
            return self._taken
        return (self.dummy if self.app.game.view.due == TAKING else self.own).card()

    def _point_at(self, card):
        row = self.dummy if self.app.game.view.due == TAKING else self.own
        place = bytes(row.cards[0:row.count]).find(bytes((card,)))
        if place >= 0:
            self._point_at_taken(False)
            row.point(place)
        elif card == self._taken:
            self._point_at_taken(True)
        self._tell_card()

    def _point_at_taken(self, there):
        self.on_taken = there
        if there:
            self.own.point(-1)
        self.picture.point(there)

    # Drawing

    def _draw(self):
        game = self.app.game
        view = game.view
        mine = game.players_turn()
        self.on_taken = False
        self._taken = -1
        if mine and view.due == LAYING:
            self._taken = view.calls.taken[view.calls.count - 1]
        if mine and view.due == CALLING:
            self._draw_call()
        elif mine and view.due < PLAYING:
            self._tell_card()
        elif view.due < PLAYING:
            self._draw_waiting()
        else:
            self._draw_end()
        player = game.session.player_to_act() if view.due < PLAYING else -1
        self.picture.show(view.calls, game.session.deal.dealer, player)
        self._draw_rows(mine)
        self.app.changed = True

    def _draw_rows(self, mine):
        """Both hands; what was just taken stands apart."""
        view = self.app.game.view
        self.dummy.cursor = self.own.cursor = -1
        self.dummy.show_hands(view)
        holding = view.holding
        seat = self.app.game.own_seat()
        suit = seat * 4 + self._taken // 13
        kept = holding[suit]
        if self._taken >= 0:
            holding[suit] = kept & ~(1 << self._taken % 13)
        self.own.show(holding, seat)
        holding[suit] = kept
        if mine and view.due == TAKING:
            self.dummy.point(0)
            self._tell_card()
        elif self._taken >= 0:
            # What was taken from the pile is looked at first; of an exchange it cannot go back.
            self._point_at_taken(view.calls.count <= PILE)
            if not self.on_taken:
                self.own.point(0)
            self._tell_card()

    def _sides(self):
        """What stands beside the picker: how many cards are hidden, and the last bid."""
        said = self.words
        words = self.app.words
        game = self.app.game
        calls = game.view.calls
        left = (said.HIDDEN, str(game.view.pile))
        if calls.last_bid == NO_BID:
            return left, ("", "")
        player = (game.session.deal.dealer + calls.bid_place) % 3
        bid = call_words(words, said, calls.last_bid) + ("X" if calls.doubled else "")
        return left, (words.SHORT[player], bid)

    def _last_told(self):
        """The last call that is complete, or "" before the first."""
        game = self.app.game
        view = game.view
        place = view.calls.count - 1
        if view.due == TAKING or view.due == LAYING:
            place -= 1
        if place < 0:
            return ""
        return told(self.app.words, self.words, view.calls, place, (game.session.deal.dealer + place) % 3)

    def _draw_call(self):
        app = self.app
        call = self.call()
        allowed = app.game.view.calls.may_call(call)
        text = call_words(app.words, self.words, call)
        # Beside a long word there is no room for arrows.
        self.picture.offer(self.words.PICK.format(text) if self.level else text, BRIGHT if allowed else FAINT,
                           *self._sides())
        self.picture.say(self._text or self._last_told() or self.words.CHOOSE.format(app.board.key_names[0]),
                         BRIGHT if self._text else TEXT)

    def _draw_waiting(self):
        """A bot is to call, or to lay a card."""
        app = self.app
        name = app.words.PLAYERS[app.game.session.player_to_act()]
        self.picture.offer("", FAINT, *self._sides())
        self.picture.say(self._last_told() or app.words.THINKS.format(name), TEXT)

    def _draw_end(self):
        app = self.app
        said = self.words
        deal = app.game.session.deal
        go_on = app.words.PRESS_A.format(app.board.key_names[0])
        if deal.contract < 0:
            self.picture.offer("", BRIGHT, ("", ""), (go_on, ""))
            self.picture.say(said.THROWN_IN, WARNING)
            return
        self.picture.offer(contract_words(app.words, deal.contract), BRIGHT, (said.HIDDEN, str(deal.pile())), (go_on, ""))
        self.picture.say(said.LEADS[deal.declarer], TEXT)

    def _tell_card(self):
        """What can be done with the card under the cursor."""
        app = self.app
        view = app.game.view
        if not app.game.players_turn() or view.due == CALLING or view.due >= PLAYING:
            return
        said = self.words
        names = app.board.key_names
        card = self.card()
        name = card_words(app.words, card) if card >= 0 else ""
        if view.due == TAKING:
            texts = (self._text or said.EXCHANGE, said.TAKES.format(names[0], name), said.TAKES_NONE.format(names[1]))
        else:
            texts = (self._text or said.YOU_TOOK.format(card_words(app.words, self._taken)),
                     said.LAY_ONE if view.calls.count <= PILE else said.LAY_ANOTHER, said.LAYS.format(names[0], name))
        self.picture.tell(texts, self._taken)
        app.changed = True

    # What happens

    def tick(self, now):
        """Let a bot call, a call at a time."""
        game = self.app.game
        waited = elapsed(now, self._since)
        if game.view.due >= PLAYING:
            if game.watch and waited > WATCH_PAUSE:
                self._go_on()
                return True
            return False
        if game.players_turn() or waited < self._pause and game.view.calls.count and game.view.due == CALLING:
            return False
        if game.think():
            self.app.save()
            if game.view.due == CALLING or game.view.due >= PLAYING:
                self._called()
        return True

    def _called(self):
        """A call is complete: show it, for a while."""
        app = self.app
        self._text = self._warning = ""
        self._since = app.now()
        self._pause = app.settings.pause() or _LOOK
        self.level = self.denomination = 0
        app.sound("card")
        if app.game.session.deal.is_over() and not app.game.watch:
            app.count_deal()
            app.save()
        self._draw()

    def _act(self, choice):
        """The player calls, takes or lays."""
        app = self.app
        try:
            app.game.act(choice)
        except ValueError:
            self._warn(self._refusal(choice))
            app.sound("refused")
            app.changed = True
            return
        app.save()
        if app.game.view.due == LAYING or app.game.view.due == TAKING:
            self._text = self._warning = ""
            self._draw()
        else:
            self._called()

    def _refusal(self, choice):
        app = self.app
        view = app.game.view
        if view.due == CALLING:
            return refusal(app.words, self.words, view.calls, choice)
        return self.words.JUST_TAKEN.format(card_words(app.words, choice))

    def _go_on(self):
        app = self.app
        game = app.game
        phase = game.session.phase()
        if phase == SESSION_OVER:
            app.go("one_player_short.session_end")
        elif phase == DEAL_OVER:
            game.next_deal()
            app.save()
            app.go("one_player_short.auction")
        else:
            app.go("table")

    # Keys

    def key(self, key):
        """Choose and call, or choose a card."""
        app = self.app
        if self.common_key(key):
            return
        view = app.game.view
        if key == keys.START:
            app.push("game_menu")
        elif view.due >= PLAYING:
            if key == keys.A:
                self._go_on()
            elif key == keys.B:
                app.push("one_player_short.calls")
        elif not app.game.players_turn():
            if key == keys.A:
                # There is no need to look longer.
                self._pause = 0
            elif key == keys.B:
                app.push("one_player_short.calls")
        elif key == keys.B:
            if view.due == TAKING:
                self._act(NO_CARD)
            else:
                app.push("one_player_short.calls")
        elif view.due == CALLING:
            self._call_key(key)
        else:
            self._card_key(key)

    def _call_key(self, key):
        if key == keys.A:
            self._act(self.call())
            return
        if key == keys.UP or key == keys.DOWN:
            self._move_level(1 if key == keys.UP else -1)
        elif self.level:
            self.denomination = (self.denomination + (1 if key == keys.RIGHT else -1)) % 5
        else:
            self.denomination = 1 - self.denomination
        self._text = self._warning = ""
        self._draw_call()
        self.app.changed = True

    def _move_level(self, step):
        """Up from a pass, and down to it, the levels that the last bid has passed are left out."""
        last = self.app.game.view.calls.last_bid
        lowest = 1
        if last != NO_BID:
            lowest = level_of(last) + (denomination_of(last) == NO_TRUMP)
        if not self.level:
            # The cheapest bid comes first, or the dearest.
            bid = min(last + 1, 34) if step > 0 else 34
            self.level = level_of(bid)
            self.denomination = denomination_of(bid)
        elif self.level + step < lowest or self.level + step > 7:
            self.level = self.denomination = 0
        else:
            self.level += step

    def _card_key(self, key):
        view = self.app.game.view
        row = self.dummy if view.due == TAKING else self.own
        if key == keys.A:
            self._act(self.card())
            return
        self._text = self._warning = ""
        if self.on_taken:
            self._point_at_taken(False)
            row.point(row.count - 1 if key == keys.LEFT else 0)
        elif key == keys.LEFT or key == keys.RIGHT:
            place = row.cursor + (1 if key == keys.RIGHT else -1)
            if self._taken >= 0 and not 0 <= place < row.count:
                self._point_at_taken(True)
            else:
                row.point(place % row.count)
        elif self._taken >= 0 and key == keys.UP:
            self._point_at_taken(True)
        else:
            row.move_suit(1 if key == keys.DOWN else -1)
        self._tell_card()
