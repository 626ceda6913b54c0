"""The referee of One Player Short: legal records hold, every damage is found, and told in a sentence."""

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
from pbn_records import Damage  # noqa: E402
from pbn_short import holds, written  # noqa: E402

WORKED = (Path(__file__).parent / "data" / "one_player_short_worked.pbn").read_text()
"""The three worked scores, with plays made up for them."""

NO_TRUMP, DOUBLED, SLAM = WORKED.split("\n\n")

TAGS = {
    "Declarer": list("NESW"), "Dealer": list("NESW"), "Auction": list("NESW"), "DealNumber": ["1", "0", "999999"],
    "Result": [str(tricks) for tricks in range(14)],
    "Score": [str(halves / 2).removesuffix(".0") for halves in range(-104, 67)],
    "Contract": ["Pass"] + [f"{level}{suit}{risk}" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")
                            for risk in ("", "X")],
}
CALLS = ["-", "Pass", "X"] + [f"{level}{suit}" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")]


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


def test_the_worked_scores_hold(capsys):
    assert replay.main([str(Path(__file__).parent / "data" / "one_player_short_worked.pbn")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "board 1: One Player Short, 3NT by S, 9 tricks, result 9, score 10: ok",
        "board 2: One Player Short, 2HX by S, 9 tricks, result 9, score 14: ok",
        "board 3: One Player Short, 6C by S, 13 tricks, result 13, score 18.5: ok",
        "3 boards: all hold"]


@pytest.mark.parametrize("seed", range(60))
def test_a_record_of_a_legal_deal_holds(seed):
    text = written(seed)
    assert holds(text)
    found = verdict(text)
    assert found.problems == []
    assert found.notes == (["All players passed"] if found.contract == "Pass" else [])


def test_long_auctions_hold_too():
    """With cards exchanged once the pile is out."""
    texts = [written(seed, "stubborn") for seed in range(40)]
    exchanged = [text for text in texts if "from dummy" in text]
    assert len(exchanged) > 10
    for text in exchanged:
        assert holds(text) and verdict(text).problems == []


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.sampled_from(["eager", "stubborn", "shy", "fierce"]),
       st.sampled_from(["card", "card", "call", "tag", "dealt", "two_cards"]), st.data())
def test_a_single_damage_is_found(seed, style, kind, data):
    text = written(seed, style)
    damage = Damage(text, data.draw)
    bad = damage.call(CALLS) if kind == "call" else damage.tag(TAGS) if kind == "tag" else getattr(damage, kind)()
    found = verdict(bad)
    assert found.ok == holds(bad), bad
    assert all(len(problem.text) > 15 and "\n" not in problem.text for problem in found.problems)


FAULTS = {
    "a card changed": (changed(NO_TRUMP, "DQ D4 D6 DK", "DQ D3 D6 DK"), [
        ("not held", "North does not hold D3; it is South's"), ("played twice", "D3 was played in trick 1")]),
    "another card laid, which was held": (changed(NO_TRUMP, "lays S4", "lays C2"), [
        ("not held", "North does not hold S4; it is South's"), ("not held", "South does not hold C2; it is North's")]),
    "a wrong score": (changed(NO_TRUMP, '[Score "10"]', '[Score "10.5"]'), [
        ("score", '3NT with 9 tricks is worth 10, but [Score "10.5"] makes it 10.5')]),
    "a wrong score with half a point": (changed(SLAM, '"18.5"', '"18"'), [
        ("score", '6C with 13 tricks is worth 18.5, but [Score "18"] makes it 18')]),
    "no score": (changed(NO_TRUMP, '[Score "10"]', '[Score "lots"]'), [
        ("score", "[Score \"lots\"] cannot be read; scores read like '10', '4.5' or '-6'")]),
    "a wrong result": (changed(NO_TRUMP, '[Result "9"]', '[Result "8"]'), [
        ("result", 'The cards give the declaring side 9 tricks, but [Result "8"] makes it 8')]),
    "another contract": (changed(NO_TRUMP, '"3NT"', '"3NTX"'), [
        ("contract", 'The auction leads to 3NT by S, but [Contract "3NTX"] says otherwise')]),
    "not doubled": (changed(DOUBLED, '"2HX"', '"2H"'), [
        ("contract", 'The auction leads to 2HX by S, but [Contract "2H"] says otherwise')]),
    "redoubled": (changed(DOUBLED, '"2HX"', '"2HXX"'), [
        ("contract", "'2HXX' is redoubled, which One Player Short does not know")]),
    "passed out": (changed(DOUBLED, '"2HX"', '"Pass"'), [
        ("contract", 'The auction leads to 2HX by S, but [Contract "Pass"] says otherwise')]),
    "another declarer": (changed(NO_TRUMP, '[Declarer "S"]', '[Declarer "W"]'), [
        ("declarer", 'The auction leads to 3NT by S, but [Declarer "W"] says otherwise')]),
    "another dealer": (changed(NO_TRUMP, '[Dealer "S"]', '[Dealer "W"]'), [
        ("auction", "West is the dealer, who calls first, but the auction begins with South")]),
    "a call too low": (changed(DOUBLED, "X =2=", "2D =2="), [
        ("auction", "Call 2, 2D by West: 2D is not above 2H, the last bid")]),
    "a pass for a bid": (changed(NO_TRUMP, "3NT =1=", "Pass =1="), [
        ("auction", "Call 1, Pass by South: dummy's top card is turned up, and the note should say so like "
                    "'turns up D5', not 'takes CJ, lays S4'")]),
    "a bid for a pass": (changed(NO_TRUMP, "Pass =2=", "4C =2="), [
        ("auction", "Call 2, 4C by West: a bidder takes a card and lays one, and the note should say so like "
                    "'takes SA, lays C2', not 'turns up S6'")]),
    "a double before any bid": (changed(NO_TRUMP, "3NT =1=", "X =1="), [
        ("auction", "Call 1, X by South: There is no bid yet that could be doubled")]),
    "his own bid doubled": (changed(NO_TRUMP, "Pass =4=", "X =4="), [
        ("auction", "Call 4, X by South: South cannot double his own bid")]),
    "a double that ends it sooner": (changed(NO_TRUMP, "Pass =3=", "X =3="), [
        ("auction", "Call 4, Pass by South: the auction was over after call 3")]),
    "no end": (changed(NO_TRUMP, "Pass =5=  -         Pass =6=", "Pass =5=", '[Note "6:turns up D5"]\n', ""), [
        ("auction", "The auction is not over: it is East's turn")]),
    "no call": (changed(NO_TRUMP, "Pass =3=", "8S =3="), [
        ("auction", "Call 3, 8S by East: that is no call; they read like 1C, 3NT, X and Pass")]),
    "a call under dummy": (changed(NO_TRUMP, "-  ", "Pass"), [
        ("auction", "Call 3, Pass, stands under North, who is dummy; there a '-' belongs")]),
    "a call is missing": (changed(NO_TRUMP, "Pass =2=", "-"), [
        ("auction", "Call 2, Pass by East: it is West's turn to call")]),
    "a laid card not held": (changed(NO_TRUMP, "lays S4", "lays S3"), [
        ("auction", "Call 1, 3NT by South: South does not hold S3; East holds it")]),
    "a hidden card laid": (changed(NO_TRUMP, "lays S4", "lays S6"), [
        ("auction", "Call 1, 3NT by South: South does not hold S6; it is still hidden in dummy's pile")]),
    "a taken card not in the pile": (changed(NO_TRUMP, "takes CJ", "takes CA"), [
        ("auction", "Call 1, 3NT by South: CA is not in dummy's pile; West holds it")]),
    "a card turned up twice": (changed(NO_TRUMP, "turns up CT", "turns up S6"), [
        ("auction", "Call 3, Pass by East: S6 is not in dummy's pile; it lies open in dummy")]),
    "no such card": (changed(NO_TRUMP, "turns up CT", "turns up C1"), [
        ("auction", "Call 3, Pass by East: 'C1' is not a card")]),
    "no note": (changed(NO_TRUMP, "Pass =2=", "Pass"), [
        ("auction", "Call 2, Pass by West: no note tells which card was turned up")]),
    "no note of a bid": (changed(NO_TRUMP, "3NT =1=", "3NT"), [
        ("auction", "Call 1, 3NT by South: no note tells which card was taken and which laid")]),
    "a note that is not there": (changed(NO_TRUMP, '[Note "2:turns up S6"]\n', ""), [
        ("auction", "Call 2, Pass by West: there is no note 2")]),
    "a note too many": (changed(NO_TRUMP, '[Note "6:turns up D5"]', '[Note "6:turns up D5"]\n[Note "7:turns up S5"]'), [
        ("auction", "No call refers to note 7, 'turns up S5'")]),
    "not whole": (changed(NO_TRUMP, "Pass =6=", "+"), [("auction", "The auction is not recorded to its end")]),
    "no second chance": (changed(NO_TRUMP, "[Auction", '[SecondChance "Perhaps"]\n[Auction'), [
        ("auction", '[SecondChance "perhaps"] is neither Yes nor No')]),
    "another deal number": (changed(NO_TRUMP, "[Auction", '[DealNumber "7"]\n[Auction'), [
        ("deal", "These are not the cards of deal number 7")]),
}


@pytest.mark.parametrize("text, told", FAULTS.values(), ids=FAULTS.keys())
def test_faults_in_a_sentence(text, told):
    assert faults(text) == told


def test_faults_of_exchanges():
    text = next(text for text in map(lambda seed: written(seed, "stubborn"), range(100)) if "from dummy" in text)
    note = next(line for line in text.splitlines() if "from dummy" in line)
    _, taken, _, _, _, laid = note.split('"')[1].split(":")[1].replace(",", "").split()
    for bad, told in (
            (note.replace(" from dummy", ""), "should say so like 'takes SA from dummy, lays C2'"),
            (note.replace("lays " + laid, "lays " + taken), f"{taken} was just taken from dummy, and another must be laid"),
            (note.replace("takes " + taken, "takes " + laid), f"{laid} does not lie open in dummy")):
        assert told in verdict(text.replace(note, bad)).problems[0].text


def test_once_the_pile_is_out_a_pass_brings_no_card():
    for seed in range(200):
        text = written(seed, "stubborn")
        calls = text[text.index("[Auction"):text.index("[Note")]
        last = calls.split()[-1]
        if last == "Pass":
            break
    bad = text.replace(calls, calls.rstrip() + " =1=\n")
    problem, = verdict(bad).problems
    assert "dummy's pile is out and nothing is turned up, but the note says" in problem.text


def test_the_order_of_the_pile_follows_from_the_number():
    """Two hidden cards that both were turned up, the other way round."""
    for seed in range(100):
        text = written(seed, "shy")
        turned = [line for line in text.splitlines() if "turns up" in line]
        if len(turned) > 2:
            break
    one, other = (line.split('"')[1].split()[-1] for line in turned[:2])
    bad = text.replace(turned[0], turned[0].replace(one, other)).replace(turned[1], turned[1].replace(other, one))
    problem, = verdict(bad).problems
    assert f"on top of dummy's pile lies {one}, not {other}" in problem.text
    # Without the number it may have been so.
    assert verdict("\n".join(line for line in bad.splitlines() if "DealNumber" not in line)).problems == []


def test_the_second_chance_is_a_tag_of_its_own():
    """Who bids only after three passes is waited for once more, and not without it."""
    text = """\
[Board "1"]
[Dealer "S"]
[Deal "S:AK4.AQ7.AK93.KQ2 QJ9.985.QT8.A984 652.432.542.JT76 T873.KJT6.J76.53"]
[Declarer "S"]
[Contract "1C"]
[Game "One Player Short"]
[SecondChance "Yes"]
[Auction "S"]
Pass =1= Pass =2= - Pass =3=
1C =4= Pass =5= - Pass =6=
Pass =7=
[Note "1:turns up CJ"]
[Note "2:turns up S6"]
[Note "3:turns up CT"]
[Note "4:takes H4, lays H4"]
[Note "5:turns up C7"]
[Note "6:turns up D5"]
[Note "7:turns up S5"]
"""
    assert verdict(text).problems == []
    assert faults(changed(text, '"Yes"', '"No"')) == [
        ("auction", "Call 7, Pass by South: the auction was over after call 6")]
    short = changed(text, "Pass =7=\n", "", '[Note "7:turns up S5"]\n', "")
    assert faults(short) == [("auction", "The auction is not over: it is South's turn")]
    assert faults(changed(short, '[SecondChance "Yes"]\n', "")) == []


def test_a_hand_thrown_in():
    text = next(text for text in map(lambda seed: written(seed, "silent"), range(9)))
    assert verdict(text).notes == ["All players passed"] and "[Play" not in text
    dealer = text[text.index("[Dealer") + 9]
    assert faults(changed(text, '[Declarer ""]', f'[Declarer "{dealer}"]')) == [
        ("declarer", f'All players passed, but [Declarer "{dealer}"] names one')]
    assert [rule for rule, _ in faults(changed(text, "[Auction", '[Score "3"]\n[Auction'))] == ["score"]
    assert [rule for rule, _ in faults(changed(text, '[Contract "Pass"]', '[Contract "1C"]'))] == ["contract"]


def test_what_is_not_recorded_is_no_fault():
    without = NO_TRUMP[:NO_TRUMP.index("[Auction")] + NO_TRUMP[NO_TRUMP.index("[Play"):]
    found = verdict(without)
    assert found.problems == [] and found.tricks == 9
    assert "No auction recorded, so it is not known who held what after it" in found.notes
    assert faults(changed(without, '[Score "10"]', '[Score "9"]'))[0][0] == "score"
    assert verdict(changed(NO_TRUMP, '[Contract "3NT"]\n', "", '[Declarer "S"]\n', "")).contract == "3NT"
    assert verdict(changed(NO_TRUMP, '[Deal "S:AK4', '[Deal "S:AK')).problems[0].rule == "deal"
    assert verdict(changed(SLAM, '"18.5"', '"18½"')).problems == []
    assert verdict(NO_TRUMP[:NO_TRUMP.index("[Play")]).notes == ["No play recorded"]
