"""Whether what a hint says is so: from the deal itself, and however the hidden cards may lie."""

from random_play import legal_cards
from test_bots import redeal

from engine.flunk import contracts
from engine.flunk.bots import advice
from engine.play import _list_legal

LAYOUTS = 3

DOING = "WINS YOURS LOSES MAY_WIN RUFF DUCK WAIT LEAD FOLLOW THROW".split()
WHY = ("ONLY ALIKE BEST NONE_WINS ALL_WIN JUDGED HAS PAST MAKES REST SHORT MORE ENOUGH COURSE HE_HAS HE_PAST BEATS "
       "ONE_BEATS DOWN BEAT FEED BOTH CLEAN_TRICK TRICKS CLEAR NO_MORE PUT PUT_MORE LESS").split()
assert [getattr(advice, "_" + name) for name in DOING + WHY] == [*range(10), *range(29)]


def beats(card, best, trump):
    return card > best if card // 13 == best // 13 else card // 13 == trump


def holder_of(trick, trump):
    """The place of the card that has a trick, or has it so far."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def endings(play, trick, seat):
    """Every way in which the trick can end, seat being next."""
    if len(trick) == 4:
        yield trick
        return
    into = bytearray(13)
    found = _list_legal(play.holding, seat, trick[0] // 13 if trick else -1, into)
    for card in into[:found]:
        yield from endings(play, trick + [card], seat + 1 & 3)


def outcomes(play, card):
    """Who may take the trick once the seat on turn has played card: a set of True for its own
    side and False for the other."""
    start = play.count & 60
    trick = list(play.cards[start: play.count]) + [card]
    mine = play.turn & 1
    leader = play.leaders[play.count >> 2]
    return {not (leader + holder_of(end, play.trump) & 1) ^ mine
            for end in endings(play, trick, play.turn + 1 & 3)}


class Truth:
    """A moment of a deal, as one seat sees it, and the hint about it."""

    def __init__(self, deal, view, reason, chance):
        self.deal = deal
        self.view = view
        self.reason = reason
        self.chance = chance
        self.legal = legal_cards(deal.play)

    def fates(self, card):
        """All outcomes of a card over several layouts."""
        play = self.deal.play
        holding = list(play.holding)
        found = set()
        for _ in range(LAYOUTS):
            found |= outcomes(play, card)
            redeal(play, self.view, self.chance)
        play.holding[:] = holding
        return found

    def check(self, advised):
        doing, why, number, of = advised
        if doing >= 0:
            assert getattr(self, DOING[doing].lower())(), DOING[doing]
        else:
            assert why <= advice._JUDGED
        assert getattr(self, "because_" + WHY[why].lower())(number, of), WHY[why]

    # What the card does

    @property
    def card(self):
        return self.reason.choice

    @property
    def trick(self):
        view = self.view
        return list(view.cards[view.count & 60: view.count])

    def best(self):
        return self.trick[holder_of(self.trick, self.view.trump)]

    def beaten(self, card):
        """Whether the card takes the trick from the one that has it."""
        return not self.trick or beats(card, self.best(), self.view.trump)

    def wins(self):
        return self.beaten(self.card) and self.fates(self.card) == {True}

    def yours(self):
        return not self.beaten(self.card) and self.fates(self.card) == {True}

    def loses(self):
        return not self.beaten(self.card) and self.fates(self.card) == {False}

    def may_win(self):
        return bool(self.trick) and self.beaten(self.card)

    def ruff(self):
        return self.card // 13 == self.view.trump != self.trick[0] // 13 and self.beaten(self.card)

    def duck(self):
        return not self.beaten(self.card) and any(self.beaten(card) for card in self.legal)

    def wait(self):
        # It leaves the trick, and the side could still have had it.
        return not self.beaten(self.card) and (self.duck() or any(True in self.fates(card) for card in self.legal))

    def lead(self):
        return not self.trick

    def follow(self):
        return self.card // 13 == self.trick[0] // 13 and not any(self.beaten(card) for card in self.legal)

    def throw(self):
        return self.card // 13 != self.trick[0] // 13 and not self.beaten(self.card)

    # Why

    @property
    def target(self):
        return contracts.target_of(self.deal.contract)

    @property
    def needed(self):
        return self.target - self.deal.play.won

    @property
    def left(self):
        return 13 - self.deal.play.count // 4

    @property
    def expected(self):
        return self.reason.expected / 256

    @property
    def defends(self):
        return self.view.turn in (1, 3)

    def because_only(self, number, of):
        return len(self.legal) == 1

    def because_alike(self, number, of):
        return self.reason.worlds > 0 and len(set(self.reason.totals)) == 1 and len(self.legal) > 1

    def because_best(self, number, of):
        return 0 < number <= of == self.reason.worlds and number == self.reason.best_in[self.legal.index(self.card)]

    def because_none_wins(self, number, of):
        return all(self.fates(card) == {False} for card in self.legal)

    def because_all_win(self, number, of):
        return all(self.fates(card) == {True} for card in self.legal)

    def because_judged(self, number, of):
        worths = self.reason.worths
        return number == len(self.legal) and worths[self.legal.index(self.card)] == max(worths)

    def because_has(self, number, of):
        return not self.defends and number == self.target == self.deal.play.won

    def because_past(self, number, of):
        return not self.defends and number == self.target < self.deal.play.won

    def because_makes(self, number, of):
        return not self.defends and number == self.target and self.needed == 1 and self.fates(self.card) == {True}

    def because_rest(self, number, of):
        return not self.defends and self.needed == self.left

    def because_short(self, number, of):
        return not self.defends and self.needed > self.left

    def because_more(self, number, of):
        return not self.defends and 0 < number == self.needed < self.left and self.expected < self.target - 0.5

    def because_enough(self, number, of):
        return not self.defends and 0 < self.needed < self.left and self.expected > self.target + 0.5

    def because_course(self, number, of):
        return not self.defends and number == self.target and abs(self.expected - self.target) <= 0.5

    def because_he_has(self, number, of):
        return self.defends and number == self.target == self.deal.play.won

    def because_he_past(self, number, of):
        return self.defends and number == self.target < self.deal.play.won

    def because_beats(self, number, of):
        return self.defends and self.needed == self.left and self.fates(self.card) == {True}

    def because_one_beats(self, number, of):
        return self.defends and self.needed == self.left

    def because_down(self, number, of):
        return self.defends and self.needed > self.left

    # A defender wants declarer to have a trick less, unless he is to have too many.

    def because_beat(self, number, of):
        return self.defends and number == self.target and self.expected < self.target + 0.5

    def because_feed(self, number, of):
        return self.defends and self.expected > self.target + 1.5

    def because_both(self, number, of):
        return self.defends and abs(self.expected - self.target - 1) <= 0.5

    # In a dump

    def dumped(self):
        return self.deal.play.captured

    def because_clean_trick(self, number, of):
        trick = self.trick + [self.card]
        return (not self.defends and len(trick) == 4 and not self.dumped()
                and all(card // 13 != self.view.dump_suit for card in trick) and self.fates(self.card) == {True})

    def because_tricks(self, number, of):
        return not self.defends and not self.dumped()

    def because_clear(self, number, of):
        return not self.defends and not self.dumped() and bool(self.trick)

    def because_no_more(self, number, of):
        return not self.defends and self.dumped() > 0

    def because_put(self, number, of):
        return self.defends and not self.dumped()

    def because_put_more(self, number, of):
        return self.defends and self.dumped() > 0

    def because_less(self, number, of):
        return self.defends and not self.dumped()
