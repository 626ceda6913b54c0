"""A hint: what the level normal would do in the player's place, from the player's own view, and what
speaks for it."""

from engine.cards import count
from engine.odds import winning_chance
from engine.one_player_short import bots, contracts
from engine.one_player_short.auction import CALLING, LAYING, PLAYING
from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD

# A session counts no more of them than that.
_MOST = 65535

# What speaks for a choice, and its number, if it has one.
BID_TRICKS = 0
"""So many tricks are to be expected with the denomination, in tenths."""
PASS_TRICKS = 1
"""So many, in tenths, with the best denomination of one's own: not enough to bid."""
DOUBLE_TRICKS = 2
"""The bidder can expect so many, in tenths."""
TAKE_HONOUR = 3
TAKE_NONE = 4
LAY_SHORT = 5
"""It comes from a suit with so few cards in the hand."""
LAY_LOW = 6
ONLY_CARD = 7
WINS = 8
"""The trick is the side's, whatever the others have."""
MAY_WIN = 9
"""It is so with such a chance, in percent."""
KEEPS = 10
"""It hardly wins: better cards are kept."""
LEADS_SUIT = 11
"""It is of a suit of which the hand has so many."""
DRAWS = 12
RUFFS = 13


class Hint:
    """One hint, in slices short enough for the keys to be looked at between them.

    It follows from the deal as the player on turn sees it, and from the session's seed: asked again at
    the same moment it is the same, and the session does not change but by `count`. view: an AuctionView
    to be filled, and left alone until the hint is there.

    choice   what the bot would do, for Session.act
    why, number   one of the reasons above, and what it says

    ValueError if it is not for player 0 to act.
    """

    def __init__(self, session, view):
        if session.player_to_act():
            raise ValueError("A hint is for you, and it is not your turn")
        self._session = session
        session.look(view, session.deal.turn())
        self._view = view
        self._bot = bots.make("normal")
        self._bot.start(view, session.decision_seed())
        self.choice = -1
        self.why = -1
        self.number = 0

    def step(self):
        """Do the next slice; True when the hint is there."""
        if not self._bot.step():
            return False
        self.choice = self._bot.choice
        if self._view.due == CALLING:
            self._explain_call()
        elif self._view.due < PLAYING:
            self._explain_exchange()
        else:
            self._explain_card()
        return True

    def count(self):
        """Have the session note that the player has had this hint."""
        session = self._session
        session.hints = min(session.hints + 1, _MOST)

    def _explain_call(self):
        from engine.one_player_short.bots.prospects import Prospects

        view = self._view
        calls = view.calls
        prospects = Prospects()
        if self.choice == DOUBLE:
            prospects.read_seat(view, calls.seat_of(calls.bid_place))
            self.why = DOUBLE_TRICKS
            tricks = prospects.tricks(contracts.trump_of(calls.last_bid))
        else:
            prospects.read_seat(view, view.seat)
            bids = self.choice < BIDS
            self.why = BID_TRICKS if bids else PASS_TRICKS
            tricks = prospects.tricks(contracts.trump_of(self.choice)) if bids else max(
                [prospects.tricks(trump) for trump in range(5)])
        self.number = tricks * 10 + 32 >> 6

    def _explain_exchange(self):
        if self._view.due == LAYING:
            suit = self.choice // 13
            self.number = count(self._view.holding[self._view.seat * 4 + suit])
            self.why = LAY_SHORT if self.number < 4 else LAY_LOW
        else:
            self.why = TAKE_NONE if self.choice == NO_CARD else TAKE_HONOUR

    def _explain_card(self):
        view = self._view
        card = self.choice
        suit = card // 13
        if view.legal(bytearray(13)) == 1:
            self.why = ONLY_CARD
            return
        chance = winning_chance(view, card, True)
        led = view.led()
        if led >= 0 and suit != led and suit == view.trump:
            self.why = RUFFS
        elif chance >= 256:
            self.why = WINS
        elif led < 0 and suit == view.trump and not view.turn & 1:
            self.why = DRAWS
        elif led < 0 and chance < 128:
            self.number = count(view.holding[view.turn * 4 + suit])
            self.why = LEADS_SUIT
        elif chance > 25:
            self.why = MAY_WIN
            self.number = chance * 100 + 128 >> 8
        else:
            self.why = KEEPS
