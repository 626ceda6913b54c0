"""The bots: legal, repeatable, blind to what is hidden, sensible; and by how much normal beats random."""

import ast
import math
import pathlib
import random
import statistics

import pytest
from auction_referee import CALLS
from card_referee import NAMES, NUMBER, holding_of
from short_play import choices, choose, new_deal, view_state

from engine.generator import scramble
from engine.one_player_short import bots, contracts
from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
import engine.one_player_short.bots
from engine.one_player_short.bots.player import Player
from engine.one_player_short.bots.prospects import Prospects, expected, points
from engine.one_player_short.calls import DOUBLE, NO_CARD, PASS, make_bid
from engine.one_player_short.view import AuctionView
from engine.play import Play
from engine.view import View

ACES = ["SA SK SQ HA HK HQ DA DK DQ CA CK CQ CJ", "S2 S3 S4 S5 S6 H2 H3 H4 D2 D3 D4 C2 C3",
        "S7 S8 S9 ST SJ H5 H6 H7 D5 D6 D7 C4 C5"]
"""Three hands, the first of which has all the honours; the rest is dummy's."""


def stacked(hands):
    """A Deal with these hands, the dealer's first; the other cards are the pile."""
    deal = new_deal(1)
    hands = [hand.split() for hand in hands]
    deal.play.holding[:] = holding_of([hands[0], hands[1], [], hands[2]])
    rest = [card for card in range(52) if NAMES[card] not in sum(hands, [])]
    deal.auction.pile[:] = bytes(rest)
    return deal


def decide(deal, level="normal", seed=1):
    view = AuctionView()
    deal.look(view, deal.turn())
    return bots.decide(bots.make(level), view, seed)


class CoinDoubler:
    """Bids as normal does, but doubles or not as a coin falls."""

    def __init__(self):
        self.bot = bots.make("normal")

    def decide(self, view, seed):
        if view.due == CALLING and view.calls.may_double() and seed & 1:
            return DOUBLE
        choice = bots.decide(self.bot, view, seed)
        return PASS if choice == DOUBLE else choice


class Level:
    def __init__(self, level):
        self.bot = bots.make(level)

    def decide(self, view, seed):
        return bots.decide(self.bot, view, seed)


def play(number, bidders, players):
    """The Deal of a number, bid by one list of three bots and played by another."""
    deal = new_deal(number, number % 3)
    view = AuctionView()
    while not deal.is_over():
        deal.look(view, deal.turn())
        bot = (players if deal.due() == PLAYING else bidders)[deal.player_of(deal.turn())]
        deal.act(bot.decide(view, scramble(number, deal.decisions)))
    return deal


def gain(deal, player):
    """Half points of a player, less what another's are worth to him who has two rivals."""
    if deal.declarer == player:
        return deal.score()
    return -deal.score() / 2


# Whatever they do is legal, repeatable, and from the view alone

@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_choice_is_legal_and_the_same_for_the_same_seed(level):
    chance = random.Random(level)
    dues = set()
    bot = bots.make(level)
    for number in range(1, 41):
        deal = new_deal(number, number % 3, bool(number % 2))
        # Some auctions are long, so that the pile is out.
        pushed = chance.randrange(0, 25, 8)
        while not deal.is_over():
            view = AuctionView()
            deal.look(view, deal.turn())
            before = view_state(view)
            seed = chance.randrange(2**30)
            choice = bots.decide(bot, view, seed)
            assert choice in choices(deal)
            assert view_state(view) == before
            assert bots.decide(bots.make(level), view, seed) == choice
            dues.add(deal.due())
            if deal.due() == CALLING and deal.auction.calls.count < pushed:
                choice = choose(deal, chance, "stubborn")
            deal.act(choice)
    assert dues == {CALLING, TAKING, LAYING, PLAYING}


def test_no_bot_can_deal_for_itself():
    """Nothing of the engine but cards, odds, calls, contracts and what is due."""
    allowed = {"engine.bot", "engine.cards", "engine.chance", "engine.generator", "engine.levels", "engine.odds",
               "engine.one_player_short.calls", "engine.one_player_short.contracts", "engine.one_player_short.auction"}
    names = set()
    for file in pathlib.Path(engine.one_player_short.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                package = node.module in ("engine", "engine.one_player_short")
                names.update([node.module + "." + alias.name for alias in node.names] if package else [node.module])
                # Of the auction only the names of what is due.
                if node.module == "engine.one_player_short.auction":
                    assert {alias.name for alias in node.names} <= {"CALLING", "TAKING", "LAYING", "PLAYING", "OVER"}
    ours = {name for name in names if not name.startswith("engine.one_player_short.bots")}
    assert ours <= allowed


def test_a_level_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="There is no level 'best'; the levels are random, normal"):
        bots.make("best")


def test_random_chooses_everything_there_is():
    deal = new_deal(1)
    assert {decide(deal, "random", seed) for seed in range(36)} == set(range(36))
    deal.act(0)
    assert {decide(deal, "random", seed) for seed in range(14)} == set(choices(deal))


# Normal

def test_with_all_the_honours_it_bids_high():
    deal = stacked(ACES)
    call = decide(deal)
    assert call < PASS and contracts.target_of(call) >= 10


def test_without_any_it_passes():
    deal = stacked([ACES[1], ACES[0], ACES[2]])
    assert decide(deal) == PASS


def test_it_doubles_what_it_can_beat_and_not_what_it_cannot():
    for bid, call in ((make_bid(7, 4), DOUBLE), (make_bid(7, 3), DOUBLE)):
        deal = stacked([ACES[1], ACES[0], ACES[2]])
        deal.act(bid)
        deal.act(NUMBER["S2"])
        assert CALLS[decide(deal)] == CALLS[call]
    deal = stacked([ACES[0], ACES[1], ACES[2]])
    deal.act(make_bid(3, 4))
    deal.act(NUMBER["CJ"])
    assert decide(deal) == PASS


def test_it_lays_a_low_card_and_no_trump_of_its_own():
    for number in range(1, 60):
        deal = new_deal(number)
        deal.act(decide(deal) if decide(deal) < PASS else 0)
        held = choices(deal)
        laid = decide(deal)
        assert laid in held
        if any(card % 13 < 9 for card in held):
            assert laid % 13 < 9


def test_it_takes_the_best_honour_when_the_pile_is_out_or_nothing():
    chance = random.Random(1)
    seen = {True: 0, False: 0}
    for number in range(1, 400):
        deal = new_deal(number)
        while deal.due() < PLAYING and deal.due() != TAKING:
            deal.act(choose(deal, chance, "stubborn"))
        if deal.due() != TAKING:
            continue
        offered = [card for card in choices(deal) if card != NO_CARD]
        taken = decide(deal)
        best = max(card % 13 for card in offered)
        assert taken == NO_CARD if best < 9 else taken % 13 == best
        seen[best < 9] += 1
    assert seen[False] > 50


def test_points_of_a_suit():
    assert [points(mask) for mask in (0, 8191, 4096, 2048, 1024, 512, 511, 5120)] == [0, 10, 4, 3, 2, 1, 0, 6]


def test_expected_scores_lean_on_the_tricks():
    game = contracts.make_contract(make_bid(3, 4), False)
    worths = [expected(64 * tricks, 100, game) for tricks in range(14)]
    assert worths == sorted(worths)
    assert worths[0] < -20 * 64 and worths[13] > 20 * 64
    # Quite sure of nine tricks or of eight: 10 points, or 2 lost.
    assert expected(9 * 64, 4, game) == 20 * 64 and expected(8 * 64, 4, game) == -4 * 64


def test_prospects_are_near_what_is_taken():
    errors = []
    for number in range(1, 120):
        deal = play(number, [Level("normal")] * 3, [Level("normal")] * 3)
        if deal.contract < 0:
            continue
        won = deal.play.won
        while deal.play.count:
            deal.undo()
        view = AuctionView()
        deal.look(view, 0)
        prospects = Prospects()
        prospects.read_seat(view, 0)
        errors.append(won - prospects.tricks(contracts.trump_of(deal.contract)) / 64)
    assert len(errors) > 100
    assert abs(statistics.fmean(errors)) < 0.5 and statistics.pstdev(errors) < 2


def test_its_auctions_end_and_it_declares():
    contracts_seen = set()
    declared = 0
    for number in range(1, 60):
        deal = play(number, [Level("normal")] * 3, [Level("normal")] * 3)
        declared += deal.contract >= 0
        contracts_seen.add(deal.contract)
        assert deal.auction.calls.count < 60
    assert declared > 50 and len(contracts_seen) > 10


@pytest.mark.parametrize("trump, played, hand, best", [
    # The last to a trick wins as cheaply as he can, or throws his lowest.
    (4, "H9 HT HJ", "HA HQ H2", "HQ"),
    (4, "H9 HA HJ", "HK HQ H2", "H2"),
    # Dummy's card holds the trick: the declarer need not.
    (4, "H9 HA HT", "HK HQ H2", "H2"),
    # A ruff with the lowest trump, and none where dummy has won already.
    (3, "H9 HT HJ", "SA S2 C5", "S2"),
    (3, "H9 HA HJ", "SA S2 C5", "C5"),
])
def test_the_last_card_of_a_trick_by_hand(trump, played, hand, best):
    play = Play()
    cards = played.split()
    play.holding[:] = holding_of([hand.split(), [cards[0], "D3", "D4"], [cards[1], "D5", "D6"], [cards[2], "D7", "D8"]])
    play.start(trump, 4)
    for seat, name in zip((1, 2, 3), cards, strict=True):
        play.play(seat, NUMBER[name])
    view = View()
    view.look(play, 0, 0)
    player = Player()
    player.start(view, 1)
    while not player.step():
        pass
    assert NAMES[player.choice] == best


# Against random, on the same deals

def normal_against(other, deals):
    """What a seat gains by bidding as normal does and not as another bot."""
    gains = []
    for number in deals:
        seat = number % 3
        results = []
        for bot in (Level("normal"), other):
            bidders, players = [Level("normal")] * 3, [Level("normal")] * 3
            bidders[seat] = bot
            results.append(gain(play(number, bidders, players), seat))
        gains.append(results[0] - results[1])
    return gains


def errors_apart(gains):
    """By how many standard errors the mean is above 0."""
    return statistics.fmean(gains) / (statistics.stdev(gains) / math.sqrt(len(gains)))


def playing(deals):
    """What the declarer and what the defenders gain by playing as normal does, not at random."""
    declarer, defenders = [], []
    for number in deals:
        normal, chance = Level("normal"), Level("random")
        best = play(number, [normal] * 3, [normal] * 3)
        if best.contract < 0:
            continue
        others = [normal] * 3
        others[best.declarer] = chance
        declarer.append(best.score() - play(number, [normal] * 3, others).score())
        others = [chance] * 3
        others[best.declarer] = normal
        defenders.append(play(number, [normal] * 3, others).score() - best.score())
    return declarer, defenders


def test_normal_bids_and_plays_better_than_random():
    assert errors_apart(normal_against(Level("random"), range(1, 61))) > 4
    for gains in playing(range(1, 61)):
        assert errors_apart(gains) > 4


@pytest.mark.long
def test_normal_is_better_than_random_in_bidding_doubling_and_play_by_a_wide_margin():
    assert errors_apart(normal_against(Level("random"), range(1, 501))) > 10
    assert errors_apart(normal_against(CoinDoubler(), range(1, 501))) > 3
    for gains in playing(range(1, 501)):
        assert errors_apart(gains) > 10
