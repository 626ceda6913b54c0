"""What to tell a player who asks for a hint: what the card does, and one fact that speaks for it.

Every fact is either one of the view (what is still needed, who can still take the trick), or
what the bot wished for, or what its search found. Where none fits the card, nothing better is
said than that the bot judged it best.
"""

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.odds import beats, best_so_far, other_hidden

# As engine.flunk.bots.reasons and aim have them: how it was decided, what was wished for, and
# what the card does. Names that begin like these take a board no memory.
_FORCED = 0
_EITHER = 2
_CAUGHT = 6
_LEADS = 0
_TAKES = 1
_DUCKS = 2
_FOLLOWS = 3
_RUFFS = 4

# What becomes of the trick, for the side that plays a card to it.
_LOST = -1
_OPEN = 0
_WON = 1

# What the card does. It wins: nobody can take the trick from it. Yours: the other hand's card
# has the trick, and keeps it. It loses: nobody of the side can take the trick. It may win: it
# takes the trick so far. Wait: it leaves a trick that it could take, though the side is after
# tricks. Follow: it cannot take the trick. Throw: it is discarded.
_WINS = 0
_YOURS = 1
_LOSES = 2
_MAY_WIN = 3
_RUFF = 4
_DUCK = 5
_WAIT = 6
_LEAD = 7
_FOLLOW = 8
_THROW = 9

# What speaks for it. First what needs no word before it: no other card is legal; in all worlds
# searched every card brought the same; it was best in so many of so many worlds; the side is
# after tricks, and no card wins this one; it wants to lose it, and every card wins it; and it
# was judged best of so many cards.
_ONLY = 0
_ALIKE = 1
_BEST = 2
_NONE_WINS = 3
_ALL_WIN = 4
_JUDGED = 5
# For the declarer: he has his number; he has more; this trick makes it; he needs all to come;
# he cannot get there, and each trick short costs; he needs so many more and must work for them;
# left to itself his side would take too many; it would take about his number.
_HAS = 6
_PAST = 7
_MAKES = 8
_REST = 9
_SHORT = 10
_MORE = 11
_ENOUGH = 12
_COURSE = 13
# For a defender, of the declarer: he has his number; he has more; this trick beats him; one
# trick beats him; he is beaten, and each trick costs him more; he is to get fewer than his
# number; he is to get more; either would do.
_HE_HAS = 14
_HE_PAST = 15
_BEATS = 16
_ONE_BEATS = 17
_DOWN = 18
_BEAT = 19
_FEED = 20
_BOTH = 21
# In a dump, for the declarer: this trick is his, and clean; he is after such tricks; better
# leave this one alone; he is caught, and wants no more dump cards.
_CLEAN_TRICK = 22
_TRICKS = 23
_CLEAR = 24
_NO_MORE = 25
# For a defender: the declarer is to take a dump card; he is caught, and is to take more; it is
# a trick less for him.
_PUT = 26
_PUT_MORE = 27
_LESS = 28


def _may_beat(view, seat, led, best):
    """Whether a seat still to play may hold a card that it may play and that beats best."""
    trump = view.trump
    rank = best % 13
    leads = best // 13 == led
    if view.sees(seat):
        suits = view.holding[seat * 4:seat * 4 + 4]
        follows = suits[led]
        if follows:
            return leads and bool(follows >> rank + 1)
    else:
        suits = view.unseen
        void = view.void
        if not void[seat * 4 + led] and suits[led]:
            if leads and suits[led] >> rank + 1:
                return True
            if void[other_hidden(view, seat) * 4 + led]:
                return False
        if trump < NO_TRUMP and void[seat * 4 + trump]:
            return False
    if trump == NO_TRUMP or led == trump:
        return False
    return bool(suits[trump] >> (0 if leads else rank + 1))


def fate(view, card):
    """What becomes of the trick if the seat on turn plays card: _WON or _LOST by its side however
    the hidden cards lie and whatever the others play, else _OPEN."""
    turn = view.turn
    best, holder = best_so_far(view)
    if best < 0 or beats(card, best, view.trump):
        best = card
        holder = turn
    led = view.led()
    if led < 0:
        led = card // 13
    theirs = holder + turn & 1
    for seat in range(turn + 1, turn + 4 - (view.count & 3)):
        # Who could turn it: an opponent, or if they have the trick one of us.
        if (seat + turn & 1) != theirs and _may_beat(view, seat & 3, led, best):
            return _OPEN
    return _LOST if theirs else _WON


def _doing(act, fated, beating):
    if act == _LEADS:
        return _WINS if fated == _WON else _LEAD
    if act == _TAKES:
        return _WINS if fated == _WON else _MAY_WIN
    if act == _RUFFS and beating:
        return _RUFF
    if fated == _WON:
        return _YOURS
    if act == _DUCKS:
        return _DUCK
    if act == _FOLLOWS:
        return _LOSES if fated == _LOST else _FOLLOW
    return _THROW


def advise(reason, view):
    """(doing, why, number, of) about the card of a Reason, as the view's seat may know it.

    doing: _WINS .. _THROW, or -1 where `why` says all; why: _ONLY .. _LESS; number: of tricks,
    cards or worlds that goes with it, else 0; of: how many worlds there were, else 0.
    """
    if reason.how == _FORCED:
        return -1, _ONLY, 0, 0
    card = reason.choice
    fated = fate(view, card)
    best = best_so_far(view)[0]
    doing = _doing(reason.act, fated, best < 0 or beats(card, best, view.trump))
    firm = False
    if view.dump_suit < 4:
        doing, why, number = _in_a_dump(reason, view, doing, fated)
    else:
        needed = contracts.target_of(view.contract) - view.won
        left = 13 - view.tricks()
        doing, why, number = _about_the_number(reason, view, doing, fated, needed, left)
        firm = needed <= 0 or needed >= left or why == _MAKES
    if reason.worlds:
        if min(reason.best_in) == reason.worlds:
            return -1, _ALIKE, 0, 0
        found = reason.best_in[reason.options.index(card)]
        if not firm or doing < 0 or found < reason.worlds:
            return -1, _BEST, found, reason.worlds
    return doing, why, number, 0


def _all(reason, view, fated):
    for card in reason.options:
        if fate(view, card) != fated:
            return False
    return True


def _losing(reason, view):
    # A card that wins, though its side would rather lose.
    if _all(reason, view, _WON):
        return -1, _ALL_WIN, 0
    return -1, _JUDGED, len(reason.options)


def _about_the_number(reason, view, doing, fated, needed, left):
    if reason.wish > _EITHER:
        if fated == _LOST and _all(reason, view, _LOST):
            return -1, _NONE_WINS, 0
        if doing == _DUCK or fated == _LOST:
            doing = _WAIT
    elif reason.wish < _EITHER and doing in (_WINS, _YOURS, _MAY_WIN, _RUFF):
        return _losing(reason, view)
    defends = view.turn & 1
    target = needed + view.won
    if needed <= 0:
        if needed:
            return doing, _HE_PAST if defends else _PAST, target
        return doing, _HE_HAS if defends else _HAS, target
    if needed == 1 and fated == _WON and reason.wish >= _EITHER and not defends:
        return doing, _MAKES, target
    if needed > left:
        return doing, _DOWN if defends else _SHORT, 0
    if needed == left:
        if defends:
            return doing, _BEATS if fated == _WON else _ONE_BEATS, 0
        return doing, _REST, 0
    if reason.wish > _EITHER:
        if defends:
            return doing, _BEAT, target
        return doing, _MORE, needed
    if reason.wish < _EITHER:
        return doing, _FEED if defends else _ENOUGH, 0
    return (doing, _BOTH, 0) if defends else (doing, _COURSE, target)


def _in_a_dump(reason, view, doing, fated):
    from engine.flunk.bots.dump import trick_is_dirty

    caught = reason.wish == _CAUGHT
    wins = doing in (_WINS, _YOURS, _MAY_WIN)
    if view.turn & 1:
        if wins:
            return _losing(reason, view) if caught else (doing, _LESS, 0)
        return doing, _PUT_MORE if caught else _PUT, 0
    if wins:
        if caught or trick_is_dirty(view, reason.choice):
            return _losing(reason, view)
        return doing, _CLEAN_TRICK if fated == _WON and view.count & 3 == 3 else _TRICKS, 0
    if caught:
        return doing, _NO_MORE, 0
    return doing, _CLEAR if doing != _LEAD else _TRICKS, 0
