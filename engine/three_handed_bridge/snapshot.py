"""A whole session as bytes, at any moment; engine.three_handed_bridge.restore reads them.

Layout of version 1, all numbers low byte first:

     0  b"THREE"
     5  version, 1
     6  mode, 7 level's place in bots.LEVELS, 8 first dealer
     9  index of the deal in progress
    10  first deal number (4 bytes), 14 seed (4 bytes)
    18  what the dealer said in the deal in progress, 0 to 5, 255 for nothing yet
    19  how many answers to doubling were given, 20 how many cards have been played
    21  those answers in order, then those cards in order
        for each deal before the one in progress: made, tricks, holdings of scores.py
        how many hints the player has had (2 bytes)
        CRC-32 of everything before it (4 bytes)
"""

from engine.snapshot import checksum
from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import NONE, PASS

VERSION = 1
MAGIC = b"THREE"

HEADER = 21
DEAL_BYTES = 3


def save(session):
    """The session as new bytes: 27, one for each answer and card, three for each deal before."""
    deal = session.deal
    calls = deal.doubling.count
    cards = deal.play.count
    finished = DEAL_BYTES * session.index
    data = bytearray(HEADER + calls + cards + finished + 6)
    data[0:5] = MAGIC
    data[5] = VERSION
    data[6] = session.mode
    data[7] = bots.LEVELS.index(session.level)
    data[8] = session.first_dealer
    data[9] = session.index
    data[10:14] = session.first_number.to_bytes(4, "little")
    data[14:18] = session.seed.to_bytes(4, "little")
    data[18] = 255 if deal.contract == NONE else PASS if deal.passed else deal.contract
    data[19] = calls
    data[20] = cards
    place = HEADER
    for call in range(calls):
        data[place] = deal.doubling.calls[call]
        place += 1
    for card in range(cards):
        data[place] = deal.play.cards[card]
        place += 1
    for result in range(finished):
        data[place] = session.results[result]
        place += 1
    data[place:place + 2] = session.hints.to_bytes(2, "little")
    data[-4:] = checksum(data[:-4])
    return bytes(data)
