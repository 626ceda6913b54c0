"""What a card is worth in High and Low, by a small neural network in whole numbers.

A card, and the position it is played in, are described by small numbers. Weighted sums of
them, each of which counts as 0 where it is below, and a weighted sum of these sums is what the
card is worth. Declarer's side and defenders have weights of their own; tools/teach_play.py
learned them from deals in which each card was tried and the deal played out. What the position
adds to the sums is added up once a decision.
"""

from array import array

from engine import card_features
from engine.cards import NO_TRUMP, count, forced
from engine.flunk import contracts
from engine.flunk.bots import aim
from engine.odds import beats, best_so_far

CARD_FEATURES = 19
POSITION_FEATURES = 24

# Sums are made smaller by so many bits before they are weighed.
SHIFT = 6

# A yes counts as much as a number of middling size.
_YES = 8


def read_card(view, card, into):
    """Describe a legal card in CARD_FEATURES small ints.

    0 to 11 as card_features.read_card; 12 own higher cards of the suit; 13 cards above it in the
    hand of the partner or dummy opposite (for a defender: dummy), 14 below it; 15 hidden opponents
    known to be out of the suit, 16 whether the hidden partner is; 17 whether it beats the card that
    holds the trick; 18 whether it is the last of its suit.
    """
    card_features.read_card(view, card, into)
    suit = card // 13
    rank = card % 13
    turn = view.turn
    across = view.holding[(8 if turn != 2 else 0) + suit]
    into[12] = count(view.holding[turn * 4 + suit] >> rank + 1)
    into[13] = count(across >> rank + 1)
    into[14] = count(across & (1 << rank) - 1)
    into[15] = into[16] = 0
    for seat in range(4):
        if view.void[seat * 4 + suit] and not view.sees(seat):
            into[15 if seat + turn & 1 else 16] += _YES
    best = best_so_far(view)[0]
    into[17] = _YES if best >= 0 and beats(card, best, view.trump) else 0
    into[18] = _YES if into[4] == 1 else 0


def read_position(view, discards, missing, features, into):
    """Describe the position in POSITION_FEATURES small ints.

    discards: whether the hand is out of the suit led; missing: how many of the tricks that he
    needs the declarer will miss if nobody steers, in 256ths; features: what aim.read_position says.

    0 missing in sixteenths, 1 whether short or over; 2 tricks that the declarer needs, 3 tricks to
    be played; 4 whether the contract is Low, 5 at no trump; 6 own trumps, 7 unseen trumps, 8 trumps
    opposite (for a defender: dummy's); 9 place in the trick, times 4; 10 rank of the card that holds
    the trick, 11 whether that is a ruff; 12 unseen cards of the suit led; 13 and 14 power and sure
    tricks outside trumps, 15 and 16 in trumps, 17 dummy's power against a defender, all in halves; 18
    tricks that cannot be helped, of both open hands or of the defender's own, 19 of dummy's against
    a defender; 20 whether dummy or the right defender is on turn; 21 whether to lead, 22 whether to
    discard; 23 rank of the opening lead, which is a signal.
    """
    place = view.count & 3
    trump = view.trump
    turn = view.turn
    seat = view.seat
    holding = view.holding
    best = best_so_far(view)[0]
    led = view.led()
    into[0] = max(-64, min(64, missing >> 4))
    into[1] = min(64, abs(missing) >> 4)
    into[2] = max(-3, contracts.target_of(view.contract) - view.won)
    into[3] = 13 - (view.count >> 2)
    into[4] = _YES if contracts.kind_of(view.contract) == contracts.LOW else 0
    into[5] = _YES if trump == NO_TRUMP else 0
    if trump == NO_TRUMP:
        into[6] = into[7] = into[8] = 0
    else:
        into[6] = count(holding[turn * 4 + trump])
        into[7] = count(view.unseen[trump])
        into[8] = count(holding[(8 if turn != 2 else 0) + trump])
    into[9] = place * 4
    into[10] = into[11] = into[12] = 0
    if place:
        into[10] = best % 13
        into[11] = _YES if best // 13 == trump and led != trump else 0
        into[12] = count(view.unseen[led])
    for each in range(4):
        into[13 + each] = features[each] >> 3
    into[17] = features[9] >> 3
    into[18] = into[19] = 0
    for suit in range(4):
        dummy = holding[8 + suit]
        unseen = view.unseen[suit]
        if seat:
            own = holding[seat * 4 + suit]
            into[18] += forced(own, 0, unseen | dummy)
            into[19] += forced(dummy, 0, unseen | own)
        else:
            into[18] += forced(holding[suit], dummy, unseen)
    into[20] = _YES if turn > 1 else 0
    into[21] = 0 if place else _YES
    into[22] = _YES if discards else 0
    into[23] = view.cards[0] % 13 if view.count else 6


class NetworkJudge:
    """Judges the cards of one decision after the other, as card_worth.Judge does."""

    def __init__(self):
        self._features = [0] * CARD_FEATURES
        self._wish = aim.EITHER
        self._described = array("h", [0] * POSITION_FEATURES)
        self._sums = array("i")
        self._weights = None
        self._defends = -1

    def start(self, view):
        """Describe the position, and add up what it means."""
        if view.turn & 1 != self._defends:
            self._defends = view.turn & 1
            self._load()
        self._wish = aim.desire(view, self._features)
        described = self._described
        missing = aim.missing(view, self._features)
        led = view.led()
        discards = led >= 0 and not view.holding[view.turn * 4 + led]
        read_position(view, discards, missing, self._features, described)
        weights = self._weights.POSITION
        starts = self._weights.STARTS
        sums = self._sums
        less = 0
        for feature in range(POSITION_FEATURES):
            less += described[feature] << 7
        place = 0
        for each in range(len(sums)):
            # Two bytes, the low one first, that stand for -32768..32767; a weight is a byte
            # that stands for -128..127.
            total = (starts[2 * each] | starts[2 * each + 1] << 8) - 32768 - less
            for feature in range(POSITION_FEATURES):
                total += described[feature] * weights[place]
                place += 1
            sums[each] = total

    def _load(self):
        # One of the two: where nobody but the player declares, the other is never needed.
        if self._defends:
            from engine.flunk.bots import defender_network as weights
        else:
            from engine.flunk.bots import declarer_network as weights
        self._weights = weights
        self._sums = array("i", [0] * len(weights.WORTH))

    def worth(self, view, card):
        """The worth of a legal card; larger is better for the seat on turn."""
        described = self._features
        read_card(view, card, described)
        weights = self._weights.CARD
        worth = self._weights.WORTH
        sums = self._sums
        less = 0
        for feature in range(CARD_FEATURES):
            less += described[feature] << 7
        whole = place = 0
        for each in range(len(sums)):
            total = sums[each] - less
            for feature in range(CARD_FEATURES):
                total += described[feature] * weights[place]
                place += 1
            if total > 0:
                whole += (total >> SHIFT) * (worth[each] - 128)
        return whole

    def near(self):
        """By how much the worth of two cards may differ that are about as good: a point."""
        point = self._weights.POINT
        return point[0] | point[1] << 8
