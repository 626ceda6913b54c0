"""What a player looks at before he plays a card."""

from engine.cards import count
from engine.odds import winning_chance

FEATURES = 12


def read_card(view, card, into):
    """Describe a legal card in 12 small ints.

    0 chance to take the trick if all want it, 1 if nobody does, both in sixteenths; 2 rank;
    3 whether it is a trump (a ruff, if thrown); 4 how many of its suit the hand holds;
    5 how many the partner or dummy opposite holds (for a defender: dummy); 6 unseen cards
    above it, 7 below it; 8 own lower cards; 9 whether the next lower card is held too;
    10 unseen trumps, for a trump led; 11 whether a partner's card holds the trick.
    """
    suit = card // 13
    rank = card % 13
    turn = view.turn
    own = view.holding[turn * 4 + suit]
    across = 8 if turn != 2 else 0
    unseen = view.unseen[suit]
    into[0] = winning_chance(view, card, True) >> 4
    into[1] = winning_chance(view, card, False) >> 4
    into[2] = rank
    trumped = suit == view.trump
    into[3] = 8 if trumped else 0
    into[4] = count(own)
    into[5] = count(view.holding[across + suit])
    into[6] = count(unseen >> rank + 1)
    into[7] = count(unseen & (1 << rank) - 1)
    into[8] = count(own & (1 << rank) - 1)
    into[9] = 8 if rank and own >> rank - 1 & 1 else 0
    into[10] = count(unseen) if trumped and not view.count & 3 else 0
    into[11] = 0
    if view.count & 3:
        holder = view.winner_of(view.count >> 2)
        if not holder + turn & 1:
            into[11] = 8
