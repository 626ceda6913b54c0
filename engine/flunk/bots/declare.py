"""Which contract to declare, from the 26 cards in view.

The two hands are boiled down to fifteen numbers, weighted into a strength (about what they
should take, in sixteenths of a trick), and a table says what each contract is worth at that
strength. tools/make_estimates.py finds weights and table by letting bots play.
"""

from engine.cards import NO_TRUMP, count
from engine.flunk import contracts
from engine.flunk.bots.estimate_table import STEP, STEPS, STARTS, WEIGHTS, WORTHS
from engine.flunk.bots.suits import forced, tops, winners

FEATURES = 15

SUIT_HIGH = 0
SUIT_LOW = 1
NO_TRUMP_HIGH = 2
NO_TRUMP_LOW = 3
DUMPS = 4


def class_of(contract):
    """Which of the five sets of weights judges a contract."""
    if contract >= 70:
        return DUMPS
    low = 1 if contracts.kind_of(contract) == contracts.LOW else 0
    return low + (NO_TRUMP_HIGH if contract // 14 == NO_TRUMP else SUIT_HIGH)


def read_features(holding, suit, dump, into):
    """Describe declarer's and dummy's full hands in a list of 15 small ints.

    holding: masks, seat * 4 + suit, as in a View. suit: the trump or dump suit, or no trump.
    0..5 aces, kings, queens, jacks, tens and nines outside that suit, 6..10 its ace, king,
    queen, jack and ten, 11 its length, 12 its shorter length; 13 and 14 tricks to be won
    and tricks hardly to be lost, which for a dump are sure tricks outside the dump suit
    and tricks forced within it.
    """
    for place in range(FEATURES):
        into[place] = 0
    for each in range(4):
        own = holding[each]
        dummy = holding[8 + each]
        both = own | dummy
        unseen = 8191 ^ both
        if each == suit:
            for place in range(5):
                into[6 + place] = both >> 12 - place & 1
            into[11] = count(both)
            into[12] = min(count(own), count(dummy))
        else:
            for place in range(6):
                into[place] += both >> 12 - place & 1
        if not dump:
            into[13] += winners(own, dummy, unseen)
            into[14] += forced(own, dummy, unseen)
        elif each == suit:
            into[14] = forced(own, dummy, unseen)
        else:
            into[13] += tops(own, dummy, unseen)


def strength(features, group):
    """The weighted sum of the features, in the units of WEIGHTS."""
    total = STARTS[group]
    place = group * FEATURES
    for feature in range(FEATURES):
        # A weight is a byte that stands for -128..127.
        total += features[feature] * (WEIGHTS[place + feature] - 128)
    return total


def step_of(total):
    """The row of the table that a strength falls into."""
    return max(0, min(STEPS - 1, total // STEP))


def worth_of(contract, total):
    """The points that a contract brought on average at this strength."""
    group = class_of(contract)
    row = step_of(total)
    if group == DUMPS:
        return WORTHS[4 * STEPS * 7 + row] * 2 - 200
    return WORTHS[(group * STEPS + row) * 7 + contract % 14 % 7] * 2 - 200


class Declaring:
    """Judges the contracts of one denomination a step, 74 in nine steps."""

    def __init__(self):
        self.choice = contracts.NONE
        self.worth = 0
        self._features = [0] * FEATURES
        self._next = 0
        self._generator = None

    def start(self):
        """Begin with nothing chosen and no doubts."""
        self.choice = contracts.NONE
        self.worth = -1000
        self._next = 0
        self._generator = None

    def doubt(self, generator):
        """Misjudge every contract by up to 20 points either way, as this Generator has it."""
        self._generator = generator

    def step(self, view):
        """Judge the next denomination of the view's two open hands; True after the last."""
        suit = self._next
        if suit < 5:
            read_features(view.holding, suit, False, self._features)
            first = suit * 14
            group = SUIT_HIGH if suit < 4 else NO_TRUMP_HIGH
            high = strength(self._features, group)
            low = strength(self._features, group + 1)
            for contract in range(first, first + 7):
                self._consider(contract, low)
            for contract in range(first + 7, first + 14):
                self._consider(contract, high)
        else:
            read_features(view.holding, suit - 5, True, self._features)
            self._consider(65 + suit, strength(self._features, DUMPS))
        self._next += 1
        return self._next == 9

    def _consider(self, contract, total):
        worth = worth_of(contract, total)
        if self._generator:
            worth += self._generator.below(41) - 20
        if worth > self.worth:
            self.worth = worth
            self.choice = contract
