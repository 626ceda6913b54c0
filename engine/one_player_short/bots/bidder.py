"""How `normal` bids: whatever promises most, from what it sees of its hand, dummy and the calls."""

from engine.cards import DUMMY, NO_TRUMP, count
from engine.generator import Generator
from engine.one_player_short import contracts
from engine.one_player_short.auction import CALLING, LAYING, TAKING
from engine.one_player_short.bots.prospects import Prospects, expected, points
from engine.one_player_short.calls import DOUBLE, NO_BID, NO_CARD, PASS, PILE, make_bid

# Who bids knows why: others take about half way between what an average hand would and what was
# bid, and so many more, in 64ths; which is so much off. Deals 10,001 to 11,500 told it.
_BIDDERS_MORE = 44
_BIDDERS_SPREAD = 102

# A double must promise so much more than a pass, in 64ths of half a point.
_DOUBLERS_MARGIN = 96

# What a player wins is worth this to him, what another wins this to the other two: in halves.
_OWN = 2
_OTHERS = -1

_NOTHING = -100000


class Bidder:
    """Looks at one denomination a slice; see engine.one_player_short.bots for how it is used."""

    def __init__(self):
        self.choice = -1
        self._view = None
        self._generator = Generator(0)
        self._prospects = Prospects()
        self._next = 0
        self._worth = 0
        self._trump = NO_TRUMP
        self._tricks = 0

    def start(self, view, seed, budget=0):
        """Prepare what is due of the view's player; any budget is enough."""
        self._view = view
        self._generator.seed(seed)
        self._next = 0
        self._tricks = -1
        self.choice = PASS
        if view.due == CALLING:
            self._worth = self._worth_of_pass()
            self._consider_double()
        self._prospects.read_seat(view, view.seat)

    def hurry(self):
        """It is soon done."""

    def step(self):
        """Do the next slice; True when the decision is made."""
        view = self._view
        if view.due == TAKING:
            self.choice = self._card_to_take()
            return True
        self._look_at(self._next)
        self._next += 1
        if self._next <= NO_TRUMP:
            return False
        if view.due == LAYING:
            self.choice = self._card_to_lay()
        return True

    # Calls

    def _worth_of_pass(self):
        """What it is worth that the last bid stands, in 64ths of a quarter point."""
        calls = self._view.calls
        if calls.last_bid == NO_BID:
            return 0
        return self._worth_of_standing(calls.doubled)

    def _worth_of_standing(self, doubled):
        view = self._view
        calls = view.calls
        seat = calls.seat_of(calls.bid_place)
        self._prospects.read_seat(view, seat)
        tricks = self._prospects.tricks(contracts.trump_of(calls.last_bid))
        contract = contracts.make_contract(calls.last_bid, doubled)
        if seat == view.seat:
            return expected(tricks, self._prospects.spread(), contract) * _OWN
        tricks = (tricks + 64 * contracts.target_of(contract) >> 1) + _BIDDERS_MORE
        return expected(tricks, _BIDDERS_SPREAD, contract) * _OTHERS

    def _consider_double(self):
        if self._view.calls.may_double():
            worth = self._worth_of_standing(True)
            if worth > self._worth + _DOUBLERS_MARGIN:
                self._worth = worth
                self.choice = DOUBLE

    def _look_at(self, trump):
        """Consider the bids of a denomination, or before a card is laid just its tricks."""
        tricks = self._prospects.tricks(trump)
        if tricks > self._tricks:
            self._tricks = tricks
            self._trump = trump
        if self._view.due != CALLING:
            return
        for level in range(1, 8):
            bid = make_bid(level, trump)
            if self._view.calls.may_call(bid):
                # Bids of about the same worth are told apart by chance.
                worth = self._worth_of_bid(bid, tricks) + self._generator.below(9)
                if worth > self._worth:
                    self._worth = worth
                    self.choice = bid

    def _worth_of_bid(self, bid, tricks):
        spread = self._prospects.spread()
        brought = expected(tricks, spread, contracts.make_contract(bid, False))
        doubled = expected(tricks, spread, contracts.make_contract(bid, True))
        # The others will not double what is good for the bidder.
        if doubled < brought:
            brought = brought + doubled >> 1
        return brought * _OWN

    # Cards

    def _card_to_take(self):
        """The best of dummy's open cards, if it is an honour: nobody else shall have it."""
        best = NO_CARD
        most = 0
        for card in range(52):
            suit = card // 13
            bit = 1 << card % 13
            if self._view.holding[DUMMY * 4 + suit] & bit and points(bit) > most:
                most = points(bit)
                best = card
        return best

    def _card_to_lay(self):
        """The card that nobody has use for: low, of a short suit, and no trump of one's own."""
        view = self._view
        place = view.calls.count - 1
        exchanged = view.calls.taken[place] if place >= PILE else NO_CARD
        best = NO_CARD
        least = -_NOTHING
        for card in range(52):
            suit = card // 13
            own = view.holding[view.seat * 4 + suit]
            bit = 1 << card % 13
            if not own & bit or card == exchanged:
                continue
            use = 40 * points(bit) + card % 13 + 2 * count(own)
            if suit == self._trump:
                use += 30
            if use < least:
                least = use
                best = card
        return best
