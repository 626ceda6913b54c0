"""Flunk records as the tool writes them."""

import random
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
from engine import pack  # noqa: E402
from engine.flunk import contracts  # noqa: E402
from engine.flunk.deal import Deal  # noqa: E402
from engine.play import IllegalPlay, Play  # noqa: E402
from pbn_records import holds  # noqa: E402


def games(text):
    return pbn.read_bytes(text.encode("utf-8"))


def played(number, contract, seed, cards=52):
    """A deal with so many cards played at random."""
    deal = Deal()
    deal.start(number)
    deal.declare(contract)
    choose = random.Random(seed)
    legal = bytearray(13)
    for _ in range(cards):
        deal.act(legal[choose.randrange(deal.play.legal(legal))])
    return deal


def test_a_whole_record():
    deal = played(123, pbn.parse_contract("Dump H"), 5)
    text = pbn.deal_text(deal, names=("A, B", 'The "Fox"', "Dummy", "C\\D\t☃"), event="Rubber", board=7)
    lines = text.split("\r\n")
    assert "\n" not in text.replace("\r\n", "") and lines.pop() == ""
    names = [re.match(r"\[(\w+) ", line).group(1) for line in lines[:19]]
    assert names == ["Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
                     "Deal", "Scoring", "Declarer", "Contract", "Result", "DealNumber", "Game", "Score", "Play"]
    assert lines[0] == '[Event "Rubber"]' and lines[3] == '[Board "7"]'
    assert lines[4:9] == ['[West "The \\"Fox\\""]', '[North "Dummy"]', '[East "C\\\\D??"]',
                          '[South "A, B"]', '[Dealer "S"]']
    assert lines[12] == '[Declarer "S"]' and lines[13] == '[Contract "Dump H"]'
    assert lines[15:17] == ['[DealNumber "123"]', '[Game "Flunk"]']
    assert lines[17] == f'[Score "{deal.score()}"]' and lines[14] == f'[Result "{deal.play.won}"]'
    assert lines[18] == '[Play "W"]'
    rows = [line.split() for line in lines[19:]]
    assert len(rows) == 13 and all(len(row) == 4 for row in rows)
    assert len({card for row in rows for card in row}) == 52
    holding = [0] * 16
    pack.deal(123, holding)
    hand = lines[10].removeprefix('[Deal "S:').split()[1].split(".")
    for letters, suit in zip(hand, (3, 2, 1, 0)):
        assert sum(1 << "23456789TJQKA".index(rank) for rank in letters) == holding[1 * 4 + suit]
        assert letters == "".join(sorted(letters, key="AKQJT98765432".index))
    # Trick for trick, each card in the column of the seat that played it.
    for trick, row in enumerate(rows):
        for turn in range(4):
            seat = deal.play.seat_of(trick * 4 + turn)
            card = deal.play.cards[trick * 4 + turn]
            assert row[seat - 1 & 3] == "CDHS"[card // 13] + "23456789TJQKA"[card % 13]
    game, = games(text)
    assert game.tags["West"] == 'The "Fox"' and game.tags["East"] == "C\\D??"


@pytest.mark.parametrize("seed", range(40))
def test_written_records_hold(seed):
    choose = random.Random(seed)
    deal = played(choose.randrange(1, 999999), choose.randrange(74), seed)
    text = pbn.deal_text(deal, declarer="NESW"[seed % 4])
    assert holds(text.replace("\r\n", "\n"))
    game, = games(pbn.file_text([text]))
    verdict = pbn.judge(game)
    assert verdict.problems == [] and verdict.notes == []
    assert verdict.as_dict() == {
        "board": str(deal.number), "game": "Flunk", "contract": pbn.contract_text(deal.contract),
        "declarer": "NESW"[seed % 4], "tricks": deal.play.won, "result": deal.play.won,
        "score": deal.score(), "ok": True, "problems": [], "notes": []}


@pytest.mark.parametrize("cards", [0, 1, 3, 4, 22, 48, 51])
def test_records_of_deals_in_progress(cards):
    deal = played(77, pbn.parse_contract("Low 2 NT"), cards, cards)
    text = pbn.deal_text(deal)
    assert text.count("+") == 1 and "[Score" not in text
    verdict = pbn.judge(games(text)[0])
    assert verdict.problems == []
    assert verdict.result == deal.play.won and verdict.played == (cards + 3) // 4


def test_files_of_many_games():
    texts = [pbn.deal_text(played(number, 70, number)) for number in (1, 2, 3)]
    text = pbn.file_text(texts)
    assert text.startswith("% PBN 2.1\r\n% EXPORT\r\n[Event")
    assert text.encode(pbn.ENCODING)
    assert [game.tags["DealNumber"] for game in games(text)] == ["1", "2", "3"]


def test_what_cannot_be_written():
    deal = played(5, 9, 1)
    cards = bytearray(deal.play.cards)
    cards[0], cards[1] = cards[1], cards[0]
    with pytest.raises(IllegalPlay):
        pbn.write_flunk(5, 9, cards)
    with pytest.raises(ValueError):
        pbn.write_flunk(5, 74, deal.play.cards)
    with pytest.raises(ValueError):
        pbn.write_flunk(5, 9, deal.play.cards, declarer="X")
    assert pbn.write_flunk(5, 9, deal.play.cards) == pbn.deal_text(deal)


def test_the_engine_agrees_about_the_winner_of_every_trick():
    """The replay of a record and the engine's own play count alike."""
    for seed in range(25):
        deal = played(seed + 1, seed * 3 % 74, seed)
        again = Play()
        pack.deal(deal.number, again.holding)
        again.start(contracts.trump_of(deal.contract), contracts.dump_suit_of(deal.contract))
        for card in deal.play.cards:
            again.play(again.turn, card)
        assert again.won == pbn.judge(games(pbn.deal_text(deal))[0]).tricks
