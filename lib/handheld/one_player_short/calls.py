"""The whole auction, a line a call, with the cards that it brought."""

from engine.one_player_short.calls import BIDS, NO_CARD
from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.one_player_short.call_words import call_words
from handheld.past import card_words
from handheld.screens import BaseScreen
from handheld.words import part_of

_ROWS = 8


class Screen(BaseScreen):
    """Eight calls a page, the last ones first; up and down turn it, any other key closes. first: the place
    of the first one shown, -1 for the last page."""

    def __init__(self, app, first=-1):
        super().__init__(app)
        self.words = part_of(app.words, "short")
        look = app.look
        height = look.letter_height
        Line(look, self.group, 0, 2 if look.large else 0, look.columns, FAINT).centre(self.words.CALLS)
        top = height + (10 if look.large else 3)
        self._rows = []
        for row in range(_ROWS):
            self._rows.append(Line(look, self.group, 0, top + row * (height + (4 if look.large else 0)), look.columns))
        Line(look, self.group, 0, look.height - height, look.columns, FAINT).centre(self.words.KEYS)
        self._calls = app.game.view.calls
        # Whole rounds, of which the last one is in sight.
        self._last = max(0, (self._calls.count - _ROWS + 2) // 3 * 3)
        self._first = first if first >= 0 else self._last
        self._draw()

    def state(self):
        """The first call of the page."""
        return (self._first,)

    def _draw(self):
        calls = self._calls
        for row in range(_ROWS):
            place = self._first + row
            if place < calls.count:
                self._draw_call(self._rows[row], place)
            else:
                self._rows[row].set("" if calls.count or row else self.words.NO_CALLS)
        self.app.changed = True

    def _draw_call(self, line, place):
        words = self.app.words
        said = self.words
        calls = self._calls
        player = (self.app.game.session.deal.dealer + place) % 3
        call = calls.made[place]
        laid = calls.laid[place]
        taken = calls.taken[place]
        card = card_words(words, laid) if laid != NO_CARD else ""
        if taken != NO_CARD and card:
            card = said.FOR.format(card_words(words, taken), card)
        number = str(place + 1)
        colour = FAINT if call >= BIDS else TEXT
        if place == calls.bid_place and calls.last_bid >= 0:
            colour = BRIGHT
        line.both_ends(" " * (3 - len(number)) + said.ROW.format(number, words.PLAYERS[player] + " "
                                                                  + call_words(words, said, call)), card, colour)

    def key(self, key):
        """Turn the page, or close."""
        if self.common_key(key):
            return
        if key == keys.DOWN:
            self._first = min(self._first + 6, self._last)
        elif key == keys.UP:
            self._first = max(0, self._first - 6)
        else:
            self.app.pop()
            return
        self._draw()
