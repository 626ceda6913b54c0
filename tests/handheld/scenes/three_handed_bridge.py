"""Three-handed Bridge."""

from scenes.shared import highest

BRIDGE = {"FLUNK_GAME": "three_handed_bridge", "FLUNK_MODE": "rubber", "FLUNK_DEAL": "5", "FLUNK_LEVEL": "normal"}


def seated(player, dealer, number, mode=1, level="normal", waits=True):
    """Begin a rubber with a deal of this number, dealt by this player (0 to 2), on its first screen; waits:
    until bots have nothing more to do."""
    from engine.three_handed_bridge.session import Session
    from handheld.three_handed_bridge import Game

    player.app.game = Game(Session(mode, level, number, 77, dealer), player.app.settings.watch)
    player.app.save()
    player.app.go("three_handed_bridge.deal")
    if waits:
        player.settle()
    else:
        player.steps(1)


def to_doubling(player, dealer, number):
    seated(player, dealer, number)
    player.press("a")
    player.run(1500)
    player.settle()


def to_the_table(player):
    """Be content, and go on to the table."""
    for _ in range(40):
        if player.screen() == "table":
            return
        player.press("a")
        player.run(400)
    raise AssertionError("no table after " + player.screen())


# The rubber that the rules work out, deal by deal: made, tricks of the dealer's side, holdings.
WORKED_RUBBER = ((2, 9, 1), (1, 5, 8 + 2), (4, 9, 1), (3, 9, 8 + 1), (2 + 16, 8, 1), (0, 10, 1), (4, 7, 8 + 1), (1 + 5, 11, 1))


def with_results(player, results, screen, mode=1, hints=0):
    """A session with these results, its last deal over, on a screen."""
    from engine.three_handed_bridge.rubber import Rubber
    from engine.three_handed_bridge.session import Session
    from handheld.three_handed_bridge import Game

    session = Session(mode, "random", 40, 7, 0)
    session.index = len(results) - 1
    session.deal.start(session.number_of(session.index))
    game = Game(session, True)
    while not session.deal.is_over():
        game.think()
    # What was played is of no account.
    game.watch = False
    session.results = bytearray()
    session.rubber = Rubber()
    session.hints = hints
    for result in results:
        session.enter(*result)
    game.refresh()
    player.app.game = game
    player.app.go("three_handed_bridge." + screen)
    player.settle()


def title(player):
    pass


def games(player):
    player.open("Games")


def new_game(player):
    player.open("New game")
    player.press("down")


def deal(player):
    player.open("New game")
    player.press("a")


def deal_thinks(player):
    """The right defender sees nothing before the dealer has spoken."""
    seated(player, 1, 80, waits=False)


def deal_passed(player):
    seated(player, 1, 80)


def deal_declared(player):
    seated(player, 2, 5)


def declare(player):
    deal(player)
    player.press("a")


def declare_hearts(player):
    declare(player)
    player.press("left")


def declare_pass(player):
    declare(player)
    player.press("right*2")


def declare_hint(player):
    declare(player)
    player.press("start")
    player.open("Hint")


def doubling(player):
    to_doubling(player, 2, 5)
    player.press("right")


def doubling_blind(player):
    """The right defender sees dummy, and not his own hand."""
    to_doubling(player, 1, 120)


def doubling_hint(player):
    to_doubling(player, 1, 120)
    player.press("start")
    player.open("Hint")


def redoubling(player):
    declare(player)
    player.press("left*2 a")
    player.run(1500)
    player.settle()
    player.press("right")


def redoubled(player):
    """As far as it goes: everybody doubles."""
    seated(player, 0, 5)
    for call in (0, 1, 1, 1, 1):
        player.app.game.act(call)
    player.app.go("three_handed_bridge.doubling")
    player.settle()


def doubling_closed(player):
    to_doubling(player, 1, 2)
    player.press("a")
    player.run(1500)
    player.settle()


def table_lead(player):
    """Dummy lies face down until the lead."""
    to_doubling(player, 2, 5)
    to_the_table(player)


def table(player):
    table_lead(player)
    player.play_on(highest, until=lambda: player.app.game.view.tricks() == 4 and player.app.game.players_turn()
                   and not player.top()._resting)


def table_declarer(player):
    declare(player)
    player.press("right a")
    to_the_table(player)
    player.play_on(highest, until=lambda: player.app.game.view.tricks() == 7 and player.app.game.players_turn()
                   and not player.top()._resting)


def table_trick(player):
    table_lead(player)
    player.play_on(highest, until=lambda: player.app.game.view.tricks() == 9 and player.top()._resting)


def table_hint(player):
    table(player)
    player.press("start")
    player.open("Hint")


def game_menu(player):
    table(player)
    player.press("start")


def score_table(player):
    game_menu(player)
    player.open("Score table")
    player.press("right*3")


def deal_end(player):
    with_results(player, WORKED_RUBBER[:3], "deal_end")


def deal_end_full(player):
    """The worked deal at hearts: five honours, a little slam, a chicane against them, and a game."""
    with_results(player, WORKED_RUBBER[:3] + ((2, 12, 3 + 64),), "deal_end", hints=3)


def deal_end_doubled(player):
    with_results(player, ((0 + 16, 6, 8 + 2),), "deal_end")


def review(player):
    deal_end_full(player)
    player.press("up right*5")


def pad_early(player):
    deal_end(player)
    player.press("b")


def pad(player):
    with_results(player, WORKED_RUBBER, "rubber_end")
    player.press("b")


def long_rubber(player):
    """Nobody gets on: many points above the line."""
    with_results(player, ((3, 6, 8 + 2), (0, 6, 2), (1, 5, 8 + 1), (3, 8, 1), (0, 8, 8 + 1), (2, 5, 2), (4, 1, 8 + 1), (3, 5, 16 + 1),
                          (3, 10, 1), (2, 10, 1)), "deal_end")
    player.press("b")


def pad_scrolled(player):
    long_rubber(player)
    player.press("up*3")


def rubber_end(player):
    with_results(player, WORKED_RUBBER, "rubber_end")


def rubber_end_solo(player):
    with_results(player, ((2, 10, 1), (4, 6, 1), (4, 10, 1)), "rubber_end", mode=0, hints=2)


def counted(page=0, keys=""):
    """The statistics after 61 deals."""
    def scene(player):
        from handheld.three_handed_bridge.statistics import Statistics

        kept = Statistics()
        kept.counters[:] = [61, 26, 11, 4, 3, 7, 214, 612, 3, -58, 144]
        kept.scores = [194, -312, 612, 40, -88, 20, -140, 144, -2, -196]
        player.app.statistics = kept.save()
        player.open("Statistics")
        player.press("right*%d %s" % (page, keys))
    return scene


def statistics_none(player):
    player.open("Statistics")


def help_page(number):
    def scene(player):
        player.open("Help")
        for _ in range(number):
            player.press("right")
    return scene


def learn_page(number):
    def scene(player):
        player.open("Learn")
        for _ in range(number):
            player.press("right")
    return scene


def learn_kept(player):
    """The last page, while a game is kept."""
    deal(player)
    player.press("start")
    player.open("Leave to title")
    learn_page(5)(player)


def demo(milliseconds):
    def scene(player):
        player.run(61000 + milliseconds)
    return scene


DEMO = dict(BRIDGE, FLUNK_DEMO="on")

SCENES = {
    "bridge-title": (title, BRIDGE),
    "bridge-games": (games, BRIDGE),
    "bridge-new-game": (new_game, BRIDGE),
    "bridge-deal": (deal, BRIDGE),
    "bridge-deal-thinks": (deal_thinks, BRIDGE),
    "bridge-deal-passed": (deal_passed, BRIDGE),
    "bridge-deal-declared": (deal_declared, BRIDGE),
    "bridge-declare": (declare, BRIDGE),
    "bridge-declare-hearts": (declare_hearts, BRIDGE),
    "bridge-declare-pass": (declare_pass, BRIDGE),
    "bridge-declare-hint": (declare_hint, BRIDGE),
    "bridge-doubling": (doubling, BRIDGE),
    "bridge-doubling-blind": (doubling_blind, BRIDGE),
    "bridge-doubling-hint": (doubling_hint, BRIDGE),
    "bridge-redoubling": (redoubling, BRIDGE),
    "bridge-redoubled": (redoubled, BRIDGE),
    "bridge-doubling-closed": (doubling_closed, BRIDGE),
    "bridge-table-lead": (table_lead, BRIDGE),
    "bridge-table": (table, BRIDGE),
    "bridge-table-declarer": (table_declarer, BRIDGE),
    "bridge-table-trick": (table_trick, BRIDGE),
    "bridge-table-hint": (table_hint, BRIDGE),
    "bridge-game-menu": (game_menu, BRIDGE),
    "bridge-score-table": (score_table, BRIDGE),
    "bridge-deal-end": (deal_end, BRIDGE),
    "bridge-deal-end-full": (deal_end_full, BRIDGE),
    "bridge-deal-end-doubled": (deal_end_doubled, BRIDGE),
    "bridge-review": (review, BRIDGE),
    "bridge-pad-early": (pad_early, BRIDGE),
    "bridge-pad": (pad, BRIDGE),
    "bridge-pad-long": (long_rubber, BRIDGE),
    "bridge-pad-scrolled": (pad_scrolled, BRIDGE),
    "bridge-rubber-end": (rubber_end, BRIDGE),
    "bridge-rubber-end-solo": (rubber_end_solo, BRIDGE),
    "bridge-statistics": (counted(), BRIDGE),
    "bridge-statistics-2": (counted(1), BRIDGE),
    "bridge-statistics-none": (statistics_none, BRIDGE),
    "bridge-help-doubling": (help_page(3), BRIDGE),
    "bridge-help-honours": (help_page(8), BRIDGE),
    "bridge-learn": (learn_page(1), BRIDGE),
    "bridge-learn-try": (learn_page(5), BRIDGE),
    "bridge-learn-kept": (learn_kept, BRIDGE),
    "bridge-demo": (demo(0), DEMO),
    "bridge-demo-calls": (demo(9500), DEMO),
    "bridge-demo-trumps": (demo(13000), DEMO),
    "bridge-demo-card": (demo(19500), DEMO),
    "bridge-demo-odd": (demo(118500), DEMO),
    "bridge-demo-score": (demo(122000), DEMO),
}
