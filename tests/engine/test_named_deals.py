"""Bots find the right card in deals with a name, from the level on that the deal says."""

import itertools

import pytest
from named_deals import DEALS
from random_play import contract_name, legal_cards
from test_endgame import hand_of, plain_value

from engine.flunk import bots
from engine.flunk.deal import Deal
from engine.generator import scramble
from engine.names import card_from_name
from engine.view import View

SEEDS = [scramble(seed, 9) for seed in range(8)]
BY_NAME = {deal[0]: deal for deal in DEALS}
SHORT = 4
"""With so many tricks to play, all layouts are few enough to be played out here."""


def reach(deal):
    """(the Deal at its moment, the view of the seat on turn, the right cards)."""
    _, number, contract, _, played, right, _ = deal
    reached = Deal()
    reached.start(number)
    reached.declare(next(each for each in range(74) if contract_name(each) == contract))
    for name in played.split():
        reached.act(card_from_name(name))  # which refuses an illegal card
    view = View()
    reached.look(view, reached.turn())
    return reached, view, {card_from_name(name) for name in right.split()}


def decide(level, view, seed):
    return bots.decide(bots.make(level), view, seed)


def layouts(deal, view):
    """All four hands as sets of cards, for every way in which the hidden cards may lie."""
    hidden = [seat for seat in (0, 1, 3) if seat != view.seat]
    unseen = set().union(*(hand_of(deal.play, seat) for seat in hidden))

    def fits(hand, seat):
        return not any(view.void[seat * 4 + card // 13] for card in hand)

    for first in itertools.combinations(sorted(unseen), view.left[hidden[0]]):
        second = unseen - set(first)
        if fits(first, hidden[0]) and fits(second, hidden[1]):
            hands = [hand_of(deal.play, seat) for seat in range(4)]
            hands[hidden[0]], hands[hidden[1]] = set(first), second
            yield hands


def test_there_are_enough_of_them_and_no_name_twice():
    assert len(BY_NAME) == len(DEALS) >= 10
    assert {deal[2].split()[0] for deal in DEALS} == {"High", "Low", "Dump"}
    assert {"easy", "normal", "hard"} <= {deal[3] for deal in DEALS} <= set(bots.LEVELS) - {"random"}


@pytest.mark.parametrize("name", BY_NAME)
def test_the_levels_find_it_and_chance_does_not(name):
    _, view, right = reach(BY_NAME[name])
    assert right < set(legal_cards(view))
    for level in bots.LEVELS[bots.LEVELS.index(BY_NAME[name][3]):]:
        for seed in SEEDS:
            assert decide(level, view, seed) in right, level
    assert not all(decide("random", view, seed) in right for seed in SEEDS)


def test_easy_misses_some_of_those_it_need_not_find():
    missed = 0
    for deal in DEALS:
        if deal[3] == "normal":
            _, view, right = reach(deal)
            missed += any(decide("easy", view, seed) not in right for seed in SEEDS)
    assert missed > 5


short = [deal[0] for deal in DEALS if 13 - len(deal[4].split()) // 4 <= SHORT]


@pytest.mark.parametrize("name", short)
def test_no_layout_of_the_hidden_cards_makes_another_card_better(name):
    """Played out by all four hands with open cards, in every layout."""
    deal, view, right = reach(BY_NAME[name])
    play = deal.play
    trick = list(play.cards[play.count & 60: play.count])
    side = -1 if view.turn & 1 else 1
    worse = set()
    found = 0
    for hands in layouts(deal, view):
        value = {}
        for card in legal_cards(play):
            rest = [hand - {card} if seat == view.turn else hand for seat, hand in enumerate(hands)]
            value[card] = side * plain_value(rest, trick + [card], play.leaders[play.count >> 2],
                                             (view.turn + 1) % 4, play.won, play.captured, deal.contract)
        best = max(value.values())
        assert {card for card in value if value[card] == best} >= right
        worse |= {card for card in value if value[card] < best}
        found += 1
    assert found and worse == set(legal_cards(play)) - right
