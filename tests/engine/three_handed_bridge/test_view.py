"""What each seat of Three-handed Bridge may know at each moment, and not a bit more."""

import random

import pytest
from bridge_play import BOT, VIEW, WORKED_DEAL, random_session, step, view_state, with_hands
from card_referee import NAMES, hands_of, holding_of
from random_play import legal_cards

from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, PASS, PLAYING, Deal
from engine.three_handed_bridge.view import BridgeView

SEATS = (0, 1, 3)

# From rules.md's table of moments: the hands that dealer, left and right see.
BEFORE = {0: {0}, 1: {1}, 3: set()}
DECLARED = {0: {0}, 1: {1}, 3: {3}}
PASSED = {0: {0}, 1: {1}, 3: {2}}
PASSED_AND_CLOSED = {0: {0}, 1: {1}, 3: {2, 3}}
LED = {0: {0, 2}, 1: {1, 2}, 3: {2, 3}}


def may_see(deal):
    """{seat: the hands it may see} at the moment."""
    if deal.contract < 0:
        return BEFORE
    if deal.play.count:
        return LED
    if not deal.passed:
        return DECLARED
    return PASSED if deal.stage() == DOUBLING else PASSED_AND_CLOSED


def fresh(deal, seat):
    """A new view."""
    view = BridgeView()
    deal.look(view, seat)
    return view


def seen_by(session, seat):
    view = BridgeView()
    session.look(view, seat)
    return view_state(view)


def redeal(deal, seen, chance):
    """Deal the cards of the hands that are not seen anew among them."""
    hands = hands_of(deal.play.holding)
    hidden = [seat for seat in range(4) if seat not in seen]
    cards = sorted(set().union(*(hands[seat] for seat in hidden)))
    chance.shuffle(cards)
    for seat in hidden:
        size = len(hands[seat])
        hands[seat] = set(cards[:size])
        cards = cards[size:]
    deal.play.holding[:] = holding_of(hands)


def check_views(deal):
    """Each seat sees the hands it may, and the others' cards together, whatever was seen before."""
    hands = hands_of(deal.play.holding)
    for seat in SEATS:
        view = fresh(deal, seat)
        seen = may_see(deal)[seat]
        assert hands_of(view.holding) == [hands[other] if other in seen else set() for other in range(4)]
        assert {other for other in range(4) if view.sees(other)} == seen
        unseen = {name for number, name in enumerate(NAMES) if view.unseen[number // 13] >> number % 13 & 1}
        assert unseen == set().union(*(hands[other] for other in range(4) if other not in seen))


@pytest.mark.parametrize("declared, answers, moments", [
    (2, [0, 0], [(DECLARING, BEFORE), (DOUBLING, DECLARED), (DOUBLING, DECLARED), (PLAYING, DECLARED)]),
    (4, [1, 1, 0, 1, 0], [(DECLARING, BEFORE)] + [(DOUBLING, DECLARED)] * 5 + [(PLAYING, DECLARED)]),
    (PASS, [0, 0], [(DECLARING, BEFORE), (DOUBLING, PASSED), (DOUBLING, PASSED), (PLAYING, PASSED_AND_CLOSED)]),
    (PASS, [0, 1, 1, 0, 1, 0], [(DECLARING, BEFORE)] + [(DOUBLING, PASSED)] * 6 + [(PLAYING, PASSED_AND_CLOSED)]),
])
def test_who_looks_at_what_when(declared, answers, moments):
    deal = with_hands(WORKED_DEAL)
    hands = hands_of(deal.play.holding)
    for number, (choice, (stage, seen)) in enumerate(zip([declared] + answers + [None], moments)):
        assert deal.stage() == stage
        check_views(deal)
        for seat in SEATS:
            view = fresh(deal, seat)
            assert hands_of(view.holding) == [hands[other] if other in seen[seat] else set() for other in range(4)]
            assert (view.stage, view.passed, view.turn) == (stage, declared == PASS and number > 0, deal.turn())
            assert view.steps == sum(answers[: max(0, number - 1)])
            assert list(view.calls[: view.call_count]) == answers[: max(0, number - 1)]
        if choice is not None:
            deal.act(choice)
    # The opening lead opens dummy's hand to everybody.
    deal.act(legal_cards(deal.play)[0])
    for seat, seen in LED.items():
        view = fresh(deal, seat)
        assert {other for other in range(4) if view.sees(other)} == seen
    check_views(deal)
    # Taken back, it lies closed again.
    deal.play.undo()
    for seat, seen in moments[-1][1].items():
        assert {other for other in range(4) if fresh(deal, seat).sees(other)} == seen


def test_no_field_and_no_decision_changes_when_hidden_cards_are_dealt_anew():
    chance = random.Random(1)
    moments = set()
    changed = 0
    bot = BOT
    for game in range(120):
        session = random_session(chance)
        for _ in range(chance.randrange(130)):
            if session.phase() != 3:
                step(session)
        for _ in range(chance.choice((1, 4, 12))):
            deal = session.deal
            if deal.is_over():
                break
            seen = may_see(deal)
            moments.add((deal.stage(), deal.passed, deal.play.count > 0))
            for seat in SEATS:
                # What dummy makes is told to all; who hears of it learns nothing else.
                before = seen_by(session, seat)
                own = list(deal.play.holding)
                for _ in range(3):
                    redeal(deal, seen[seat], chance)
                    changed += deal.play.holding != own
                    assert seen_by(session, seat) == before
                    if deal.turn() == seat or deal.turn() == 2 and seat == 0:
                        session.look(VIEW, deal.turn())
                        choice = bots.decide(bot, VIEW, session.decision_seed())
                        deal.play.holding[:] = own
                        session.look(VIEW, deal.turn())
                        assert bots.decide(bot, VIEW, session.decision_seed()) == choice
                deal.play.holding[:] = own
            step(session)
    assert len(moments) == 7
    assert changed > 2000


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
    view = BridgeView()
    for number in range(1, 30):
        deal = Deal()
        deal.start(number)
        while not deal.is_over():
            for seat in (0, 1, 2, 3, 1):
                hands = deal.play.holding
                deal.play.holding = Watched(hands)
                deal.look(view, seat)
                assert deal.play.holding.looked_into == may_see(deal)[0 if seat == 2 else seat]
                deal.play.holding = hands
            act_by_chance(deal, chance)


def act_by_chance(deal, chance):
    """Do anything that is allowed."""
    if deal.stage() == DECLARING:
        deal.act(chance.choice((0, 1, 2, 3, 4, PASS, PASS, PASS)))
    elif deal.stage() == DOUBLING:
        deal.act(chance.randrange(2))
    else:
        deal.act(chance.choice(legal_cards(deal.play)))


def test_views_at_every_moment_and_used_again():
    chance = random.Random(3)
    used = BridgeView()
    for number in range(200, 240):
        deal = Deal()
        deal.start(number)
        while not deal.is_over():
            check_views(deal)
            for seat in chance.sample((0, 1, 2, 3), 4):
                deal.look(used, seat)
                assert view_state(used) == view_state(fresh(deal, seat))
            act_by_chance(deal, chance)


def test_a_seat_on_turn_finds_its_legal_cards_in_its_view():
    chance = random.Random(6)
    into = bytearray(13)
    for number in range(500, 530):
        deal = Deal()
        deal.start(number)
        view = BridgeView()
        while not deal.is_over():
            deal.look(view, deal.turn())
            assert view.turn == deal.turn()
            if deal.stage() == PLAYING:
                assert list(into[: view.legal(into)]) == legal_cards(deal.play)
            act_by_chance(deal, chance)


def test_looking_changes_nothing_and_shares_nothing():
    deal = with_hands(WORKED_DEAL)
    deal.act(PASS)
    deal.act(1)
    view = fresh(deal, 3)
    view.calls[0] = 0
    view.holding[8] = 0
    assert deal.doubling.calls[0] == 1 and deal.play.holding[8]


def test_looking_from_dummys_seat_is_looking_as_dealer():
    chance = random.Random(7)
    deal = Deal()
    deal.start(8)
    while not deal.is_over():
        assert view_state(fresh(deal, 2)) == view_state(fresh(deal, 0))
        act_by_chance(deal, chance)


def test_the_last_deal_leaves_no_trace_in_a_view():
    chance = random.Random(10)
    deal = Deal()
    for number in range(1, 20):
        deal.start(number)
        while not deal.is_over():
            act_by_chance(deal, chance)
        deal.start(number + 100)
        new = Deal()
        new.start(number + 100)
        for seat in SEATS:
            assert view_state(fresh(deal, seat)) == view_state(fresh(new, seat))


def test_scores_run_clockwise_from_who_looks_and_the_dealer_is_told():
    chance = random.Random(8)
    different = 0
    for _ in range(20):
        session = random_session(chance, mode=1, first_dealer=chance.randrange(3))
        while session.index < 2 and session.phase() != 3:
            step(session)
        while session.phase() != 3 and session.index < 4:
            rubber = session.rubber
            view = BridgeView()
            for seat in range(4):
                session.look(view, seat)
                player = session.player_of(seat)
                order = [player, (player + 1) % 3, (player + 2) % 3]
                assert view.totals == [rubber.totals[each] for each in order]
                assert view.parts == [rubber.parts[each] for each in order]
                assert view.games == [rubber.games[each] for each in order]
                assert order[view.dealer] == session.dealer_of(session.index)
            different += len(set(rubber.parts)) > 1
            step(session)
    assert different > 100
