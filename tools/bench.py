"""Hold the game to its budgets of memory and time on a board, from measurements here.

    python3 tools/bench.py memory    heap after each stage of a session
    python3 tools/bench.py speed     the bots' thinking and the keys, projected to the board
    python3 tools/bench.py keys      the keys alone, in any language

They run our code, compiled, in a MicroPython VM, print tables, and exit with status 1 if a
budget in tools/budgets.py is broken.
"""

import argparse
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))


GAMES = ("flunk", "one_player_short", "three_handed_bridge")


def parse_arguments():
    parser = argparse.ArgumentParser(description="Hold the game to its budgets on a board.")
    kinds = parser.add_subparsers(dest="kind", required=True)
    memory = kinds.add_parser("memory", help="heap after each stage of a session")
    memory.add_argument("--game", choices=GAMES, default=GAMES[0], help="which game (flunk)")
    memory.add_argument("--levels", nargs="+", help="all that the game has on a board, if none is named")
    memory.add_argument("--deals", type=int, default=200, help="how many deals are played (200)")
    memory.add_argument("--language", default="english", help="what the game speaks (english)")
    keys = kinds.add_parser("keys", help="from a key to its picture, projected to the board")
    keys.add_argument("--language", default="english", help="what the game speaks (english)")
    speed = kinds.add_parser("speed", help="the bots' thinking, projected to the board")
    speed.add_argument("--deals", type=int, default=20, help="how many deals (20)")
    speed.add_argument("--first", type=int, default=1, help="number of the first deal (1)")
    speed.add_argument("--game", choices=GAMES, default=GAMES[0], help="which game (flunk)")
    speed.add_argument("--levels", nargs="+", help="all that think, if none is named")
    return parser.parse_args()


def main():
    options = parse_arguments()
    from tools import bench_memory, bench_speed

    report = {"memory": bench_memory.report, "speed": bench_speed.report, "keys": bench_speed.report_keys}
    broken = report[options.kind](options)
    for sentence in broken:
        print("over budget: " + sentence)
    return 1 if broken else 0


if __name__ == "__main__":
    from tools import endings, environment

    environment.ensure()
    endings.run(main)
