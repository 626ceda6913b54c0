"""What a player may know of an auction and of the play after it, and not a bit more."""

import random

from auction_referee import CALLS
from card_referee import NAMES, hands_of, holding_of
from short_play import (
    STYLES,
    choices,
    choose,
    deal_with_contract,
    new_deal,
    random_session,
    referee_of,
    step,
    view_state,
)

from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import NO_CARD
from engine.one_player_short.view import AuctionView

SEATS = (0, 1, 3)


def seen(deal, seat):
    view = AuctionView()
    deal.look(view, seat)
    return view_state(view)


def publicly_known(calls):
    """The cards of each seat that everybody knows of, by the record of what was taken openly."""
    known = {seat: set() for seat in SEATS}
    for place in range(13, calls.count):
        seat = calls.seat_of(place)
        if calls.taken[place] != NO_CARD:
            known[seat].add(NAMES[calls.taken[place]])
        if calls.laid[place] != NO_CARD:
            known[seat].discard(NAMES[calls.laid[place]])
    return known


def redeal(deal, seat, chance):
    """Deal the cards hidden from a seat anew, as the public record allows: the other two hands,
    the pile, and what the others took from it."""
    hands = hands_of(deal.play.holding)
    known = publicly_known(deal.auction.calls)
    hidden = [other for other in SEATS if other != seat]
    size = {other: len(hands[other]) for other in hidden}
    fixed = {other: known[other] & hands[other] for other in hidden}
    cards = []
    for other in hidden:
        cards += sorted(hands[other] - fixed[other])
    pile = deal.pile()
    cards += [NAMES[card] for card in deal.auction.pile[:pile]]
    chance.shuffle(cards)
    for other in hidden:
        wanted = size[other] - len(fixed[other])
        hands[other] = fixed[other] | set(cards[:wanted])
        cards = cards[wanted:]
    assert len(cards) == pile
    for place, name in enumerate(cards):
        deal.auction.pile[place] = NAMES.index(name)
    deal.play.holding[:] = holding_of(hands)
    # What they took may be any card that they hold, or laid since; nobody else can tell.
    calls = deal.auction.calls
    for place in range(min(13, calls.count)):
        caller = calls.seat_of(place)
        if caller != seat and calls.taken[place] != NO_CARD and hands[caller]:
            calls.taken[place] = NAMES.index(chance.choice(sorted(hands[caller])))
            deal.auction.pile[12 - place] = calls.taken[place]


def memory(deal):
    calls = deal.auction.calls
    return list(deal.play.holding), bytes(deal.auction.pile), bytes(calls.taken)


def recall(deal, kept):
    deal.play.holding[:] = kept[0]
    deal.auction.pile[:] = kept[1]
    deal.auction.calls.taken[:] = kept[2]


def test_no_field_changes_when_hidden_cards_are_dealt_anew():
    chance = random.Random(1)
    changed = {CALLING: 0, TAKING: 0, LAYING: 0, PLAYING: 0}
    for number in range(1, 101):
        style = chance.choice(sorted(STYLES))
        deal = new_deal(number, number % 3, bool(chance.randrange(2)))
        while not deal.is_over():
            for seat in SEATS:
                before = seen(deal, seat)
                kept = memory(deal)
                redeal(deal, seat, chance)
                changed[deal.due()] += memory(deal) != kept
                assert seen(deal, seat) == before
                recall(deal, kept)
            deal.act(choose(deal, chance, style))
    # The test would be empty if the hands hardly ever changed.
    assert min(changed.values()) > 150, changed


def test_no_field_changes_with_the_scores_of_a_session():
    chance = random.Random(2)
    for _ in range(60):
        session = random_session(chance, target=0)
        for _ in range(chance.randrange(120)):
            step(session, chance)
            if session.deal.is_over() and session.index + 1 == session.deals:
                break
        for seat in SEATS:
            view, other = AuctionView(), AuctionView()
            session.look(view, seat)
            kept = memory(session.deal)
            redeal(session.deal, seat, chance)
            session.look(other, seat)
            recall(session.deal, kept)
            assert view_state(view) == view_state(other)
            player = session.player_of(seat)
            assert list(view.totals) == [session.total((player + turn) % 3) for turn in range(3)]


def test_a_view_equals_an_independent_reckoning():
    chance = random.Random(3)
    exchanges = 0
    for number in range(200, 290):
        style = chance.choice(sorted(STYLES))
        deal = new_deal(number, number % 3)
        referee = referee_of(deal)
        while deal.due() < PLAYING:
            for player in range(3):
                check_view(deal, referee, player)
            exchanges += len(referee.known[0] | referee.known[1] | referee.known[2])
            choice = choose(deal, chance, style)
            if deal.due() == CALLING:
                referee.call(CALLS[choice])
            elif deal.due() == TAKING:
                referee.take(None if choice == NO_CARD else NAMES[choice])
            else:
                referee.lay(NAMES[choice])
            deal.act(choice)
    assert exchanges > 100


def check_view(deal, referee, player):
    """Of the referee's player (0 is the dealer) while the auction lasts."""
    seat = (0, 1, 3)[player]
    view = AuctionView()
    deal.look(view, seat)
    hands = hands_of(view.holding)
    assert hands[seat] == referee.hands[player]
    assert hands[2] == referee.open
    for other in SEATS:
        assert other == seat or hands[other] == set()
    unseen = {NAMES[suit * 13 + rank] for suit in range(4) for rank in range(13) if view.unseen[suit] >> rank & 1}
    assert unseen == set(NAMES) - referee.hands[player] - referee.open
    assert view.pile == len(referee.pile)
    assert view.due == {"call": CALLING, "take": TAKING, "lay": LAYING}[referee.stage]
    assert (view.seat, view.contract, view.count) == (seat, -1, 0)
    assert view.turn == (0, 1, 3)[referee.player()]
    count = view.calls.count
    name_of = {NO_CARD: None, **dict(enumerate(NAMES))}
    assert [CALLS[call] for call in view.calls.made[:count]] == referee.calls
    assert [name_of[card] for card in view.calls.laid[:count]] == referee.laid
    # Open cards taken are known to all, hidden ones to him who took them.
    assert [name_of[card] for card in view.calls.taken[:count]] == [
        name if place >= 13 or place % 3 == player else None for place, name in enumerate(referee.took)
    ]
    known = hands_of(view.known)
    for other in range(3):
        assert known[(0, 1, 3)[other]] == (referee.known[other] if other != player else set())
    assert known[2] == set()


def test_until_the_lead_the_pile_is_hidden_and_then_dummy_lies_open():
    chance = random.Random(4)
    for _ in range(40):
        deal = deal_with_contract(chance, chance.choice(["eager", "stubborn", "shy", "fierce"]))
        hidden = {NAMES[card] for card in deal.auction.pile[: deal.pile()]}
        view = AuctionView()
        for seat in (0, 1, 2, 3):
            deal.look(view, seat)
            hands = hands_of(view.holding)
            assert view.pile == len(hidden) and not hidden & set().union(*hands)
            assert len(hands[2]) == 13 - len(hidden)
            assert view.seat == (0 if seat == 2 else seat)
        deal.act(choices(deal)[0])
        for seat in (0, 1, 2, 3):
            deal.look(view, seat)
            assert view.pile == 0 and hidden <= hands_of(view.holding)[2]
            assert len(hands_of(view.holding)[2]) == 13


def test_cards_known_of_a_hand_are_known_until_they_are_played():
    chance = random.Random(5)
    known_before = 0
    for _ in range(60):
        deal = deal_with_contract(chance, "stubborn")
        while not deal.is_over():
            known = publicly_known(deal.auction.calls)
            hands = hands_of(deal.play.holding)
            for seat in SEATS:
                view = AuctionView()
                deal.look(view, seat)
                told = hands_of(view.known)
                for other in SEATS:
                    expected = known[other] & hands[other] if other != seat else set()
                    assert told[other] == expected
                    known_before += len(expected)
            deal.act(chance.choice(choices(deal)))
    assert known_before > 1000


def test_a_view_used_again_is_as_good_as_a_new_one():
    chance = random.Random(6)
    used = AuctionView()
    for number in range(1, 80):
        deal = new_deal(number, number % 3)
        for _ in range(chance.randrange(90)):
            if not deal.is_over():
                deal.act(choose(deal, chance, "stubborn"))
        for seat in SEATS:
            deal.look(used, seat)
            assert view_state(used) == seen(deal, seat)


def test_looking_changes_nothing_and_shares_nothing():
    chance = random.Random(7)
    deal = new_deal(8)
    for _ in range(40):
        deal.act(choose(deal, chance, "stubborn"))
    kept = memory(deal)
    view = AuctionView()
    deal.look(view, 1)
    for array in (view.calls.made, view.calls.laid, view.calls.taken, view.cards):
        array[:] = bytes(len(array))
    for masks in (view.holding, view.known):
        masks[:] = [0] * 16
    assert memory(deal) == kept and deal.auction.calls.count


def test_the_last_deal_leaves_no_trace_in_a_view():
    chance = random.Random(8)
    deal = deal_with_contract(chance, "stubborn")
    while not deal.is_over():
        deal.act(chance.choice(choices(deal)))
    deal.start(12, 1)
    for seat in SEATS:
        assert seen(deal, seat) == seen(new_deal(12, 1), seat)


def test_legal_choices_of_a_bidder_are_found_in_his_view():
    chance = random.Random(9)
    for number in range(1, 30):
        deal = new_deal(number)
        referee = referee_of(deal)
        while deal.due() < PLAYING:
            listed = choices(deal)
            assert len(set(listed)) == len(listed)
            if deal.due() == CALLING:
                assert {CALLS[call] for call in listed} == referee.legal_calls()
            else:
                assert {None if card == NO_CARD else NAMES[card] for card in listed} == referee.legal_cards()
            choice = choose(deal, chance, "stubborn")
            if deal.due() == CALLING:
                referee.call(CALLS[choice])
            elif deal.due() == TAKING:
                referee.take(None if choice == NO_CARD else NAMES[choice])
            else:
                referee.lay(NAMES[choice])
            deal.act(choice)
