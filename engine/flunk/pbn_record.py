"""A deal of Flunk as a record in PBN; engine.pbn has the form. The deal's own tags:

    [Game "Flunk"]          which rules and which kind of contract
    [DealNumber "123"]      the number that deals these hands again
    [Contract "High 9 S"]   see contract_text
    [Result "9"]            tricks of declarer and dummy
    [Score "90"]            the declarer's points; not in a record that breaks off
"""

from engine import pack, pbn
from engine.flunk import contracts
from engine.flunk.session import SOLO
from engine.pbn import SEATS, denomination_text

GAME = "Flunk"


def contract_text(contract):
    """A contract as records spell it: 'High 9 S', 'Low 2 NT', 'Dump H'."""
    contracts.check_contract(contract)
    name = denomination_text(contracts.denomination_of(contract))
    kind = contracts.kind_of(contract)
    if kind == contracts.DUMP:
        return "Dump " + name
    shape = "High " if kind == contracts.HIGH else "Low "
    return shape + str(contracts.target_of(contract)) + " " + name


def record(session, names, site, date):
    """The record of the deal in a Session, the dealer in South. names: of the three players and dummy."""
    event = "Solo " if session.mode == SOLO else "Rubber "
    event += str(session.index + 1) + "/" + str(session.deals)
    return game_text(session.deal, pbn.SOUTH, pbn.seated(session, names), event, site, date)


def game_text(deal, declarer, names, event="", site="", date="", board="", annotator=""):
    """The record of an engine.flunk.deal.Deal that has been declared. A deal that is over gives
    a whole record; one in progress, a record that says which card comes next.

    declarer   0 to 3, the direction of the dealer, who declares: a place in SEATS; dummy is opposite
    names      of declarer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    """
    number = str(deal.number)
    play = deal.play
    dealt = [0] * 16
    pack.deal(deal.number, dealt)
    values = [event, site, date, board or number]
    values += pbn.people_by_direction(names, declarer)
    # The first hand is the dealer's, and so the declarer's.
    values += (SEATS[declarer], "None", SEATS[declarer] + ":" + pbn.hands_text(dealt), GAME,
               SEATS[declarer], contract_text(deal.contract), str(play.won))
    lines = pbn.tag_lines(values, (
        ("Annotator", annotator), ("DealNumber", number), ("Game", GAME),
        ("Score", str(deal.score()) if deal.is_over() else "")))
    pbn.add_play(lines, play, declarer)
    return pbn.finish(lines)
