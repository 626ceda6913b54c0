"""Hints at Three-handed Bridge: what the level normal would do, counted, and each reason true."""

import random
import sys

import pytest
from bridge_play import VIEW, random_session, session_state, step
from bridge_sitting import BRIDGE, act, begin
from scenes.three_handed_bridge import seated, table, to_doubling

from engine.three_handed_bridge import bots, hint
from engine.three_handed_bridge.bots.caller import Caller
from engine.three_handed_bridge.session import DECLARING, DOUBLING, PLAYING
from engine.three_handed_bridge.view import BridgeView

FIVE = dict(BRIDGE, FLUNK_DEAL="5")


def asked(session):
    found = hint.Hint(session, BridgeView())
    while not found.step():
        pass
    return found


def moments(count):
    """Sessions at moments at which player 0 is to act, of all stages."""
    chance = random.Random(21)
    for _ in range(count):
        session = random_session(chance, mode=chance.randrange(2))
        stop = chance.randrange(60)
        steps = 0
        while not session.deal.is_over():
            if session.player_to_act() == 0 and (steps >= stop or session.phase() < PLAYING and chance.random() < 0.5):
                yield session
                break
            step(session)
            steps += 1


def beats(card, other, trump):
    """Whether a card takes a trick from another that holds it."""
    return card > other if card // 13 == other // 13 else card // 13 == trump


def holder(cards, trump):
    """Which of the cards of a trick, in the order played, holds it."""
    best = 0
    for place, card in enumerate(cards):
        if beats(card, cards[best], trump):
            best = place
    return best


def hand(view, seat):
    return {suit * 13 + rank for suit in range(4) for rank in range(13) if view.holding[seat * 4 + suit] >> rank & 1}


def is_true(found, session):
    """Whether the reason of a Hint holds, from the sets of cards that the player sees."""
    view = VIEW
    session.look(view, session.deal.turn())
    reason, number, second = found.reason, found.number, found.second
    seat = view.turn
    mine = hand(view, seat)
    by_suit = [[card for card in mine if card // 13 == suit] for suit in range(4)]
    aces = sum(card % 13 == 12 for card in mine)
    if session.phase() == DECLARING:
        lengths = [len(cards) for cards in by_suit]
        if found.choice == 5:
            return reason == hint.TO_DUMMY and (number, second) == (max(lengths), aces)
        if found.choice == 4:
            return reason == hint.NO_TRUMPS and (number, second) == (aces, min(lengths))
        suit = by_suit[found.choice]
        return reason == hint.SUIT and (number, second) == (len(suit), sum(card % 13 > 7 for card in suit))
    if session.phase() == DOUBLING:
        return reason == hint.EXPECTED and abs(number * 256 - max(0, min(13 * 256, Caller().expected(view)))) <= 128
    card = found.choice
    trump = view.trump
    trick = list(view.cards[view.count & 60: view.count])
    led = trick[0] // 13 if trick else -1
    legal = by_suit[led] if trick and by_suit[led] else list(mine)
    assert card in legal
    played = set(view.cards[: view.count])
    dummy = hand(view, 2)
    unseen = set(range(52)) - played - mine - dummy
    if not seat & 1:
        unseen -= hand(view, 0)
    best = trick[holder(trick, trump)] if trick else -1
    leads = view.count & 3
    winning = (view.leaders[view.count >> 2] + holder(trick, trump)) & 3 if trick else -1
    suit = card // 13
    against = {other for other in unseen | (dummy if seat & 1 else set()) if other // 13 == suit}
    wins = bool(trick) and beats(card, best, trump)
    ours = bool(trick) and not (winning ^ seat) & 1
    return {
        hint.ONLY: len(legal) == 1,
        hint.TRUMPS_OUT: not trick and suit == trump and not seat & 1 and number == len(against) > 0,
        hint.HIGHEST: not trick and number == suit and not any(other > card for other in against),
        hint.FROM_LENGTH: not trick and number == len(by_suit[suit]),
        hint.TAKES: wins and leads == 3 and suit == led,
        hint.BEATS: wins and leads < 3 and suit == led,
        hint.RUFFS: wins and suit != led and number == led and not by_suit[led],
        hint.SIDES: not wins and ours,
        hint.NONE_BEATS: not wins and not ours and not any(beats(other, best, trump) for other in legal),
        hint.SAVES: not wins and not ours and any(beats(other, best, trump) for other in legal),
        hint.THROWN: not wins and not ours and suit != led and number == led and not by_suit[led],
    }[reason]


def test_every_reason_is_true_and_the_choice_is_that_of_the_bot():
    reasons = set()
    for session in moments(700):
        before = session_state(session)
        found = asked(session)
        assert session_state(session) == before
        assert is_true(found, session), (found.reason, found.number, session.deal.number)
        session.look(VIEW, session.deal.turn())
        assert found.choice == bots.decide(bots.make("normal"), VIEW, session.decision_seed())
        again = asked(session)
        assert (again.choice, again.reason, again.number, again.second) == (found.choice, found.reason, found.number, found.second)
        reasons.add(found.reason)
    assert reasons == set(range(hint.THROWN + 1))


def test_it_is_for_the_player_alone_and_counts_once():
    session = random_session(random.Random(2), mode=1, first_dealer=1)
    with pytest.raises(ValueError, match="not your turn"):
        hint.Hint(session, BridgeView())
    session = random_session(random.Random(2), mode=0)
    found = asked(session)
    found.count()
    assert session.hints == 1
    session.hints = 65535
    found.count()
    assert session.hints == 65535


def test_a_hint_comes_with_the_choice_under_the_cursor(sit):
    for board in ("pybadge", "picosystem"):
        player = sit(board, settings=FIVE)
        begin(player)
        player.press("a")
        expected = asked(player.session)
        player.press("start")
        player.open("Hint")
        assert player.screen() == "declare" and player.top().choice == expected.choice and player.session.hints == 1
        assert player.says("%d cards, %d honours" % (expected.number, expected.second))
        # It is said until a key; after the help it is still there.
        player.press("select b")
        assert player.says("%d cards" % expected.number)
        player.press("right left")
        assert not player.says("%d cards" % expected.number)
        to_doubling(player, 1, 120)
        assert player.screen() == "doubling"
        expected = asked(player.session)
        player.press("start")
        player.open("Hint")
        assert player.screen() == "doubling" and player.top().choice == expected.choice
        assert player.says("Ada: about %d tricks" % expected.number)
        table(player)
        expected = asked(player.session)
        player.press("start")
        player.open("Hint")
        assert player.screen() == "table" and player.row().card() == expected.choice


def test_select_and_a_asks_for_one_and_any_key_takes_it_back(sit):
    player = sit("pybadge", settings=FIVE)
    begin(player)
    player.press("a")
    player.hands.hold(player.board.key("select"), True)
    player.settle()
    player.press("a")
    player.hands.hold(player.board.key("select"), False)
    player.settle()
    assert player.screen() == "declare" and player.session.hints == 1
    player.press("start")
    player.reach("Hint")
    player.hands.will_press(player.board.key("a"))
    while player.screen() != "hint":
        player.steps(1)
    player.touch("b")
    player.settle()
    assert player.screen() == "declare" and player.session.hints == 1


def test_hints_are_shown_with_the_scores_and_cost_nothing_at_random(sit):
    player = sit("pybadge", settings=dict(BRIDGE, FLUNK_LEVEL="random"))
    seated(player, 0, 5, level="random")
    player.press("a start")
    player.open("Hint")
    assert not [name for name in sys.modules if name.startswith("engine.three_handed_bridge.bots.") and "chance" not in name]
    player.press("a")
    for _ in range(200):
        if player.screen() == "deal_end":
            break
        act(player)
    assert player.says("Hints 1")
