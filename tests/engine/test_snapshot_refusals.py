"""Bytes that are no snapshot, or damaged, or impossible: each is refused with a reason."""

import random

import pytest
from random_play import legal_cards, play_deal, session_state
from snapshot_bytes import (
    HEADER,
    SESSIONS,
    changed,
    load_or_refuse,
    middle_of_a_session,
    of_version_1,
    of_version_2,
    sealed,
)

from engine.flunk.session import RUBBER, Session
from engine.flunk.restore import SnapshotError, load
from engine.flunk.snapshot import save


@pytest.mark.parametrize("steps", [0, 1, 3, 80, 161])
def test_every_change_of_a_single_byte_is_refused(steps):
    data = save(middle_of_a_session(steps))
    for place in range(len(data)):
        for value in range(256):
            if value != data[place]:
                damaged = bytearray(data)
                damaged[place] = value
                assert load_or_refuse(damaged) is None


@pytest.mark.parametrize("steps", [0, 80])
@pytest.mark.parametrize("older", [of_version_1, of_version_2])
def test_every_change_of_a_single_byte_of_an_earlier_version_is_refused(steps, older):
    data = older(save(middle_of_a_session(steps)))
    for place in range(len(data)):
        for value in range(256):
            if value != data[place]:
                assert load_or_refuse(data[:place] + bytes([value]) + data[place + 1:]) is None


def test_every_change_of_a_single_bit_of_the_longest_snapshot_is_refused():
    session = Session(RUBBER, "random", 5, 5, 99)
    play_deal(session)
    data = save(session)
    for place in range(len(data)):
        for bit in range(8):
            damaged = bytearray(data)
            damaged[place] ^= 1 << bit
            assert load_or_refuse(damaged) is None


def test_every_exchange_of_two_neighbouring_bytes_is_refused():
    data = save(middle_of_a_session())
    for place in range(len(data) - 1):
        if data[place] != data[place + 1]:
            damaged = bytearray(data)
            damaged[place], damaged[place + 1] = data[place + 1], data[place]
            assert load_or_refuse(damaged) is None


def test_every_truncation_is_refused():
    for session in (middle_of_a_session(), middle_of_a_session(0)):
        data = save(session)
        for size in range(len(data)):
            assert load_or_refuse(data[:size]) is None
            assert load_or_refuse(data[len(data) - size:]) is None


def test_every_extension_is_refused():
    data = save(middle_of_a_session())
    for value in range(256):
        for size in (1, 2, 3, 4, 5, 100):
            assert load_or_refuse(data + bytes([value]) * size) is None
        assert load_or_refuse(bytes([value]) + data) is None
    assert load_or_refuse(data + data) is None


@pytest.mark.parametrize("data", [
    b"", b"F", b"FLUNK", b"FLUNK" + bytes(20), b"FLUNK" + bytes(21), b"FLUNK" + bytes(40),
    bytes(26), bytes(600), b"\xff" * 600, b"flunk" + bytes(40), b"FLUNK\x01" + b"\xff" * 600,
])
def test_bytes_that_were_never_a_snapshot_are_refused(data):
    assert load_or_refuse(data) is None
    assert load_or_refuse(bytearray(data)) is None


def test_random_bytes_are_refused():
    chance = random.Random(2)
    for _ in range(3000):
        size = chance.randrange(700)
        data = chance.randbytes(size)
        assert load_or_refuse(data) is None
        assert load_or_refuse(b"FLUNK" + data) is None
        assert load_or_refuse(b"FLUNK\x01" + data) is None
        assert load_or_refuse(sealed(b"FLUNK\x01" + data + bytes(4))) is None


def test_reasons():
    data = save(middle_of_a_session())
    for damaged, reason in [
        (b"", "not a saved game"),
        (b"PNG" + data, "not a saved game"),
        (data[:-1], "cut short or too long"),
        (data + b"\0", "cut short or too long"),
        (data[:30] + bytes([data[30] ^ 1]) + data[31:], "damaged"),
        (changed(data, 5, 4), "newer version"),
        (changed(data, 5, 255), "newer version"),
        (data[:5] + b"\x04" + data[6:], "newer version"),
        (changed(data, 5, 1), "cut short or too long"),
        (changed(data, 5, 2), "cut short or too long"),
        (changed(of_version_1(data), 5, 2), "cut short or too long"),
        (changed(of_version_2(data), 5, 3), "cut short or too long"),
    ]:
        with pytest.raises(SnapshotError, match=reason):
            load(damaged)


# Bytes whose checksum is right and whose content cannot be

def impossible(place, value, steps=80, **settings):
    """A snapshot with one impossible byte; place counts from the header's start, or if it is
    negative from the first deal's entry on: -1 is its first byte."""
    data = save(middle_of_a_session(steps, **settings))
    if place < 0:
        place = HEADER + data[21] - place - 1
    assert data[place] != value
    return changed(data, place, value)


def sized(data, deals):
    """The bytes with another number of deals, their entries and the checksum to match."""
    start = HEADER + data[21]
    entries = data[start:start + 5 * data[10]]
    entries = (entries + bytes([0, 0, 0, 0x18, 0x7C]) * deals)[: 5 * deals]
    body = bytearray(data[:start] + entries + bytes(deals) + bytes(8))
    body[10] = deals
    return sealed(body)


@pytest.mark.parametrize("data", [
    pytest.param(lambda: impossible(5, 0), id="version 0"),
    pytest.param(lambda: impossible(6, 2), id="no such mode"),
    pytest.param(lambda: impossible(6, 255), id="no such mode either"),
    pytest.param(lambda: impossible(6, 0), id="Solo with another first dealer"),
    pytest.param(lambda: impossible(7, 99), id="no such level"),
    pytest.param(lambda: impossible(7, 255), id="no such level either"),
    pytest.param(lambda: impossible(8, 2), id="no such seat order"),
    pytest.param(lambda: impossible(9, 3), id="no such first dealer"),
    pytest.param(lambda: sized(save(middle_of_a_session(10)), 4), id="four deals"),
    pytest.param(lambda: sized(save(middle_of_a_session(10)), 0), id="no deals"),
    pytest.param(lambda: sized(save(middle_of_a_session(10)), 102), id="too many deals"),
    pytest.param(lambda: sized(save(middle_of_a_session(10)), 255), id="far too many deals"),
    pytest.param(lambda: impossible(11, 3), id="past the last deal"),
    pytest.param(lambda: impossible(11, 255), id="far past the last deal"),
    pytest.param(lambda: impossible(14, 16), id="deal number above 999999"),
    pytest.param(lambda: impossible(15, 255), id="deal number far above 999999"),
    pytest.param(lambda: impossible(12, 0, first_number=1), id="deal number 0"),
    pytest.param(lambda: impossible(19, 64), id="seed of 2^30"),
    pytest.param(lambda: impossible(19, 255), id="seed far above"),
    pytest.param(lambda: impossible(20, 74), id="contract 74"),
    pytest.param(lambda: impossible(20, 254), id="contract 254"),
    pytest.param(lambda: impossible(20, 255), id="cards without a contract"),
    pytest.param(lambda: impossible(22, 52), id="card 52"),
    pytest.param(lambda: impossible(22, 255), id="card 255"),
    pytest.param(lambda: impossible(-1, 74), id="finished contract 74"),
    pytest.param(lambda: impossible(-1, 255), id="finished contract 255"),
    pytest.param(lambda: impossible(-2, 14), id="fourteen tricks"),
    pytest.param(lambda: impossible(-2, 255), id="255 tricks"),
])
def test_impossible_content_is_refused_though_the_checksum_fits(data):
    assert load_or_refuse(data()) is None


def test_a_card_not_held_is_refused():
    # Every other first card than the left defender's thirteen, and each card played twice.
    session = middle_of_a_session(1)
    own = legal_cards(session.deal.play)
    session.act(own[0])
    data = save(session)
    for card in range(52):
        again = load_or_refuse(changed(data, 22, card))
        assert (again is not None) == (card in own)
    twice = save(middle_of_a_session(50))
    for place in range(23, 22 + twice[21]):
        assert load_or_refuse(changed(twice, place, twice[22])) is None


def test_a_revoke_is_refused():
    session = middle_of_a_session(1)
    session.act(legal_cards(session.deal.play)[0])
    legal = legal_cards(session.deal.play)
    hand = [
        suit * 13 + rank for suit in range(4) for rank in range(13)
        if session.deal.play.holding[8 + suit] >> rank & 1
    ]
    assert len(legal) < len(hand)
    for card in hand:
        data = bytearray(save(session))
        data[21] = 2
        data.insert(23, card)
        assert (load_or_refuse(sealed(data)) is not None) == (card in legal)


def test_a_fifty_third_card_is_refused():
    session = middle_of_a_session(53)
    assert session.deal.is_over()
    data = bytearray(save(session))
    data[21] = 53
    data.insert(22 + 52, 0)
    assert load_or_refuse(sealed(data)) is None


def finished_deal(contract, tricks, captured):
    """A snapshot whose first deal of three has this result and whose second has begun."""
    session = middle_of_a_session(60)
    session.contracts[0] = contract
    session.tricks[0] = tricks
    session.captured[0] = captured
    return save(session)


@pytest.mark.parametrize("contract, tricks, captured", [
    (51, 9, 0), (0, 13, 0), (70, 0, 0), (71, 9, 0), (72, 10, 1), (73, 13, 13), (73, 4, 13),
])
def test_possible_results_are_accepted(contract, tricks, captured):
    again = load(finished_deal(contract, tricks, captured))
    assert (again.contracts[0], again.tricks[0], again.captured[0]) == (
        contract, tricks, captured
    )


@pytest.mark.parametrize("contract, tricks, captured", [
    (70, 0, 1), (70, 1, 5), (71, 10, 0), (72, 11, 4), (73, 12, 8), (73, 13, 12), (72, 3, 13),
    (70, 5, 14), (73, 14, 13), (74, 7, 0), (255, 7, 0), (51, 14, 0), (51, 255, 0),
    (51, 9, 1), (0, 3, 255),
])
def test_impossible_results_are_refused(contract, tricks, captured):
    # High and Low capture nothing: there is no dump suit.
    assert load_or_refuse(finished_deal(contract, tricks, captured)) is None


@pytest.mark.parametrize("offset", [0, 1, 2])
def test_a_result_that_contradicts_the_cards_is_refused(offset):
    # The deal in progress is just over, so its entry must be what was played.
    session = middle_of_a_session(53)
    data = save(session)
    place = HEADER + 52 + offset
    for value in range(14):
        if value != data[place]:
            assert load_or_refuse(changed(data, place, value)) is None


@pytest.mark.parametrize("score", [271, 1000, 32767, -196, -999, -1001, -32768])
def test_an_impossible_score_of_the_bot_is_refused(score):
    session = Session(**SESSIONS[0])
    play_deal(session)
    session.bot_scores[0] = score
    assert load_or_refuse(save(session)) is None


@pytest.mark.parametrize("score", [270, -195, 0, -1000])
def test_a_possible_score_of_the_bot_is_kept(score):
    session = Session(**SESSIONS[0])
    play_deal(session)
    session.bot_scores[0] = score
    assert load(save(session)).bot_scores[0] == score


@pytest.mark.parametrize("index, mark, right", [
    (0, 3, True), (0, 4, False), (0, 255, False), (1, 1, True), (1, 2, True), (1, 128, False), (2, 1, False),
])
def test_marks_that_there_are_not_and_those_of_deals_to_come_are_refused(index, mark, right):
    data = save(middle_of_a_session(80))  # in the second deal of three
    again = load_or_refuse(changed(data, len(data) - 8 - 3 + index, mark))
    assert (again is not None) == right
    assert not right or again.marks[index] == mark


def test_a_right_number_of_deals_is_accepted():
    assert load_or_refuse(sized(save(middle_of_a_session(10)), 6)).deals == 6


def test_whatever_is_accepted_with_a_right_checksum_is_what_was_written():
    chance = random.Random(3)
    originals = [save(middle_of_a_session(steps)) for steps in (0, 1, 4, 30, 52, 53, 54, 110, 161)]
    accepted = 0
    for _ in range(6000):
        data = bytearray(chance.choice(originals))
        for _ in range(chance.randint(1, 3)):
            data[chance.randrange(len(data) - 4)] = chance.choice(
                (chance.randrange(256), chance.randrange(16), 255)
            )
        data = sealed(data)
        session = load_or_refuse(data)
        if session is not None:
            accepted += 1
            assert save(session) == data
            session_state(session)
    assert accepted > 100
