"""The deal of a day: the same for everybody who types in the same date."""

from engine.generator import scramble
from engine.pack import LARGEST_NUMBER

_DAYS = b"\x1f\x1c\x1f\x1e\x1f\x1e\x1f\x1f\x1e\x1f\x1e\x1f"


def days_in(year, month):
    """How many days a month (1 to 12) of a year has; every fourth year of 2000 to 2099 is a leap year."""
    return _DAYS[month - 1] + (1 if month == 2 and not year & 3 else 0)


def number_of_day(year, month, day):
    """The number of a day's deal, 1 to LARGEST_NUMBER. ValueError if there is no such day between
    2000 and 2099."""
    if not (2000 <= year <= 2099 and 1 <= month <= 12 and 1 <= day <= days_in(year, month)):
        raise ValueError("There is no such day from 2000 to 2099")
    return scramble((year * 16 + month) * 32 + day, 2718) % LARGEST_NUMBER + 1
