"""A finished deal of Three-handed Bridge as a record in PBN; engine.pbn has the form. Its own:

    [Game "Three-handed Bridge"]
    [DealNumber "123"]      the number that deals these hands again
    [Contract "Hearts"]     what was made trump, or "No trump"
    [Doubled "2"]           how often the value of an odd trick was doubled
    [MadeBy "Dealer"]       or "Dummy", if the dealer passed
    [Result "9"]            tricks of the dealer's side
    [Score "24 below, 12 above, opponents 4 each"]   the dealer's below and above the line, and what
                            each opponent has above it
    [Auction "S"]           columns by direction from the dealer on: the dealer's make, or Pass and
                            dummy's; then doubles X, the dealer's redoubles XX, and Pass of who is
                            content, under each who spoke; the others have a "-"
"""

from engine import pack, pbn
from engine.cards import DECLARER
from engine.pbn import SEATS, denomination_text
from engine.three_handed_bridge.doubling import DOUBLE, Doubling
from engine.three_handed_bridge.session import SOLO

GAME = "Three-handed Bridge"

PASS = "Pass"
DOUBLED = "X"
REDOUBLED = "XX"

DENOMINATIONS = ("Clubs", "Diamonds", "Hearts", "Spades", "No trump")
MAKERS = ("Dealer", "Dummy")
"""By whether the dealer passed."""

_CALL_WIDTH = 5


def score_text(points):
    """What Deal.points gave, as records spell it."""
    below, above, against = points
    return str(below) + " below, " + str(above) + " above, opponents " + str(against) + " each"


def record(session, names, site, date):
    """The record of the finished deal in a Session, the dealer in South. names: of the three players and
    dummy."""
    event = ("Solo " if session.mode == SOLO else "Rubber ") + str(session.index + 1)
    return game_text(session.deal, pbn.SOUTH, pbn.seated(session, names), event, site, date)


def game_text(deal, declarer, names, event="", site="", date="", board="", annotator=""):
    """The record of an engine.three_handed_bridge.deal.Deal that is over; ValueError if it is not.

    declarer   0 to 3, the direction of the dealer, who declares: a place in SEATS; dummy is opposite
    names      of dealer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    """
    if not deal.is_over():
        raise ValueError("A record is of a finished deal")
    number = str(deal.number)
    dealt = [0] * 16
    pack.deal(deal.number, dealt)
    values = [event, site, date, board or number]
    values += pbn.people_by_direction(names, declarer)
    values += (SEATS[declarer], "None", SEATS[declarer] + ":" + pbn.hands_text(dealt), GAME,
               SEATS[declarer], DENOMINATIONS[deal.contract], str(deal.play.won))
    lines = pbn.tag_lines(values, (
        ("Annotator", annotator), ("DealNumber", number), ("Doubled", str(deal.doubling.steps)),
        ("Game", GAME), ("MadeBy", MAKERS[1 if deal.passed else 0]), ("Score", score_text(deal.points()))))
    lines.append(pbn.tag_line("Auction", SEATS[declarer]))
    pbn.add_rows(lines, _cells(deal), _CALL_WIDTH)
    pbn.add_play(lines, deal.play, declarer)
    return pbn.finish(lines)


def _cells(deal):
    """What each seat said, the dealer first, with a "-" for those who were not asked."""
    made = denomination_text(deal.contract)
    cells = [PASS, "-", made] if deal.passed else [made]
    # Once more from the start, to know whose turn each answer was.
    doubling = Doubling()
    doubling.start(deal.contract)
    for place in range(deal.doubling.count):
        seat = doubling.turn
        while len(cells) & 3 != seat:
            cells.append("-")
        answer = deal.doubling.calls[place]
        if answer != DOUBLE:
            cells.append(PASS)
        else:
            cells.append(REDOUBLED if seat == DECLARER else DOUBLED)
        doubling.call(answer)
    return cells
