"""One Player Short by keys: what a player decides, walked to and pressed."""

from engine.bot import decide
from engine.one_player_short import bots
from engine.one_player_short.auction import CALLING, LAYING, TAKING
from engine.one_player_short.calls import BIDS, NO_CARD
from engine.one_player_short.view import AuctionView

SHORT = {"FLUNK_GAME": "one_player_short"}
SHORT_5 = dict(SHORT, FLUNK_DEAL="5")


def call(player, wanted):
    """Walk the picker to a call and make it."""
    screen = player.top()
    level = wanted // 5 + 1 if wanted < BIDS else 0
    for _ in range(10):
        if screen.level == level:
            break
        player.touch("up" if screen.level < level else "down")
    for _ in range(5):
        if screen.call() == wanted:
            break
        player.touch("right")
    assert screen.call() == wanted
    player.press("a")


def choose_card(player, card):
    """Walk to a card of the hand, of dummy or to the one taken, and take or lay it."""
    screen = player.top()
    for _ in range(16):
        if screen.card() == card:
            break
        player.touch("right")
    assert screen.card() == card
    player.press("a")


def act(player, choice):
    """Do by keys what is due on the screen of the auction."""
    due = player.session.phase()
    if due == LAYING:
        choose_card(player, choice)
    elif due == TAKING:
        player.press("b") if choice == NO_CARD else choose_card(player, choice)
    else:
        call(player, choice)


def as_a_bot(player):
    """What the level normal would choose for the player now."""
    session = player.session
    view = AuctionView()
    session.look(view, session.deal.turn())
    return decide(bots.make("normal"), view, session.decision_seed())


def little(view, chance):
    """A legal choice for a view's player, by chance; of calls mostly one of the lowest bids."""
    choices = bytearray(37)
    legal = list(choices[:view.choices(choices)])
    if view.due == CALLING:
        low = [each for each in legal if each < BIDS][:2]
        return chance.choice(low * 8 + [each for each in legal if each >= BIDS])
    return chance.choice(legal)


def by_chance(chance):
    """A chooser of such choices."""
    def choose(player):
        view = AuctionView()
        player.session.look(view, player.session.deal.turn())
        return little(view, chance)

    return choose


def one_step(player, choose):
    """Whatever comes next: a choice of the player's, or a key that goes on."""
    screen = player.screen()
    if screen == "auction" and player.app.game.before_play() and player.app.game.players_turn():
        act(player, choose(player))
    elif screen == "table" and not player.top()._resting and player.app.game.players_turn():
        player.play(choose(player))
    elif screen in ("auction", "table", "deal_end"):
        player.press("a")
    else:
        raise AssertionError("who comes to " + screen)


def play_session(player, choose, after=lambda: None):
    """From the first call to the end of the session."""
    while player.screen() != "session_end":
        one_step(player, choose)
        after()
