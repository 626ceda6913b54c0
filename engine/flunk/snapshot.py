"""A whole session as bytes, at any card of any trick; engine.flunk.restore reads them.

Layout of version 3, all numbers low byte first:

     0  b"FLUNK"
     5  version, 3
     6  mode, 7 level's place in bots.LEVELS, 8 seat order, 9 first dealer
    10  deals, 11 index of the deal in progress
    12  first deal number (4 bytes), 16 seed (4 bytes)
    20  contract of the deal in progress, 255 for none
    21  how many cards have been played, then those cards in order
        for each deal of the session, finished or not: contract, tricks, captured, and the
        bot's score in two bytes, plus 32768
        the marks of each deal
        how many hints the player has had (2 bytes), how many cards he has taken back (2 bytes)
        CRC-32 of everything before it (4 bytes)

Version 1 did not count hints; version 2 did, but had no marks and counted no cards taken back.
"""

from engine.flunk import bots
from engine.snapshot import checksum

VERSION = 3
MAGIC = b"FLUNK"

HEADER = 22
DEAL_BYTES = 5


def save(session):
    """The session as new bytes: 30, one for each card played, six for each deal."""
    play = session.deal.play
    size = HEADER + play.count + (DEAL_BYTES + 1) * session.deals + 8
    data = bytearray(size)
    data[0:5] = MAGIC
    data[5] = VERSION
    data[6] = session.mode
    data[7] = bots.LEVELS.index(session.level)
    data[8] = session.seat_order
    data[9] = session.first_dealer
    data[10] = session.deals
    data[11] = session.index
    data[12:16] = session.first_number.to_bytes(4, "little")
    data[16:20] = session.seed.to_bytes(4, "little")
    data[20] = session.deal.contract & 255
    data[21] = play.count
    place = HEADER
    for card in range(play.count):
        data[place] = play.cards[card]
        place += 1
    for index in range(session.deals):
        data[place] = session.contracts[index]
        data[place + 1] = session.tricks[index]
        data[place + 2] = session.captured[index]
        data[place + 3:place + 5] = (session.bot_scores[index] + 32768).to_bytes(2, "little")
        place += DEAL_BYTES
    data[place:size - 8] = session.marks
    data[size - 8:size - 6] = session.hints.to_bytes(2, "little")
    data[size - 6:size - 4] = session.taken_back.to_bytes(2, "little")
    data[size - 4:] = checksum(data[:size - 4])
    return bytes(data)
