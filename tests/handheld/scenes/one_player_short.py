"""One Player Short."""

from scenes.shared import first

from engine.one_player_short.auction import LAYING, TAKING
from engine.one_player_short.calls import DOUBLE, NO_CARD, PASS, make_bid

SHORT = {"FLUNK_GAME": "one_player_short", "FLUNK_DEAL": "5"}

P, D = PASS, DOUBLE
CLUB, DIAMOND, HEART, SPADE, NT = (make_bid(1, denomination) for denomination in range(5))


def lead_up_to(player, calls):
    """Have these calls made, each bidder laying what he took, or exchanging nothing."""
    session = player.session
    for call in calls:
        session.act(call)
        auction = session.deal.auction
        if auction.due == LAYING:
            session.act(auction.calls.taken[auction.calls.count - 1])
        elif auction.due == TAKING:
            session.act(NO_CARD)
    player.app.game.refresh()
    player.app.go("one_player_short.auction")
    player.settle()


def auction(player):
    player.begin()


def auction_long(player):
    player.begin()
    lead_up_to(player, (CLUB, DIAMOND, P, HEART, SPADE, D, 5, 6, P, 7, 8, P))
    player.press("up")


def auction_refused(player):
    player.begin()
    lead_up_to(player, (7, P, P))
    player.press("right a")


def auction_lay(player):
    player.begin()
    player.press("up right*2 a")


def auction_lay_other(player):
    auction_lay(player)
    player.press("right*3")


def auction_take(player):
    player.begin()
    lead_up_to(player, tuple(range(15)))
    player.press("up a")


def auction_exchange(player):
    auction_take(player)
    player.press("right*3 a")


def auction_exchange_refused(player):
    auction_exchange(player)
    player.press("up a")


def auction_bot(player):
    """A bot has bid."""
    player.begin()
    player.press("a")


def auction_hint(player):
    auction(player)
    player.press("start down a")
    player.settle(3000)


def auction_hint_lay(player):
    auction_lay(player)
    player.press("start down a")
    player.settle(3000)


def auction_end(player):
    player.begin()
    lead_up_to(player, (CLUB, DIAMOND, P, P, 7, D, P))


def auction_thrown_in(player):
    player.begin()
    lead_up_to(player, (P,) * 6)


def calls(player):
    auction_exchange(player)
    player.press("a")
    player.press("b")


def defending(player):
    """Ben leads against Ada."""
    auction_end(player)
    player.press("a")


def leading(player):
    """Against Ben; dummy is not open yet."""
    player.begin()
    lead_up_to(player, (P, P, 8, D, P))
    player.press("a")


def declaring(player):
    player.begin()
    lead_up_to(player, (9, P, P, P, P, P))
    player.press("a")


def warned(player):
    """Every trick to come is needed."""
    player.begin()
    lead_up_to(player, (32, D, P))
    player.press("a")


def hint(player):
    defending(player)
    player.press("start down a")
    player.settle(3000)


def deal_end(player):
    declaring(player)
    player.play_on(first)


def deal_end_down(player):
    defending(player)
    player.play_on(first)


def sheet(player):
    deal_end(player)
    player.press("a")
    lead_up_to(player, (P,) * 6)
    player.press("a")
    lead_up_to(player, (P, P, 8, D, P))
    player.press("a")
    player.play_on(first)
    player.press("b")


def review(player):
    deal_end_down(player)
    player.press("up right")


def menu(player):
    declaring(player)
    player.press("start")


def session_end(player):
    while player.screen() != "session_end":
        player.run(1000)


def watched(player):
    player.begin()
    session_end(player)


def score_table(player):
    declaring(player)
    player.press("start")
    player.open("Score table")


def statistics(player):
    sheet(player)
    player.press("b start")
    player.open("Leave to title")
    player.open("Statistics")


def statistics_2(player):
    statistics(player)
    player.press("right")


def new_game(player):
    player.open("New game")


def new_game_to_deals(player):
    new_game(player)
    player.press("down right down left down")


def learn(player):
    player.open("Learn")


def learn_auction(player):
    learn(player)
    player.press("a*2")


def learn_last(player):
    player.begin()
    player.press("start")
    player.open("Leave to title")
    player.open("Learn")
    player.press("left")


def title(player):
    pass


def help_page(number):
    def scene(player):
        player.press("select" + " right" * number)

    return scene


def demo_call(player):
    player.app.go("demo")
    player.settle()
    player.run(6600)


def demo_contract(player):
    demo_call(player)
    while player.top()._next == 0:
        player.run(500)


def demo_score(player):
    demo_call(player)
    while player.top()._next < 3:
        player.run(500)


HELP_PAGES = 13

SCENES = {"short-" + name: (scene, dict(SHORT, **settings)) for name, scene, settings in (
    ("title", title, {}),
    ("new-game", new_game, {}),
    ("new-game-to-deals", new_game_to_deals, {}),
    ("auction", auction, {}),
    ("auction-bot", auction_bot, {}),
    ("auction-long", auction_long, {}),
    ("auction-refused", auction_refused, {}),
    ("auction-lay", auction_lay, {}),
    ("auction-lay-other", auction_lay_other, {}),
    ("auction-take", auction_take, {}),
    ("auction-exchange", auction_exchange, {}),
    ("auction-exchange-refused", auction_exchange_refused, {}),
    ("auction-hint", auction_hint, {}),
    ("auction-hint-lay", auction_hint_lay, {}),
    ("auction-end", auction_end, {}),
    ("auction-thrown-in", auction_thrown_in, {}),
    ("calls", calls, {}),
    ("table-leading", leading, {}),
    ("table-defending", defending, {}),
    ("table-declaring", declaring, {}),
    ("table-warning", warned, {}),
    ("table-hint", hint, {}),
    ("menu", menu, {}),
    ("deal-end", deal_end, {}),
    ("deal-end-down", deal_end_down, {}),
    ("score-sheet", sheet, {}),
    ("review", review, {}),
    ("session-end", watched, {"FLUNK_WATCH": "yes", "FLUNK_TARGET": "10", "FLUNK_PAUSE": "quick"}),
    ("score-table", score_table, {}),
    ("statistics", statistics, {}),
    ("statistics-2", statistics_2, {}),
    ("learn", learn, {}),
    ("learn-auction", learn_auction, {}),
    ("learn-last", learn_last, {}),
    *(("help-%d" % (number + 1), help_page(number), {}) for number in range(HELP_PAGES)),
    ("demo-call", demo_call, {}),
    ("demo-contract", demo_contract, {}),
    ("demo-score", demo_score, {}),
)}
