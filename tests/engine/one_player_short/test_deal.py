"""A deal from the first call to the last trick: who sits where, the lead, the exposed pile, the score."""

import random

import pytest
from card_referee import NAMES, Referee, hands_of
from short_play import (
    STYLES,
    choices,
    choose,
    deal_state,
    deal_with_contract,
    finished_auction,
    new_deal,
)

from engine.one_player_short import contracts
from engine.one_player_short.auction import CALLING, LAYING, OVER, PLAYING
from engine.one_player_short.calls import DOUBLE, PASS
from engine.one_player_short.deal import Deal

# By declarer: the players of the seats declarer, left defender, dummy, right defender.
SEATS = {0: [0, 1, 0, 2], 1: [1, 2, 1, 0], 2: [2, 0, 2, 1]}


def contract_by(declarer, dealer, number=3):
    """A Deal in which the players before the declarer pass, he bids, and all pass."""
    deal = new_deal(number, dealer)
    while (dealer + deal.auction.calls.count) % 3 != declarer:
        deal.act(PASS)
    deal.act(11)
    taken = deal.auction.calls.taken[deal.auction.calls.count - 1]
    deal.act([card for card in choices(deal) if card != taken][0])
    while deal.due() == CALLING:
        deal.act(PASS)
    return deal


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("declarer", range(3))
def test_seats_and_players(declarer, dealer):
    deal = new_deal(3, dealer)
    assert [deal.player_of(seat) for seat in range(4)] == SEATS[dealer]
    dealt = [hands_of(deal.play.holding)[deal.seat_of(player)] for player in range(3)]
    deal = contract_by(declarer, dealer)
    assert (deal.due(), deal.declarer, deal.dealer) == (PLAYING, declarer, dealer)
    assert [deal.player_of(seat) for seat in range(4)] == SEATS[declarer]
    assert sorted(deal.seat_of(player) for player in range(3)) == [0, 1, 3]
    for player in range(3):
        assert deal.player_of(deal.seat_of(player)) == player
        hand = hands_of(deal.play.holding)[deal.seat_of(player)]
        # Only the declarer has exchanged a card.
        assert len(hand & dealt[player]) == (12 if player == declarer else 13)
    calls = deal.auction.calls
    assert deal.player_of(calls.seat_of(0)) == dealer
    assert calls.seat_of(calls.bid_place) == 0
    # The declarer's left neighbour leads.
    assert deal.turn() == 1 and deal.player_of(1) == (declarer + 1) % 3


def test_callers_and_their_seats_stay_together_when_seats_change():
    chance = random.Random(11)
    for number in range(1, 60):
        deal = new_deal(number, number % 3)
        callers = []
        while deal.due() < PLAYING:
            if deal.due() == CALLING:
                callers.append(deal.player_of(deal.turn()))
            deal.act(choose(deal, chance))
        calls = deal.auction.calls
        assert [deal.player_of(calls.seat_of(place)) for place in range(calls.count)] == callers


def test_the_rest_of_the_pile_is_exposed_by_the_opening_lead():
    for number in range(1, 40):
        deal = finished_auction(number)
        if deal.due() != PLAYING:
            continue
        hidden = {NAMES[card] for card in deal.auction.pile[: deal.pile()]}
        opened = hands_of(deal.play.holding)[2]
        assert len(hidden) + len(opened) == 13 and not hidden & opened
        deal.act(choices(deal)[0])
        assert deal.pile() == 0
        assert hands_of(deal.play.holding)[2] == hidden | opened


def test_the_contract_sets_trumps():
    for bid in range(35):
        deal = new_deal(4)
        deal.act(bid)
        deal.act(choices(deal)[0])
        deal.act(DOUBLE)
        deal.act(PASS)
        assert (deal.contract, deal.play.trump, deal.play.dump_suit) == (35 + bid, bid % 5, 4)


@pytest.mark.parametrize("style", sorted(STYLES))
def test_random_games_obey_the_rules(style):
    chance = random.Random(style)
    played = 0
    for _ in range(150):
        deal = finished_auction(chance.randint(1, 999999), chance, style, dealer=chance.randrange(3),
                                second_chance=bool(chance.randrange(2)))
        if deal.due() == OVER:
            continue
        played += 1
        follow_a_game(deal, chance)
    assert played > 60 or style == "silent"


def follow_a_game(deal, chance):
    """Play a deal out beside the referee of Flunk's play: the tricks are the same."""
    hands = hands_of(deal.play.holding)
    hands[2] |= {NAMES[card] for card in deal.auction.pile[: deal.pile()]}
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted(set().union(*hands)) == sorted(NAMES)
    trump = contracts.trump_of(deal.contract)
    referee = Referee(hands, "CDHS"[trump] if trump < 4 else None)
    decisions = deal.decisions
    for count in range(52):
        assert not deal.is_over() and deal.due() == PLAYING
        assert deal.turn() == referee.turn and deal.play.count == count
        legal = choices(deal)
        assert {NAMES[card] for card in legal} == referee.legal()
        card = chance.choice(legal)
        deal.act(card)
        referee.play(NAMES[card])
        assert deal.play.won == referee.won()
    assert deal.is_over() and deal.due() == OVER and deal.decisions == decisions + 52
    assert sorted(deal.play.cards) == list(range(52))
    assert deal.score() == contracts.score(deal.contract, referee.won())


def test_undo_takes_cards_of_the_play_back_and_conceals_the_pile_again():
    chance = random.Random(5)
    for _ in range(30):
        deal = deal_with_contract(chance)
        states = []
        for _ in range(chance.randint(1, 52)):
            states.append(deal_state(deal))
            deal.act(chance.choice(choices(deal)))
        for state in reversed(states):
            deal.undo()
            assert deal_state(deal) == state
        with pytest.raises(ValueError, match="No card has been played"):
            deal.undo()
        assert deal_state(deal) == states[0]


def test_a_call_cannot_be_taken_back():
    deal = new_deal(1)
    deal.act(4)
    before = deal_state(deal)
    with pytest.raises(ValueError, match="No card has been played"):
        deal.undo()
    assert deal_state(deal) == before and deal.due() == LAYING


def test_a_wrong_card_in_the_play_is_refused_and_changes_nothing():
    chance = random.Random(6)
    deal = deal_with_contract(chance)
    for _ in range(20):
        before = deal_state(deal)
        legal = choices(deal)
        for card in (-1, 52, 255, 1000, *(card for card in range(52) if card not in legal)):
            with pytest.raises(ValueError):
                deal.act(card)
            assert deal_state(deal) == before
        deal.act(chance.choice(legal))


def test_the_hidden_pile_cannot_be_played_before_the_lead():
    deal = contract_by(0, 0)
    for card in deal.auction.pile[: deal.pile()]:
        with pytest.raises(ValueError, match="does not hold"):
            deal.act(card)


def test_nothing_can_be_played_when_a_deal_is_over():
    chance = random.Random(7)
    deal = deal_with_contract(chance)
    while not deal.is_over():
        deal.act(chance.choice(choices(deal)))
    before = deal_state(deal)
    for choice in (0, 35, 51):
        with pytest.raises(ValueError, match="thirteen tricks"):
            deal.act(choice)
        assert deal_state(deal) == before


def test_starting_again_leaves_nothing_of_the_deal_before():
    chance = random.Random(8)
    used = Deal()
    for number in (1, 500, 999999):
        for _ in range(3):
            used.start(number, 2, True)
            fresh = new_deal(number, 2, True)
            assert deal_state(used) == deal_state(fresh)
            for _ in range(chance.randrange(60)):
                if not used.is_over():
                    used.act(choose(used, chance))
