"""What bench_memory.py runs in the MicroPython VM for the games beside Flunk: bots play them for who watches."""

from tools.memory_program import BEGINNING

OTHER_GAME = BEGINNING + '''\
about = handheld.part("about")
NEW_GAME = about.NEW_GAME
HINT = about.HINT
SHEETS = (("score sheet", about.SCORE_SHEET), ("score table", about.SCORE_TABLE), ("help", "help"))
STATISTICS = about.STATISTICS
LEARN = about.LEARN
del about

for name, screen in (("help", "help"), ("statistics", STATISTICS), ("learn", LEARN)):
    push(screen)
    stage(name + " on title")
    pop()

def begin():
    push(NEW_GAME)
    top().choose(0)
    change()

push(NEW_GAME)
stage("new game on title")
pop()
begin()
turn = 0

def go_on():
    # Bots play, and screens go on by themselves, as for who watches.
    global turn
    turn += 20000
    top().tick(turn)
    if handheld._unsaved:
        handheld._write()
    change()

def hint(name):
    game = handheld.game
    game.watch = False
    push(HINT)
    for each in range(3):
        top().tick(0)
    stage("hint, " + name)
    while handheld.at(HINT):
        top().tick(0)
        change()
    stage("hint told, " + name)
    game.watch = True

def mine():
    return handheld.game.session.player_to_act() == 0 and handheld.screen is not None

def play_deal(number):
    game = handheld.game
    told = set()
    index = game.session.index
    calls = 0
    while not game.session.deal.is_over():
        if game.before_play():
            calls += 1
            if number < 2 and calls in (2, 14):
                stage("deal %d, before the play, %d" % (number + 1, calls))
            if not number and "call" not in told and mine():
                told.add("call")
                hint("before the play")
        elif handheld.at("table"):
            count = game.view.count
            if number < 2 and count not in told and count in (0, 5, 21, 45):
                told.add(count)
                stage("deal %d, card %d" % (number + 1, count))
            if not number and count > 8 and "card" not in told and mine() and not top()._resting:
                told.add("card")
                hint("a card")
        go_on()
    return calls

def look_round():
    # The end of the deal is on the screen, or of its auction.
    stage("end of deal")
    push("game_menu")
    stage("menu")
    for name, screen in SHEETS:
        push(screen)
        stage(name + " on menu")
        pop()
    pop()
    if handheld.game.view.count == 52:
        push("review")
        top().key(3)
        stage("a deal looked at again")
        pop()

def after(number):
    game = handheld.game
    index = game.session.index
    # To the screen that ends the deal.
    name = handheld._name
    while handheld.at("table"):
        go_on()
    if not number:
        look_round()
    if game.session.phase() == 3:
        for turn in range(50):
            go_on()
        if not number or number == 1:
            stage("end of session")
        while not handheld.at("title"):
            top().key(4)
            change()
        begin()
        return
    while game.session.index == index:
        go_on()

for number in range({deals}):
    play_deal(number)
    after(number)
    if number == 1:
        stage("after deal 2")
stage("after deal {deals}")
'''
