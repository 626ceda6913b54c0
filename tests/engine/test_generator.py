"""The project's random numbers: repeatable, small, unbiased."""

import random

import pytest

from engine import generator
from engine.generator import Generator, scramble

STREAMS = {
    0: [21997, 11766, 26108, 648, 8862, 13705, 3646, 815, 10576, 15029,
        20258, 19714, 2922, 5300, 16962, 19896, 20015, 2825, 14206, 14948],
    1: [14893, 12103, 18541, 11406, 21582, 6977, 32207, 10683, 28086, 10166,
        28347, 32426, 16586, 26466, 27033, 17229, 27981, 16782, 8863, 14548],
    123456789: [5229, 31021, 29517, 3250, 3324, 3171, 24274, 2593, 22410, 15715,
                2664, 31750, 32132, 25029, 15825, 5915, 9143, 5243, 20811, 6486],
    1073741823: [18662, 18261, 9820, 23014, 15141, 7786, 14521, 29026, 6771, 4373,
                 7491, 12994, 19328, 30939, 1496, 23648, 9460, 15381, 31460, 24622],
}
BELOW_52_OF_2024 = [28, 13, 0, 31, 2, 21, 29, 3, 23, 35, 14, 22, 27, 14, 27, 4, 44, 44, 37, 20]


class Small(int):
    """An int of which every result is an int too, and within what a board holds unboxed."""


def _small(name):
    plain = getattr(int, name)

    def operation(self, other):
        result = plain(self, other)
        if result is NotImplemented:
            return result
        assert -(2**30) <= result < 2**30, f"{int(self)} {name} {other} is {result}"
        Small.operations += 1
        return Small(result)

    return operation


Small.operations = 0
for _name in ("add", "sub", "mul", "mod", "floordiv", "and", "or", "xor", "lshift", "rshift"):
    setattr(Small, f"__{_name}__", _small(f"__{_name}__"))
    setattr(Small, f"__r{_name}__", _small(f"__r{_name}__"))


@pytest.mark.parametrize("seed", STREAMS)
def test_the_first_twenty_numbers_of_a_seed(seed):
    stream = Generator(seed)
    assert [stream.below(32768) for _ in range(20)] == STREAMS[seed]


def test_the_first_twenty_numbers_below_52():
    stream = Generator(2024)
    assert [stream.below(52) for _ in range(20)] == BELOW_52_OF_2024


def test_seeding_again_starts_again():
    stream = Generator(7)
    for _ in range(100):
        stream.below(9)
    stream.seed(123456789)
    assert [stream.below(32768) for _ in range(20)] == STREAMS[123456789]


def test_two_streams_do_not_touch_each_other():
    one, other = Generator(0), Generator(1)
    mixed = [(one.below(32768), other.below(32768)) for _ in range(20)]
    assert [pair[0] for pair in mixed] == STREAMS[0]
    assert [pair[1] for pair in mixed] == STREAMS[1]


@pytest.mark.parametrize("seed", [0, 1, 999999, 2**29, 2**30 - 1])
def test_the_numbers_are_those_of_two_multiplicative_generators(seed):
    # Multiply-with-carry is, seen from its modulus, nothing but repeated multiplication.
    stream = Generator(seed)
    first, second = stream._a, stream._b
    for _ in range(2000):
        first = first * 32760 % 1073479679
        second = second * 32730 % 1072496639
        assert stream.below(32768) == (first ^ second) % 32768


def _is_prime(number):
    # Trial division: the numbers are below 2^30.
    return all(number % divisor for divisor in [2, *range(3, 32769, 2)] if divisor < number)


@pytest.mark.parametrize("multiplier, modulus", [(32760, 1073479679), (32730, 1072496639)])
def test_the_period_is_half_the_modulus(multiplier, modulus):
    half = modulus // 2
    assert _is_prime(modulus) and _is_prime(half)
    # The order of the multiplier divides twice a prime; it is neither 1 nor 2, so it is long.
    assert pow(multiplier, 2, modulus) != 1
    assert pow(multiplier, half, modulus) == 1


def test_all_arithmetic_stays_below_two_to_the_thirtieth(monkeypatch):
    monkeypatch.setattr(generator, "_MULTIPLIER_A", Small(32760))
    monkeypatch.setattr(generator, "_MULTIPLIER_B", Small(32730))
    Small.operations = 0
    chance = random.Random(30)
    seeds = [0, 1, 2**15 - 1, 2**15, 2**30 - 1] + [chance.randrange(2**30) for _ in range(60)]
    for seed in seeds:
        stream = Generator(Small(seed))
        assert type(stream._a) is Small and type(stream._b) is Small
        for _ in range(100):
            stream.below(Small(52))
            assert type(stream._a) is Small and type(stream._b) is Small
    assert Small.operations > 50000


@pytest.mark.parametrize("last", [1073479678, 1])
def test_arithmetic_stays_small_at_the_ends_of_the_state(monkeypatch, last):
    monkeypatch.setattr(generator, "_MULTIPLIER_A", Small(32760))
    monkeypatch.setattr(generator, "_MULTIPLIER_B", Small(32730))
    stream = Generator(0)
    stream._a = Small(last)
    stream._b = Small(min(last, 1072496638))
    for _ in range(1000):
        stream.below(32768)


def test_scramble_of_extreme_keys_stays_small():
    for seed in (0, 1, 2**15, 2**30 - 1):
        for key in (0, 1, 6335, 32767, 999999, 2**29):
            assert 0 <= scramble(Small(seed), key) < 2**30


def test_scramble_by_literals():
    made = [scramble(0, 0), scramble(1, 0), scramble(0, 1), scramble(2**30 - 1, 5),
            scramble(777, 64)]
    assert made == [970879377, 25575011, 121056570, 381593333, 344305060]


@pytest.mark.parametrize("key", [0, 1, 11, 7919, 32767])
def test_scramble_is_one_to_one(key):
    # A random function would make about 25 pairs of equals among so many.
    seeds = list(range(100000)) + [2**30 - 1 - seed for seed in range(100000)] + [
        seed << 15 for seed in range(4, 32000)
    ]
    assert len({scramble(seed, key) for seed in seeds}) == len(set(seeds))


@pytest.mark.parametrize("key", [0, 11, 7919])
def test_one_bit_of_a_seed_changes_every_bit_of_the_result_half_the_time(key):
    chance = random.Random(key)
    for bit in range(30):
        changed = [0] * 30
        for _ in range(400):
            seed = chance.randrange(2**30)
            difference = scramble(seed, key) ^ scramble(seed ^ 1 << bit, key)
            for place in range(30):
                changed[place] += difference >> place & 1
        # 200 expected with a deviation of 10; 900 counters are looked at.
        assert 150 < min(changed) and max(changed) < 250


def test_neighbouring_keys_share_nothing():
    chance = random.Random(5)
    changed = [0] * 30
    for _ in range(1000):
        seed, key = chance.randrange(2**30), chance.randrange(6400)
        difference = scramble(seed, key) ^ scramble(seed, key + 1)
        for place in range(30):
            changed[place] += difference >> place & 1
    assert 420 < min(changed) and max(changed) < 580


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 13, 52, 74, 1000, 20000, 32767, 32768])
def test_below_gives_every_number_from_equally_many_draws(limit):
    # With these states the next draw is `draw` itself; if it is refused, another follows and
    # the state moves on.
    stream = Generator(0)
    found = [0] * limit
    refused = 0
    for draw in range(32768):
        stream._a = draw << 15
        stream._b = 0
        number = stream.below(limit)
        if stream._a == draw:
            found[number] += 1
        else:
            refused += 1
    assert min(found) == max(found) > 0
    assert refused < limit


@pytest.mark.parametrize("limit, lowest, highest", [
    # limit - 1 degrees of freedom; the bounds lie more than four deviations out.
    (2, 0, 19), (3, 0, 22), (7, 0.1, 32), (13, 1.5, 45), (52, 18, 102), (74, 32, 134),
    (1000, 810, 1200),
])
def test_chi_square_of_below(limit, lowest, highest):
    stream = Generator(limit)
    draws = 60000
    found = [0] * limit
    for _ in range(draws):
        found[stream.below(limit)] += 1
    expected = draws / limit
    square = sum((count - expected) ** 2 / expected for count in found)
    assert lowest <= square <= highest


def test_chi_square_of_successive_pairs():
    stream = Generator(99)
    found = [0] * 1024
    last = stream.below(32)
    for _ in range(100000):
        number = stream.below(32)
        found[last * 32 + number] += 1
        last = number
    expected = 100000 / 1024
    square = sum((count - expected) ** 2 / expected for count in found)
    assert 820 < square < 1230


def test_below_one_is_always_zero():
    stream = Generator(3)
    assert {stream.below(1) for _ in range(100)} == {0}
