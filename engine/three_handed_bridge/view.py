"""What one seat may know of a deal of Three-handed Bridge at each moment, and nothing else.

Rules: Encyclopaedia Britannica 1911. Dummy's hand lies face down until the opening lead. The
right defender does not look at his own hand before the dealer has spoken; if the dealer passes,
he looks at dummy's, says what it makes, and takes up his own only when doubling is closed.
"""

from engine.cards import DUMMY
from engine.three_handed_bridge.doubling import MOST_CALLS
from engine.view import View


class BridgeView(View):
    """A seat's own copy of what it may know, filled by look_at.

    Beside the fields of View, where contract is the denomination made trump, or -1, unseen has
    the cards of the seat's own hand too while that is not to be looked at, and dump_suit is 4:

    stage      DECLARING, DOUBLING or PLAYING of engine.three_handed_bridge.deal
    passed     whether the dealer passed, and dummy made trump
    steps      how many times the value of an odd trick has been doubled
    calls      bytearray, what was said to doubling, in order; call_count of them are valid
    dealer     the dealer's place among the players, 0 for the looking one, 1 and 2 clockwise
    games      list of 3, games won, from the looking player clockwise, as totals are
    parts      list of 3, points below the line towards the next game, likewise
    """

    def __init__(self):
        super().__init__()
        self.stage = 0
        self.passed = False
        self.steps = 0
        self.calls = bytearray(MOST_CALLS)
        self.call_count = 0
        self.dealer = 0
        self.games = [0] * 3
        self.parts = [0] * 3
        self._own_shown = True
        self._dummy_shown = False

    def sees(self, seat):
        """Whether the looking seat may see the hand of seat now."""
        if seat == DUMMY:
            return self._dummy_shown
        return seat == self.seat and self._own_shown

    def look_at(self, deal, seat):
        """Copy from a Deal what seat may know. Scores are a session's to add."""
        self.stage = deal.stage()
        self.passed = deal.passed
        self.steps = deal.doubling.steps
        self.calls[:] = deal.doubling.calls
        self.call_count = deal.doubling.count
        self._own_shown = deal.shows_own_hand(seat)
        self._dummy_shown = deal.shows_dummy(seat)
        self.look(deal.play, seat, deal.contract)
        self.turn = deal.turn()
        self.dealer = (0, 2, 0, 1)[seat]

    def _see(self, hands, own, unplayed):
        holding = self.holding
        for suit in range(4):
            dummys = hands[8 + suit] if self._dummy_shown else 0
            owns = hands[own + suit] if self._own_shown else 0
            holding[8 + suit] = dummys
            holding[own + suit] = owns
            self.unseen[suit] = unplayed[suit] ^ dummys ^ owns
