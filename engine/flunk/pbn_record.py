"""A deal as a record in PBN, Portable Bridge Notation 2.1, in its strict export form.

The 15 mandatory tags in their order, the other tags by alphabet, then the whole play in columns
that begin with the opening leader. The deal's own tags:

    [Game "Flunk"]          which rules and which kind of contract
    [DealNumber "123"]      the number that deals these hands again
    [Contract "High 9 S"]   see contract_text
    [Result "9"]            tricks of declarer and dummy
    [Score "90"]            the declarer's points; not in a record that breaks off
"""

from engine import pack
from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.names import RANK_LETTERS, SUIT_LETTERS, card_name

LINE_END = "\r\n"

HEAD = "% PBN 2.1\r\n% EXPORT\r\n"
"""How a file of records begins. Between them stands an empty line."""

SEATS = "NESW"
_SEAT_NAMES = ("North", "East", "South", "West")


def denomination_text(denomination):
    """S, H, D, C or NT."""
    return "NT" if denomination == NO_TRUMP else SUIT_LETTERS[denomination]


def contract_text(contract):
    """A contract as records spell it: 'High 9 S', 'Low 2 NT', 'Dump H'."""
    contracts.check_contract(contract)
    name = denomination_text(contracts.denomination_of(contract))
    kind = contracts.kind_of(contract)
    if kind == contracts.DUMP:
        return "Dump " + name
    shape = "High " if kind == contracts.HIGH else "Low "
    return shape + str(contracts.target_of(contract)) + " " + name


def game_text(deal, declarer, names, event="", site="", date="", board="", annotator=""):
    """The record of an engine.flunk.deal.Deal that has been declared. A deal that is over gives
    a whole record; one in progress, a record that says which card comes next.

    declarer   0 to 3, the direction of the dealer, who declares: a place in SEATS; dummy is opposite
    names      of declarer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    """
    number = str(deal.number)
    play = deal.play
    people = [names[seat - declarer & 3] for seat in range(4)]
    pairs = [("Event", event), ("Site", site), ("Date", date), ("Board", board or number)]
    for seat in (3, 0, 1, 2):
        pairs.append((_SEAT_NAMES[seat], people[seat]))
    pairs += (
        ("Dealer", SEATS[declarer]), ("Vulnerable", "None"),
        # The first hand is the dealer's, and so the declarer's.
        ("Deal", SEATS[declarer] + ":" + _hands_text(deal.number)),
        ("Scoring", "Flunk"), ("Declarer", SEATS[declarer]),
        ("Contract", contract_text(deal.contract)), ("Result", str(play.won)))
    if annotator:
        pairs.append(("Annotator", annotator))
    pairs += (("DealNumber", number), ("Game", "Flunk"))
    if deal.is_over():
        pairs.append(("Score", str(deal.score())))
    pairs.append(("Play", SEATS[declarer + 1 & 3]))
    lines = ["[" + name + ' "' + _escaped(value) + '"]' for name, value in pairs]
    _add_play(lines, play)
    lines.append("")
    return LINE_END.join(lines)


def _hands_text(number):
    holding = [0] * 16
    pack.deal(number, holding)
    hands = []
    for seat in range(4):
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


def _add_play(lines, play):
    """A line for each trick, the columns being left defender, dummy, right defender, declarer."""
    for first in range(0, 52, 4):
        if first > play.count:
            break
        row = ["-", "-", "-", "-"]
        for place in range(first, min(first + 4, play.count)):
            row[play.seat_of(place) - 1 & 3] = card_name(play.cards[place])
        if play.count < first + 4:
            row[play.turn - 1 & 3] = "+"
        line = ""
        for cell in row:
            line += cell + " " * (3 - len(cell))
        lines.append(line.rstrip())


def _escaped(value):
    """A tag value as it stands in quotes; characters that no value may hold become '?'."""
    text = ""
    for letter in value:
        if letter == "\\" or letter == '"':
            text += "\\"
        text += letter if " " <= letter <= "~" or "\xa0" <= letter <= "\xff" else "?"
    return text
