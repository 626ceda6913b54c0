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

from tools import budgets, build, memory_program, memory_program_others, shrink, vm

ROOT = Path(__file__).resolve().parent.parent

# Of a compiled file, so much stays in the heap as plain bytes.
CODE_SHARE = 65

_RUNS = 3

# The levels of each game that a board has.
LEVELS = {
    "flunk": ("random", "easy", "normal", "hard"),
    "one_player_short": ("random", "normal"),
    "three_handed_bridge": ("random", "normal"),
}

# How the names of stages begin that are in a lesson.
_LESSON = "a lesson"

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


def measure(board_name, level, deals, language="english", game="flunk"):
    """[(stage, bytes, largest block in bytes)] for a board and a game, reckoned for 32 bits.

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
        flunk = game == "flunk"
        text = memory_program.PROGRAM if flunk else memory_program_others.OTHER_GAME
        settings = {"FLUNK_LEVEL": level, "FLUNK_DEAL": "1", "FLUNK_DEALS": "99", "FLUNK_LANGUAGE": language}
        if not flunk:
            # Nobody has to say what they play, and a session lasts.
            settings |= {"FLUNK_GAME": game, "FLUNK_WATCH": "yes", "FLUNK_TARGET": "none"}
        runs = []
        for run in range(_RUNS):
            program = folder / "program.py"
            program.write_text(app.fit(text.format(deals=deals, hole=hole, run=run)), encoding="utf-8")
            output = vm.run_app(folder, program, board, "wait 1000000\n", heap=heap, drive=ROOT,
                                settings=settings)
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
        for level in options.levels or LEVELS[options.game]:
            broken += report_board(board, level, options.deals, options.language, options.game)
    return broken


def report_board(board, level, deals, language="english", game="flunk"):
    """Print a board's table; the sentences about budgets that it breaks at this level."""
    try:
        stages = measure(board, level, deals, language, game)
    except vm.VMError as error:
        return [f"{board}, {level}: {str(error).splitlines()[-1]}"]
    free = budgets.FREE_AT_START[board]
    floor = free - max(used for stage, used, _ in stages if not stage.startswith(_LESSON))
    lessons = [used for stage, used, _ in stages if stage.startswith(_LESSON)]
    print(f"{board}, {game}, level {level}, {language}: bytes of a 32-bit heap, about")
    print(f"  {'':28}{'used':>9}{'free':>9}{'largest block':>15}")
    for stage, used, block in stages:
        print(f"  {stage:28}{used:9,}{free - used:9,}{block:15,}")
    print(f"  free floor {floor:,}" + (f", in a lesson {free - max(lessons):,}" if lessons else "") + "\n")
    broken = []
    letters = budgets.OWN_LETTERS if language in build.LETTERS else 0
    budget = budgets.FREE_FLOOR[board] - letters
    if floor < budget:
        broken.append(f"{board}, {level}: {floor:,} bytes free at the hungriest, "
                      f"the budget is {budget:,}")
    if lessons and free - max(lessons) < budgets.FREE_IN_A_LESSON[board] - letters:
        broken.append(f"{board}, {level}: {free - max(lessons):,} bytes free in a lesson, "
                      f"the budget is {budgets.FREE_IN_A_LESSON[board] - letters:,}")
    ends = [used for stage, used, _ in stages if stage.startswith("after deal")]
    if max(ends) - min(ends) > budgets.GROWTH:
        broken.append(f"{board}, {level}: grows by {max(ends) - min(ends)} bytes between deals")
    return broken
