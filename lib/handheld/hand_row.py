"""A hand of cards in one row, with a cursor that lifts a card."""

import displayio

from handheld.look import put_card


# For each suit to be on the left, 4 for none of them, the order of all.
_ORDERS = b"\x00\x03\x02\x01\x01\x03\x02\x00\x02\x03\x01\x00\x03\x02\x01\x00\x03\x02\x01\x00"


def list_hand(holding, seat, into, left=4):
    """Write the cards of a seat into a bytearray(13), spades first or, if left is a suit, that one,
    each suit high to low; return how many."""
    found = 0
    for suit in _ORDERS[left * 4:left * 4 + 4]:
        mask = holding[seat * 4 + suit]
        for rank in range(12, -1, -1):
            if mask >> rank & 1:
                into[found] = suit * 13 + rank
                found += 1
    return found


class HandRow:
    """Thirteen places for cards at a height y, the suit `left` first; unplayable cards are dimmed."""

    def __init__(self, look, group, y, lift, left=4):
        self._left = left
        self._look = look
        self._lift_by = lift
        self._y = y
        self.cards = bytearray(13)
        self.count = 0
        self.cursor = -1
        self._bright = look.card_grid(look.bright, 13)
        self._dim = look.card_grid(look.dim, 13)
        self._lifted = look.card_grid(look.lifted, 1)
        self._bright.y = self._dim.y = y
        self._row = displayio.Group()
        for grid in (self._bright, self._dim, self._lifted):
            self._row.append(grid)
        group.append(self._row)
        self._playable = bytearray(13)

    def show(self, holding, seat, legal=None, legal_count=0):
        """Show the hand of a seat. legal: the playable cards, or None if all look alike."""
        self.count = list_hand(holding, seat, self.cards, self._left)
        for place in range(self.count):
            self._playable[place] = legal is None
            for index in range(legal_count):
                if legal[index] == self.cards[place]:
                    self._playable[place] = 1
        self._row.x = (self._look.width - self.count * self._look.card_width) // 2
        self._draw()

    def _draw(self):
        for place in range(13):
            card = self.cards[place] if place < self.count and place != self.cursor else -1
            bright = card if self._playable[place] else -1
            put_card(self._bright, place, bright)
            put_card(self._dim, place, -1 if bright >= 0 else card)
        if 0 <= self.cursor < self.count:
            self._lifted.x = self.cursor * self._look.card_width
            self._lifted.y = self._y + self._lift_by
            playable = self._playable[self.cursor]
            self._lifted.pixel_shader = self._look.lifted if playable else self._look.refused
            put_card(self._lifted, 0, self.cards[self.cursor])
        else:
            put_card(self._lifted, 0, -1)

    def point(self, place):
        """Lift the card at a place, or none for -1."""
        if place != self.cursor:
            self.cursor = place
            self._draw()

    def take_away(self):
        """The lifted card was played: leave a gap, until show closes it, since a whole row
        takes a board too long."""
        self.cursor = -1
        put_card(self._lifted, 0, -1)

    def card(self):
        """The lifted card, or -1."""
        return self.cards[self.cursor] if 0 <= self.cursor < self.count else -1

    def move(self, step):
        """Move the cursor by a step, round the ends."""
        if self.count:
            self.point((self.cursor + step) % self.count)

    def move_suit(self, step):
        """Move the cursor to the first card of the next suit in a direction."""
        if not self.count:
            return
        place = self.cursor
        suit = self.cards[place] // 13
        while 0 <= place < self.count and self.cards[place] // 13 == suit:
            place += step
        place %= self.count
        suit = self.cards[place] // 13
        while place and self.cards[place - 1] // 13 == suit:
            place -= 1
        self.point(place)

    def first_playable(self):
        """The place of the first playable card, 0 if there is none."""
        for place in range(self.count):
            if self._playable[place]:
                return place
        return 0
