"""What each setting can be, by the name that settings.toml has for it. Loaded to choose."""

from handheld.settings import DAY, DEALS, GAMES, LEVEL, LEVELS, YEAR
from handheld.words import LANGUAGES

NEVER = "never"

# The deals that a session has at most.
_MOST_DEALS = 99

# Their places among the levels.
_HARD = 3
_EXPERT = 4

# In the order of the settings' own numbers.
_NAMES = (
    LEVELS,
    ("key", "1", "2", "4", "quick"),
    ("four", "two", "contrast"),
    ("clockwise", "parlett"),
    None,
    ("solo", "rubber"),
    LANGUAGES,
    ("1", "2", "3", "4", "5"),
    ("1", "2", "5", "10", NEVER),
    ("2", "5", "10", "30", NEVER),
    ("on", "off"),
    ("normal", "large"),
    ("right", "left"),
    ("off", "on"),
    ("off", "on"),
    ("fixed", "trumps"),
    ("off", "on"),
    None,
    None,
    None,
    GAMES,
    ("compact", "full"),
    ("20", "10", "15", "30", "50", "none"),
    ("off", "on"),
)


def count(setting):
    """How many values a setting has."""
    if YEAR <= setting <= DAY:
        # Two digits, of a day that may not be.
        return 100
    return _MOST_DEALS // 3 if setting == DEALS else len(_NAMES[setting])


def offered(setting):
    """How many of them can be chosen here: the level expert, the last, only on a PC."""
    return _EXPERT if setting == LEVEL and not has_expert() else count(setting)


def has_expert():
    """Whether the modules of the level expert are here; a board plays hard in its place."""
    try:
        import engine.flunk.bots.expert  # noqa: F401
    except ImportError:
        return False
    return True


def replace_expert(settings, game):
    """Set the level hard where expert is set and not here. True if it, or the level of the kept
    Game (None if there is none), was expert: the player should know. The game stays as it is."""
    asked = settings.values[LEVEL] == _EXPERT
    if not asked and not (game and game.session.level == LEVELS[_EXPERT]) or has_expert():
        return False
    if asked:
        settings.values[LEVEL] = _HARD
    return True


def name(setting, place):
    """What settings.toml calls the value at a place; sessions have 3, 6, 9 ... deals."""
    return str(3 * place + 3) if setting == DEALS else _NAMES[setting][place]


def change(settings, setting, step):
    """Choose the next or the one before, round the ends."""
    settings.values[setting] = (settings.values[setting] + step) % offered(setting)


def load(settings, saved):
    """Take over values that were saved; those that make no sense stay as they are."""
    for setting in range(min(len(saved), len(settings.values))):
        if not settings.given[setting] and saved[setting] < count(setting):
            settings.values[setting] = saved[setting]
