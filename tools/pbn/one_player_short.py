"""What the referee asks about One Player Short; its records are told of in the engine's pbn_record."""

import re

from engine.one_player_short import contracts
from engine.one_player_short.calls import make_bid
from engine.one_player_short.pbn_record import GAME, contract_text

from .contracts import PASSED, parse_bridge
from .exchanges import AuctionFault, Exchanges, columns
from .rules import Rules
from .sections import call_text
from .values import SEAT_NAMES, SEATS, UNKNOWN, Count, read_seat

_POINTS = re.compile(r"(\^?)\s*([+-]?)(\d{1,3})(½|[.,]5|[.,]0)?")


class OnePlayerShortRules(Rules):
    """contract is its number; None if it is not known, contracts.NONE if all passed."""

    name = GAME
    scored = True
    whole = True
    transfers = False

    def __init__(self, judge):
        super().__init__(judge)
        self.contract = None

    # The tags

    def read_contract(self, text):
        judge = self.judge
        try:
            spelled, trump = parse_bridge(text)
            if spelled is None:
                return
            if spelled.endswith("XX"):
                raise ValueError(f"'{text}' is redoubled, which {GAME} does not know")
            self._use(_number_of(spelled, trump))
        except ValueError as error:
            judge.fault("contract", str(error))

    def _use(self, contract):
        self.contract = contract
        self.judge.verdict.contract = contract_text(contract)
        self.judge.trump = None if contract == contracts.NONE else contracts.trump_of(contract)

    def read_auction(self):
        """It is held against the hands: see check_deal."""

    def _second_chance(self):
        text = self.judge.tags.get("SecondChance", "").strip().lower()
        if text not in UNKNOWN + ("yes", "no"):
            self.judge.fault("auction", f"[SecondChance \"{text}\"] is neither Yes nor No")
        return text == "yes"

    # The hands and the auction

    def check_deal(self):
        judge = self.judge
        self.check_size()
        dealer = read_seat(judge.tags.get("Dealer", ""))
        first = read_seat(judge.tags.get("Auction", ""))
        second_chance = self._second_chance()
        if None not in (dealer, first) and dealer != first:
            judge.fault("auction", f"{SEAT_NAMES[dealer]} is the dealer, who calls first, but the auction begins "
                        f"with {SEAT_NAMES[first]}")
        elif first is None or not judge.game.sections.get("Auction"):
            judge.note("No auction recorded, so it is not known who held what after it")
        elif judge.deal.size == 13:
            self._follow(first, second_chance)
            return
        self._forget_hands()

    def _forget_hands(self):
        # Cards went from hand to hand, and what is not known must not bring forth faults.
        self.judge.deal.hands = [None] * 4

    def _follow(self, dealer, second_chance):
        judge = self.judge
        try:
            calls, dummy = columns(judge.game, dealer, judge.declarer)
            players = [dealer + turn & 3 for turn in range(4) if dealer + turn & 3 != dummy]
            directions = players[:2] + [dummy] + players[2:]
            faults = len(judge.verdict.problems)
            number = self.check_number(directions)
            if not judge.deal.known() or len(judge.verdict.problems) > faults:
                # Without the cards there is nothing to hold the calls against.
                self._forget_hands()
                return
            auction = Exchanges(judge.deal.hands, directions, number, second_chance)
            auction.follow(calls, judge.game.told.get("Auction", {}))
        except AuctionFault as fault:
            judge.fault("auction", str(fault))
            self._forget_hands()
            return
        judge.deal.hands = auction.hands()
        self._compare(auction.contract(), auction.declarer(), dummy)

    def _compare(self, contract, declarer, dummy):
        """Hold the tags against what the auction led to, which then counts."""
        judge = self.judge
        if self.contract not in (None, contract):
            judge.fault("contract", f"The auction leads to {call_text(contract_text(contract), declarer)}, but "
                        f"[Contract \"{judge.tags['Contract']}\"] says otherwise")
        elif declarer != judge.declarer and None not in (declarer, judge.declarer):
            judge.fault("declarer", f"The auction leads to {call_text(contract_text(contract), declarer)}, but "
                        f"[Declarer \"{judge.tags['Declarer']}\"] says otherwise")
        elif declarer is None and judge.declarer is not None:
            judge.fault("declarer", f"All players passed, but [Declarer \"{SEATS[judge.declarer]}\"] names one")
        elif declarer is not None and declarer ^ 2 != dummy:
            judge.fault("declarer", f"The auction leads to {call_text(contract_text(contract), declarer)}, but dummy, "
                        f"who has no calls, is {SEAT_NAMES[dummy]} and not opposite")
        self._use(contract)
        judge.declarer = declarer
        if contract == contracts.NONE and (judge.tags.get("Score", "").strip() not in UNKNOWN + ("0",)):
            judge.fault("score", f"All players passed and nobody scores, but [Score \"{judge.tags['Score']}\"] says "
                        "otherwise")

    # Points

    def read_score(self, text):
        plain = text.strip().replace("−", "-")
        if plain in UNKNOWN:
            return None
        found = _POINTS.fullmatch(plain)
        if not found:
            raise ValueError(f"[Score \"{text}\"] cannot be read; scores read like '10', '4.5' or '-6'")
        halves = 2 * int(found[3]) + ((found[4] or "")[-1:] in ("5", "½"))
        return Count(_points(-halves if found[2] == "-" else halves), None, bool(found[1]))

    def can_score(self):
        return self.contract is not None and self.contract != contracts.NONE

    def score(self, tricks, captured):
        return _points(contracts.score(self.contract, tricks))


def _points(halves):
    """A number that is told as people write it: 4.5, or 4."""
    return halves / 2 if halves & 1 else halves // 2


def _number_of(spelled, trump):
    """The contract that a contract of bridge, as the standard writes it, is here."""
    if spelled == PASSED:
        return contracts.NONE
    if not spelled[0].isdigit():
        raise ValueError(f"'{spelled}' is not a contract; they read like '4S', '3NTX' or 'Pass'")
    return contracts.make_contract(make_bid(int(spelled[0]), trump), spelled.endswith("X"))
