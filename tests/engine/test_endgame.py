"""The search of the last tricks, held against a plain recursive one that shares no code."""

import pytest

from engine.flunk import bots, contracts
from engine.flunk.bots import endgame, world
from engine.flunk.bots.endgame import SLICE, Endgame
from engine.flunk.bots.normal import NormalPlayer
from engine.flunk.deal import Deal
from engine.generator import Generator
from engine.names import card_name
from engine.view import View

HAND = world.HAND


def plain_value(hands, trick, leader, turn, won, caught, contract):
    """The declarer's score if all play best with open cards; sets of cards, lists, recursion."""
    if len(trick) == 4:
        trump = contracts.trump_of(contract)

        def strength(order):
            card = trick[order]
            return (2 if card // 13 == trump else card // 13 == trick[0] // 13, card % 13)

        winner = (leader + max(range(4), key=strength)) % 4
        if winner % 2 == 0:
            won += 1
            caught += sum(card // 13 == contracts.dump_suit_of(contract) for card in trick)
        return plain_value(hands, [], winner, winner, won, caught, contract)
    if not hands[turn]:
        return contracts.score(contract, won, caught if contract >= 70 else 0)
    follow = [card for card in hands[turn] if trick and card // 13 == trick[0] // 13]
    values = []
    for card in follow or hands[turn]:
        rest = [hand - {card} if seat == turn else hand for seat, hand in enumerate(hands)]
        values.append(plain_value(rest, trick + [card], leader, (turn + 1) % 4, won, caught,
                                  contract))
    return min(values) if turn % 2 else max(values)


def ending(number, contract, tricks, into_trick):
    """A deal played at random by its number until so many tricks are left, and so many cards
    of the next one lie on the table."""
    draw = Generator(number)
    deal = Deal()
    deal.start(number)
    deal.declare(contract)
    legal = bytearray(13)
    while deal.play.count < (13 - tricks) * 4 + into_trick:
        deal.act(legal[draw.below(deal.play.legal(legal))])
    return deal


def hand_of(play, seat):
    return {suit * 13 + rank for suit in range(4) for rank in range(13)
            if play.holding[seat * 4 + suit] >> rank & 1}


def search_true_world(deal, monkeypatch):
    """The totals of one world, with the hidden hands as they really are."""
    view = View()
    deal.look(view, deal.turn())
    legal = bytearray(13)
    found = view.legal(legal)
    search = Endgame()
    search.start(view, legal, found, Generator(1))

    def lay_open(view, generator, close, hands, loose):
        for slot in range(len(hands)):
            hands[slot] = world.NONE
        for seat in range(4):
            for place, card in enumerate(sorted(hand_of(deal.play, seat))):
                hands[seat * HAND + place] = close[card]

    monkeypatch.setattr(endgame, "deal", lay_open)
    while not search.step():
        pass
    return legal[:found], list(search.totals[:found])


@pytest.mark.parametrize("tricks,into_trick,deals", [(1, 0, 20), (2, 0, 40), (2, 3, 20),
                                                     (3, 0, 40), (3, 1, 40), (3, 2, 40), (4, 0, 6), (4, 2, 20)])
def test_every_card_has_its_exact_worth(tricks, into_trick, deals, monkeypatch):
    for number in range(1, deals + 1):
        contract = number * 7 % 74
        deal = ending(number, contract, tricks, into_trick)
        play = deal.play
        legal, totals = search_true_world(deal, monkeypatch)
        start = play.count & 60
        trick = list(play.cards[start:play.count])
        for card, total in zip(legal, totals):
            hands = [hand_of(play, seat) for seat in range(4)]
            hands[play.turn].remove(card)
            expected = plain_value(hands, trick + [card], play.leaders[play.count >> 2],
                                   (play.turn + 1) % 4, play.won, play.captured, contract)
            assert total == expected, (number, contract, card_name(card))


def test_worlds_fit_what_was_seen():
    """The hidden hands get as many cards as they hold, none of a suit they showed out of,
    and all the unseen cards between them."""
    for number in range(1, 200):
        deal = ending(number, number % 74, 3, number % 4)
        view = View()
        deal.look(view, deal.turn())
        legal = bytearray(13)
        search = Endgame()
        search.start(view, legal, view.legal(legal), Generator(number))
        world.deal(view, search._generator, search._close, search._hands, search._tried)
        dealt = []
        for seat in range(4):
            cards = [card for card in search._hands[seat * HAND:seat * HAND + HAND] if card != 255]
            assert len(cards) == view.left[seat]
            assert not [card for card in cards if view.void[seat * 4 + (card >> 4)]]
            dealt += cards
        about = [card for seat in range(4) for card in hand_of(deal.play, seat)]
        assert sorted(dealt) == sorted(search._close[card] for card in about)


def test_both_hidden_hands_get_a_card_equally_often():
    """Over many worlds a loose card lies with either hand as often as its places say."""
    deal = ending(11, 69, 3, 0)
    view = View()
    deal.look(view, deal.turn())
    hidden = [seat for seat in range(4) if not view.sees(seat)]
    loose = [suit * 13 + rank for suit in range(4) for rank in range(13)
             if view.unseen[suit] >> rank & 1
             and not any(view.void[seat * 4 + suit] for seat in hidden)]
    assert loose
    legal = bytearray(13)
    search = Endgame()
    search.start(view, legal, view.legal(legal), Generator(5))
    times = dict.fromkeys(loose, 0)
    for _ in range(2000):
        world.deal(view, search._generator, search._close, search._hands, search._tried)
        hand = search._hands[hidden[0] * HAND:hidden[0] * HAND + HAND]
        for card in loose:
            times[card] += search._close[card] in hand
    # Each loose card is as likely as any other, within five standard errors.
    expected = sum(times.values()) / len(loose)
    assert all(abs(count - expected) < 5 * 2000 ** 0.5 / 2 for count in times.values())


def test_a_world_that_the_budget_cuts_short_does_not_count():
    searching, plain = NormalPlayer(), NormalPlayer()
    plain.search_tricks = 0
    view = View()
    cut = 0
    for number in range(1, 41):
        deal = ending(number, 3 * 14 + 8, 4, 0)
        deal.look(view, deal.turn())
        choice = bots.decide(searching, view, number, 50)
        if not searching._endgame.worlds:
            cut += 1
            assert searching._endgame.nodes >= 50
            assert choice == bots.decide(plain, view, number)
    assert cut > 30


def test_a_hurried_player_decides_at_once_by_what_it_has():
    bot = bots.make("hard")
    view = View()
    legal = bytearray(13)
    for number in range(1, 21):
        deal = ending(number, 3 * 14 + 8, 6, 0)
        deal.look(view, deal.turn())
        for slices in (0, 3, 20):
            bot.start(view, number)
            done = False
            for _ in range(slices):
                done = bot.step()
                assert not done
            bot.hurry()
            more = 0
            while not bot.step():
                more += 1
            # What it has not judged yet, and one slice of the search.
            found = view.legal(legal)
            assert more <= max(found - slices, 0) + 1
            assert bot.choice in legal[:found]


def test_the_budget_holds():
    bot = NormalPlayer()
    view = View()
    most = 0
    for number in range(1, 41):
        deal = ending(number, 4 * 14 + 5, 4, 0)
        deal.look(view, deal.turn())
        bots.decide(bot, view, number)
        assert bot._endgame.worlds <= bot.worlds
        most = max(most, bot._endgame.nodes)
    # A slice may still be finished, its last tricks included.
    assert bot.budget <= most < bot.budget + 2 * SLICE
