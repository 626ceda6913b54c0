"""What a deal of Three-handed Bridge pays: tricks over six, honours, chicane and slams.

Rules: the American laws of 1904, Foster's honours table, Elwell; see also rubber.py.

A finished deal is told by three numbers:

made      the denomination 0..4; plus 5 if dummy made it; plus 16 for each doubling
tricks    won by the dealer's side, 0..13
holdings  who was dealt what: a kind of honours 0..6, plus 8 if the defenders hold them; plus 16
          for each hand of the dealer's side, and 64 for each defender's, without a trump
"""

from engine.cards import NO_TRUMP, count
from engine.three_handed_bridge.score_table import FIRST_ROWS, HONOURS, ODD_TRICKS

# Kinds of honours: of trumps, where five can be held, or aces at no trump.
NO_HONOURS = 0
THREE = 1
FOUR = 2
FIVE = 3
FOUR_IN_ONE = 4
FOUR_AND_ONE = 5
FIVE_IN_ONE = 6
# Aces are held as THREE, as FOUR, which is divided, or so.
FOUR_ACES_IN_ONE = 3

# What points are for.
TRICKS = 0
HONOURS_HELD = 1
CHICANE = 2
DOUBLE_CHICANE = 3
LITTLE_SLAM = 4
SLAM = 5
RUBBER_WON = 6

_TRUMP_HONOURS = 0x1F00
_ACE = 0x1000


def most_doublings(denomination):
    """How many times an odd trick can be doubled until it is worth 100: 4 to 6."""
    return FIRST_ROWS[denomination + 1] - FIRST_ROWS[denomination] - 1


def trick_points(denomination, steps, odd):
    """What so many tricks over six (0..7) pay after so many doublings."""
    place = (FIRST_ROWS[denomination] + steps) * 16 + 2 * odd
    return ODD_TRICKS[place] | ODD_TRICKS[place + 1] << 8


def honour_points(denomination, kind):
    """What a kind of honours pays; chicane pays as THREE, double chicane as FOUR."""
    return HONOURS[denomination * 7 + kind]


def _held(holding, seat, denomination):
    """How many honours a seat holds."""
    if denomination < NO_TRUMP:
        return count(holding[seat * 4 + denomination] & _TRUMP_HONOURS)
    aces = 0
    for suit in range(4):
        aces += holding[seat * 4 + suit] >> 12
    return aces


def _kind(one, other, denomination):
    """The kind of honours of a side whose hands hold so many."""
    both = one + other
    most = max(one, other)
    if denomination == NO_TRUMP:
        if most == 4:
            return FOUR_ACES_IN_ONE
        return both - 2 if both > 2 else NO_HONOURS
    if both < 3:
        return NO_HONOURS
    if most == 5:
        return FIVE_IN_ONE
    if most == 4:
        return both
    return both - 2


def holdings_of(holding, denomination):
    """The `holdings` of the hands as they were dealt, a list of 16 masks."""
    found = 0
    for side in range(2):
        kind = _kind(_held(holding, side, denomination), _held(holding, side + 2, denomination),
                     denomination)
        if kind:
            found |= kind | side << 3
        if denomination < NO_TRUMP:
            for seat in (side, side + 2):
                if not holding[seat * 4 + denomination]:
                    found += 64 if side else 16
    return found


def made_of(denomination, passed, steps):
    """The `made` of a deal."""
    return denomination + (5 if passed else 0) + 16 * steps


def denomination_of(made):
    """What was trump, 0..3, or 4 for no trump."""
    return (made & 15) % 5


def was_passed(made):
    """Whether dummy made it."""
    return (made & 15) > 4


def steps_of(made):
    """How many doublings there were."""
    return made >> 4


def check(made, tricks, holdings):
    """Raise ValueError, saying why, unless three numbers can be what became of a deal."""
    denomination = denomination_of(made)
    if (made & 15) > 9 or steps_of(made) > most_doublings(denomination):
        raise ValueError("nothing can be made trump and doubled so: " + str(made))
    if not 0 <= tricks <= 13:
        raise ValueError("a deal has 13 tricks, so nobody takes " + str(tricks))
    kind = holdings & 7
    ours = holdings >> 4 & 3
    theirs = holdings >> 6
    if denomination == NO_TRUMP:
        possible = kind <= FOUR_ACES_IN_ONE and not ours and not theirs and (kind or not holdings)
    else:
        # A side without trumps has no honours either.
        possible = THREE <= kind <= FIVE_IN_ONE and ours + theirs < 4 and ours < 3 and theirs < 3
        if possible:
            holder, other = (theirs, ours) if holdings & 8 else (ours, theirs)
            possible = _can_hold(kind, holder, other)
    if not possible:
        raise ValueError("no hands hold trumps and honours so: " + str(holdings))


def _can_hold(kind, holder, other):
    """Whether a side can hold a kind of trump honours with so many hands void in it, and so many
    of the others'."""
    if holder == 2 or other == 2 and kind in (THREE, FOUR, FOUR_IN_ONE):
        return False
    if holder == 1:
        # All that the side holds is in one hand.
        return kind in (THREE, FOUR_IN_ONE, FIVE_IN_ONE)
    return True


def items(made, tricks, holdings):
    """What a finished deal pays, as a list of (for what, whether to the dealer, points).

    What is not for the dealer goes to each of his opponents whole. TRICKS of the dealer are the
    only points below the line.
    """
    denomination = denomination_of(made)
    # One side always has a trick over six: seven tricks of the opponents are six of the dealer's.
    odd = tricks - 6 if tricks > 6 else 7 - tricks
    found = [(TRICKS, tricks > 6, trick_points(denomination, steps_of(made), odd))]
    kind = holdings & 7
    if kind:
        found.append((HONOURS_HELD, not holdings & 8, honour_points(denomination, kind)))
    for side in range(2):
        voids = holdings >> 4 + 2 * side & 3
        if voids:
            found.append((DOUBLE_CHICANE if voids == 2 else CHICANE, not side,
                          honour_points(denomination, FOUR if voids == 2 else THREE)))
    if tricks > 11 or tricks < 2:
        slam = tricks == 13 or not tricks
        found.append((SLAM if slam else LITTLE_SLAM, tricks > 6, 40 if slam else 20))
    return found


def points(made, tricks, holdings):
    """(dealer's below the line, dealer's above, each opponent's above) for a finished deal."""
    below = above = against = 0
    for reason, to_dealer, value in items(made, tricks, holdings):
        if not to_dealer:
            against += value
        elif reason == TRICKS:
            below += value
        else:
            above += value
    return below, above, against
