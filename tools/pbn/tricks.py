"""Replaying the recorded cards: who had to play what, who won, what is still possible.

Seats are directions here, 0..3 for N, E, S, W. Cards stand in columns, so whose card it is
never depends on who won what; who leads and who must follow does. With a card unknown, more
than one seat may have won its trick: every way that the trick may have gone is followed,
and the one with the fewest faults counts.
"""

from dataclasses import dataclass

from engine.names import SUIT_NAMES, card_name
from engine.play import MUST_FOLLOW, NOT_HELD, NOT_YOUR_TURN, winning_seat

from .values import SEAT_NAMES, SEATS

PLAYED_TWICE = "played twice"
UNREADABLE = "unreadable"
COLUMNS = "columns"

EXACT_ENDING = 3
"""With at most this many tricks to go, every legal ending is tried out."""


@dataclass
class Problem:
    """A fault: trick from 1, card and seat as text, or None where they do not apply."""

    rule: str
    text: str
    trick: int = None
    card: str = None
    seat: str = None


@dataclass(frozen=True)
class State:
    """A way the play may have gone: who leads next, tricks won by the declaring side, cards
    of the dump suit and unknown cards in those tricks."""

    leader: int
    won: int = 0
    captured: int = 0
    hidden: int = 0


def _beats(card, other, trump):
    """Whether a card is of the same suit and higher, or a trump on another suit."""
    if card // 13 == other // 13:
        return card > other
    return card // 13 == trump


class Table:
    """The cards of a game in its columns, and the hands they came from.

    rows      lists of four Entries by direction, one a trick
    hands     four sets of cards, None for a hand not known
    size      tricks in the whole game
    """

    def __init__(self, rows, hands, size):
        self.rows = rows
        self.hands = hands
        self.size = size
        self.problems = []
        self._turn_rows()
        self.played = [[row[seat].card for row in rows] for seat in range(4)]
        self.complete = len(rows)
        if rows and any(entry.card is None and not entry.bad for entry in rows[-1]):
            self.complete -= 1
        self._check_cards()

    def holes(self):
        """How many cards of the complete tricks are unknown."""
        return sum(entry.card is None for row in self.rows[:self.complete] for entry in row)

    def _check_cards(self):
        """Faults that do not depend on who led: cards not held, or played twice."""
        first = {}
        for trick, row in enumerate(self.rows):
            for seat, entry in enumerate(row):
                if entry.bad:
                    self._report(UNREADABLE, f"'{entry.bad}' is not a card", trick, seat)
                if entry.card is None:
                    continue
                name = card_name(entry.card)
                if trick >= self.size:
                    self._report("play is over", f"{name} is played after all {self.size} tricks",
                                 trick, seat, name)
                elif entry.card in first:
                    self._report(PLAYED_TWICE, f"{name} was played in trick {first[entry.card]}",
                                 trick, seat, name)
                elif self.hands[seat] is not None and entry.card not in self.hands[seat]:
                    text = f"{SEAT_NAMES[seat]} does not hold {name}{self._owner(entry.card)}"
                    self._report(NOT_HELD, text, trick, seat, name)
                elif self.hands[seat] is None and self._owner(entry.card):
                    text = f"{SEAT_NAMES[seat]} cannot hold {name}{self._owner(entry.card)}"
                    self._report(NOT_HELD, text, trick, seat, name)
                first.setdefault(entry.card, trick + 1)

    def _turn_rows(self):
        """Report, and put right, tricks of which every card is under somebody else's column,
        as happens when a program writes cards in the order in which they were played."""
        if None in self.hands:
            return
        for trick, row in enumerate(self.rows):
            known = [seat for seat in range(4) if row[seat].card is not None]
            if len(known) < 2 or any(row[seat].card in self.hands[seat] for seat in known):
                continue
            for turn in (1, 2, 3):
                if all(row[seat].card in self.hands[seat + turn & 3] for seat in known):
                    self.rows[trick] = [row[seat - turn & 3] for seat in range(4)]
                    self.problems.append(Problem(
                        COLUMNS, "No card stands under the seat that held it; replayed with the "
                        f"columns moved on, {SEAT_NAMES[known[0]]}'s to {SEAT_NAMES[known[0] + turn & 3]} "
                        "and so on", trick + 1))
                    break

    def _owner(self, card):
        for seat, hand in enumerate(self.hands):
            if hand is not None and card in hand:
                return f"; it is {SEAT_NAMES[seat]}'s"
        return ""

    def _report(self, rule, text, trick, seat, card=None):
        # What the seat really played is unknown; that must not bring forth more faults.
        self.played[seat][trick] = None
        self.problems.append(Problem(rule, text, trick + 1, card, SEATS[seat]))

    def gone(self, trick):
        """The cards that lie on the table before a trick."""
        return {entry.card for row in self.rows[:trick] for entry in row}

    def must_hold(self, seat, trick, suit):
        """A card of the suit that seat surely still held when it played to this trick, or -1."""
        later = [card for card in self.played[seat][trick:] if card is not None and card // 13 == suit]
        hand = self.hands[seat]
        if hand is None:
            return max(later, default=-1)
        gone = self.gone(trick)
        held = {card for card in hand if card // 13 == suit and card not in gone}
        if held & set(later):
            return max(held & set(later))
        unseen = self.played[seat][:trick].count(None)
        return max(held) if len(held) > unseen else -1

    def follow(self, trick, leader):
        """The revokes in a trick led by leader that the record does not mark as such."""
        row = self.rows[trick]
        led = self.played[leader][trick]
        found = []
        if led is None:
            return found
        for turn in range(1, 4):
            seat = leader + turn & 3
            entry = row[seat]
            if self.played[seat][trick] is None or entry.card // 13 == led // 13 or "R" in entry.marks:
                continue
            held = self.must_hold(seat, trick, led // 13)
            if held >= 0:
                found.append(Problem(
                    MUST_FOLLOW, f"{card_name(entry.card)} does not follow {SUIT_NAMES[led // 13]}, "
                    f"though {SEAT_NAMES[seat]} holds {card_name(held)}",
                    trick + 1, card_name(entry.card), SEATS[seat]))
        return found

    def winners(self, trick, leader, trump):
        """The seats that may have won a trick: one, unless a card in it is unknown."""
        cards = [self.rows[trick][leader + turn & 3].card for turn in range(4)]
        if None not in cards:
            return [winning_seat(cards, 0, 4, leader, trump)]
        seats = []
        for turn, card in enumerate(cards):
            seat = leader + turn & 3
            others = [other for other in cards if other is not None and other != card]
            tries = [card] if card is not None else self.unrecorded(seat)
            for mine in tries:
                led = mine if turn == 0 else cards[0]
                fits = led is None or mine // 13 in (led // 13, trump)
                if fits and not any(_beats(other, mine, trump) for other in others):
                    seats.append(seat)
                    break
        return seats or [leader]

    def unrecorded(self, seat):
        """The cards that a seat may have played where the record has none."""
        recorded = self.gone(len(self.rows))
        if self.hands[seat] is not None:
            return self.hands[seat] - recorded
        held = {card for hand in self.hands if hand is not None for card in hand}
        return set(range(52)) - recorded - held

    def replay(self, leader, declarer, trump, dump_suit):
        """{State: problems} for the ways through the complete tricks with the fewest faults,
        those of the last, unfinished trick included."""
        ways = {State(leader): []}
        for trick in range(min(self.complete, self.size)):
            row = self.rows[trick]
            after = {}
            for state, problems in ways.items():
                leads = self.leads(trick, state.leader)
                problems = problems + self.follow(trick, leads)
                for winner in self.winners(trick, leads, trump):
                    reached = State(winner, state.won, state.captured, state.hidden)
                    if not (winner ^ declarer) & 1:
                        suits = [None if entry.card is None else entry.card // 13 for entry in row]
                        reached = State(winner, state.won + 1, state.captured + suits.count(dump_suit),
                                        state.hidden + suits.count(None))
                    if reached not in after or len(problems) < len(after[reached]):
                        after[reached] = problems
            ways = after
        if self.complete < min(len(self.rows), self.size):
            ways = {state: problems + self._last_trick(state.leader) for state, problems in ways.items()}
        fewest = min(len(problems) for problems in ways.values())
        return {state: problems for state, problems in ways.items() if len(problems) == fewest}

    def leads(self, trick, leader):
        """Who led a trick: the leader, unless the record marks a lead out of turn."""
        for seat, entry in enumerate(self.rows[trick]):
            if "L" in entry.marks:
                return seat
        return leader

    def _last_trick(self, leader):
        """Faults in the trick that was not finished."""
        trick = self.complete
        leader = self.leads(trick, leader)
        problems = self.follow(trick, leader)
        filled = [self.rows[trick][leader + turn & 3].card is not None
                  or bool(self.rows[trick][leader + turn & 3].bad) for turn in range(4)]
        if not self.holes() and filled != sorted(filled, reverse=True):
            # In a record with unknown cards the gap may be one of those.
            turn = next(turn for turn in range(4) if filled[turn] and not all(filled[:turn]))
            seat = leader + turn & 3
            waiting = leader + filled.index(False) & 3
            card = self.rows[trick][seat].card
            problems.append(Problem(
                NOT_YOUR_TURN, f"{SEAT_NAMES[seat]} plays before {SEAT_NAMES[waiting]}, whose turn it is",
                trick + 1, None if card is None else card_name(card), SEATS[seat]))
        return problems

    def outcomes(self, state, declarer, trump, dump_suit, exact):
        """The (tricks, captured) that the declaring side may end with, as a set.

        exact: the hands and the play are sound, so that short endings can be tried out.
        """
        rest = max(0, self.size - self.complete)
        if not rest and not state.hidden:
            return {(state.won, state.captured)}
        if exact and rest <= EXACT_ENDING and not self.holes():
            return self._endings(state, declarer, trump, dump_suit)
        left = 0
        if dump_suit < 4:
            left = len(set(range(dump_suit * 13, dump_suit * 13 + 13)) - self.gone(len(self.rows)))
        most = min(13, state.captured + min(left, state.hidden + 4 * rest))
        return {(won, captured) for won in range(state.won, state.won + rest + 1)
                for captured in range(state.captured, most + 1)}

    def _endings(self, state, declarer, trump, dump_suit):
        gone = self.gone(len(self.rows))
        hands = tuple(frozenset(hand - gone) for hand in self.hands)
        leader = state.leader
        trick = []
        if self.complete < len(self.rows):
            leader = self.leads(self.complete, leader)
            row = self.rows[self.complete]
            trick = [row[leader + turn & 3].card for turn in range(4)]
            trick = trick[:trick.index(None)]
        found = set()
        stack = [(hands, leader, tuple(trick), state.won, state.captured)]
        visited = set(stack)
        while stack:
            hands, leader, trick, won, captured = stack.pop()
            if len(trick) == 4:
                winner = winning_seat(trick, 0, 4, leader, trump)
                if not (winner ^ declarer) & 1:
                    won += 1
                    captured += sum(card // 13 == dump_suit for card in trick)
                leader = winner
                trick = ()
            seat = leader + len(trick) & 3
            if not trick and not hands[seat]:
                found.add((won, captured))
                continue
            cards = [card for card in hands[seat] if trick and card // 13 == trick[0] // 13] or hands[seat]
            for card in cards:
                left = hands[:seat] + (hands[seat] - {card},) + hands[seat + 1:]
                following = (left, leader, trick + (card,), won, captured)
                if following not in visited:
                    visited.add(following)
                    stack.append(following)
        return found
