"""The bots of Three-handed Bridge: legal, repeatable, blind to what is hidden, and better than chance."""

import ast
import pathlib
import random
import statistics

import pytest
from bridge_play import WORKED_DEAL, random_session, session_state, step, view_state, with_hands
from card_referee import hands_of, holding_of
from random_play import legal_cards

from engine.play import Play
from engine.three_handed_bridge import bots
import engine.three_handed_bridge.bots
from engine.three_handed_bridge.bots import call_table, hand, prospects
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, PASS, PLAYING, Deal
from engine.three_handed_bridge.doubling import CONTENT, DOUBLE
from engine.three_handed_bridge.session import DEAL_OVER, RUBBER, SESSION_OVER, Session
from engine.three_handed_bridge.view import BridgeView
from tools import bridge_arena

HEARTS, NO_TRUMP = 2, 4

# Nine trumps from the top, and three aces; with no trump they are as good, and worth more.
STRONGEST = (
    "HA HK HQ HJ HT H9 H8 H7 H6 SA DA CA CK",
    "H5 SK SQ SJ ST S9 S8 DK DQ DJ CQ CJ CT",
    "H4 H3 S7 S6 S5 S4 S3 DT D9 D8 C9 C8 C7",
    "H2 S2 D7 D6 D5 D4 D3 D2 C6 C5 C4 C3 C2",
)
WEAKEST = tuple(STRONGEST[place] for place in (3, 0, 2, 1))


def decide(level, deal, seed=1):
    """What the seat on turn chooses."""
    view = BridgeView()
    deal.look(view, deal.turn())
    return bots.decide(bots.make(level), view, seed)


def reachable(start):
    """Everything that can be reached from an object by its attributes and containers."""
    found, waiting = [], [start]
    seen = set()
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (int, str, bytes, type(None), type)):
            continue
        seen.add(id(thing))
        found.append(thing)
        waiting += list(getattr(thing, "__dict__", {}).values())
        if isinstance(thing, (list, tuple)):
            waiting += list(thing)
    return found


def sessions(level, count):
    """Sessions of a level, one after the other at each of their moments before a decision."""
    chance = random.Random(11)
    for _ in range(count):
        session = random_session(chance, level=level)
        bot = bots.make(level)
        while session.phase() != SESSION_OVER and session.index < 3:
            if session.phase() != DEAL_OVER:
                yield session, bot
            step(session, bot)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_choice_is_legal_and_the_view_is_left_alone(level):
    stages = set()
    used = BridgeView()
    for session, bot in sessions(level, 4):
        deal = session.deal
        session.look(used, deal.turn())
        before = view_state(used)
        choice = bots.decide(bot, used, session.decision_seed())
        assert view_state(used) == before
        # The same from a new bot and a new view.
        fresh = BridgeView()
        session.look(fresh, deal.turn())
        assert bots.decide(bots.make(level), fresh, session.decision_seed()) == choice
        stages.add((deal.stage(), deal.turn()))
        if deal.stage() == DECLARING:
            assert 0 <= choice <= PASS
        elif deal.stage() == DOUBLING:
            assert choice in (CONTENT, DOUBLE)
        else:
            assert choice in legal_cards(deal.play)
    assert {stage for stage, _ in stages} == {DECLARING, DOUBLING, PLAYING}


def test_a_session_of_a_level_repeats():
    settings = {"mode": RUBBER, "level": "normal", "first_number": 77, "seed": 99}
    ends = []
    for _ in range(2):
        session = Session(**settings)
        bot = bots.make("normal")
        while session.phase() != SESSION_OVER:
            step(session, bot)
        ends.append(session_state(session))
    assert ends[0] == ends[1]


def may_see(deal, seat):
    """The hands that a seat may see, by the rule."""
    if deal.play.count:
        return {seat, 2}
    if seat != 3:
        return {seat}
    if deal.contract < 0:
        return set()
    if not deal.passed:
        return {3}
    return {2} if deal.stage() == DOUBLING else {2, 3}


def test_no_decision_changes_when_hidden_cards_are_dealt_anew():
    chance = random.Random(5)
    decisions = {DECLARING: 0, DOUBLING: 0, PLAYING: 0}
    for session, bot in sessions("normal", 12):
        deal = session.deal
        if deal.stage() == PLAYING and chance.randrange(5):
            continue
        seat = 0 if deal.turn() == 2 else deal.turn()
        choice = decide("normal", deal)
        original = list(deal.play.holding)
        hands = hands_of(original)
        hidden = [other for other in range(4) if other not in may_see(deal, seat)]
        for _ in range(3):
            cards = sorted(set().union(*(hands[other] for other in hidden)))
            chance.shuffle(cards)
            new = list(hands)
            for other in hidden:
                new[other], cards = set(cards[:len(hands[other])]), cards[len(hands[other]):]
            deal.play.holding[:] = holding_of(new)
            assert decide("normal", deal) == choice
            decisions[deal.stage()] += 1
        deal.play.holding[:] = original
    assert all(number > 60 for number in decisions.values())


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_path_leads_from_a_bot_to_the_cards(level):
    for session, bot in sessions(level, 1):
        if session.index or session.deal.play.count > 20:
            break
        view = BridgeView()
        session.look(view, session.deal.turn())
        bot.start(view, 1)
        for given in (view, bot):
            assert not [thing for thing in reachable(given) if isinstance(thing, (Play, Deal, Session))]


def test_no_bot_can_deal_for_itself():
    folder = pathlib.Path(engine.three_handed_bridge.bots.__file__).parent
    files = list(folder.glob("*.py")) + [folder.parents[1] / "trick_judge.py"]
    modules = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Import)
            if isinstance(node, ast.ImportFrom):
                assert not node.level
                for alias in node.names:
                    modules.add((node.module, alias.name))
    allowed = {"engine.bot", "engine.cards", "engine.chance", "engine.generator", "engine.levels", "engine.odds",
               "engine.trick_judge", "engine.trick_weights", "engine.three_handed_bridge.scores"}
    for module, name in modules:
        if module == "engine.three_handed_bridge.deal":
            assert name in ("DECLARING", "DOUBLING", "PLAYING")
        elif module == "engine.three_handed_bridge.doubling":
            assert name in ("CONTENT", "DOUBLE")
        elif (module, name) != ("engine", "card_features"):
            assert module in allowed or module.startswith("engine.three_handed_bridge.bots")


def test_levels():
    assert bots.LEVELS == ("random", "normal")
    with pytest.raises(ValueError, match="random, normal"):
        bots.make("genius")


def test_a_bot_lets_go_of_its_halves():
    deal = with_hands(WORKED_DEAL)
    bot = bots.make("normal")
    view = BridgeView()
    deal.look(view, 0)
    first = bots.decide(bot, view, 5)
    bot.forget()
    assert reachable(bot) == [bot]
    bot.prepare(True)
    assert bots.decide(bot, view, 5) == first
    bot.hurry()


# What they choose

def test_a_hand_that_nobody_can_stop():
    deal = with_hands(STRONGEST)
    assert decide("normal", deal) == NO_TRUMP
    deal.act(HEARTS)
    assert decide("normal", deal) == CONTENT
    deal.act(DOUBLE)
    # Doubled, the dealer of nine sure trumps and four winners doubles on.
    assert decide("normal", deal) == DOUBLE
    deal.act(DOUBLE)
    assert decide("normal", deal) == CONTENT


# Spades pay so little that no trump is worth the risk.
@pytest.mark.parametrize("suit", range(3))
def test_a_long_suit_and_nothing_else_is_declared(suit):
    hand_of = " ".join("CDHS"[suit] + rank for rank in "AKQJ7654") + " " + " ".join(
        "CDHS"[(suit + more) % 4] + rank for more, ranks in ((1, "98"), (2, "98"), (3, "2")) for rank in ranks)
    deal = with_hands((hand_of, "", "", ""))
    assert decide("normal", deal) == suit


def test_passing_is_for_hands_with_little():
    """Of the first 300 deals: who passes has fewer aces and kings than who does not."""
    strength = {True: [], False: []}
    for number in range(1, 301):
        deal = Deal()
        deal.start(number)
        held = sum(deal.play.holding[suit] >> 11 & 3 for suit in range(4))
        strength[decide("normal", deal) == PASS].append(held)
    assert 10 < len(strength[True]) < 60
    assert statistics.fmean(strength[True]) < statistics.fmean(strength[False]) - 2


def test_who_holds_the_strong_hand_behind_the_dealer_doubles():
    deal = with_hands(WEAKEST)
    deal.act(HEARTS)
    assert deal.turn() == 1 and decide("normal", deal) == DOUBLE
    deal.act(DOUBLE)
    assert decide("normal", deal) == CONTENT


def test_a_worthless_hand_passes_or_makes_what_is_cheap():
    # The dearest tricks are the last that such a hand should lose.
    assert decide("normal", with_hands(WEAKEST)) in (0, 1, 3, PASS)


def test_nobody_doubles_past_the_ceiling():
    deal = with_hands(WEAKEST)
    deal.act(NO_TRUMP)
    for _ in range(4):
        assert deal.stage() == DOUBLING
        view = BridgeView()
        deal.look(view, deal.turn())
        assert prospects.doubling_pays(view, 0, 0) == (view.seat > 0)
        deal.act(DOUBLE)
    assert deal.stage() == PLAYING
    for seat in (0, 1, 3):
        deal.look(view, seat)
        assert not prospects.doubling_pays(view, 0 if seat else 13 * 256, 0)


def test_what_a_hand_is_told_by():
    features = [0] * hand.FEATURES
    holding = holding_of([STRONGEST[0].split(), "SA SK S2 HK CQ CJ C3 D2 D3 D4 D5 D6 D7".split(), [], []])
    hand.read_hand(holding, 0, HEARTS, features)
    assert features == [9, 1, 1, 1, 1, 1, 3, 1, 0, 0, 0, 2, 1, 2, 81, 1]
    hand.read_hand(holding, 0, 3, features)
    assert features == [1, 1, 0, 0, 0, 0, 3, 2, 1, 1, 0, 1, 1, 9, 1, 1]
    # At no trump diamonds are the longest suit.
    hand.read_hand(holding, 1, NO_TRUMP, features)
    assert features == [6, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 3, 36, 1]


def test_tables_are_whole():
    assert sum(call_table.SPREAD) == 256 and len(call_table.SPREAD) == 11
    assert len(call_table.TRICKS) == hand.ROWS * hand.FEATURES * 2
    assert len(call_table.SUIT_MAKES) == 14 and len(call_table.NO_TRUMP_MAKES) == 5
    assert min(call_table.SUIT_MAKES) > 0


def view_of(parts=(0, 0, 0), games=(0, 0, 0)):
    view = BridgeView()
    view.parts[:] = parts
    view.games[:] = games
    return view


@pytest.mark.parametrize("denomination, steps, won, points", [
    (0, 0, 6, -4), (4, 0, 0, -84 - 40), (4, 0, 1, -72 - 20), (3, 2, 5, -16), (2, 4, 4, -300),
])
def test_lost_deals_cost_what_they_score(denomination, steps, won, points):
    assert prospects.outcome(view_of(), denomination, steps, won) == points


def test_a_game_in_reach_is_worth_more_than_its_points():
    just = prospects.outcome(view_of(), NO_TRUMP, 0, 9) - 36
    short = prospects.outcome(view_of(), NO_TRUMP, 0, 8) - 24
    assert just > short > 0
    # With a part score a small one is enough, and brings less than the whole game.
    assert 0 < prospects.outcome(view_of((20, 0, 0)), NO_TRUMP, 0, 7) - 12 < just
    # The second game ends the rubber.
    assert prospects.outcome(view_of((0, 0, 0), (1, 0, 0)), NO_TRUMP, 0, 9) - 36 > just
    # What others have below the line does not matter.
    assert prospects.outcome(view_of((0, 29, 0), (0, 1, 1)), NO_TRUMP, 0, 9) - 36 == just


def test_more_tricks_are_worth_more():
    for denomination in range(5):
        for steps in range(3):
            worths = [prospects.worth(view_of(), denomination, steps, tricks) for tricks in range(0, 13 * 256, 64)]
            assert worths == sorted(worths)


def test_normal_beats_random_in_each_part():
    results = [bridge_arena.compare((number, "normal", "random", 1)) for number in range(1, 101)]
    # A double of theirs is rare, and so is the dealer's answer.
    for part in ("declaring", "doubling", "dealer", "defence"):
        gains = [each[part] for each in results]
        error = statistics.stdev(gains) / len(gains) ** 0.5
        assert statistics.fmean(gains) > 3 * error > 0, part
