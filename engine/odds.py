"""How likely a card wins the trick in progress, judged from a View alone.

Chances are whole numbers from 0 to 256. Each unseen card is taken to lie with either
hidden hand alike, unless one of them is known to be out of the suit.
"""

from engine.cards import count

CERTAIN = 256


def beats(card, best, trump):
    """Whether card takes the trick from best, which holds it."""
    if card // 13 == best // 13:
        return card > best
    return card // 13 == trump


def best_so_far(view):
    """(card, seat) holding the trick in progress, or (-1, -1) before the lead."""
    start = view.count & 60
    if start == view.count:
        return -1, -1
    seat = view.winner_of(view.count >> 2)
    return view.cards[start + (seat - view.leaders[view.count >> 2] & 3)], seat


def _holds_one(number, only):
    # At least one of so many unseen cards; only says that no other hand can have them.
    if only:
        return CERTAIN if number else 0
    return CERTAIN - (CERTAIN >> number)


def _holds_none(number, only):
    if only:
        return 0 if number else CERTAIN
    return CERTAIN >> number


def other_hidden(view, seat):
    """The second of the two hidden hands, given one of them."""
    if view.seat == 0:
        return 4 - seat
    return 4 - view.seat if seat == 0 else 0


def _hidden_chance(view, seat, led, best, want):
    void = view.void
    other = other_hidden(view, seat)
    trump = view.trump
    unseen = view.unseen[led]
    if void[seat * 4 + led] or not unseen:
        if trump > 3 or trump == led or void[seat * 4 + trump] or not want:
            return 0
        trumps = view.unseen[trump]
        if best // 13 == trump:
            trumps >>= best % 13 + 1
        return _holds_one(count(trumps), void[other * 4 + trump])
    only = void[other * 4 + led] or not view.left[other]
    higher = count(unseen >> best % 13 + 1) if best // 13 == led else 0
    if want:
        return _holds_one(higher, only)
    return _holds_one(higher, only) * _holds_none(count(unseen) - higher, only) >> 8


def _open_chance(view, seat, led, best, want):
    trump = view.trump
    mask = view.holding[seat * 4 + led]
    if mask:
        if best // 13 != led:
            return 0
        higher = mask >> best % 13 + 1
        if want:
            return CERTAIN if higher else 0
        return CERTAIN if higher and count(higher) == count(mask) else 0
    if trump > 3 or not want:
        return 0
    trumps = view.holding[seat * 4 + trump]
    if best // 13 == trump:
        trumps >>= best % 13 + 1
    return CERTAIN if trumps else 0


def winning_chance(view, card, want):
    """The chance that the side on turn takes this trick if it plays card now.

    want: whether everybody is out to take tricks (True) or to be rid of them (False, when
    a seat takes one only if its cards leave it no choice).
    """
    turn = view.turn
    best, holder = best_so_far(view)
    if best < 0:
        led = card // 13
        best = card
        ours = CERTAIN
    else:
        led = view.led()
        if beats(card, best, view.trump):
            best = card
            holder = turn
        ours = 0 if holder + turn & 1 else CERTAIN
    for later in range((view.count & 3) + 1, 4):
        turn_of = turn + later - (view.count & 3) & 3
        if view.sees(turn_of):
            chance = _open_chance(view, turn_of, led, best, want)
        else:
            chance = _hidden_chance(view, turn_of, led, best, want)
        if turn_of + turn & 1:
            ours -= ours * chance >> 8
        else:
            ours += (CERTAIN - ours) * chance >> 8
    return ours
