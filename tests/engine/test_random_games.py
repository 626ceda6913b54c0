"""Thousands of random games under an independent referee, and some games by heart."""

import random

import pytest
from card_referee import NAMES, NUMBER, Referee, hands_of, holding_of
from random_play import contract_name, legal_cards, play_deal, referee_of
from score_literals import DUMP_CAPTURED, DUMP_CLEAN, TABLE

from engine.flunk.deal import Deal
from engine.flunk.session import SOLO, Session
from engine.play import Play

# Deal number, contract, tricks, cards captured, score, and the play trick by trick, each from
# its leader on. Level random, seed 4242.
GOLDEN = [
    (1, 59, "Low 3 NT", 4, 0, -15, """
        C4 CQ C7 CJ | DQ D6 DT D7 | SK SA S8 S9 | D5 D3 DA D2 | SQ S4 ST S5 | C3 C9 C5 CA |
        H6 HQ H5 H3 | CT CK C6 C2 | S3 S7 H8 SJ | H4 S2 HT H7 | H9 H2 HJ D8 | HA D4 DJ HK |
        C8 S6 DK D9"""),
    (271828, 72, "Dump H", 7, 4, -40, """
        C5 CT C8 CK | H7 H6 H4 HQ | SJ S5 SQ SK | D3 D2 DK D7 | SA S2 ST S4 | C3 C4 C6 CQ |
        HJ H9 H5 H2 | C7 CA C9 CJ | S7 S8 H3 S6 | DJ D9 D4 D8 | H8 HT HK HA | S9 D5 D6 S3 |
        DT DA DQ C2"""),
    (999999, 38, "High 10 H", 4, 0, -60, """
        C6 C7 CQ C4 | DQ DJ DT D7 | SQ S5 SA S4 | CK C2 CA CJ | S7 S9 S8 SJ | C8 C3 D9 CT |
        H5 H9 HK H3 | D4 DA D6 D8 | S6 S3 S2 H4 | D5 DK D2 D3 | ST H8 SK HT | HA H7 HJ H6 |
        C9 HQ C5 H2"""),
]


def paid(contract, tricks, captured):
    """The score, read off the literal table."""
    kind, *rest = contract_name(contract).split()
    if kind == "Dump":
        return DUMP_CAPTURED[captured] if captured else DUMP_CLEAN[tricks]
    return TABLE[("nt " if rest[1] == "NT" else "tr ") + rest[0]][tricks]


def follow_a_game(deal, chance, choose):
    """Play a deal out card by card beside a referee; return the referee."""
    referee = referee_of(deal, Referee, hands_of(deal.play.holding))
    game = deal.play
    for count in range(52):
        assert not deal.is_over()
        assert game.count == count
        assert deal.turn() == game.turn == referee.turn
        cards = legal_cards(game)
        assert {NAMES[card] for card in cards} == referee.legal()
        card = choose(cards, chance)
        deal.act(card)
        referee.play(NAMES[card])
        assert (game.won, game.captured) == (referee.won(), referee.captured())
        assert game.tricks() == len(referee.tricks)
    assert deal.is_over()
    return referee


def check_a_finished_game(deal, referee):
    game = deal.play
    played = referee.played()
    assert sorted(name for _, name in played) == sorted(NAMES)
    assert [NAMES[card] for card in game.cards] == [name for _, name in played]
    assert [game.seat_of(place) for place in range(52)] == [seat for seat, _ in played]
    assert list(game.leaders) == [1] + referee.winners
    assert [game.winner_of(trick) for trick in range(13)] == referee.winners
    lost = sum(1 for winner in referee.winners if winner in (1, 3))
    assert len(referee.winners) == 13
    assert game.won + lost == 13
    assert game.holding == [0] * 16
    assert deal.score() == paid(deal.contract, referee.won(), referee.captured())
    assert -195 <= deal.score() <= 270


CHOICES = {
    "any": lambda cards, chance: chance.choice(cards),
    "lowest": lambda cards, chance: min(cards, key=lambda card: card % 13),
    "highest": lambda cards, chance: max(cards, key=lambda card: card % 13),
    "first or last": lambda cards, chance: cards[-chance.randrange(2)],
}


@pytest.mark.parametrize("way, games", [
    ("any", 1500), ("lowest", 300), ("highest", 300), ("first or last", 300),
])
def test_random_games_obey_the_rules(way, games):
    chance = random.Random(way)
    contracts_seen = set()
    for _ in range(games):
        deal = Deal()
        deal.start(chance.randint(1, 999999))
        deal.declare(chance.randrange(74))
        contracts_seen.add(deal.contract)
        referee = follow_a_game(deal, chance, CHOICES[way])
        check_a_finished_game(deal, referee)
    assert len(contracts_seen) > 70


def split(text):
    return text.replace("|", " ").split()


@pytest.mark.parametrize("number, contract, name, won, captured, score, cards", GOLDEN,
                         ids=[golden[2] for golden in GOLDEN])
def test_golden_games(number, contract, name, won, captured, score, cards):
    session = Session(SOLO, "random", number, 4242)
    session.act(contract)
    hands = hands_of(session.deal.play.holding)
    play_deal(session)
    game = session.deal.play
    assert contract_name(contract) == name
    assert [NAMES[card] for card in game.cards] == split(cards)
    assert (game.won, game.captured, session.score_of(0)) == (won, captured, score)
    referee = referee_of(session.deal, Referee, hands)
    for card in split(cards):
        referee.play(card)
    assert (referee.won(), referee.captured()) == (won, captured)


def play_hands(hands, contract, cards):
    """The finished Deal in which these hands played these cards."""
    deal = Deal()
    deal.start(1)
    deal.declare(contract)
    deal.play.holding[:] = holding_of([split(hand) for hand in hands])
    referee = referee_of(deal, Referee, hands_of(deal.play.holding))
    for name in split(cards):
        deal.act(NUMBER[name])
        referee.play(name)
    check_a_finished_game(deal, referee)
    return deal


def test_the_best_deal_of_all_by_play():
    # Dump in spades: the defenders take four tricks with all the spades, dummy runs nine clubs.
    deal = play_hands(
        [
            "S2 S3 S4 H2 H3 H4 H5 H6 H7 H8 H9 HT HJ",
            "SA SK SQ SJ C2 D2 D3 D4 D5 D6 D7 D8 D9",
            "S5 S6 S7 C6 C7 C8 C9 CT CJ CQ CK CA C3",
            "S8 S9 ST C4 C5 DT DJ DQ DK DA HQ HK HA",
        ],
        73,
        "SA S5 S8 S2 | SK S6 S9 S3 | SQ S7 ST S4 | SJ C3 HA H2 | C2 C6 C4 H3 | "
        "CA C5 H4 D2 | CK DT H5 D3 | CQ DJ H6 D4 | CJ DQ H7 D5 | CT DK H8 D6 | C9 DA H9 D7 | "
        "C8 HQ HT D8 | C7 HK HJ D9",
    )
    assert (deal.play.won, deal.play.captured, deal.score()) == (9, 0, 270)


def test_the_worst_deals_of_all_by_play():
    suits = [
        " ".join(suit + rank for rank in "AKQJT98765432") for suit in "HSDC"
    ]
    tricks = " | ".join(
        f"S{rank} D{rank} C{rank} H{rank}" for rank in "AKQJT98765432"
    )
    # The left defender holds all the spades: nobody else ever takes a trick at no trump.
    missed = play_hands(suits, 69, tricks)
    assert (missed.play.won, missed.score()) == (0, -195)
    # Declarer holds all the trumps and takes every trick, though he promised none.
    stuffed = Deal()
    stuffed.start(1)
    stuffed.declare(28)
    stuffed.play.holding[:] = holding_of([split(hand) for hand in suits])
    referee = follow_a_game(stuffed, random.Random(1), CHOICES["any"])
    assert (referee.won(), stuffed.score()) == (13, -130)


def test_no_trick_taken_as_promised():
    suits = [" ".join(suit + rank for rank in "AKQJT98765432") for suit in "SHDC"]
    deal = play_hands(
        suits, 56,
        " | ".join(f"H{rank} D{rank} C{rank} S{rank}" for rank in "2AKQJT9876543"),
    )
    assert (deal.play.won, deal.score()) == (0, 250)


def test_every_trick_taken_against_low_nothing_at_no_trump():
    # Declarer takes the first heart and then runs twelve spades.
    low = "KQJT98765432"
    deal = play_hands(
        [
            "HA SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3",
            "S2 HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
            "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
            "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2",
        ],
        56,
        "HK DA CA HA | SA S2 DK CK | " + " | ".join(
            f"S{spade} H{heart} D{other} C{other}"
            for spade, heart, other in zip("KQJT9876543", "QJT98765432", low[1:])
        ),
    )
    assert (deal.play.won, deal.score()) == (13, -195)


def test_declaring_twice_or_wrongly_is_refused_and_changes_nothing():
    deal = Deal()
    deal.start(3)
    holding = list(deal.play.holding)
    for contract in (-1, 74, 75, 255):
        with pytest.raises(ValueError, match="There is no contract number"):
            deal.act(contract)
        assert (deal.contract, deal.play.count, deal.play.holding) == (-1, 0, holding)
        assert deal.turn() == 0
    deal.act(51)
    assert (deal.contract, deal.play.trump, deal.play.dump_suit, deal.turn()) == (51, 3, 4, 1)
    with pytest.raises(ValueError, match="declared already"):
        deal.declare(52)
    assert (deal.contract, deal.play.trump) == (51, 3)


@pytest.mark.parametrize("contract, trump, dump_suit", [
    (0, 0, 4), (20, 1, 4), (30, 2, 4), (55, 3, 4), (60, 4, 4), (70, 4, 0), (73, 4, 3),
])
def test_the_contract_sets_trumps_and_dump_suit(contract, trump, dump_suit):
    deal = Deal()
    deal.start(5)
    deal.declare(contract)
    assert (deal.play.trump, deal.play.dump_suit) == (trump, dump_suit)


def test_a_play_can_be_started_again():
    chance = random.Random(3)
    game = Play()
    game.holding[:] = holding_of([split(hand) for hand in (
        "SA SK", "HA HK", "DA DK", "CA CK")])
    game.start(3, 4)
    for _ in range(8):
        game.play(game.turn, chance.choice(legal_cards(game)))
    game.start(4, 2)
    assert (game.count, game.won, game.captured, game.turn) == (0, 0, 0, 1)
    assert (game.trump, game.dump_suit, game.led(), game.tricks()) == (4, 2, -1, 0)
