"""Records that the tests of the referee start from, and an independent referee for them."""

import re

# Board 2 of overcalls_15_boards.pbn: East plays 4S and takes 10 tricks.
BRIDGE = """\
[Event ""]
[Site ""]
[Date ""]
[Board "2"]
[West "West"]
[North "North"]
[East "East"]
[South "South"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "E:AKQ62.K9.AKJT.Q9 75.QT53.5.KJ8654 JT93.42.Q942.T73 84.AJ876.8763.A2"]
[Scoring ""]
[Declarer "E"]
[Contract "4S"]
[Result "10"]
[Auction "E"]
2C 3C Pass Pass
3S Pass 4S Pass
Pass Pass
[Play "S"]
D5 D2 D8 DJ
S7 S9 S4 S2
S5 S3 S8 SK
C5 D4 D3 DT
C4 D9 D7 DK
H5 DQ D6 DA
C6 ST H7 S6
H3 H2 H6 HK
C8 C3 CA C9
CK C7 C2 CQ
HT H4 H8 H9
HQ CT HJ SA
CJ SJ HA SQ
"""

# The same cards as Flunk: East deals and declares, West is dummy. Nine tricks in spades
# were promised and ten taken, which pays half of ninety.
FLUNK = BRIDGE.replace('[Contract "4S"]', '[Contract "High 9 S"]\n[Game "Flunk"]\n[Score "45"]')
FLUNK = re.sub(r"\[Auction.*?(?=\[Play)", "", FLUNK, flags=re.S)

# The example of the standard: South plays 5H doubled, the play ends in the seventh trick.
CLAIMED = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
[Auction "N"]
1D      1S   3H =1= 4S
4NT =2= X    Pass   Pass
5C      X    5H     X
Pass    Pass Pass
[Note "1:non-forcing"]
[Note "2:two colours"]
[Play "W"]
SK =1= H3 S4 S3
C5 C2 C6 CK
S2 H6 S5 S7
C8 CA CT C4
D2 DA DT D3
D4 DK H5 H7
-  -  -  H2
*
[Note "1:highest of series"]
"""

RANKS = "23456789TJQKA"
SEATS = "NESW"


def flunk_score(contract, tricks, captured):
    """Points by the rule as it is told, not by the engine's table."""
    words = contract.split()
    if words[0] == "Dump":
        return -10 * captured if captured else 30 * tricks
    bid, trump = int(words[1]), words[2]
    unit = 15 if trump == "NT" else 10
    if words[0] == "Low":
        bid, tricks = 13 - bid, 13 - tricks
    if tricks < bid:
        return unit * (tricks - bid)
    base = {12: 200 if unit == 15 else 150, 13: 250 if unit == 15 else 200}.get(bid, unit * bid)
    return base // 2 ** (tricks - bid)


def holds(text):
    """Whether a whole Flunk record in the project's own form is right in every point."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', text, re.M))
    first, hands = tags["Deal"].split(":")
    held = {}
    for place, hand in enumerate(hands.split()):
        seat = SEATS[(SEATS.index(first) + place) % 4]
        held[seat] = {suit + rank for suit, ranks in zip("SHDC", hand.split(".")) for rank in ranks}
    rows = [line.split() for line in text.split("[Play")[1].split("\n")[1:] if line.strip()]
    columns = [SEATS[(SEATS.index(tags["Play"]) + place) % 4] for place in range(4)]
    words = tags["Contract"].split()
    trump = "" if words[0] == "Dump" else words[-1]
    leader = columns[0]
    tricks = captured = 0
    for row in rows:
        cards = dict(zip(columns, row))
        order = [SEATS[(SEATS.index(leader) + turn) % 4] for turn in range(4)]
        led = cards[leader][0]
        for seat in order:
            card = cards[seat]
            if card not in held[seat]:
                return False
            if card[0] != led and any(other[0] == led for other in held[seat]):
                return False
            held[seat].remove(card)
        leader = max(order, key=lambda seat: (cards[seat][0] == trump, cards[seat][0] == led,
                                              RANKS.index(cards[seat][1])))
        if (SEATS.index(leader) - SEATS.index(tags["Declarer"])) % 2 == 0:
            tricks += 1
            captured += sum(card[0] == words[-1] for card in row)
    return (len(rows) == 13 and tricks == int(tags["Result"])
            and flunk_score(tags["Contract"], tricks, captured) == int(tags["Score"]))
