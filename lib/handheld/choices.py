"""What each setting can be, by the name that settings.toml has for it. Loaded to choose."""

from engine.flunk.bots import LEVELS
from engine.flunk.session import MOST_DEALS
from handheld.settings import DEALS
from handheld.words import LANGUAGES

NEVER = "never"

# In the order of the settings' own numbers.
_NAMES = (
    LEVELS,
    ("key", "1", "2", "4"),
    ("four", "two"),
    ("clockwise", "parlett"),
    None,
    ("solo", "rubber"),
    LANGUAGES,
    ("1", "2", "3", "4", "5"),
    ("1", "2", "5", "10", NEVER),
    ("2", "5", "10", "30", NEVER),
    ("on", "off"),
)


def count(setting):
    """How many values a setting has."""
    return MOST_DEALS // 3 if setting == DEALS else len(_NAMES[setting])


def name(setting, place):
    """What settings.toml calls the value at a place; sessions have 3, 6, 9 ... deals."""
    return str(3 * place + 3) if setting == DEALS else _NAMES[setting][place]


def change(settings, setting, step):
    """Choose the next or the one before, round the ends."""
    settings.values[setting] = (settings.values[setting] + step) % count(setting)


def load(settings, saved):
    """Take over values that were saved; those that make no sense stay as they are."""
    for setting in range(min(len(saved), len(settings.values))):
        if not settings.given[setting] and saved[setting] < count(setting):
            settings.values[setting] = saved[setting]
