"""The play of thirteen tricks, by the rules that all three games share.

Turn order is clockwise: declarer, left defender, dummy, right defender. The left defender
leads to the first trick, the winner of a trick to the next; who holds a card of the suit
led must play one, otherwise any card may be played. The highest trump wins, or with no
trump in the trick the highest card of the suit led.
"""

from engine.cards import ALL_RANKS, LEFT, RANK_OF

NOT_YOUR_TURN = "not your turn"
NOT_HELD = "not held"
MUST_FOLLOW = "must follow"
PLAY_IS_OVER = "play is over"


class IllegalPlay(ValueError):
    """A card that the rules forbid. `rule` is one of the four constants above; `suit` is
    the suit that must be followed, else -1."""

    def __init__(self, rule, sentence, suit=-1):
        super().__init__(sentence)
        self.rule = rule
        self.suit = suit


def _list_legal(holding, seat, led, into):
    """Write the cards that seat may play into a bytearray of at least 13; return how many.

    holding: 16 masks, seat * 4 + suit. led: the suit led, or -1 for the leader.
    Cards come in rising order of their number.
    """
    place = seat * 4
    end = place + 4
    two = 0
    if led >= 0 and holding[place + led]:
        place += led
        end = place + 1
        two = led * 13
    found = 0
    while place < end:
        mask = holding[place]
        while mask:
            lowest = mask & -mask
            into[found] = two + RANK_OF[lowest % 19]
            found += 1
            mask ^= lowest
        place += 1
        two += 13
    return found


class Record:
    """What has happened in the play of a deal, and the cards still held as far as known.

    holding   list of 16 masks of the cards still held, seat * 4 + suit
    cards     bytearray(52), the cards in the order played; count of them are valid
    leaders   bytearray(14), leaders[t] led to trick t; leaders[t + 1] won trick t
    turn      the seat to play next
    won       tricks won by declarer and dummy together
    captured  cards of dump_suit in those tricks
    trump     0..3 or 4 for no trump; dump_suit 0..3 or 4 for none
    left      bytearray(4), how many cards each seat still has to play
    void      bytearray(16), seat * 4 + suit: the place (1..51) of the first card by which the
              seat did not follow the suit, and so showed out of it; 0 if it has not
    """

    def __init__(self):
        self.holding = [0] * 16
        self.cards = bytearray(52)
        self.leaders = bytearray(14)
        self.left = bytearray((13, 13, 13, 13))
        self.void = bytearray(16)
        self.trump = 4
        self.dump_suit = 4
        self.count = 0
        self.won = 0
        self.captured = 0
        self.turn = LEFT
        self.leaders[0] = LEFT

    def tricks(self):
        """How many tricks are complete, 0..13."""
        return self.count >> 2

    def led(self):
        """The suit led to the trick in progress, or -1 if the next card leads."""
        if self.count & 3:
            return self.cards[self.count & 60] // 13
        return -1

    def legal(self, into):
        """Write the legal cards of the seat on turn into a bytearray(13); return how many."""
        if self.count == 52:
            return 0
        return _list_legal(self.holding, self.turn, self.led(), into)

    def winner_of(self, trick):
        """The seat that wins trick 0..12, or holds it so far if it is in progress."""
        return winning_seat(self.cards, trick * 4, min(trick * 4 + 4, self.count),
                            self.leaders[trick], self.trump)

    def seat_of(self, place):
        """Who played the card at this place (0..51) of the order of play."""
        return self.leaders[place >> 2] + (place & 3) & 3


class Play(Record):
    """The cards and tricks of one deal, all hands known, from the opening lead to the end.

    Beside the fields of Record:

    unplayed  list of 4 masks: the cards of each suit that have not been played
    """

    def __init__(self):
        super().__init__()
        self.unplayed = [ALL_RANKS] * 4

    def start(self, trump, dump_suit):
        """Begin the play of whatever holding holds: full hands, the left defender to lead."""
        # Nothing of the deal before may be left for a View to find.
        self.cards[:] = bytes(52)
        self.leaders[:] = bytes(14)
        self.void[:] = bytes(16)
        for seat in range(4):
            self.left[seat] = 13
        for suit in range(4):
            self.unplayed[suit] = ALL_RANKS
        self.trump = trump
        self.dump_suit = dump_suit
        self.count = 0
        self.won = 0
        self.captured = 0
        self.turn = LEFT
        self.leaders[0] = LEFT

    def check(self, seat, card):
        """Raise IllegalPlay if seat may not play card now, saying which rule forbids it."""
        rule = self._broken_rule(seat, card)
        if rule:
            self._refuse(rule, seat, card)

    def _refuse(self, rule, seat, card):
        # Only people want a sentence, and seldom.
        from engine.refusals import sentence

        raise IllegalPlay(rule, sentence(self, rule, seat, card),
                          self.led() if rule == MUST_FOLLOW else -1)

    def _broken_rule(self, seat, card):
        if self.count == 52:
            return PLAY_IS_OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        holding = self.holding
        suit = card // 13
        if not 0 <= card < 52 or not holding[seat * 4 + suit] >> card % 13 & 1:
            return NOT_HELD
        if self.count & 3:
            led = self.cards[self.count & 60] // 13
            if led != suit and holding[seat * 4 + led]:
                return MUST_FOLLOW
        return ""

    def play(self, seat, card):
        """Play a card. Raises IllegalPlay, and changes nothing, if the rules forbid it."""
        rule = self._broken_rule(seat, card)
        if rule:
            self._refuse(rule, seat, card)
        place = self.count
        suit = card // 13
        rank_bit = 1 << card % 13
        self.holding[seat * 4 + suit] ^= rank_bit
        self.unplayed[suit] ^= rank_bit
        self.left[seat] -= 1
        self.cards[place] = card
        self.count = place + 1
        led = self.cards[place & 60] // 13
        if suit != led and not self.void[seat * 4 + led]:
            self.void[seat * 4 + led] = place
        if place & 3 < 3:
            self.turn = seat + 1 & 3
        else:
            self._end_trick(place >> 2)

    def _end_trick(self, trick):
        winner = winning_seat(self.cards, trick * 4, trick * 4 + 4, self.leaders[trick], self.trump)
        self.leaders[trick + 1] = winner
        self.turn = winner
        if not winner & 1:
            self.won += 1
            if self.dump_suit < 4:
                self.captured += self.dump_cards(trick)

    def dump_cards(self, trick):
        """How many cards of the dump suit a complete trick holds."""
        found = 0
        for place in range(trick * 4, trick * 4 + 4):
            if self.cards[place] // 13 == self.dump_suit:
                found += 1
        return found

    def undo(self):
        """Take the last card back into its hand; return it. ValueError if none was played."""
        # People want that, and seldom.
        from engine.undo import undo

        return undo(self)


def winning_seat(cards, start, end, leader, trump):
    """The seat whose card, among cards[start:end] played from leader on, wins so far."""
    best = cards[start]
    suit = best // 13
    winner = start
    for place in range(start + 1, end):
        card = cards[place]
        if card // 13 == suit:
            if card > best:
                best = card
                winner = place
        elif card // 13 == trump:
            best = card
            suit = trump
            winner = place
    return leader + winner - start & 3
