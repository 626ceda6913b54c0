"""A deal that is over, looked at again: all four hands, trick by trick."""

import pytest
from past_deals import NAMES, RUBBER, SOLO, named, seats_of, truth
from random_play import legal_cards
from scenes import deal_end, deal_end_bot, deal_end_dump, first, table

from engine import pack
from engine.flunk import snapshot
from engine.flunk.session import SESSION_OVER, Session
from handheld.flunk.table_words import contract_words
from handheld.look import BLANK
from handheld.words import english as words

BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def dealt(number):
    """The four hands of a deal, as sets of cards."""
    holding = [0] * 16
    pack.deal(number, holding)
    return [{suit * 13 + rank for suit in range(4) for rank in range(13) if holding[seat * 4 + suit] >> rank & 1}
            for seat in range(4)]


def shown(hand):
    """(cards face up in a row that do not stand out, the card that stands out or None, whether it is chosen)."""
    up = [hand._bright[place, 0] for place in range(13)]
    assert hand._dim.hidden
    out = hand._lifted[0, 0]
    return ({tile for tile in up if tile != BLANK}, None if out == BLANK else out,
            hand._lifted.pixel_shader is hand._look.lifted)


def check_trick(player, trick):
    """The screen tells of this trick as it was, or of the deal before it for -1."""
    played = player.session
    tricks = truth(played)
    left = dealt(played.deal.number)
    for cards, _, _ in tricks[:max(0, trick)]:
        for seat, card in cards.items():
            left[seat].remove(card)
    seats = seats_of(played)
    name = dict(zip(seats, NAMES))
    lines = player.lines()
    for row, seat in enumerate(seats):
        held, out, chosen = shown(player.top()._hands[row])
        if trick < 0:
            assert held == left[seat] and len(held) == 13 and out is None
            continue
        assert held == left[seat] - {out} and out == tricks[trick][0][seat]
        assert chosen == (row == player.top()._row)
    contract = played.deal.contract
    if trick < 0:
        assert any(line.startswith("%s: %s " % (name[0], contract_words(words, contract))) for line in lines)
        return
    _, leader, winner = tricks[trick]
    small = player.app.look.width < 240
    if small:
        wanted = ("Led and won: " + name[leader] if leader == winner
                  else "Led: %s  Won: %s" % (name[leader], name[winner]))
        assert wanted in lines
    else:
        for seat in range(4):
            part = {(0, 0): "", (1, 0): " led", (0, 1): " won", (1, 1): " led and won"}[seat == leader, seat == winner]
            assert name[seat] + part in lines
    won = sum(each[2] in (0, 2) for each in tricks[:trick + 1])
    assert any(line.startswith("Trick %d " % (trick + 1)) for line in lines)
    if contract < 70:
        assert any(line.endswith(" %d/%d" % (won, contract % 14)) for line in lines)
    else:
        caught = sum(card // 13 == contract - 70 for cards, _, side in tricks[:trick + 1] if side in (0, 2)
                     for card in cards.values())
        assert any(line.endswith(" %d won %d%s" % (won, caught, "♣♦♥♠"[contract - 70])) for line in lines)


def check_whole_review(player):
    assert player.screen() == "review"
    for trick in list(range(-1, 13)) + [-1]:
        check_trick(player, trick)
        player.press("right")
    player.press("left")
    for trick in range(-1, -14, -1):
        check_trick(player, trick if trick == -1 else trick + 14)
        player.press("left")


@pytest.mark.parametrize("scene, settings", [(deal_end, SOLO), (deal_end_dump, SOLO), (deal_end_bot, RUBBER)])
def test_every_trick_of_the_deal(sit, board, scene, settings):
    player = sit(board, settings=settings)
    scene(player)
    player.press("up")
    check_whole_review(player)
    player.press("b")
    assert player.screen() == "deal_end"


def test_up_and_down_choose_a_card_of_the_trick(sit, board):
    player = sit(board, settings=SOLO)
    deal_end(player)
    player.press("up right*4")
    cards = truth(player.session)[3][0]
    for seat, name in list(zip(seats_of(player.session), NAMES)) * 2:
        wanted = "%s: %s" % (name, named(cards[seat]))
        assert any(line.startswith(wanted) for line in player.lines())
        assert player.says("bot here?" if seat in (0, 2) else ": why")
        player.press("down")
    player.press("up")
    assert player.top()._row == 3
    check_trick(player, 3)


def test_from_the_menu_and_back(sit, board):
    player = sit(board, settings=SOLO)
    deal_end(player)
    before = player.lines()
    for entry, screen in (("Review the deal", "review"), ("Other contracts", "other_contracts")):
        player.press("start")
        player.open(entry)
        assert player.screen() == screen
        player.press("b")
        assert player.screen() == "game_menu"
        player.press("b")
        assert (player.screen(), player.lines()) == ("deal_end", before)


def test_help_comes_back_to_the_same_trick(sit):
    player = sit("pybadge", settings=SOLO)
    deal_end(player)
    player.press("up right*6 down*2")
    before = player.lines()
    player.press("select b")
    assert (player.screen(), player.lines()) == ("review", before)
    player.press("a")
    pages = player.lines()
    assert player.screen() == "reason"
    player.press("select b")
    assert (player.screen(), player.lines()) == ("reason", pages)
    player.press("b")
    assert (player.screen(), player.lines()) == ("review", before)


# Not before the end

def test_no_review_while_the_deal_is_played(sit):
    player = sit("pybadge", settings=SOLO)
    table(player)
    for _ in range(2):
        player.press("start")
        assert not player.says("Review") and not player.says("Other contracts")
        player.press("b")
        player.play_on(first, until=lambda: player.app.game.view.tricks() == 12 and not player.top()._resting)
    player.app.push("review")
    with pytest.raises(ValueError, match="once the deal is over"):
        player.app.change()


def test_no_hands_are_told_until_the_deal_is_over():
    from handheld.past import hands_played

    session = Session(0, "easy", 5, 1, 3)
    into = [0] * 16
    for choice in [3 * 14 + 9] + [None] * 52:
        with pytest.raises(ValueError, match="once the deal is over"):
            hands_played(session.deal.play, into)
        assert into == [0] * 16
        session.act(legal_cards(session.deal.play)[0] if choice is None else choice)
    hands_played(session.deal.play, into)
    wanted = [0] * 16
    pack.deal(5, wanted)
    assert into == wanted


# What comes after

def test_a_session_goes_on_after_a_review_as_without_one(sit):
    """Whatever was asked, between the deals and during the comparison."""
    ends = []
    for looks in (False, True):
        player = sit("picosystem", settings=dict(RUBBER, FLUNK_DEALS="6"))
        player.begin()
        while player.screen() != "session_end":
            if player.screen() == "deal_end":
                if looks:
                    player.press("up a b right*8 a b down a b left*6 down a b b down b")
                    assert player.screen() == "deal_end"
                player.press("a")
            elif player.screen() == "declare":
                player.declare(3 * 14 + 8)
            elif player.screen() == "table":
                player.play_on(first)
            else:
                player.press("a")
        ends.append(snapshot.save(player.session))
    assert ends[0] == ends[1]


def test_after_a_restart(sit, board):
    player = sit(board, settings=RUBBER)
    deal_end_bot(player)
    again = sit(board, memory=player.memory(), settings=RUBBER)
    again.open("Continue")
    assert again.screen() == "deal_end"
    again.press("up")
    check_whole_review(again)
    while again.top()._trick:
        again.press("left")
    again.press("a")
    assert again.screen() == "reason" and again.lines()[1].startswith("Trick 1, ")
    again.press("b b down")
    assert again.screen() == "other_contracts"


def test_the_last_deal_of_a_session(sit):
    player = sit("pybadge", settings=SOLO)
    player.begin()
    while not (player.screen() == "deal_end" and player.session.index == 2):
        if player.screen() == "declare":
            player.declare(3 * 14 + 8)
        elif player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")
    player.press("start")
    player.open("Review the deal")
    check_whole_review(player)
    player.press("b b a")
    assert player.screen() == "session_end"
    # The last deal can be looked at from there too, and the session is still over after it.
    player.press("up")
    check_whole_review(player)
    player.press("b")
    assert player.screen() == "session_end" and player.session.phase() == SESSION_OVER


def test_in_the_kiosk_too(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_KIOSK="yes"))
    deal_end(player)
    player.press("start")
    assert not player.says("Settings")
    player.open("Review the deal")
    check_whole_review(player)
    player.press("right*5 down a")
    assert player.screen() == "reason"
    player.run(130000)
    assert player.screen() == "demo" and player.app.game is None
