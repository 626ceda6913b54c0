"""A world: a way to deal the unseen cards to the two hidden hands, as far as a seat can tell; and what
a search keeps of it: the trumps from the highest down, and positions that it has been through."""

from array import array

from engine.odds import other_hidden

MOST_TRICKS = 7
"""With how many tricks to be played at most a world is dealt."""

NONE = 255
"""Where there is no card."""

HAND = MOST_TRICKS + 1
"""Places of a hand; the last stays empty, so that the first card has an empty one before it too."""

# How the points of a position are known.
EXACTLY = 1
AT_LEAST = 2
AT_MOST = 3

_PLACES = 256


def deal(view, generator, close, hands, loose):
    """Deal a world: fill hands, a bytearray of 4 * HAND places, with the open hands of a view and
    with the unseen cards, so that the hidden hands get their lengths and no suit that they showed
    out of. close: bytearray, how each of the 52 cards is to be written. loose: a bytearray to work in.
    """
    for slot in range(4 * HAND):
        hands[slot] = NONE
    first = -1
    for seat in range(4):
        if view.sees(seat):
            _fill_open(view, seat, close, hands)
        elif first < 0:
            first = seat
    _fill_hidden(view, generator, first, close, hands, loose)


def _fill_open(view, seat, close, hands):
    slot = seat * HAND
    for suit in range(4):
        mask = view.holding[seat * 4 + suit]
        card = suit * 13
        while mask:
            if mask & 1:
                hands[slot] = close[card]
                slot += 1
            mask >>= 1
            card += 1


def _fill_hidden(view, generator, first, close, hands, loose):
    """Deal the unseen cards to the two hidden seats: first those that only one can hold."""
    second = other_hidden(view, first)
    free = 0
    first_slot = first * HAND
    second_slot = second * HAND
    for suit in range(4):
        mask = view.unseen[suit]
        card = suit * 13
        while mask:
            if mask & 1:
                if view.void[first * 4 + suit]:
                    hands[second_slot] = close[card]
                    second_slot += 1
                elif view.void[second * 4 + suit]:
                    hands[first_slot] = close[card]
                    first_slot += 1
                else:
                    loose[free] = close[card]
                    free += 1
            mask >>= 1
            card += 1
    # Each of the loose cards goes to the first hand with the chance of its open places.
    wanted = first * HAND + view.left[first] - first_slot
    for place in range(free):
        if generator.below(free - place) < wanted:
            hands[first_slot] = loose[place]
            first_slot += 1
            wanted -= 1
        else:
            hands[second_slot] = loose[place]
            second_slot += 1


class TopTrumps:
    """The trumps of a world from the highest down: those are sure to take tricks, whatever anybody
    plays."""

    def __init__(self):
        self._found = 0
        self._slots = bytearray(13)
        self._bits = array("i", [0] * 13)

    def read(self, hands, trump):
        """Find the trumps of a world; hands as deal fills them."""
        slots = self._slots
        found = 0
        for slot in range(4 * HAND):
            card = hands[slot]
            if card != NONE and card >> 4 == trump:
                # They come hand by hand, and are sorted in.
                place = found
                while place and hands[slots[place - 1]] < card:
                    slots[place] = slots[place - 1]
                    place -= 1
                slots[place] = slot
                found += 1
        for place in range(found):
            self._bits[place] = 1 << slots[place] - slots[place] // HAND
        self._found = found

    def sure(self, held):
        """How many tricks are sure, to the hand with the highest trump of those that are held: above 0
        for declarer's side, below 0 for the defenders. held: the cards held, as bits by their places."""
        tricks = 0
        owner = NONE
        bits = self._bits
        for place in range(self._found):
            if held & bits[place]:
                seat = self._slots[place] // HAND
                if seat != owner:
                    if tricks:
                        break
                    owner = seat
                tricks += 1
        return -tricks if owner & 1 else tricks


class Positions:
    """Remembers the points of some positions between tricks, for the other orders of play that lead
    there; a new one takes the place of an old.

    A position is told by two numbers: the cards that are held, as bits, and a mark, a multiple of 4
    below 2^15, of what else matters.
    """

    def __init__(self):
        self.points = 0
        """Of the position that was looked up last."""
        self._held = array("i", bytearray(4 * _PLACES))
        self._known = array("H", bytearray(2 * _PLACES))
        self._points = array("h", bytearray(2 * _PLACES))

    def forget(self):
        """Know nothing."""
        for place in range(_PLACES):
            self._known[place] = 0

    def look_up(self, held, mark):
        """How the points of a position are known, EXACTLY, AT_LEAST or AT_MOST; 0 if they are not."""
        place = (held ^ held >> 9 ^ held >> 18 ^ mark * 9) & _PLACES - 1
        known = self._known[place]
        if known & ~3 != mark or self._held[place] != held:
            return 0
        self.points = self._points[place]
        return known & 3

    def remember(self, held, mark, known, points):
        """Keep how the points of a position are known, and how many they are."""
        place = (held ^ held >> 9 ^ held >> 18 ^ mark * 9) & _PLACES - 1
        self._held[place] = held
        self._known[place] = mark | known
        self._points[place] = points
