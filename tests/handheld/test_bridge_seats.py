"""No screen of Three-handed Bridge shows a card that its player may not see, in any of the three seats."""

import random

import pytest
from bridge_sitting import BRIDGE, act, cards_shown, dealt_hands, may_be_seen
from scenes.three_handed_bridge import seated
from sitting import Sitting

ELSEWHERE = {"title", "statistics", "games", "new_game", "settings_menu", "about", "learn"}


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("level", ["normal", "random"])
def test_only_what_may_be_seen_is_shown(board, dealer, level):
    """Through deals of each dealer, all sides looked at: the menu, the hints, earlier tricks."""
    met, shown_before_lead = set(), set()
    with Sitting(board, settings=dict(BRIDGE, FLUNK_LEVEL=level), seed=9) as player:
        chance = random.Random(dealer)
        for number in (80, 120, 5, 11, 58, 226):
            seated(player, dealer, number, level=level, waits=False)
            for _ in range(400):
                session = player.session
                if session.deal.is_over():
                    break
                look(player, met, shown_before_lead)
                if chance.random() < 0.15 and player.screen() in ("deal", "declare", "doubling", "table"):
                    aside(player, chance, met, shown_before_lead)
                # Some wait for the bots, some look before they have done.
                player.steps(chance.randrange(4))
                look(player, met, shown_before_lead)
                act(player, lambda player: chance.randrange(6), lambda player: chance.randrange(2), lambda player: chance.choice(player.legal()))
        assert {"deal", "doubling", "table", "game_menu", "help", "tricks"} <= met
        # Only at the right of the dealer is there nothing to be seen at first, then dummy's hand or the own one, or both.
        assert {0, 13} <= shown_before_lead <= {0, 13, 26} if dealer == 1 else shown_before_lead == {13}
        assert (26 in shown_before_lead) == (dealer == 1 and level == "normal")


def aside(player, chance, met, counts):
    """Into the menu, the hint, the tricks or the help, and back."""
    for keys in (("start", "b"), ("select", "b"), ("b", "b") if player.screen() == "table" else ("start", "b")):
        player.press(keys[0])
        look(player, met, counts)
        if player.screen() in ("game_menu", "help", "tricks"):
            player.press(keys[1])
            look(player, met, counts)
    if player.app.game.players_turn() and not player.session.deal.is_over() and player.screen() != "table":
        player.press("start")
        entries = [text for text, _ in player.top().entries()]
        if "Hint" in entries:
            player.open("Hint")
            look(player, met, counts)
        else:
            player.press("b")


def look(player, met, counts):
    screen = player.screen()
    session = player.session
    met.add(screen)
    if screen in ELSEWHERE or session.deal.is_over():
        return
    shown = cards_shown(player)
    assert shown <= may_be_seen(session), (screen, session.deal.number)
    if screen in ("deal", "declare", "doubling"):
        # And what may be seen is there.
        assert shown == may_be_seen(session)
        counts.add(len(shown))
    elif screen == "table" and not player.top()._resting and not session.deal.play.count:
        assert shown == may_be_seen(session)


def test_the_rows_by_stage_and_seat():
    """The table of the rules, written out: what lies in dummy's row and in the player's own."""
    cases = (
        # dealer, what he says, stage: dummy's row, own row
        (0, None, "before", 0, 13), (1, None, "before", 0, 0), (2, None, "before", 0, 13),
        (0, 2, "doubling", 0, 13), (1, 2, "doubling", 0, 13), (2, 2, "doubling", 0, 13),
        (0, 5, "doubling", 0, 13), (1, 5, "doubling", 13, 0), (2, 5, "doubling", 0, 13),
        (0, 5, "closed", 0, 13), (1, 5, "closed", 13, 13), (2, 5, "closed", 0, 13),
        (0, 2, "closed", 0, 13), (1, 2, "closed", 0, 13), (2, 2, "closed", 0, 13),
        (0, 5, "led", 13, 13), (1, 5, "led", 13, 13), (2, 5, "led", 13, 12),
    )
    with Sitting("pybadge", settings=BRIDGE, seed=4) as player:
        for dealer, said, stage, dummy, own in cases:
            seated(player, dealer, 120, waits=False)
            session = player.session
            if said is not None:
                session.act(said)
            while stage in ("closed", "led") and session.deal.doubling.turn >= 0:
                session.act(0)
            if stage == "led":
                player.app.game.refresh()
                session.act(min(dealt_hands(120)[1]))
            player.app.game.refresh()
            screen = "deal" if stage == "before" else "doubling"
            player.app.go("table" if stage == "led" else "three_handed_bridge." + screen)
            player.steps(1)
            rows = player.top().dummy.count, player.top().own.count
            # Bots may have gone on; then they have not.
            if (session.deal.play.count, session.deal.doubling.turn >= 0, session.deal.contract >= 0) == (
                    int(stage == "led"), stage == "doubling", said is not None):
                assert rows == (dummy, own), (dealer, said, stage)
            hands = dealt_hands(120)
            seat = (0, 3, 1)[dealer]
            assert set(player.top().own.cards[: rows[1]]) <= hands[seat] and set(player.top().dummy.cards[: rows[0]]) <= hands[2]


def test_hands_that_are_face_down_are_outlines_and_are_said_to_be():
    from handheld.look import EMPTY

    with Sitting("pybadge", settings=BRIDGE, seed=4) as player:
        seated(player, 1, 80, waits=False)
        top = player.top()
        assert [top.own._bright[place, 0] for place in range(13)] == [EMPTY] * 13
        assert [top.dummy._bright[place, 0] for place in range(13)] == [EMPTY] * 13
        assert player.says("Your hand waits face down")
        player.settle()
        player.press("a")
        player.run(1500)
        assert player.screen() == "doubling" and player.says("Dummy's open, yours is not") and player.says("Dummy: NT, three aces")
        seated(player, 0, 80)
        player.press("a")
        assert player.says("Dummy lies face down")
