"""A session as bytes and back: at any moment the same session, and the same future."""

import random
import struct
import zlib

import pytest
from random_play import (
    VIEW,
    legal_cards,
    play_deal,
    play_session,
    random_session,
    session_state,
    step,
    view_state,
)
from snapshot_bytes import (
    FIRST_VERSION,
    SECOND_VERSION,
    SESSIONS,
    middle_of_a_session,
    of_version_1,
    of_version_2,
)

from engine.flunk.session import HINTED, PARLETT, RUBBER, SESSION_OVER, SOLO, TAKEN_BACK, Session
from engine.flunk.restore import load
from engine.flunk.snapshot import save


def moments(settings):
    """A session at its every moment."""
    session = Session(**settings)
    yield session
    while session.phase() != SESSION_OVER:
        step(session)
        yield session


@pytest.mark.parametrize("settings", SESSIONS)
def test_a_loaded_session_is_the_same_at_every_moment(settings):
    for session in moments(settings):
        if session.mode == SOLO:
            session.bot_scores[session.index] = -195 + session.index
        data = save(session)
        again = load(data)
        assert session_state(again) == session_state(session)
        assert save(again) == data


@pytest.mark.parametrize("settings", SESSIONS)
def test_a_loaded_session_goes_on_as_if_nothing_had_happened(settings):
    end = session_state(play_session(Session(**settings)))
    for session in moments(settings):
        assert session_state(play_session(load(save(session)))) == end


@pytest.mark.parametrize("settings", SESSIONS)
def test_saving_and_loading_after_every_card_changes_nothing(settings):
    end = session_state(play_session(Session(**settings)))
    session = Session(**settings)
    while session.phase() != SESSION_OVER:
        step(session)
        session = load(save(session))
    assert session_state(session) == end


def test_long_sessions_at_random_moments():
    chance = random.Random(1)
    for _ in range(12):
        session = random_session(chance, deals=3 * chance.randint(1, 33))
        for _ in range(chance.randrange(54 * session.deals)):
            step(session)
        again = load(save(session))
        assert session_state(again) == session_state(session)


def test_saving_changes_nothing():
    session = middle_of_a_session()
    before = session_state(session)
    assert save(session) == save(session)
    assert session_state(session) == before


def test_a_loaded_session_shares_nothing_with_its_bytes():
    data = bytearray(save(middle_of_a_session()))
    session = load(data)
    before = session_state(session)
    for place in range(len(data)):
        data[place] = 0
    assert session_state(session) == before


def test_a_loaded_session_can_take_back_every_card():
    session = middle_of_a_session(100)
    again = load(save(session))
    while session.deal.play.count:
        assert again.undo() == session.undo()
        assert session_state(again) == session_state(session)


def test_a_card_taken_back_is_not_in_the_snapshot():
    session = middle_of_a_session(60)
    before = save(session)
    step(session)
    session.undo()
    assert save(session) == before


def test_a_deal_reopened_after_its_last_card_can_be_saved():
    session = Session(**SESSIONS[0])
    play_deal(session)
    session.undo()
    session.undo()
    again = load(save(session))
    assert session_state(again) == session_state(session)
    assert session_state(play_session(again)) == session_state(play_session(session))


def test_views_after_loading_are_the_same_bit_for_bit():
    session = middle_of_a_session(90)
    again = load(save(session))
    for seat in (0, 1, 3):
        session.look(VIEW, seat)
        seen = view_state(VIEW)
        again.look(VIEW, seat)
        assert view_state(VIEW) == seen


def test_sizes():
    # 22 bytes of header, a byte a card, six a deal, four of hints and cards taken back, four of checksum.
    assert len(save(Session(SOLO, "random", 1, 0, 3))) == 48
    assert len(save(Session(SOLO, "random", 1, 0))) == 84
    longest = Session(RUBBER, "random", 1, 0, 99)
    play_deal(longest)
    assert len(save(longest)) == 676


def test_bytes_bytearrays_and_memoryviews_are_read_alike():
    data = save(middle_of_a_session())
    states = [session_state(load(kind(data))) for kind in (bytes, bytearray, memoryview)]
    assert states[0] == states[1] == states[2]


def test_the_layout_by_a_literal():
    session = Session(RUBBER, "random", 271828, 4242, 3, PARLETT, 1)
    session.act(72)
    for card in (30, 26):
        session.act(card if card in legal_cards(session.deal.play) else legal_cards(session.deal.play)[0])
    data = save(session)
    assert data[:5] == b"FLUNK"
    session.marks[0] = HINTED + TAKEN_BACK
    session.hints = 258
    session.taken_back = 3
    data = save(session)
    assert list(data[5:12]) == [3, 1, 0, 1, 1, 3, 0]
    assert data[12:16] == bytes([0xD4, 0x25, 0x04, 0x00])
    assert data[16:20] == bytes([0x92, 0x10, 0x00, 0x00])
    assert list(data[20:22]) == [72, 2]
    assert list(data[22:24]) == list(session.deal.play.cards[:2])
    # Nothing is known of the bot: -1000 and 32768 make 31768.
    assert data[24:39] == bytes([0, 0, 0, 0x18, 0x7C]) * 3
    # In the first deal there were hints and cards taken back: 258 and 3.
    assert data[39:42] == bytes([3, 0, 0])
    assert data[42:46] == bytes([2, 1, 3, 0])
    assert data[46:] == struct.pack("<I", zlib.crc32(data[:46]))


@pytest.mark.parametrize("times", [0, 1, 255, 256, 65535])
def test_hints_and_cards_taken_back_are_kept(times):
    session = middle_of_a_session()
    session.hints = times
    session.taken_back = 65535 - times
    session.marks[:] = bytes([3, 2, 0])
    data = save(session)
    assert data[-8:-4] == struct.pack("<HH", times, 65535 - times)
    again = load(data)
    assert (again.hints, again.taken_back, bytes(again.marks)) == (times, 65535 - times, bytes([3, 2, 0]))


@pytest.mark.parametrize("settings", SESSIONS)
@pytest.mark.parametrize("older, shorter", [(of_version_1, 4), (of_version_2, 2)])
def test_what_earlier_versions_wrote_is_read(settings, older, shorter):
    for session in moments(settings):
        session.hints = 0 if older is of_version_1 else 300 + session.index
        old = older(save(session))
        assert len(old) == len(save(session)) - session.deals - shorter
        again = load(old)
        assert session_state(again) == session_state(session) and again.hints == session.hints
        assert save(again) == save(session)


def test_bytes_that_the_first_version_wrote():
    """One of its snapshots, as it was."""
    session = load(bytes.fromhex(FIRST_VERSION))
    assert (session.mode, session.level, session.first_number, session.seed) == (RUBBER, "easy", 271828, 4242)
    assert (session.deals, session.seat_order, session.first_dealer, session.hints) == (3, PARLETT, 1, 0)
    assert session.deal.contract == 72 and session.deal.play.count == 2


def test_bytes_that_the_second_version_wrote():
    session = load(bytes.fromhex(SECOND_VERSION))
    assert (session.mode, session.level, session.first_number, session.seed) == (SOLO, "normal", 5, 3213)
    assert (session.deals, session.hints, session.taken_back, bytes(session.marks)) == (3, 3, 0, bytes(3))
