"""What the tricks and the honours of Three-handed Bridge pay: the rule, and the module the engine reads."""

from tools.byte_text import literal_lines

SUITS = ("clubs", "diamonds", "hearts", "spades", "no trump")
VALUES = (4, 6, 8, 2, 12)
"""Of an odd trick, undoubled; in the engine's order of suits."""

CEILING = 100
"""The most that an odd trick can be worth."""

TRUMP_HONOURS = (0, 2, 4, 5, 8, 9, 10)
"""How many times the trick's value the side scores that holds: no majority; three honours; four,
divided; five, divided 3-2; four in one hand, the fifth against it; four in one hand, the fifth in
the partner's; five in one hand."""

ACES = (0, 30, 40, 100, 0, 0, 0)
"""The same at no trump: three aces; four, divided; four in one hand."""


def ladder(value):
    """What an odd trick is worth after no doubling, one, two and so on, up to the ceiling."""
    values = [value]
    while values[-1] < CEILING:
        values.append(min(CEILING, 2 * values[-1]))
    return values


def odd_tricks(value):
    """What 0..7 tricks over six pay."""
    return [odd * value for odd in range(8)]


def honours(denomination):
    """What each kind of holding pays the side that has it."""
    if SUITS[denomination] == "no trump":
        return list(ACES)
    return [times * VALUES[denomination] for times in TRUMP_HONOURS]


def module_text():
    """The source of engine/three_handed_bridge/score_table.py."""
    ladders = [ladder(value) for value in VALUES]
    firsts = [sum(map(len, ladders[:place])) for place in range(len(ladders) + 1)]
    lines = [
        '"""What tricks and honours pay at Three-handed Bridge. Written by tools/make_tables.py; do not edit."""',
        "",
        "# Where the rows of clubs, diamonds, hearts, spades and no trump begin, and where the last ones end.",
        "FIRST_ROWS = (",
        *literal_lines([bytes(firsts)]),
        ")",
        "",
        "# A row for each worth of an odd trick, undoubled first; 0 to 7 odd tricks in two bytes, the low one first.",
        "ODD_TRICKS = (",
    ]
    for name, values in zip(SUITS, ladders):
        for doublings, value in enumerate(values):
            points = odd_tricks(value)
            lines.append(f"    # {name}, doubled {doublings} times: {' '.join(map(str, points))}")
            lines += literal_lines([b"".join(each.to_bytes(2, "little") for each in points)])
    lines += [")", "", "# A row of seven kinds of holding for each denomination.", "HONOURS = ("]
    for denomination, name in enumerate(SUITS):
        points = honours(denomination)
        lines.append(f"    # {name}: {' '.join(map(str, points))}")
        lines += literal_lines([bytes(points)])
    lines.append(")")
    return "\n".join(lines) + "\n"
