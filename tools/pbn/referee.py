"""What a referee finds in one game of a PBN file."""

import re
from dataclasses import asdict, dataclass, field

from engine.names import card_name

from .contracts import PASSED
from .counts import check_counts
from .games import rules_of
from .sections import read_play
from .tricks import UNREADABLE, Problem, Table
from .values import SEAT_NAMES, SEATS, UNKNOWN, read_count, read_deal, read_seat

OPENING_LEAD = "opening lead"


@dataclass
class Verdict:
    """The findings on one game; absent or unreadable values are None.

    tricks  won by the declaring side in the tricks that are recorded
    result  the tricks that [Result] gives the declarer; score the points of [Score]
    """

    board: str = None
    game: str = "Bridge"
    contract: str = None
    declarer: str = None
    tricks: int = None
    result: int = None
    score: int = None
    problems: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    played: int = 0

    @property
    def ok(self):
        return not self.problems

    def as_dict(self):
        """The findings as plain values for JSON."""
        found = {name: getattr(self, name) for name in (
            "board", "game", "contract", "declarer", "tricks", "result", "score", "ok")}
        found["problems"] = [asdict(problem) for problem in self.problems]
        found["notes"] = list(self.notes)
        return found


def judge(game):
    """The Verdict on a reading.Game."""
    return _Judge(game).verdict


class _Judge:
    """Reads the tags of a game, replays it, and writes its Verdict."""

    def __init__(self, game):
        self.game = game
        self.tags = game.tags
        self.verdict = Verdict(board=self.tags.get("Board", "").strip() or None, notes=list(game.notes))
        for text in game.problems:
            self.fault(UNREADABLE, text)
        self.declarer = self.trump = None
        self.result = self.score = None
        self.rules = rules_of(self)
        self.rules.read_contract(self.tags.get("Contract", ""))
        self.read_declarer()
        self.rules.read_auction()
        self.tricks_bid = self.rules.tricks_bid()
        self.section = read_play(game.sections.get("Play", ()))
        self.deal = read_deal(self.tags.get("Deal", ""))
        if game.borrowed:
            self.try_borrowed()
        self.read_hands()
        for text in self.section.problems:
            self.fault("after the end", text)
        for text in self.section.notes:
            self.note(text)
        self.replay()
        if self.declarer is not None:
            self.verdict.declarer = SEATS[self.declarer]

    def fault(self, rule, text, **where):
        self.verdict.problems.append(Problem(rule, text, **where))

    def note(self, text):
        self.verdict.notes.append(text)

    # What the tags say

    def read_declarer(self):
        text = self.tags.get("Declarer", "").strip()
        plain = text.lstrip("^").strip()
        if plain in UNKNOWN:
            return
        self.declarer = read_seat(plain)
        if self.declarer is None:
            self.fault("declarer", f"The declarer '{text}' is not one of N, E, S, W")
        elif text.startswith("^"):
            self.note("Marked irregularity: declarer and dummy changed places, "
                      f"{SEAT_NAMES[self.declarer]} declares")

    def try_borrowed(self):
        """Keep the deal of the game before only if most of the cards played fit it."""
        first = read_seat(self.tags.get("Play", ""))
        rows = self.section.rows()
        if first is None or not rows or not self.deal.known():
            self.deal = read_deal("")
            return
        fitting = known = 0
        for row in rows:
            cards = [entry.card for entry in row]
            held = [sum(cards[place] in self.deal.hands[first + turn + place & 3] for place in range(4))
                    for turn in range(4)]
            known += 4 - cards.count(None)
            # Rows under the wrong seats, a common slip, still show whose cards they are.
            fitting += max(held) if cards.count(None) < 3 else held[0]
        if 4 * fitting < 3 * known:
            self.deal = read_deal("")
        else:
            self.note("No deal of its own; held against that of the game before")

    def read_hands(self):
        for text in self.deal.problems:
            self.fault("deal", text)
        for text in self.deal.notes:
            self.note(text)
        if self.deal.size < 13 and self.tricks_bid and not self.rules.whole:
            self.fault("deal", f"Hands of {self.deal.size} cards; in an end position the contract "
                       "names the trumps only")
        self.rules.check_deal()

    def read_result(self):
        """The Count in [Result]."""
        text = self.tags.get("Result", "")
        try:
            text = self.absolute(text)
            count = read_count(text, self.declarer, "Result")
        except ValueError as error:
            self.fault("result", str(error))
            return None
        if count is None:
            return None
        for value in (count.declarer, count.defenders):
            if value is not None and not 0 <= value <= 13:
                self.fault("result", f"[Result \"{text}\"]: nobody takes {value} tricks")
                return None
        self.verdict.result = 13 - count.defenders if count.declarer is None else count.declarer
        return count

    def read_score(self):
        """The Count in [Score], if the game's score is looked into."""
        try:
            count = self.rules.read_score(self.tags.get("Score", ""))
        except ValueError as error:
            self.fault("score", str(error))
            return None
        if count is not None:
            self.verdict.score = count.declarer
        return count

    def absolute(self, text):
        """A result like '=', '+1' or '-2' against the contract as a number of tricks."""
        plain = text.strip().replace("−", "-")
        if not plain.startswith(("=", "+", "-")) or plain in UNKNOWN:
            return text
        if not self.tricks_bid or not re.fullmatch(r"=|[+-]\d{1,2}", plain):
            raise ValueError(f"[Result \"{text}\"] cannot be read")
        self.note(f"[Result \"{text}\"] is read against the contract")
        return str(self.tricks_bid + (0 if plain == "=" else int(plain)))

    # The play

    def replay(self):
        rows = self.section.rows()
        if self.verdict.contract == PASSED:
            self.note("All players passed")
            if rows:
                self.fault("contract", "Cards are recorded though all players passed")
            if self.read_result() and self.verdict.result:
                self.fault("result", f"[Result \"{self.tags['Result']}\"] though all players passed")
            return
        readings = list(self.readings(rows, self.section.rows_by_line()))
        fewest = min(reading.cost for reading in readings)
        best = [reading for reading in readings if reading.cost == fewest]
        self.settle(best)
        self.result = self.read_result()
        self.score = self.read_score()
        check_counts(self.verdict, best, self)

    def readings(self, rows, by_line):
        """Every way to read the play that the record leaves open, replayed; likeliest first."""
        first = read_seat(self.tags.get("Play", ""))
        declarers = [self.declarer]
        if self.declarer is None:
            # In an end position anybody may lead.
            declarers = range(4) if first is None or self.deal.size < 13 else [first - 1 & 3]
        for declarer in declarers:
            for trump in range(5) if self.trump is None else [self.trump]:
                for lines in (rows, by_line):
                    if lines is not None:
                        for leader, column, problems in self.leads(lines, first, declarer):
                            yield Reading(self, lines, lines is by_line, column, leader, declarer,
                                          trump, problems)

    def leads(self, rows, first, declarer):
        """(leader, seat of the first column, problems) for the ways to read [Play]."""
        left = declarer + 1 & 3
        if first is None or first == left or not rows or any("L" in entry.marks for entry in rows[0]):
            return [(left, left if first is None else first, [])]
        if self.deal.size < 13:
            return [(first, first, [])]
        fault = Problem(OPENING_LEAD, f"{SEAT_NAMES[first]} leads, but the opening lead is "
                        f"{SEAT_NAMES[left]}'s, left of the declarer", 1, None, SEATS[first])
        return [(first, first, [fault]), (left, first, [])]

    def settle(self, best):
        """Put what the best reading shows into the verdict."""
        reading = best[0]
        verdict = self.verdict
        verdict.problems += reading.problems
        verdict.played = len(reading.table.rows)
        declarers = {other.declarer for other in best}
        if self.declarer is None and len(declarers) == 1:
            self.declarer = reading.declarer
            if verdict.played:
                self.note(f"No declarer recorded; {SEAT_NAMES[reading.declarer]} sits right of the leader")
        if verdict.played and read_seat(self.tags.get("Play", "")) is None:
            self.note("The play does not say whose column comes first; taken to be the opening leader's")
        if self.trump is None and verdict.played:
            self.note("Contract unknown; the play is held against every denomination")
        if reading.rotated:
            self.note("The columns of the play do not begin with the opening leader")
        for trick, row in enumerate(reading.table.rows):
            for seat, entry in enumerate(row):
                for mark in entry.marks:
                    kind = "revoke" if mark == "R" else "lead out of turn"
                    card = "card" if entry.card is None else card_name(entry.card)
                    self.note(f"Marked irregularity in trick {trick + 1}: "
                              f"{SEAT_NAMES[seat]}'s {card}, a {kind}")
        table = reading.table
        if not verdict.played:
            self.note("No play recorded")
        elif table.complete < table.size:
            self.note(f"The play breaks off after {table.complete} tricks")
        if table.holes():
            self.note(f"Cards of the play not recorded: {table.holes()}")


class Reading:
    """One way to read the play, replayed.

    ways      {State: problems} with the fewest faults
    problems  all faults of this reading; cost how many, more for a less likely reading
    """

    def __init__(self, judge, rows, by_line, column, leader, declarer, trump, problems):
        self.declarer = declarer
        self.trump = trump
        self.rotated = column != (declarer + 1 & 3) and leader == (declarer + 1 & 3) and bool(rows)
        turned = [[row[seat - column & 3] for seat in range(4)] for row in rows]
        self.table = Table(turned, judge.deal.hands, judge.deal.size)
        self.ways = self.table.replay(leader, declarer, trump, judge.rules.dump_suit)
        if by_line:
            problems = problems + [
                Problem(UNREADABLE, f"Trick {place + 1} has no four cards", place + 1)
                for place, row in enumerate(rows[:-1]) if any(entry.line == 0 for entry in row)]
        found = problems + self.table.problems + next(iter(self.ways.values()))
        self.problems = sorted(found, key=lambda problem: problem.trick)
        marked = any("L" in entry.marks for row in turned[:1] for entry in row)
        self.cost = len(found) + (self.rotated and not marked)
