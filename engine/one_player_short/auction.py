"""The auction with dummy's cards: each call turns one up, or exchanges one.

While the hidden pile lasts, a bidder takes its top card unseen by the others and then lays any
one of his fourteen face up into dummy; with a pass or a double the top card is turned up. Once
the pile is out a bidder may exchange one of his cards for any one of dummy's, and a pass or a
double brings nothing. A bid and the cards that follow it are decisions of their own.
"""

from engine import pack
from engine.cards import DUMMY
from engine.one_player_short.calls import BIDS, NO_BID, NO_CARD, PILE, Calls

# What is due next: a call; of a bidder, an open card to take or none; of a bidder, a card to
# lay; a card of the play; nothing any more.
# What comes before the play stands below it.
CALLING = 0
TAKING = -1
LAYING = -2
PLAYING = 1
OVER = 2


class Auction:
    """An auction in progress, all cards known.

    holding  list of 16 masks, seat * 4 + suit: the players' hands and, in seat 2, the cards
             that lie open in dummy
    pile     bytearray(13): dummy's cards as dealt, so that the first call brings the last of them
    calls    the Calls so far
    due      CALLING, TAKING or LAYING; PLAYING when there is a contract, OVER if all passed
    """

    def __init__(self, holding):
        self.holding = holding
        self.pile = bytearray(PILE)
        self.calls = Calls()
        self.due = CALLING

    def start(self, number, second_chance):
        """Deal the cards of a number, the dealer in seat 0; he calls first."""
        pack.deal(number, self.holding)
        # Dummy's thirteen cards were dealt one upon the other, second in every round of four.
        dealt = pack.shuffled_pack(number)
        for place in range(PILE):
            self.pile[place] = dealt[4 * place + 1]
        for suit in range(4):
            self.holding[DUMMY * 4 + suit] = 0
        self.calls.start(second_chance)
        self.due = CALLING

    def turn(self):
        """The seat whose call is due, or who has bid and is to take or to lay a card."""
        calls = self.calls
        return calls.seat_of(calls.count if self.due == CALLING else calls.count - 1)

    def act(self, choice):
        """Do what the player on turn chose: a call, or a card to take (or NO_CARD), or to lay.

        ValueError, saying why and changing nothing, if the rules forbid it.
        """
        if self.due == LAYING:
            self._lay(choice)
        elif self.due == TAKING:
            self._take(choice)
        else:
            self._call(choice)

    def _call(self, call):
        calls = self.calls
        place = calls.count
        calls.call(call)
        if call < BIDS:
            if place < PILE:
                self._take_hidden(place)
                self.due = LAYING
            else:
                self.due = TAKING
            return
        if place < PILE:
            self._turn_up(place)
        if calls.is_over():
            self.due = OVER if calls.last_bid == NO_BID else PLAYING

    def _take_hidden(self, place):
        card = self.pile[PILE - 1 - place]
        self.calls.taken[place] = card
        self._add(card, self.calls.seat_of(place))

    def _turn_up(self, place):
        card = self.pile[PILE - 1 - place]
        self.calls.laid[place] = card
        self._add(card, DUMMY)

    def _take(self, card):
        if card == NO_CARD:
            self.due = CALLING
            return
        if not self._holds(DUMMY, card):
            from engine.one_player_short.refusals import not_open

            raise ValueError(not_open(card))
        place = self.calls.count - 1
        self.calls.taken[place] = card
        self._remove(card, DUMMY)
        self._add(card, self.calls.seat_of(place))
        self.due = LAYING

    def _lay(self, card):
        place = self.calls.count - 1
        seat = self.calls.seat_of(place)
        # What was taken from the pile may be laid itself; an exchange is one for another.
        exchanged = self.calls.taken[place] if place >= PILE else NO_CARD
        if card == exchanged or not self._holds(seat, card):
            from engine.one_player_short.refusals import not_to_lay

            raise ValueError(not_to_lay(card, exchanged))
        self.calls.laid[place] = card
        self._remove(card, seat)
        self._add(card, DUMMY)
        self.due = CALLING

    def _holds(self, seat, card):
        return 0 <= card < 52 and self.holding[seat * 4 + card // 13] >> card % 13 & 1

    def _add(self, card, seat):
        self.holding[seat * 4 + card // 13] |= 1 << card % 13

    def _remove(self, card, seat):
        self.holding[seat * 4 + card // 13] &= ~(1 << card % 13)

    def expose(self):
        """Lay what is left of the pile open in dummy."""
        for place in range(self.calls.pile()):
            self._add(self.pile[place], DUMMY)

    def conceal(self):
        """Take back what expose laid open, before any of it has been played."""
        for place in range(self.calls.pile()):
            self._remove(self.pile[place], DUMMY)
