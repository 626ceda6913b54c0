"""What a player would bring home as declarer, as far as somebody's view goes.

Dummy's hidden cards, and a hand that the looking player does not see, count as so many average
cards of those he has not seen. From points and lengths come the tricks to be expected, by weighted
sums that tools/fit_prospects.py fits to what `normal` took in deals played out.
"""

from engine.cards import DUMMY, count
from engine.one_player_short import contracts
from engine.one_player_short.bots.prospect_weights import SPREADS, WEIGHTS

FEATURES = 6

# Four for an ace to one for a knave, in each suit.
_ACE, _KING, _QUEEN, _KNAVE = 4096, 2048, 1024, 512

# The chance of a number of tricks, by how many quarters of the spread it is from the expected
# one: a normal distribution.
_CHANCE = bytes((255, 247, 225, 192, 155, 117, 83, 55, 35, 20, 11, 6, 3, 1, 1))


def points(mask):
    """The points of a suit's cards: ace 4, king 3, queen 2, knave 1."""
    found = 0
    if mask & _ACE:
        found += 4
    if mask & _KING:
        found += 3
    if mask & _QUEEN:
        found += 2
    if mask & _KNAVE:
        found += 1
    return found


class Prospects:
    """The expectations of one seat as declarer; read_seat() first, then the rest.

    features  of the denomination described last
    """

    def __init__(self):
        self._points = [0] * 4
        self._lengths = [0] * 4
        self._short = [0] * 4
        self.features = [0] * FEATURES
        self._others = 0

    def read_seat(self, view, seat):
        """Count what the declaring side has if a seat's player declares: points, cards and the
        length of the shorter hand of each suit, all in 64ths."""
        unseen = view.unseen
        hidden = count(unseen[0]) + count(unseen[1]) + count(unseen[2]) + count(unseen[3])
        sees = seat == view.seat
        for suit in range(4):
            dummy = view.holding[DUMMY * 4 + suit]
            own = view.holding[seat * 4 + suit] if sees else view.known[seat * 4 + suit]
            cards = 64 * count(unseen[suit])
            honours = 64 * points(unseen[suit])
            hand = 64 * count(own)
            table = 64 * count(dummy)
            worth = 64 * (points(own) + points(dummy))
            if hidden:
                table += cards * view.pile // hidden
                unknown = view.pile
                if not sees:
                    hand += cards * 13 // hidden
                    unknown += 13
                worth += honours * unknown // hidden
            self._points[suit] = worth
            self._lengths[suit] = hand + table
            self._short[suit] = min(hand, table)
        self._others = 0 if sees else 1

    def describe(self, trump):
        """Fill features for a denomination: points, and of the trumps their number, how many more
        than eight, and their points, shortness beside them (at no trump: length beyond eight
        cards in all suits); all in 64ths; last 64."""
        features = self.features
        features[0] = self._points[0] + self._points[1] + self._points[2] + self._points[3]
        for place in range(1, FEATURES - 1):
            features[place] = 0
        for suit in range(4):
            if suit == trump:
                features[1] = self._lengths[suit]
                features[2] = max(0, self._lengths[suit] - 512)
                features[3] = self._points[suit]
            elif trump < 4:
                features[4] += max(0, 192 - self._short[suit])
            else:
                features[4] += max(0, self._lengths[suit] - 512)
        features[FEATURES - 1] = 64

    def tricks(self, trump):
        """The tricks to be expected with a denomination, in 64ths."""
        self.describe(trump)
        row = 2 * self._others + (0 if trump < 4 else 1)
        place = row * FEATURES
        total = 0
        for feature in range(FEATURES):
            total += self.features[feature] * WEIGHTS[place + feature]
        return max(0, min(total >> 10, 13 * 64))

    def spread(self):
        """How far off the tricks often are, in 64ths."""
        return SPREADS[self._others]


def expected(tricks, spread, contract):
    """The half points that a contract should bring, in 64ths, by tricks and their spread."""
    total = 0
    chances = 0
    for won in range(14):
        far = abs(64 * won - tricks) * 4 // spread
        if far < len(_CHANCE):
            chance = _CHANCE[far]
            chances += chance
            total += chance * contracts.score(contract, won)
    return 64 * total // chances
