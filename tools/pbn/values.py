"""The values of tags: seats, the deal, the result, the score."""

import re

from engine import pack
from engine.names import RANK_LETTERS, card_name
from engine.pbn import SEATS

SEAT_NAMES = ("North", "East", "South", "West")
"""Compass directions are the numbers 0..3 here, clockwise from North."""

UNKNOWN = ("", "?", "-", "#")
SUITS = "SHDC"
_SUIT_NUMBERS = {"S": 3, "H": 2, "D": 1, "C": 0}


def read_seat(text):
    """0..3 for N, E, S, W or the written-out name, in any case; None for anything else."""
    word = text.strip().upper()
    for seat, name in enumerate(SEAT_NAMES):
        if word in (SEATS[seat], name.upper()):
            return seat
    return None


class Deal:
    """The four hands as far as a record gives them.

    hands     four sets of cards by direction, None for a hand not given
    size      cards in each hand at the start: 13, or fewer in an end position
    problems  what is wrong with the deal, notes what is odd about it
    """

    def __init__(self):
        self.hands = [None] * 4
        self.size = 13
        self.problems = []
        self.notes = []

    def known(self):
        """Whether all four hands are known."""
        return None not in self.hands


def read_deal(text):
    """The Deal of a [Deal] value; what cannot be right in it is listed in its problems."""
    deal = Deal()
    text = text.strip()
    if text in UNKNOWN:
        deal.notes.append("No deal recorded, so holdings cannot be checked")
        return deal
    match = re.fullmatch(r"([NESW]|NORTH|EAST|SOUTH|WEST)\s*:\s*(.*)", text, re.I | re.S)
    if not match:
        deal.problems.append("The deal does not begin with a seat, like 'N:'")
        return deal
    first = read_seat(match.group(1))
    hands = match.group(2).split()
    if len(hands) > 4:
        deal.problems.append(f"The deal has {len(hands)} hands, not 4")
        return deal
    for place, hand in enumerate(hands):
        seat = first + place & 3
        try:
            deal.hands[seat] = _read_hand(hand)
        except ValueError as error:
            deal.problems.append(f"{SEAT_NAMES[seat]}'s hand: {error}")
    if not deal.problems:
        _check_deal(deal)
    if deal.problems:
        # Half a deal would only bring forth errors that are none.
        deal.hands = [None] * 4
    return deal


def _read_hand(text):
    """The set of cards of a hand, None if it is not given. ValueError says what is wrong."""
    if set(text) <= {"-"} or set(text) <= {"."}:
        return None
    suits = text.upper().replace("10", "T").split(".")
    while len(suits) > 4 and not suits[-1]:
        suits.pop()
    if len(suits) != 4:
        raise ValueError(f"{len(suits)} suits, not 4, in '{text}'")
    cards = set()
    for letter, ranks in zip(SUITS, suits):
        if ranks.startswith(letter):
            ranks = ranks[1:]
        if ranks in ("-", "--"):
            ranks = ""
        for rank in ranks:
            if rank not in RANK_LETTERS:
                raise ValueError(f"'{rank}' is not a rank in '{text}'")
            card = _SUIT_NUMBERS[letter] * 13 + RANK_LETTERS.index(rank)
            if card in cards:
                raise ValueError(f"{card_name(card)} twice")
            cards.add(card)
    return cards


def _check_deal(deal):
    """Different cards, hands of one size; the last hand follows if three are given."""
    given = [seat for seat in range(4) if deal.hands[seat] is not None]
    owner = {}
    for seat in given:
        for card in sorted(deal.hands[seat]):
            if card in owner:
                deal.problems.append(f"{card_name(card)} is in two hands, {SEAT_NAMES[owner[card]]}'s "
                                     f"and {SEAT_NAMES[seat]}'s")
            owner[card] = seat
    if not given:
        deal.notes.append("No hand given, so holdings cannot be checked")
        return
    largest = max(len(deal.hands[seat]) for seat in given)
    # Hands that are all equally short are an end position, which the standard allows.
    deal.size = min(largest, 13)
    for seat in given:
        held = len(deal.hands[seat])
        if held != deal.size:
            deal.problems.append(f"{SEAT_NAMES[seat]} holds {held} cards, not {deal.size}")
    if deal.problems:
        return
    missing = [seat for seat in range(4) if deal.hands[seat] is None]
    if len(missing) == 1 and deal.size == 13:
        deal.hands[missing[0]] = set(range(52)) - set(owner)
        deal.notes.append(f"{SEAT_NAMES[missing[0]]}'s hand is not given; it must be the other 13 cards")
    elif missing:
        names = " and ".join(SEAT_NAMES[seat] for seat in missing)
        deal.notes.append(f"Hands not given, so holdings cannot be checked: {names}")
    if deal.size < 13:
        deal.notes.append(f"An end position of {deal.size} cards a hand, not a whole game")


def numbered_hands(number, directions):
    """The four hands, by direction, of the project's deal of this number; ValueError if none.
    directions: of seats 0 to 3."""
    if not 1 <= number <= pack.LARGEST_NUMBER:
        raise ValueError(f"deal numbers run from 1 to {pack.LARGEST_NUMBER}")
    holding = [0] * 16
    pack.deal(number, holding)
    hands = [set(), set(), set(), set()]
    for place in range(16):
        for rank in range(13):
            if holding[place] >> rank & 1:
                hands[directions[place // 4]].add(place % 4 * 13 + rank)
    return hands


class Count:
    """Tricks or points by side, as a tag gives them.

    declarer  of the declaring side, or None; defenders of the other side, or None
    marked    a '^' before it says that it is not what the cards give
    """

    def __init__(self, declarer=None, defenders=None, marked=False):
        self.declarer = declarer
        self.defenders = defenders
        self.marked = marked


def read_count(text, declarer, what):
    """A Count from '9', 'NS 9', 'EW 4', 'NS 9 EW 4', each perhaps after '^', or None if the
    record does not say. declarer is a direction or None. ValueError if it cannot be read."""
    plain = text.strip().upper().replace("−", "-")
    marked = plain.startswith("^")
    plain = plain.lstrip("^").strip()
    if plain in UNKNOWN:
        return None
    number = r"([+-]?\d{1,4})"
    single = re.fullmatch(number, plain)
    if single:
        return Count(int(single.group(1)), None, marked)
    sides = re.fullmatch(rf"(NS|EW)\s*:?\s*{number}(?:[\s,;]*(NS|EW)\s*:?\s*{number})?", plain)
    seat = re.fullmatch(rf"([NESW])\s*:?\s*{number}", plain)
    count = Count(marked=marked)
    if seat:
        groups = ["NS" if seat.group(1) in "NS" else "EW", seat.group(2)]
    elif sides and sides.group(1) != sides.group(3):
        groups = [group for group in sides.groups() if group]
    else:
        raise ValueError(f"[{what} \"{text}\"] cannot be read")
    if declarer is None:
        return None
    for side, value in zip(groups[::2], groups[1::2]):
        if side == ("NS", "EW")[declarer & 1]:
            count.declarer = int(value)
        else:
            count.defenders = int(value)
    return count
