"""What the arenas of all games share: which deals are played, by whom, and what is kept of them."""

import math
import statistics
import sys
from pathlib import Path

from engine import pack
from engine.generator import SEED_LIMIT
from tools import long_run

GAMES = ("flunk", "one_player_short", "three_handed_bridge")
"""The first is played if none is named."""


def add_options(parser):
    """Options that every arena has."""
    parser.add_argument("--game", choices=GAMES, help=f"which game is played ({GAMES[0]})")
    parser.add_argument("--deals", type=int, default=500, help="how many deals (500)")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal (1)")
    parser.add_argument("--seed", type=int, default=1, help="source of the bots' chance (1)")
    long_run.add_options(parser)
    parser.add_argument("--keep", metavar="FILE",
                        help="keep what is done in a file, and go on from there if it was stopped")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--pbn", metavar="FILE", help="write every deal to a PBN file")


def parse(parser, arguments):
    """The options, or the end of the program with a sentence that says what is wrong."""
    options = parser.parse_args(arguments)
    if options.deals < 1:
        parser.error("--deals is at least 1")
    if options.first < 1 or options.first + options.deals - 1 > pack.LARGEST_NUMBER:
        parser.error(f"deals are numbered from 1 to {pack.LARGEST_NUMBER}")
    if not 0 <= options.seed < SEED_LIMIT:
        parser.error(f"--seed is 0 to {SEED_LIMIT - 1}")
    return options


def numbers(options):
    """The numbers of the deals."""
    return range(options.first, options.first + options.deals)


def what_is_played(options, **players):
    """All that the results follow from, for a file of kept results."""
    return {"tool": "arena", **players, "first": options.first, "deals": options.deals, "seed": options.seed,
            "PBN": bool(options.pbn), "code": long_run.digest_of("engine", "tools/arenas", "tools/pbn")}


def mean_and_error(values, digits):
    """The mean and its standard error, None for a single value, rounded."""
    error = round(statistics.stdev(values) / math.sqrt(len(values)), digits) if len(values) > 1 else None
    return round(statistics.fmean(values), digits), error


def write_records(options, texts):
    """Write the records of the deals where --pbn says; whether that went well."""
    if not options.pbn:
        return True
    from tools import pbn

    try:
        Path(options.pbn).write_text(pbn.file_text(texts), encoding=pbn.ENCODING)
    except OSError as error:
        print(f"{options.pbn}: the deals could not be written: {error.strerror}", file=sys.stderr)
        return False
    return True
