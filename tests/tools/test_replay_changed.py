"""Records changed at random: against an independent referee, and that no error escapes."""

import json
import random
import re
import sys
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT, ROOT / "tools", Path(__file__).parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import pbn  # noqa: E402
import replay  # noqa: E402
from engine.flunk.deal import Deal  # noqa: E402
from pbn_records import BRIDGE, CLAIMED, FLUNK, RANKS, holds  # noqa: E402


def verdict(text):
    game, = pbn.read_bytes(text.encode("utf-8"))
    return pbn.judge(game)


def written(number, contract, seed):
    deal = Deal()
    deal.start(number)
    deal.declare(contract)
    choose = random.Random(seed)
    legal = bytearray(13)
    while not deal.is_over():
        deal.act(legal[choose.randrange(deal.play.legal(legal))])
    return pbn.deal_text(deal).replace("\r\n", "\n")


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(1, 999999), st.integers(0, 73), st.integers(0, 9999), st.integers(0, 51), st.integers(0, 51),
       st.booleans())
def test_a_changed_card_is_found(number, contract, seed, one, other, swap):
    text = written(number, contract, seed)
    assert holds(text) and verdict(text).ok
    head, rows = text.split("[Play", 1)
    cards = rows.split()[1:]
    assert len(cards) == 52
    if swap:
        cards[one], cards[other] = cards[other], cards[one]
    else:
        cards[one] = "SHDC"[other // 13] + RANKS[other % 13]
    lines = "\n".join(" ".join(cards[start:start + 4]) for start in range(0, 52, 4))
    text = f'{head}[Play "W"]\n{lines}\n'
    assert verdict(text).ok == holds(text)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(1, 999999), st.integers(0, 73), st.integers(0, 9999), st.integers(-1, 1), st.integers(-200, 270))
def test_a_changed_count_is_found(number, contract, seed, more, score):
    text = written(number, contract, seed)
    result = int(re.search(r'Result "(\d+)"', text).group(1)) + more
    text = re.sub(r'Result "\d+"', f'Result "{result}"', text)
    if not more:
        text = re.sub(r'Score "-?\d+"', f'Score "{score}"', text)
    assert verdict(text).ok == holds(text)


def statuses(data):
    """Judge the bytes as the command would; every error but NotPbn comes through."""
    try:
        return [json.dumps(pbn.judge(game).as_dict()) + "".join(replay.describe(pbn.judge(game)))
                for game in pbn.read_bytes(data)]
    except pbn.NotPbn as error:
        return [str(error)]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.binary(max_size=400))
def test_garbage_is_only_refused(data):
    assert statuses(data)


PIECES = [b'"', b"[", b"]", b"{", b"}", b";", b"\n%", b"\n", b"\n\n", b"\r", b"^R ", b"^L", b"*", b"+", b"- ", b"#",
          b"\\", b"\xff", b"\0", b'[Play "N"]', b'[Deal "', b"10", b'[Game "Flunk"]', b'[Contract "Dump H"]', b"High 9 S",
          b'[Result "9"]', b'[Score "1"]', b'[Board "2"]', b"$", b"=1=", b"SA", b"999999999999999999"]


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([BRIDGE, FLUNK, CLAIMED]), st.lists(
    st.tuples(st.integers(0, 1100), st.integers(0, 30), st.sampled_from(PIECES + [b""])), max_size=12))
def test_mangled_records_never_break_the_referee(text, changes):
    data = bytearray(text.encode())
    for place, length, piece in changes:
        data[place:place + length] = piece
    assert statuses(bytes(data))
