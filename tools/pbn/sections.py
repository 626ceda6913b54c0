"""The words of the auction and play sections: calls and cards in their columns."""

import re
from dataclasses import dataclass

from engine.names import SUIT_LETTERS, card_from_name

from .contracts import PASSED, parse_bridge
from .values import SEATS

_PIECE = re.compile(
    r"(?P<note>=\d*=)|(?P<glyph>\$\d*)|(?P<suffix>[!?]{1,2})|(?P<end>\*)|(?P<next>\+)"
    r"|(?P<mark>\^[A-Za-z]?)|(?P<item>[A-Za-z0-9-]+)|(?P<other>[^!?*+^$=A-Za-z0-9-]+|[=])")
_SYMBOLS = str.maketrans("♠♥♦♣", "SHDC")


@dataclass
class Entry:
    """One place in the play: a card, or None if it is unknown or was not played.

    marks  'R' if the record calls it a revoke, 'L' if a lead out of turn
    bad    the text of a word that is no card
    """

    card: int = None
    marks: str = ""
    bad: str = ""
    line: int = 0
    column: int = 0


class PlaySection:
    """What a play section records.

    entries  the Entries in the order of the file, column by column
    claimed  it ends with '*'; continued: it holds a '+', the next card to come
    """

    def __init__(self):
        self.entries = []
        self.claimed = False
        self.continued = False
        self.problems = []
        self.notes = []

    def rows(self):
        """The entries by fours, as the standard counts them, the last row filled up."""
        rows = [self.entries[start:start + 4] for start in range(0, len(self.entries), 4)]
        return _trim(rows)

    def rows_by_line(self):
        """The entries by the lines they stand in, or None if that is no other reading."""
        lines = {}
        for entry in self.entries:
            lines.setdefault(entry.line, []).append(entry)
        rows = list(lines.values())
        if any(len(row) > 4 for row in rows) or not any(len(row) < 4 for row in rows):
            return None
        columns = next(([entry.column for entry in row] for row in rows if len(row) == 4), [])
        return _trim([_placed(row, columns) for row in rows])


def _placed(row, columns):
    """A short row with each card under the column that it is written under, if it is."""
    places = [columns.index(entry.column) for entry in row if entry.column in columns]
    if len(row) == 4 or len(places) < len(row):
        return row
    placed = [Entry() for _ in range(4)]
    for place, entry in zip(places, row):
        placed[place] = entry
    return placed


def _trim(rows):
    """Fill short rows up, and leave out the empty ones at the end: they were not played."""
    rows = [row + [Entry() for _ in range(4 - len(row))] for row in rows]
    while rows and all(entry.card is None and not entry.bad for entry in rows[-1]):
        rows.pop()
    return rows


def read_play(words):
    """The PlaySection of these words."""
    play = PlaySection()
    marks = ""
    after = 0
    for word in words:
        for piece in _PIECE.finditer(word.text.translate(_SYMBOLS)):
            kind, text = piece.lastgroup, piece.group()
            if kind == "end":
                play.claimed = True
            elif kind == "mark":
                letter = text[1:].upper()
                if letter in ("R", "L"):
                    marks += letter
                else:
                    play.notes.append(f"The mark '{text}' in line {word.line} means nothing in the play")
            elif kind in ("item", "next", "other"):
                placeholder = kind == "next" or set(text) == {"-"}
                if play.claimed:
                    after += not placeholder
                    continue
                play.continued |= kind == "next"
                entry = Entry(marks=marks, line=word.line, column=word.column)
                marks = ""
                if not placeholder:
                    entry.card = read_card(text)
                    if entry.card is None:
                        entry.bad = text
                play.entries.append(entry)
    if after:
        play.problems.append(f"{after} more cards follow the * that ends the play")
    if marks:
        play.notes.append("An irregularity mark at the end of the play has no card")
    return play


def read_card(text):
    """The card of a word like SA, h10 or, as some write it, AS; None if it is none."""
    name = text.upper().replace("10", "T")
    if len(name) == 2 and name[1] in SUIT_LETTERS and name[0] not in SUIT_LETTERS:
        name = name[1] + name[0]
    try:
        return card_from_name(name)
    except ValueError:
        return None


@dataclass
class Call:
    """A call of an auction in its column.

    seat  the direction of the column; text in capitals, or 'Pass'; note the number of its note, or ""
    """

    seat: int
    text: str
    note: str = ""


def read_calls(words, first):
    """(Calls, whether the auction says that it is not whole), first being the direction of the first
    column. Columns with a '-' have no Call."""
    calls = []
    place = 0
    broken = False
    latest = None
    for word in words:
        for piece in _PIECE.finditer(word.text.translate(_SYMBOLS)):
            kind, text = piece.lastgroup, piece.group().upper()
            if kind in ("end", "next"):
                broken = True
            elif kind == "note" and latest:
                latest.note = text.strip("=")
            elif kind in ("item", "other"):
                latest = None
                if set(text) != {"-"}:
                    latest = Call(first + place & 3, PASSED if text in ("P", "PASS") else text)
                    calls.append(latest)
                place += 1
    return calls, broken


def read_auction(words, first):
    """(contract, declarer) that the calls lead to, first being the direction of the first
    column. (PASSED, None) if nobody bid, (None, None) if the auction is not all there.
    """
    calls = []
    ended = skipped = False
    for word in words:
        for piece in _PIECE.finditer(word.text.translate(_SYMBOLS)):
            kind, text = piece.lastgroup, piece.group().upper()
            if kind == "end":
                ended = True
            elif kind == "mark" and text == "^S":
                calls.append("")
                skipped = True
            elif kind == "item" and not ended:
                if text == "AP":
                    ended = True
                else:
                    calls.append("" if set(text) == {"-"} else text)
            elif kind == "next":
                return None, None
    bids = []
    risk = ""
    passes = 0
    for place, call in enumerate(calls):
        if call in ("PASS", "P"):
            passes += 1
        elif call in ("X", "XX", "D", "DBL", "R", "RDBL"):
            risk = "XX" if call in ("XX", "R", "RDBL") else "X"
            passes = 0
        elif call:
            try:
                contract, trump = parse_bridge(call)
            except ValueError:
                return None, None
            if trump is None or len(call) < 2:
                return None, None
            bids.append((first + place & 3, contract, trump))
            risk = ""
            passes = 0
    if not bids:
        return (PASSED, None) if ended or passes >= 4 - skipped else (None, None)
    if not ended and passes < 3:
        return None, None
    seat, contract, trump = bids[-1]
    declarer = next(bidder for bidder, _, named in bids if named == trump and not (bidder ^ seat) & 1)
    return contract + risk, declarer


def call_text(contract, declarer):
    """A contract and who plays it, for sentences: '4S by East'."""
    if contract is None:
        return "contract unknown"
    if declarer is None or contract == PASSED:
        return str(contract)
    return f"{contract} by {SEATS[declarer]}"
