"""What the referee asks about Three-handed Bridge; its records are told of in the engine's pbn_record."""

import re

from engine.cards import DECLARER, DUMMY, NO_TRUMP
from engine.names import SUIT_LETTERS
from engine.pbn import denomination_text
from engine.three_handed_bridge import scores
from engine.three_handed_bridge.doubling import CONTENT, DOUBLE, NOBODY, Doubling
from engine.three_handed_bridge.forced_make import forced_make
from engine.three_handed_bridge.pbn_record import DENOMINATIONS, GAME, MAKERS, score_text

from .contracts import PASSED, parse_denomination
from .rules import Rules
from .sections import read_calls
from .values import SEAT_NAMES, UNKNOWN, Count, read_seat

_SCORE = re.compile(r"(\^?)(\d{1,3}) ?BELOW,? ?(\d{1,3}) ?ABOVE,? ?OPPONENTS ?(\d{1,3}) ?EACH")
_ANSWERS = {PASSED: CONTENT, "X": DOUBLE, "XX": DOUBLE}


class _Fault(Exception):
    """A fault of the auction, after which nothing more of it can be known."""


class ThreeHandedBridgeRules(Rules):
    """trump, passed and steps: what was made, whether by dummy, and how often it was doubled; None if
    that is not known. holding: the hands as 16 masks, or None."""

    name = GAME
    scored = True
    whole = True
    transfers = False

    def __init__(self, judge):
        super().__init__(judge)
        self.passed = self.steps = self.holding = None

    # The tags

    def read_contract(self, text):
        judge = self.judge
        if text.strip() in UNKNOWN:
            return
        try:
            judge.trump = parse_denomination(text)
        except ValueError:
            judge.fault("contract", f"'{text}' is nothing that is made trump; contracts read like 'Hearts' or 'No trump'")
            return
        judge.verdict.contract = DENOMINATIONS[judge.trump]

    def read_auction(self):
        """It is held against the hands: see check_deal."""

    def tricks_bid(self):
        return 0

    def _read_tags(self):
        """Take from [MadeBy] and [Doubled] what they say."""
        judge = self.judge
        made_by = judge.tags.get("MadeBy", "").strip()
        if made_by.capitalize() in MAKERS:
            self.passed = made_by.capitalize() == MAKERS[True]
        elif made_by not in UNKNOWN:
            judge.fault("contract", f"[MadeBy \"{made_by}\"] names neither Dealer nor Dummy")
        doubled = judge.tags.get("Doubled", "").strip()
        if re.fullmatch(r"\d{1,2}", doubled):
            self.steps = int(doubled)
        elif doubled not in UNKNOWN:
            judge.fault("contract", f"[Doubled \"{doubled}\"] is not a number of times")

    # The hands and the auction

    def check_deal(self):
        judge = self.judge
        self.check_size()
        self._read_tags()
        dealer = read_seat(judge.tags.get("Dealer", ""))
        agree = self.check_dealer()
        # If they do not agree, the auction tells which of them is wrong.
        if judge.declarer is None or not agree and read_seat(judge.tags.get("Auction", "")) == dealer:
            judge.declarer = dealer
        if judge.declarer is None:
            return
        self.check_number([judge.declarer + seat & 3 for seat in range(4)])
        if judge.deal.known() and judge.deal.size == 13:
            self.holding = [
                sum(1 << card % 13 for card in judge.deal.hands[judge.declarer + place // 4 & 3]
                    if card // 13 == place % 4) for place in range(16)]
        if not judge.game.sections.get("Auction"):
            judge.note("No auction recorded")
            self._check_make(judge.trump)
            self._check_steps()
            return
        try:
            self._compare(*self._follow())
        except _Fault as fault:
            judge.fault("auction", str(fault))

    def _check_make(self, denomination):
        """A _Fault if dummy cannot have made that."""
        if not self.passed or self.holding is None or denomination is None:
            return
        made, _ = forced_make(self.holding, DUMMY)
        if made != denomination:
            self.judge.fault("contract", f"Dummy's hand makes {DENOMINATIONS[made].lower()}, "
                             f"not {DENOMINATIONS[denomination].lower()}")

    def _check_steps(self):
        judge = self.judge
        if None in (self.steps, judge.trump):
            return
        most = scores.most_doublings(judge.trump)
        if self.steps > most:
            judge.fault("contract", f"[Doubled \"{self.steps}\"]: in {judge.verdict.contract.lower()} an odd trick "
                        f"is worth 100 after {most} doublings, and no more are allowed")
            self.steps = None

    def _follow(self):
        """(denomination, whether dummy made it, doublings) that the calls lead to."""
        judge = self.judge
        dealer = judge.declarer
        first = read_seat(judge.tags.get("Auction", ""))
        if first != dealer:
            raise _Fault(f"The auction begins with [Auction \"{judge.tags['Auction']}\"], but "
                         f"{SEAT_NAMES[dealer]} is the dealer, who speaks first")
        calls, broken = read_calls(judge.game.sections["Auction"], first)
        if broken:
            raise _Fault("The auction is not recorded to its end")
        spoken = iter(calls)
        denomination = self._make_of(spoken, DECLARER)
        passed = denomination is None
        if passed:
            denomination = self._make_of(spoken, DUMMY)
            made = denomination if self.holding is None else forced_make(self.holding, DUMMY)[0]
            if made != denomination:
                raise _Fault(f"The dealer passed, and dummy's hand makes {DENOMINATIONS[made].lower()}, "
                             f"not {DENOMINATIONS[denomination].lower()}")
        doubling = Doubling()
        doubling.start(denomination)
        for call in spoken:
            self._answer(doubling, call)
        if doubling.turn != NOBODY:
            raise _Fault(f"The auction is not over: {self._name(doubling.turn)} is to double or to pass")
        return denomination, passed, doubling.steps

    def _name(self, seat):
        return SEAT_NAMES[self.judge.declarer + seat & 3]

    def _make_of(self, spoken, seat):
        """What the next call makes trump, None for a pass of the dealer's."""
        call = next(spoken, None)
        who = self._name(seat)
        if call is None:
            raise _Fault(f"The auction ends before {who} has made anything trump")
        if call.seat != self.judge.declarer + seat & 3:
            raise _Fault(f"It is {who}'s turn to make something trump, but '{call.text}' stands under "
                         f"{SEAT_NAMES[call.seat]}")
        if call.text == PASSED and seat == DECLARER:
            return None
        for denomination in range(NO_TRUMP + 1):
            if call.text == denomination_text(denomination):
                return denomination
        if call.text == PASSED:
            raise _Fault("Dummy cannot pass back")
        raise _Fault(f"'{call.text}' by {who} makes nothing trump: {', '.join(SUIT_LETTERS)}, NT or Pass is wanted")

    def _answer(self, doubling, call):
        who = SEAT_NAMES[call.seat]
        if doubling.turn == NOBODY:
            raise _Fault(f"'{call.text}' by {who} comes after doubling was closed")
        turn = self._name(doubling.turn)
        if who != turn:
            raise _Fault(f"It is {turn}'s turn to double or to pass, but '{call.text}' stands under {who}")
        if call.text not in _ANSWERS:
            raise _Fault(f"'{call.text}' by {who} is no answer to doubling; X, XX and Pass are")
        redoubles = doubling.turn == DECLARER
        if call.text == "X" and redoubles:
            raise _Fault(f"{who} cannot double his own make; the dealer's answer to a double is XX")
        if call.text == "XX" and not redoubles:
            raise _Fault(f"{who} is a defender and doubles with X; only the dealer redoubles, with XX")
        doubling.call(_ANSWERS[call.text])

    def _compare(self, denomination, passed, steps):
        """Hold the tags against what the auction led to, which then counts."""
        judge = self.judge
        made = DENOMINATIONS[denomination]
        if judge.verdict.contract not in (None, made):
            judge.fault("contract", f"The auction makes {made.lower()} trump, but [Contract "
                        f"\"{judge.tags['Contract']}\"] says otherwise" if denomination < NO_TRUMP else
                        f"The auction makes it no trump, but [Contract \"{judge.tags['Contract']}\"] says otherwise")
        if self.passed not in (None, passed):
            judge.fault("contract", f"By the auction {MAKERS[passed].lower()} made it, but [MadeBy "
                        f"\"{judge.tags['MadeBy']}\"] says otherwise")
        if self.steps not in (None, steps):
            judge.fault("contract", f"It was doubled {_times(steps)}, but [Doubled \"{judge.tags['Doubled']}\"] "
                        "says otherwise")
        judge.verdict.contract, judge.trump = made, denomination
        self.passed, self.steps = passed, steps

    # Points

    def read_score(self, text):
        plain = re.sub(r"\s+", " ", text.strip()).upper()
        if plain in UNKNOWN:
            return None
        found = _SCORE.fullmatch(plain)
        if not found:
            raise ValueError(f"[Score \"{text}\"] cannot be read; scores read like '24 below, 12 above, opponents 4 each'")
        return Count(score_text([int(number) for number in found.groups()[1:]]), None, bool(found[1]))

    def can_score(self):
        return None not in (self.judge.trump, self.passed, self.steps, self.holding)

    def unscored(self):
        return "Without the hands, and what was made and doubled, the score cannot be checked"

    def score(self, tricks, captured):
        trump = self.judge.trump
        made = scores.made_of(trump, self.passed, self.steps)
        return score_text(scores.points(made, tricks, scores.holdings_of(self.holding, trump)))

    def contract_told(self):
        contract = self.judge.verdict.contract
        return f"{contract}, doubled {_times(self.steps)}," if self.steps else contract


def _times(steps):
    return {0: "not at all", 1: "once", 2: "twice"}.get(steps, f"{steps} times")
