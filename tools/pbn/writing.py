"""Records in PBN export form, as the pbn_record of each game in the engine has them."""

import importlib

from engine.flunk import contracts
from engine.flunk.deal import Deal
from engine.pbn import HEAD, LINE_END, SEATS

from .values import read_seat

ENCODING = "latin-1"
"""What the standard writes files in."""


def file_text(games):
    """The text of a file of these games. Write it as ENCODING, its line ends as they are."""
    return HEAD + LINE_END.join(games)


def deal_text(deal, declarer="S", names=("", "", "", ""), event="", site="", date="", board=None,
              annotator=""):
    """A deal of any game, the Deal of its package in the engine, as a PBN game.

    declarer   the direction of the declarer, or of the dealer if there is none; dummy is opposite
    names      of declarer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    A deal that is over gives a whole record; one of Flunk that is not, a record that says which
    card comes next. ValueError for such a deal of another game, or what is no direction.
    """
    seat = read_seat(declarer)
    if seat is None:
        raise ValueError(f"'{declarer}' is not a direction; they are {', '.join(SEATS)}")
    package = type(deal).__module__.rpartition(".")[0]
    own = importlib.import_module(package + ".pbn_record")
    return own.game_text(deal, seat, names, event, site, date, "" if board is None else str(board), annotator)


def write_flunk(number, contract, cards, **more):
    """The PBN text of a game of Flunk: the number of the deal, 1..engine.pack.LARGEST_NUMBER, the
    contract, 0..73, and the cards in the order played, 0..52 of them; more is as in deal_text.

    Raises engine.play.IllegalPlay if a card breaks the rules, ValueError for other nonsense.
    """
    contracts.check_contract(contract)
    deal = Deal()
    deal.start(number)
    deal.declare(contract)
    for card in cards:
        deal.act(card)
    return deal_text(deal, **more)
