"""One deal of Three-handed Bridge: a make, the doubling, thirteen tricks, and what they pay."""

from engine import pack
from engine.cards import DECLARER, DUMMY, NO_TRUMP, RIGHT
from engine.play import Play
from engine.three_handed_bridge import scores
from engine.three_handed_bridge.doubling import NOBODY, Doubling

NONE = -1

PASS = 5
"""To dummy; instead of a denomination, 0..4."""

# Where a deal stands; a session counts them with its own phases.
DECLARING = 0
PLAYING = 1
DOUBLING = -1


class Deal:
    """A deal in progress. The dealer is the declarer, and plays dummy's cards too.

    number     of the deal
    contract   the denomination made trump, 0..3, or 4 for no trump; NONE before
    passed     whether the dealer passed, and dummy made it
    doubling   the Doubling
    play       the Play
    holdings   see scores.py; worked out when there are trumps, and nothing for a View
    """

    def __init__(self):
        self.number = 0
        self.contract = NONE
        self.passed = False
        self.holdings = 0
        self.doubling = Doubling()
        self.play = Play()

    def start(self, number):
        """Deal the cards of a number, 1..pack.LARGEST_NUMBER; the dealer is to declare."""
        self.number = number
        self.contract = NONE
        self.passed = False
        self.holdings = 0
        self.doubling.clear()
        self.play.start(NO_TRUMP, NO_TRUMP)
        pack.deal(number, self.play.holding)

    def declare(self, denomination):
        """Name trumps, 0..4, or PASS to dummy. ValueError, nothing changed, otherwise or if late."""
        if self.contract != NONE:
            raise ValueError("Trumps have been declared already")
        if not 0 <= denomination <= PASS:
            raise ValueError("The dealer names a suit (0 to 3) or no trump (4), or passes (5), not "
                             + str(denomination))
        if denomination == PASS:
            # It is said once a deal, and seldom.
            from engine.three_handed_bridge.forced_make import forced_make

            self.passed = True
            denomination, _ = forced_make(self.play.holding, DUMMY)
        self.contract = denomination
        self.holdings = scores.holdings_of(self.play.holding, denomination)
        self.play.start(denomination, NO_TRUMP)
        self.doubling.start(denomination)

    def stage(self):
        """DECLARING, DOUBLING or PLAYING; PLAYING also when the deal is over."""
        if self.contract == NONE:
            return DECLARING
        return PLAYING if self.doubling.turn == NOBODY else DOUBLING

    def turn(self):
        """The seat that declares, that may double, or whose cards are to be played."""
        if self.contract == NONE:
            return DECLARER
        if self.doubling.turn != NOBODY:
            return self.doubling.turn
        return self.play.turn

    def act(self, choice):
        """Do what the seat on turn chose: see declare, Doubling.call and Play.play."""
        if self.contract == NONE:
            self.declare(choice)
        elif self.doubling.turn != NOBODY:
            self.doubling.call(choice)
        else:
            self.play.play(self.play.turn, choice)

    def shows_own_hand(self, seat):
        """Whether a seat may look at its own cards. The right defender leaves his alone until the
        dealer has declared or, if he passed, until doubling is closed."""
        if seat != RIGHT:
            return True
        return self.contract != NONE and (not self.passed or self.doubling.turn == NOBODY)

    def shows_dummy(self, seat):
        """Whether a seat may look at dummy's cards: all do after the opening lead; the right
        defender has seen them before if the dealer passed, since he said what they make."""
        return self.play.count > 0 or seat == RIGHT and self.passed

    def look(self, view, seat):
        """Fill a BridgeView with what seat may know."""
        view.look_at(self, seat)

    def is_over(self):
        """Whether all 13 tricks have been played."""
        return self.play.count == 52

    def made(self):
        """What was made trump, by whom, and how often doubled: see scores.py."""
        return scores.made_of(self.contract, self.passed, self.doubling.steps)

    def points(self):
        """(dealer's below the line, dealer's above, each opponent's above) for a deal that is over."""
        return scores.points(self.made(), self.play.won, self.holdings)
