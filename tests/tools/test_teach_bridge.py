"""tools/teach_calls.py and tools/teach_tricks.py: what they learn from, and what they write."""

import pytest

from engine.three_handed_bridge.bots import hand
from engine.trick_judge import CONTEXTS, FEATURES
from tools import teach_calls, teach_tricks


def names_in(text):
    """The names that the source of a module defines."""
    names = {}
    exec(compile(text, "written", "exec"), names)
    return names


def test_one_deal_teaches_cards():
    rows = teach_tricks.study_deal(400001)
    assert rows
    for context, features, value in rows:
        assert 0 <= context < CONTEXTS and len(features) == FEATURES and -13 <= value <= 13
    # Each choice is told against its mean.
    assert abs(sum(value for _, _, value in rows)) < 1e-9
    assert teach_tricks.study_deal(400001) == rows


def test_what_is_learned_of_cards_is_in_proportion():
    high = [[0.0] * FEATURES, [0.0] * FEATURES]
    high[0][2], high[1][2] = 3.0, -3.0
    rows = [(5, high[0], 0.5), (5, high[1], -0.5)] * 200
    learned = teach_tricks.learn([rows])
    assert learned[5][2] == pytest.approx(1.0) and learned[4] == [0.0] * FEATURES
    written = names_in(teach_tricks.module_text(learned, "a test"))["WORTH"]
    assert len(written) == CONTEXTS * FEATURES
    assert written[5 * FEATURES + 2] == 255 and set(written) == {128, 255}


def test_a_deal_is_played_out_in_all_denominations():
    tricks = teach_calls.play_out(450001)
    assert len(tricks) == 5 and all(0 <= each <= 13 for each in tricks)
    assert teach_calls.play_out(450001) == tricks
    assert 0 <= teach_calls.choice_of(450001) <= 5


def test_what_is_learned_of_hands():
    hands = teach_calls.Hands()
    for number in range(1, 400):
        holding = teach_calls.hands_of(number)
        features = [0] * hand.FEATURES
        hand.read_hand(holding, 0, 2, features)
        hands.add(holding, 0, hand.DECLARING, 2, 4 + features[1] + 0.5 * features[0])
    weights = hands.weights()
    hand.read_hand(teach_calls.hands_of(500), 0, 2, features)
    found = sum(w * f for w, f in zip(weights[hand.DECLARING], features)) / teach_calls.TRICK
    assert found == pytest.approx(4 + features[1] + 0.5 * features[0], abs=0.2)
    assert hands.error(hand.DECLARING) < 0.3
    assert weights[hand.DUMMYS] == [0] * hand.FEATURES and hands.error(hand.DUMMYS) is None


def test_chances_add_up():
    for deviation in (0.8, 1.7, 3.0):
        shares = teach_calls.spread(deviation)
        assert sum(shares) == 256 and shares == shares[::-1] and max(shares) == shares[5]


def test_what_honours_should_bring():
    trumps = teach_calls.honours_held(teach_calls.trump_honours, 5)
    assert trumps[5] == 20
    # With four in one hand the fifth is the partner's one time in three: 18, else 16.
    assert trumps[4] == pytest.approx(18 / 3 + 16 * 2 / 3)
    assert trumps == sorted(trumps) and trumps[0] < 0
    aces = teach_calls.honours_held(teach_calls.aces, 4)
    assert aces[4] == 100 and aces[3] == pytest.approx(40 / 3 + 30 * 2 / 3)


def test_how_often_dummy_makes_a_suit():
    suits, no_trump = teach_calls.makes(range(1, 1500))
    assert suits[2] > suits[3] > suits[4] > suits[5] and suits[13] == 0
    assert no_trump[0] > no_trump[1] > 0 == no_trump[2]


def test_the_table_as_it_is_written():
    weights = [[place - 8 for place in range(hand.FEATURES)]] * hand.ROWS
    names = names_in(teach_calls.module_text(weights, teach_calls.makes(range(1, 50)), 1.7, "a test"))
    assert len(names["TRICKS"]) == 2 * hand.ROWS * hand.FEATURES
    assert names["TRICKS"][:2] == (32768 - 8).to_bytes(2, "little")
    assert len(names["HONOURS_HELD"]) == 12 and len(names["ACES_HELD"]) == 10
