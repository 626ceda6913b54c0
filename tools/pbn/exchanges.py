"""The auction of One Player Short as records have it: every call, and the card that it brought."""

import re

from engine import pack
from engine.names import card_name
from engine.one_player_short import contracts
from engine.one_player_short.auction import Auction
from engine.one_player_short.calls import BIDS, DOUBLE, NO_BID, NO_CARD, PASS, PILE, make_bid
from engine.one_player_short.refusals import why_not

from .contracts import PASSED, parse_bridge
from .sections import read_calls, read_card
from .values import SEAT_NAMES

_CARD = r"(\w{2,3})"
_TURNED = re.compile(rf"turns up {_CARD}", re.I)
_TAKEN = re.compile(rf"takes {_CARD}( from dummy)?, ?lays {_CARD}", re.I)


class AuctionFault(Exception):
    """A fault after which nothing more of an auction can be known; the text is a sentence."""


def columns(game, dealer, declarer):
    """(the Calls of a record, the direction of dummy, who has none). AuctionFault if the columns are not
    those of three players. declarer is a direction or None."""
    calls, broken = read_calls(game.sections["Auction"], dealer)
    if broken:
        raise AuctionFault("The auction is not recorded to its end")
    silent = [seat for seat in range(4) if all(call.seat != seat for call in calls)]
    if not silent:
        if declarer is not None:
            place = next(place for place, call in enumerate(calls) if call.seat == declarer ^ 2)
            raise AuctionFault(f"Call {place + 1}, {calls[place].text}, stands under {SEAT_NAMES[declarer ^ 2]}, who is "
                               "dummy; there a '-' belongs")
        raise AuctionFault("All four seats have calls, but dummy has none, and a '-' in its place")
    if len(silent) > 1:
        raise AuctionFault(f"{' and '.join(SEAT_NAMES[seat] for seat in silent)} have no calls, but only dummy has none")
    return calls, silent[0]


class Exchanges:
    """Follows the calls and the cards, and knows who holds what.

    hands       four sets of cards as dealt, by direction; dummy's is the pile
    directions  of the engine's seats 0 to 3: dealer, his left neighbour, dummy, his right one
    number      of the deal, which tells the order of the pile; None if that is not known
    """

    def __init__(self, hands, directions, number, second_chance):
        self._directions = directions
        holding = [0] * 16
        for seat in (0, 1, 3):
            for card in hands[directions[seat]]:
                holding[seat * 4 + card // 13] |= 1 << card % 13
        self._auction = Auction(holding)
        self._auction.calls.start(second_chance)
        self._pile = set(hands[directions[2]])
        self._order = None
        if number is not None:
            # The second card of every round of four, the last one on top.
            self._order = [pack.shuffled_pack(number)[4 * place + 1] for place in range(PILE)][::-1]

    def follow(self, calls, notes):
        """Go through the Calls, with the notes by their numbers. AuctionFault at the first that is not so."""
        for call in calls:
            self._follow(call, notes)
        if not self._auction.calls.is_over():
            raise AuctionFault(f"The auction is not over: it is {self._name(self._auction.turn())}'s turn")
        unused = [number for number in notes if number not in {call.note for call in calls}]
        if unused:
            raise AuctionFault(f"No call refers to note {unused[0]}, '{notes[unused[0]]}'")

    def _name(self, seat):
        return SEAT_NAMES[self._directions[seat]]

    def _follow(self, call, notes):
        auction = self._auction
        place = auction.calls.count
        who = SEAT_NAMES[call.seat]
        made = f"Call {place + 1}, {call.text} by {who}"
        turn = self._name(auction.turn())
        if auction.calls.is_over():
            raise AuctionFault(f"{made}: the auction was over after call {place}")
        if turn != who:
            raise AuctionFault(f"{made}: it is {turn}'s turn to call")
        number = read_call(call.text)
        if number is None:
            raise AuctionFault(f"{made}: that is no call; they read like 1C, 3NT, X and Pass")
        if not auction.calls.may_call(number):
            raise AuctionFault(f"{made}: {self._why_not(number, who)}")
        text = ""
        if call.note:
            if call.note not in notes:
                raise AuctionFault(f"{made}: there is no note {call.note}")
            text = notes[call.note]
        if number >= BIDS:
            self._pass_or_double(made, number, text)
        else:
            self._bid(made, number, text, who)

    def _why_not(self, number, who):
        calls = self._auction.calls
        if number == DOUBLE and calls.last_bid != NO_BID and not calls.doubled:
            return f"{who} cannot double his own bid"
        return why_not(calls, number)

    def _pass_or_double(self, made, number, text):
        place = self._auction.calls.count
        found = _TURNED.fullmatch(text)
        if place >= PILE:
            if text:
                raise AuctionFault(f"{made}: dummy's pile is out and nothing is turned up, but the note says '{text}'")
        elif not text:
            raise AuctionFault(f"{made}: no note tells which card was turned up")
        elif not found:
            raise AuctionFault(f"{made}: dummy's top card is turned up, and the note should say so like 'turns up D5', "
                               f"not '{text}'")
        else:
            self._top(made, self._read(made, found[1]))
        self._auction.act(number)

    def _bid(self, made, number, text, who):
        place = self._auction.calls.count
        if not text and place >= PILE:
            self._auction.act(number)
            self._auction.act(NO_CARD)
            return
        if not text:
            raise AuctionFault(f"{made}: no note tells which card was taken and which laid")
        found = _TAKEN.fullmatch(text)
        if not found or bool(found[2]) != (place >= PILE):
            wanted = "takes SA from dummy, lays C2" if place >= PILE else "takes SA, lays C2"
            raise AuctionFault(f"{made}: a bidder takes a card and lays one, and the note should say so like '{wanted}', "
                               f"not '{text}'")
        taken, laid = self._read(made, found[1]), self._read(made, found[3])
        if place < PILE:
            self._top(made, taken)
            self._auction.act(number)
        else:
            self._auction.act(number)
            if not self._holds(2, taken):
                raise AuctionFault(f"{made}: {card_name(taken)} does not lie open in dummy{self._owner(taken)}")
            self._auction.act(taken)
            if laid == taken:
                raise AuctionFault(f"{made}: {card_name(laid)} was just taken from dummy, and another must be laid")
        seat = self._auction.turn()
        if not self._holds(seat, laid):
            raise AuctionFault(f"{made}: {who} does not hold {card_name(laid)}{self._owner(laid)}")
        self._auction.act(laid)

    @staticmethod
    def _read(made, text):
        card = read_card(text)
        if card is None:
            raise AuctionFault(f"{made}: '{text}' is not a card")
        return card

    def _top(self, made, card):
        """Take a card from the pile if it can be the one on top."""
        place = self._auction.calls.count
        if card not in self._pile:
            raise AuctionFault(f"{made}: {card_name(card)} is not in dummy's pile{self._owner(card)}")
        if self._order and self._order[place] != card:
            raise AuctionFault(f"{made}: on top of dummy's pile lies {card_name(self._order[place])}, not {card_name(card)}")
        self._pile.remove(card)
        self._auction.pile[PILE - 1 - place] = card

    def _holds(self, seat, card):
        return self._auction.holding[seat * 4 + card // 13] >> card % 13 & 1

    def _owner(self, card):
        for seat in (0, 1, 3):
            if self._holds(seat, card):
                return f"; {self._name(seat)} holds it"
        return "; it lies open in dummy" if self._holds(2, card) else "; it is still hidden in dummy's pile"

    # What the auction led to

    def hands(self):
        """Four sets of cards by direction, dummy's with what was left of its pile."""
        hands = [set(), set(), set(), set()]
        for seat in range(4):
            hands[self._directions[seat]] = {card for card in range(52) if self._holds(seat, card)}
        hands[self._directions[2]] |= self._pile
        return hands

    def contract(self):
        """The number of the contract, or contracts.NONE."""
        calls = self._auction.calls
        if calls.last_bid == NO_BID:
            return contracts.NONE
        return contracts.make_contract(calls.last_bid, calls.doubled)

    def declarer(self):
        """The direction of the declarer, None if all passed."""
        calls = self._auction.calls
        if calls.last_bid == NO_BID:
            return None
        return self._directions[calls.seat_of(calls.bid_place)]


def read_call(text):
    """The number of a Call's text, None if it is none."""
    if text == PASSED:
        return PASS
    if text in ("X", "D", "DBL"):
        return DOUBLE
    try:
        spelled, trump = parse_bridge(text)
    except ValueError:
        return None
    if spelled is None or trump is None or not spelled[0].isdigit() or spelled.endswith("X"):
        return None
    return make_bid(int(spelled[0]), trump)
