"""The fit finds weights it is shown."""

import random

import pytest

from tools.least_squares import Fit


def test_weights_are_found_again():
    draw = random.Random(4)
    true = [3.0, -2.0, 0.5, 7.0]
    fit = Fit(4)
    for _ in range(500):
        row = [draw.uniform(-5, 5) for _ in true]
        fit.add(row, sum(a * b for a, b in zip(row, true)) + draw.gauss(0, 0.1))
    assert fit.rows == 500
    assert fit.weights(1e-6) == pytest.approx(true, abs=0.02)


def test_features_that_say_the_same_share_their_weight():
    fit = Fit(2)
    for value in range(1, 50):
        fit.add([value, value], 6 * value)
    assert fit.weights(0.001) == pytest.approx([3.0, 3.0], abs=0.01)


def test_a_feature_never_seen_gets_no_weight():
    fit = Fit(2)
    fit.add([2, 0], 4)
    assert fit.weights(0.5)[1] == 0
