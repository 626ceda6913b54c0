"""A session of Three-handed Bridge as bytes and back, and bytes that are refused."""

import random
import struct
import zlib

import pytest
from bridge_play import VIEW, play_deal, play_session, random_session, session_state, step, view_state
from snapshot_bytes import sealed

from engine.restore import NewerError, SnapshotError
from engine.three_handed_bridge.restore import load
from engine.three_handed_bridge.scores import made_of
from engine.three_handed_bridge.session import MOST_DEALS, RUBBER, SESSION_OVER, SOLO, Session
from engine.three_handed_bridge.snapshot import save

SESSIONS = [
    {"mode": SOLO, "level": "random", "first_number": 999998, "seed": 2**30 - 1},
    {"mode": RUBBER, "level": "random", "first_number": 1, "seed": 0, "first_dealer": 2},
    {"mode": RUBBER, "level": "random", "first_number": 65536, "seed": 32768, "first_dealer": 1},
]

HEADER = 21


def changed(data, place, value):
    """The bytes with one of them changed and the checksum put right."""
    body = bytearray(data)
    assert body[place] != value
    body[place] = value
    return sealed(body)


def load_or_refuse(data):
    """The session, or None if the bytes were refused with a sentence; nothing else may happen."""
    try:
        return load(data)
    except SnapshotError as error:
        assert len(str(error)) > 20
        return None


def middle_of_a_session(steps=100, **settings):
    """A session after so many decisions."""
    session = Session(**{**SESSIONS[1], **settings})
    for _ in range(steps):
        step(session)
    return session


def moments(settings):
    """A session at its every moment."""
    session = Session(**settings)
    yield session
    while session.phase() != SESSION_OVER:
        step(session)
        yield session


@pytest.mark.parametrize("settings", SESSIONS)
def test_a_loaded_session_is_the_same_at_every_moment(settings):
    seen = VIEW
    for session in moments(settings):
        data = save(session)
        again = load(data)
        assert session_state(again) == session_state(session)
        assert save(again) == data
        for seat in (0, 1, 3):
            session.look(seen, seat)
            before = view_state(seen)
            again.look(seen, seat)
            assert view_state(seen) == before


@pytest.mark.parametrize("settings", SESSIONS)
def test_saving_and_loading_after_every_decision_changes_nothing(settings):
    end = session_state(play_session(Session(**settings)))
    session = Session(**settings)
    while session.phase() != SESSION_OVER:
        step(session)
        session = load(save(session))
    assert session_state(session) == end


def test_sessions_at_random_moments():
    chance = random.Random(1)
    for _ in range(60):
        session = random_session(chance)
        for _ in range(chance.randrange(500)):
            if session.phase() != SESSION_OVER:
                step(session)
        assert session_state(load(save(session))) == session_state(session)


def test_a_loaded_session_can_take_back_every_card():
    session = Session(**SESSIONS[2])
    play_deal(session)
    again = load(save(session))
    while session.deal.play.count:
        assert again.undo() == session.undo()
        assert session_state(again) == session_state(session)
        assert save(again) == save(session)


def test_the_layout_by_a_literal():
    session = Session(RUBBER, "random", 271828, 4242, 1)
    session.enter(made_of(3, True, 2), 9, 1 + 16)
    session.index = 1
    session.deal.start(session.number_of(1))
    session.hints = 258
    session.act(5)
    session.act(0)
    session.act(1)
    session.act(0)
    step(session)
    data = save(session)
    assert data[:5] == b"THREE"
    assert list(data[5:10]) == [1, 1, 0, 1, 1]
    assert data[10:14] == bytes([0xD4, 0x25, 0x04, 0x00])
    assert data[14:18] == bytes([0x92, 0x10, 0x00, 0x00])
    assert list(data[18:21]) == [5, 3, 1]
    assert list(data[21:25]) == [0, 1, 0, session.deal.play.cards[0]]
    assert list(data[25:28]) == [3 + 5 + 32, 9, 17]
    assert list(data[28:30]) == [2, 1]
    assert data[30:] == struct.pack("<I", zlib.crc32(data[:30]))
    assert load(data).hints == 258


def test_sizes():
    assert len(save(Session(SOLO, "random", 1, 0))) == 27
    session = Session(RUBBER, "random", 1, 0)
    for _ in range(MOST_DEALS - 1):
        session.enter(made_of(0, False, 0), 6, 1)
    session.index = MOST_DEALS - 1
    session.deal.start(session.number_of(session.index))
    play_deal(session)
    assert len(save(session)) == 27 + 52 + 3 * 98 + session.deal.doubling.count <= 382
    assert session_state(load(save(session))) == session_state(session)


def test_bytes_bytearrays_and_memoryviews_are_read_alike():
    data = save(middle_of_a_session())
    states = [session_state(load(kind(data))) for kind in (bytes, bytearray, memoryview)]
    assert states[0] == states[1] == states[2]


# Refusals

@pytest.mark.parametrize("steps", [0, 1, 3, 100])
def test_every_change_of_a_single_byte_is_refused(steps):
    data = save(middle_of_a_session(steps))
    for place in range(len(data)):
        for value in range(256):
            if value != data[place]:
                assert load_or_refuse(data[:place] + bytes([value]) + data[place + 1:]) is None


def test_every_truncation_and_extension_is_refused():
    data = save(middle_of_a_session())
    for size in range(len(data)):
        assert load_or_refuse(data[:size]) is None
        assert load_or_refuse(data[len(data) - size:]) is None
    for value in range(256):
        for size in (1, 2, 3, 100):
            assert load_or_refuse(data + bytes([value]) * size) is None


@pytest.mark.parametrize("data", [
    b"", b"T", b"THREE", b"THREE" + bytes(22), b"THREE" + bytes(60), b"FLUNK" + bytes(60), bytes(27), b"\xff" * 600,
    b"THREE\x01" + b"\xff" * 600,
])
def test_bytes_that_were_never_a_snapshot_are_refused(data):
    assert load_or_refuse(data) is None
    assert load_or_refuse(sealed(data + bytes(4))) is None


def test_reasons():
    data = save(middle_of_a_session())
    for damaged, reason in [
        (b"", "not a saved game of Three-handed Bridge"),
        (b"FLUNK" + data[5:], "not a saved game of Three-handed Bridge"),
        (data[:-1], "cut short or too long"),
        (data[:24] + bytes([data[24] ^ 1]) + data[25:], "damaged"),
        (changed(data, 5, 2), "newer version"),
        (changed(data, 5, 0), "never was"),
        (changed(data, 7, 9), "level"),
        (changed(data, 6, 2), "Solo"),
    ]:
        with pytest.raises(SnapshotError, match=reason):
            load(damaged)
    with pytest.raises(NewerError):
        load(changed(data, 5, 2))


@pytest.mark.parametrize("place, value", [
    (6, 0), (6, 2), (6, 255), (7, 9), (7, 255), (8, 3), (8, 255), (13, 255), (12, 255), (17, 64), (17, 255),
    (18, 6), (18, 254), (18, 255), (21, 2), (21, 255),
])
def test_impossible_content_is_refused_though_the_checksum_fits(place, value):
    data = save(middle_of_a_session(90))
    assert data[9] == 1 and data[19] and data[20]
    assert load_or_refuse(changed(data, place, value)) is None


def test_a_result_that_cannot_be_is_refused():
    data = save(middle_of_a_session(90))
    place = HEADER + data[19] + data[20]
    for offset, values in ((0, (10, 15, 16 * 7, 255)), (1, (14, 255)), (2, (7, 255))):
        for value in values:
            assert load_or_refuse(changed(data, place + offset, value)) is None


def inserted(data, entry, index):
    """The bytes with results before those that they hold, and another index."""
    place = HEADER + data[19] + data[20]
    body = bytearray(data[:place] + entry + data[place:])
    body[9] = index
    return sealed(body)


def test_deals_after_the_rubber_was_won_are_refused():
    data = save(Session(**SESSIONS[2]))
    game = bytes([made_of(4, False, 0), 12, 0])
    nothing = bytes([made_of(0, False, 0), 6, 1])
    assert load(inserted(data, game * 3, 3)).rubber.games == bytearray([1, 1, 1])
    assert load_or_refuse(inserted(data, game * 4, 4)) is None
    assert load_or_refuse(inserted(data, game * 4 + nothing, 5)) is None
    assert load(inserted(data, nothing * 98, 98)).index == 98
    assert load_or_refuse(inserted(data, nothing * 99, 99)) is None
    assert load_or_refuse(inserted(data, nothing * 255, 255)) is None


def test_answers_and_cards_that_cannot_be_are_refused():
    session = middle_of_a_session(0)
    session.act(2)
    session.act(0)
    session.act(0)
    data = save(session)
    # A third answer; a card before the second; more than there are.
    for answers, cards in (([0, 0, 0], 0), ([0], 1), ([1, 1, 1, 1, 1], 0)):
        body = bytearray(data[:HEADER]) + bytes(answers) + bytes(cards) + data[-6:]
        body[19], body[20] = len(answers), cards
        assert load_or_refuse(sealed(body)) is None
    own = {card for card in range(52) if session.deal.play.holding[4 + card // 13] >> card % 13 & 1}
    for card in range(256):
        body = bytearray(data[:-6]) + bytes([card]) + data[-6:]
        body[20] = 1
        assert (load_or_refuse(sealed(body)) is not None) == (card in own)


def test_whatever_is_accepted_with_a_right_checksum_is_what_was_written():
    chance = random.Random(3)
    originals = [save(middle_of_a_session(steps)) for steps in (0, 1, 4, 30, 56, 57, 58, 110, 161)]
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


def test_random_bytes_are_refused():
    chance = random.Random(2)
    for _ in range(2000):
        data = chance.randbytes(chance.randrange(300))
        assert load_or_refuse(data) is None
        assert load_or_refuse(sealed(b"THREE\x01" + data + bytes(4))) is None
