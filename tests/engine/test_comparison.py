"""What the bot in your seat would have scored on the same cards."""

import pytest
from card_referee import NAMES, Referee, hands_of
from random_play import referee_of

from engine import pack
from engine.flunk import bots
from engine.flunk.comparison import Comparison, play_out
from engine.flunk.deal import Deal
from engine.view import View

# Deals 1 to 12, level random, seed 99.
SCORES = [-80, -70, -60, -40, -70, -60, -90, -50, -70, -50, 4, -30]


def compare(number, seed):
    return Comparison(number, bots.make("random"), seed)


def test_scores_by_heart():
    assert [play_out(number, "random", 99) for number in range(1, 13)] == SCORES


def test_steps_lead_to_what_playing_out_gives():
    for number in list(range(1, 40)) + [999999]:
        comparison = compare(number, 7)
        steps = 0
        while not comparison.step():
            steps += 1
            assert steps < 1000
        assert comparison.score() == play_out(number, "random", 7)


def test_further_steps_change_nothing():
    comparison = compare(5, 7)
    while not comparison.step():
        pass
    score, cards = comparison.score(), bytes(comparison.deal.play.cards)
    for _ in range(5):
        assert comparison.step() is True
    assert (comparison.score(), bytes(comparison.deal.play.cards)) == (score, cards)


def test_one_step_is_a_small_piece_of_work():
    comparison = compare(6, 7)
    last = 0
    while not comparison.step():
        count = comparison.deal.play.count
        assert count - last <= 1
        last = count
    assert comparison.deal.play.count == 52


@pytest.mark.parametrize("after", [0, 1, 2, 10, 30, 52])
def test_an_abandoned_comparison_can_be_begun_again(after):
    whole = play_out(8, "random", 3)
    abandoned = compare(8, 3)
    for _ in range(after):
        abandoned.step()
    again = compare(8, 3)
    while not again.step():
        pass
    assert again.score() == whole


def test_two_comparisons_side_by_side_do_not_touch_each_other():
    one, other = compare(1, 99), compare(2, 99)
    done = [False, False]
    while not all(done):
        done = [one.step(), other.step()]
    assert [one.score(), other.score()] == SCORES[:2]


def test_the_cards_are_those_of_the_number_and_the_play_is_legal():
    for number in range(50, 70):
        holding = [0] * 16
        pack.deal(number, holding)
        comparison = compare(number, 1)
        assert comparison.deal.play.holding == holding
        while not comparison.step():
            pass
        referee = referee_of(comparison.deal, Referee, hands_of(holding))
        for card in comparison.deal.play.cards:
            referee.play(NAMES[card])
        game = comparison.deal.play
        assert (game.won, game.captured) == (referee.won(), referee.captured())
        assert -195 <= comparison.score() <= 270


def test_the_seed_matters():
    assert len({play_out(1, "random", seed) for seed in range(30)}) > 5


def test_a_level_that_does_not_exist_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="no level 'perfect'"):
        play_out(1, "perfect", 0)


@pytest.mark.parametrize("level", ["random", "normal"])
def test_its_bot_and_view_may_be_used_elsewhere_in_between(level):
    bot = bots.make(level)
    elsewhere, view = Deal(), View()
    elsewhere.start(77)
    elsewhere.act(13)
    comparison = Comparison(9, bot, 5, view)
    for turn in range(20000):
        if comparison.step():
            break
        if turn % 5 == 3 and not elsewhere.is_over():
            elsewhere.look(view, elsewhere.turn())
            elsewhere.act(bots.decide(bot, view, turn))
            comparison.interrupt()
    assert elsewhere.play.count >= 10
    assert comparison.score() == play_out(9, level, 5)
