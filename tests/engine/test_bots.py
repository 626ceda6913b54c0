"""Bots: honest, legal, repeatable, in slices, and each level better than the one below."""

import ast
import math
import pathlib
import random
import statistics
import sys

import pytest
from card_referee import hands_of, holding_of
from random_play import legal_cards, view_state

from engine import cards, odds
from engine.flunk import bots, contracts
import engine.flunk.bots
from engine.flunk.bots import advice, declare, expert, worlds
from engine.flunk.deal import Deal
from engine.flunk.hint import Hint
from engine.flunk.session import Session
from engine.generator import scramble
from engine.play import Play
from engine.view import View

# One contract of each way to play: High and Low with trumps and without, and Dump.
CONTRACTS = {
    "High 9 S": 3 * 14 + 9, "High 8 NT": 4 * 14 + 8, "Low 3 H": 2 * 14 + 3, "Low 2 NT": 4 * 14 + 2,
    "Dump D": 71,
}

# How much a bot may do in one slice, before the keys are looked at again.
MOST_CHANCES = 4
MOST_SUITS = 16
MOST_LAID = 140

# What is less for the level expert, which takes a hundred times as long: its tests are of fewer
# deals, and of shorter thought but for test_exact.py.
FEWER = {"expert": 2}


@pytest.fixture(autouse=True)
def short_thought(monkeypatch):
    monkeypatch.setattr(expert.ExpertPlayer, "budget", 1000)
    monkeypatch.setattr(expert.ExpertPlayer, "worlds", 3)
    monkeypatch.setattr(worlds, "DRAWN", 20)


def decide(level, view, seed):
    return bots.decide(bots.make(level), view, seed)


def new_deal(number, contract=None):
    deal = Deal()
    deal.start(number)
    if contract is not None:
        deal.declare(contract)
    return deal


def redeal(play, view, chance):
    """Deal the hidden cards anew among the hidden hands, as the record allows: the same
    numbers of cards, and none of a suit that a hand has shown out of."""
    hands = hands_of(play.holding)
    hidden = [seat for seat in (0, 1, 3) if seat != view.seat]
    cards = sorted(set().union(*(hands[seat] for seat in hidden)))
    chance.shuffle(cards)
    sizes = [len(hands[seat]) for seat in hidden]
    first, second = set(), set()
    free = []
    for card in cards:
        suit = "CDHS".index(card[0])
        void = [view.void[seat * 4 + suit] for seat in hidden]
        assert not all(void)
        if any(void):
            (second if void[0] else first).add(card)
        else:
            free.append(card)
    first.update(free[: sizes[0] - len(first)])
    second.update(set(free) - first)
    assert [len(first), len(second)] == sizes
    before = [hands[seat] for seat in hidden]
    hands[hidden[0]], hands[hidden[1]] = first, second
    play.holding[:] = holding_of(hands)
    return before != [first, second]


# Honest ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CONTRACTS)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_decision_changes_when_the_hidden_cards_are_dealt_anew(level, name):
    chance = random.Random(level + name)
    view = View()
    changed = 0
    met = set()
    deals = FEWER.get(level, 10)
    again = 4 if deals == 10 else 1
    for number in range(1, deals + 1):
        deal = new_deal(number * 7919, CONTRACTS[name])
        while not deal.is_over():
            seat = deal.turn()
            seed = scramble(number, deal.play.count)
            deal.look(view, seat)
            met.add((seat, deal.play.count & 3))
            choice = decide(level, view, seed)
            holding = list(deal.play.holding)
            for _ in range(again):
                changed += redeal(deal.play, view, chance)
                deal.look(view, seat)
                assert decide(level, view, seed) == choice
                deal.play.holding[:] = holding
            deal.act(choice)
    # Otherwise nothing would have been shown: every seat in every place of a trick, with
    # cards that really moved.
    assert met == {(seat, place) for seat in range(4) for place in range(4)}
    assert changed > 30 * deals * again


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_declaration_changes_when_the_hidden_cards_are_dealt_anew(level):
    chance = random.Random(level)
    view = View()
    declared = set()
    for number in range(1, 61):
        deal = new_deal(number)
        deal.look(view, 0)
        choice = decide(level, view, number)
        declared.add(choice)
        holding = list(deal.play.holding)
        for _ in range(10):
            assert redeal(deal.play, view, chance)
            deal.look(view, 0)
            assert decide(level, view, number) == choice
            deal.play.holding[:] = holding
    assert len(declared) > 10


def test_no_session_decision_changes_when_the_hidden_cards_are_dealt_anew():
    """With scores and seats of a rubber in view, as a game gives them."""
    chance = random.Random(3)
    view = View()
    changed = 0
    for level in bots.LEVELS:
        session = Session(1, level, 4711, 99, 3, first_dealer=1)
        while session.index < 2 or not session.deal.is_over():
            if session.deal.is_over():
                session.next_deal()
            seat = session.deal.turn()
            session.look(view, seat)
            choice = decide(level, view, session.decision_seed())
            play = session.deal.play
            holding = list(play.holding)
            for _ in range(2):
                changed += redeal(play, view, chance)
                session.look(view, seat)
                assert decide(level, view, session.decision_seed()) == choice
                play.holding[:] = holding
            session.act(choice)
    assert changed > 500


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_hint_changes_when_the_hidden_cards_are_dealt_anew(level, mode):
    """Neither what it chooses, nor what it found, nor what it says for it."""
    chance = random.Random(level)
    view = View()
    changed = asked = 0
    defended = False
    session = Session(mode, level, 2718, 28, 3)
    while session.index < 2 or not session.deal.is_over():
        if session.deal.is_over():
            session.next_deal()
        play = session.deal.play
        if session.player_to_act() == 0:
            told = told_by(session, view)
            asked += 1
            defended = defended or view.seat != 0
            holding = list(play.holding)
            for _ in range(3):
                changed += redeal(play, view, chance)
                assert told_by(session, view) == told
                play.holding[:] = holding
        session.look(view, session.deal.turn())
        session.act(decide(level, view, session.decision_seed()))
    # A hand that can no longer have changed is one of the last ones.
    assert changed > 2 * asked > 80 and defended == bool(mode)


def told_by(session, view):
    """All that a hint finds and says, for comparing."""
    hint = Hint(session, view)
    while not hint.step():
        pass
    advised = advice.advise(hint.reason, view) if view.contract >= 0 else None
    return vars(hint.reason), advised


def reachable(start):
    """Everything that can be reached through attributes and containers."""
    seen = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, (type, str, bytes, bytearray, int, type(None))):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, (list, tuple, set)):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend(thing.keys())
            waiting.extend(thing.values())
        else:
            waiting.extend(vars(thing).values() if hasattr(thing, "__dict__") else ())
            waiting.append(getattr(thing, "__self__", None))
            waiting.extend(cell.cell_contents for cell in getattr(thing, "__closure__", None) or ())
    return list(seen.values())


def test_the_walk_finds_what_there_is_to_find():
    view = View()
    deal = new_deal(1)
    view.look(deal.play, 1, -1)
    view.trace = [{"to": deal.act}]
    assert any(isinstance(thing, Play) for thing in reachable(view))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_there_is_no_way_from_what_a_bot_is_given_to_the_hidden_cards(level):
    for contract in (None, *CONTRACTS.values()):
        for played in (0, 2, 30) if contract is not None else (0,):
            deal = new_deal(12, contract)
            view, bot = View(), bots.make(level)
            for _ in range(played):
                deal.act(legal_cards(deal.play)[0])
            seat = deal.turn()
            deal.look(view, seat)
            bots.decide(bot, view, 5)
            for given in (view, bot):
                found = reachable(given)
                assert not [thing for thing in found if isinstance(thing, (Play, Deal, Session))]
            for hidden in (0, 1, 3):
                if hidden != (0 if seat == 2 else seat):
                    assert view.holding[hidden * 4: hidden * 4 + 4] == [0] * 4
            bot_lists = [thing for thing in reachable(bot) if isinstance(thing, list) and len(thing) == 16]
            assert all(each is view.holding for each in bot_lists)


def test_no_bot_can_deal_for_itself():
    """Nothing of the engine but cards, odds and scores: not the deals, not the play."""
    folder = pathlib.Path(engine.flunk.bots.__file__).parent
    allowed = {"engine.card_features", "engine.cards", "engine.chance", "engine.generator", "engine.levels",
               "engine.odds", "engine.flunk.contracts", "engine.flunk.bots"}
    names = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert not node.level
                within = node.module in ("engine", "engine.flunk", "engine.flunk.bots")
                if within:
                    names.update(node.module + "." + alias.name for alias in node.names)
                else:
                    names.add(node.module)
    ours = {name for name in names if name.startswith("engine") and not name.startswith("engine.flunk.bots.")}
    assert ours <= allowed
    assert "sys" not in names and "gc" not in names


def test_a_bot_leaves_its_view_as_it_is():
    for level in bots.LEVELS:
        for contract in (None, *CONTRACTS.values()):
            deal = new_deal(77, contract)
            view = View()
            for _ in range(13 if contract is not None else 0):
                deal.act(legal_cards(deal.play)[-1])
            deal.look(view, deal.turn())
            before = view_state(view)
            decide(level, view, 3)
            assert view_state(view) == before


# Legal and repeatable ------------------------------------------------------------------------


@pytest.mark.parametrize("level", bots.LEVELS)
def test_contracts_and_cards_are_legal(level):
    view = View()
    bot = bots.make(level)
    kinds = set()
    # 50 is a dump.
    for number in range(48, 54) if level in FEWER else range(1, 121):
        deal = new_deal(number)
        deal.look(view, 0)
        # Half the deals are played in what the bot declares, half in any contract at all.
        contract = bots.decide(bot, view, number)
        assert 0 <= contract < 74
        deal.declare(contract if number % 2 else number * 31 % 74)
        kinds.add(contracts.kind_of(deal.contract))
        while not deal.is_over():
            deal.look(view, deal.turn())
            card = bots.decide(bot, view, number)
            assert card in legal_cards(deal.play)
            deal.act(card)
        assert -195 <= deal.score() <= 270
    assert kinds == {contracts.HIGH, contracts.LOW, contracts.DUMP}


def positions():
    """Views of many moments, each with its seed."""
    for number in range(1, 25):
        for contract in (None, *CONTRACTS.values()):
            deal = new_deal(number, contract)
            for _ in range((number * 13) % 51 if contract is not None else 0):
                deal.act(legal_cards(deal.play)[number % len(legal_cards(deal.play))])
            view = View()
            deal.look(view, deal.turn())
            yield view, scramble(number, 5)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_decision_depends_on_view_and_seed_alone(level):
    used = bots.make(level)
    again = list(positions())
    first = [bots.decide(used, view, seed) for view, seed in positions()]
    # A bot that has just done something else, and one that gave up in the middle.
    for (view, seed), choice in reversed(list(zip(again, first))):
        assert decide(level, view, seed) == choice
        used.start(again[0][0], 1)
        used.step()
        assert bots.decide(used, view, seed) == choice


def test_the_seed_moves_what_is_left_to_chance():
    for level, moves in (("random", 20), ("easy", 20), ("normal", 3), ("hard", 3)):
        differ = sum(decide(level, view, seed) != decide(level, view, seed ^ 12345) for view, seed in positions())
        assert differ >= moves, level


def square_of(found, expected):
    return sum((count - expected) ** 2 / expected for count in found)


def test_random_names_every_contract_and_plays_every_legal_card_equally_often():
    view = View()
    new_deal(4).look(view, 0)
    found = [0] * contracts.CONTRACTS
    for number in range(74 * 200):
        found[decide("random", view, scramble(number, 0))] += 1
    # 73 degrees of freedom, then one fewer than there are cards; four deviations at most.
    assert 25 < square_of(found, 200) < 122
    for count in (0, 1, 3, 20, 45):
        deal = new_deal(4, 45)
        for _ in range(count):
            deal.act(legal_cards(deal.play)[0])
        deal.look(view, deal.turn())
        cards = legal_cards(deal.play)
        found = dict.fromkeys(cards, 0)
        for seed in range(200 * len(cards)):
            # One deal after another, as in the arena.
            found[decide("random", view, scramble(scramble(1, seed), count + 1))] += 1
        free = len(cards) - 1
        assert square_of(found.values(), 200) < free + 5 * math.sqrt(2 * free) + 5


def test_a_level_that_does_not_exist_is_named():
    with pytest.raises(ValueError, match="no level 'grand'; the levels are random, easy, normal"):
        bots.make("grand")


# In slices -----------------------------------------------------------------------------------


@pytest.fixture
def work(monkeypatch):
    """Counts what a bot works out: chances to win a trick, suits counted or marked, and hands
    weighed for the contracts of a denomination."""
    counted = {"chances": 0, "suits": 0, "weighings": 0}
    for level in ("easy", "normal"):
        for declares in (True, False):
            bots.make(level).prepare(declares)  # loads its modules

    def count(plain, what):
        def counting(*arguments):
            counted[what] += 1
            return plain(*arguments)

        # Under whatever name and wherever a module of the bots has it.
        for name, module in list(sys.modules.items()):
            if name.startswith(("engine.flunk.bots", "engine.card_features")):
                for word, value in list(vars(module).items()):
                    if value is plain:
                        monkeypatch.setattr(module, word, counting)

    count(odds.winning_chance, "chances")
    count(cards.tops, "suits")
    count(declare.mark_suit, "suits")
    plain = declare.Estimates.weigh

    def weigh(*arguments):
        counted["weighings"] += 1
        return plain(*arguments)

    monkeypatch.setattr(declare.Estimates, "weigh", weigh)
    return counted


def laid(bot):
    """How many cards a bot has laid so far in a search, if it is one that searches."""
    player = getattr(bot, "_half", None)
    return getattr(getattr(player, "_endgame", None), "nodes", 0)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_slice_is_long(level, work):
    most = {"chances": 0, "suits": 0, "weighings": 0, "laid": 0}
    total = 0
    for view, seed in positions():
        bot = bots.make(level)
        done = False
        slices = before = 0
        bot.start(view, seed)
        while not done:
            done = bot.step()
            slices += 1
            assert slices < 5000
            most["laid"] = max(most["laid"], laid(bot) - before)
            before = laid(bot)
            for what in work:
                most[what] = max(most[what], work[what])
                total += work[what]
                work[what] = 0
    if level == "expert":
        # A PC does in its slice what a board would do in a second.
        assert most["suits"] <= 12 * worlds.SLICE and most["laid"] <= expert.SLICE + 1, most
    else:
        assert most["suits"] <= MOST_SUITS and most["laid"] <= MOST_LAID, most
    assert most["chances"] <= MOST_CHANCES, most
    assert most["weighings"] <= 1
    assert total > 500 or level == "random"


def test_no_slice_of_a_hint_is_long(work):
    most = dict.fromkeys((*work, "laid"), 0)
    view = View()
    for number in range(1, 4):
        session = Session(1, "easy", number * 50, number, 3)
        while not session.deal.is_over():
            if session.player_to_act() == 0:
                hint = Hint(session, view)
                done = False
                before = 0
                while not done:
                    for what in work:
                        work[what] = 0
                    done = hint.step()
                    for what in work:
                        most[what] = max(most[what], work[what])
                    if hint._bot:
                        most["laid"] = max(most["laid"], laid(hint._bot) - before)
                        before = laid(hint._bot)
            session.look(view, session.deal.turn())
            session.act(decide("easy", view, session.decision_seed()))
    assert 0 < most["chances"] <= MOST_CHANCES and 0 < most["suits"] <= MOST_SUITS, most
    assert 0 < most["laid"] <= MOST_LAID and most["weighings"] == 1, most


# Strength ------------------------------------------------------------------------------------


def score(number, declarer, defender):
    """The declarer's points of a deal, by bots in all seats."""
    deal = new_deal(number)
    view = View()
    sides = (bots.make(declarer), bots.make(defender))
    while not deal.is_over():
        seat = deal.turn()
        deal.look(view, seat)
        deal.act(bots.decide(sides[seat & 1], view, scramble(number, deal.play.count + 1)))
    return deal.score()


def clearly(better, worse):
    """By how many standard errors of the paired differences the first scores are better."""
    differences = [a - b for a, b in zip(better, worse)]
    return statistics.fmean(differences) / (statistics.stdev(differences) / math.sqrt(len(differences)))


@pytest.mark.parametrize("other", ["easy", "random"])
def test_normal_declares_and_plays_clearly_better(other):
    deals = range(1, 201)
    normal = [score(number, "normal", "normal") for number in deals]
    assert clearly(normal, [score(number, other, "normal") for number in deals]) > 5


def test_normal_defends_better():
    # Against somebody new to the game the difference is some points a deal: it takes many
    # deals to be sure of it, and more than here to be very sure.
    deals = range(1, 801)
    normal = [score(number, "normal", "normal") for number in deals]
    assert clearly([score(number, "normal", "easy") for number in deals], normal) > 2
    assert clearly([score(number, "normal", "random") for number in deals], normal) > 5


@pytest.mark.long
def test_normal_defends_clearly_better_than_easy():
    # The declarer names the same contract against both, so less of a deal is left to the
    # defenders than to the declarer.
    deals = range(1, 2001)
    normal = [score(number, "normal", "normal") for number in deals]
    assert clearly([score(number, "normal", "easy") for number in deals], normal) > 3


@pytest.mark.long
def test_hard_is_clearly_better_than_normal_in_both_roles():
    deals = range(1, 1001)
    normal = [score(number, "normal", "normal") for number in deals]
    assert clearly([score(number, "hard", "normal") for number in deals], normal) > 3
    assert clearly(normal, [score(number, "normal", "hard") for number in deals]) > 3


@pytest.mark.long
def test_expert_is_clearly_better_than_hard_in_both_roles(monkeypatch):
    monkeypatch.undo()
    deals = range(1, 101)
    hard = [score(number, "hard", "hard") for number in deals]
    assert clearly([score(number, "expert", "hard") for number in deals], hard) > 2
    assert clearly(hard, [score(number, "hard", "expert") for number in deals]) > 2


def test_easy_is_better_than_random():
    deals = range(1, 151)
    easy = [score(number, "easy", "normal") for number in deals]
    assert clearly(easy, [score(number, "random", "normal") for number in deals]) > 3
