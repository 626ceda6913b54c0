"""What may be called and when the calls are over, against every sequence of up to twelve calls."""

from collections import Counter

import pytest
from auction_referee import BIDS as BID_NAMES
from auction_referee import CALLS, auction_over

from engine.one_player_short.calls import (
    BIDS,
    DOUBLE,
    LONGEST,
    NO_BID,
    NO_CARD,
    PASS,
    Calls,
    denomination_of,
    level_of,
    make_bid,
)
from engine.one_player_short.names import call_name

# Of all sequences of up to twelve calls that are legal by type: how many end, by length.
ENDINGS = {3: 2, 4: 4, 5: 11, 6: 31, 7: 61, 8: 138, 9: 294, 10: 653, 11: 1438, 12: 3177}
BY_PATTERN = {"D": 5255, "BPPBPP": 191, "BPPPPP": 145, "PPPBPP": 115, "PBPPPP": 101,
              "PPBPPP": 1, "PPPPPP": 1}
ENDINGS_WITH_SECOND_CHANCE = {3: 2, 4: 4, 5: 11, 6: 30, 7: 60, 8: 136, 9: 296, 10: 654, 11: 1444,
                              12: 3188}
BY_PATTERN_WITH_SECOND_CHANCE = {"D": 5322, "BPPBPP": 203, "BPPPPP": 145, "PBPPPP": 101,
                                 "PPBPPP": 53, "PPPPPP": 1}


def make(kinds, second_chance=False):
    """Calls of these kinds, B being always the lowest bid."""
    calls = Calls()
    calls.start(second_chance)
    for kind in kinds:
        calls.call({"B": calls.last_bid + 1, "P": PASS, "D": DOUBLE}[kind])
    return calls


class Enumeration:
    """All sequences of calls, legal by type, of up to so many calls."""

    def __init__(self, longest, second_chance):
        self.longest = longest
        self.second_chance = second_chance
        self.prefixes = 0
        self.open = 0
        self.ended = []
        # One for each length, so that nothing is made anew.
        self._calls = [Calls() for _ in range(longest + 1)]
        self._calls[0].start(second_chance)
        self._go_on("")

    def _go_on(self, kinds):
        size = len(kinds)
        calls = self._calls[size]
        if size == self.longest:
            self.open += 1
            return
        legal = bytearray(37)
        found = set(legal[: calls.legal(legal)])
        for kind, call in (("B", calls.last_bid + 1), ("P", PASS), ("D", DOUBLE)):
            assert (call in found) == calls.may_call(call)
            if call not in found:
                continue
            self.prefixes += 1
            following = self._calls[size + 1]
            following.copy(calls)
            following.call(call)
            sequence = kinds + kind
            assert following.is_over() == auction_over(sequence, self.second_chance), sequence
            if following.is_over():
                self.ended.append(sequence)
            else:
                self._go_on(sequence)


def pattern_of(kinds):
    return "D" if kinds[-2:] in ("DP", "PD") else kinds[-6:]


@pytest.fixture(scope="module")
def literal():
    return Enumeration(12, False)


@pytest.fixture(scope="module")
def with_second_chance():
    return Enumeration(12, True)


def test_all_sequences_of_up_to_twelve_calls(literal):
    assert literal.prefixes == 30760
    assert len(literal.ended) == 5809
    assert Counter(len(kinds) for kinds in literal.ended) == ENDINGS
    assert literal.open == 13606


def test_how_they_end(literal):
    assert Counter(map(pattern_of, literal.ended)) == BY_PATTERN
    thrown_in = [kinds for kinds in literal.ended if "B" not in kinds]
    undoubled = [kinds for kinds in literal.ended if pattern_of(kinds) != "D" and "B" in kinds]
    assert (len(thrown_in), len(undoubled)) == (1, 553)


def test_two_endings_are_whole_auctions_only(literal):
    for whole in ("PPBPPP", "PPPPPP"):
        assert [kinds for kinds in literal.ended if kinds.endswith(whole)] == [whole]


def test_endings_before_the_last_bidder_calls_again(literal):
    # He bid two calls ago, so he has not called since.
    early = [kinds for kinds in literal.ended if pattern_of(kinds) in ("BPPBPP", "PPPBPP")]
    assert len(early) == 306


def test_with_a_second_chance_only_one_ending_waits(with_second_chance):
    assert Counter(len(kinds) for kinds in with_second_chance.ended) == ENDINGS_WITH_SECOND_CHANCE
    assert Counter(map(pattern_of, with_second_chance.ended)) == BY_PATTERN_WITH_SECOND_CHANCE
    assert with_second_chance.open == 13917


@pytest.mark.parametrize("kinds, over", [
    ("PPPBPP", True), ("PPPBPPP", None), ("PPBPP", False), ("PPBPPP", True), ("BPP", False),
    ("BPPPP", False), ("BPPPPP", True), ("PBPPP", False), ("PBPPPP", True), ("BPPBPP", True),
    ("BD", False), ("BDP", True), ("BPD", True), ("BDB", False), ("BDBPP", False),
    ("BDBPPPP", False), ("BDBPPPPP", True), ("PPPPP", False), ("PPPPPP", True),
])
def test_some_auctions_by_hand(kinds, over):
    if over is None:
        with pytest.raises(ValueError, match="The auction is over"):
            make(kinds)
    else:
        assert make(kinds).is_over() == over


@pytest.mark.parametrize("kinds, over", [
    ("PPPBPP", False), ("PPPBPPP", True), ("PPPBPPBPP", True), ("PPBPP", False), ("PPBPPP", True),
    ("BPPBPP", True), ("PPPPPP", True),
])
def test_some_auctions_with_a_second_chance(kinds, over):
    assert make(kinds, True).is_over() == over


def test_a_bidder_with_a_second_chance_may_bid_again_or_pass():
    calls = make("PPPBPP", True)
    assert calls.seat_of(calls.count) == calls.seat_of(calls.bid_place)
    assert not calls.may_call(DOUBLE)
    assert calls.may_call(PASS) and calls.may_call(calls.last_bid + 1)


# Numbers and names

def test_thirty_five_bids_in_their_order():
    assert BIDS == 35
    names = [call_name(call) for call in range(DOUBLE + 1)]
    assert names == BID_NAMES + ["Pass", "X"]
    assert names[:6] == ["1C", "1D", "1H", "1S", "1NT", "2C"] and names[34] == "7NT"
    for bid in range(35):
        assert make_bid(level_of(bid), denomination_of(bid)) == bid
    assert (level_of(0), level_of(34), denomination_of(0), denomination_of(34)) == (1, 7, 0, 4)
    assert CALLS.index("P") == PASS and CALLS.index("X") == DOUBLE


# What may be called

def legal(calls):
    into = bytearray(37)
    return {CALLS[call] for call in into[: calls.legal(into)]}


def after(*names):
    calls = Calls()
    for name in names:
        calls.call(CALLS.index(name))
    return calls


def test_at_first_any_bid_or_pass():
    assert legal(after()) == set(BID_NAMES) | {"P"}


@pytest.mark.parametrize("names, lowest, double", [
    (["1C"], "1D", True),
    (["1C", "P"], "1D", True),
    (["1C", "P", "P"], "1D", False),
    (["1C", "P", "P", "P"], "1D", True),
    (["1C", "X"], "1D", False),
    (["1C", "X", "1D"], "1H", True),
    (["P", "P", "3NT"], "4C", True),
    (["P", "P", "3NT", "P", "P"], "4C", False),
    (["1C", "2C", "6NT"], "7C", True),
    (["7S"], "7NT", True),
    (["7NT"], None, True),
    (["7NT", "P", "P"], None, False),
])
def test_what_may_be_called(names, lowest, double):
    calls = after(*names)
    bids = set(BID_NAMES[BID_NAMES.index(lowest):]) if lowest else set()
    assert legal(calls) == bids | {"P"} | ({"X"} if double else set())


@pytest.mark.parametrize("names, call, sentence", [
    ([], "X", "There is no bid yet that could be doubled"),
    (["P"], "X", "There is no bid yet"),
    (["1H"], "1H", "1H is not above 1H, the last bid"),
    (["2C"], "1NT", "1NT is not above 2C, the last bid"),
    (["1H", "X"], "X", "1H is doubled already"),
    (["1H", "P", "P"], "X", "You cannot double your own bid of 1H"),
    (["1H", "P", "X"], "P", "The auction is over"),
    (["P"] * 6, "1C", "The auction is over"),
    (["1C", "P", "P", "P", "P", "P"], "X", "The auction is over"),
])
def test_illegal_calls_are_refused_with_a_sentence_and_change_nothing(names, call, sentence):
    calls = after(*names)
    before = (bytes(calls.made), calls.count, calls.last_bid, calls.bid_place, calls.doubled)
    with pytest.raises(ValueError, match=sentence):
        calls.call(CALLS.index(call))
    assert (bytes(calls.made), calls.count, calls.last_bid, calls.bid_place, calls.doubled) == before


@pytest.mark.parametrize("call", [-2, -1, 37, 38, 255, 1000, -36])
def test_numbers_that_are_no_call_are_refused(call):
    for names in ([], ["1C"], ["7NT"]):
        calls = after(*names)
        assert not calls.may_call(call)
        with pytest.raises(ValueError, match="There is no call number " + str(call)):
            calls.call(call)
        assert calls.count == len(names)


def test_a_double_lapses_with_a_higher_bid():
    calls = after("1C", "X")
    assert calls.doubled
    calls.call(CALLS.index("1D"))
    assert not calls.doubled and calls.last_bid == CALLS.index("1D") and calls.bid_place == 2
    calls.call(DOUBLE)
    assert calls.doubled and calls.last_bid == CALLS.index("1D")


def test_callers_go_round_clockwise_from_the_dealer():
    calls = Calls()
    assert [calls.seat_of(place) for place in range(7)] == [0, 1, 3, 0, 1, 3, 0]
    calls.dealer = 1
    assert [calls.seat_of(place) for place in range(4)] == [1, 3, 0, 1]
    calls.dealer = 3
    assert [calls.seat_of(place) for place in range(4)] == [3, 0, 1, 3]


def test_a_card_leaves_the_pile_with_each_call_while_there_is_one():
    calls = Calls()
    for count in range(20):
        assert calls.pile() == max(0, 13 - count)
        calls.call(count)


def longest_way(second_chance):
    """A longest auction, by its kinds: all 35 bids, as far apart as is possible together."""
    longest = {"": ""}
    for _ in range(35):
        following = {}
        for tail, kinds in longest.items():
            # A double beside a pass would end it; a double alone may keep it open for longer.
            for more in ["P" * size for size in range(6)] + ["D"] * ("B" in kinds):
                if any(auction_over(tail + more[:size], second_chance) for size in range(1, len(more) + 1)):
                    continue
                sequence = kinds + more + "B"
                if len(sequence) > len(following.get(sequence[-6:], "")):
                    following[sequence[-6:]] = sequence
        longest = following
    ends = []
    for kinds in longest.values():
        while not auction_over(kinds, second_chance):
            kinds += "P"
        ends.append(kinds)
    return max(ends, key=len)


@pytest.mark.parametrize("second_chance, longest", [(False, 127), (True, 128)])
def test_the_longest_auction_fits(second_chance, longest):
    kinds = longest_way(second_chance)
    assert len(kinds) == longest <= LONGEST
    calls = make(kinds, second_chance)
    assert calls.is_over() and calls.count == longest
    assert calls.last_bid == 34


def test_starting_again_leaves_nothing():
    calls = make("BDBPPPBP")
    calls.laid[3] = 7
    calls.taken[4] = 8
    calls.dealer = 3
    calls.start(False)
    assert (bytes(calls.made), bytes(calls.laid), bytes(calls.taken)) == (
        bytes(128), bytes([NO_CARD]) * 128, bytes([NO_CARD]) * 128)
    assert (calls.count, calls.dealer, calls.last_bid, calls.doubled) == (0, 0, NO_BID, False)
    assert not calls.is_over()
