"""How to get to each of the main screens: a name and the keys that lead there.

A scene is a function of a Sitting that stands at the title; when it returns, the screen it is
named after is shown. Its settings are what settings.toml says.
"""

import random

import bookkeeping
import simulated

from engine.flunk import contracts
from engine.flunk.declaration import make_contract

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")


def first(player):
    """The first card that may be played."""
    return player.legal()[0]


def highest(player):
    return max(player.legal(), key=lambda card: card % 13)


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
    from handheld.statistics import Statistics

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


def deal(player):
    player.begin()


def declare(player):
    player.begin()
    player.press("a")


def declare_dump(player):
    declare(player)
    for _ in range(8):
        player.touch("down")
    player.press("left")


def table(player):
    declare(player)
    player.declare(make_contract(contracts.HIGH, 9, 3))


def table_own(player):
    table(player)
    player.play_on(highest, until=lambda: player.app.game.view.turn == 0)
    player.press("right")


def table_trick(player):
    table(player)
    player.play_on(highest, until=lambda: player.top()._resting)


def table_late(player):
    table(player)
    player.play_on(highest, until=lambda: player.app.game.view.tricks() == 9 and not player.top()._resting)


def table_last_trick(player):
    table_late(player)
    player.press("b")


def table_no_last_trick(player):
    table(player)
    player.press("b")


def illegal(player):
    """Play on until a card that may not be played is there, and choose it."""
    def dimmed():
        row = player.row() if not player.top()._resting and player.app.game.players_turn() else None
        return row and [card for card in row.cards[: row.count] if card not in player.legal()]

    player.play_on(first, until=dimmed)
    player.point(dimmed()[0])
    player.press("a")


def table_illegal(player):
    table(player)
    illegal(player)


def table_dump(player):
    declare(player)
    player.declare(make_contract(contracts.DUMP, 0, 2))
    player.play_on(first, until=lambda: player.app.game.view.tricks() == 6 and player.top()._resting)


def to_a_bots_deal(player, dealer):
    """In a rubber, go on to the deal screen of a deal that this player (0 to 2) deals."""
    player.begin()
    while player.screen() != "deal" or player.session.dealer_of(player.session.index) != dealer:
        if player.screen() == "declare":
            player.declare(make_contract(contracts.HIGH, 7, 0))
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")


def deal_ada(player):
    to_a_bots_deal(player, 1)


def deal_ben(player):
    to_a_bots_deal(player, 2)


def table_defending(player):
    to_a_bots_deal(player, 1)
    player.press("a")
    player.play_on(first, until=lambda: player.app.game.players_turn() and player.app.game.view.count > 20)


def game_menu(player):
    table(player)
    player.press("start")


def game_menu_over(player):
    deal_end(player)
    player.press("start")


def hint(player):
    table_late(player)
    player.press("start")
    player.reach("Hint")
    player.touch("a")


def declare_hint(player):
    declare(player)
    player.press("start")
    player.open("Hint")


def table_hint(player):
    table_own(player)
    player.press("start")
    player.open("Hint")


def deal_end_hints(player):
    table_hint(player)
    player.play_on(first)


def score_sheet_hints(player):
    table_hint(player)
    player.play_on(first)
    player.press("b")


def deal_end(player):
    table(player)
    player.play_on(first)


def deal_end_bot(player):
    to_a_bots_deal(player, 2)
    player.press("a")
    player.play_on(first)


def deal_end_dump(player):
    declare(player)
    player.declare(make_contract(contracts.DUMP, 0, 2))
    player.play_on(first)


def review(player):
    deal_end(player)
    player.press("up")


def review_trick(player):
    review(player)
    player.press("right*3 down")


def review_late(player):
    review(player)
    player.press("left*3 down*2")


def review_bot(player):
    """A rubber's deal that a bot dealt."""
    deal_end_bot(player)
    player.press("up right*5")


def review_dump(player):
    deal_end_dump(player)
    player.press("up right*9")


def reason_thinks(player):
    review(player)
    player.press("right*7 down")
    player.touch("a")


def reason(player):
    review_trick(player)
    player.press("a")


def reason_searched(player):
    review_late(player)
    player.press("a")


def reason_contract(player):
    deal_end_bot(player)
    player.press("up a")


def reason_own(player):
    review_late(player)
    player.press("down a")


def other_contracts(player):
    deal_end(player)
    player.press("down")


def other_contracts_dump(player):
    deal_end_dump(player)
    player.press("down")


def finish(player, contract=make_contract(contracts.HIGH, 10, 4)):
    """Play to the end of the session."""
    player.begin()
    while player.screen() != "session_end":
        if player.screen() == "declare":
            player.declare(contract)
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")


def score_sheet(player):
    finish(player)
    player.press("b")


def session_end(player):
    finish(player)


SCENES = {
    "title": (title, SOLO),
    "title-continue": (title_continue, SOLO),
    "notice-damaged": (kept_badly(checksum=1), SOLO),
    "notice-newer": (kept_badly(version=9), SOLO),
    "low-battery": (low_battery, SOLO),
    "new-game": (new_game, SOLO),
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
    "table-left-hand": (table_trick, dict(SOLO, FLUNK_KEYS="left")),
    "table-contrast": (table_illegal, dict(SOLO, FLUNK_DECK="contrast")),
    "table-contrast-trick": (table_trick, dict(SOLO, FLUNK_DECK="contrast")),
    "table-large": (table_trick, dict(SOLO, FLUNK_PIPS="large")),
    "settings-wrong": (settings_wrong, {"FLUNK_LEVEL": "grand", "FLUNK_PAUSE": "3"}),
    "about": (about, SOLO),
    "deal": (deal, SOLO),
    "deal-ada": (deal_ada, RUBBER),
    "deal-ben": (deal_ben, RUBBER),
    "declare": (declare, SOLO),
    "declare-dump": (declare_dump, SOLO),
    "table": (table, SOLO),
    "table-own": (table_own, SOLO),
    "table-trick": (table_trick, SOLO),
    "table-late": (table_late, SOLO),
    "table-last-trick": (table_last_trick, SOLO),
    "table-no-last-trick": (table_no_last_trick, SOLO),
    "table-illegal": (table_illegal, SOLO),
    "table-two-colours": (table_trick, dict(SOLO, FLUNK_DECK="two")),
    "table-dump": (table_dump, SOLO),
    "table-defending": (table_defending, RUBBER),
    "game-menu": (game_menu, SOLO),
    "deal-end": (deal_end, SOLO),
    "hint": (hint, SOLO),
    "declare-hint": (declare_hint, SOLO),
    "table-hint": (table_hint, SOLO),
    "deal-end-hints": (deal_end_hints, SOLO),
    "score-sheet-hints": (score_sheet_hints, SOLO),
    "deal-end-dump": (deal_end_dump, SOLO),
    "deal-end-rubber": (deal_end_bot, RUBBER),
    "game-menu-over": (game_menu_over, SOLO),
    "review": (review, SOLO),
    "review-trick": (review_trick, SOLO),
    "review-late": (review_late, SOLO),
    "review-bot": (review_bot, RUBBER),
    "review-dump": (review_dump, SOLO),
    "reason-thinks": (reason_thinks, dict(SOLO, FLUNK_LEVEL="hard")),
    "reason": (reason, SOLO),
    "reason-searched": (reason_searched, SOLO),
    "reason-contract": (reason_contract, RUBBER),
    "reason-own": (reason_own, SOLO),
    "other-contracts": (other_contracts, SOLO),
    "other-contracts-dump": (other_contracts_dump, SOLO),
    "score-sheet": (score_sheet, SOLO),
    "score-sheet-rubber": (score_sheet, RUBBER),
    "session-end": (session_end, SOLO),
    "session-end-rubber": (session_end, RUBBER),
}
# Scenes that only these boards can come to.
ONLY = {"low-battery": ("picosystem",)}
for _number in range(10):
    SCENES["help-%d" % (_number + 1)] = (help_page(_number), SOLO)
