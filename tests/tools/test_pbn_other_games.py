"""Records of One Player Short and Three-handed Bridge as they are written."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
import pbn_bridge  # noqa: E402
import pbn_short  # noqa: E402
from engine.one_player_short import contracts, pbn_record  # noqa: E402
from engine.three_handed_bridge.deal import Deal as BridgeDeal  # noqa: E402
from short_play import new_deal  # noqa: E402

MANDATORY = ["Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal",
             "Scoring", "Declarer", "Contract", "Result"]

BID, PASS, DOUBLE = 0, 35, 36
BACK = "the card just taken"


def short_deal(*choices):
    """Deal 7, player 0 dealing, with these choices made."""
    deal = new_deal(7)
    for choice in choices:
        calls = deal.auction.calls
        deal.act(calls.taken[calls.count - 1] if choice == BACK else choice)
    return deal


def play_on(deal):
    """Play the first legal card until the end."""
    legal = bytearray(13)
    while not deal.is_over():
        deal.play.legal(legal)
        deal.act(legal[0])
    return deal


def names_of(text):
    return re.findall(r"^\[(\w+) ", text, re.M)


def section(text, name):
    """The rows below a tag."""
    return text.split("[" + name)[1].split("\r\n", 1)[1].split("[")[0].split("\r\n")


def holds_in_form(text, others):
    """Whether the form is the export form: tags in order, no line too long, their ends as they must be."""
    assert "\n" not in text.replace("\r\n", "") and text.endswith("\r\n")
    names = [name for name in names_of(text) if name not in ("Note", "Auction", "Play")]
    assert names[:15] == MANDATORY and names[15:] == sorted(names[15:]) == others
    assert all(len(line) <= 255 and line == line.rstrip() for line in text.split("\r\n"))


def test_a_whole_record_of_one_player_short():
    """The dealer bids a club and lays the two of clubs, the next doubles, and the third passes."""
    deal = short_deal(BID, 0, DOUBLE, PASS)
    taken, turned, last = deal.auction.pile[12], deal.auction.pile[11], deal.auction.pile[10]
    text = pbn.deal_text(play_on(deal), "E", ("Ann", "Bea", "Dummy", "Cy"), "Game 1", "?", "????.??.??")
    holds_in_form(text, ["DealNumber", "Game", "Score"])
    names = [pbn_record.card_name(card) for card in (taken, turned, last)]
    assert section(text, "Auction") == ["1C =1=    X =2=     -         Pass =3=", ""]
    assert re.findall(r'^\[Note "(.*)"\]', text, re.M) == [
        f"1:takes {names[0]}, lays C2", f"2:turns up {names[1]}", f"3:turns up {names[2]}"]
    tags = dict(re.findall(r'^\[(?!Note)(\w+) "(.*)"\]', text, re.M))
    assert [tags[name] for name in ("East", "South", "West", "North")] == ["Ann", "Bea", "Dummy", "Cy"]
    assert (tags["Dealer"], tags["Declarer"], tags["Contract"], tags["Auction"]) == ("E", "E", "1CX", "E")
    assert tags["Deal"].startswith("E:") and tags["Play"] == "S" and tags["Game"] == "One Player Short"
    assert len([row for row in section(text, "Play") if row]) == 13
    assert float(tags["Score"]) * 2 == deal.score() and tags["Result"] == str(deal.play.won)


@pytest.mark.parametrize("declares", range(3))
def test_dummy_sits_opposite_whoever_declares(declares):
    """The columns go on clockwise, but for dummy's."""
    deal = short_deal(*[PASS] * declares, BID, BACK)
    while deal.due() < 1:
        deal.act(PASS)
    text = pbn.deal_text(play_on(deal), "S", ("Declarer", "Left", "Dummy", "Right"))
    tags = dict(re.findall(r'^\[(?!Note)(\w+) "(.*)"\]', text, re.M))
    assert (tags["Declarer"], tags["North"], tags["Contract"]) == ("S", "Dummy", "1C")
    assert tags["Dealer"] == "SEW"[declares]
    cells = [word for row in section(text, "Auction") for word in row.split() if not word.startswith("=")]
    assert [place for place, cell in enumerate(cells) if cell == "1C"] == [{"S": 0, "E": 1, "W": 3}[tags["Dealer"]]]
    game, = pbn.read_bytes(text.encode())
    assert pbn.judge(game).problems == []


def test_a_hand_thrown_in():
    deal = short_deal(*[PASS] * 6)
    text = pbn.deal_text(deal, "W")
    holds_in_form(text, ["DealNumber", "Game"])
    assert names_of(text)[-7:] == ["Auction"] + ["Note"] * 6
    assert '[Contract "Pass"]' in text and '[Declarer ""]' in text and '[Result ""]' in text


def test_points_are_told_with_their_halves():
    assert [pbn_record.points_text(halves) for halves in (0, 1, 9, 20, -4, -104)] == ["0", "0.5", "4.5", "10", "-2", "-52"]


def test_contracts_as_they_are_spelled():
    assert [pbn_record.contract_text(contract) for contract in (0, 14, 17, 52, 69, -1)] == [
        "1C", "3NT", "4H", "4HX", "7NTX", "Pass"]
    with pytest.raises(ValueError):
        pbn_record.contract_text(contracts.CONTRACTS)


def bridge_deal(*choices):
    deal = BridgeDeal()
    deal.start(8)
    for choice in choices:
        deal.act(choice)
    return deal


@pytest.mark.parametrize("choices, rows, doubled", [
    ((2, 0, 0), ["H    Pass -    Pass"], 0),
    ((4, 1, 0), ["NT   X    -    -", "Pass"], 1),
    # Right doubles, the dealer redoubles; right is content then, and left doubles again.
    ((2, 0, 1, 1, 0, 1, 0), ["H    Pass -    X", "XX   -    -    Pass", "-    X    -    -", "Pass"], 3),
    # Up to an odd trick's worth of 100 nobody can say more.
    ((4, 1, 1, 1, 1), ["NT   X    -    -", "XX   X    -    -", "XX"], 4),
])
def test_a_whole_record_of_three_handed_bridge(choices, rows, doubled):
    deal = play_on(bridge_deal(*choices))
    text = pbn.deal_text(deal, "N", ("Ann", "Bea", "Dummy", "Cy"), "Rubber 1")
    holds_in_form(text, ["DealNumber", "Doubled", "Game", "MadeBy", "Score"])
    assert section(text, "Auction") == rows + [""]
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', text, re.M))
    assert [tags[name] for name in ("North", "East", "South", "West")] == ["Ann", "Bea", "Dummy", "Cy"]
    assert (tags["Dealer"], tags["Declarer"], tags["MadeBy"], tags["Doubled"]) == ("N", "N", "Dealer", str(doubled))
    assert tags["Score"] == "%d below, %d above, opponents %d each" % deal.points()
    game, = pbn.read_bytes(text.encode())
    assert pbn.judge(game).problems == []


def test_dummys_make_stands_under_dummy():
    deal = play_on(bridge_deal(5, 0, 1, 0))
    text = pbn.deal_text(deal)
    made = "CDHS"[deal.contract] if deal.contract < 4 else "NT"
    assert section(text, "Auction") == [f"Pass -    {made}".ljust(14) + " -", "-    Pass -    X", "Pass", ""]
    assert '[MadeBy "Dummy"]' in text


@pytest.mark.parametrize("deal", [short_deal(), short_deal(BID), bridge_deal(), bridge_deal(2)])
def test_a_deal_in_progress_has_no_record(deal):
    with pytest.raises(ValueError, match="A record is of a finished deal"):
        pbn.deal_text(deal)


def test_files_of_many_games_of_all_kinds():
    texts = [pbn.deal_text(pbn_short.played(seed)) for seed in range(4)]
    texts += [pbn.deal_text(pbn_bridge.played(seed)) for seed in range(4)]
    games = pbn.read_bytes(pbn.file_text(texts).encode(pbn.ENCODING))
    assert [pbn.judge(game).game for game in games] == ["One Player Short"] * 4 + ["Three-handed Bridge"] * 4
