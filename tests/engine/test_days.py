"""engine/days.py: a deal for every day."""

import datetime

import pytest

from engine import days
from engine.pack import LARGEST_NUMBER

# Friends compare them: they are never to change.
NUMBERS = {(2026, 12, 1): 249793, (2027, 1, 1): 701371, (2028, 2, 29): 521287, (2099, 12, 31): 863631}


@pytest.mark.parametrize("day", NUMBERS)
def test_the_number_of_a_day_never_changes(day):
    assert days.number_of_day(*day) == NUMBERS[day]


def test_the_days_of_a_century_are_those_of_the_calendar():
    day = datetime.date(2000, 1, 1)
    numbers = []
    while day.year < 2100:
        numbers.append(days.number_of_day(day.year, day.month, day.day))
        day += datetime.timedelta(1)
    assert len(numbers) == 36525 and 1 <= min(numbers) and max(numbers) <= LARGEST_NUMBER
    # Two days have the same deal by chance only: of 36,525 drawn from 999,999 about 659 pairs.
    assert 35600 < len(set(numbers)) < 36200


@pytest.mark.parametrize("day", [(1999, 12, 31), (2100, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 2, 29), (2026, 4, 31), (2028, 2, 30)])
def test_a_day_that_is_none_is_refused(day):
    with pytest.raises(ValueError):
        days.number_of_day(*day)
