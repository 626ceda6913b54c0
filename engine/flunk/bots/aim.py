"""What a side is after in High and Low: to take tricks, or to be rid of them.

Every contract of both kinds asks for an exact number, so both sides weigh the tricks the
declarer still needs against what the cards will bring him anyway.
"""

from engine.cards import count
from engine.flunk import contracts
from engine.flunk.bots.suits import forced, tops, winners


def wants_tricks(view):
    """Whether the side on turn should try to take the present trick."""
    needed = contracts.target_of(view.contract) - view.won
    remaining = 13 - (view.count >> 2)
    if view.turn & 1:
        return defenders_want(view, needed, remaining)
    return declarer_wants(view, needed, remaining)


def declarer_wants(view, needed, remaining):
    """Declarer: take tricks while the number is nearer to the most he can take than to the
    fewest he must."""
    if needed <= 0:
        return False
    if needed >= remaining:
        return True
    most = 0
    fewest = 0
    for suit in range(4):
        own = view.holding[suit]
        dummy = view.holding[8 + suit]
        unseen = view.unseen[suit]
        most += winners(own, dummy, unseen)
        if suit == view.trump:
            # The short trumps can ruff.
            most += min(count(own), count(dummy)) >> 1
        fewest += forced(own, dummy, unseen)
    most = min(most, remaining)
    fewest = min(fewest, remaining)
    return 2 * needed >= most + fewest


def defenders_want(view, needed, remaining):
    """Defenders: beat the contract while that is in sight, else feed it.

    A declarer who has what he promised, or needs few of the tricks left, is fed; one who
    cannot get there any more is kept as short as possible.
    """
    if needed <= 0:
        return False
    if needed > remaining:
        return True
    enough = remaining - needed + 1
    sure = 0
    for suit in range(4):
        own = view.holding[view.seat * 4 + suit]
        against = view.unseen[suit] | view.holding[8 + suit]
        sure += tops(own, 0, against)
    if sure >= enough:
        return True
    return 2 * needed >= remaining
