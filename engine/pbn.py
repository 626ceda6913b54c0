"""What the records of all games in PBN have in common: Portable Bridge Notation 2.1, strict export form.

The 15 mandatory tags in their order, the other tags by alphabet, the auction if the game has one, and
the whole play, both in columns by direction. Each game's own pbn_record says the rest. Loaded to write
a record.
"""

from engine.cards import NO_TRUMP
from engine.names import RANK_LETTERS, SUIT_LETTERS, card_name

LINE_END = "\r\n"

HEAD = "% PBN 2.1\r\n% EXPORT\r\n"
"""How a file of records begins. Between them stands an empty line."""

SEATS = "NESW"
SOUTH = 2

_MANDATORY = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
              "Deal", "Scoring", "Declarer", "Contract", "Result")

_PLAY_WIDTH = 3


def denomination_text(denomination):
    """S, H, D, C or NT."""
    return "NT" if denomination == NO_TRUMP else SUIT_LETTERS[denomination]


def seated(session, names):
    """The names of those who sit in seats 0 to 3 of a session's deal, of names, the three players'
    and dummy's."""
    people = [names[session.player_of(seat)] for seat in range(4)]
    people[2] = names[3]
    return people


def people_by_direction(names, declarer):
    """The names of seats 0 to 3, as the tags have them: West, North, East, South. declarer: the
    direction of seat 0, a place in SEATS."""
    return [names[seat - declarer & 3] for seat in (3, 0, 1, 2)]


def hands_text(holding, first=0):
    """The four hands in a list of 16 masks, seat * 4 + suit, clockwise from a seat."""
    hands = []
    for turn in range(4):
        seat = first + turn & 3
        suits = []
        for suit in (3, 2, 1, 0):
            mask = holding[seat * 4 + suit]
            ranks = ""
            for rank in range(12, -1, -1):
                if mask >> rank & 1:
                    ranks += RANK_LETTERS[rank]
            suits.append(ranks)
        hands.append(".".join(suits))
    return " ".join(hands)


def tag_line(name, value):
    """A tag on a line of its own."""
    return "[" + name + ' "' + _escaped(value) + '"]'


def tag_lines(values, others):
    """The lines of the mandatory tags, by their values, and of other pairs of name and value, which
    come by alphabet; of those the ones without a value are left out."""
    lines = []
    for place in range(15):
        lines.append(tag_line(_MANDATORY[place], values[place]))
    for name, value in others:
        if value:
            lines.append(tag_line(name, value))
    return lines


def add_rows(lines, cells, width):
    """Add lines of four cells each, the last may be shorter."""
    for first in range(0, len(cells), 4):
        line = ""
        for cell in cells[first:first + 4]:
            line += cell + " " * (width - len(cell))
        lines.append(line.rstrip())


def add_play(lines, play, declarer):
    """Add the play of a Play: a line for each trick, the columns being left defender, dummy, right
    defender, declarer. Of a deal in progress it says which card comes next."""
    lines.append(tag_line("Play", SEATS[declarer + 1 & 3]))
    for first in range(0, 52, 4):
        if first > play.count:
            break
        row = ["-", "-", "-", "-"]
        for place in range(first, min(first + 4, play.count)):
            row[play.seat_of(place) - 1 & 3] = card_name(play.cards[place])
        if play.count < first + 4:
            row[play.turn - 1 & 3] = "+"
        add_rows(lines, row, _PLAY_WIDTH)


def finish(lines):
    """The lines as the text of a game."""
    lines.append("")
    return LINE_END.join(lines)


def _escaped(value):
    """A tag value as it stands in quotes; characters that no value may hold become '?'."""
    text = ""
    for letter in value:
        if letter == "\\" or letter == '"':
            text += "\\"
        text += letter if " " <= letter <= "~" or "\xa0" <= letter <= "\xff" else "?"
    return text
