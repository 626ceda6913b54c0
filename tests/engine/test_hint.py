"""Hints: from the player's own view, the same whenever asked, and without a trace but the count."""

import itertools
import random

import pytest
from hint_truth import DOING, WHY, Truth
from named_hints import HINTS, named
from random_play import legal_cards, session_state, view_state
from test_named_deals import BY_NAME, SEEDS, reach

from engine.flunk import bots, contracts, snapshot
from engine.flunk.bots import advice, aim, reasons
from engine.flunk.hint import Hint
from engine.flunk.session import HINTED, RUBBER, SOLO, Session
from engine.names import card_name
from engine.view import View


def hint(session, view=None):
    """A hint that has been thought out, and its view."""
    view = view or View()
    found = Hint(session, view)
    while not found.step():
        pass
    return found, view


def moments(mode, number, seed, level="normal", contract=None, deals=2):
    """A session at every decision of the player's, who plays as `normal` does."""
    session = Session(mode, level, number, seed, 3)
    bot, view = bots.make(level), View()
    while True:
        if session.deal.is_over():
            if session.index + 1 == deals:
                return
            session.next_deal()
        if session.player_to_act() == 0:
            yield session
        session.look(view, session.deal.turn())
        choice = bots.decide(bot, view, session.decision_seed())
        if session.deal.contract == contracts.NONE and contract is not None:
            choice = contract
        session.act(choice)


@pytest.mark.parametrize("mode", [SOLO, RUBBER])
def test_a_session_is_the_same_with_hints_and_without(mode):
    plain = [(session_state(session), snapshot.save(session)) for session in moments(mode, 77, 5)]
    hinted = []
    asked = 0
    view = View()
    for session in moments(mode, 77, 5):
        before = session_state(session)
        for _ in range(2):
            hint(session, view)
        unfinished = Hint(session, view)
        unfinished.step()
        assert session_state(session) == before
        hinted.append((before, snapshot.save(session)))
        hint(session, view)[0].count()
        asked += 1
    assert [state for state, _ in hinted] == [state for state, _ in plain]
    # The snapshots differ in the deals' marks, in the two bytes of the counter and in the checksum.
    for count, ((_, one), (_, other)) in enumerate(zip(plain, hinted)):
        counts = len(one) - 8
        marks = counts - one[10]
        assert one[:marks] == other[:marks] and not any(one[marks:-4])
        assert other[counts:-4] == bytes((count, 0, 0, 0))
        assert set(other[marks:counts]) <= {0, HINTED}
    assert session.hints == asked == len(plain) > 30


def test_it_is_the_same_whenever_it_is_asked():
    for session in moments(RUBBER, 12, 9, deals=3):
        first, view = hint(session)
        bot = bots.make("hard")
        assert bots.decide(bot, view, session.decision_seed()) == first.reason.choice
        assert vars(hint(session, view)[0].reason) == vars(first.reason) == vars(hint(session)[0].reason)


def test_its_level_is_not_that_of_the_session():
    for level in bots.LEVELS:
        session = Session(SOLO, level, 31, 4, 3)
        found, view = hint(session)
        assert found.reason.choice == bots.decide(bots.make("hard"), view, session.decision_seed())


def test_a_hint_is_for_the_player_alone():
    session = Session(RUBBER, "easy", 5, 5, 3, first_dealer=1)
    refused = 0
    while True:
        if session.player_to_act() == 0:
            found, view = hint(session)
            assert view.sees(session.seat_of(0)) and view.seat == session.seat_of(0)
            session.act(found.reason.choice)
        else:
            with pytest.raises(ValueError, match="not your turn"):
                Hint(session, View())
            refused += 1
            if session.deal.is_over():
                break
            session.act(session.seed if session.deal.contract < 0 else legal_cards(session.deal.play)[0])
    assert refused > 30


def test_the_count_stops_at_its_end():
    session = Session(SOLO, "easy", 5, 5, 3)
    session.hints = 65534
    found = Hint(session, View())
    for _ in range(3):
        found.count()
    assert session.hints == 65535


def test_a_contract_comes_with_the_worth_of_all():
    for number in range(1, 20):
        session = Session(SOLO, "normal", number, 3, 3)
        reason = hint(session)[0].reason
        assert len(reason.worths) == 74 and reason.worths[reason.choice] == max(reason.worths)


# What it says ------------------------------------------------------------------------------


def test_the_numbers_of_reasons_are_the_same_in_both_places():
    for name in "FORCED CAUGHT LEADS TAKES DUCKS FOLLOWS RUFFS".split():
        assert getattr(advice, "_" + name) == getattr(reasons, "_" + name), name
    assert advice._EITHER == aim.EITHER


@pytest.mark.parametrize("contract", [None, 3 * 14 + 7, 4 * 14 + 9, 2 * 14 + 4, 4 * 14 + 3, 71])
@pytest.mark.parametrize("mode", [SOLO, RUBBER])
def test_all_that_is_said_is_so(mode, contract):
    """Of every card of some deals, for declarer and defenders, however the hidden cards lie."""
    chance = random.Random(5)
    told = 0
    for number in range(1, 5):
        for session in moments(mode, number * 321, number, contract=contract):
            if session.deal.contract < 0:
                continue
            found, view = hint(session)
            seen = view_state(view)
            advised = advice.advise(found.reason, view)
            assert view_state(view) == seen
            Truth(session.deal, view, found.reason, chance).check(advised)
            told += 1
    assert told > 100


def test_how_often_a_card_was_the_best_is_counted_world_by_world():
    counted = 0
    for session in itertools.chain(moments(RUBBER, 500, 2, deals=3), moments(SOLO, 3003, 1)):
        found, view = hint(session)
        if not found.reason.worlds:
            continue
        bot = bots.make("hard")
        bot.start(view, session.decision_seed())
        before, best_in, worlds = [0] * 13, [0] * len(found.reason.options), 0
        done = False
        while not done:
            done = bot.step()
            endgame = bot._half._endgame
            if bot._half._searching and endgame.worlds > worlds:
                worlds = endgame.worlds
                gains = [(endgame.totals[place] - before[place]) * (-1 if view.turn & 1 else 1)
                         for place in range(len(best_in))]
                before = list(endgame.totals)
                best_in = [count + (gain == max(gains)) for count, gain in zip(best_in, gains)]
        assert best_in == found.reason.best_in and worlds == found.reason.worlds
        counted += min(best_in) < worlds
    assert counted > 3


def test_everything_there_is_to_say_is_named():
    said = {entry[8:10] for entry in HINTS}
    assert {doing for doing, _ in said} == {"", *DOING}
    assert {why for _, why in said} == set(WHY)


@pytest.mark.parametrize("entry", HINTS, ids=[entry[0] for entry in HINTS])
def test_what_is_said_in_a_deal_with_a_name_is_so(entry):
    deal, view, reason = named(entry)
    assert reason.choice in reason.options
    doing, said = entry[8:10]
    advised = advice.advise(reason, view)
    assert (DOING[advised[0]] if advised[0] >= 0 else "", WHY[advised[1]]) == (doing, said)
    Truth(deal, view, reason, random.Random(1)).check(advised)


@pytest.mark.parametrize("name, card, doing, said", [
    ("duck the eighth", "C6", "DUCK", "HAS"), ("the king under the ace", "HK", "LOSES", "HAS"),
    ("ruff for the contract", None, "RUFF", "REST"), ("feed under the queen", "HJ", "DUCK", "HE_HAS"),
    ("the ace while there is time", "DA", "WINS", "BEATS"), ("overruff to beat it", "CJ", "RUFF", "BEATS"),
])
def test_in_a_deal_where_only_one_card_is_right_the_hint_says_why(name, card, doing, said):
    """As good bots must find the card, and what is needed is plain, the hint is known beforehand."""
    deal, view, right = reach(BY_NAME[name])
    for seed in SEEDS:
        reason = reasons.explain("hard", view, seed)
        assert reason.choice in right and card in (None, card_name(reason.choice))
        advised = advice.advise(reason, view)
        assert (DOING[advised[0]], WHY[advised[1]]) == (doing, said)
        Truth(deal, view, reason, random.Random(seed)).check(advised)
