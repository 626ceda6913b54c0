"""The referee: what it must find, what it must let pass, and how it says so."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(__file__).parent / "data"
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
import replay  # noqa: E402
from pbn_records import BRIDGE, CLAIMED, FLUNK  # noqa: E402


def verdict(text):
    game, = pbn.read_bytes(text.encode("utf-8"))
    return pbn.judge(game)


def faults(text):
    """The faults of a record of one board: (rule, trick, card, seat)."""
    return [(found.rule, found.trick, found.card, found.seat) for found in verdict(text).problems]


def changed(text, *pairs):
    for old, new in zip(pairs[::2], pairs[1::2]):
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def without_play(text):
    return text[:text.index("[Play")]


# The samples


def test_the_sample_files_hold(capsys):
    assert replay.main([str(DATA / "daylong_8_boards.pbn"), str(DATA / "overcalls_15_boards.pbn")]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[1] == "board 1: 6S by S, 12 tricks, result 12, score 980: ok"
    assert out[-1] == "24 boards: all hold; 1 without play"


def test_the_samples_as_json(capsys):
    path = str(DATA / "daylong_8_boards.pbn")
    assert replay.main(["--json", path]) == 0
    boards = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [board["tricks"] for board in boards] == [12, 9, 9, 12, 11, 9, 9, 11]
    assert boards[2] == {
        "file": path, "board": "3", "game": "Bridge", "contract": "3CX", "declarer": "W",
        "tricks": 9, "result": 9, "score": None, "ok": True, "problems": [], "notes": []}


def test_every_wrong_result_of_the_samples_is_found():
    for path in DATA.glob("*.pbn"):
        for game in pbn.read_file(path):
            if game.sections.get("Play"):
                right = int(game.tags["Result"])
                for wrong in set(range(14)) - {right}:
                    game.tags["Result"] = str(wrong)
                    assert [found.rule for found in pbn.judge(game).problems] == ["result"]


# Legal records in strange dress


def columns_from(text, seat):
    """The play with its columns beginning with another seat."""
    head, play = text.split("[Play")
    turn = ("NESW".index(seat) - "NESW".index(play[2])) % 4
    words = re.findall(r"(?<!\S)(?:[SHDC][2-9TJQKA]|-)(?!\S)", play)
    rows = [words[start:start + 4] for start in range(0, len(words), 4)]
    return f'{head}[Play "{seat}"]\n' + "\n".join(" ".join(row[turn:] + row[:turn]) for row in rows) + "\n*\n"


STRANGE = {
    "plain": BRIDGE,
    "flunk": FLUNK,
    "claimed": CLAIMED,
    "lower case": BRIDGE[:BRIDGE.index("[Dealer")] + BRIDGE[BRIDGE.index("[Dealer"):].replace(
        '"E', '"e').replace('[Contract "4S"]', '[Contract "4s"]').replace("ST H7", "st h7").replace(
        "AKQ62.K9.AKJT.Q9", "akq62.k9.akjt.q9"),
    "10 for T": re.sub(r"(?<=[SHDC.\dAKQJ])T", "10", BRIDGE),
    "other first hand": changed(
        BRIDGE, "E:AKQ62.K9.AKJT.Q9 75.QT53.5.KJ8654 JT93.42.Q942.T73 84.AJ876.8763.A2",
        "W:JT93.42.Q942.T73 84.AJ876.8763.A2 AKQ62.K9.AKJT.Q9 75.QT53.5.KJ8654"),
    "one hand not given": changed(BRIDGE, "84.AJ876.8763.A2", "-"),
    "two hands not given": changed(BRIDGE, "84.AJ876.8763.A2", "-", "75.QT53.5.KJ8654", "-"),
    "no deal": re.sub(r"\[Deal .*\n", "", BRIDGE),
    "no declarer": changed(re.sub(r"\[Auction[^[]*", "", BRIDGE), '[Declarer "E"]\n', ""),
    "declarer and contract from the auction": changed(BRIDGE, '[Declarer "E"]\n[Contract "4S"]\n', ""),
    "unknown contract": changed(re.sub(r"\[Auction[^[]*", "", BRIDGE), '"4S"', '"?"'),
    "unknown first column": changed(BRIDGE, '[Play "S"]', '[Play "?"]'),
    "doubled": changed(BRIDGE, '"4S"', '"4SXX"'),
    "irregular declarer": changed(BRIDGE, '[Declarer "E"]', '[Declarer "^E"]'),
    "result of the other side": changed(BRIDGE, '[Result "10"]', '[Result "NS 3"]'),
    "result of both sides": changed(BRIDGE, '[Result "10"]', '[Result "EW 10 NS 3"]'),
    "result against the contract": changed(BRIDGE, '[Result "10"]', '[Result "="]'),
    "marked result": changed(BRIDGE, '[Result "10"]', '[Result "^9"]'),
    "no result": changed(BRIDGE, '[Result "10"]', '[Result ""]'),
    "unknown result": changed(BRIDGE, '[Result "10"]', '[Result "?"]'),
    "order of tags": "".join(reversed(without_play(BRIDGE).split("[Auction")[0].splitlines(True)))
                     + BRIDGE[BRIDGE.index("[Play"):],
    "play first": BRIDGE[BRIDGE.index("[Play"):] + without_play(BRIDGE),
    "columns not from the leader": columns_from(CLAIMED, "N"),
    "all on one line": BRIDGE[:BRIDGE.index("D5 D2")] + " ".join(BRIDGE[BRIDGE.index("D5 D2"):].split()),
    "a trick over two lines": changed(BRIDGE, "D5 D2 D8 DJ", "D5 =1= $7 D2!\n D8 {low} ; so\nDJ ??"),
    "cards unknown": changed(BRIDGE, "C8 C3 CA C9", "C8 - CA C9", "HT H4 H8 H9", "HT - - H9"),
    "a trick unknown": changed(BRIDGE, "HT H4 H8 H9", "- - - -"),
    "end after nine tricks": changed(BRIDGE, "CK C7 C2 CQ\nHT H4 H8 H9\nHQ CT HJ SA\nCJ SJ HA SQ\n", "*\n"),
    "no end mark": changed(BRIDGE, "CK C7 C2 CQ\nHT H4 H8 H9\nHQ CT HJ SA\nCJ SJ HA SQ\n", ""),
    "filled up with dashes": changed(BRIDGE, "HQ CT HJ SA\nCJ SJ HA SQ\n", "- - - -\n- - - -\n"),
    "to be continued": changed(BRIDGE, '"10"', '"8"', "HQ CT HJ SA\nCJ SJ HA SQ\n", "HQ + - -"),
    "only the lead": changed(BRIDGE, BRIDGE[BRIDGE.index(" D2 D8"):], "\n"),
    "no play": without_play(BRIDGE),
    "empty play": without_play(BRIDGE) + '[Play "S"]\n*\n',
    "passed out": changed(re.sub(r"\[Auction[^[]*", "", without_play(BRIDGE)), '"4S"', '"Pass"',
                          '[Declarer "E"]', '[Declarer ""]', '"10"', '""'),
    "flunk, dealt by number": changed(FLUNK, '"High 9 S"', '"HIGH 9 s"'),
    "flunk, no game tag": changed(FLUNK, '[Game "Flunk"]\n', ""),
    "flunk, no score": changed(FLUNK, '[Score "45"]\n', ""),
    "flunk, score of the side": changed(FLUNK, '[Score "45"]', '[Score "EW 45"]'),
    "another game": changed(FLUNK, '"Flunk"', '"Whist"', '"High 9 S"', '"Solo"'),
    "crlf": BRIDGE.replace("\n", "\r\n"),
    "commented throughout": "% PBN 2.1\n{ x }\n" + BRIDGE.replace(" ", " {c} ", 0).replace("\n", " ; c\n"),
}


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE.keys())
def test_legal_records_in_strange_dress(text):
    found = verdict(text)
    assert found.problems == []
    assert found.ok


def test_what_the_strange_records_are_worth():
    assert [verdict(STRANGE[name]).tricks for name in (
        "plain", "10 for T", "other first hand", "no deal", "unknown first column", "cards unknown",
        "end after nine tricks", "only the lead", "no play", "no declarer")] == [10, 10, 10, 10, 10, 10, 8, 0, None, 10]
    assert verdict(STRANGE["no declarer"]).declarer == "E"
    assert verdict(STRANGE["no declarer"]).notes == ["No declarer recorded; East sits right of the leader"]
    found = verdict(STRANGE["declarer and contract from the auction"])
    assert (found.contract, found.declarer) == ("4S", "E")
    assert verdict(STRANGE["no play"]).notes == ["No play recorded"]
    assert verdict(STRANGE["cards unknown"]).notes == ["Cards of the play not recorded: 3"]
    assert verdict(STRANGE["claimed"]).tricks == 6
    assert verdict(STRANGE["claimed"]).notes == ["The play breaks off after 6 tricks"]
    assert verdict(STRANGE["result of the other side"]).result == 10
    assert "holdings cannot be checked" in " ".join(verdict(STRANGE["no deal"]).notes)
    assert verdict(STRANGE["flunk"]).as_dict()["score"] == 45
    assert verdict(STRANGE["to be continued"]).notes[0] == "The play breaks off after 11 tricks"


# Faults


FAULTS = {
    "card of another hand": (changed(BRIDGE, "D5 D2", "D3 D2"), ("not held", 1, "D3", "S")),
    "card played twice": (changed(BRIDGE, "HT H4 H8 H9", "HT H4 H8 H2"), ("played twice", 11, "H2", "E")),
    "revoke": (changed(BRIDGE, "S7 S9 S4 S2", "C6 S9 S4 S2", "C6 ST H7 S6", "S7 ST H7 S6"),
               ("must follow", 2, "C6", "S")),
    "no card": (changed(BRIDGE, "D5 D2", "D1 D2"), ("unreadable", 1, None, "S")),
    "wrong result": (changed(BRIDGE, '"10"', '"11"'), ("result", None, None, None)),
    "wrong result of both sides": (changed(BRIDGE, '"10"', '"EW 10 NS 4"'), ("result", None, None, None)),
    "impossible result": (changed(BRIDGE, '"10"', '"14"'), ("result", None, None, None)),
    "unreadable result": (changed(BRIDGE, '"10"', '"ten"'), ("result", None, None, None)),
    "too few tricks claimed": (changed(CLAIMED, '"9"', '"5"'), ("result", None, None, None)),
    "too many tricks claimed": (
        changed(STRANGE["end after nine tricks"], '"10"', '"13"'), ("result", None, None, None)),
    "a last trick that must go the other way": (
        changed(BRIDGE, "CJ SJ HA SQ\n", "*\n", '"10"', '"9"'), ("result", None, None, None)),
    "too many cards": (BRIDGE + "C2 C3 C4 C5\n", ("play is over", 14, "C2", "S")),
    "after the end": (changed(BRIDGE, "HQ CT", "* HQ CT"), ("after the end", None, None, None)),
    "all under the wrong seats": (changed(BRIDGE, "C5 D4 D3 DT", "DT C5 D4 D3"), ("columns", 4, None, None)),
    "bad contract": (changed(BRIDGE, '"4S"', '"8S"'), ("contract", None, None, None)),
    "bad declarer": (changed(BRIDGE, '[Declarer "E"]', '[Declarer "X"]'), ("declarer", None, None, None)),
    "partner as declarer": (changed(BRIDGE, '[Declarer "E"]', '[Declarer "W"]'), ("opening lead", 1, None, "S")),
    "passed out but played": (changed(BRIDGE, '"4S"', '"Pass"'), ("contract", None, None, None)),
    "twelve cards": (changed(BRIDGE, "AKQ62.", "AKQ6."), ("deal", None, None, None)),
    "the same card twice": (changed(BRIDGE, "AKQ62.", "AKQ65."), ("deal", None, None, None)),
    "twelve cards each": (
        changed(without_play(BRIDGE), "E:AKQ62.K9.AKJT.Q9 75.QT53.5.KJ8654 JT93.42.Q942.T73 84.AJ876.8763.A2",
                "E:AKQ6.K9.AKJT.Q9 5.QT53.5.KJ8654 T93.42.Q942.T73 4.AJ876.8763.A2"), ("deal", None, None, None)),
    "revoke seen later, hands unknown": (
        changed(re.sub(r"\[Deal .*\n", "", BRIDGE), "S7 S9 S4 S2", "C6 S9 S4 S2", "C6 ST H7 S6", "S7 ST H7 S6"),
        ("must follow", 2, "C6", "S")),
    "card of a known hand, others unknown": (
        changed(BRIDGE, "84.AJ876.8763.A2", "-", "75.QT53.5.KJ8654", "-", "D5 D2", "D4 D2"), ("not held", 1, "D4", "S")),
    "out of turn at the end": (
        changed(BRIDGE, "HQ CT HJ SA\nCJ SJ HA SQ\n", "- - HJ -\n*\n"), ("not your turn", 12, "HJ", "N")),
    "comment never closed": (BRIDGE.replace("CJ SJ HA SQ", "CJ SJ HA SQ { end"), ("unreadable", None, None, None)),
    "flunk: wrong score": (changed(FLUNK, '"45"', '"90"'), ("score", None, None, None)),
    "flunk: wrong sign": (changed(FLUNK, '"45"', '"-45"'), ("score", None, None, None)),
    "flunk: unreadable score": (changed(FLUNK, '"45"', '"lots"'), ("score", None, None, None)),
    "flunk: no such contract": (changed(FLUNK, '"High 9 S"', '"High 6 S"'), ("contract", None, None, None)),
    "flunk: contract of bridge": (changed(FLUNK, '"High 9 S"', '"4S"'), ("contract", None, None, None)),
    "flunk: another dealer": (changed(FLUNK, '[Dealer "E"]', '[Dealer "S"]'), ("declarer", None, None, None)),
    "flunk: another deal number": (FLUNK.replace("[Game", '[DealNumber "1"]\n[Game'), ("deal", None, None, None)),
    "flunk: no deal number": (FLUNK.replace("[Game", '[DealNumber "0"]\n[Game'), ("deal", None, None, None)),
}


@pytest.mark.parametrize("text, fault", FAULTS.values(), ids=FAULTS.keys())
def test_faults(text, fault):
    assert fault in faults(text)


@pytest.mark.parametrize("name", [
    "wrong result", "revoke", "after the end", "all under the wrong seats", "partner as declarer", "flunk: wrong score",
    "twelve cards", "revoke seen later, hands unknown"])
def test_one_fault_is_not_made_many(name):
    text, fault = FAULTS[name]
    found = [other for other in faults(text) if other[0] != "result" or fault[0] == "result"]
    assert found == [fault]


def test_sentences():
    assert [found.text for found in verdict(FAULTS["card of another hand"][0]).problems] == [
        "South does not hold D3; it is North's", "D3 was played in trick 1"]
    text = changed(BRIDGE, "S7 S9 S4 S2", "C6 S9 S4 S2", "C6 ST H7 S6", "S7 ST H7 S6")
    assert verdict(text).problems[0].text == "C6 does not follow spades, though South holds S7"
    assert verdict(changed(FLUNK, '"45"', '"90"')).problems[0].text == \
        'High 9 S with 10 tricks is worth 45, but [Score "90"] makes it 90'
    assert verdict(changed(BRIDGE, '"10"', '"9"')).problems[0].text == \
        'The cards give the declaring side 10 tricks, but [Result "9"] makes it 9'


# Irregularities that the record marks


def test_a_marked_revoke_is_played_as_it_was():
    revoke = changed(BRIDGE, "S7 S9 S4 S2", "^R C6 S9 S4 S2", "C6 ST H7 S6", "S7 ST H7 S6")
    found = verdict(revoke)
    assert found.problems == [] and found.tricks == 10
    assert found.notes == ["Marked irregularity in trick 2: South's C6, a revoke"]
    # The laws give the other side up to two tricks for it, never the revoking side.
    assert verdict(changed(revoke, '"10"', '"12"')).ok
    assert not verdict(changed(revoke, '"10"', '"9"')).ok
    assert not verdict(changed(revoke, '"10"', '"13"')).ok


def test_a_marked_lead_out_of_turn():
    # South, on lead to the first trick, is forestalled by North; West won trick 4.
    lead = changed(BRIDGE, "D5 D2 D8 DJ", "D5 D2 ^L D8 DJ")
    assert verdict(lead).problems == []
    assert verdict(lead).notes == ["Marked irregularity in trick 1: North's D8, a lead out of turn"]
    text = """\
[Board "1"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "S"]
[Contract "7NT"]
[Result "%d"]
[Play "W"]
CA %sS2 H3 D4
*
"""
    # West leads a club and everybody discards; or North does, and wins the trick.
    assert verdict(text % (0, "")).tricks == 0
    assert verdict(text % (1, "^L")).tricks == 1
    assert faults(text % (0, "^L"))[0][0] == "result"
    assert not verdict(text % (13, "")).ok


def test_revokes_with_cards_unknown():
    head = """\
[Board "1"]
[Deal "N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "W"]
[Contract "7NT"]
[Play "N"]
"""
    # East's only spade must fall under the first one led.
    assert faults(head + "SA H3 D2 C2\n*") == [("must follow", 1, "H3", "E")]
    # It may have done so where the record has no card, unless it is played later.
    assert faults(head + "SA - D2 C2\nSK H3 D3 C3\n*") == []
    assert faults(head + "SA - D2 C2\nSK H3 D3 C3\nSQ S2 D4 C4\n*") == [("must follow", 2, "H3", "E")]


def test_swapped_declarer_and_dummy():
    assert verdict(STRANGE["irregular declarer"]).notes == [
        "Marked irregularity: declarer and dummy changed places, East declares"]


def test_an_end_position():
    text = """\
[Board "1"]
[Deal "N:A.2.. K.3.. Q.4.. J.5.."]
[Contract "NT"]
[Play "N"]
SA SK SQ SJ
H2 H3 H4 H5
"""
    found = verdict(text)
    assert found.problems == [] and found.notes[0] == "An end position of 2 cards a hand, not a whole game"
    assert verdict(changed(text, "[Play", '[Declarer "S"]\n[Play')).tricks == 1
    assert faults(changed(text, "SA SK", "H2 SK", "H2 H3", "SA H3"))[0][0] == "must follow"
    assert "deal" in [fault[0] for fault in faults(changed(text, '"NT"', '"3NT"'))]


def test_dump_scores():
    """East and West win the first ten tricks of this deal, and with them the hearts of
    trick 4 (HT), 6 (H8 H4), 7 (H6 H3), 8 (H5) and 9 (HA H7)."""
    game = next(game for game in pbn.read_file(DATA / "overcalls_15_boards.pbn") if game.tags["Board"] == "4")
    game.tags.update(Dealer="E", Game="Flunk", Contract="Dump H", Score="-80")
    found = pbn.judge(game)
    assert found.problems == [] and (found.tricks, found.contract) == (10, "Dump H")
    for wrong in ("-70", "-90", "300", "0", "80"):
        game.tags["Score"] = wrong
        assert [fault.rule for fault in pbn.judge(game).problems] == ["score"]


def test_unfinished_flunk_scores():
    short = changed(FLUNK, "HQ CT HJ SA\nCJ SJ HA SQ\n", "*\n")
    assert verdict(short).problems == []
    assert faults(changed(short, '"45"', '"44"')) == [("score", None, None, None)]
    assert faults(changed(short, '"45"', '"90"')) == [("score", None, None, None)]
    nine = changed(short, '[Result "10"]', '[Result "9"]', '"45"', '"90"')
    assert ("result", None, None, None) in faults(nine)  # the last tricks cannot go that way


def test_shared_deal_of_a_team_match():
    second = re.sub(r"\[(Board|Deal|Dealer|Vulnerable) .*\n", "", BRIDGE)
    games = pbn.read_bytes((BRIDGE + "\n" + second).encode())
    found = [pbn.judge(game) for game in games]
    assert [one.board for one in found] == ["2", "2"] and all(one.ok for one in found)
    games = pbn.read_bytes((BRIDGE + "\n" + changed(second, "D5 D2", "D3 D2")).encode())
    assert ("not held", 1, "D3", "S") in [
        (one.rule, one.trick, one.card, one.seat) for one in pbn.judge(games[1]).problems]
    # A game whose cards do not fit is another deal altogether.
    stranger = changed(CLAIMED, '[Board "1"]\n', "", CLAIMED[CLAIMED.index("[Deal "):CLAIMED.index("[Declarer")], "",
                       '[Dealer "N"]\n', "")
    games = pbn.read_bytes((BRIDGE + "\n" + stranger.replace('[Vulnerable "None"]\n', "")).encode())
    assert pbn.judge(games[1]).ok


# The command


def run(*arguments, **more):
    return subprocess.run([sys.executable, str(ROOT / "tools" / "replay.py"), *map(str, arguments)],
                          capture_output=True, text=True, timeout=60, **more)


def test_the_command(tmp_path):
    good, bad, strange = (tmp_path / name for name in ("good.pbn", "bad.pbn", "strange.pbn"))
    good.write_text(BRIDGE)
    bad.write_text(BRIDGE + "\n" + FAULTS["revoke"][0].replace('"2"', '"17"') + "\n" + changed(FLUNK, '"45"', '"1"'))
    strange.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    done = run(good, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "board 2: 4S by E, 10 tricks, result 10: ok\n1 board: all hold\n"
    done = run(bad, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        "board 2: 4S by E, 10 tricks, result 10: ok",
        "board 17: 4S by E, 10 tricks, result 10: 1 fault",
        "    trick 2, C6 by S: C6 does not follow spades, though South holds S7",
        "board 2: Flunk, High 9 S by E, 10 tricks, result 10, score 1: 1 fault",
        '    score: High 9 S with 10 tricks is worth 45, but [Score "1"] makes it 1',
        "3 boards: 2 with 2 faults"]
    done = run(strange)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1 and "is not PBN" in done.stderr
    done = run("--json", good, strange, bad, tmp_path / "none.pbn")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 2
    boards = [json.loads(line) for line in done.stdout.splitlines()]
    assert [board["ok"] for board in boards] == [True, True, False, False]
    assert boards[2]["problems"] == [{
        "rule": "must follow", "text": "C6 does not follow spades, though South holds S7",
        "trick": 2, "card": "C6", "seat": "S"}]


def test_no_file_named():
    done = run()
    assert done.returncode == 2 and "FILE" in done.stderr and "Traceback" not in done.stderr
