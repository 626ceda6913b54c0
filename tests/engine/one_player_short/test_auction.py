"""The cards of the auction: what a bid, a pass and a double bring while the pile lasts, and after."""

import random

import pytest
from auction_referee import CALLS
from card_referee import NAMES, NUMBER, hands_of
from short_play import STYLES, choose, deal_state, new_deal, referee_of

from engine import pack
from engine.one_player_short.auction import CALLING, LAYING, OVER, PLAYING, TAKING
from engine.one_player_short.calls import DOUBLE, NO_CARD, PASS

# Dummy's cards in deal 1, the top card last.
PILE_OF_1 = "D8 SK H5 S6 D2 CK S3 CQ DQ D4 S2 C9 S4"


def open_cards(deal):
    return hands_of(deal.play.holding)[2]


def hand(deal, seat):
    return hands_of(deal.play.holding)[seat]


def bid(deal):
    """The lowest bid that is left."""
    deal.act(deal.auction.calls.last_bid + 1)


def without_pile(number=1):
    """A deal in which thirteen calls have been made, all bids, each laying its lowest card."""
    deal = new_deal(number)
    for _ in range(13):
        bid(deal)
        deal.act(min(NUMBER[name] for name in hand(deal, deal.turn())))
    assert deal.pile() == 0 and len(open_cards(deal)) == 13
    return deal


# The deal

def test_four_hands_of_the_number_the_second_of_which_is_the_pile():
    for number in (1, 77, 999999):
        holding = [0] * 16
        pack.deal(number, holding)
        dealt = hands_of(holding)
        deal = new_deal(number)
        assert [hand(deal, seat) for seat in (0, 1, 3)] == [dealt[0], dealt[1], dealt[3]]
        assert {NAMES[card] for card in deal.auction.pile} == dealt[2]
        assert open_cards(deal) == set()
        # One card at a time was dealt, the first to the left, the second to the pile.
        assert list(deal.auction.pile) == [pack.shuffled_pack(number)[place] for place in range(1, 52, 4)]


def test_the_pile_of_a_deal_by_heart():
    deal = new_deal(1)
    assert " ".join(NAMES[card] for card in deal.auction.pile) == PILE_OF_1
    assert deal.turn() == 0 and deal.due() == CALLING


# While the pile lasts

@pytest.mark.parametrize("call", [PASS, DOUBLE])
def test_with_a_pass_or_a_double_the_top_card_is_turned(call):
    deal = new_deal(5)
    bid(deal)
    deal.act(NUMBER[min(hand(deal, 0))])
    before = [hand(deal, seat) for seat in (0, 1, 3)]
    top = NAMES[deal.auction.pile[11]]
    deal.act(call)
    assert top in open_cards(deal) and len(open_cards(deal)) == 2
    assert [hand(deal, seat) for seat in (0, 1, 3)] == before
    assert deal.auction.calls.laid[1] == NUMBER[top]
    assert deal.auction.calls.taken[1] == NO_CARD
    assert deal.due() == CALLING and deal.turn() == 3 and deal.pile() == 11


def test_with_a_bid_the_top_card_is_taken_and_any_of_fourteen_laid():
    for laid in range(14):
        deal = new_deal(6)
        own = hand(deal, 0)
        top = NAMES[deal.auction.pile[12]]
        bid(deal)
        assert deal.due() == LAYING and deal.turn() == 0 and deal.pile() == 12
        assert hand(deal, 0) == own | {top} and open_cards(deal) == set()
        name = sorted(own | {top})[laid]
        deal.act(NUMBER[name])
        assert hand(deal, 0) == (own | {top}) - {name} and open_cards(deal) == {name}
        assert (deal.auction.calls.laid[0], deal.auction.calls.taken[0]) == (NUMBER[name], NUMBER[top])
        assert deal.due() == CALLING and deal.turn() == 1


def test_laying_is_compulsory_and_takes_a_card_in_hand():
    deal = new_deal(6)
    bid(deal)
    held = {NUMBER[name] for name in hand(deal, 0)}
    before = deal_state(deal)
    for card in range(-3, 300):
        if card in held:
            continue
        with pytest.raises(ValueError) as caught:
            deal.act(card)
        assert len(str(caught.value)) > 15
        assert deal_state(deal) == before
    with pytest.raises(ValueError, match="After a bid you must lay a card face up"):
        deal.act(NO_CARD)
    with pytest.raises(ValueError, match="is not in your hand"):
        deal.act(NUMBER[min(hand(deal, 1))])
    with pytest.raises(ValueError, match="There is no card number 52"):
        deal.act(52)


def test_the_call_that_ends_the_auction_turns_a_card_too():
    deal = new_deal(7)
    bid(deal)
    deal.act(NUMBER[min(hand(deal, 0))])
    deal.act(DOUBLE)
    deal.act(PASS)
    assert deal.due() == PLAYING
    assert len(open_cards(deal)) == 3 and deal.pile() == 10


# When the pile is out

def test_a_pass_or_a_double_brings_nothing_then():
    for call in (PASS, DOUBLE):
        deal = without_pile()
        before = [hand(deal, seat) for seat in range(4)]
        deal.act(call)
        assert [hand(deal, seat) for seat in range(4)] == before
        assert deal.auction.calls.laid[13] == deal.auction.calls.taken[13] == NO_CARD
        assert deal.due() == CALLING


def test_a_bidder_may_exchange_one_card_for_any_open_one():
    deal = without_pile()
    seat = deal.turn()
    own, opened = hand(deal, seat), open_cards(deal)
    bid(deal)
    assert deal.due() == TAKING and deal.turn() == seat
    taken, laid = max(opened), min(own)
    deal.act(NUMBER[taken])
    assert deal.due() == LAYING and deal.turn() == seat
    assert hand(deal, seat) == own | {taken} and open_cards(deal) == opened - {taken}
    deal.act(NUMBER[laid])
    assert hand(deal, seat) == (own | {taken}) - {laid}
    assert open_cards(deal) == (opened - {taken}) | {laid}
    assert (deal.auction.calls.taken[13], deal.auction.calls.laid[13]) == (NUMBER[taken], NUMBER[laid])
    assert deal.due() == CALLING and deal.turn() != seat


def test_a_bidder_need_not_exchange():
    deal = without_pile()
    before = [hand(deal, seat) for seat in range(4)]
    seat = deal.turn()
    bid(deal)
    deal.act(NO_CARD)
    assert deal.due() == CALLING and deal.turn() != seat
    assert [hand(deal, seat) for seat in range(4)] == before
    assert deal.auction.calls.taken[13] == deal.auction.calls.laid[13] == NO_CARD


def test_only_open_cards_can_be_taken_and_what_was_taken_is_not_laid_again():
    deal = without_pile()
    bid(deal)
    opened = {NUMBER[name] for name in open_cards(deal)}
    before = deal_state(deal)
    for card in list(range(-3, 255)) + [256]:
        if card not in opened:
            with pytest.raises(ValueError):
                deal.act(card)
            assert deal_state(deal) == before
    with pytest.raises(ValueError, match="does not lie open in dummy"):
        deal.act(NUMBER[min(hand(deal, deal.turn()))])
    taken = max(opened)
    deal.act(taken)
    before = deal_state(deal)
    with pytest.raises(ValueError, match=NAMES[taken] + " was just taken from dummy"):
        deal.act(taken)
    assert deal_state(deal) == before


def test_a_player_may_lay_later_what_he_took_earlier():
    deal = without_pile()
    seat = deal.turn()
    bid(deal)
    taken = max(NUMBER[name] for name in open_cards(deal))
    deal.act(taken)
    deal.act(min(NUMBER[name] for name in hand(deal, seat)))
    for _ in range(2):
        bid(deal)
        deal.act(NO_CARD)
    assert deal.turn() == seat
    bid(deal)
    deal.act(max(NUMBER[name] for name in open_cards(deal)))
    deal.act(taken)
    assert NAMES[taken] in open_cards(deal)


# Random auctions beside the referee

@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("second_chance", [False, True])
def test_random_auctions_obey_the_rules(style, second_chance):
    chance = random.Random(style)
    lengths = []
    exchanged = 0
    for number in range(1, 121):
        deal = new_deal(number, number % 3, second_chance)
        referee = referee_of(deal)
        while deal.due() < PLAYING:
            check_alike(deal, referee)
            choice = choose(deal, chance, style)
            if deal.due() == CALLING:
                referee.call(CALLS[choice])
            elif deal.due() == TAKING:
                referee.take(None if choice == NO_CARD else NAMES[choice])
                exchanged += choice != NO_CARD
            else:
                referee.lay(NAMES[choice])
            deal.act(choice)
        lengths.append(len(referee.calls))
        check_the_end(deal, referee)
    assert max(lengths) <= 128
    if style == "stubborn":
        assert max(lengths) > 30 and exchanged > 100


def check_alike(deal, referee):
    """The auction is as the referee has it, and all cards are somewhere."""
    assert not referee.over() and not deal.is_over()
    calls = deal.auction.calls
    assert {CALLING: "call", TAKING: "take", LAYING: "lay"}[deal.due()] == referee.stage
    assert deal.player_of(deal.turn()) == (deal.dealer + referee.player()) % 3
    hands = hands_of(deal.play.holding)
    assert [hands[0], hands[1], hands[3]] == referee.hands
    assert hands[2] == referee.open
    pile = deal.auction.pile[: deal.pile()]
    assert [NAMES[card] for card in pile] == referee.pile
    assert sorted(set().union(*hands) | set(referee.pile)) == sorted(NAMES)
    count = calls.count
    assert len(referee.pile) == max(0, 13 - count)
    if referee.stage == "call":
        assert len(referee.open) == min(13, count)
        assert [len(each) for each in referee.hands] == [13, 13, 13]
        into = bytearray(37)
        assert {CALLS[call] for call in into[: calls.legal(into)]} == referee.legal_calls()
    name_of = {NO_CARD: None, **dict(enumerate(NAMES))}
    assert [name_of[card] for card in calls.laid[:count]] == referee.laid
    assert [name_of[card] for card in calls.taken[:count]] == referee.took
    bid = referee.last_bid()
    assert (bid and CALLS.index(bid[0])) == (None if calls.last_bid < 0 else calls.last_bid)
    assert calls.doubled == referee.doubled()


def check_the_end(deal, referee):
    """The declarer, and the hands where they belong."""
    assert referee.over()
    hands = hands_of(deal.play.holding)
    bid = referee.last_bid()
    if bid is None:
        assert (deal.due(), deal.declarer, deal.contract, deal.score()) == (OVER, -1, -1, 0)
        assert deal.is_over()
        return
    declarer = bid[1]
    assert deal.due() == PLAYING and not deal.is_over()
    assert deal.declarer == (deal.dealer + declarer) % 3
    assert hands[0] == referee.hands[declarer]
    assert hands[1] == referee.hands[(declarer + 1) % 3]
    assert hands[3] == referee.hands[(declarer + 2) % 3]
    assert hands[2] == referee.open
    assert deal.contract == CALLS.index(bid[0]) + 35 * referee.doubled()


def test_auctions_without_a_bid_are_thrown_in():
    deal = new_deal(9, 1)
    for _ in range(6):
        assert not deal.is_over()
        deal.act(PASS)
    assert deal.is_over() and deal.due() == OVER and deal.score() == 0
    before = deal_state(deal)
    for choice in (0, PASS, DOUBLE, 51):
        with pytest.raises(ValueError, match="thrown in"):
            deal.act(choice)
        assert deal_state(deal) == before
