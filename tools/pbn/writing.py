"""Flunk records in PBN export form.

The 15 mandatory tags in their order, the other tags by alphabet, then the whole play in
columns that begin with the opening leader. The deal's own tags:

    [Game "Flunk"]          which rules and which kind of contract
    [DealNumber "123"]      the number that deals these hands again
    [Contract "High 9 S"]   see contracts.contract_text
    [Result "9"]            tricks of declarer and dummy
    [Score "90"]            the declarer's points; not in a record that breaks off
"""

from engine import pack
from engine.flunk import contracts
from engine.names import RANK_LETTERS, card_name
from engine.play import Play

from .contracts import contract_text
from .values import SEAT_NAMES, SEATS, read_seat

ENCODING = "latin-1"
"""What the standard writes files in."""

LINE_END = "\r\n"


def file_text(games):
    """The text of a file of these games. Write it as ENCODING, its line ends as they are."""
    return "% PBN 2.1" + LINE_END + "% EXPORT" + LINE_END + LINE_END.join(games)


def flunk_text(deal, declarer="S", names=("", "", "", ""), **tags):
    """A deal of Flunk, an engine.flunk.deal.Deal that has been declared, as a PBN game.

    declarer, names and tags are as in write_flunk. A deal that is over gives a whole
    record; one in progress, a record that says which card comes next.
    """
    play = deal.play
    return write_flunk(deal.number, deal.contract, play.cards[:play.count], declarer, names, **tags)


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
    seat = read_seat(declarer)
    if seat is None:
        raise ValueError(f"'{declarer}' is not a direction; they are N, E, S and W")
    contracts.check_contract(contract)
    play = Play()
    pack.deal(number, play.holding)
    hands = [_hand_text(play.holding, place) for place in range(4)]
    play.start(contracts.trump_of(contract), contracts.dump_suit_of(contract))
    for card in cards:
        play.play(play.turn, card)
    people = {SEAT_NAMES[seat + place & 3]: name for place, name in enumerate(names)}
    pairs = [
        ("Event", event), ("Site", site), ("Date", date),
        ("Board", str(number if board is None else board)),
        ("West", people["West"]), ("North", people["North"]),
        ("East", people["East"]), ("South", people["South"]),
        ("Dealer", SEATS[seat]), ("Vulnerable", "None"),
        # The first hand is the dealer's, and so the declarer's.
        ("Deal", f"{SEATS[seat]}:{' '.join(hands)}"),
        ("Scoring", "Flunk"), ("Declarer", SEATS[seat]),
        ("Contract", contract_text(contract)), ("Result", str(play.won)),
    ]
    if annotator:
        pairs.append(("Annotator", annotator))
    pairs += [("DealNumber", str(number)), ("Game", "Flunk")]
    if play.count == 52:
        pairs.append(("Score", str(contracts.score(contract, play.won, play.captured))))
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in pairs]
    lines.append(f'[Play "{SEATS[seat + 1 & 3]}"]')
    lines += _play_lines(play)
    return "".join(line + LINE_END for line in lines)


def _hand_text(holding, place):
    suits = []
    for suit in (3, 2, 1, 0):
        mask = holding[place * 4 + suit]
        suits.append("".join(RANK_LETTERS[rank] for rank in range(12, -1, -1) if mask >> rank & 1))
    return ".".join(suits)


def _play_lines(play):
    """A line for each trick, the columns being left defender, dummy, right defender, declarer."""
    rows = []
    for place in range(play.count):
        if place % 4 == 0:
            rows.append(["- "] * 4)
        rows[-1][play.seat_of(place) - 1 & 3] = card_name(play.cards[place])
    if play.count < 52:
        if play.count % 4 == 0:
            rows.append(["- "] * 4)
        rows[-1][play.turn - 1 & 3] = "+ "
    return [" ".join(row).rstrip() for row in rows]


def _escaped(value):
    """A tag value as it stands in quotes; characters that no value may hold become '?'."""
    printable = "".join(
        letter if " " <= letter <= "~" or "\xa0" <= letter <= "\xff" else "?" for letter in value)
    return printable.replace("\\", "\\\\").replace('"', '\\"')
