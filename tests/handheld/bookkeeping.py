"""What a board keeps of a session: made for a test, and held against the cards themselves."""

import zlib

from card_referee import NAMES, Referee, hands_of
from random_play import step
from score_literals import DUMP_CAPTURED, DUMP_CLEAN, TABLE

from engine import pack
from engine.flunk import restore, snapshot
from engine.flunk.session import Session


def points(contract, won, captured):
    """What the printed table says."""
    if contract >= 70:
        return DUMP_CAPTURED[captured] if captured else DUMP_CLEAN[won]
    return TABLE["%s %d" % ("nt" if contract // 14 == 4 else "tr", contract % 14)][won]


def refereed(number, contract, cards):
    """(tricks, captured) of declarer's side after these cards; each must have been legal."""
    holding = [0] * 16
    pack.deal(number, holding)
    suit = contract // 14 if contract < 70 else 4
    referee = Referee(hands_of(holding), "CDHS"[suit] if suit < 4 else None,
                      "CDHS"[contract - 70] if contract >= 70 else None)
    for card in cards:
        referee.play(NAMES[card])
    return referee.won(), referee.captured()


def a_session(steps, mode, level, number, seed):
    """A session of three deals after so many decisions, made at random: 54 make a deal."""
    session = Session(mode, level, number, seed, 3)
    for _ in range(steps):
        step(session)
    return session


def record(settings=bytes((2, 0, 0, 0, 2, 0)), session=b"", size=8192, version=3, checksum=None, sequence=1,
           statistics=b"", more=(b"",)):
    """The memory of a board of this size with such a record in it; version 2 had three parts."""
    body = b"FH" + bytes((version,)) + sequence.to_bytes(4, "little")
    more = () if version == 2 else tuple(more)
    if version > 2:
        body += bytes((3 + len(more),))
    for part in (settings, session, statistics) + more:
        body += len(part).to_bytes(2, "little")
    return filled(body + settings + session + statistics + b"".join(more), checksum, size)


def old_record(settings, session, size=8192):
    """The same as the first version wrote it."""
    body = b"FH\x01" + bytes((len(settings),)) + len(session).to_bytes(2, "little") + settings + session
    return filled(body, None, size)


def filled(body, checksum, size):
    check = zlib.crc32(body) if checksum is None else checksum
    data = body + check.to_bytes(4, "little")
    return data + b"\xff" * (size - len(data))


def parts_in(memory):
    """The bytes of the settings, the session and so on in a record that a memory begins with."""
    assert memory[:3] == b"FH\x03"
    count = memory[7]
    place = 8 + 2 * count
    parts = []
    for each in range(count):
        size = int.from_bytes(memory[8 + 2 * each:10 + 2 * each], "little")
        parts.append(memory[place:place + size])
        place += size
    assert memory[place:place + 4] == zlib.crc32(memory[:place]).to_bytes(4, "little")
    return parts


def session_in(memory):
    """The bytes of the session in it."""
    return parts_in(memory)[1]


class Ledger:
    """Follows the deals of a player's sessions; look() after every key."""

    def __init__(self):
        self.finished = {}  # (first number, seed, index) -> points of the deal
        self.deals = 0

    def look(self, session):
        """Check what can be checked now."""
        deal = session.deal
        if not deal.is_over() or deal.contract < 0:
            return
        key = (session.first_number, session.seed, session.index)
        if key in self.finished:
            return
        won, captured = refereed(deal.number, deal.contract, deal.play.cards)
        assert (won, captured) == (deal.play.won, deal.play.captured)
        assert deal.number == session.number_of(session.index)
        self.finished[key] = points(deal.contract, won, captured)
        self.deals += 1
        assert session.score_of(session.index) == self.finished[key]

    def check(self, session):
        """The totals, and that the session survives as bytes."""
        self.look(session)
        totals = [0, 0, 0]
        known = True
        for index in range(session.finished()):
            key = (session.first_number, session.seed, index)
            known = known and key in self.finished
            totals[session.dealer_of(index)] += self.finished.get(key, 0)
        if known:
            assert [session.total(player) for player in range(3)] == totals
        data = snapshot.save(session)
        assert snapshot.save(restore.load(data)) == data
