"""Flunk records in PBN export form, as engine.flunk.pbn_record has it."""

from engine.flunk import contracts
from engine.flunk.deal import Deal
from engine.flunk.pbn_record import game_text
from engine.pbn import HEAD, LINE_END, SEATS

from .values import read_seat

ENCODING = "latin-1"
"""What the standard writes files in."""


def file_text(games):
    """The text of a file of these games. Write it as ENCODING, its line ends as they are."""
    return HEAD + LINE_END.join(games)


def flunk_text(deal, declarer="S", names=("", "", "", ""), event="", site="", date="", board=None,
               annotator=""):
    """A deal of Flunk, an engine.flunk.deal.Deal that has been declared, as a PBN game.

    declarer, names and so on are as in write_flunk. A deal that is over gives a whole
    record; one in progress, a record that says which card comes next.
    """
    seat = read_seat(declarer)
    if seat is None:
        raise ValueError(f"'{declarer}' is not a direction; they are {', '.join(SEATS)}")
    return game_text(deal, seat, names, event, site, date, "" if board is None else str(board), annotator)


def write_flunk(number, contract, cards, declarer="S", names=("", "", "", ""), event="", site="",
                date="", board=None, annotator=""):
    """The PBN text of a game of Flunk.

    number     of the deal, 1..engine.pack.LARGEST_NUMBER
    contract   0..73
    cards      the cards in the order played, 0..52 of them
    declarer   the direction of the dealer, who declares; dummy is opposite
    names      of declarer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    Raises engine.play.IllegalPlay if a card breaks the rules, ValueError for other nonsense.
    """
    contracts.check_contract(contract)
    deal = Deal()
    deal.start(number)
    deal.declare(contract)
    for card in cards:
        deal.act(card)
    return flunk_text(deal, declarer, names, event, site, date, board, annotator)
