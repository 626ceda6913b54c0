"""Let bots play deals of a game against each other and say how well they do.

    python3 tools/arena.py --deals 500 --declarer normal --defenders normal
    python3 tools/arena.py --game one_player_short --level normal --against random
    python3 tools/arena.py --game three_handed_bridge --level normal --against random

What is measured is told by the game's own module in tools/arenas, and by --help after its name.
A deal's result depends on its number, the levels and the seed alone, whoever shares the work.
With --keep FILE a run that was stopped goes on from what it did, when the same command is given
again; with --cluster HOST:PORT the workers of a Dask cluster play.
"""

import argparse
import importlib
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from tools import endings
from tools.arenas.runs import GAMES


def main(arguments=None):
    chooser = argparse.ArgumentParser(add_help=False)
    chooser.add_argument("--game", choices=GAMES, default=GAMES[0])
    options, others = chooser.parse_known_args(arguments)
    return importlib.import_module("tools.arenas." + options.game).main(others)


if __name__ == "__main__":
    from tools import environment

    environment.ensure()
    endings.run(main)
