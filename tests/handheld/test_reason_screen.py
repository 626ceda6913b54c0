"""Why the bots did what they did, on the screen: for every card and contract of a deal that is over."""

import sys

import pytest
from past_deals import NAMES, RUBBER, SOLO, named, seats_of
from scenes import deal_end, deal_end_bot, deal_end_dump, first, to_a_bots_deal

from engine.flunk import bots, snapshot
from engine.flunk.bots import reasons
from engine.flunk.look_back import look_back
from engine.view import View
from handheld import reason_words
from handheld.flunk.table_words import contract_words
from handheld.score_words import score_words
from handheld.words import english as words

BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def leaf(player):
    """The text of all the pages, each line once, without headings."""
    told = []
    heading = player.lines()[0]
    pages = len(player.top()._pages)
    for page in range(pages):
        lines = player.lines()
        assert lines[0] == heading
        if pages > 1:
            assert lines[-1] == "← %d/%d →" % (page + 1, pages)
            lines = lines[:-1]
        told += lines[1:]
        if page + 1 < pages:
            player.press("right")
    return " ".join(told)


def walk_reasons(player, tricks):
    """Ask about every card of some tricks; yield (place, text, whether it was the player's own)."""
    played = player.session
    player.press("up" if player.screen() == "deal_end" else "")
    for trick in tricks:
        while player.top()._trick != trick:
            player.press("right")
        for seat in seats_of(played):
            play = played.deal.play
            place = next(place for place in range(trick * 4, trick * 4 + 4) if play.seat_of(place) == seat)
            player.press("a")
            assert player.screen() == "reason"
            yield place, leaf(player), seat == played.seat_of(0) or seat == 2 and not played.dealer_of(played.index)
            player.press("b")
            assert player.screen() == "review" and player.top().place() == place
            player.press("down")


def reason_at(played, place, level):
    view = View()
    return reasons.explain(level, view, look_back(played, place, view)), view


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("scene, settings", [(deal_end, SOLO), (deal_end_dump, SOLO), (deal_end_bot, RUBBER)])
def test_the_reason_of_every_card(sit, level, scene, settings):
    player = sit("pybadge", settings=dict(settings, FLUNK_LEVEL=level))
    scene(player)
    played = player.session
    before = snapshot.save(played)
    met = 0
    for place, text, own in walk_reasons(player, (0, 5, 9, 12)):
        reason, view = reason_at(played, place, "hard" if own else level)
        card = played.deal.play.cards[place]
        if own:
            assert text.startswith(named(card) + ": your own choice. A hard bot: " + named(reason.choice))
            assert text.endswith(reason_words.advice_text(words, reason, view, named))
        else:
            assert reason.choice == card
            assert text == reason_words.bots_text(words, played, place, reason, view, named)
            assert text.startswith("Trick %d, " % (place // 4 + 1)) and "would choose" not in text
        met += own
    assert met == (4 if scene is deal_end_bot else 8)
    assert snapshot.save(played) == before and played.hints == 0


@pytest.mark.parametrize("dealer", [1, 2])
def test_the_reason_of_a_bots_contract(sit, board, dealer):
    player = sit(board, settings=RUBBER)
    to_a_bots_deal(player, dealer)
    player.press("a")
    player.play_on(first)
    player.press("up a")
    played = player.session
    reason, view = reason_at(played, -1, "normal")
    assert reason.choice == played.deal.contract
    text = leaf(player)
    told = reason_words.bots_text(words, played, -1, reason, view, named)
    assert text.startswith(told) and text.startswith(NAMES[dealer] + ", " + contract_words(words, reason.choice))
    best = sorted(range(74), key=lambda contract: (-reason.worths[contract], contract))[:6]
    assert reason.choice in best[:2]
    assert text[len(told):].split() == " ".join(
        "%s %s" % (contract_words(words, contract), score_words(reason.worths[contract])) for contract in best[2:]).split()


def test_the_players_own_contract(sit):
    player = sit("pybadge", settings=SOLO)
    deal_end(player)
    player.press("up a")
    reason, view = reason_at(player.session, -1, "hard")
    text = leaf(player)
    assert text.startswith("High 9 ♠: your own choice. A hard bot: " + contract_words(words, reason.choice))


def test_a_hurried_card_is_told_as_such(sit):
    """Nothing is made up for a card that the bot would not choose now."""
    player = sit("pybadge", settings=SOLO)
    deal_end(player)
    played = player.session
    play = played.deal.play
    kept = bytes(play.cards)
    # The first defender's card with another choice: as if it had been played.
    place = next(place for place in range(52) if play.seat_of(place) & 1
                 and len(reason_at(played, place, "normal")[0].options) > 1)
    options = reason_at(played, place, "normal")[0].options
    other = next(card for card in options if card != kept[place])
    if other in kept:
        play.cards[bytes(play.cards).index(other)], play.cards[place] = kept[place], other
    text = reason_words.bots_text(words, played, place, reason_at(played, place, "normal")[0],
                                  reason_at(played, place, "normal")[1], named)
    assert named(other) + ": " in text and text.endswith("now the bot would choose %s." % named(kept[place]))


def test_watching_a_bot_in_the_players_seat(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.open("New game")
    player.hands.will_press("a")
    for _ in range(100000):
        player.app.step()
        if player.screen() == "deal_end":
            break
    player.touch("up")
    player.press("a")
    assert leaf(player).startswith("You, " + contract_words(words, player.session.deal.contract) + ": thought")
    player.press("b")
    for place, text, own in walk_reasons(player, (0, 12)):
        assert "your own choice" not in text and text.startswith("Trick ")
        reason, view = reason_at(player.session, place, "normal")
        assert text == reason_words.bots_text(words, player.session, place, reason, view, named)


@pytest.mark.parametrize("key", ["a", "b", "start", "left", "right", "up", "down"])
def test_any_key_leaves_a_thought(sit, key):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_LEVEL="hard"))
    deal_end(player)
    player.press("up right*7 down")
    before = player.lines()
    player.touch("a")
    assert player.screen() == "reason" and player.says("Ada thinks back")
    player.touch(key)
    player.settle()
    assert (player.screen(), player.lines()) == ("review", before)


def loaded():
    return {name for name in bots.DECLARING + bots.PLAYING + ("reasons", "advice")
            if (name if "." in name else "engine.flunk.bots." + name) in sys.modules}


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_the_bots_leave_memory_with_their_reason(sit, level):
    # Another test may have loaded it for itself.
    sys.modules.pop("engine.flunk.bots.advice", None)
    player = sit("pybadge", settings=dict(SOLO, FLUNK_LEVEL=level))
    deal_end(player)
    player.press("up")
    for keys in ("a", "right*9 a", "down a", "down a"):
        player.press(keys)
        assert player.screen() == "reason" and loaded() == set()
        assert not {"handheld.reason_words", "handheld.hint_words", "engine.flunk.look_back"} & set(sys.modules)
        player.press("b")
