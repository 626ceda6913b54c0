"""What a make should bring the dealer, against each opponent, in 256ths of a point.

Tricks are spread about what is expected. A trick over six counts as it is scored, for either
side; points below the line count once more for the game that they are on the way to.
"""

from engine.cards import NO_TRUMP, count
from engine.three_handed_bridge.bots.call_table import ACES_HELD, HONOURS_HELD, NO_TRUMP_MAKES, SPREAD, SUIT_MAKES
from engine.three_handed_bridge.bots.hand import DECLARING, FEATURES, PASSING, read_hand, tricks
from engine.three_handed_bridge.scores import honour_points, most_doublings, trick_points

GAME = 30

# What a player's first game and his second are worth beside their points, and how many 16ths of
# it a part of a game is worth when it is just short of one.
_FIRST_GAME = 30
_SECOND_GAME = 70
_PART = 10

_SLAMS = 12


def _progress(part, more, prize):
    """What points below the line do for a game that is worth a prize, in 16ths of a point."""
    before = prize * _PART * part // GAME
    if part + more >= GAME:
        return prize * 16 - before
    return prize * _PART * (part + more) // GAME - before


def outcome(view, denomination, steps, won):
    """What so many tricks bring the dealer against each opponent, in points."""
    if won < 7:
        slam = 0 if won > 1 else 20 if won else 40
        return -trick_points(denomination, steps, 7 - won) - slam
    points = trick_points(denomination, steps, won - 6)
    prize = _SECOND_GAME if view.games[view.dealer] else _FIRST_GAME
    slam = 0 if won < _SLAMS else 20 if won == _SLAMS else 40
    return points + slam + (_progress(view.parts[view.dealer], points, prize) >> 4)


def worth(view, denomination, steps, expected):
    """The mean outcome if so many tricks (in 256ths) are expected, in 256ths of a point."""
    whole = expected >> 8
    part = expected & 255
    total = 0
    middle = len(SPREAD) >> 1
    for place in range(len(SPREAD)):
        won = whole + place - middle
        for more in range(2):
            share = SPREAD[place] * (part if more else 256 - part)
            total += share * outcome(view, denomination, steps, max(0, min(13, won + more)))
    return total >> 8


def _signed(table, place):
    # Two bytes, the low one first, that stand for -32768..32767.
    return (table[2 * place] | table[2 * place + 1] << 8) - 32768


def honours(holding, seat, denomination):
    """What honours should bring a side against the other, by one hand of it, in 256ths of a point."""
    if denomination == NO_TRUMP:
        aces = 0
        for suit in range(4):
            aces += holding[seat * 4 + suit] >> 12
        return _signed(ACES_HELD, aces)
    held = count(holding[seat * 4 + denomination] & 0x1F00)
    # The table has it for a trick that is worth 2; three honours pay two tricks.
    return _signed(HONOURS_HELD, held) * (honour_points(denomination, 1) >> 2)


class Prospects:
    """What the dealer can declare, one way a step. best: the best so far, 0..4, or 5 to pass."""

    def __init__(self):
        self.best = -1
        self._most = 0
        self._next = 0
        self._features = [0] * FEATURES

    def start(self):
        """Begin with a new hand."""
        self.best = -1
        self._next = 0

    def step(self, view):
        """Judge the next way; True when all are judged."""
        way = self._next
        found = self.passed(view) if way == 5 else self.declared(view, way)
        if self.best < 0 or found > self._most:
            self._most = found
            self.best = way
        self._next = way + 1
        return way == 5

    def declared(self, view, denomination):
        """What declaring a denomination should bring."""
        read_hand(view.holding, 0, denomination, self._features)
        return (worth(view, denomination, 0, tricks(self._features, DECLARING, denomination))
                + honours(view.holding, 0, denomination))

    def passed(self, view):
        """What passing should bring: dummy's suits by their chances."""
        holding = view.holding
        aces = 0
        chances = [0] * 5
        together = 0
        for suit in range(4):
            aces += holding[suit] >> 12
            chances[suit] = SUIT_MAKES[count(holding[suit])]
            together += chances[suit]
        # That for no trump is in 256ths of all.
        chances[4] = NO_TRUMP_MAKES[aces]
        total = 0
        for denomination in range(5):
            share = chances[denomination]
            if denomination < NO_TRUMP:
                share = share * (256 - chances[4]) // together
            if share:
                read_hand(holding, 0, denomination, self._features)
                total += share * (worth(view, denomination, 0, tricks(self._features, PASSING, denomination))
                                  + honours(holding, 0, denomination)) >> 8
        return total


def doubling_pays(view, expected, doubt):
    """Whether the value of a trick doubled once more is better for the side of the view's seat.

    expected: the tricks of the dealer's side, in 256ths; doubt: by how many 256ths they may be
    fewer, or for a defender more.
    """
    if view.steps >= most_doublings(view.contract):
        return False
    expected += doubt if view.seat else -doubt
    more = (worth(view, view.contract, view.steps + 1, expected)
            - worth(view, view.contract, view.steps, expected))
    return more < 0 if view.seat else more > 0
