"""How one suit lies among the four hands, as a number, for the exact search. PC only.

A layout is who owns the cards of the suit that are still about, from the lowest to the highest:
all that matters of them, whatever their ranks. The same suits come back again and again in a
search, so each layout is worked out once. A card is a bit, 1 for the lowest of its layout.
"""

LAYOUT_BITS = 15
LAYOUT = (1 << LAYOUT_BITS) - 1


class Layouts:
    """The layouts met so far, by number.

    owners    tuple of the seats that own the cards, from the lowest card up
    moves     for each seat its cards, of neighbours as good as each other only the lowest
    sure      for each seat the tricks it takes from the top if it leads and nobody ruffs
    lengths   for each seat how many cards it has
    crest     (seat, number): who has the highest cards in a row, and how many
    after     dict, layout << 13 | bits of the cards that go: the layout that is left
    """

    def __init__(self):
        self.owners = []
        self.moves = []
        self.sure = []
        self.lengths = []
        self.crest = []
        self.after = {}
        self._numbers = {}

    def number(self, owners):
        """The number of a layout."""
        number = self._numbers.get(owners)
        if number is None:
            number = self._numbers[owners] = len(self.owners)
            self._add(owners)
        return number

    def _add(self, owners):
        lengths = [owners.count(seat) for seat in range(4)]
        moves = [[], [], [], []]
        before = -1
        for place, seat in enumerate(owners):
            if seat != before:
                moves[seat].append(1 << place)
            before = seat
        sure = [0] * 4
        crest = (0, 0)
        if owners:
            top = owners[-1]
            row = 0
            while row < len(owners) and owners[-1 - row] == top:
                row += 1
            crest = (top, row)
            others = max(length for seat, length in enumerate(lengths) if seat != top)
            # When nobody else has a card left, the small ones are good too.
            sure[top] = lengths[top] if others <= row else row
        self.owners.append(owners)
        self.moves.append(moves)
        self.sure.append(sure)
        self.lengths.append(lengths)
        self.crest.append(crest)

    def without(self, layout, gone):
        """The layout that is left when the cards of some bits go."""
        left = tuple(seat for place, seat in enumerate(self.owners[layout]) if not gone >> place & 1)
        number = self.after[layout << 13 | gone] = self.number(left)
        return number
