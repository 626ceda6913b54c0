"""The lessons' deals: every way is legal and reaches its aim, and a wrong card misses it."""

import itertools

import pytest

from engine.cards import DECLARER, DUMMY
from engine.flunk import contracts
from engine.flunk.lesson_deals import DEALS
from engine.flunk.lessons import LESSONS, Lesson
from engine.names import card_from_name, card_name

NUMBERS = range(LESSONS)

# Cards that miss the aim, however well the player plays on, if the others play their best.
WRONG = (
    (0, 39, "ck"), (0, 42, "ck"),
    (1, 34, "h9"), (1, 36, "st"), (1, 43, "h7"), (1, 43, "ha"),
    (2, 35, "h6"), (2, 38, "ct"),
    (3, 37, "d4"), (3, 44, "d5"), (3, 46, "sq"),
    (4, 32, "sj"), (4, 34, "d4"), (4, 39, "c8"),
    (5, 32, "c7"), (5, 34, "ck"), (5, 36, "c5"), (5, 40, "ck"),
    (6, 35, "c6"), (6, 38, "c6"),
)


def cards_of(session):
    play = session.deal.play
    return list(play.cards[:play.count])


def legal(session):
    into = bytearray(13)
    return list(into[:session.deal.play.legal(into)])


def ways(lesson):
    """Every order of cards that the lesson's way allows and the rules do: [cards, ...]."""
    found = []

    def walk(cards):
        if len(cards) == len(lesson.way):
            found.append(cards)
            return
        may = legal(lesson.begin(cards))
        for card in lesson.way[len(cards)]:
            if card in may:
                walk(cards + [card])

    walk([])
    return found


def can_reach(lesson, session):
    """Whether the player's side reaches the aim with all hands open and everybody playing his
    best: looked into card by card."""
    dealer = session.dealer_of(0)
    known = {}

    def look():
        play = session.deal.play
        if play.count == 52:
            return lesson.reached(session.deal)
        key = (tuple(play.holding), play.turn, bytes(play.cards[play.count & 60:play.count]), play.won, play.captured)
        if key not in known:
            # The declarer's side wants it of his aim, a defending player of his.
            wants = (play.turn & 1 == 0) == (dealer == DECLARER)
            answer = not wants
            for card in legal(session):
                session.act(card)
                reached = look()
                session.undo()
                if reached == wants:
                    answer = wants
                    break
            known[key] = answer
        return known[key]

    return look()


def after(lesson, place):
    """The lesson's session along its way up to a place."""
    return lesson.begin([cards[0] for cards in lesson.way[:place - lesson.start]])


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_that_the_way_allows_reaches_the_aim(number):
    lesson = Lesson(number)
    assert len(lesson.way) == 52 - lesson.start == 20
    orders = ways(lesson)
    assert [cards[0] for cards in lesson.way] in orders
    allowed = {(place, card) for cards in orders for place, card in enumerate(cards)}
    assert allowed == {(place, card) for place, cards in enumerate(lesson.way) for card in cards}, "a card that never comes"
    for cards in orders:
        session = lesson.begin(cards)
        assert session.deal.is_over() and lesson.reached(session.deal)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_aim_is_within_reach_whatever_the_others_do(number):
    lesson = Lesson(number)
    assert can_reach(lesson, lesson.begin())


@pytest.mark.parametrize("number, place, name", WRONG)
def test_a_wrong_card_misses_it(number, place, name):
    lesson = Lesson(number)
    session = after(lesson, place)
    card = card_from_name(name)
    assert session.player_to_act() == 0 and not lesson.allows(place, card)
    session.act(card)
    assert not can_reach(lesson, session)


def test_every_lesson_has_wrong_cards():
    assert {number for number, _, _ in WRONG} == set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_only_the_player_has_a_choice_on_the_way(number):
    lesson = Lesson(number)
    for place, cards in enumerate(lesson.way):
        session = after(lesson, lesson.start + place)
        theirs = session.player_to_act() or lesson.alone and session.deal.turn() == DUMMY
        assert len(cards) == 1 or not theirs, [card_name(card) for card in cards]


def test_the_lessons_are_what_they_say():
    kinds = [(contracts.kind_of(Lesson(number).begin().deal.contract), Lesson(number).begin().dealer_of(0)) for number in NUMBERS]
    high, low, dump = contracts.HIGH, contracts.LOW, contracts.DUMP
    assert kinds == [(high, 0), (high, 0), (high, 0), (high, 0), (low, 0), (dump, 0), (high, 1)]
    trumps = [contracts.trump_of(Lesson(number).begin().deal.contract) for number in NUMBERS]
    assert trumps[0] == 4 and all(trump < 4 for trump in trumps[1:5])
    assert [Lesson(number).alone for number in NUMBERS] == [True, True, False, False, False, False, False]
    numbers = {Lesson(number).begin().deal.number for number in NUMBERS}
    assert len(numbers) == LESSONS


def test_there_are_as_many_as_there_are_deals():
    assert len(DEALS) == LESSONS


def test_cards_that_are_against_the_rules_are_refused():
    lesson = Lesson(0)
    for cards in ([51], [card_from_name("dk"), card_from_name("dk")], itertools.repeat(0, 21)):
        with pytest.raises(ValueError):
            lesson.begin(cards)
