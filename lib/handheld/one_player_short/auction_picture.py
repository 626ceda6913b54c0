"""What the screen of the auction shows: dummy's cards, the last rounds of calls, texts below them."""

import displayio

from engine.cards import DUMMY
from engine.one_player_short.calls import NO_CARD
from handheld.hand_row import HandRow
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line, fitted, measure, put_card, put_empty
from handheld.one_player_short.call_words import brief_words
from handheld.past import card_words

# Letters of a line, and of a column.
_LINE = 26
_CELL = 8

# Texts beside the card that was taken begin so far to the right.
_BESIDE = "      "

_TEXTS = 3


class OpenRow(HandRow):
    """Dummy's open cards, and an empty place for each that is hidden."""

    hidden = 0

    def show_hands(self, view):
        """Show what a view sees of dummy."""
        self.hidden = view.pile
        self.show(view.holding, DUMMY)
        self._row.x = (self._look.width - (self.count + self.hidden) * self._look.card_width) // 2

    def _draw(self):
        super()._draw()
        for place in range(self.count, self.count + self.hidden):
            put_empty(self._bright, place)


class AuctionPicture:
    """Names and calls in three columns, the dealer's first; below them three texts, and over the last two
    the picker, or beside all three the card that was taken."""

    def __init__(self, look, group, words, said):
        self._look = look
        self._words = words
        self._said = said
        large = look.large
        height = look.letter_height
        left = (look.width - _LINE * look.letter_width) // 2
        top = look.card_height + (4 if large else 1)
        # Names, and four rounds or three.
        self._rows = []
        for _ in range(5 if large else 4):
            self._rows.append(Line(look, group, left, top, _LINE, FAINT))
            top += height
        top += 4 if large else 0
        self._texts = []
        for line in range(_TEXTS):
            self._texts.append(Line(look, group, left, top, _LINE, FAINT))
            top += height + (4 if large and not line else 0)
        # On a small display the card that was taken stands in the place of the last rounds.
        self._beside = self._texts if large else self._rows[-1:] + self._texts[0:2]
        self._picker = Line(look, group, left, top - 2 * height, _LINE // 2, BRIGHT, 2)
        self._card = look.card_grid(look.bright, 1)
        self._card.x = 7 if large else 5
        self._card.y = 67 if large else 29
        doubled = displayio.Group(scale=2)
        doubled.append(self._card)
        group.append(doubled)

    # The calls

    def show(self, calls, dealer, player):
        """The last rounds, and who is to call: a player, or -1 at the end."""
        names = []
        for column in range(3):
            who = (dealer + column) % 3
            names.append(fitted(("▸" if who == player else " ") + self._words.PLAYERS[who], _CELL))
        self._rows[0].set(" ".join(names))
        rounds = len(self._rows) - 1
        if self._picker.placed.hidden and not self._look.large:
            rounds = 1
            self._rows[2].set("")
        first = max(0, (calls.count + 2) // 3 - rounds) * 3
        for row in range(1, rounds + 1):
            cells = []
            for place in range(first, min(first + 3, calls.count)):
                cells.append(self._cell(calls, place))
            self._rows[row].set(" ".join(cells), BRIGHT if first + 3 >= calls.count else TEXT)
            first += 3

    def _cell(self, calls, place):
        text = brief_words(self._words, self._said, calls.made[place])
        card = calls.laid[place]
        card = card_words(self._words, card) if card != NO_CARD else ""
        return fitted(text, _CELL - measure(card)) + card

    # What is below them

    def offer(self, text, colour, left, right):
        """The choice, in at most 13 letters, and two short texts on either side of it."""
        self._picker.placed.hidden = False
        put_card(self._card, 0, -1)
        self._picker.centre(text, colour)
        for line in range(2):
            self._texts[line + 1].both_ends(left[line], right[line], FAINT)

    def tell(self, texts, card):
        """Three texts; card: that was taken, or -1."""
        self._picker.placed.hidden = True
        self._texts[2].set("")
        for line in range(_TEXTS):
            self._beside[line].set(_BESIDE + texts[line], TEXT)
        put_card(self._card, 0, card)

    def say(self, text, colour):
        """A message above the choice."""
        self._texts[0].centre(text, colour)

    def warn(self, text):
        """Why something is refused."""
        if self._picker.placed.hidden:
            self._beside[0].set(_BESIDE + text, WARNING)
        else:
            self.say(text, WARNING)

    def point(self, lifted):
        """Whether the cursor is on the card that was taken."""
        look = self._look
        self._card.pixel_shader = look.lifted if lifted else look.bright
