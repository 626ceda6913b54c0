"""What settings.toml says, read once at the start.

    FLUNK_LEVEL = "easy"          random, easy, normal, hard, and on a PC expert
    FLUNK_PAUSE = "2"             seconds a trick stays on the table: key (until a key), 1, 2, 4, or
                                  quick, when bots lay their cards faster too
    FLUNK_DECK = "two"            colours of the suits: four, two, or contrast
    FLUNK_SEAT_ORDER = "parlett"  who deals after whom in a rubber: clockwise, parlett
    FLUNK_DEALS = "12"            deals of a session: 3, 6, 9 and so on to 99
    FLUNK_MODE = "rubber"         solo, rubber
    FLUNK_LANGUAGE = "japanese"   one of handheld.words.LANGUAGES
    FLUNK_BRIGHTNESS = "3"        of the display: 1 to 5
    FLUNK_DIM = "2"               minutes without a key until it dims: 1, 2, 5, 10, never
    FLUNK_SLEEP = "5"             minutes until it goes dark and the board sleeps: 2, 5, 10, 30, never
    FLUNK_SOUND = "off"           on, off
    FLUNK_SORT = "trumps"         suits of a hand: fixed (spades to clubs), trumps (these to the left)
    FLUNK_FORCED = "on"           a single card that may be played is played for you: off, on
    FLUNK_PIPS = "large"          ranks and suits on the cards: normal, large
    FLUNK_KEYS = "left"           the hand that plays the cards: right, left
    FLUNK_DEMO = "on"             bots play a deal when nobody has touched the title: off, on
    FLUNK_RECORDS = "on"          finished deals are kept on the drive: off, on
    FLUNK_GAME = "flunk"          which game is played first: one of handheld.settings.GAMES
    FLUNK_WORDS = "full"          the game in words speaks in short lines or whole sentences: compact,
                                  full; not on the settings screen, for who sees that does not need it
    FLUNK_TARGET = "20"           points that end a game of One Player Short: 20, 10, 15, 30, 50, none
    FLUNK_SECOND_CHANCE = "on"    who bids there only after he had passed has another call: off, on
    FLUNK_DEAL = "123"            number of the first deal of every new game
    FLUNK_WATCH = "yes"           bots play your seat too
    FLUNK_CONSOLE = "yes"         it is played in words over the USB serial line; see handheld.serial
    FLUNK_KIOSK = "yes"           it stands on a counter; see handheld.kiosk
"""

import os

from engine.pack import LARGEST_NUMBER
from handheld import choices
from handheld.settings import DEALS

# In the order of the settings' own numbers.
NAMES = ("LEVEL", "PAUSE", "DECK", "SEAT_ORDER", "DEALS", "MODE", "LANGUAGE", "BRIGHTNESS",
          "DIM", "SLEEP", "SOUND", "PIPS", "KEYS", "DEMO", "RECORDS", "SORT", "FORCED",
          # The day is not set there.
          "", "", "", "GAME", "WORDS", "TARGET", "SECOND_CHANCE")

# So much of a wrong value leaves room on the screen for the right ones.
_SHOWN = 14

# What is wrong with an entry, by the place of the sentence in the words' WRONG_ENTRIES: it is no text;
# it is none of those, no number of deals, no number of a deal.
_NO_QUOTES = 0
_NO_CHOICE = 1
_NO_DEALS = 2
_NO_DEAL = 3

_YES_NO = "yes, no"


def read(settings):
    """Put what the file says into new Settings, and what it gets wrong into their `wrong`: the place of
    a sentence, the setting's name, what the file says, and what it could say."""
    for setting in range(len(NAMES)):
        given = _given(settings, NAMES[setting]) if NAMES[setting] else None
        if given is not None:
            _choose(settings, setting, given)
    settings.first_number = _first_number(settings)
    settings.watch = _yes(settings, "WATCH")
    settings.kiosk = _yes(settings, "KIOSK")
    settings.console = _yes(settings, "CONSOLE")


def _given(settings, name):
    try:
        given = os.getenv("FLUNK_" + name)
    except ValueError:
        # What has no quotes and is no whole number.
        settings.wrong.append((_NO_QUOTES, name, "", ""))
        return None
    return None if given is None else str(given).lower()


def _complain(settings, which, name, given, known):
    if len(given) > _SHOWN:
        given = given[0:_SHOWN] + "…"
    settings.wrong.append((which, name, given, known))


def _choose(settings, setting, given):
    known = []
    for place in range(choices.count(setting)):
        known.append(choices.name(setting, place))
        if known[place] == given:
            settings.values[setting] = place
            settings.given[setting] = 1
            return
    if setting == DEALS:
        _complain(settings, _NO_DEALS, NAMES[setting], given, known[-1])
        return
    del known[choices.offered(setting):]
    _complain(settings, _NO_CHOICE, NAMES[setting], given, ", ".join(known))


def _first_number(settings):
    given = _given(settings, "DEAL")
    if given is None:
        return 0
    try:
        number = int(given)
    except ValueError:
        number = 0
    if 1 <= number <= LARGEST_NUMBER:
        return number
    _complain(settings, _NO_DEAL, "DEAL", given, str(LARGEST_NUMBER))
    return 0


def _yes(settings, name):
    given = _given(settings, name)
    if given is not None and given != "yes" and given != "no":
        _complain(settings, _NO_CHOICE, name, given, _YES_NO)
    return given == "yes"
