"""Whether the rest of a deal is settled: each side's tricks are the same whatever anybody plays
from now on, and whatever the unseen hands hold, as far as one seat's view allows.

It is proven in two ways. A side takes every trick to come if all that it can lead beats all that the
others may hold. And for the last tricks everything that may be played is tried, the unseen hands
drawing freely on the unseen cards, which is more than they can do. So what is not proven may be
settled all the same.
"""

from engine.cards import NO_TRUMP, count, highest

# So many tricks are tried out after the one in progress, with so many cards in all.
_TRICKS = 4
_MOST = 1000

# So many cards are tried in one slice.
_SLICE = 30

# The places that the cards tried have, and where the unseen ones stand after the four hands.
_PLACES = 4 * _TRICKS + 4
_UNSEEN = 16


class Proof:
    """The question about one moment of the play, in slices: step() until it returns True. The view
    alone is asked, at the start.

    settled   whether that is proven
    won, captured   then of the whole deal, as a Record has them
    tried     how many cards were tried
    """

    def __init__(self, view):
        self.settled = False
        self.won = -1
        self.captured = 0
        self.tried = 0
        self._over = False
        self._trump = view.trump
        self._dump = view.dump_suit
        self._left = 13 - view.tricks()
        self._masks = list(view.holding) + list(view.unseen)
        self._base = bytearray(4)
        for seat in range(4):
            self._base[seat] = seat * 4 if view.sees(seat) else _UNSEEN
        self._void = bytearray(16)
        for place in range(16):
            self._void[place] = view.void[place] > 0
        # By place, from the first card of the trick in progress on: whose turn it is, what he may
        # still try, what he plays, and whether that showed him out of the suit led.
        self._seats = bytearray(_PLACES + 1)
        self._options = [0] * (4 * _PLACES + 4)
        self._cards = bytearray(_PLACES)
        self._shown = bytearray(_PLACES)
        # Before he plays: the best card of the trick and whose it is, its dump cards, and what the
        # declarer's side has.
        self._best = bytearray(_PLACES + 1)
        self._holder = bytearray(_PLACES + 1)
        self._dumped = bytearray(_PLACES + 1)
        self._won = bytearray(_PLACES + 1)
        self._caught = bytearray(_PLACES + 1)
        self._start = self._at = view.count & 3
        self._won[0] = view.won
        self._caught[0] = view.captured
        for place in range(self._start):
            self._cards[place] = card = view.cards[(view.count & 60) + place]
            self._seats[place] = seat = view.seat_of((view.count & 60) + place)
            self._note(place, seat, card)
        self._seats[self._start] = view.turn
        self._enter()

    def step(self):
        """Try some cards; True when the answer stands."""
        for _ in range(_SLICE):
            if self._over:
                break
            self._try_one()
        return self._over

    # Trying

    def _try_one(self):
        """Play the next card that the seat on turn may try or, if there is none, take one back."""
        options = self._options
        place = self._at
        for suit in range(4):
            if options[4 * place + suit]:
                self.tried += 1
                if self.tried > _MOST:
                    self._over = True
                else:
                    self._play(suit * 13 + self._pick(suit))
                return
        if place == self._start:
            # All was tried, and came to the same.
            self._over = self.settled = True
            return
        self._at = place = place - 1
        seat = self._seats[place]
        card = self._cards[place]
        self._masks[self._base[seat] + card // 13] |= 1 << card % 13
        if self._shown[place]:
            self._void[seat * 4 + self._cards[place & 60] // 13] = 0

    def _pick(self, suit):
        """Take the highest option of a suit, and those away that come to the same; its rank."""
        masks = self._masks
        place = self._at
        seat = self._seats[place]
        base = self._base[seat]
        others = 0
        for other in range(0, 20, 4):
            if other != base:
                others |= masks[other + suit]
        for past in range(place & 60, place):
            card = self._cards[past]
            if card // 13 == suit:
                others |= 1 << card % 13
        mask = self._options[4 * place + suit]
        rank = below = highest(mask)
        row = 0
        while below >= 0 and not others >> below & 1:
            row |= mask & 1 << below
            below -= 1
        if base == _UNSEEN and not self._has_played(self._partner_in_hiding(seat)):
            # The other hidden hand may yet play to the trick a card of this row, a higher or a
            # lower one: one from the middle stands for all, if there is any.
            inner = row ^ 1 << rank
            if inner & inner - 1:
                rank = highest(inner)
            else:
                row = 1 << rank
        self._options[4 * place + suit] = mask & ~row
        return rank

    def _play(self, card):
        place = self._at
        seat = self._seats[place]
        self._cards[place] = card
        self._masks[self._base[seat] + card // 13] ^= 1 << card % 13
        led = seat * 4 + self._cards[place & 60] // 13
        self._shown[place] = card // 13 != led & 3 and not self._void[led]
        if self._shown[place]:
            self._void[led] = 1
        self._note(place, seat, card)
        self._at = place + 1
        self._seats[place + 1] = seat + 1 & 3
        if place & 3 == 3:
            self._end_trick()
        self._enter()

    def _note(self, place, seat, card):
        """Write down how the trick stands after a card."""
        best = self._best[place]
        dumped = self._dumped[place]
        holder = self._holder[place]
        suit = card // 13
        if not place & 3:
            dumped = 0
        if not place & 3 or (card > best if suit == best // 13 else suit == self._trump):
            best = card
            holder = seat
        place += 1
        self._best[place] = best
        self._holder[place] = holder
        self._dumped[place] = dumped + (suit == self._dump)
        self._won[place] = self._won[place - 1]
        self._caught[place] = self._caught[place - 1]

    def _end_trick(self):
        place = self._at
        winner = self._seats[place] = self._holder[place]
        if not winner & 1:
            self._won[place] += 1
            self._caught[place] += self._dumped[place]

    def _enter(self):
        """Find what the seat on turn may try; or that the rest is known, or too long."""
        place = self._at
        for suit in range(4):
            self._options[4 * place + suit] = 0
        if not place & 3:
            left = self._left - (place >> 2)
            side = self._taker(self._seats[place]) if left else 0
            if side >= 0:
                self._compare(left, side)
                return
            if left > _TRICKS:
                self._over = True
                return
        self._list_options()

    def _list_options(self):
        place = self._at
        seat = self._seats[place]
        led = self._cards[place & 60] // 13 if place & 3 else NO_TRUMP
        follows = led < NO_TRUMP and self._has(seat, led)
        for suit in range(4):
            if not follows or suit == led:
                self._options[4 * place + suit] = self._may_hold(seat, suit)

    def _compare(self, left, side):
        """All of so many tricks go to a side. Is the deal's result that of the other ways?"""
        place = self._at
        won = self._won[place]
        captured = self._caught[place]
        if not side:
            won += left
            if self._dump < NO_TRUMP:
                for base in range(0, 20, 4):
                    captured += count(self._masks[base + self._dump])
        if self.won < 0:
            self.won = won
            self.captured = captured
        elif won != self.won or captured != self.captured:
            self._over = True

    # What the hands may hold

    def _may_hold(self, seat, suit):
        """The mask of cards of a suit that a seat holds or, if it is hidden, may hold."""
        return 0 if self._void[seat * 4 + suit] else self._masks[self._base[seat] + suit]

    def _has(self, seat, suit):
        """Whether a seat certainly has a card of a suit."""
        mask = self._may_hold(seat, suit)
        if not mask or self._base[seat] != _UNSEEN:
            return mask
        other = self._partner_in_hiding(seat)
        if self._void[other * 4 + suit]:
            return True
        # More than the other hidden hand has cards.
        return count(mask) > self._left - (self._at >> 2) - (1 if self._has_played(other) else 0)

    def _partner_in_hiding(self, seat):
        """The other one of the two hidden seats."""
        for other in range(4):
            if other != seat and self._base[other] == _UNSEEN:
                break
        return other

    def _has_played(self, seat):
        """Whether a seat has played to the trick in progress."""
        place = self._at
        return seat - self._seats[place] + place & 3 < place & 3

    def _taker(self, seat):
        """The side (0 declarer's, 1 defenders') that takes every trick to come when a seat leads; -1
        if that is not certain."""
        if self._takes_all(seat):
            return seat & 1
        if self._gives_all(seat):
            return 1 - (seat & 1)
        return -1

    def _ruffs(self, seat, suit):
        """Whether a seat may hold a trump, and suit is another one."""
        trump = self._trump
        return trump < NO_TRUMP and suit != trump and self._may_hold(seat, trump)

    def _takes_all(self, seat):
        # The partner leads too if he can take a trick over him.
        if not self._runs(seat):
            return False
        partner = seat ^ 2
        for suit in range(4):
            mine = self._may_hold(seat, suit)
            if mine and (self._may_hold(partner, suit) > mine & -mine or self._ruffs(partner, suit)):
                return self._runs(partner)
        return True

    def _runs(self, seat):
        """Whether no card that a seat can lead, now or later, loses to the other side."""
        for suit in range(4):
            mine = self._may_hold(seat, suit)
            if mine:
                for other in (seat + 1 & 3, seat + 3 & 3):
                    if self._may_hold(other, suit) > mine & -mine or self._ruffs(other, suit):
                        return False
        return True

    def _gives_all(self, seat):
        """Whether a seat's lead loses, whatever it is, and the others then take all."""
        left = seat + 1 & 3
        right = seat + 3 & 3
        partner = seat ^ 2
        for suit in range(4):
            mine = self._may_hold(seat, suit)
            if not mine:
                continue
            ours = mine | self._may_hold(partner, suit)
            theirs = self._may_hold(left, suit) | self._may_hold(right, suit)
            if theirs & -theirs <= ours or self._ruffs(partner, suit) and not self._has(partner, suit):
                return False
            hidden = self._base[left] == self._base[right]
            if not hidden and not self._has(left, suit) and not self._has(right, suit):
                return False
        return self._runs(left) and self._runs(right)


def play_out(session):
    """Lay down all remaining cards of a session's deal, the lowest that the rules allow each."""
    cards = bytearray(13)
    while not session.deal.is_over():
        session.deal.play.legal(cards)
        session.act(cards[0])
