"""What one player may know of a deal of One Player Short, its auction included."""

from engine.cards import DUMMY
from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import NO_CARD, PILE, Calls
from engine.view import View


class AuctionView(View):
    """A player's own copy of the public record, filled by Deal.look; hidden cards stay unknown.

    Beside the fields of View, where the cards of seat 2 are those that lie open in dummy, and
    unseen those in the hidden hands and in the pile together:

    due     what is due, as Deal.due has it
    pile    how many of dummy's cards are hidden
    calls   the Calls; taken has only cards that the player knows: which he took himself, or
            which lay open
    known   list of 16 masks, seat * 4 + suit: the cards of the hidden hands that he knows of,
            because they were taken from dummy's open cards
    """

    def __init__(self):
        super().__init__()
        self.due = CALLING
        self.pile = PILE
        self.calls = Calls()
        self.known = [0] * 16

    def look_at(self, deal, seat):
        """Copy from a Deal what the player in a seat may know; dummy's seat is the declarer's."""
        self.look(deal.play, seat, deal.contract)
        self.due = deal.due()
        self.pile = deal.pile()
        self.calls.copy(deal.auction.calls)
        if self.due < PLAYING:
            # Not the play's turn, which the opening leader has.
            self.turn = deal.turn()
        self._forget_hidden()
        self._note_known()

    def _forget_hidden(self):
        """What the others took from the pile is theirs alone to know."""
        calls = self.calls
        for place in range(min(calls.count, PILE)):
            if calls.seat_of(place) != self.seat:
                calls.taken[place] = NO_CARD

    def _note_known(self):
        calls = self.calls
        known = self.known
        for place in range(16):
            known[place] = 0
        for place in range(PILE, calls.count):
            hand = calls.seat_of(place) * 4
            card = calls.taken[place]
            if card != NO_CARD:
                known[hand + card // 13] |= 1 << card % 13
            card = calls.laid[place]
            if card != NO_CARD:
                known[hand + card // 13] &= ~(1 << card % 13)
        # Of one's own hand there is nothing to find out, of cards played neither.
        for place in range(16):
            known[place] &= self.unseen[place & 3]

    def choices(self, into):
        """Write the legal choices of the player on turn, who looks, into a bytearray(37): calls,
        cards to take (or NO_CARD), cards to lay, or cards to play. Return how many."""
        if self.due == CALLING:
            return self.calls.legal(into)
        if self.due == TAKING:
            found = self._list_cards(DUMMY, NO_CARD, into)
            into[found] = NO_CARD
            return found + 1
        if self.due == LAYING:
            place = self.calls.count - 1
            exchanged = self.calls.taken[place] if place >= PILE else NO_CARD
            return self._list_cards(self.seat, exchanged, into)
        return self.legal(into)

    def _list_cards(self, seat, but, into):
        found = 0
        for card in range(52):
            if self.holding[seat * 4 + card // 13] >> card % 13 & 1 and card != but:
                into[found] = card
                found += 1
        return found
