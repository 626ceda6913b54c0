"""The title, the menus, and what can be read at any time."""

import random

import bookkeeping
import simulated
from scenes.afterwards import deal_end
from scenes.at_the_table import deal, declare, table, table_dump, table_late
from scenes.on_a_counter import KIOSK
from scenes.shared import SOLO


def title(player):
    pass


def title_continue(player):
    deal(player)
    player.press("start up a")


def kept_badly(**changes):
    """What the board finds at its start: a record of this kind."""
    def scene(player):
        simulated.nvm[:] = bookkeeping.record(session=b"F", size=len(simulated.nvm), **changes)
        player.start()
    return scene


def no_records(player):
    deal_end(player)


def low_battery(player):
    table(player)
    simulated.battery_volts = 3.3
    player.run(130000)


def title_wrong(player):
    pass


def statistics(newer=False, page=0, keys=""):
    """The statistics after 137 deals, or of a version that is not there yet."""
    def scene(player):
        kept = bytes((9, 9, 9)) if newer else counted()
        simulated.nvm[:] = bookkeeping.record(size=len(simulated.nvm), statistics=kept)
        player.start()
        player.open("Statistics")
        player.press("right*%d %s" % (page, keys))
    return scene


def statistics_none(player):
    player.open("Statistics")


def counted():
    from handheld.flunk.statistics import Statistics

    kept = Statistics()
    kept.counters[:] = [137, 61, 40, 36, 7301, 80, 41, 16, 5040, 1805, 456, 131, 7010, 7522, 9, 803, 12, 0]
    dice = random.Random(7)
    kept.scores = [dice.choice((90, 100, 45, 22, 150, -20, -45, 0, 120, 8)) for _ in range(20)]
    return kept.save()


def score_table(player):
    table_late(player)
    player.press("start")
    player.open("Score table")


def score_table_turned(player):
    score_table(player)
    player.press("down*2 left*3")


def score_table_declaring(player):
    declare(player)
    player.press("up*3 right start")
    player.open("Score table")


def score_table_dump(player):
    table_dump(player)
    player.press("start")
    player.open("Score table")


def score_table_plain(player):
    player.open("Help")
    player.press("right*2 start")


def keys_changed(player):
    player.open("Settings")
    player.reach("Keys")
    player.press("right b")


def help_keys(player):
    player.open("Help")
    player.press("left*3")


def new_game(player):
    player.open("New game")
    player.press("down")


def pick_number(player):
    player.open("New game")
    player.open("A deal by number")
    player.press("up*4 left*3 up*7")


def pick_day(player):
    player.open("New game")
    player.open("A day's deal")


def settings(player):
    player.open("Settings")


def settings_more(player):
    player.open("Settings")
    player.press("down*7")


def settings_wrong(player):
    player.open("Settings")


def help_page(number):
    def scene(player):
        player.open("Help")
        for _ in range(number):
            player.press("right")
    return scene


def about(player):
    player.open("About")


SCENES = {
    "title": (title, SOLO),
    "title-continue": (title_continue, SOLO),
    "notice-damaged": (kept_badly(checksum=1), SOLO),
    "notice-newer": (kept_badly(version=9), SOLO),
    "low-battery": (low_battery, SOLO),
    "no-records": (no_records, dict(SOLO, FLUNK_RECORDS="on")),
    "new-game": (new_game, SOLO),
    "pick-number": (pick_number, SOLO),
    "pick-day": (pick_day, SOLO),
    "settings": (settings, SOLO),
    "settings-more": (settings_more, SOLO),
    "title-wrong": (title_wrong, {"FLUNK_LEVEL": "grand"}),
    "statistics": (statistics(), SOLO),
    "statistics-2": (statistics(page=1), SOLO),
    "statistics-reset": (statistics(keys="start"), SOLO),
    "statistics-sure": (statistics(page=1, keys="start a"), SOLO),
    "statistics-newer": (statistics(newer=True), SOLO),
    "statistics-none": (statistics_none, SOLO),
    "score-table": (score_table, SOLO),
    "score-table-turned": (score_table_turned, SOLO),
    "score-table-declaring": (score_table_declaring, SOLO),
    "score-table-dump": (score_table_dump, SOLO),
    "score-table-plain": (score_table_plain, SOLO),
    "keys-changed": (keys_changed, SOLO),
    "help-keys-left": (help_keys, {"FLUNK_KEYS": "left"}),
    "settings-wrong": (settings_wrong, {"FLUNK_LEVEL": "grand", "FLUNK_PAUSE": "3"}),
    "about": (about, SOLO),
    "title-kiosk": (title, KIOSK),
}
for _number in range(10):
    SCENES["help-%d" % (_number + 1)] = (help_page(_number), SOLO)
