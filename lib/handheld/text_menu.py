"""What the game in words has for menus: the settings, by the names that settings.toml has for them,
and the statistics. Loaded to be asked."""

from handheld import choices
from handheld.flunk import statistics as counts
from handheld.score_words import score_words
from handheld.settings import GAME
from handheld.settings_file import NAMES
from handheld.words import part_of

# The settings that have a name and mean something here: only Flunk is played in words.
_KNOWN = [setting for setting in range(len(NAMES)) if NAMES[setting] and setting != GAME]


def set_one(settings, spoken, asked, say):
    """Say all Settings, or what one can be; or change it: asked is [], ["level"], ["level", "hard"]."""
    if not asked:
        say(spoken.SENTENCE.format(", ".join([NAMES[setting].lower() + " " + choices.name(setting, settings.values[setting])
                                              for setting in _KNOWN])))
        return
    setting = -1
    for place in _KNOWN:
        if NAMES[place].lower() == asked[0].lower():
            setting = place
    if setting < 0:
        say(spoken.NO_SUCH_SETTING.format(asked[0], ", ".join([NAMES[place].lower() for place in _KNOWN])))
        return
    known = [choices.name(setting, place) for place in range(choices.offered(setting))]
    given = " ".join(asked[1:]).lower()
    if given in known:
        settings.values[setting] = known.index(given)
        say(spoken.IS_SET.format(asked[0].lower(), given))
    else:
        say(spoken.CAN_BE.format(asked[0].lower(), ", ".join(known)))


def say_statistics(statistics, words, say, listed):
    """Say what the Statistics have counted. listed(texts): several of them as one."""
    said = part_of(words, "tables")
    counters = statistics.counters
    deals = counters[counts.DEALS]
    if not deals or statistics.newer:
        say(" ".join(said.NEWER) if statistics.newer else listed([said.NOTHING]))
        return
    texts = [said.DEALS.format(deals)]
    for text, place in ((said.EXACT, counts.EXACT), (said.FLUNKED, counts.FLUNKED), (said.FAILED, counts.FAILED)):
        texts.append(" ".join(text.format(str((200 * counters[place] + deals) // (2 * deals))).split()))
    texts.append(said.POINTS.strip() + " " + score_words(counters[counts.POINTS]))
    texts.append(said.HINTED.format(counters[counts.HINTED]))
    texts.append(said.TAKEN_BACK.format(counters[counts.TAKEN_BACK]))
    if counters[counts.BOT_DEALS]:
        texts.append(said.AGAINST.format(counters[counts.BOT_DEALS]) + " "
                     + said.TOTALS.format(score_words(counters[counts.BOT_MINE]), score_words(counters[counts.BOT_POINTS])))
    say(listed(texts))
