"""What a side is after in High and Low: to take tricks, or to be rid of them.

Every contract of both kinds asks for an exact number, so both sides weigh the tricks the
declarer still needs against what the cards will bring him anyway. How much they will is a
weighted sum of what a seat can count in its own view.
"""

from engine.cards import NO_TRUMP, count, highest, tops
from engine.flunk import contracts
from engine.flunk.bots.natural_weights import NATURAL

FEATURES = 12

# How strongly the declarer wants tricks, judged from either side.
SHUN = 0
RATHER_NOT = 1
EITHER = 2
RATHER = 3
WANT = 4

# Defenders lean towards beating the contract by a trick: a defence that feeds when in doubt
# cost 3 points a deal, over deals 1 to 2000 and normal in all seats.
_DEFENDERS_LEAN = 256

# What an opening lead tells, as the game's author suggests: a high card attacks (the leader wants
# tricks), a low one feeds (he would rather be rid of them), one from the middle is undecided.
FEEDS = 0
UNDECIDED = 1
ATTACKS = 2

# From how many 256ths of a trick on, that the declarer will miss or have too many, the leader has
# made up his mind.
_DECIDED = 192

# How far a defender's style shifts what he thinks that the declarer will miss.
_STYLE = 64


def _power(first, second, unseen):
    """How many of the cards out our best cards beat, in sixteenths of a trick a round."""
    ours = first | second
    rounds = max(count(first), count(second))
    total = count(unseen)
    sixteenths = 0
    while rounds and ours:
        top = highest(ours)
        ours ^= 1 << top
        rounds -= 1
        sixteenths += 16 * count(unseen & (1 << top) - 1) // total if total else 16
    return sixteenths


def read_position(view, into):
    """Describe a position of High or Low, as the view's seat sees it, in 12 small ints.

    For the declarer of both open hands, for a defender of his own: 0 power outside trumps,
    1 sure tricks outside trumps, 2 and 3 the same in trumps, 4 length of trumps, 5 trumps
    out, 6 the shorter trumps, 7 cards of suits that nobody else has, 8 whether declarer's
    side is to lead or leads, 9 power of dummy against a defender, 10 tricks to be played,
    11 always 16. All but 4, 5, 6, 7 and 10, which are counts, are sixteenths.
    """
    for place in range(FEATURES):
        into[place] = 0
    defending = view.seat
    trump = view.trump
    holding = view.holding
    for suit in range(4):
        dummy = holding[8 + suit]
        if defending:
            own = holding[view.seat * 4 + suit]
            other = 0
            out = view.unseen[suit] | dummy
            into[9] += _power(dummy, 0, view.unseen[suit] | own)
        else:
            own = holding[suit]
            other = dummy
            out = view.unseen[suit]
        if suit == trump:
            into[2] = _power(own, other, out)
            into[3] = 16 * tops(own, other, out)
            into[4] = count(own | other)
            into[5] = count(out)
            into[6] = min(count(own), count(other))
        else:
            into[0] += _power(own, other, out)
            into[1] += 16 * tops(own, other, out)
            if not out:
                into[7] += max(count(own), count(other))
    if not view.leaders[view.count >> 2] & 1:
        into[8] = 16
    into[10] = 13 - (view.count >> 2)
    into[11] = 16


def natural_tricks(features, row):
    """Tricks that declarer's side should still take if nobody steers, in 256ths.

    row: 0 declarer with trumps, 1 declarer at no trump, 2 and 3 a defender.
    """
    total = 0
    place = row * FEATURES
    for feature in range(FEATURES):
        total += features[feature] * (NATURAL[place + feature] - 128)
    return total


def missing(view, features):
    """How many of the tricks that he still needs the declarer will miss if nobody steers, as the
    view's seat sees it, in 256ths: below 0 he will have more."""
    read_position(view, features)
    row = (2 if view.seat else 0) + (1 if view.trump == NO_TRUMP else 0)
    needed = contracts.target_of(view.contract) - view.won
    missed = needed * 256 - natural_tricks(features, row)
    # Who attacks sees the declarer short of tricks sooner than who feeds.
    return missed + view.style * _STYLE if view.seat else missed


def desire(view, features):
    """How much the declarer should want the tricks to come: SHUN .. WANT."""
    needed = contracts.target_of(view.contract) - view.won
    remaining = 13 - (view.count >> 2)
    if needed <= 0:
        return SHUN
    if needed >= remaining:
        return WANT
    missed = missing(view, features)
    if view.seat:
        missed += _DEFENDERS_LEAN
    if missed < -128:
        return SHUN if missed < -448 else RATHER_NOT
    if missed > 128:
        return WANT if missed > 448 else RATHER
    return EITHER


def intention(view):
    """What the leader is about: FEEDS, UNDECIDED or ATTACKS."""
    missed = missing(view, [0] * FEATURES)
    if missed > _DECIDED:
        return ATTACKS
    return FEEDS if missed < -_DECIDED else UNDECIDED


def signalling(view, cards, worths, found, best, near):
    """The place of the opening lead among the legal cards, by what it is to tell.

    Of the cards of the best one's suit whose worth is at most `near` less than its own, the
    highest, a middle one or the lowest. cards: the legal cards, `found` of them, in rising order;
    worths: the worth of each; best: the place of the best.
    """
    suit = cards[best] // 13
    as_good = [place for place in range(found)
               if cards[place] // 13 == suit and worths[place] >= worths[best] - near]
    about = intention(view)
    if about == UNDECIDED:
        return as_good[len(as_good) // 2]
    return as_good[-1 if about == ATTACKS else 0]
