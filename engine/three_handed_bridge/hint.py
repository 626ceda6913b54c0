"""A hint: what the level normal would do in the player's place, from his own view, and what speaks for
it. Loaded when one is asked for."""

from engine.cards import NO_TRUMP, count
from engine.odds import beats, best_so_far
from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, PASS

# A session counts no more of them than that.
_MOST = 65535

# What speaks for it; beside each what its number and its second one are. Of a make:
SUIT = 0        # cards of the suit held, honours among them
NO_TRUMPS = 1   # aces held, cards of the shortest suit
TO_DUMMY = 2    # cards of the longest suit held, aces
# Of an answer to doubling:
EXPECTED = 3    # tricks that the dealer's side should take
# Of a card that leads:
ONLY = 4        # (whether it leads or not) no other may be played
TRUMPS_OUT = 5  # trumps that the opponents still hold
HIGHEST = 6     # its suit, of which no opponent can hold a higher one
FROM_LENGTH = 7  # cards of its suit held
# Of one that follows:
TAKES = 8       # it is the last of the trick, and wins
BEATS = 9       # it wins so far
RUFFS = 10      # the suit led, which is not held
SIDES = 11      # a card of the own side wins so far, and goes on to
NONE_BEATS = 12  # no card that may be played would win
SAVES = 13      # one would, but not this one
THROWN = 14     # the suit led, which is not held


class Hint:
    """One hint, in slices short enough for the keys to be looked at between them.

    It follows from the deal as the player on turn sees it, and from the session's seed: asked
    again at the same moment it is the same, and the session does not change but by `count`.
    view: a BridgeView to be filled, and left alone until the hint is there.

    choice          what Deal.act takes, once step() has said True
    reason          SUIT to THROWN; number, second: what it is about

    ValueError if it is not for player 0 to act.
    """

    def __init__(self, session, view):
        if session.player_to_act():
            raise ValueError("A hint is for you, and it is not your turn")
        self._session = session
        self._view = view
        session.look(view, session.deal.turn())
        self._bot = bots.make("normal")
        self._bot.start(view, session.decision_seed())
        self.choice = self.reason = -1
        self.number = self.second = 0

    def step(self):
        """Think on for a slice; True when it is there."""
        if not self._bot.step():
            return False
        self.choice = choice = self._bot.choice
        view = self._view
        if view.stage == DECLARING:
            found = _make(view, choice)
        elif view.stage == DOUBLING:
            from engine.three_handed_bridge.bots.caller import Caller

            found = EXPECTED, max(0, min(13, Caller().expected(view) + 128 >> 8)), 0
        else:
            found = _card(view, choice)
        self.reason, self.number, self.second = found
        return True

    def count(self):
        """Have the session note that the player has had this hint."""
        session = self._session
        session.hints = min(session.hints + 1, _MOST)


def _make(view, choice):
    holding = view.holding
    lengths = [count(holding[suit]) for suit in range(4)]
    aces = 0
    for suit in range(4):
        aces += holding[suit] >> 12
    if choice == PASS:
        return TO_DUMMY, max(lengths), aces
    if choice == NO_TRUMP:
        return NO_TRUMPS, aces, min(lengths)
    return SUIT, lengths[choice], count(holding[choice] >> 8)


def _card(view, card):
    legal = bytearray(13)
    found = view.legal(legal)
    if found == 1:
        return ONLY, 0, 0
    suit = card // 13
    led = view.led()
    if led < 0:
        return _lead(view, card)
    best = best_so_far(view)[0]
    if beats(card, best, view.trump):
        if suit != led:
            return RUFFS, led, 0
        return TAKES if view.count & 3 == 3 else BEATS, 0, 0
    if not (view.winner_of(view.tricks()) ^ view.turn) & 1:
        return SIDES, 0, 0
    if suit != led:
        return THROWN, led, 0
    for place in range(found):
        if beats(legal[place], best, view.trump):
            return SAVES, 0, 0
    return NONE_BEATS, 0, 0


def _lead(view, card):
    suit = card // 13
    turn = view.turn
    out = view.unseen[suit]
    if suit == view.trump and not turn & 1 and out:
        return TRUMPS_OUT, count(out), 0
    # What lies open of the opponents' is dummy's.
    against = out | (view.holding[8 + suit] if turn & 1 else 0)
    if not against >> card % 13 + 1:
        return HIGHEST, suit, 0
    return FROM_LENGTH, count(view.holding[turn * 4 + suit]), 0
