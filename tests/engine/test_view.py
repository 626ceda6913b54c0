"""What a seat may know: everything public and its own cards, and not a bit more."""

import random

import pytest
from card_referee import NAMES, NUMBER, Referee, hands_of, holding_of
from random_play import legal_cards, random_session, referee_of, step, view_state

from engine import pack
from engine.flunk.deal import Deal
from engine.view import View

SEATS = (0, 1, 3)


def seen_by(session, seat):
    """Every field of a fresh view."""
    view = View()
    session.look(view, seat)
    return view_state(view)


def redeal(play, seat, chance):
    """Deal the cards hidden from seat anew among the hands hidden from it."""
    hands = hands_of(play.holding)
    hidden = [other for other in (0, 1, 3) if other != seat]
    cards = sorted(set().union(*(hands[other] for other in hidden)))
    chance.shuffle(cards)
    for other in hidden:
        size = len(hands[other])
        hands[other] = set(cards[:size])
        cards = cards[size:]
    play.holding[:] = holding_of(hands)


def new_deal(number, contract):
    """A Deal, with its contract declared unless that is None."""
    deal = Deal()
    deal.start(number)
    if contract is not None:
        deal.declare(contract)
    return deal


def play_cards(deal, chance, count):
    """Play so many legal cards."""
    for _ in range(count):
        deal.act(chance.choice(legal_cards(deal.play)))


def test_no_field_changes_when_hidden_cards_are_dealt_anew():
    chance = random.Random(1)
    changed_hands = 0
    for _ in range(300):
        session = random_session(chance)
        for _ in range(chance.randrange(54)):
            if not session.deal.is_over():
                step(session)
        for seat in SEATS:
            before = seen_by(session, seat)
            own = list(session.deal.play.holding)
            for _ in range(4):
                redeal(session.deal.play, seat, chance)
                changed_hands += session.deal.play.holding != own
                assert seen_by(session, seat) == before
            session.deal.play.holding[:] = own
    # The test would be empty if the hands hardly ever changed.
    assert changed_hands > 3000


def test_no_field_changes_at_any_card_of_a_game():
    chance = random.Random(2)
    for number in range(1, 21):
        deal = new_deal(number, chance.randrange(74))
        for count in range(52):
            for seat in SEATS:
                view, other = View(), View()
                deal.look(view, seat)
                holding = list(deal.play.holding)
                redeal(deal.play, seat, chance)
                deal.look(other, seat)
                deal.play.holding[:] = holding
                assert view_state(view) == view_state(other)
            play_cards(deal, chance, 1)


class Watched(list):
    """The hands of a deal, and which of them are looked into."""

    looked_into = frozenset()

    def __getitem__(self, place):
        assert isinstance(place, int) and place >= 0
        self.looked_into |= {place // 4}
        return super().__getitem__(place)

    def __iter__(self):
        raise AssertionError("All hands are looked into at once")


def test_only_the_hands_that_a_seat_sees_are_looked_into():
    chance = random.Random(12)
    deal = new_deal(12, 44)
    view = View()
    for _ in range(52):
        for seat in (0, 1, 2, 3, 1):
            hands = deal.play.holding
            deal.play.holding = Watched(hands)
            deal.look(view, seat)
            assert deal.play.holding.looked_into == {2, 0 if seat == 2 else seat}
            deal.play.holding = hands
        play_cards(deal, chance, 1)


def test_a_view_used_again_is_as_good_as_a_new_one():
    chance = random.Random(3)
    used = View()
    for _ in range(60):
        session = random_session(chance)
        for _ in range(chance.randrange(110)):
            step(session)
        for seat in SEATS:
            session.look(used, seat)
            assert view_state(used) == seen_by(session, seat)


def test_looking_changes_nothing_and_shares_nothing():
    chance = random.Random(4)
    deal = new_deal(5, 30)
    play_cards(deal, chance, 17)
    holding, cards = list(deal.play.holding), bytes(deal.play.cards)
    view = View()
    deal.look(view, 1)
    view.holding[4] = 0
    view.cards[0] = 99
    view.leaders[0] = 99
    assert (deal.play.holding, bytes(deal.play.cards), deal.play.leaders[0]) == (holding, cards, 1)


def test_a_view_equals_an_independent_reckoning():
    chance = random.Random(5)
    shown = 0
    for number in range(400, 460):
        deal = new_deal(number, chance.randrange(74))
        referee = referee_of(deal, Referee, hands_of(deal.play.holding))
        for count in range(53):
            for seat in SEATS:
                view = View()
                deal.look(view, seat)
                open_hands = [
                    referee.hands[other] if other in (seat, 2) else set() for other in range(4)
                ]
                hidden = set().union(
                    *(referee.hands[other] for other in range(4) if other not in (seat, 2))
                )
                assert hands_of(view.holding) == open_hands
                assert {
                    NAMES[suit * 13 + rank]
                    for suit in range(4) for rank in range(13) if view.unseen[suit] >> rank & 1
                } == hidden
                assert list(view.left) == [len(hand) for hand in referee.hands]
                assert {
                    (place // 4, "CDHS"[place % 4]) for place in range(16) if view.void[place]
                } == referee.shown_out
                played = referee.played()
                # A suit is shown out of by the first card of another one, when it was led.
                first = {}
                for place, (who, name) in enumerate(played):
                    led = played[place // 4 * 4][1][0]
                    if name[0] != led:
                        first.setdefault((who, led), place)
                assert {
                    (place // 4, "CDHS"[place % 4]): view.void[place]
                    for place in range(16) if view.void[place]
                } == first
                assert [
                    (view.seat_of(place), NAMES[view.cards[place]]) for place in range(view.count)
                ] == played
                assert (view.won, view.captured) == (referee.won(), referee.captured())
                assert (view.turn, view.seat, view.contract) == (
                    referee.turn, seat, deal.contract
                )
                assert "CDHS?"[view.trump] == (referee.trump or "?")
                assert "CDHS?"[view.dump_suit] == (referee.dump or "?")
                assert view.tricks() == len(referee.tricks)
                assert view.led() == ("CDHS".index(referee.trick[0][1][0]) if referee.trick else -1)
            shown += len(referee.shown_out)
            if count < 52:
                card = chance.choice(legal_cards(deal.play))
                referee.play(NAMES[card])
                deal.act(card)
    assert shown > 1000


def test_a_seat_on_turn_finds_its_legal_cards_in_its_view():
    chance = random.Random(6)
    into = bytearray(13)
    for number in range(500, 530):
        deal = new_deal(number, chance.randrange(74))
        view = View()
        while not deal.is_over():
            deal.look(view, deal.turn())
            cards = legal_cards(deal.play)
            assert list(into[: view.legal(into)]) == cards
            deal.act(chance.choice(cards))


@pytest.mark.parametrize("seat, sees", [(0, {0, 2}), (1, {1, 2}), (2, {0, 2}), (3, {2, 3})])
def test_dummy_lies_open_before_the_contract_and_no_other_hand_does(seat, sees):
    deal = new_deal(1, None)
    view = View()
    deal.look(view, seat)
    hands = hands_of(deal.play.holding)
    assert hands_of(view.holding) == [
        hands[other] if other in sees else set() for other in range(4)
    ]
    assert view.contract == -1
    assert (view.trump, view.dump_suit, view.count, view.turn) == (4, 4, 0, 1)
    assert list(view.void) == [0] * 16
    assert list(view.left) == [13] * 4
    assert {other for other in range(4) if view.sees(other)} == sees


def test_looking_from_dummys_seat_is_looking_as_declarer():
    chance = random.Random(7)
    deal = new_deal(8, 51)
    play_cards(deal, chance, 22)
    declarer, dummy = View(), View()
    deal.look(declarer, 0)
    deal.look(dummy, 2)
    assert view_state(declarer) == view_state(dummy)


def test_who_shows_out_by_hand():
    # The left defender leads a spade; dummy discards, declarer ruffs, the right one follows.
    deal = new_deal(1, 48)
    hands = [
        "H2 C2 C3".split(), "S9 S8 C4".split(), "D5 D6 H3".split(), "S2 C5 C6".split(),
    ]
    deal.play.holding[:] = holding_of(hands)
    for name in ("S9", "D5", "S2", "H2"):
        deal.act(NUMBER[name])
    view = View()
    deal.look(view, 1)
    assert [place for place in range(16) if view.void[place]] == [0 * 4 + 3, 2 * 4 + 3]


def test_totals_run_clockwise_from_who_looks():
    chance = random.Random(8)
    session = random_session(chance, mode=1, seat_order=0, deals=6)
    while session.index < 4:
        step(session)
    totals = [session.total(player) for player in range(3)]
    assert len(set(totals)) == 3
    view = View()
    for seat in range(4):
        session.look(view, seat)
        player = session.player_of(seat)
        assert list(view.totals) == [totals[(player + turn) % 3] for turn in range(3)]


def test_a_card_taken_back_leaves_no_trace_in_a_view():
    # A hidden card that was played and taken back would otherwise be known to everybody.
    chance = random.Random(9)
    deal = new_deal(9, 20)
    play_cards(deal, chance, 10)
    view = View()
    for _ in range(20):
        for seat in SEATS:
            deal.look(view, seat)
            before = view_state(view)
            play_cards(deal, chance, 3)
            for _ in range(3):
                deal.play.undo()
            deal.look(view, seat)
            assert view_state(view) == before
        play_cards(deal, chance, 1)


def test_the_last_deal_leaves_no_trace_in_a_view():
    chance = random.Random(10)
    deal = new_deal(10, 20)
    play_cards(deal, chance, 52)
    deal.start(11)
    for seat in SEATS:
        view, fresh = View(), View()
        deal.look(view, seat)
        new_deal(11, None).look(fresh, seat)
        assert view_state(view) == view_state(fresh)


def test_a_numbered_deal_is_what_its_view_shows():
    holding = [0] * 16
    pack.deal(77, holding)
    view = View()
    new_deal(77, None).look(view, 0)
    assert hands_of(view.holding)[0] == hands_of(holding)[0]
    assert hands_of(view.holding)[2] == hands_of(holding)[2]
