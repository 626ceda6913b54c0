"""A whole session as bytes, at any decision; engine.one_player_short.restore reads them.

Layout of version 1, all numbers low byte first:

     0  b"SHORT"
     5  version, 1
     6  mode, 7 level's place in bots.LEVELS, 8 first dealer, 9 second chance (0 or 1)
    10  target in points, 11 deals at most, 12 index of the deal in progress
    13  first deal number (4 bytes), 17 seed (4 bytes)
    21  how many hints the player has had (2 bytes)
    23  how many decisions the deal in progress has seen, then those in order: calls, each bid
        followed by the open card taken, if the pile was out (255 for none), and by the card
        laid; then the cards played
        for each deal before it: contract (255 if all passed), declarer, tricks
        CRC-32 of everything before it (4 bytes)
"""

from engine.one_player_short import bots
from engine.one_player_short.auction import CALLING
from engine.one_player_short.calls import BIDS, NO_CARD, PILE
from engine.snapshot import checksum

VERSION = 1
MAGIC = b"SHORT"

HEADER = 24
DEAL_BYTES = 3


def save(session):
    """The session as new bytes: 28, one for each decision in its deal, three for each deal before."""
    deal = session.deal
    data = bytearray(HEADER + deal.decisions + DEAL_BYTES * session.index + 4)
    data[0:5] = MAGIC
    data[5] = VERSION
    data[6] = session.mode
    data[7] = bots.LEVELS.index(session.level)
    data[8] = session.first_dealer
    data[9] = 1 if session.second_chance else 0
    data[10] = session.target
    data[11] = session.deals
    data[12] = session.index
    data[13:17] = session.first_number.to_bytes(4, "little")
    data[17:21] = session.seed.to_bytes(4, "little")
    data[21:23] = session.hints.to_bytes(2, "little")
    data[23] = deal.decisions
    place = _put_auction(data, HEADER, deal.auction)
    for card in range(deal.play.count):
        data[place] = deal.play.cards[card]
        place += 1
    for index in range(session.index):
        data[place] = session.contracts[index]
        data[place + 1] = session.declarers[index]
        data[place + 2] = session.tricks[index]
        place += DEAL_BYTES
    data[-4:] = checksum(data[:-4])
    return bytes(data)


def _put_auction(data, place, auction):
    """Write the decisions of an auction from a place on; return the place after them."""
    calls = auction.calls
    for made in range(calls.count):
        data[place] = calls.made[made]
        place += 1
        if calls.made[made] >= BIDS:
            continue
        # The cards of the last bid may not have been chosen yet.
        last = auction.due != CALLING and made == calls.count - 1
        if made >= PILE:
            if calls.taken[made] == NO_CARD and last:
                continue
            data[place] = calls.taken[made]
            place += 1
            if calls.taken[made] == NO_CARD:
                continue
        if calls.laid[made] != NO_CARD:
            data[place] = calls.laid[made]
            place += 1
    return place
