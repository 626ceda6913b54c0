"""The exact search of the level expert, held against a plain recursive one, and its worlds."""

import itertools
import random

import pytest
from test_endgame import ending, hand_of, plain_value

from engine.flunk import bots, contracts
from engine.flunk.bots import declare, expert, likelihood, worlds
from engine.flunk.bots.open_cards import OpenCards
from engine.generator import Generator
from engine.names import card_name
from engine.view import View

KINDS = {"high": 3 * 14 + 9, "high no trump": 4 * 14 + 8, "low": 2 * 14 + 3, "low no trump": 4 * 14 + 2, "dump": 71}


def search(deal, slice_nodes=10**6):
    """{card: worth} of the legal cards of the seat on turn, all hands open; how many slices."""
    view = View()
    deal.look(view, deal.turn())
    legal = bytearray(13)
    found = view.legal(legal)
    open_cards = OpenCards()
    open_cards.start(view)
    open_cards.deal(tuple(deal.play.holding))
    worths = {}
    slices = 0
    for card in legal[:found]:
        worth = None
        while worth is None:
            open_cards.counter.limit = open_cards.counter.nodes + slice_nodes
            worth = open_cards.worth(card)
            slices += 1
        worths[card] = worth
    return worths, slices


@pytest.mark.parametrize("tricks,deals", [(1, 80), (2, 150), (3, 150), (4, 12)])
def test_every_card_has_its_exact_worth(tricks, deals):
    for number in range(1, deals + 1):
        contract = number * 7 % 74
        deal = ending(number, contract, tricks, number % 4 if tricks < 4 else 1 + number % 3)
        play = deal.play
        trick = list(play.cards[play.count & 60:play.count])
        worths, _ = search(deal)
        for card, worth in worths.items():
            hands = [hand_of(play, seat) for seat in range(4)]
            hands[play.turn].remove(card)
            expected = plain_value(hands, trick + [card], play.leaders[play.count >> 2], (play.turn + 1) % 4, play.won,
                                   play.captured, contract)
            assert worth == expected, (number, contract, card_name(card))


@pytest.mark.parametrize("kind", KINDS)
def test_slices_change_nothing(kind):
    slices = 0
    for number in range(1, 9):
        deal = ending(number, KINDS[kind], 6, number % 4)
        whole, _ = search(deal)
        cut, more = search(deal, 20)
        assert cut == whole
        slices += more
    assert slices > 60


def test_the_position_before_a_trick_is_worth_its_best_card():
    """Six tricks are too many for the plain search: but what a card is worth is the best that
    the next seat can make of it."""
    for number in range(1, 25):
        deal = ending(number, number * 5 % 74, 6, number % 3)
        worths, _ = search(deal)
        for card, worth in worths.items():
            deal.act(card)
            answers, _ = search(deal)
            best = min if deal.turn() & 1 else max
            assert worth == best(answers.values())
            deal.play.undo()


# Likelihood ----------------------------------------------------------------------------------


def test_an_appeal_is_what_declaring_makes_of_the_hands():
    chance = random.Random(3)
    for _ in range(60):
        pack = list(range(52))
        chance.shuffle(pack)
        own, dummy = ([sum(1 << card % 13 for card in hand if card // 13 == suit) for suit in range(4)]
                      for hand in (pack[:13], pack[13:26]))
        holding = own + [0] * 4 + dummy + [0] * 4
        estimates = declare.Estimates()
        for suit in range(4):
            estimates.read_suit(holding, suit)
        points = []
        for denomination in range(9):
            estimates.weigh(denomination % 5, denomination > 4)
            points += [estimates.points(contract) for contract in (
                range(14 * denomination, 14 * denomination + 14) if denomination < 5 else (65 + denomination,))]
        for contract in chance.sample(range(74), 6):
            loss = likelihood.Appeal(dummy, contract).loss(own) / 256
            assert abs(loss - (max(points) - points[contract])) < 1


def test_the_hand_that_chose_the_contract_is_likelier_than_others():
    view = View()
    chance = random.Random(4)
    heavier = 0
    for number in range(1, 41):
        deal = ending(number, 0, 13, 0)
        deal.start(number)
        deal.look(view, 0)
        contract = bots.decide(bots.make("hard"), view, 1)
        dummy = view.holding[8:12]
        appeal = likelihood.Appeal(dummy, contract)
        assert appeal.loss(view.holding[:4]) < 256
        others = [suit * 13 + rank for suit in range(4) for rank in range(13) if not dummy[suit] >> rank & 1]
        weights = []
        for _ in range(30):
            hand = chance.sample(others, 13)
            weights.append(appeal.weight(
                [sum(1 << card % 13 for card in hand if card // 13 == suit) for suit in range(4)]))
        heavier += sum(weight < appeal.weight(view.holding[:4]) for weight in weights) >= 15
    assert heavier > 35


# Worlds ----------------------------------------------------------------------------------------


def draw(view, seed, wanted=10):
    drawing = worlds.Worlds(view, Generator(seed), wanted)
    while not drawing.step():
        pass
    return drawing


def drawn(view, seed, wanted=10):
    return draw(view, seed, wanted).kept


def test_worlds_fit_what_was_seen():
    for number in range(1, 80):
        deal = ending(number, number % 74, 3 + number % 6, number % 4)
        view = View()
        deal.look(view, deal.turn())
        kept = drawn(view, number)
        assert 1 <= len(kept) <= 10 and len({hands for hands, _ in kept}) == len(kept)
        for hands, weight in kept:
            assert weight > 0
            for suit in range(4):
                masks = hands[suit::4]
                assert sum(masks) == deal.play.unplayed[suit]
                assert masks[view.seat] == view.holding[view.seat * 4 + suit]
                assert masks[2] == view.holding[8 + suit]
                assert not any(masks[seat] and view.void[seat * 4 + suit] for seat in range(4))
            lengths = [sum(mask.bit_count() for mask in hands[seat * 4:seat * 4 + 4]) for seat in range(4)]
            assert lengths == list(view.left)


def test_where_there_are_few_ways_all_are_looked_at():
    view = View()
    for number in range(1, 40):
        deal = ending(number, 3 * 14 + 8, 2, 0)
        deal.look(view, deal.turn())
        kept = drawn(view, number, 100)
        hidden = [seat for seat in range(4) if not view.sees(seat)]
        unseen = [(suit, rank) for suit in range(4) for rank in range(13) if view.unseen[suit] >> rank & 1]
        ways = 0
        for mine in itertools.combinations(unseen, view.left[hidden[0]]):
            theirs = set(unseen) - set(mine)
            ways += not any(view.void[hidden[0] * 4 + suit] for suit, _ in mine) and not any(
                view.void[hidden[1] * 4 + suit] for suit, _ in theirs)
        assert len(kept) == ways


def test_declarer_takes_all_worlds_for_alike_and_defenders_do_not():
    view = View()
    deal = ending(6, 3 * 14 + 9, 8, 0)
    for seat, alike in ((0, True), (1, False), (3, False)):
        deal.look(view, seat)
        weights = set(draw(view, 1)._weights.values())
        assert len(weights) == 1 if alike else len(weights) > 20


# The player --------------------------------------------------------------------------------------


def test_a_hurried_expert_decides_at_once():
    bot = bots.make("expert")
    view = View()
    legal = bytearray(13)
    for number in range(1, 5):
        deal = ending(number, KINDS["high"], 8, number % 4)
        deal.look(view, deal.turn())
        for slices in (0, 3, 20, 60):
            bot.start(view, number)
            if any(bot.step() for _ in range(slices)):
                continue
            bot.hurry()
            more = 0
            while not bot.step():
                more += 1
            found = view.legal(legal)
            assert more <= max(found - slices, 0) + 1 and bot.choice in legal[:found]


def test_an_expert_keeps_its_budget():
    bot = bots.make("expert")
    view = View()
    most = 0
    for number in range(1, 13):
        deal = ending(number, KINDS["low no trump"], 8, 0)
        deal.look(view, deal.turn())
        bots.decide(bot, view, number, 5000)
        most = max(most, bot._half._endgame.nodes)
    assert 5000 <= most <= 5000 + expert.SLICE + 1


def test_an_expert_sees_what_is_sure():
    """With all hands but two known to lie in one way, its card is worth the most there is."""
    view = View()
    for number in range(1, 25):
        deal = ending(number, number * 3 % 74, 2, 0)
        deal.look(view, deal.turn())
        kept = drawn(view, number, 100)
        sign = -1 if view.turn & 1 else 1
        choice = bots.decide(bots.make("expert"), view, number)
        sums = {}
        for hands, weight in kept:
            open_cards = OpenCards()
            open_cards.start(view)
            open_cards.counter.limit = 10**6
            open_cards.deal(hands)
            legal = bytearray(13)
            for card in legal[:view.legal(legal)]:
                sums[card] = sums.get(card, 0) + sign * weight * open_cards.worth(card)
        if len(kept) <= 10:
            assert sums[choice] >= max(sums.values()) - sum(weight for _, weight in kept) / len(kept)


def test_a_contract_is_declared_as_hard_does():
    view = View()
    for number in range(1, 20):
        deal = ending(1, 0, 13, 0)
        deal.start(number)
        deal.look(view, 0)
        assert bots.decide(bots.make("expert"), view, 1) == bots.decide(bots.make("hard"), view, 1)
        assert 0 <= contracts.kind_of(bots.decide(bots.make("expert"), view, 1)) <= 2
