"""How likely a deal of the hidden cards is, given the contract that was declared. PC only.

The declarer saw his own hand and dummy, and took what looked best to him. So for each hand that
he may hold, all 74 contracts are estimated as he would (declare.py): the more points the one he
declared would have lost against the best, the less likely the hand. The sums are those of
declare.Estimates, arranged so that one hand takes a twentieth of a millisecond.
"""

from operator import add, mul

from engine.flunk.bots import declare
from engine.flunk.bots.estimate_table import (
    DUMP_CARDS, MARKS, PLAIN_CARDS, POINT_STARTS, POINT_WEIGHTS, START_PLAIN, START_SPECIAL, SUM_SHIFT, SUM_STARTS,
    SUM_WEIGHTS, SUMS, TRUMP_CARDS)

HALVES = 256
"""A hand is half as likely for each so many 256ths of a point that the contract would lose with it."""

# Points of several contracts in one number: so many bits each, large enough with their sign.
_LANE = 40
_MIDDLE = 1 << _LANE - 2


def _start(table, place):
    return (table[2 * place] | table[2 * place + 1] << 8) - 32768


def _packed(numbers):
    return sum(number << _LANE * place for place, number in enumerate(numbers))


def _sum_weights():
    return [[SUM_WEIGHTS[each * 2 * MARKS + mark] - 128 for mark in range(2 * MARKS)] for each in range(SUMS)]


def _point_weights(columns):
    return [_packed([POINT_WEIGHTS[column * SUMS + each] - 128 for column in columns]) for each in range(SUMS)]


def _point_starts(columns):
    return _packed([_start(POINT_STARTS, column) + _MIDDLE for column in columns])


_WEIGHTS = _sum_weights()
# With trumps, without, and dumps.
_COLUMNS = (range(14), range(14, 28), range(28, 29))
_POINTS = [(_point_weights(columns), _point_starts(columns)) for columns in _COLUMNS]
_STARTS = [_start(SUM_STARTS, each) << SUM_SHIFT for each in range(SUMS)]

# 2^-x for x in sixteenths, times 2^40.
_PARTS = 16
_SURPRISE = 1 << 28
_POWERS = [round((1 << 40) * 2 ** (-part / _PARTS)) for part in range(_PARTS)]


class Appeal:
    """How good the contract of a deal looks from the hands that the declarer may hold.

    dummy: the four masks of dummy's full hand.
    """

    def __init__(self, dummy, contract):
        self._dummy = dummy
        self._contract = contract
        self._sums = {}
        marks = [0] * MARKS
        declare.mark_suit(0, 0, bytearray(3), TRUMP_CARDS, START_SPECIAL, marks, 0)
        self._no_trump = self._weighed(marks, MARKS)

    def loss(self, own):
        """What the contract would bring less than the best one, in 256ths of a point, if these are
        the four masks of declarer's full hand."""
        suits = [self._read(suit, own[suit]) for suit in range(4)]
        plain = _STARTS
        for suit in suits:
            plain = list(map(add, plain, suit[0]))
        best = declared = -_MIDDLE
        for denomination in range(9):
            kind = 0 if denomination < 4 else 1 if denomination == 4 else 2
            if kind == 1:
                special = self._no_trump
            else:
                special = suits[denomination % 5][1 if kind == 0 else 2]
            sums = [each >> SUM_SHIFT if each > 0 else 0 for each in map(add, plain, special)]
            weights, start = _POINTS[kind]
            packed = sum(map(mul, sums, weights), start)
            first = 14 * denomination if kind < 2 else 65 + denomination
            for place in range(len(_COLUMNS[kind])):
                points = (packed >> _LANE * place & (1 << _LANE) - 1) - _MIDDLE
                if points > best:
                    best = points
                if first + place == self._contract:
                    declared = points
        return best - declared

    def weight(self, own):
        """How likely the hand is beside others, a number from 0 to 2^40."""
        halves = self.loss(own) * _PARTS // HALVES
        # A person may declare what nobody would expect.
        return (_POWERS[halves % _PARTS] >> halves // _PARTS) + _SURPRISE

    def _read(self, suit, own):
        """What a suit adds to the sums as a plain one, and what is to be added to that if it is
        trumps, or the dump suit."""
        found = self._sums.get((suit, own))
        if found is None:
            dummy = self._dummy[suit]
            tricks = bytearray(3)
            declare.count_tricks(own, dummy, tricks)
            vectors = []
            for cards, starts, first in ((PLAIN_CARDS, START_PLAIN, 0), (TRUMP_CARDS, START_SPECIAL, MARKS),
                                         (DUMP_CARDS, START_SPECIAL, MARKS)):
                marks = [0] * MARKS
                declare.mark_suit(own, dummy, tricks, cards, starts, marks, 0)
                vectors.append(self._weighed(marks, first))
            plain, trumps, dump = vectors
            found = self._sums[suit, own] = (
                plain, [one - other for one, other in zip(trumps, plain)],
                [one - other for one, other in zip(dump, plain)])
        return found

    def _weighed(self, marks, first):
        return [sum(map(mul, marks, weights[first:first + MARKS])) for weights in _WEIGHTS]
