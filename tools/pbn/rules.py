"""What the referee asks about each game: its contracts, who declares, its auction, its points.

Here are contract bridge, with the games that are not known, and Flunk; the others have modules of
their own.
"""

import re

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.flunk.pbn_record import contract_text

from .contracts import parse_bridge, parse_contract
from .sections import call_text, read_auction
from .values import SEAT_NAMES, UNKNOWN, numbered_hands, read_count, read_seat


class Rules:
    """Of contract bridge, and of a game that is not known here.

    judge      reads a game; its faults, notes and what it finds of contract and declarer are written there
    dump_suit  the suit whose captured cards count, or NO_TRUMP
    """

    name = "Bridge"
    scored = False
    """Whether the points are known, so that [Score] can be checked."""
    whole = False
    """Whether there are records of whole deals only."""
    transfers = True
    """Whether a revoke may cost tricks afterwards."""

    def __init__(self, judge):
        self.judge = judge
        self.dump_suit = NO_TRUMP

    def read_contract(self, text):
        """Fill in the judge's contract and trump from [Contract]."""
        judge = self.judge
        try:
            judge.verdict.contract, judge.trump = parse_bridge(text)
        except ValueError as error:
            if judge.verdict.game == self.name:
                judge.fault("contract", str(error))
            else:
                judge.verdict.contract = text
                judge.note(f"The contracts of {judge.verdict.game} are not known here")

    def read_auction(self):
        """Fill in contract and declarer from the calls; say so if the two do not agree."""
        judge = self.judge
        first = read_seat(judge.tags.get("Auction", ""))
        if first is None:
            return
        contract, declarer = read_auction(judge.game.sections.get("Auction", ()), first)
        if contract is None:
            return
        if judge.verdict.contract is None and judge.tags.get("Contract", "").strip() in UNKNOWN:
            judge.verdict.contract, judge.trump = parse_bridge(contract)
            judge.declarer = declarer if judge.declarer is None else judge.declarer
            judge.note(f"Contract taken from the auction: {call_text(contract, declarer)}")
        elif judge.verdict.contract not in (None, contract):
            judge.note(f"The auction leads to {call_text(contract, declarer)}")
        elif judge.declarer is None and declarer is not None:
            judge.declarer = declarer
            judge.note(f"Declarer taken from the auction: {SEAT_NAMES[declarer]}")

    def tricks_bid(self):
        """How many tricks the contract promises, 0 if it does not say."""
        contract = self.judge.verdict.contract or ""
        return 6 + int(contract[0]) if re.match(r"[1-7](NT|[SHDC])", contract) else 0

    def check_deal(self):
        """Faults of the hands as dealt, and what is to be known of them before the play."""

    def check_size(self):
        """A fault if the hands are not whole."""
        size = self.judge.deal.size
        if size < 13:
            self.judge.fault("deal", f"Hands of {size} cards; {self.name} deals 13")

    def check_dealer(self):
        """A fault if the dealer is not the declarer; whether that is so."""
        judge = self.judge
        dealer = read_seat(judge.tags.get("Dealer", ""))
        if None in (dealer, judge.declarer) or dealer == judge.declarer:
            return True
        judge.fault("declarer", f"{SEAT_NAMES[dealer]} dealt, and in {self.name} the dealer declares, "
                    f"not {SEAT_NAMES[judge.declarer]}")
        return False

    def check_number(self, directions):
        """A fault if the hands are not those of [DealNumber], dealt to seats 0 to 3 in these
        directions. The number, or None if it does not hold."""
        judge = self.judge
        text = judge.tags.get("DealNumber", "").strip()
        if text in UNKNOWN or not judge.deal.known():
            return None
        try:
            number = int(text)
            same = numbered_hands(number, directions) == judge.deal.hands
        except ValueError:
            judge.fault("deal", f"There is no deal number '{text}'")
            return None
        if not same:
            judge.fault("deal", f"These are not the cards of deal number {text}")
            return None
        return number

    def read_score(self, text):
        """The Count of points in [Score], None if there is none. ValueError if it cannot be read."""
        try:
            return read_count(text, self.judge.declarer, "Score")
        except ValueError:
            # It is only told, and need not be understood.
            return None

    def score(self, tricks, captured):
        """What so many tricks and captured cards pay, as verdicts have it. ValueError if they cannot be."""
        raise NotImplementedError

    def can_score(self):
        """Whether all is known that the score depends on."""
        return False

    def unscored(self):
        """The remark that it is not."""
        return "Without its contract the score cannot be checked"

    def contract_told(self):
        """The contract in the sentence about its score."""
        return self.judge.verdict.contract


class FlunkRules(Rules):
    """Of Flunk. contract is its number, None if it is not known."""

    name = "Flunk"
    scored = True
    whole = True
    transfers = False

    def __init__(self, judge):
        super().__init__(judge)
        self.contract = None

    def read_contract(self, text):
        judge = self.judge
        if text.strip() in UNKNOWN:
            return
        try:
            self.contract = parse_contract(text)
        except ValueError as error:
            judge.fault("contract", str(error))
            return
        judge.verdict.contract = contract_text(self.contract)
        judge.trump = contracts.trump_of(self.contract)
        self.dump_suit = contracts.dump_suit_of(self.contract)

    def read_auction(self):
        """There is none."""

    def tricks_bid(self):
        return 0

    def check_deal(self):
        self.check_size()
        self.check_dealer()
        declarer = self.judge.declarer
        if declarer is not None:
            self.check_number([declarer + seat & 3 for seat in range(4)])

    def read_score(self, text):
        return read_count(text, self.judge.declarer, "Score")

    def can_score(self):
        return self.contract is not None

    def score(self, tricks, captured):
        return contracts.score(self.contract, tricks, captured)
