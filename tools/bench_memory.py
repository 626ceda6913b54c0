"""How much heap the app takes, stage by stage, in the MicroPython VM.

The VM here has words of 64 bits, a board's has 32. So what is made of words is halved, and
what is plain bytes (code, pictures) is not; how many bytes of the heap are plain is reckoned
from the compiled files of the modules that are loaded. The names of a program are kept in
tables that grow by doubling, and those of the stand-ins fill them here too: their cost is
reckoned anew from the names that the app added. Compared with a 32-bit VM, in which the same
program ran once, the sum is about 2 % off. What the firmware holds on a board
(displayio and the like) is a stand-in here and not counted, except for the objects the app
makes of it, which are a little larger here.

The collector takes every word on the stack for a pointer, so what is no longer used may stay by
accident, another thing in every run: of three runs the least counts, stage by stage.
"""

import re
import tempfile
from pathlib import Path

from tools import budgets, shrink, vm

ROOT = Path(__file__).resolve().parent.parent

# Of a compiled file, so much stays in the heap as plain bytes.
CODE_SHARE = 65

_RUNS = 3

_PROGRAM = '''\
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

def push(name, *details):
    handheld.push(name, *details)
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
push("help")
stage("help on title")
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
    push("reason", place)
    # The last card judged, or nearly, or in the middle of a search.
    for turn in range(12):
        top().tick(turn)
    stage("reason, " + name)
    settle(lambda: not top()._thought)
    stage("reason told, " + name)
    pop()

def look_back():
    push("review", 7, 1)
    stage("review")
    top().key(3)
    # The player's own card, a defender's early and late, and the contract.
    for place, name in ((29, "a card"), (0, "the lead"), (-1, "the contract")):
        reason(place, name)
    pop()
    push("other_contracts")
    stage("other contracts")
    pop()

play_deal(0)
stage("end of deal")
look_back()
push("game_menu")
stage("menu")
push("score_sheet")
stage("score sheet on menu")
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
'''

_LARGEST = re.compile(r"max blk sz: (\d+)")
_NAMES = re.compile(r"n_qstr=(\d+), n_str_data_bytes=(\d+), n_total_bytes=(\d+)")

# Bytes of a board's heap for each name in a table of names, and for the table itself.
_NAME_ENTRY = 6
_NAME_TABLE = 20
_FIRST_NAMES = 10


def names_cost(names, letters):
    """Bytes that so many names, with so many bytes of letters, take on a board: each table
    holds twice as many as the one before."""
    cost = letters
    room = _FIRST_NAMES
    while names > 0:
        room *= 2
        cost += _NAME_TABLE + _NAME_ENTRY * room
        names -= room
    return cost


def board_bytes(now, start, sizes, path=0):
    """What a stage's figures come to on a board, less those of the start.

    now, start: (heap used, names, letters, bytes of the tables of names, bytes of pictures,
    modules). sizes: {module: bytes of its compiled file}; path: how many letters longer than on a board
    the name of each such file is, which is kept with the module.
    """
    tables = now[3] - start[3]
    plain = now[4] + sum(sizes.get(module, 0) for module in now[5]) * CODE_SHARE // 100
    words = now[0] - start[0] - tables - plain
    letters = now[2] - start[2] - path * sum(module in sizes for module in now[5])
    return words // 2 + plain + names_cost(now[1] - start[1], letters)


def measure(board_name, level, deals):
    """[(stage, bytes, largest block in bytes)] for a board, reckoned for 32 bits.

    vm.VMError if the board's memory is not enough, or after the title something is allocated
    in one piece that is larger than budgets.LARGEST_PIECE, for a moment only or for good.
    """
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    board = boards.find(board_name)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trees = [ROOT / "engine", ROOT / "lib" / "handheld"]
        vm.build_app(folder, board, trees)
        app = shrink.Shrunk(trees)
        sizes = {".".join(path.relative_to(folder / "app").with_suffix("").parts): path.stat().st_size
                 for path in (folder / "app").rglob("*.mpy")}
        sizes = {name.removesuffix(".__init__"): size for name, size in sizes.items()}
        # In words, of which a tuple has two besides its items.
        hole = budgets.LARGEST_PIECE // 4 - 2
        heap = f"{budgets.FREE_AT_START[board_name]}w"
        runs = []
        for run in range(_RUNS):
            program = folder / "program.py"
            program.write_text(app.fit(_PROGRAM.format(deals=deals, hole=hole, run=run)), encoding="utf-8")
            output = vm.run_app(folder, program, board, "wait 1000000\n", heap=heap, drive=ROOT,
                                settings={"FLUNK_LEVEL": level, "FLUNK_DEAL": "1",
                                          "FLUNK_DEALS": "99"})
            # A board has them at the top of its drive.
            runs.append(read_stages(output, sizes, len(str(folder / "app"))))
    return [min(stages, key=lambda stage: stage[1]) for stages in zip(*runs)]


def read_stages(output, sizes, path=0):
    """[(stage, bytes, largest block in bytes)] of what a run has printed."""
    stages = []
    start = None
    for line in output.splitlines():
        if line.startswith("stage;"):
            _, stage, used, pictures, modules = line.split(";")
        elif found := _NAMES.search(line):
            now = (int(used), int(found[1]), int(found[2]), int(found[3]), int(pictures),
                   modules.split())
            start = start or now
        elif found := _LARGEST.search(line):
            # Blocks have 32 bytes here, 16 on a board.
            stages.append((stage, board_bytes(now, start, sizes, path), int(found[1]) * 16))
    return stages


def report(options):
    """Print the tables; the sentences about broken budgets."""
    reason = vm.missing()
    if reason:
        print(reason)
        return []
    broken = []
    for board in budgets.FREE_AT_START:
        for level in options.levels:
            broken += report_board(board, level, options.deals)
    return broken


def report_board(board, level, deals):
    """Print a board's table; the sentences about budgets that it breaks at this level."""
    try:
        stages = measure(board, level, deals)
    except vm.VMError as error:
        return [f"{board}, {level}: {str(error).splitlines()[-1]}"]
    free = budgets.FREE_AT_START[board]
    floor = free - max(used for _, used, _ in stages)
    print(f"{board}, level {level}: bytes of a 32-bit heap, about")
    print(f"  {'':28}{'used':>9}{'free':>9}{'largest block':>15}")
    for stage, used, block in stages:
        print(f"  {stage:28}{used:9,}{free - used:9,}{block:15,}")
    print(f"  free floor {floor:,}\n")
    broken = []
    if floor < budgets.FREE_FLOOR[board]:
        broken.append(f"{board}, {level}: {floor:,} bytes free at the hungriest, "
                      f"the budget is {budgets.FREE_FLOOR[board]:,}")
    ends = [used for stage, used, _ in stages if stage.startswith("after deal")]
    if max(ends) - min(ends) > budgets.GROWTH:
        broken.append(f"{board}, {level}: grows by {max(ends) - min(ends)} bytes between deals")
    return broken
