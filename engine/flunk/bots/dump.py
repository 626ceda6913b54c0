"""Dump, played as what it is: clean tricks are worth 30 each until one dump card spoils all.

The declarer takes tricks while the opponents can still follow suit and slips away before
they discard the dump suit on him; the defenders hunt with the dump suit.
"""

from engine.cards import count
from engine.odds import CERTAIN, best_so_far, winning_chance

_PRICE = 30


def dirty_chance(view, suit):
    """The chance (0..256) that a hidden hand, out of this suit, drops a dump card on it."""
    dump = view.dump_suit
    if not view.unseen[dump]:
        return 0
    chance = 0
    for seat in range(4):
        if view.sees(seat):
            continue
        if view.void[seat * 4 + dump]:
            continue
        if view.void[seat * 4 + suit]:
            # A hand that is out of the suit has other cards to throw than dump cards, too.
            return 224
        chance += CERTAIN >> count(view.unseen[suit])
    return min(chance, CERTAIN)


def trick_is_dirty(view, card):
    """Whether the trick in progress holds a dump card, this one included."""
    if card // 13 == view.dump_suit:
        return True
    for place in range(view.count & 60, view.count):
        if view.cards[place] // 13 == view.dump_suit:
            return True
    return False


def declarer_worth(view, card):
    """What a card is worth to the declarer in a dump; larger is better, in 1/256 points."""
    dump = view.dump_suit
    rank = card % 13
    suit = card // 13
    led = view.led()
    if led < 0:
        led = suit
    spoiled = view.captured > 0
    dirty = trick_is_dirty(view, card)
    after = _opponents_to_play(view)
    want = not dirty and not spoiled
    chance = winning_chance(view, card, want)
    danger = CERTAIN if dirty else (dirty_chance(view, led) if after else 0)
    if spoiled:
        worth = -10 * (chance * danger >> 8)
    else:
        lost = _PRICE * view.won + 10
        worth = (chance * (CERTAIN - danger) >> 8) * _PRICE - (chance * danger >> 8) * lost
    # When nothing else speaks, be rid of high dump cards, and keep low exits.
    if suit == dump:
        worth += rank * 40
    elif spoiled:
        worth += rank * 8
    else:
        worth -= rank * 6
    return worth


def _opponents_to_play(view):
    played = view.count & 3
    for later in range(played + 1, 4):
        if view.turn + later - played & 1 != view.turn & 1:
            return True
    return False


def defender_worth(view, card):
    """What a card is worth to a defender against a dump; larger is better."""
    dump = view.dump_suit
    rank = card % 13
    suit = card // 13
    led = view.led()
    dirty = trick_is_dirty(view, card)
    if led < 0:
        if suit == dump:
            # Hunting: a low dump card that declarer's side may have to take.
            theirs = CERTAIN - winning_chance(view, card, False)
            return theirs * 30 - rank * 20
        return winning_chance(view, card, True) * 12 - rank * 10
    if dirty:
        # The more likely declarer's side takes it the better.
        worth = (CERTAIN - winning_chance(view, card, False)) * 40
        if suit == dump and led != dump:
            holder = best_so_far(view)[1]
            return worth + rank * 20 if not holder & 1 else worth - rank * 10
        return worth + rank * 8
    return winning_chance(view, card, True) * 20 - rank * 6


class DumpJudge:
    """Judges the cards of a dump, for either side."""

    def start(self, view):
        """Every card is judged by itself."""

    def worth(self, view, card):
        """The worth of a legal card; larger is better for the seat on turn."""
        return defender_worth(view, card) if view.turn & 1 else declarer_worth(view, card)
