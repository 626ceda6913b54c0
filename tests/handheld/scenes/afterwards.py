"""The end of a deal and of a session, and what is looked at then."""

from scenes.at_the_table import declare, table, table_hint, to_a_bots_deal
from scenes.shared import RUBBER, SOLO, first, highest

from engine.flunk import contracts
from engine.flunk.declaration import make_contract


def deal_end(player):
    table(player)
    player.play_on(first)


def deal_end_taken_back(player):
    """A hint, and a card taken back."""
    table_hint(player)
    player.play_on(highest, until=lambda: player.top()._resting)
    player.press("start")
    player.open("Take back")
    player.play_on(first)


def score_sheet_taken_back(player):
    deal_end_taken_back(player)
    player.press("b")


def game_menu_over(player):
    deal_end(player)
    player.press("start")


def deal_end_hints(player):
    table_hint(player)
    player.play_on(first)


def score_sheet_hints(player):
    table_hint(player)
    player.play_on(first)
    player.press("b")


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
    "deal-end-taken-back": (deal_end_taken_back, SOLO),
    "score-sheet-taken-back": (score_sheet_taken_back, SOLO),
    "deal-end": (deal_end, SOLO),
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
