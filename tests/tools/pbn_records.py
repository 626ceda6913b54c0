"""Records that the tests of the referee start from, an independent referee for them, and damage to them."""

import re

from hypothesis import strategies

from engine import pack

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
SUITS = "CDHS"
SEATS = "NESW"
NAMES = [suit + rank for suit in SUITS for rank in RANKS]


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


def tags_of(text):
    """Tag name to value, but for the notes."""
    return dict(re.findall(r'^\[(?!Note)(\w+) "(.*)"\]', text, re.M))


def hands_of(deal):
    """{direction: set of names} of a [Deal] value."""
    first, hands = deal.split(":")
    return {SEATS[(SEATS.index(first) + place) % 4]:
            {suit + rank for suit, ranks in zip("SHDC", hand.split(".")) for rank in ranks}
            for place, hand in enumerate(hands.split())}


def play_of(text, held, trump, declarer):
    """Follow the play: (tricks of the declaring side, list of the cards in them), or None if it is not
    legal from the first card to the last. held as hands_of has it; trump is a suit's letter or not."""
    held = {seat: set(hand) for seat, hand in held.items()}
    section = text.split("[Play")
    if len(section) != 2:
        return None
    rows = [line.split() for line in section[1].split("\n")[1:] if line.strip()]
    leader = section[1][2]
    columns = [SEATS[(SEATS.index(leader) + place) % 4] for place in range(4)]
    if SEATS.index(leader) != (SEATS.index(declarer) + 1) % 4 or len(rows) != 13:
        return None
    tricks, taken = 0, []
    for row in rows:
        cards = dict(zip(columns, row))
        order = [SEATS[(SEATS.index(leader) + turn) % 4] for turn in range(4)]
        led = cards[leader][0]
        for seat in order:
            card = cards[seat]
            if card not in held[seat]:
                return None
            if card[0] != led and any(other[0] == led for other in held[seat]):
                return None
            held[seat].remove(card)
        leader = max(order, key=lambda seat: (cards[seat][0] == trump, cards[seat][0] == led,
                                              RANKS.index(cards[seat][1])))
        if (SEATS.index(leader) - SEATS.index(declarer)) % 2 == 0:
            tricks += 1
            taken += row
    return tricks, taken


def holds(text):
    """Whether a whole Flunk record in the project's own form is right in every point."""
    tags = tags_of(text)
    words = tags["Contract"].split()
    played = play_of(text, hands_of(tags["Deal"]), "" if words[0] == "Dump" else words[-1], tags["Declarer"])
    if played is None:
        return False
    tricks, taken = played
    captured = sum(card[0] == words[-1] for card in taken)
    return tricks == int(tags["Result"]) and flunk_score(tags["Contract"], tricks, captured) == int(tags["Score"])


def numbered(number):
    """The cards of the project's deal of a number, in the order dealt, by their names."""
    return [SUITS[card // 13] + RANKS[card % 13] for card in pack.shuffled_pack(number)]


def calls_of(text):
    """[(direction, call, text of its note or "")] of the auction, "-" for a column without a call; None if
    a note is missing, or none refers to it."""
    section = text.split("[Auction")[1]
    first = SEATS.index(section[2])
    rows = section.split("\n", 1)[1].split("[")[0].split()
    notes = dict(re.findall(r'^\[Note "(\d+):(.*)"\]', text, re.M))
    calls, used = [], set()
    for word in rows:
        if not word.startswith("="):
            calls.append((SEATS[(first + len(calls)) % 4], word, ""))
            continue
        number = word.strip("=")
        if number not in notes:
            return None
        used.add(number)
        calls[-1] = calls[-1][:2] + (notes[number],)
    return calls if used == set(notes) else None


class Damage:
    """Puts one thing in a record wrong, or leaves it by chance; draw as hypothesis gives it."""

    def __init__(self, text, draw):
        self.text = text
        self._draw = draw

    def _between(self, low, high):
        return self._draw(strategies.integers(low, high))

    def _instead(self, pattern, others, group=0):
        """Another of these in place of one that the pattern finds."""
        found = list(re.finditer(pattern, self.text, re.M))
        if not found:
            return self.text
        match = found[self._between(0, len(found) - 1)]
        new = others[self._between(0, len(others) - 1)]
        return self.text[:match.start(group)] + new + self.text[match.end(group):]

    def card(self):
        """A card of the play or of a note."""
        return self._instead(r"(?<![\w.])[SHDC][2-9TJQKA](?![\w.])", NAMES)

    def call(self, calls):
        """A call, or a column without one."""
        start = self.text.index("[Auction") + len('[Auction "N"]')
        end = self.text.index("[", start)
        damage = Damage(self.text[start:end], self._draw)
        return self.text[:start] + damage._instead(r"(?<=[ \n])[^=\s]+", calls) + self.text[end:]

    def tag(self, values):
        """The value of a tag, another out of {name: values}."""
        name = sorted(values)[self._between(0, len(values) - 1)]
        return self._instead(rf'^\[{name} "(.*)"\]', values[name], 1)

    def dealt(self):
        """Two cards of the hands as dealt change places."""
        tags = tags_of(self.text)
        first, hands = tags["Deal"].split(":")
        cards = [place for place, letter in enumerate(hands) if letter not in ". "]
        one, other = cards[self._between(0, 51)], cards[self._between(0, 51)]
        letters = list(hands)
        letters[one], letters[other] = letters[other], letters[one]
        return self.text.replace(hands, "".join(letters), 1)

    def two_cards(self):
        """Two cards of the play change places."""
        head, _, play = self.text.partition("[Play")
        found = list(re.finditer(r"\b[SHDC][2-9TJQKA]\b", play))
        if not found:
            return self.text
        places = sorted((self._between(0, len(found) - 1), self._between(0, len(found) - 1)))
        one, other = found[places[0]], found[places[1]]
        if one is other:
            return self.text
        return (head + "[Play" + play[:one.start()] + other.group() + play[one.end():other.start()] + one.group()
                + play[other.end():])
