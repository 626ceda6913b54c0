"""What the screen of the auction shows: dummy's cards, the last rounds of calls, texts below them."""

import displayio

from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD
from handheld.hand_row import HandRow
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line, put_card, put_empty
from handheld.one_player_short.call_words import brief_words
from handheld.past import card_words

# Letters of a column, and of a text beside the picker or the taken card.
_CELL = 8
_BESIDE = 9
_TEXT = 20
_TEXTS = 3


class OpenRow(HandRow):
    """Dummy's open cards, and an empty place for each that is hidden."""

    hidden = 0

    def show_pile(self, view):
        """Show what a view sees of dummy."""
        self.hidden = view.pile
        self.show(view.holding, 2)
        self._row.x = (self._look.width - (self.count + self.hidden) * self._look.card_width) // 2

    def _draw(self):
        super()._draw()
        for place in range(self.count, self.count + self.hidden):
            put_empty(self._bright, place)


class AuctionPicture:
    """Names and calls in three columns, the dealer's first; a message; the picker with two lines on either
    side; or, in the place of these, three texts, and the card that was taken."""

    def __init__(self, look, group, words, said):
        self._look = look
        self._words = words
        self._said = said
        large = look.large
        width = look.letter_width
        height = look.letter_height
        left = (look.width - 26 * width) // 2
        top = look.card_height + (4 if large else 1)
        self._names = []
        self._cells = []
        self._rounds = 4 if large else 3
        for row in range(self._rounds + 1):
            for column in range(3):
                line = Line(look, group, left + column * 9 * width, top, _CELL, FAINT)
                (self._cells if row else self._names).append(line)
            top += height
        top += 4 if large else 0
        # On a small display the texts cover all rounds but one.
        self._brief = not large
        self.choosing = displayio.Group()
        self.message = Line(look, self.choosing, left, top, 26)
        top += height + (4 if large else 0)
        self._picker = Line(look, self.choosing, left, top, 13, BRIGHT, 2)
        self._left = []
        self._right = []
        for line in range(2):
            y = top + line * height
            self._left.append(Line(look, self.choosing, left, y, _BESIDE, FAINT))
            self._right.append(Line(look, self.choosing, left + (26 - _BESIDE) * width, y, _BESIDE, FAINT))
        group.append(self.choosing)
        self.taking = displayio.Group()
        y = 142 if large else 62
        self._texts = []
        for line in range(_TEXTS):
            self._texts.append(Line(look, self.taking, left + 6 * width, y + line * height, _TEXT))
        self._card = look.card_grid(look.bright, 1)
        self._card.x = 7 if large else 5
        self._card.y = 68 if large else 29
        doubled = displayio.Group(scale=2)
        doubled.append(self._card)
        self.taking.append(doubled)
        self.taking.hidden = True
        group.append(self.taking)

    # The calls

    def show_calls(self, calls, dealer, player):
        """The last rounds, and who is to call: a player, or -1 at the end."""
        names = self._words.PLAYERS
        for column in range(3):
            who = (dealer + column) % 3
            self._names[column].set(names[who], BRIGHT if who == player else FAINT)
        rounds = 1 if self._brief and self.choosing.hidden else self._rounds
        first = max(0, (calls.count + 2) // 3 - rounds) * 3
        for cell in range(3 * self._rounds):
            place = first + cell
            if place < calls.count and cell < 3 * rounds:
                self._show_call(self._cells[cell], calls, place)
            else:
                self._cells[cell].set("")

    def _show_call(self, line, calls, place):
        call = calls.made[place]
        card = calls.laid[place]
        colour = TEXT if call < BIDS else WARNING if call == DOUBLE else FAINT
        if place == calls.count - 1:
            colour = BRIGHT
        line.both_ends(brief_words(self._words, self._said, call),
                       card_words(self._words, card) if card != NO_CARD else "", colour)

    # What is below them

    def show_picker(self, text, colour, left, right):
        """The choice, in at most 13 letters, and two short texts on either side of it."""
        self.choosing.hidden = False
        self.taking.hidden = True
        self._picker.centre(text, colour)
        for line in range(2):
            self._left[line].set(left[line])
            self._right[line].both_ends("", right[line])

    def show_texts(self, texts, card):
        """Three texts; card: that was taken, or -1."""
        self.choosing.hidden = True
        self.taking.hidden = False
        for line in range(_TEXTS):
            self._texts[line].set(texts[line])
        put_card(self._card, 0, card)

    def warn(self, text):
        """Why something is refused."""
        if self.choosing.hidden:
            self._texts[0].set(text, WARNING)
        else:
            self.message.centre(text, WARNING)

    def point(self, lifted):
        """Whether the cursor is on the card that was taken."""
        self._texts[0].paint(TEXT)
        look = self._look
        self._card.pixel_shader = look.lifted if lifted else look.bright
