"""What every card is worth if all hands lie open and all play best, exactly. PC only.

A search asks questions of yes and no: can declarer's side bring its tricks to come between a
least and a most number? Every score that can still be reached is one such question, because
the scores that are at least so good always lie next to each other. Answers are kept by position,
and a position counts owners of cards and no ranks (layouts.py), so that a search of one card
helps that of the next. It runs by recursion in slices: when a slice is over it breaks off, and
the next one asks again; what was found out by then is found at once.
"""

from itertools import chain

from engine.flunk.bots.layouts import LAYOUT, LAYOUT_BITS

_SIZE = 14
_BITS = LAYOUT_BITS


def _spans():
    """For each least and most number: its own bit; the bits of all spans within it, where a yes
    means yes; and of all spans around it, where a no means no."""
    spans = [(least, most) for least in range(_SIZE) for most in range(least, _SIZE)]
    own = [[0] * _SIZE for _ in range(_SIZE)]
    within = [[0] * _SIZE for _ in range(_SIZE)]
    around = [[0] * _SIZE for _ in range(_SIZE)]
    for place, (least, most) in enumerate(spans):
        own[least][most] = 1 << place
    for least, most in spans:
        for low, high in spans:
            if least <= low and high <= most:
                within[least][most] |= own[low][high]
                around[low][high] |= own[least][most]
    return own, within, around


_OWN, _WITHIN, _AROUND = _spans()


class SliceOver(Exception):
    """A slice of the search is over; ask again."""


class Counter:
    """Positions looked into: so far, and when to break off.

    broken_off: where the last slice was in the tricks of the line that it looked into, the first
    trick last. To ask again what was asked then goes on from there.
    """

    def __init__(self):
        self.nodes = 0
        self.limit = 0
        self.broken_off = []


def to_front(entries, place):
    """Try first what decided before: often it does again."""
    if place:
        entries.insert(0, entries.pop(place))


def make_search(layouts, trump, known, counter):
    """The question of yes and no, as a function of a position between two tricks.

    known is where answers are kept, by position. The function takes the position (the layouts
    of the four suits in one number), the leader, the tricks to come, and a least and a most
    number of them for declarer's side: 0 <= least <= most <= tricks, and not all of them.
    """
    sure = layouts.sure
    lengths = layouts.lengths
    crest = layouts.crest
    moves = layouts.moves
    after = layouts.after
    without = layouts.without
    # What a card laid in the suit led, and one thrown on it, means: its strength, its bit, and
    # where its suit stands: in the bits of a trick, in a position, and in front of `after`.
    following = [{} for _ in range(4)]
    throwing = [{} for _ in range(4)]
    leads = [[[0, 1, 2, 3] for _ in range(4)] for _ in range(_SIZE)]
    throws = [[[[suit for suit in range(4) if suit != led] for _ in range(4)] for led in range(4)]
              for _ in range(_SIZE)]

    def prepare(suit, layout):
        place = (13 * suit, _BITS * suit, layout << 13)
        follow = 13 if suit == trump else 0
        following[suit][layout] = [[(card << follow, card) + place for card in cards] for cards in moves[layout]]
        throwing[suit][layout] = [[(card << 13 if suit == trump else 0, card) + place for card in cards]
                                  for cards in moves[layout]]
        return following[suit][layout]

    def thrown(lie, led, seat, tricks):
        """The cards that a seat can throw on the suit led."""
        first, second, third = throws[tricks][led][seat]
        try:
            return (throwing[first][lie[first]][seat] + throwing[second][lie[second]][seat]
                    + throwing[third][lie[third]][seat])
        except KeyError:
            for suit in range(4):
                if lie[suit] not in throwing[suit]:
                    prepare(suit, lie[suit])
            return thrown(lie, led, seat, tricks)

    def settle(followed, cards, place, tricks, led, seat):
        """Try this answer first the next time: the card, or what is thrown of its suit."""
        if followed:
            to_front(cards, place)
        else:
            suits = throws[tricks][led][seat]
            to_front(suits, suits.index(cards[place][2] // 13))

    def bound(lie, leader):
        """Tricks that the leader's side can take at once, whatever the others do."""
        partner = leader + 2 & 3
        quick = over = 0
        crossing = False
        if trump > 3:
            for layout in lie:
                tops = sure[layout]
                quick += tops[leader]
                if tops[partner]:
                    over += tops[partner]
                    if lengths[layout][leader]:
                        crossing = True
        else:
            left = leader + 1 & 3
            right = leader + 3 & 3
            trumps = lengths[lie[trump]]
            for suit in range(4):
                layout = lie[suit]
                tops = sure[layout][leader]
                across = sure[layout][partner]
                if not tops and not across:
                    continue
                held = lengths[layout]
                # Who has trumps follows only as long as he can.
                safe = 13
                if suit != trump:
                    if trumps[left]:
                        safe = held[left]
                    if trumps[right] and held[right] < safe:
                        safe = held[right]
                quick += tops if tops < safe else safe
                if across:
                    over += across if across < safe else safe
                    if safe and held[leader]:
                        crossing = True
        return quick + over if crossing else quick

    def ask(position, leader, tricks, least, most):
        lie = (position & LAYOUT, position >> _BITS & LAYOUT, position >> 2 * _BITS & LAYOUT, position >> 3 * _BITS)
        if tricks == 1:
            return last_trick(lie, leader) == (most == 1)
        entry = known.get(position << 2 | leader)
        if entry is None:
            entry = known[position << 2 | leader] = [0, 0]
        elif entry[0] & _WITHIN[least][most]:
            return True
        elif entry[1] & _AROUND[least][most]:
            return False
        counter.nodes += 1
        if counter.nodes > counter.limit:
            raise SliceOver
        quick = bound(lie, leader)
        if quick > tricks:
            quick = tricks
        if leader & 1:
            if tricks - quick < least:
                entry[1] |= _OWN[least][tricks]
                return False
        elif most == tricks and quick >= least:
            entry[0] |= _OWN[least][tricks]
            return True
        if trump < 4:
            # The highest trumps win whenever they are laid.
            seat, row = crest[lie[trump]]
            if seat & 1:
                if tricks - row < least:
                    entry[1] |= _OWN[least][tricks]
                    return False
                if not least and tricks - row <= most:
                    entry[0] |= _OWN[0][most]
                    return True
            elif row > most:
                entry[1] |= _OWN[0][most]
                return False
            elif most == tricks and row >= least:
                entry[0] |= _OWN[least][tricks]
                return True
        found = try_leads(position, lie, leader, tricks, least, most)
        if found != bool(leader & 1):
            entry[0] |= _OWN[least][most]
            return True
        entry[1] |= _OWN[least][most]
        return False

    def last_trick(lie, leader):
        """Whether declarer's side wins it."""
        best = winner = -1
        for suit in range(4):
            if suit != trump and not moves[lie[suit]][leader]:
                continue
            for seat, cards in enumerate(moves[lie[suit]]):
                if cards:
                    strength = cards[0] << 13 if suit == trump else cards[0]
                    if strength > best:
                        best = strength
                        winner = seat
        return not winner & 1

    def try_leads(position, lie, leader, tricks, least, most):
        """Whether the leader's side gets its way, trying its cards and all answers."""
        want = not leader & 1
        tricks -= 1
        # What is asked for after a trick lost and after one won, or the answer if it is known.
        answer_lost = False if least > tricks else True if not least and most >= tricks else None
        most_lost = most if most < tricks else tricks
        least_won = least - 1 if least else 0
        most_won = most - 1 if most <= tricks else tricks
        if most_won < 0:
            answer_won = False
        else:
            answer_won = True if not least_won and most_won >= tricks else None
        within_lost = around_lost = within_won = around_won = 0
        if answer_lost is None:
            within_lost = _WITHIN[least][most_lost]
            around_lost = _AROUND[least][most_lost]
        if answer_won is None:
            within_won = _WITHIN[least_won][most_won]
            around_won = _AROUND[least_won][most_won]
        second = leader + 1 & 3
        third = leader + 2 & 3
        fourth = leader + 3 & 3
        order = leads[tricks][leader]
        saved = counter.broken_off.pop() if counter.broken_off else None
        if saved:
            leading, mine_left, seconds_left, thirds_left, fourths_left, seconds, thirds, fourths = saved
        else:
            leading = enumerate(order)
        try:
            for at_lead in leading:
                rank, led = at_lead
                layout = lie[led]
                if not moves[layout][leader]:
                    continue
                follow = following[led].get(layout) or prepare(led, layout)
                mine = follow[leader]
                if not saved:
                    seconds = follow[second] or thrown(lie, led, second, tricks)
                    thirds = follow[third] or thrown(lie, led, third, tricks)
                    fourths = follow[fourth] or thrown(lie, led, fourth, tricks)
                    mine_left = enumerate(mine)
                for at_first in mine_left:
                    first_place, (strength1, card1, shift, field, front) = at_first
                    gone = front | card1
                    try:
                        position1 = position + (after[gone] - layout << field)
                    except KeyError:
                        position1 = position + (without(layout, card1) - layout << field)
                    laid1 = card1 << shift
                    if not saved:
                        seconds_left = enumerate(seconds)
                    for at_second in seconds_left:
                        second_place, (strength, card, shift, field, front) = at_second
                        if strength > strength1:
                            strength2 = strength
                            winner2 = second
                        else:
                            strength2 = strength1
                            winner2 = leader
                        gone = front | laid1 >> shift & 8191 | card
                        try:
                            position2 = position1 + (after[gone] - (position1 >> field & LAYOUT) << field)
                        except KeyError:
                            position2 = position1 + (
                                without(gone >> 13, gone & 8191) - (position1 >> field & LAYOUT) << field)
                        laid2 = laid1 | card << shift
                        if not saved:
                            thirds_left = enumerate(thirds)
                        for at_third in thirds_left:
                            third_place, (strength, card, shift, field, front) = at_third
                            if strength > strength2:
                                strength3 = strength
                                winner3 = third
                            else:
                                strength3 = strength2
                                winner3 = winner2
                            gone = front | laid2 >> shift & 8191 | card
                            try:
                                position3 = position2 + (after[gone] - (position2 >> field & LAYOUT) << field)
                            except KeyError:
                                position3 = position2 + (
                                    without(gone >> 13, gone & 8191) - (position2 >> field & LAYOUT) << field)
                            laid3 = laid2 | card << shift
                            if saved:
                                saved = None
                            else:
                                fourths_left = enumerate(fourths)
                            for at_fourth in fourths_left:
                                fourth_place, (strength, card, shift, field, front) = at_fourth
                                winner = fourth if strength > strength3 else winner3
                                answer = answer_lost if winner & 1 else answer_won
                                if answer is None:
                                    gone = front | laid3 >> shift & 8191 | card
                                    try:
                                        end = position3 + (after[gone] - (position3 >> field & LAYOUT) << field)
                                    except KeyError:
                                        end = position3 + (
                                            without(gone >> 13, gone & 8191) - (position3 >> field & LAYOUT) << field)
                                    entry = known.get(end << 2 | winner)
                                    if winner & 1:
                                        if entry is None:
                                            answer = ask(end, winner, tricks, least, most_lost)
                                        elif entry[0] & within_lost:
                                            answer = True
                                        elif entry[1] & around_lost:
                                            answer = False
                                        else:
                                            answer = ask(end, winner, tricks, least, most_lost)
                                    elif entry is None:
                                        answer = ask(end, winner, tricks, least_won, most_won)
                                    elif entry[0] & within_won:
                                        answer = True
                                    elif entry[1] & around_won:
                                        answer = False
                                    else:
                                        answer = ask(end, winner, tricks, least_won, most_won)
                                if answer != want:
                                    settle(follow[fourth], fourths, fourth_place, tricks, led, fourth)
                                    break
                            else:
                                settle(follow[third], thirds, third_place, tricks, led, third)
                                break
                        else:
                            settle(follow[second], seconds, second_place, tricks, led, second)
                            break
                    else:
                        to_front(mine, first_place)
                        to_front(order, rank)
                        return True
        except SliceOver:
            counter.broken_off.append((
                chain((at_lead,), leading), chain((at_first,), mine_left), chain((at_second,), seconds_left),
                chain((at_third,), thirds_left), chain((at_fourth,), fourths_left), seconds, thirds, fourths))
            raise
        return False

    return ask

