"""Which card suits an aim: to take the trick cheaply, or to lose it with the worst card."""

from engine.cards import count, highest
from engine.flunk.bots.odds import best_so_far, winning_chance


def worth(view, card, want):
    """What a legal card is worth to the side on turn in High or Low; larger is better."""
    chance = winning_chance(view, card, want)
    rank = card % 13
    suit = card // 13
    if not want:
        return (256 - chance) * 4 + _burden(view, suit, rank) * 12
    cost = rank * 4
    if suit == view.trump:
        cost += 48
    leading = not view.count & 3
    if leading:
        return chance * 3 + _lead_bonus(view, suit, rank) - cost
    if best_so_far(view)[0] // 13 != suit and suit != view.trump:
        # A discard: from the suit that will hardly bring a trick.
        cost += 8 * count(view.holding[view.turn * 4 + suit]) if rank > 8 else 0
    return chance * 4 - cost


def _burden(view, suit, rank):
    # A high card with few unseen cards above it is what takes unwanted tricks.
    above = count(view.unseen[suit] >> rank + 1)
    lower_own = count(view.holding[view.turn * 4 + suit] & (1 << rank) - 1)
    return rank - above + (0 if lower_own else -2)


def _lead_bonus(view, suit, rank):
    own = view.holding[view.turn * 4 + suit]
    bonus = count(own) * 8
    if view.turn & 1:
        # A defender: lead the top of touching honours, not away from a lone honour.
        if rank > 7 and own >> rank - 1 & 1:
            bonus += 60
        elif highest(own) > 8 and not own >> highest(own) - 1 & 1:
            bonus -= 40
        if suit == view.trump:
            bonus -= 60
        return bonus
    partner = view.holding[(view.turn ^ 2) * 4 + suit]
    bonus += count(partner) * 8
    if suit == view.trump and view.unseen[suit]:
        bonus += 100
    return bonus
