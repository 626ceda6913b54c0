"""How much heap the app takes, stage by stage, in the MicroPython VM.

The VM here has words of 64 bits. Its figures are halved, which is right for what is made of
words, most of it, and too little for plain bytes such as bytecode: a guide to what a board
needs, and good for telling whether a change made it less. What the firmware holds on a board (displayio and the
like) is a stand-in here and not counted, except for the objects the app makes of it.
"""

import re
import tempfile
from pathlib import Path

from tools import budgets, vm

ROOT = Path(__file__).resolve().parent.parent

_PROGRAM = '''\
import gc, micropython

def stage(name):
    gc.collect()
    print("stage;%s;%d" % (name, gc.mem_alloc()))
    micropython.mem_info()

stage("start")
from handheld import app, boards
stage("import")
handheld = app.App(boards.pick())
handheld.go("title")
stage("title")
handheld.push("help")
stage("help on title")
handheld.pop()
handheld.push("new_game")
stage("new game on title")
screen = handheld.screen
screen.choose(0)
stage("deal")
game = handheld.game

def top():
    return handheld.screen

def settle(until):
    for turn in range(100000):
        if until():
            return
        top().tick(turn * 20000)
    raise RuntimeError("stuck")

def play_deal(number):
    if game.session.deal.contract < 0:
        settle(lambda: top()._ready())
        if game.players_turn():
            handheld.go("declare")
            if not number:
                stage("declare")
            top()._declare()
        else:
            handheld.go("table")
    legal = bytearray(13)
    while not game.session.deal.is_over():
        view = game.view
        if top()._resting:
            top()._go_on()
        elif game.players_turn():
            found = view.legal(legal)
            top()._play(legal[found - 1])
            if not number and view.count == 21:
                stage("table")
        else:
            while not game.think():
                pass
            top()._after_card()
            if not number and view.count in (5, 45):
                stage("table, after a bot's card")
    top()._go_on()
    settle(lambda: game.session.comparison_due() < 0)

play_deal(0)
stage("end of deal")
handheld.push("game_menu")
stage("menu")
handheld.push("score_sheet")
stage("score sheet on menu")
handheld.pop()
handheld.pop()
for number in range(1, {deals}):
    top()._go_on()
    play_deal(number)
    if number == 1:
        stage("after deal 2")
stage("after deal {deals}")
top()._go_on()
stage("end of session")
'''

_INFO = re.compile(r"max blk sz: (\d+)")


def measure(board_name, level, deals):
    """[(stage, bytes, largest block in bytes)] for a board, halved to 32 bits."""
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    board = boards.find(board_name)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        vm.build_app(folder, board, [ROOT / "engine", ROOT / "lib" / "handheld"])
        program = folder / "program.py"
        program.write_text(_PROGRAM.format(deals=deals), encoding="utf-8")
        output = vm.run_app(folder, program, board, "wait 1000000\n", heap="400kw", drive=ROOT,
                            settings={"FLUNK_LEVEL": level, "FLUNK_DEAL": "1",
                                      "FLUNK_DEALS": str(deals)})
    stages = []
    start = None
    for line in output.splitlines():
        if line.startswith("stage;"):
            _, stage, used = line.split(";")
            start = int(used) if start is None else start
            stages.append([stage, (int(used) - start) // 2, 0])
        found = _INFO.search(line)
        if found:
            # Blocks have 32 bytes here, 16 on a board.
            stages[-1][2] = int(found.group(1)) * 16
    return stages


def report(options):
    """Print the tables; the sentences about broken budgets."""
    reason = vm.missing()
    if reason:
        print(reason)
        return []
    broken = []
    for board, free in budgets.FREE_AT_START.items():
        stages = measure(board, options.level, options.sessions_deals)
        hungriest = max(used for _, used, _ in stages)
        print(f"{board}, level {options.level}: bytes of a 32-bit heap, about")
        print(f"  {'':28}{'used':>9}{'free':>9}{'largest block':>15}")
        for stage, used, block in stages:
            print(f"  {stage:28}{used:9,}{free - used:9,}{block:15,}")
        print(f"  free floor {free - hungriest:,}\n")
        limit = budgets.FREE_FLOOR[board]
        if free - hungriest < limit:
            broken.append(f"{board}: {free - hungriest:,} bytes free at the hungriest, "
                          f"the budget is {limit:,}")
        grown = dict((stage, used) for stage, used, _ in stages)
        last = [used for stage, used in grown.items() if stage.startswith("after deal")]
        if max(last) - min(last) > budgets.GROWTH:
            broken.append(f"{board}: grows by {max(last) - min(last)} bytes between deals")
    return broken
