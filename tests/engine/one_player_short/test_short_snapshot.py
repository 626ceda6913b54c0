"""A session as bytes and back, at any decision; and bytes that are refused with a reason."""

import random
import struct
import zlib

import pytest
from saved_sessions import SESSIONS, after, load_or_refuse, moments
from short_play import VIEW, play_session, random_session, session_state, step, view_state
from snapshot_bytes import changed, sealed

from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import DOUBLE, NO_CARD, PASS
from engine.one_player_short.restore import SnapshotError, load
from engine.one_player_short.session import GAME, SESSION_OVER, THROWN_IN, Session
from engine.one_player_short.snapshot import save
from engine.restore import NewerError


@pytest.mark.parametrize("style", ["eager", "stubborn", "shy", "silent"])
@pytest.mark.parametrize("settings", SESSIONS)
def test_a_loaded_session_is_the_same_at_every_moment(settings, style):
    phases = set()
    for session in moments(settings, style):
        data = save(session)
        again = load(data)
        assert session_state(again) == session_state(session)
        assert save(again) == data
        phases.add(session.phase())
        for seat in (0, 1, 3):
            session.look(VIEW, seat)
            seen = view_state(VIEW)
            again.look(VIEW, seat)
            assert view_state(VIEW) == seen
    if style == "stubborn":
        assert {CALLING, TAKING, LAYING, PLAYING} <= phases


def test_a_loaded_session_goes_on_as_if_nothing_had_happened():
    for settings in SESSIONS:
        for session in moments(settings, "stubborn", 4):
            if session.deal.decisions % 7 == 3:
                again = load(save(session))
                ends = [session_state(play_session(each, random.Random(8)))
                        for each in (load(save(session)), again)]
                assert ends[0] == ends[1]


def test_saving_and_loading_after_every_decision_changes_nothing():
    for settings in SESSIONS:
        end = session_state(play_session(Session(**settings), random.Random(9), "stubborn"))
        session = Session(**settings)
        chance = random.Random(9)
        while session.phase() != SESSION_OVER:
            step(session, chance, "stubborn")
            session = load(save(session))
        assert session_state(session) == end


def test_random_sessions_at_random_moments():
    chance = random.Random(1)
    for _ in range(40):
        session = random_session(chance, deals=chance.randint(1, 30))
        for _ in range(chance.randrange(1500)):
            if session.phase() == SESSION_OVER:
                break
            step(session, chance, "shy")
        session.hints = chance.randrange(65536)
        again = load(save(session))
        assert session_state(again) == session_state(session)


def test_a_loaded_session_can_take_back_every_card():
    session = after(1)
    chance = random.Random(2)
    while session.deal.play.count < 20:
        step(session, chance)
    again = load(save(session))
    while session.deal.play.count:
        assert again.undo() == session.undo()
        assert session_state(again) == session_state(session)


def test_a_card_taken_back_is_not_in_the_snapshot():
    session = after(1)
    chance = random.Random(3)
    while session.deal.due() != PLAYING:
        step(session, chance)
    before = save(session)
    step(session, random.Random(4))
    session.undo()
    assert save(session) == before


def test_sizes():
    # 24 bytes of header, a byte a decision, three a deal before, four of checksum.
    assert len(save(Session(GAME, "random", 1, 0))) == 28
    longest = 0
    for session in moments({**SESSIONS[0], "deals": 1}, "stubborn"):
        assert len(save(session)) == 28 + session.deal.decisions
        longest = max(longest, session.deal.decisions)
    assert longest > 60


def test_the_layout_by_a_literal():
    session = Session(GAME, "random", 271828, 4242, 30, 12, 1, True)
    session.hints = 513
    for _ in range(6):
        session.act(PASS)
    session.next_deal()
    top = session.deal.auction.pile[12]
    session.act(7)
    session.act(top)
    session.act(DOUBLE)
    session.act(8)
    data = save(session)
    assert data[:5] == b"SHORT"
    assert list(data[5:13]) == [1, 1, 0, 1, 1, 30, 12, 1]
    assert data[13:17] == bytes([0xD4, 0x25, 0x04, 0x00])
    assert data[17:21] == bytes([0x92, 0x10, 0x00, 0x00])
    assert list(data[21:23]) == [1, 2]
    assert list(data[23:28]) == [4, 7, top, 36, 8]
    assert list(data[28:31]) == [255, 0, 0]
    assert data[31:] == struct.pack("<I", zlib.crc32(data[:31]))


def test_exchanges_by_a_literal():
    session = Session(GAME, "random", 5, 5)
    deal = session.deal
    choices = []

    def act(choice):
        choices.append(choice)
        session.act(choice)

    for bid in range(13):
        act(bid)
        act(deal.auction.calls.taken[bid])
    act(13)
    act(NO_CARD)
    act(14)
    assert list(save(session)[24:-4]) == choices
    taken = deal.auction.calls.laid[3]
    act(taken)
    assert list(save(session)[24:-4]) == choices
    assert load(save(session)).phase() == LAYING
    seat = deal.turn()
    act(next(card for card in range(52)
             if deal.play.holding[seat * 4 + card // 13] >> card % 13 & 1 and card != taken))
    assert list(save(session)[24:-4]) == choices


def test_bytes_bytearrays_and_memoryviews_are_read_alike():
    data = save(after(60))
    states = [session_state(load(kind(data))) for kind in (bytes, bytearray, memoryview)]
    assert states[0] == states[1] == states[2]


# Refusals

@pytest.mark.parametrize("steps, style", [(0, "eager"), (1, "eager"), (12, "stubborn"), (45, "stubborn"), (130, "eager")])
def test_every_change_of_a_single_byte_is_refused(steps, style):
    data = save(after(steps, style))
    for place in range(len(data)):
        for value in range(256):
            if value != data[place]:
                assert load_or_refuse(data[:place] + bytes([value]) + data[place + 1:]) is None


def test_every_truncation_and_extension_is_refused():
    data = save(after(60))
    for size in range(len(data)):
        assert load_or_refuse(data[:size]) is None
        assert load_or_refuse(data[len(data) - size:]) is None
    for value in range(256):
        for size in (1, 2, 3, 4, 5, 100):
            assert load_or_refuse(data + bytes([value]) * size) is None
        assert load_or_refuse(bytes([value]) + data) is None


@pytest.mark.parametrize("data", [
    b"", b"S", b"SHORT", b"SHORT" + bytes(20), b"SHORT" + bytes(22), b"SHORT" + bytes(23), bytes(28), bytes(600),
    b"\xff" * 600, b"short" + bytes(40), b"FLUNK\x01" + bytes(40), b"SHORT\x01" + b"\xff" * 600,
])
def test_bytes_that_were_never_a_snapshot_are_refused(data):
    assert load_or_refuse(data) is None
    assert load_or_refuse(bytearray(data)) is None


def test_random_bytes_are_refused():
    chance = random.Random(2)
    for _ in range(2000):
        data = chance.randbytes(chance.randrange(500))
        for tried in (data, b"SHORT" + data, b"SHORT\x01" + data, sealed(b"SHORT\x01" + data + bytes(4))):
            assert load_or_refuse(tried) is None


def test_snapshots_of_the_other_game_are_refused_by_either():
    from engine.flunk import restore, session, snapshot

    flunk = snapshot.save(session.Session(1, "random", 5, 5))
    with pytest.raises(SnapshotError, match="not a saved game of One Player Short"):
        load(flunk)
    with pytest.raises(restore.SnapshotError, match="not a saved game of Flunk"):
        restore.load(save(after(60)))


def test_reasons():
    data = save(after(60))
    for damaged, reason in [
        (b"", "not a saved game"),
        (b"PNG" + data, "not a saved game"),
        (data[:-1], "cut short or too long"),
        (data + b"\0", "cut short or too long"),
        (data[:30] + bytes([data[30] ^ 1]) + data[31:], "damaged"),
        (changed(data, 5, 0), "version that never was"),
        (changed(data, 7, 200), "bot level"),
    ]:
        with pytest.raises(SnapshotError, match=reason):
            load(damaged)
    with pytest.raises(NewerError, match="newer version"):
        load(data[:5] + b"\x02" + data[6:])


@pytest.mark.parametrize("place, value", [
    (6, 2), (6, 255), (7, 50), (8, 3), (8, 255), (9, 2), (9, 255), (10, 251), (10, 255),
    (11, 0), (11, 100), (11, 1), (11, 255), (15, 16), (16, 255), (20, 64), (20, 255),
    (24, 36), (24, 37), (24, 255), (25, 52), (25, 255),
])
def test_impossible_content_is_refused_though_the_checksum_fits(place, value):
    session = after(3)
    while session.index < 1:
        step(session, random.Random(1))
    session.act(3)
    session.act(session.deal.auction.calls.taken[0])
    data = save(session)
    assert load_or_refuse(data) is not None
    assert load_or_refuse(changed(data, place, value)) is None


def finished_deals(*results, target=20):
    """A snapshot of a session whose first deals have these results, and whose next has begun."""
    session = Session(GAME, "random", 1, 1, target)
    for index, result in enumerate(results):
        session.contracts[index], session.declarers[index], session.tricks[index] = result
    session.index = len(results)
    session.deal_again()
    return save(session)


@pytest.mark.parametrize("result", [(0, 0, 0), (69, 2, 12), (34, 1, 11), (THROWN_IN, 0, 0)])
def test_possible_results_are_accepted(result):
    again = load(finished_deals(result))
    assert (again.contracts[0], again.declarers[0], again.tricks[0]) == result


@pytest.mark.parametrize("result", [
    (70, 0, 7), (254, 0, 7), (14, 3, 9), (14, 255, 9), (14, 0, 14), (14, 0, 255), (THROWN_IN, 1, 0), (THROWN_IN, 0, 1),
])
def test_impossible_results_are_refused(result):
    assert load_or_refuse(finished_deals(result)) is None


def test_a_session_that_should_be_over_is_refused():
    # Three no trump with ten tricks, twice: 21 points.
    assert load_or_refuse(finished_deals((14, 1, 10), (14, 2, 10))) is not None
    assert load_or_refuse(finished_deals((14, 1, 10), (14, 1, 10))) is None
    assert load_or_refuse(finished_deals((14, 1, 10), (14, 1, 10), target=0)) is not None


def test_whatever_is_accepted_with_a_right_checksum_is_what_was_written():
    chance = random.Random(3)
    originals = [save(after(steps, style)) for steps, style in (
        (0, "eager"), (1, "eager"), (6, "eager"), (30, "stubborn"), (45, "stubborn"), (70, "eager"), (150, "eager"))]
    accepted = 0
    for _ in range(4000):
        data = bytearray(chance.choice(originals))
        for _ in range(chance.randint(1, 3)):
            data[chance.randrange(len(data) - 4)] = chance.choice(
                (chance.randrange(256), chance.randrange(16), 255))
        data = sealed(data)
        session = load_or_refuse(data)
        if session is not None:
            accepted += 1
            assert save(session) == data
            session_state(session)
    assert accepted > 100
