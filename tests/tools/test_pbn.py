"""Reading PBN as real files hold it."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
from pbn import sections, values  # noqa: E402
from pbn.contracts import parse_bridge  # noqa: E402


def games(text):
    return pbn.read_bytes(text.encode("utf-8"))


def tags(text):
    return [game.tags for game in games(text)]


def words(game, name="Play"):
    return [word.text for word in game.sections[name]]


# Files


def test_tags_in_any_layout():
    assert tags('[Board "1"] [Dealer "N"][Contract\n"4S"]\n[  Result\t"9"  ]') == [
        {"Board": "1", "Dealer": "N", "Contract": "4S", "Result": "9"}]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\r\r\n"])
def test_line_ends(end):
    text = end.join(['[Board "1"]', '[Play "W"]', "SA S2 S3 S4", "", '[Board "2"]', ""])
    first, second = games(text)
    assert words(first) == ["SA", "S2", "S3", "S4"]
    assert second.tags == {"Board": "2"}


@pytest.mark.parametrize("data", [
    '\ufeff[Board "1"]\n[West "Jänis"]'.encode("utf-8"),
    '[Board "1"]\n[West "Jänis"]'.encode("latin-1"),
    '[Board "1"]\n[West "Jänis"]'.encode("utf-16"),
    '[Board "1"]\n[West "Jänis"]\n'.encode("utf-8") + b"\0\0\x1a",
])
def test_encodings(data):
    assert [game.tags for game in pbn.read_bytes(data)] == [{"Board": "1", "West": "Jänis"}]


def test_comments_and_escapes():
    game, = games("""\
% PBN 2.1
; a remark [Board "9"]
{ another
% one with an empty line

[Board "8"] }
[Board "1"] ; the board
% [Contract "7NT"]
[Play "W"] { said { once }
SA S2 ; the ace
{x} S3{y}S4
100% D2
""")
    assert game.tags == {"Board": "1", "Play": "W"}
    assert words(game) == ["SA", "S2", "S3", "S4", "100%", "D2"]


def test_quotes_and_backslashes():
    assert tags(r'''[Board "1"][West "The \"Great\" One"][East "A \\ B"]
[North "John "Jack" Smith"] [South "C:\"]''') == [
        {"Board": "1", "West": 'The "Great" One', "East": "A \\ B",
         "North": 'John "Jack" Smith', "South": "C:\\"}]


def test_broken_tags_are_read_with_a_remark():
    game, = games('[Board "3]\n[Dealer N]\n[Contract "4S"\n[Declarer "E]\n[Play "W]\nSA S2 S3 S4')
    assert game.tags == {"Board": "3", "Dealer": "N", "Contract": "4S", "Declarer": "E", "Play": "W"}
    assert len(game.notes) == 5
    assert words(game) == ["SA", "S2", "S3", "S4"]


def test_a_second_tag_is_ignored_with_its_section():
    game, = games('[Board "1"]\n[Result "9"]\n[Result "8"]\n[Play "W"]\nSA S2 S3 S4\n[Play "N"]\nH2 H3 H4 H5')
    assert game.tags["Result"] == "9"
    assert words(game) == ["SA", "S2", "S3", "S4"]
    assert game.notes == ["A second [Result], in line 3, is ignored", "A second [Play], in line 6, is ignored"]


def test_names_of_tags_in_any_case():
    assert tags('[BOARD "1"]\n[deal "x"]\n[MyTag "y"]') == [{"Board": "1", "Deal": "x", "MyTag": "y"}]


def test_empty_lines_inside_a_game():
    first, second = games("""\
[Board "1"]
[Deal "a"]

[Auction "N"]
Pass Pass

AP

[Play "W"]
SA S2 S3 S4

H2 H3 H4 H5
*

Generated 500 hands
   14    39

[Board "2"]
[Deal "b"]
""")
    assert words(first, "Auction") == ["Pass", "Pass", "AP"]
    assert words(first) == ["SA", "S2", "S3", "S4", "H2", "H3", "H4", "H5", "*"]
    assert second.tags == {"Board": "2", "Deal": "b"}


def test_games_without_empty_lines_between_them():
    assert [game["Board"] for game in tags("""\
[Event "x"]
[Board "1"]
[Deal "a"]
[Play "W"]
SA S2 S3 S4
[Event "x"]
[Board "2"]
[Deal "b"]
""")] == ["1", "2"]


def test_inherited_values():
    found = tags("""\
[Event "##Cup"]
[Date "##2020.01.01"]

[Board "1"]
[Room "Open"]
[Deal "a"]

[Board "2"]
[Room "#"]
[Deal "b"]
[Date "2020.01.02"]

[Board "3"]
[Site "#"]
[Deal "c"]
""")
    assert found == [
        {"Event": "Cup", "Date": "2020.01.01", "Board": "1", "Room": "Open", "Deal": "a"},
        {"Event": "Cup", "Date": "2020.01.02", "Board": "2", "Room": "Open", "Deal": "b"},
        {"Event": "Cup", "Date": "2020.01.02", "Board": "3", "Site": "", "Deal": "c"},
    ]


def test_an_open_comment_does_not_swallow_the_other_games():
    first, second = games('[Board "1"]\n{ no end\nSA S2\n\n[Board "2"]\n')
    assert first.problems == ["The comment that opens with { in line 2 is never closed"]
    assert second.tags == {"Board": "2"}


@pytest.mark.parametrize("data", [
    b"", b"\0\0\0", b"\r\n\r\n", b"hello", b"\xff\xfe", bytes(range(256)), b"[", b'["', b"{" * 50,
    b'[Dealer "N"]', b'[White "a"]\n[Black "b"]\n[Result "1-0"]\n\n1. e4 e5 1-0', b"qx|o1|md|3S",
])
def test_what_is_not_pbn(data):
    with pytest.raises(pbn.NotPbn, match="the thing"):
        pbn.read_bytes(data, "the thing")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(pbn.NotPbn, match="cannot be read"):
        pbn.read_file(tmp_path / "none.pbn")
    with pytest.raises(pbn.NotPbn, match="cannot be read"):
        pbn.read_file(tmp_path)


# Values


DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


@pytest.mark.parametrize("text", [
    "E:A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85 .63.AKQ987.A9732",
    "n:.63.akq987.a9732 a8654.kq5.t.qjt6 j973.j98742.3.k4 kqt2.at.j6542.85",
    "N:.63.AKQ987.A9732 A8654.KQ5.10.QJ106 J973.J98742.3.K4 KQ102.A10.J6542.85",
    "  N :.36.789AKQ.A9732   45A68.KQ5.T.QJT6\tJ973.J98742.3.K4 KQT2.AT.J6542.85 ",
    "N:-.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
    "N:S.H63.DAKQ987.CA9732 SA8654.HKQ5.DT.CQJT6 SJ973.HJ98742.D3.CK4 SKQT2.HAT.DJ6542.C85",
    "North:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
])
def test_the_same_deal_in_other_spellings(text):
    deal = values.read_deal(text)
    assert deal.problems == [] and deal.notes == []
    assert deal.hands == values.read_deal(DEAL).hands
    assert [len(hand) for hand in deal.hands] == [13] * 4
    assert 3 * 13 + 12 in deal.hands[1] and 0 * 13 + 3 in deal.hands[3]  # SA with East, C5 with West


def test_hands_not_given():
    deal = values.read_deal("N:- A8654.KQ5.T.QJT6 - KQT2.AT.J6542.85")
    assert deal.problems == [] and [hand is None for hand in deal.hands] == [True, False, True, False]
    assert deal.notes == ["Hands not given, so holdings cannot be checked: North and South"]
    whole = values.read_deal(DEAL.replace("J973.J98742.3.K4", "-"))
    assert whole.hands == values.read_deal(DEAL).hands
    for text in ("", "?", "N:- - - -", "N:... ... ... ..."):
        assert values.read_deal(text).hands == [None] * 4
        assert values.read_deal(text).problems == []


@pytest.mark.parametrize("old, new, problem", [
    ("A8654", "A865", "East holds 12 cards, not 13"),
    ("A8654", "A86543", "East holds 14 cards, not 13"),
    ("A8654", "A8653", "S3 is in two hands, East's and South's"),
    ("A8654", "AA654", "East's hand: SA twice"),
    ("A8654", "A865X", "East's hand: 'X' is not a rank in 'A865X.KQ5.T.QJT6'"),
    ("A8654.KQ5", "A8654KQ5", "East's hand: 3 suits, not 4, in 'A8654KQ5.T.QJT6'"),
    ("N:", "Q:", "The deal does not begin with a seat, like 'N:'"),
    ("N:", "", "The deal does not begin with a seat, like 'N:'"),
    (" A8654", " 5.. A8654", "The deal has 5 hands, not 4"),
])
def test_deals_that_cannot_be_right(old, new, problem):
    assert DEAL.count(old)
    deal = values.read_deal(DEAL.replace(old, new, 1))
    assert problem in deal.problems
    assert deal.hands == [None] * 4


@pytest.mark.parametrize("text, found", [
    ("9", (9, None, False)), ("^9", (9, None, True)), ("NS 9", (9, None, False)),
    ("EW 4", (None, 4, False)), ("ns 9 ew 4", (9, 4, False)), ("EW 4 NS 9", (9, 4, False)),
    ("^EW 4", (None, 4, True)), ("-30", (-30, None, False)), ("+90", (90, None, False)),
])
def test_counts(text, found):
    count = values.read_count(text, values.read_seat("S"), "Result")
    assert (count.declarer, count.defenders, count.marked) == found
    assert values.read_count("?", 0, "Result") is None
    assert values.read_count("", 0, "Result") is None


@pytest.mark.parametrize("text", ["nine", "9 10", "NS", "NS 9 NS 4", "9.5", "1NT"])
def test_counts_that_cannot_be_read(text):
    with pytest.raises(ValueError, match="cannot be read"):
        values.read_count(text, 0, "Result")


@pytest.mark.parametrize("text, found", [
    ("4S", ("4S", 3)), ("4sx", ("4SX", 3)), ("3NTXX", ("3NTXX", 4)), ("3n", ("3NT", 4)), ("1 h X", ("1HX", 2)),
    ("5DR", ("5DXX", 1)), ("Pass", ("Pass", None)), ("PASS", ("Pass", None)), ("", (None, None)),
    ("?", (None, None)), ("-", (None, None)), ("NT", ("NT", 4)), ("h", ("H", 2)), ("2♣", ("2C", 0)),
])
def test_bridge_contracts(text, found):
    assert parse_bridge(text) == found


@pytest.mark.parametrize("text", ["8S", "0NT", "4", "4SXXX", "4Z", "High 9 S"])
def test_no_bridge_contracts(text):
    with pytest.raises(ValueError, match="is not a contract"):
        parse_bridge(text)


def test_flunk_contracts_there_and_back():
    seen = set()
    for contract in range(74):
        text = pbn.contract_text(contract)
        seen.add(text)
        for spelling in (text, text.lower(), text.upper(), text.replace(" ", ""), "  " + text.replace(" ", "  "),
                         text.replace("NT", "N"), text.replace("NT", "no trump")):
            assert pbn.parse_contract(spelling) == contract, spelling
    assert len(seen) == 74
    assert {"High 9 S", "Low 2 NT", "Dump H", "High 13 C", "Low 0 D"} <= seen
    assert pbn.parse_contract("High 9 S") == 3 * 14 + 9
    assert pbn.parse_contract("Dump H") == 72


@pytest.mark.parametrize("text", ["High 6 S", "High 14 S", "Low 7 S", "Dump NT", "Dump", "High S", "4S", "", "High 9"])
def test_no_flunk_contracts(text):
    with pytest.raises(ValueError):
        pbn.parse_contract(text)


def test_contract_text_of_no_contract():
    with pytest.raises(ValueError):
        pbn.contract_text(74)


# Sections


def play_words(text):
    return [values_word for game in games('[Board "1"]\n[Play "W"]\n' + text)
            for values_word in game.sections["Play"]]


def test_cards_with_all_that_may_stand_by_them():
    play = sections.read_play(play_words(
        "SK =1= h3! s10?? S3$12 $7\n^R C5 ^LC2 !! C6=12=CK\n- - D2 + ^S ^I\n"))
    assert [entry.card for entry in play.entries] == [
        3 * 13 + 11, 2 * 13 + 1, 3 * 13 + 8, 3 * 13 + 1, 3, 0, 4, 11, None, None, 13, None]
    assert [entry.marks for entry in play.entries[4:6]] == ["R", "L"]
    assert play.continued and not play.claimed and play.problems == [] and len(play.notes) == 2


def test_the_end_of_the_play():
    play = sections.read_play(play_words("SK H3 S4 S3\nC5 * - -"))
    assert play.claimed and not play.continued and len(play.rows()) == 2 and play.problems == []
    late = sections.read_play(play_words("SK H3 S4 S3\n*\nC5 C6"))
    assert late.problems == ["2 more cards follow the * that ends the play"]


def test_rank_first_and_what_is_no_card():
    play = sections.read_play(play_words("AS 10h ZZ S1"))
    assert [entry.card for entry in play.entries] == [51, 34, None, None]
    assert [entry.bad for entry in play.entries] == ["", "", "ZZ", "S1"]


@pytest.mark.parametrize("first, calls, found", [
    ("N", "1D 1S 3H =1= 4S 4NT =2= X Pass Pass 5C X 5H X Pass Pass Pass", ("5HX", 2)),
    ("E", "2C 3C Pass Pass 3S Pass 4S Pass Pass Pass", ("4S", 1)),
    ("W", "- - 1NT AP", ("1NT", 1)),
    ("N", "1H Pass 2NT Pass 4h x XX Pass Pass Pass", ("4HXX", 0)),
    ("W", "1D ^S 2D pass Pass Pass", ("2D", 3)),
    ("W", "1D ^S ^S 2D pass Pass Pass", ("2D", 2)),
    ("N", "Pass Pass Pass Pass", ("Pass", None)),
    ("N", "AP", ("Pass", None)),
    ("N", "1S Pass", (None, None)),
    ("N", "1S Pass +", (None, None)),
    ("N", "1S what Pass Pass Pass", (None, None)),
    ("N", "", (None, None)),
])
def test_what_an_auction_leads_to(first, calls, found):
    game, = games(f'[Board "1"]\n[Auction "{first}"]\n{calls}\n')
    assert sections.read_auction(game.sections["Auction"], values.read_seat(first)) == found
