"""What bench_memory.py runs in the MicroPython VM: the app, stage by stage, and how much heap each takes.
Flunk is played through with its own screens, lessons too."""

BEGINNING = '''\
import gc, micropython, sys

handheld = None
# What makes this run differ from the others.
odd = (None,) * ({run} * 37)

def overwrite(depth, a=0, b=0, c=0, d=0):
    # What was pointed to from where the machine's stack was deeper would not be collected.
    return overwrite(depth - 1, depth, depth, depth, depth) if depth else 0

def stage(name):
    overwrite(40)
    gc.collect()
    overwrite(40)
    gc.collect()
    pictures = 0
    if handheld:
        pictures = len(handheld.look.cards.data) + len(handheld.look.letters.data)
    print("stage;%s;%d;%d;%s" % (name, gc.mem_alloc(), pictures, " ".join(sys.modules)))
    micropython.qstr_info()
    micropython.mem_info()

stage("start")
from handheld import app, boards
stage("import")
handheld = app.App(boards.pick())

def change():
    if handheld._next:
        handheld.change()

def top():
    change()
    return handheld.screen

def push(name):
    handheld.push(name)
    change()

def pop():
    handheld.pop()
    change()

from handheld import borrow
borrow("handheld.start").begin(handheld)
stage("title")

def comb():
    # Leave of the free memory only holes with something small between them, so that what is
    # larger than a hole cannot be allocated any more.
    holes = [None] * 200
    teeth = [None] * 200
    filler = None
    place = 0
    try:
        while True:
            holes[place] = (None,) * {hole}
            # Small things go into the gaps before it first.
            while teeth[place] is None:
                tooth = (place,)
                if id(tooth) > id(holes[place]):
                    teeth[place] = tooth
                else:
                    filler = (filler, tooth)
            place += 1
    except MemoryError:
        pass
    return teeth

teeth = comb()
gc.collect()
'''

PROGRAM = BEGINNING + '''\
push("help")
stage("help on title")
pop()
push("statistics")
stage("statistics on title")
pop()
push("new_game")
stage("new game on title")
top().choose(0)
change()
stage("deal")
game = handheld.game

def settle(until):
    for turn in range(100000):
        if until():
            return
        top().tick(turn * 20000)
    raise RuntimeError("stuck")

# Each step is a function of its own: what an open one has touched would count as in use.

def declare():
    settle(lambda: top()._ready())
    handheld.go("declare" if game.players_turn() else "table")
    change()

def choose(dump):
    if handheld.at("declare"):
        if dump:
            # Its list has the dumps after High and Low.
            top().target = 14
        top()._declare()
    change()

def one_card():
    view = game.view
    if top()._resting:
        top()._go_on()
    elif game.players_turn():
        legal = bytearray(13)
        found = view.legal(legal)
        row = top().dummy if view.turn == 2 else top().own
        row.point(bytes(row.cards[0:row.count]).find(legal[found - 1:found]))
        top()._play(row)
    else:
        while not game.think():
            pass
        top()._after_card()
        top()._draw()
    if handheld._unsaved:
        handheld._write()

def finish():
    top()._go_on()
    change()

def begin_comparison():
    # It may come to declare only now.
    while "engine.flunk.bots.declare" not in sys.modules:
        game.compare()

def hint(name):
    push("hint")
    screen = top()
    while not screen._hint.step():
        pass
    stage("hint, " + name)
    # As the screen does it: the words come when the bot is gone.
    reason = screen._hint.reason
    screen._hint = None
    tell(screen, reason, name)

def tell(screen, reason, name):
    words = __import__("handheld.hint_words", None, None, ("",))
    words.line(handheld.words, reason, game.view)
    stage("hint told, " + name)
    screen._tell(reason)
    change()

def play_deal(number):
    if game.session.deal.contract < 0:
        declare()
        if not number and handheld.at("declare"):
            stage("declare")
            hint("declare")
        choose(number == 1)
    shown = 0
    hinted = number > 2
    while not game.session.deal.is_over():
        one_card()
        count = game.view.count
        if number < 3 and count != shown and count in (5, 21, 45):
            shown = count
            stage("%s, card %d" % (("table", "a dump", "deal 3")[number], count))
        if not hinted and count > 28 and game.players_turn() and not top()._resting:
            hinted = True
            hint(("table", "a dump", "deal 3")[number])
    finish()
    if not number and game.session.level != "random":
        begin_comparison()
        stage("end of deal, a bot declares")
    settle(lambda: game.session.comparison_due() < 0)

def reason(place, name):
    handheld.push("reason", place)
    change()
    # Before the last card is judged, or in the middle of a search.
    for turn in range(12):
        top().tick(turn)
    stage("the reason, " + name)
    settle(lambda: not top()._thought)
    stage("reason told, " + name)
    pop()

def review():
    push("review")
    stage("a deal looked at again")
    top().key(3)
    for place, name in ((29, "in the middle"), (0, "the opening lead"), (-1, "the contract")):
        reason(place, name)
    pop()
    push("other_contracts")
    stage("other contracts")
    pop()

play_deal(0)
stage("end of deal")
review()
push("game_menu")
stage("menu")
push("score_sheet")
stage("score sheet on menu")
pop()
push("score_table")
stage("score table on menu")
pop()
pop()

def next_deal():
    global game
    top()._go_on()
    change()
    if game.session.finished() == game.session.deals:
        stage("end of session")
        top().key(4)
        change()
        push("new_game")
        top().choose(0)
        change()
        game = handheld.game

for number in range(1, {deals}):
    next_deal()
    play_deal(number)
    if number == 1:
        stage("after deal 2")
stage("after deal {deals}")

def begin_lesson():
    global game
    game = None
    handheld.go("title")
    change()
    push("learn")
    stage("lessons")
    top().choose(4)
    change()
    stage("a lesson's idea")
    while handheld.at("lesson"):
        top().key(4)
        change()

def text():
    # It stands over the table.
    top().tick(0)
    stage("a lesson, a text")
    top().key(4)

def lesson_card():
    lesson = handheld.game
    if lesson.players_turn():
        legal = bytearray(13)
        found = lesson.view.legal(legal)
        lesson.act(legal[found - 1])
    else:
        while not lesson.think():
            pass

def judge():
    # The last of the legal cards leaves the way.
    for turn in range(4):
        lesson_card()
    stage("a lesson, off its way")
    top()._resting = True
    top().tick(0)
    change()
    for turn in range(3):
        top()._hint.step()
    stage("a lesson, a card is judged")
    while handheld.at("judge"):
        top().tick(0)
        change()
    top().tick(0)
    stage("a lesson, judged")

begin_lesson()
text()
judge()
'''
