"""Why bots did what they did: the reason is that of the decision, from the view alone."""

import random
from fractions import Fraction

import pytest
from random_play import legal_cards, view_state
from test_bots import CONTRACTS, new_deal, positions, redeal, short_thought  # noqa: F401

from engine.flunk import bots, contracts
from engine.flunk.bots import aim, defender_network, reasons
from engine.flunk.look_back import look_back
from engine.flunk.session import RUBBER, SOLO, Session
from engine.generator import scramble
from engine.view import View


def beats(card, best, trump):
    return card > best if card // 13 == best // 13 else card // 13 == trump


def moments(level, deals):
    """(view, seed, choice) of all the decisions of deals played by bots of a level."""
    bot = bots.make(level)
    for number in range(1, deals + 1):
        contract = (None, *CONTRACTS.values())[number % 6]
        deal = new_deal(number * 131, contract)
        while not deal.is_over():
            view = View()
            deal.look(view, deal.turn())
            seed = scramble(number, deal.play.count + 1)
            choice = bots.decide(bot, view, seed)
            yield view, seed, choice
            deal.act(choice)


def check_order(reason, view):
    """The choice follows from what was weighed."""
    chosen = reason.options.index(reason.choice)
    if reason.how == reasons._FORCED:
        assert len(reason.options) == 1 and not reason.worths
    elif reason.how in (reasons._JUDGED, reasons._DECLARED):
        best = max(reason.worths)
        if reason.signal < 0:
            assert reason.worths[chosen] == best
        else:
            # An opening lead may be another card of the suit, nearly as good, for what it tells.
            assert reason.options[chosen] // 13 == reason.options[reason.worths.index(best)] // 13
            assert best - 1.5 * int.from_bytes(defender_network.POINT, "little") <= reason.worths[chosen] <= best
        assert not reason.totals and not reason.worlds
    else:
        assert reason.how in (reasons._SEARCHED, reasons._EVEN) and reason.worlds
        side = -1 if view.turn & 1 else 1
        gains = [side * total for total in reason.totals]
        assert gains[chosen] == max(gains)
        equal = [worth for worth, gain in zip(reason.worths, gains) if gain == max(gains)]
        assert (len(equal) > 1) == (reason.how == reasons._EVEN)
        assert reason.worths[chosen] == max(equal)
        for place, total in enumerate(reason.totals):
            exact = Fraction(total, reason.worlds)
            assert abs(Fraction(reason.average(place), 10) - exact) <= Fraction(1, 20)
            assert -195 <= exact <= 270


@pytest.mark.parametrize("level", [level for level in bots.LEVELS if level != "random"])
def test_the_reason_is_that_of_the_decision_taken(level):
    met = {}
    deals = 4 if level == "expert" else 12
    for view, seed, choice in moments(level, deals):
        before = view_state(view)
        reason = reasons.explain(level, view, seed)
        assert view_state(view) == before
        assert reason.choice == choice
        assert len(reason.options) == (74 if view.contract < 0 else len(legal_cards(view)))
        check_order(reason, view)
        met[reason.how] = met.get(reason.how, 0) + 1
    assert sum(met.values()) > 50 * deals and met.get(reasons._DECLARED, 0) == deals // 6
    assert met[reasons._FORCED] > 8 * deals and met[reasons._JUDGED] > 12 * deals
    if level == "normal":
        assert met[reasons._SEARCHED] > 8 and met[reasons._EVEN] > 50


def test_chance_gives_no_other_reason():
    for view, seed in positions():
        reason = reasons.explain("random", view, seed)
        assert reason.choice == bots.decide(bots.make("random"), view, seed)
        assert reason.how == (reasons._FORCED if len(reason.options) == 1 else reasons._CHANCE)
        assert not reason.worths and not reason.totals and reason.wish == -1


def test_a_smaller_budget_gives_the_reason_of_a_hurried_decision():
    differ = 0
    for view, seed in positions():
        if view.contract >= 0 and view.count > 36:
            for budget in (1, 60, 400):
                reason = reasons.explain("normal", view, seed, budget)
                assert reason.choice == bots.decide(bots.make("normal"), view, seed, budget)
                check_order(reason, view)
            differ += reasons.explain("normal", view, seed, 60).worlds != reasons.explain("normal", view, seed).worlds
    assert differ > 3


def test_what_a_card_does_is_told_as_it_is():
    met = set()
    for view, seed, choice in moments("normal", 24):
        if view.contract < 0:
            continue
        reason = reasons.explain("normal", view, seed)
        met.add(reason.act)
        if not view.count & 3:
            assert reason.act == reasons._LEADS
            continue
        trick = list(view.cards[view.count & 60: view.count])
        best = trick[0]
        for card in trick:
            if beats(card, best, view.trump):
                best = card
        follows = choice // 13 == trick[0] // 13
        could = any(beats(card, best, view.trump) for card in legal_cards(view))
        assert reason.act == (
            (reasons._TAKES if beats(choice, best, view.trump) else reasons._DUCKS if could else reasons._FOLLOWS)
            if follows else reasons._RUFFS if choice // 13 == view.trump
            else reasons._DUMPS if choice // 13 == view.dump_suit else reasons._DISCARDS)
    assert met == set(range(7))


def test_the_grounds_are_those_of_the_wish():
    """normal counts: what is needed, and if that is open, what the cards will bring."""
    met = set()
    for view, seed, _ in moments("normal", 48):
        reason = reasons.explain("normal", view, seed)
        if reason.how in (reasons._FORCED, reasons._DECLARED):
            assert reason.wish == -1
            continue
        met.add((reason.grounds, reason.wish))
        if view.dump_suit < 4:
            assert reason.wish == (reasons._CAUGHT if view.captured else reasons._CLEAN)
            assert reason.grounds == reasons._UNCOUNTED
            continue
        needed = contracts.target_of(view.contract) - view.won
        left = 13 - view.tricks()
        if needed <= 0:
            assert (reason.grounds, reason.wish) == (reasons._HAS_ALL, aim.SHUN)
        elif needed >= left:
            assert (reason.grounds, reason.wish) == (reasons._NEEDS_REST, aim.WANT)
        else:
            assert reason.grounds == reasons._EXPECTS
            # The declarer aims at his number, a defender for a trick less than that.
            missing = needed - (reason.expected / 256 - view.won) + (1 if view.seat else 0)
            assert reason.wish == sum(missing >= edge for edge in (-1.75, -0.5, 0.502, 1.752))
            assert -1 < reason.expected / 256 < 15
    assert {grounds for grounds, _ in met} == {0, 1, 2, 3} and {wish for _, wish in met} == set(range(7))


def test_easy_does_not_count():
    wishes = set()
    for view, seed, _ in moments("easy", 12):
        reason = reasons.explain("easy", view, seed)
        assert reason.grounds == reasons._UNCOUNTED and reason.expected == -1
        wishes.add(reason.wish)
    assert {aim.SHUN, aim.WANT, reasons._CLEAN} <= wishes


# Honest ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_reason_changes_when_the_hidden_cards_are_dealt_anew(level):
    """Everything that it says of what the bot believed, not only the choice."""
    chance = random.Random(level)
    changed = 0
    view = View()
    names = tuple(CONTRACTS.values())
    for number, contract in enumerate(names[:3] if level == "expert" else (None, *names, *names)):
        deal = new_deal(number * 977 + 5, contract)
        for moment in range(53):
            if deal.is_over():
                break
            seat = deal.turn()
            seed = scramble(number, moment)
            deal.look(view, seat)
            told = vars(reasons.explain(level, view, seed))
            holding = list(deal.play.holding)
            for _ in range(2):
                changed += redeal(deal.play, view, chance)
                deal.look(view, seat)
                assert vars(reasons.explain(level, view, seed)) == told
                deal.play.holding[:] = holding
            deal.act(told["choice"])
    assert changed > (150 if level == "expert" else 600)


# Looking back ----------------------------------------------------------------------------


def state(session):
    return (session.index, session.finished(), session.deal.number, session.deal.contract,
            bytes(session.deal.play.cards), session.deal.play.count, [session.total(each) for each in range(3)])


@pytest.mark.parametrize("mode", [SOLO, RUBBER])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_moment_of_a_finished_deal_is_found_again(mode, level):
    session = Session(mode, level, 909, 4, 3)
    view, past = View(), View()
    for _ in range(2):
        seen = []
        while not session.deal.is_over():
            session.look(view, session.deal.turn())
            seed = session.decision_seed()
            choice = bots.decide(bots.make(level), view, seed)
            seen.append((view_state(view), seed, choice))
            session.act(choice)
        before = state(session)
        for place, (then, seed, choice) in enumerate(seen, -1):
            assert look_back(session, place, past) == seed
            assert view_state(past) == then
            assert reasons.explain(level, past, seed).choice == choice
            assert state(session) == before
        if session.index == 0:
            session.next_deal()


def test_nothing_is_told_before_the_deal_is_over():
    session = Session(SOLO, "normal", 909, 4, 3)
    for count in range(53):
        with pytest.raises(ValueError, match="once the deal is over"):
            look_back(session, count - 1, View())
        session.act(session.seed % 70 if not count else legal_cards(session.deal.play)[0])
    assert look_back(session, 51, View()) >= 0
    for place in (-2, 52):
        with pytest.raises(ValueError, match="no card %d" % place):
            look_back(session, place, View())
