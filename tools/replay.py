#!/usr/bin/env python3
"""Referee recorded games: replay the PBN files given and report what does not hold.

    python3 tools/replay.py FILE...          a line a board, faults and remarks below it
    python3 tools/replay.py --json FILE...   a JSON object a line, one for each board

Records of contract bridge, Flunk, One Player Short and Three-handed Bridge. Every card must have
been held, not played before, follow suit and come in turn; the tricks must give [Result], and but
for contract bridge [Score]; the deal must be 52 different cards, those of [DealNumber]. In One
Player Short every call must be allowed and have brought the card that its note tells of, in
Three-handed Bridge the make and the doubling must be those of the tags. Exit status: 0 if all holds, 1 if a board has a fault, 2 if a file cannot
be read or is not PBN. Needs nothing but Python.
"""

import argparse
import json
import os
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
for folder in (str(TOOLS.parent), str(TOOLS)):
    if folder not in sys.path:
        sys.path.insert(0, folder)

import pbn  # noqa: E402

ALL_HOLDS, FAULTS, UNREADABLE = 0, 1, 2


def describe(verdict):
    """The lines that tell a person about one board."""
    contract = verdict.contract or "contract unknown"
    if verdict.declarer and verdict.contract != "Pass":
        contract += f" by {verdict.declarer}"
    counts = []
    if verdict.tricks is not None:
        counts.append(f"{verdict.tricks} tricks")
    if verdict.result is not None:
        counts.append(f"result {verdict.result}")
    if verdict.score is not None:
        counts.append(f"score {verdict.score}")
    faults = len(verdict.problems)
    judged = "ok" if verdict.ok else f"{faults} fault{'s' if faults > 1 else ''}"
    game = "" if verdict.game == "Bridge" else f"{verdict.game}, "
    yield f"board {verdict.board or '?'}: {game}{', '.join([contract] + counts)}: {judged}"
    for problem in verdict.problems:
        place = [f"trick {problem.trick}"] if problem.trick else []
        if problem.card and problem.seat:
            place.append(f"{problem.card} by {problem.seat}")
        yield f"    {', '.join(place) or problem.rule}: {problem.text}"
    for note in verdict.notes:
        yield f"    note: {note}"


def replay(names, as_json, write):
    """Referee the files and write the report line by line; return the exit status."""
    boards = faulty = faults = unplayed = unread = 0
    for name in names:
        try:
            games = pbn.read_file(name)
        except pbn.NotPbn as error:
            print(f"replay: {error}", file=sys.stderr)
            unread += 1
            continue
        if not as_json and len(names) > 1:
            write(f"{name}:")
        for game in games:
            verdict = pbn.judge(game)
            boards += 1
            faulty += not verdict.ok
            faults += len(verdict.problems)
            unplayed += not verdict.played
            if as_json:
                write(json.dumps({"file": name, **verdict.as_dict()}))
            else:
                for line in describe(verdict):
                    write(line)
    if not as_json and boards:
        total = f"{boards} board{'s' if boards > 1 else ''}: "
        total += f"{faulty} with {faults} fault{'s' if faults > 1 else ''}" if faulty else "all hold"
        if unplayed:
            total += f"; {unplayed} without play"
        write(total)
    if unread:
        return UNREADABLE
    return FAULTS if faulty else ALL_HOLDS


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="replay.py", description="Referee PBN records of contract bridge, Flunk, One Player Short and Three-handed Bridge.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a PBN file")
    parser.add_argument("--json", action="store_true", help="one JSON object a line for each board")
    options = parser.parse_args(arguments)
    if hasattr(sys.stdout, "reconfigure"):
        # A name may hold letters that the terminal has not.
        sys.stdout.reconfigure(errors="backslashreplace")
        sys.stderr.reconfigure(errors="backslashreplace")
    try:
        status = replay(options.files, options.json, print)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader, such as head, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULTS


if __name__ == "__main__":
    sys.exit(main())
