"""Trick play: what is legal, whose turn it is, who wins, and taking cards back."""

import copy
import random

import pytest
from card_referee import NAMES, NUMBER, hands_of, holding_of
from random_play import legal_cards, play_state

from engine import names, pack, play
from engine.play import (
    MUST_FOLLOW,
    NOT_HELD,
    NOT_YOUR_TURN,
    PLAY_IS_OVER,
    IllegalPlay,
    Play,
    winning_seat,
)

TRUMPS = {"C": 0, "D": 1, "H": 2, "S": 3, "NT": 4}

# What, trump, the four cards from the leader on, which of them (0..3) wins.
TRICKS = [
    ("all follow, the ace wins", "NT", "H5 HA HQ H2", 1),
    ("all follow, the lead itself wins", "NT", "DK D2 DQ DJ", 0),
    ("the ten beats the nine", "NT", "C9 CT C8 C7", 1),
    ("the jack beats the ten", "S", "CT C2 CJ C3", 2),
    ("the three beats the two", "NT", "S2 S3 H4 D5", 1),
    ("the last hand wins", "H", "C2 C3 C4 C5", 3),
    ("a higher card of another suit is a discard", "NT", "C2 SA HA DA", 0),
    ("spades are no better than clubs at no trump", "NT", "C2 C3 SA SK", 1),
    ("a discard never wins, even an ace, in a suit contract", "D", "H2 SA H3 CA", 2),
    ("a ruff with the two beats the ace led", "S", "HA S2 HK HQ", 1),
    ("a ruff in the last hand", "C", "DA DK DQ C2", 3),
    ("an overruff", "S", "HA S2 HK S3", 3),
    ("an underruff loses", "S", "HA S9 S8 HK", 1),
    ("three ruffs, the middle one best", "D", "CA D4 DJ D9", 2),
    ("overruff and underruff", "H", "S3 H5 HT H9", 2),
    ("a ruff beats a discard of another ace", "C", "D4 SA C2 HA", 2),
    ("trumps led, highest wins", "H", "H9 HJ HT HA", 3),
    ("trumps led, nobody else has one", "H", "H2 SA CA DA", 0),
    ("trumps led, the queen drawn by the king", "S", "SQ D2 SK S3", 2),
    ("clubs as trumps beat spades", "C", "SA SK SQ C2", 3),
    ("the same cards at no trump", "NT", "SA SK SQ C2", 0),
    ("the same cards with hearts as trumps", "H", "SA SK SQ C2", 0),
    ("a ruff and a discard of a higher trumpless ace", "H", "D2 DA H2 SA", 2),
]


def one_trick(trump, cards, seat=1):
    """A Play with four hands of one card each, seat on lead."""
    hands = [[], [], [], []]
    for place, name in enumerate(cards.split()):
        hands[(seat + place) % 4] = [name]
    trick = Play()
    trick.holding[:] = holding_of(hands)
    trick.start(TRUMPS[trump], 4)
    trick.turn = seat
    trick.leaders[0] = seat
    return trick


def dealt(number, trump=4, dump_suit=4):
    """The Play of a numbered deal."""
    game = Play()
    pack.deal(number, game.holding)
    game.start(trump, dump_suit)
    return game


def play_at_random(game, chance, count):
    """Play so many legal cards."""
    for _ in range(count):
        game.play(game.turn, chance.choice(legal_cards(game)))


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("what, trump, cards, winner", TRICKS, ids=[t[0] for t in TRICKS])
def test_who_wins_a_trick(what, trump, cards, winner, leader):
    game = one_trick(trump, cards, leader)
    for place, name in enumerate(cards.split()):
        game.play((leader + place) % 4, NUMBER[name])
    seat = (leader + winner) % 4
    assert game.leaders[1] == seat
    assert game.winner_of(0) == seat
    assert game.turn == seat
    assert game.won == (1 if seat in (0, 2) else 0)
    numbers = bytearray(NUMBER[name] for name in cards.split())
    assert winning_seat(numbers, 0, 4, leader, TRUMPS[trump]) == seat


def test_who_holds_a_trick_in_progress():
    game = one_trick("S", "HT HQ S2 HA", 1)
    holds = []
    for place, name in enumerate("HT HQ S2 HA".split()):
        game.play((1 + place) % 4, NUMBER[name])
        holds.append(game.winner_of(0))
    assert holds == [1, 2, 3, 3]


def test_turns_go_clockwise_and_the_left_defender_leads_first():
    game = dealt(1)
    turns = [game.turn]
    for _ in range(3):
        game.play(game.turn, legal_cards(game)[0])
        turns.append(game.turn)
    assert turns == [1, 2, 3, 0]


def test_the_winner_leads_to_the_next_trick_dummy_too():
    # Dummy holds all the aces and kings of the suit the left defender leads.
    hands = [
        "C2 C3 D2".split(), "C4 C5 D3".split(), "CA CK D4".split(), "C6 C7 D5".split(),
    ]
    game = Play()
    game.holding[:] = holding_of(hands)
    game.start(4, 4)
    for seat, name in [(1, "C4"), (2, "CA"), (3, "C6"), (0, "C2"),
                       (2, "CK"), (3, "C7"), (0, "C3"), (1, "C5"),
                       (2, "D4"), (3, "D5"), (0, "D2"), (1, "D3")]:
        assert game.turn == seat
        game.play(seat, NUMBER[name])
    assert list(game.leaders[:4]) == [1, 2, 2, 3]
    assert game.won == 2
    assert [game.seat_of(place) for place in range(12)] == [1, 2, 3, 0, 2, 3, 0, 1, 2, 3, 0, 1]


def test_the_leader_may_play_any_card():
    game = dealt(1)
    hand = hands_of(game.holding)[1]
    assert {NAMES[card] for card in legal_cards(game)} == hand
    assert game.led() == -1


def test_who_has_the_suit_must_follow_and_who_has_not_may_play_anything():
    hands = [
        "H2 S2".split(), "D2 S3".split(), "DA D9 S4".split(), "C2 C3 SA".split(),
    ]
    game = Play()
    game.holding[:] = holding_of(hands)
    game.start(3, 4)
    game.play(1, NUMBER["D2"])
    assert game.led() == 1
    assert [NAMES[card] for card in legal_cards(game)] == ["D9", "DA"]
    game.play(2, NUMBER["D9"])
    # No diamond: neither ruffing nor anything else is asked for.
    assert [NAMES[card] for card in legal_cards(game)] == ["C2", "C3", "SA"]
    game.play(3, NUMBER["C2"])
    assert [NAMES[card] for card in legal_cards(game)] == ["H2", "S2"]


def test_legal_cards_come_in_rising_order():
    chance = random.Random(2)
    for number in range(1, 60):
        game = dealt(number, number % 5)
        while game.count < 52:
            cards = legal_cards(game)
            assert cards == sorted(set(cards))
            game.play(game.turn, chance.choice(cards))
        assert legal_cards(game) == []


def test_captured_counts_dump_cards_in_the_tricks_of_the_declaring_side():
    hands = [
        "HK H2 C2".split(), "H9 C9 H3".split(), "HQ H4 C4".split(), "HT CT H5".split(),
    ]
    game = Play()
    game.holding[:] = holding_of(hands)
    game.start(4, 2)
    captured = []
    for seat, name in [(1, "H9"), (2, "HQ"), (3, "HT"), (0, "HK"),
                       (0, "C2"), (1, "C9"), (2, "C4"), (3, "CT"),
                       (3, "H5"), (0, "H2"), (1, "H3"), (2, "H4")]:
        game.play(seat, NUMBER[name])
        captured.append(game.captured)
    assert captured == [0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4]
    assert game.won == 1


def test_a_discarded_dump_card_is_captured_too():
    game = one_trick("NT", "C2 CA H5 H9", 1)
    game.start(4, 2)
    for place, name in enumerate("C2 CA H5 H9".split()):
        game.play((1 + place) % 4, NUMBER[name])
    assert (game.won, game.captured) == (1, 2)


# Illegal plays

def refused(game, seat, card, rule):
    """The error of an illegal play, which must have changed nothing."""
    before = copy.deepcopy(game.__dict__)
    with pytest.raises(IllegalPlay) as caught:
        game.play(seat, card)
    assert game.__dict__ == before
    assert caught.value.rule == rule
    assert isinstance(caught.value, ValueError)
    with pytest.raises(IllegalPlay):
        game.check(seat, card)
    assert game.__dict__ == before
    return caught.value


def test_a_revoke_is_refused_and_names_the_suit():
    names = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    for suit, word in names.items():
        other = "S" if suit == "C" else "C"
        game = Play()
        game.holding[:] = holding_of([[], [suit + "2"], [suit + "3", other + "9"], []])
        game.start(4, 4)
        game.play(1, NUMBER[suit + "2"])
        error = refused(game, 2, NUMBER[other + "9"], MUST_FOLLOW)
        assert str(error) == "You must follow " + word
        assert error.suit == "CDHS".index(suit)
        game.play(2, NUMBER[suit + "3"])


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_play_out_of_turn_is_refused_and_says_whose_turn_it_is(seat):
    game = dealt(1)
    card = NUMBER[sorted(hands_of(game.holding)[seat])[0]]
    error = refused(game, seat, card, NOT_YOUR_TURN)
    words = ["declarer", "left defender", "dummy", "right defender"]
    assert "turn of the left defender" in str(error)
    assert "not of the " + words[seat] in str(error)
    assert error.suit == -1


@pytest.mark.parametrize("seat", [-1, -4, 4, 5, 255])
def test_a_seat_that_does_not_exist_is_never_on_turn(seat):
    game = dealt(1)
    error = refused(game, seat, NUMBER["S9"], NOT_YOUR_TURN)
    assert "turn of the left defender" in str(error)
    assert "right defender" not in str(error)


@pytest.mark.parametrize("card", [-1, -13, -52, 52, 53, 64, 208, 255, 1000])
def test_a_number_that_is_no_card_is_refused(card):
    game = dealt(1)
    error = refused(game, 1, card, NOT_HELD)
    assert str(error) == "The left defender does not hold " + str(card)


def test_a_card_of_another_hand_is_refused():
    game = dealt(1)
    hands = hands_of(game.holding)
    for seat in (0, 2, 3):
        for name in hands[seat]:
            error = refused(game, 1, NUMBER[name], NOT_HELD)
            assert str(error) == "The left defender does not hold " + name


def test_a_card_already_played_is_refused():
    chance = random.Random(5)
    game = dealt(3, 2)
    play_at_random(game, chance, 30)
    for card in list(game.cards[:30]):
        refused(game, game.turn, card, NOT_HELD)


def test_after_the_last_trick_nothing_can_be_played():
    chance = random.Random(6)
    game = dealt(4, 1)
    play_at_random(game, chance, 52)
    for seat in range(4):
        for card in (0, 25, 51, 52, -1):
            error = refused(game, seat, card, PLAY_IS_OVER)
            assert "thirteen tricks" in str(error)


def test_every_card_that_is_not_legal_is_refused_all_through_games():
    chance = random.Random(7)
    for number in range(10, 22):
        game = dealt(number, number % 5)
        while game.count < 52:
            legal = legal_cards(game)
            for card in range(52):
                if card not in legal:
                    with pytest.raises(IllegalPlay) as caught:
                        game.check(game.turn, card)
                    held = NAMES[card] in hands_of(game.holding)[game.turn]
                    assert caught.value.rule == (MUST_FOLLOW if held else NOT_HELD)
            game.play(game.turn, chance.choice(legal))


def test_the_four_rules_are_different():
    rules = {NOT_YOUR_TURN, NOT_HELD, MUST_FOLLOW, PLAY_IS_OVER}
    assert len(rules) == 4
    assert len(set(names.SUIT_NAMES)) == 4 and len(set(names.SEAT_NAMES)) == 4


# Taking cards back

def test_undo_of_every_card_restores_everything():
    chance = random.Random(8)
    for number in range(100, 160):
        game = dealt(number, chance.randrange(5), chance.randrange(5))
        while game.count < 52:
            before = play_state(game)
            card = chance.choice(legal_cards(game))
            game.play(game.turn, card)
            after = play_state(game)
            assert game.undo() == card
            assert play_state(game) == before
            game.play(game.turn, card)
            assert play_state(game) == after


def test_undo_back_to_the_first_card_and_play_on_again():
    chance = random.Random(9)
    for number in range(200, 240):
        game = dealt(number, chance.randrange(5), chance.randrange(5))
        states = [play_state(game)]
        while game.count < 52:
            play_at_random(game, chance, 1)
            states.append(play_state(game))
        line = list(game.cards)
        for count in range(51, -1, -1):
            assert game.undo() == line[count]
            assert play_state(game) == states[count]
        for count, card in enumerate(line):
            game.play(game.turn, card)
            assert play_state(game) == states[count + 1]


def test_undo_and_another_card_instead():
    chance = random.Random(10)
    for number in range(300, 340):
        trump = chance.randrange(5)
        game, straight = dealt(number, trump, 2), dealt(number, trump, 2)
        while game.count < 52:
            steps = chance.randrange(min(6, 52 - game.count))
            play_at_random(game, chance, steps)
            for _ in range(steps):
                game.undo()
            card = chance.choice(legal_cards(game))
            game.play(game.turn, card)
            straight.play(straight.turn, card)
            assert play_state(game) == play_state(straight)


def test_undo_before_the_first_card_is_refused_and_changes_nothing():
    game = dealt(1, 2)
    before = copy.deepcopy(game.__dict__)
    with pytest.raises(ValueError, match="No card has been played yet"):
        game.undo()
    assert game.__dict__ == before
