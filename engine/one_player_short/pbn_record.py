"""A finished deal of One Player Short as a record in PBN; engine.pbn has the form. Its own:

    [Game "One Player Short"]
    [DealNumber "123"]      the number that deals these hands and orders dummy's pile
    [Deal "S:..."]          the hands as dealt, the dealer's first; dummy's is the pile
    [Contract "4HX"]        or "Pass" if all passed; then declarer, result, score and play are missing
    [Result "10"]           tricks of declarer and dummy
    [Score "4.5"]           the declarer's points
    [SecondChance "Yes"]    only if a bidder who had passed before always got another call
    [Auction "S"]           columns by direction from the dealer on, dummy's with a "-"; notes tell the
                            card that each call brought, also what a bidder took unseen

Whoever declares sits in [Declarer], dummy opposite, the other two as they sit at the table. The
standard has room for 32 notes; the numbers of an auction with more cards than that go on.
"""

from engine import pack, pbn
from engine.names import card_name
from engine.one_player_short import contracts
from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD, PILE, PLAYER_SEATS
from engine.one_player_short.names import call_name
from engine.one_player_short.session import SOLO
from engine.pbn import SEATS

GAME = "One Player Short"

PASSED = "Pass"

_CALL_WIDTH = 10


def contract_text(contract):
    """A contract as records spell it: '3NT', '4HX', or 'Pass' for none."""
    if contract == contracts.NONE:
        return PASSED
    contracts.check_contract(contract)
    text = call_name(contracts.bid_of(contract))
    return text + call_name(DOUBLE) if contracts.is_doubled(contract) else text


def points_text(halves):
    """Half points as points: '-6', '4.5'."""
    text = str(abs(halves) // 2)
    if halves & 1:
        text += ".5"
    return "-" + text if halves < 0 else text


def record(session, names, site, date):
    """The record of the finished deal in a Session, the declarer in South. names: of the three players
    and dummy."""
    event = ("Solo " if session.mode == SOLO else "Game ") + str(session.index + 1)
    return game_text(session.deal, pbn.SOUTH, pbn.seated(session, names), event, site, date)


def game_text(deal, declarer, names, event="", site="", date="", board="", annotator=""):
    """The record of an engine.one_player_short.deal.Deal that is over; ValueError if it is not.

    declarer   0 to 3, the direction of the declarer, or of the dealer if all passed: a place in SEATS;
               dummy is opposite
    names      of declarer, left defender, dummy and right defender
    board      the board number; the deal number if none is given
    """
    if not deal.is_over():
        raise ValueError("A record is of a finished deal: it tells who took which of the hidden cards")
    number = str(deal.number)
    calls = deal.auction.calls
    played = deal.contract != contracts.NONE
    dealer = declarer + calls.dealer & 3
    values = [event, site, date, board or number]
    values += pbn.people_by_direction(names, declarer)
    values += (SEATS[dealer], "None", SEATS[dealer] + ":" + _dealt_text(deal), GAME,
               SEATS[declarer] if played else "", contract_text(deal.contract),
               str(deal.play.won) if played else "")
    lines = pbn.tag_lines(values, (
        ("Annotator", annotator), ("DealNumber", number), ("Game", GAME),
        ("Score", points_text(deal.score()) if played else ""),
        ("SecondChance", "Yes" if calls.second_chance else "")))
    _add_auction(lines, calls, dealer)
    if played:
        pbn.add_play(lines, deal.play, declarer)
    return pbn.finish(lines)


def _dealt_text(deal):
    """The hands as dealt, in the seats in which the players sat in the end, from the dealer on."""
    by_dealer = [0] * 16
    pack.deal(deal.number, by_dealer)
    dealers_seat = deal.auction.calls.dealer
    first = PLAYER_SEATS.index(dealers_seat)
    holding = list(by_dealer)
    for place in range(3):
        old = PLAYER_SEATS[place] * 4
        new = PLAYER_SEATS[(first + place) % 3] * 4
        for suit in range(4):
            holding[new + suit] = by_dealer[old + suit]
    return pbn.hands_text(holding, dealers_seat)


def _add_auction(lines, calls, dealer):
    """The calls in columns from the dealer on, and below them the cards that they brought."""
    lines.append(pbn.tag_line("Auction", SEATS[dealer]))
    cells = []
    notes = []
    for place in range(calls.count):
        # The column of the seat, counted from the dealer's.
        if len(cells) & 3 != calls.seat_of(place) - calls.dealer & 3:
            cells.append("-")
        text = call_name(calls.made[place])
        note = _note(calls, place)
        if note:
            notes.append(note)
            text += " =" + str(len(notes)) + "="
        cells.append(text)
    pbn.add_rows(lines, cells, _CALL_WIDTH)
    for place in range(len(notes)):
        lines.append(pbn.tag_line("Note", str(place + 1) + ":" + notes[place]))


def _note(calls, place):
    """What became of dummy's cards with a call, "" if nothing."""
    if calls.laid[place] == NO_CARD:
        return ""
    laid = card_name(calls.laid[place])
    if calls.made[place] >= BIDS:
        return "turns up " + laid
    taken = "takes " + card_name(calls.taken[place])
    return taken + (", lays " if place < PILE else " from dummy, lays ") + laid
