"""A deal is declared and played."""

from scenes.shared import RUBBER, SOLO, first, highest

from engine.flunk import contracts
from engine.flunk.declaration import make_contract


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


def table_warning(player):
    """His number is had, and there are tricks to come."""
    declare(player)
    player.declare(make_contract(contracts.LOW, 1, 3))
    player.play_on(highest, until=lambda: player.app.game.view.won == 1 and not player.top()._resting)


def table_over(player):
    """And then one trick more."""
    table_warning(player)
    player.play_on(highest, until=lambda: player.app.game.view.won == 2 and player.top()._resting)


def table_trumps(player):
    declare(player)
    player.declare(make_contract(contracts.HIGH, 8, 1))


def tricks(player):
    table_late(player)
    player.press("b")


def tricks_earlier(player):
    tricks(player)
    player.press("left*4")


def to_a_proof(player, settled=True):
    """Play on until the rest is settled, or just is not."""
    from engine.claim import Proof

    def proven():
        proof = Proof(player.app.game.view)
        while not proof.step():
            pass
        return proof.settled

    player.play_on(highest, until=lambda: player.app.game.view.tricks()
                   and not player.top()._resting and proven() == settled)


def claim(player, settled=True):
    table(player)
    to_a_proof(player, settled)
    player.press("start")
    player.open("Claim or give up")


def claim_not_settled(player):
    claim(player, False)


def game_menu_take_back(player):
    table(player)
    player.play_on(highest, until=lambda: player.top()._resting)
    player.press("start down*2")


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


SCENES = {
    "table-left-hand": (table_trick, dict(SOLO, FLUNK_KEYS="left")),
    "table-contrast": (table_illegal, dict(SOLO, FLUNK_DECK="contrast")),
    "table-contrast-trick": (table_trick, dict(SOLO, FLUNK_DECK="contrast")),
    "table-large": (table_trick, dict(SOLO, FLUNK_PIPS="large")),
    "deal": (deal, SOLO),
    "deal-ada": (deal_ada, RUBBER),
    "deal-ben": (deal_ben, RUBBER),
    "declare": (declare, SOLO),
    "declare-dump": (declare_dump, SOLO),
    "table": (table, SOLO),
    "table-own": (table_own, SOLO),
    "table-trick": (table_trick, SOLO),
    "table-late": (table_late, SOLO),
    "table-warning": (table_warning, SOLO),
    "table-over": (table_over, SOLO),
    "table-trumps-left": (table_trumps, dict(SOLO, FLUNK_SORT="trumps")),
    "tricks": (tricks, SOLO),
    "tricks-earlier": (tricks_earlier, SOLO),
    "claim": (claim, SOLO),
    "claim-not-settled": (claim_not_settled, SOLO),
    "game-menu-take-back": (game_menu_take_back, SOLO),
    "table-no-last-trick": (table_no_last_trick, SOLO),
    "table-illegal": (table_illegal, SOLO),
    "table-two-colours": (table_trick, dict(SOLO, FLUNK_DECK="two")),
    "table-dump": (table_dump, SOLO),
    "table-defending": (table_defending, RUBBER),
    "game-menu": (game_menu, SOLO),
    "hint": (hint, SOLO),
    "declare-hint": (declare_hint, SOLO),
    "table-hint": (table_hint, SOLO),
}
