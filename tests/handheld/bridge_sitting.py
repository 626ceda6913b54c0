"""What the tests of Three-handed Bridge on the handheld share: whole rubbers by keys, what of the cards is
on the screen, and what the rules let a player see."""

import displayio
from bridge_play import paid
from card_referee import NAMES, hands_of

from engine import pack
from engine.three_handed_bridge import scores

BRIDGE = {"FLUNK_GAME": "three_handed_bridge", "FLUNK_MODE": "rubber", "FLUNK_LEVEL": "normal"}
SUITS = ("C", "D", "H", "S", "NT")
# Screens that belong to the game, by the last parts of their names.
SCREENS = {"title", "games", "new_game", "settings_menu", "help", "about", "deal", "declare", "doubling", "table", "game_menu", "hint",
           "pad", "statistics", "notice", "deal_end", "rubber_end", "review", "learn", "tricks", "claim", "pick_deal", "score_table"}


def begin(player):
    player.open("New game")
    player.press("a")


def act(player, declares=lambda player: 2, answers=lambda player: 0, plays=lambda player: player.legal()[0]):
    """One thing that a player does, with whatever is on the screen."""
    screen = player.screen()
    if screen == "declare":
        choice = declares(player)
        while player.top().choice != choice:
            player.touch("right")
        player.press("a")
    elif screen == "doubling" and player.app.game.players_turn() and not player.top()._closed():
        if answers(player) != player.top().choice:
            player.touch("right")
        player.press("a")
    elif screen == "table" and not player.top()._resting and player.app.game.players_turn():
        player.play(plays(player))
    else:
        player.press("a")
        player.run(200)


def play_rubber(player, look=lambda: None, most=4000, **choices):
    """From a deal's first screen to the end of the rubber; look() after everything that is done."""
    for _ in range(most):
        look()
        if player.screen() == "rubber_end":
            return
        act(player, **choices)
    raise AssertionError("the rubber does not end")


def cards_shown(player):
    """The cards that can be made out on the screen, by the tiles of their upper halves."""
    found = set()
    _collect(player.top().group, player.app.look, found)
    return found


def _collect(layer, look, found):
    if getattr(layer, "hidden", False):
        return
    if isinstance(layer, displayio.Group):
        for each in layer:
            _collect(each, look, found)
    elif layer.bitmap is look.cards and layer.height == 2:
        for column in range(layer.width):
            if layer[column, 0] < 52:
                found.add(layer[column, 0])


def dealt_hands(number):
    """The four hands of a deal, as sets of cards, from the pack alone."""
    holding = [0] * 16
    pack.deal(number, holding)
    return [{NAMES.index(name) for name in hand} for hand in hands_of(holding)]


def may_be_seen(session):
    """The cards of the deal in progress that player 0 may see, by the table of the rules: who sees what
    before the dealer speaks, while doubling, before and after the first lead. None of it from the engine."""
    deal = session.deal
    hands = dealt_hands(deal.number)
    dealer = (session.first_dealer + session.index) % 3 if session.mode else 0
    own = {0: 0, 1: 3, 2: 1}[dealer]  # where player 0 sits if he, the left, or the right neighbour deals
    spoken = deal.contract >= 0
    doubling = spoken and deal.doubling.turn >= 0
    led = deal.play.count > 0
    seen = set(deal.play.cards[: deal.play.count])
    if own != 3 or spoken and not (deal.passed and doubling):
        seen |= hands[own]
    if led or own == 3 and spoken and deal.passed:
        seen |= hands[2]
    return seen


class Ledger:
    """Scores the deals of a rubber again from their cards and the rules; look() after every key."""

    def __init__(self):
        self.finished = {}

    def look(self, session):
        deal = session.deal
        if not deal.is_over() or session.index in self.finished:
            return
        hands = [{NAMES[card] for card in hand} for hand in dealt_hands(deal.number)]
        below, above, against = paid(hands, SUITS[deal.contract], deal.doubling.steps, deal.play.won)
        self.finished[session.index] = (session.dealer_of(session.index), below, above, against)

    def totals(self):
        """All points of the three players, the rubber's 100 included, and games won by each."""
        totals, parts, games = [0] * 3, [0] * 3, [0] * 3
        for index in sorted(self.finished):
            dealer, below, above, against = self.finished[index]
            for player in range(3):
                totals[player] += below + above if player == dealer else against
            parts[dealer] += below
            if parts[dealer] >= 30:
                parts[dealer] = 0
                games[dealer] += 1
                if games[dealer] == 2:
                    totals[dealer] += 100
        return totals, games


def settled(totals):
    """What each wins or pays, pair by pair."""
    return [sum(mine - other for other in totals) for mine in totals]


def signed(points):
    return ("+%d" % points if points > 0 else str(points)).replace("-", "−")


def odd_worth(session):
    """What an odd trick of the deal is worth."""
    return scores.trick_points(session.deal.contract, session.deal.doubling.steps, 1)
