"""Make the score tables: the modules the engine reads, or Flunk's whole table as CSV.

    python3 tools/make_tables.py           write score_table.py of each game in engine/
    python3 tools/make_tables.py --check   exit 1 if one of them is not what would be written
    python3 tools/make_tables.py --csv     print Flunk's table for people, as Parlett printed it,
                                           with its misprints put right

Needs nothing but Python. This file states the scoring rules of Flunk and One Player Short,
tools/bridge_tables.py that of Three-handed Bridge; the engine only looks scores up.
"""

import argparse
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from tools import bridge_tables, endings
from tools.byte_text import literal_lines

ENGINE = Path(__file__).resolve().parent.parent / "engine"

OFFSET = 256
"""Added to every score of Flunk so that a cell is two plain bytes, low byte first."""

SHORT_OFFSET = 128
"""Added to the half points of One Player Short so that a cell is one plain byte."""


def high_score(target, won, no_trump):
    """What High `target` pays for `won` tricks: 10 a trick (15 at no trump) if exact, with
    the two slams' own prices; halved, fractions dropped, once per trick beyond; minus one
    unit per trick short."""
    unit = 15 if no_trump else 10
    if won < target:
        return -unit * (target - won)
    price = unit * target
    if target == 12:
        price = 200 if no_trump else 150
    if target == 13:
        price = 250 if no_trump else 200
    for _ in range(won - target):
        price //= 2
    return price


def low_score(target, won, no_trump):
    """Low is High on the tricks lost."""
    return high_score(13 - target, 13 - won, no_trump)


def dump_score(won, captured):
    """30 a trick if no card of the dump suit was captured, else minus 10 for each of them."""
    return -10 * captured if captured else 30 * won


def cells():
    """The rows of the engine's table: (comment, 14 scores) each."""
    rows = []
    for no_trump in (False, True):
        for target in range(7, 14):
            name = f"{'no trump' if no_trump else 'suit'} {target}, or {13 - target} on tricks lost"
            rows.append((name, [high_score(target, won, no_trump) for won in range(14)]))
    # Ten clean tricks would need forty cards outside the dump suit; those cells are never read.
    rows.append(("dump, nothing captured, by tricks",
                 [dump_score(won, 0) if won < 10 else 0 for won in range(14)]))
    rows.append(("dump, by cards captured", [dump_score(13, captured) for captured in range(14)]))
    return rows


def module_text():
    """The source of engine/flunk/score_table.py."""
    lines = [
        '"""What each contract of Flunk pays. Written by tools/make_tables.py; do not edit."""',
        "",
        "# 16 rows of 14 cells; a cell is the score plus 256 in two bytes, the low one first.",
        "CELLS = (",
    ]
    for name, scores in cells():
        packed = b"".join((score + OFFSET).to_bytes(2, "little") for score in scores)
        lines.append(f"    # {name}: {' '.join(str(score) for score in scores)}")
        lines += literal_lines([packed])
    lines.append(")")
    return "\n".join(lines) + "\n"


def short_score(level, denomination, doubled, won):
    """What a bid of One Player Short pays, in half points, for `won` tricks.

    Denominations are clubs 0, diamonds, hearts, spades and no trump 4. Made: 2 points and one
    for each level, and half a point an overtrick, all twice if doubled; then 15 points for level
    7, 10 for level 6, else 5 for a game. Failed: minus 2 points an undertrick, 4 if doubled.
    """
    times = 2 if doubled else 1
    beyond = won - 6 - level
    if beyond < 0:
        return 2 * 2 * times * beyond
    halves = 2 * (2 + level) * times + times * beyond
    if level == 7:
        return halves + 2 * 15
    if level == 6:
        return halves + 2 * 10
    return halves + (2 * 5 if is_game(level, denomination, doubled) else 0)


def is_game(level, denomination, doubled):
    """Whether the tricks bid are worth 100 at bridge: 20 each in clubs and diamonds, 30 in hearts
    and spades, at no trump 40 and then 30; twice that if doubled."""
    points = level * (20 if denomination < 2 else 30) + (10 if denomination == 4 else 0)
    return points * (2 if doubled else 1) >= 100


def short_rows():
    """The rows of the engine's table of One Player Short: (comment, 14 half points) each."""
    rows = []
    for doubled in (False, True):
        for level in range(1, 8):
            for name, denomination in (("minor suit", 0), ("major suit", 2), ("no trump", 4)):
                rows.append((f"{level} {name}{', doubled' if doubled else ''}",
                             [short_score(level, denomination, doubled, won) for won in range(14)]))
    return rows


def short_module_text():
    lines = [
        '"""What each contract of One Player Short pays. Written by tools/make_tables.py; do not edit."""',
        "",
        "# 42 rows of 14 cells; a cell is the half points plus 128. Clubs and diamonds are the minor",
        "# suits, hearts and spades the major ones.",
        "CELLS = (",
    ]
    for name, halves in short_rows():
        lines.append(f"    # {name}: {' '.join(str(half) for half in halves)}")
        lines += literal_lines([bytes(half + SHORT_OFFSET for half in halves)])
    lines.append(")")
    return "\n".join(lines) + "\n"


def csv_lines():
    """The table in the layout of the printed one, 28 rows of 14 cells and the dump row."""
    yield "contract," + ",".join(str(won) for won in range(14))
    for label, no_trump in (("tr", False), ("nt", True)):
        for target in range(14):
            rule = high_score if target > 6 else low_score
            yield f"{label} {target}," + ",".join(
                str(rule(target, won, no_trump)) for won in range(14)
            )
    yield "dump," + ",".join(dump_cell(won) for won in range(14))


def dump_cell(won):
    """The score of a clean dump, or where it cannot be clean the range of the loss."""
    fewest = max(0, 4 * won - 39)
    most = min(13, 4 * won)
    if not fewest:
        return str(dump_score(won, 0))
    if fewest == most:
        return str(dump_score(won, most))
    return f"{dump_score(won, fewest)}..{dump_score(won, most)}"


def tables():
    """{file: its text} of every table."""
    return {ENGINE / "flunk" / "score_table.py": module_text(),
            ENGINE / "one_player_short" / "score_table.py": short_module_text(),
            ENGINE / "three_handed_bridge" / "score_table.py": bridge_tables.module_text()}


def main():
    parser = argparse.ArgumentParser(description="Make the score tables.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--csv", action="store_true", help="print the table of Flunk as CSV")
    choice.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    if options.csv:
        print("\n".join(csv_lines()))
        return 0
    status = 0
    for table, text in tables().items():
        if not options.check:
            table.write_text(text)
            print(f"wrote {table.relative_to(ENGINE)}")
        elif not table.is_file() or table.read_bytes() != text.encode():
            print(f"{table} is not what this tool makes; run it without --check")
            status = 1
    return status


if __name__ == "__main__":
    endings.run(main)
