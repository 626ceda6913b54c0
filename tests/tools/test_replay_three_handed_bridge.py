"""The referee of Three-handed Bridge: legal records hold, every damage is found, and told in a sentence."""

import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
import replay  # noqa: E402
from pbn_bridge import holds, written  # noqa: E402
from pbn_records import Damage  # noqa: E402

WORKED = (Path(__file__).parent / "data" / "three_handed_bridge_worked.pbn").read_text()
"""The worked deal in its five denominations, with plays made up for the tricks that are told of it."""

SPADES, CLUBS, DIAMONDS, HEARTS, NO_TRUMP = WORKED.split("\n\n")

TAGS = {
    "Declarer": list("NESW"), "Dealer": list("NESW"), "Auction": list("NESW"), "DealNumber": ["1", "0", "999999"],
    "Result": [str(tricks) for tricks in range(14)], "Doubled": list("0123456"), "MadeBy": ["Dealer", "Dummy"],
    "Contract": ["Clubs", "Diamonds", "Hearts", "Spades", "No trump"],
    "Score": [f"{below} below, {above} above, opponents {each} each" for below in (0, 24) for above in (0, 12)
              for each in (0, 4)],
}
CALLS = ["-", "Pass", "X", "XX", "C", "D", "H", "S", "NT"]


def verdict(text):
    game, = pbn.read_bytes(text.encode("utf-8"))
    return pbn.judge(game)


def faults(text):
    return [(found.rule, found.text) for found in verdict(text).problems]


def changed(text, *pairs):
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


def test_the_worked_deal_holds(capsys):
    assert replay.main([str(Path(__file__).parent / "data" / "three_handed_bridge_worked.pbn")]) == 0
    told = [
        ("Spades", 9, "6 below, 4 above, opponents 4 each"), ("Clubs", 6, "0 below, 0 above, opponents 24 each"),
        ("Diamonds", 10, "24 below, 12 above, opponents 0 each"), ("Hearts", 12, "48 below, 60 above, opponents 16 each"),
        ("No trump", 11, "60 below, 40 above, opponents 0 each")]
    assert capsys.readouterr().out.splitlines() == [
        f"board {place + 1}: Three-handed Bridge, {made} by S, {tricks} tricks, result {tricks}, score {score}: ok"
        for place, (made, tricks, score) in enumerate(told)] + ["5 boards: all hold"]


@pytest.mark.parametrize("seed", range(60))
def test_a_record_of_a_legal_deal_holds(seed):
    text = written(seed)
    assert holds(text)
    found = verdict(text)
    assert found.problems == [] and found.notes == []


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.sampled_from(["card", "call", "call", "tag", "dealt", "two_cards"]), st.data())
def test_a_single_damage_is_found(seed, kind, data):
    text = written(seed)
    damage = Damage(text, data.draw)
    bad = damage.call(CALLS) if kind == "call" else damage.tag(TAGS) if kind == "tag" else getattr(damage, kind)()
    found = verdict(bad)
    assert found.ok == holds(bad), bad
    assert all(len(problem.text) > 15 and "\n" not in problem.text for problem in found.problems)


# Dummy is ♠Q52 ♥KT83 ♦AQ6 ♣764, and would make hearts.
BY_DUMMY = changed(HEARTS, "H    Pass -    Pass", "Pass -    H    -\n-    Pass -    Pass", '"Dealer"', '"Dummy"')
LADDER = changed(CLUBS, "C    X    -    -\nPass", "C    Pass -    X\nXX   -    -    X\nXX   -    -    Pass\n-    X", '"1"', '"5"',
                 "opponents 24", "opponents 116")

FAULTS = {
    "a card changed": (changed(SPADES, "S6 S5 H4 S7", "S6 S2 H4 S7"), [
        ("played twice", "S2 was played in trick 1")]),
    "a wrong score": (changed(HEARTS, "60 above", "40 above"), [
        ("score", 'Hearts with 12 tricks is worth 48 below, 60 above, opponents 16 each, but [Score "48 below, 40 above, '
                  'opponents 16 each"] makes it 48 below, 40 above, opponents 16 each')]),
    "a wrong score of a doubled deal": (changed(CLUBS, "opponents 24", "opponents 20"), [
        ("score", 'Clubs, doubled once, with 6 tricks is worth 0 below, 0 above, opponents 24 each, but [Score "0 below, '
                  '0 above, opponents 20 each"] makes it 0 below, 0 above, opponents 20 each')]),
    "no score": (changed(HEARTS, '[Score "48 below, 60 above, opponents 16 each"]', '[Score "48"]'), [
        ("score", "[Score \"48\"] cannot be read; scores read like '24 below, 12 above, opponents 4 each'")]),
    "a wrong result": (changed(HEARTS, '[Result "12"]', '[Result "11"]'), [
        ("result", 'The cards give the declaring side 12 tricks, but [Result "11"] makes it 11')]),
    "another make": (changed(HEARTS, '[Contract "Hearts"]', '[Contract "Spades"]'), [
        ("contract", 'The auction makes hearts trump, but [Contract "Spades"] says otherwise')]),
    "trumps where there are none": (changed(NO_TRUMP, '"No trump"', '"Hearts"'), [
        ("contract", 'The auction makes it no trump, but [Contract "Hearts"] says otherwise')]),
    "a contract of bridge": (changed(HEARTS, '[Contract "Hearts"]', '[Contract "4H"]'), [
        ("contract", "'4H' is nothing that is made trump; contracts read like 'Hearts' or 'No trump'")]),
    "doubled more often": (changed(CLUBS, '[Doubled "1"]', '[Doubled "2"]'), [
        ("contract", 'It was doubled once, but [Doubled "2"] says otherwise')]),
    "doubled no number of times": (changed(CLUBS, '[Doubled "1"]', '[Doubled "often"]'), [
        ("contract", '[Doubled "often"] is not a number of times')]),
    "made by dummy": (changed(HEARTS, '[MadeBy "Dealer"]', '[MadeBy "Dummy"]'), [
        ("contract", 'By the auction dealer made it, but [MadeBy "Dummy"] says otherwise')]),
    "made by nobody": (changed(HEARTS, '[MadeBy "Dealer"]', '[MadeBy "Bob"]'), [
        ("contract", '[MadeBy "Bob"] names neither Dealer nor Dummy')]),
    "another dealer": (changed(HEARTS, '[Dealer "S"]', '[Dealer "W"]'), [
        ("declarer", "West dealt, and in Three-handed Bridge the dealer declares, not South")]),
    "another declarer": (changed(HEARTS, '[Declarer "S"]', '[Declarer "W"]'), [
        ("declarer", "South dealt, and in Three-handed Bridge the dealer declares, not West")]),
    "another first column": (changed(HEARTS, '[Auction "S"]', '[Auction "W"]'), [
        ("auction", 'The auction begins with [Auction "W"], but South is the dealer, who speaks first')]),
    "dummy makes what it must not": (changed(BY_DUMMY, "-    H    -", "-    S    -"), [
        ("auction", "The dealer passed, and dummy's hand makes hearts, not spades")]),
    "dummy passes back": (changed(BY_DUMMY, "-    H    -", "-    Pass -"), [("auction", "Dummy cannot pass back")]),
    "a defender makes trump": (changed(BY_DUMMY, "-    H    -", "H    -    -"), [
        ("auction", "It is North's turn to make something trump, but 'H' stands under West")]),
    "a bid": (changed(HEARTS, "H    Pass", "1H   Pass"), [
        ("auction", "'1H' by South makes nothing trump: C, D, H, S, NT or Pass is wanted")]),
    "nothing made": (changed(HEARTS, "H    Pass -    Pass\n", "Pass\n"), [
        ("auction", "The auction ends before North has made anything trump")]),
    "out of turn": (changed(HEARTS, "H    Pass -    Pass", "H    -    -    Pass"), [
        ("auction", "It is West's turn to double or to pass, but 'Pass' stands under East")]),
    "not over": (changed(CLUBS, "C    X    -    -\nPass", "C    X"), [
        ("auction", "The auction is not over: South is to double or to pass")]),
    "after the end": (changed(HEARTS, "H    Pass -    Pass", "H    Pass -    Pass\nPass"), [
        ("auction", "'Pass' by South comes after doubling was closed")]),
    "past the ceiling": (changed(LADDER, "-    X\n[Play", "-    X    -    -\nXX\n[Play"), [
        ("auction", "'XX' by South comes after doubling was closed")]),
    "a defender redoubles": (changed(CLUBS, "C    X", "C    XX"), [
        ("auction", "West is a defender and doubles with X; only the dealer redoubles, with XX")]),
    "the dealer doubles": (changed(LADDER, "\nXX", "\nX "), [
        ("auction", "South cannot double his own make; the dealer's answer to a double is XX")]),
    "no answer": (changed(CLUBS, "C    X", "C    NT"), [
        ("auction", "'NT' by West is no answer to doubling; X, XX and Pass are")]),
    "not whole": (changed(CLUBS, "-    -\nPass", "-    -\n*"), [("auction", "The auction is not recorded to its end")]),
    "another deal number": (changed(HEARTS, "[Doubled", '[DealNumber "7"]\n[Doubled'), [
        ("deal", "These are not the cards of deal number 7")]),
}


@pytest.mark.parametrize("text, told", FAULTS.values(), ids=FAULTS.keys())
def test_faults_in_a_sentence(text, told):
    assert faults(text) == told


def test_what_dummy_makes_and_the_whole_ladder():
    assert faults(BY_DUMMY) == [] and verdict(BY_DUMMY).contract == "Hearts"
    # Clubs at 4, 8, 16, 32, 64 and 100.
    assert faults(LADDER) == []


def test_what_is_not_recorded_is_no_fault():
    without = HEARTS[:HEARTS.index("[Auction")] + HEARTS[HEARTS.index("[Play"):]
    assert verdict(without).notes == ["No auction recorded"] and faults(without) == []
    assert faults(changed(without, '"Dealer"', '"Dummy"')) == []
    assert faults(changed(without, '"Dealer"', '"Dummy"', '"Hearts"', '"Spades"'))[0] == (
        "contract", "Dummy's hand makes hearts, not spades")
    assert faults(changed(without, '[Doubled "0"]', '[Doubled "5"]'))[0] == (
        "contract", '[Doubled "5"]: in hearts an odd trick is worth 100 after 4 doublings, and no more are allowed')
    unsaid = verdict(changed(without, '[Doubled "0"]\n', ""))
    assert unsaid.problems == []
    assert unsaid.notes[-1] == "Without the hands, and what was made and doubled, the score cannot be checked"
    bare = changed(HEARTS, '[Contract "Hearts"]\n', "", '[MadeBy "Dealer"]\n', "", '[Doubled "0"]\n', "", '[Declarer "S"]\n', "")
    assert faults(bare) == [] and (verdict(bare).contract, verdict(bare).declarer) == ("Hearts", "S")
    assert faults(changed(HEARTS, '"Hearts"', '"h"')) == []
