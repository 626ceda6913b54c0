"""What is proven settled is settled: however the hidden cards lie, and whatever is played."""

import itertools
import random

import pytest
from random_play import legal_cards, step

from engine.claim import Proof, play_out
from engine.flunk import bots, contracts
from engine.flunk.deal import Deal
from engine.flunk.session import DEAL_OVER, RUBBER, SESSION_OVER, SOLO, Session
from engine.play import Play
from engine.view import View

SEATS = (0, 1, 3)

def proof_of(play, seat, contract=0):
    view = View()
    view.look(play, seat, contract)
    proof = Proof(view)
    while not proof.step():
        pass
    return proof


def cards_of(masks):
    return [suit * 13 + rank for suit in range(4) for rank in range(13) if masks[suit] >> rank & 1]


def layouts(view):
    """Every way to deal the unseen cards to the two hidden hands that fits who showed out."""
    first, second = [seat for seat in range(4) if not view.sees(seat)]
    unseen = cards_of(view.unseen)
    for held in itertools.combinations(unseen, view.left[first]):
        rest = [card for card in unseen if card not in held]
        if not any(view.void[seat * 4 + card // 13] for seat, hand in ((first, held), (second, rest)) for card in hand):
            yield {first: held, second: rest}


def some_layout(view, chance, tries=300):
    """One of them by chance."""
    first, second = [seat for seat in range(4) if not view.sees(seat)]
    unseen = cards_of(view.unseen)
    for _ in range(tries):
        chance.shuffle(unseen)
        hands = {first: [], second: []}
        for card in sorted(unseen, key=lambda card: not (view.void[first * 4 + card // 13] or view.void[second * 4 + card // 13])):
            open_to = [seat for seat in hands if len(hands[seat]) < view.left[seat] and not view.void[seat * 4 + card // 13]]
            if not open_to:
                break
            hands[chance.choice(open_to)].append(card)
        else:
            return hands
    raise AssertionError("no layout fits")


def with_hands(view, hands):
    """A Play that goes on from what a view shows, with these hidden hands."""
    play = Play()
    play.start(view.trump, view.dump_suit)
    play.holding[:] = view.holding
    for seat, hand in hands.items():
        for suit in range(4):
            play.holding[seat * 4 + suit] = sum(1 << card % 13 for card in hand if card // 13 == suit)
    for suit in range(4):
        play.unplayed[suit] = 0
        for seat in range(4):
            play.unplayed[suit] |= play.holding[seat * 4 + suit]
    for name in ("count", "won", "captured", "turn"):
        setattr(play, name, getattr(view, name))
    play.cards[:] = view.cards
    play.leaders[:] = view.leaders
    play.left[:] = view.left
    play.void[:] = view.void
    return play


def every_end(play):
    """All pairs of tricks and captured cards that legal play can come to."""
    if play.count == 52:
        return {(play.won, play.captured)}
    ends = set()
    for card in legal_cards(play):
        play.play(play.turn, card)
        ends |= every_end(play)
        play.undo()
    return ends


def some_end(play, chance):
    while play.count < 52:
        play.play(play.turn, chance.choice(legal_cards(play)))
    return play.won, play.captured


def moments(level, number):
    """A deal with a contract by chance, played by bots, at each of its moments."""
    chance = random.Random(number)
    deal = Deal()
    deal.start(number)
    deal.declare(chance.randrange(74))
    bot = bots.make(level)
    view = View()
    while not deal.is_over():
        yield deal
        deal.look(view, deal.turn())
        deal.act(bots.decide(bot, view, chance.randrange(2**30)))


@pytest.mark.parametrize("level, first, last", [("random", 1, 500), ("random", 501, 1000), ("easy", 1, 400)])
def test_what_is_proven_holds_for_hidden_cards_and_play_by_chance(level, first, last):
    proven = 0
    view = View()
    for number in range(first, last + 1):
        chance = random.Random(-number)
        found = []
        for deal in moments(level, number):
            for seat in SEATS:
                proof = proof_of(deal.play, seat, deal.contract)
                if proof.settled:
                    found.append((proof.won, proof.captured))
                    deal.look(view, seat)
                    for _ in range(4):
                        end = some_end(with_hands(view, some_layout(view, chance)), chance)
                        assert end == found[-1], (number, deal.play.count, seat)
        assert set(found) <= {(deal.play.won, deal.play.captured)}, number
        proven += bool(found)
    # It is a test only if there are many.
    assert proven > (last - first) * 0.9


@pytest.mark.parametrize("level, first, last", [("random", 1001, 1060), ("easy", 1001, 1040)])
def test_what_is_proven_holds_for_every_layout_and_every_play_of_the_last_tricks(level, first, last):
    proven = missed = 0
    view = View()
    for number in range(first, last + 1):
        for deal in moments(level, number):
            if deal.play.count < 44:
                continue
            for seat in SEATS:
                proof = proof_of(deal.play, seat, deal.contract)
                deal.look(view, seat)
                ends = set()
                for hands in layouts(view):
                    ends |= every_end(with_hands(view, hands))
                    if len(ends) > 1:
                        break
                if proof.settled:
                    proven += 1
                    assert ends == {(proof.won, proof.captured)}, (number, deal.play.count, seat)
                else:
                    missed += len(ends) == 1
    # Nearly nothing that is settled is missed so late.
    assert proven > 500 and missed < proven / 20


def test_it_is_asked_of_the_view_alone():
    """Hidden cards dealt anew change no answer, and no way to it."""
    view = View()
    asked = 0
    for number in range(2001, 2021):
        chance = random.Random(number)
        for deal in moments("random", number):
            if deal.play.count < 24:
                continue
            for seat in SEATS:
                proof = proof_of(deal.play, seat, deal.contract)
                deal.look(view, seat)
                other = proof_of(with_hands(view, some_layout(view, chance)), seat, deal.contract)
                assert vars(other) == vars(proof)
                asked += 1
    assert asked > 1500


def test_it_ends_in_a_bounded_number_of_slices_and_leaves_the_view_alone():
    from random_play import view_state

    most = 0
    view = View()
    for number in range(3001, 3101):
        for deal in moments("random", number):
            for seat in SEATS:
                deal.look(view, seat)
                before = view_state(view)
                proof = Proof(view)
                slices = 1
                while not proof.step():
                    slices += 1
                assert view_state(view) == before
                most = max(most, slices)
                assert proof.tried <= 1001
    assert 2 <= most <= 75


# Deals made by hand -------------------------------------------------------------------------


def dealt(hands, trump, dump=4):
    """A Play from four hands such as "SAKQ H2 D- C43", declarer's first."""
    play = Play()
    play.start(trump, dump)
    for seat, hand in enumerate(hands):
        for suit in hand.split():
            play.holding[seat * 4 + "CDHS".index(suit[0])] = sum(1 << "23456789TJQKA".index(rank) for rank in suit[1:] if rank != "-")
    assert sum(mask for mask in play.holding) == 4 * 8191
    return play


ALL = "AKQJT98765432"


def test_a_defender_on_lead_with_a_whole_suit_takes_all_at_no_trump():
    play = dealt(["H" + ALL, "S" + ALL, "D" + ALL, "C" + ALL], 4)
    proof = proof_of(play, 1)
    assert proof.settled and (proof.won, proof.captured) == (0, 0)
    # The declarer sees that he and dummy will never follow. The other defender does not know
    # whether declarer holds what is led.
    assert proof_of(play, 0).settled and proof_of(play, 0).won == 0
    assert not proof_of(play, 3).settled


def test_a_trump_anywhere_unsettles_it():
    assert not proof_of(dealt(["H" + ALL, "S" + ALL, "D" + ALL, "C" + ALL], 1), 1).settled


def test_all_trumps_in_one_hand_take_all_once_the_lead_is_there():
    play = dealt(["S" + ALL, "H" + ALL, "D" + ALL, "C" + ALL], 3)
    assert not proof_of(play, 0).settled
    play.play(1, 2 * 13)
    proof = proof_of(play, 0)
    assert proof.settled and proof.won == 13


def test_a_dump_counts_the_cards_that_are_certain_to_be_captured():
    play = dealt(["S" + ALL, "D" + ALL, "H" + ALL, "C" + ALL], 4, 2)
    play.turn = play.leaders[0] = 0
    proof = proof_of(play, 0)
    assert proof.settled and (proof.won, proof.captured) == (13, 13)


def test_it_is_not_settled_what_declarer_can_still_spoil():
    """All the high cards are his, but he may go over to dummy and lead a small one."""
    hands = ["SKQJ HKQJ DKQJ CKQJT", "ST98 HT98 DT98 C9876", "SA76 HA76 DA76 CA543", "S5432 H5432 D5432 C2"]
    play = dealt(hands, 4)
    play.turn = play.leaders[0] = 0
    assert not proof_of(play, 0).settled


def test_a_hand_of_masters_on_lead_takes_all_though_its_partner_has_rags():
    play = dealt(["SAKQ HAKQ DAKQ CAKQJ", "SJT9 HJT9 DJT9 CT987", "S876 H876 D876 C6543", "S5432 H5432 D5432 C2"], 4)
    play.turn = play.leaders[0] = 0
    proof = proof_of(play, 0)
    assert proof.settled and proof.won == 13 and proof.tried == 0
    # From the right defender's seat declarer's hand is hidden.
    assert not proof_of(play, 3).settled


def test_nothing_but_losers_and_a_lead_give_all_away():
    play = dealt(["S432 H432 D432 C5432", "SAKQJ HAKQ DAKQ CAKQ", "S765 H765 D765 C9876", "ST98 HJT98 DJT98 CJT"], 4)
    play.turn = play.leaders[0] = 0
    proof = proof_of(play, 0)
    assert proof.settled and proof.won == 0 and proof.tried == 0
    play = dealt(["S432 H432 D432 C5432", "SAKQJ HAKQ DAKQ CAKQ", "S765 H765 D765 C9876", "ST98 HJT98 DJT98 CJT"], 3)
    play.turn = play.leaders[0] = 0
    assert not proof_of(play, 0).settled  # a trump of theirs may ruff


# Playing it out -----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [SOLO, RUBBER])
def test_a_claim_is_played_out_into_the_record_and_the_session_goes_on(mode):
    for number in range(1, 31):
        session = Session(mode, "random", number, 5, 3)
        claimed = 0
        while session.phase() != SESSION_OVER:
            if session.deal.contract != contracts.NONE and not session.deal.is_over():
                proof = proof_of(session.deal.play, session.seat_of(0), session.deal.contract)
                if proof.settled:
                    play_out(session)
                    claimed += 1
                    assert session.phase() in (DEAL_OVER, SESSION_OVER)
                    assert session.tricks[session.index] == session.deal.play.won == proof.won
                    assert session.captured[session.index] == session.deal.play.captured == proof.captured
                    continue
            step(session)
        assert claimed == 3
